# The words of this module in English.

module-bonus_cards = The Bonus Cards
module-bonus_cards-summary = Secret cards for ten tiles without walls: revealed while its tile is built, a card counts as one more of the kind.

## What the game waits for

moment-bonus = Reveal bonus cards, or pass
not-now-bonus = before the points are counted you can only reveal bonus cards or pass

## Moves: their verbs, and their headings in a list

verb-bonus-show = reveal a bonus card
cli-verb-bonus-show = Reveal

## Why a move is refused

bonus-not-held = You hold no bonus card of { $tile } that could be revealed.
bonus-not-built = The bonus card of { $tile } can only be revealed while exactly this tile lies in your Alhambra.

## What happened

event-pass-bonus = { $who } reveals no further bonus card.
event-bonus-show = { $who } reveals the bonus card of { $tile }.
event-bonus-back = The bonus card of { $tile } goes back to the hand of { $who }.

## On the table

seat-bonus-cards = { $count ->
    [one] 1 bonus card
   *[other] { $count } bonus cards
}
seat-bonus-shown = revealed { $tiles }
label-bonus = Bonus

## Setting up a real table

guide-bonus = Shuffle the { $cards } bonus cards and deal { $each } to each player, face down. { $left ->
    [0] No card is left over.
    [one] The last one goes back into the box, unseen.
   *[other] The other { $left } go back into the box, unseen.
}
