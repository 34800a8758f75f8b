# The words of this module in English.

module-invaders = The Invaders
module-invaders-summary = After each scoring an attack from one side of the compass: every open side that faces it costs points.

## Words

attack-from = { $direction ->
    [N] from the north
    [E] from the east
    [S] from the south
    [W] from the west
   *[other] { $direction }
}

## What the game waits for

moment-scout = Send a scout to look at the next attack card, or pass
not-now-scout = a scout may look at the next attack card first, or you pass

## Moves: their verbs, and their headings in a list

verb-scout = send a scout
cli-verb-scout = Scout

## Why a move is refused

scout-other = This purchase is none of this scout’s: { building }.

## What happened

event-pass-scout = { $who } leaves the scout where he is.
event-scout = { $direction ->
    [none] { $who } sends a scout ({ building }) and looks at the next attack card in secret.
   *[other] { $who } sends a scout ({ building }): the next attack comes { attack-from }.
}
event-scouts = Scouts on display: { $buildings }.
event-attack-card = The next attack will come { attack-from }.
event-attack = After scoring { $scoring }, the attack comes { attack-from }: { $lost ->
    [0] nobody loses a point
    [one] one point is lost in all
   *[other] { $lost } points are lost in all
}. Scores: { $scores }.

## Where the points went

line-attack = { $who }: { $points } by the attack { attack-from }, { $count ->
    [one] one open side
   *[other] { $count } open sides
} for { $due }

## On the table

seat-scouted = knows the next attack
label-attack = Attacks
label-scouts = Scouts

## Options

option-attack_open = Open attack card
option-attack_open-summary = Whether the next attack card always lies open; then scouts are not used.

## Setting up a real table

guide-invaders = Shuffle the { $cards } attack cards and lay them aside as a face-down stack. Shuffle the { $scouts } scouts and turn up the top { $count }.
guide-invaders-open = Shuffle the { $cards } attack cards and lay them aside as a face-down stack. Turn up the top one beside it. Scouts stay in the box.
