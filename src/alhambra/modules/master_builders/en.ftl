# The words of this module in English.

module-master_builders = The Master Builders
module-master_builders-summary = Money cards of value 3: pay with them, or play one at the end of your turn for another redesign; when used they leave the game.

## Words

card-builder = { $currency } master builder { $value }

## Moves: their verbs, and their headings in a list

verb-builder = play a master builder
cli-verb-builder = Master builder

## Why a move is refused

builder-first = Play a master builder first: the card leaves the game, then you redesign.
builder-once = You have already played a master builder in this turn; it gives one redesign a turn.
builder-not-held = Your hand holds no { $currency } master builder.
builder-no-redesign = No redesign is possible with a master builder, so it cannot be played.
builder-adds-only = In this game a master builder only lets you add a tile from the reserve.

## What happened

event-builders-dealt = { $cards ->
    [none] { $who } gets { $count } master builder cards, which nobody else sees.
   *[other] { $who } gets { $cards }.
}
event-builder = { $who } plays the card { $card } for a redesign; it leaves the game.

## Options

option-architect_mode = Power of master builders
option-architect_mode-summary = A master builder gives any redesign (redesign), or only lets you add a tile from the reserve (add_only).
library-value-redesign = any redesign
library-value-add_only = only add

## Setting up a real table

guide-builders-deal = Shuffle the { $cards } master builder cards and deal { $each } to each player, face down, before the starting money; they are not part of it.
guide-part-master_builders = { $count ->
    [one] { $count } master builder
   *[other] { $count } master builders
}
guide-builders = Put master builder cards face down on the piles: { $parts }. { $left ->
    [0] No card is left over.
   *[other] The other { $left } go back into the box, unseen.
}
