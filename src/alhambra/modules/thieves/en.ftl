# The words of this module in English.

module-thieves = The Thieves
module-thieves-summary = Secret cards: between two turns, each takes one displayed money card of its currency.

## Words

card-thief = { $first } thief

## Moves: their verbs, and their headings in a list

verb-steal = send a thief
cli-verb-steal = Steal

## Why a move is refused

thief-own-turn = Right before your own turn you cannot send a thief.
thief-not-shown = The card { $card } is not among the displayed money cards.
thief-no-money = A thief takes nothing but money: { $card } is none.
thief-universal = The card { $card } cannot be stolen: no thief has this currency.
thief-not-held = You have no { $currency } thief.

## What happened

event-steal = { $who } sends a thief and takes { $card }.

## On the table

seat-thieves = { $count ->
    [one] 1 thief
   *[other] { $count } thieves
}

## Setting up a real table

guide-thieves = Shuffle the { $cards } thief cards and deal { $each } to each player, face down. { $left ->
    [0] No card is left over.
   *[other] The other { $left } go back into the box, unseen.
}
