# The words of this module in English.

module-city_gates = The City Gates
module-city_gates-summary = Gate cards let a tile be built behind a wall; the way to it leads through a gate that stays for ever.

## Moves: their verbs, and their headings in a list

verb-gate-take = take the gate card
verb-gate-place = place a tile with a gate
verb-gate-add = add a tile from the reserve with a gate
verb-gate-swap = swap a camp for a tile of the reserve with a gate
cli-verb-gate-take = Gate card
cli-verb-gate-place = Gate
cli-verb-gate-add = Add by gate
cli-verb-gate-swap = Swap by gate

## Why a move is refused

gate-none-open = No gate card lies beside the market.
gate-no-card = You hold no gate card to lay { $tile } with.
gate-camp = { $camp } leans on a wall from outside; a camp needs no way to it, hence no gate.
gate-bastion = At { $cell }, { $camp } lies { toward }; no gate can be put up against the bastion of a camp.
gate-not-needed = At { $cell }, { $tile } can be reached on foot; a gate is only put up where nothing else gives access.
gate-leads-nowhere = At { $cell }, there is no tile on the { side } side of { $tile } that a gate could lead to.
gate-added-wall = At { $cell }, the double wall on the { side } side of { $tile } is not printed on both tiles; a gate never stands on a wall that was added.
gate-fixed = { $tile } at { $cell } must stay for ever: a gate stands beside it.

## What happened

event-gate-card = A gate card turns up and lies beside the market.
event-gate-discarded = Another gate card turns up and goes to the discard.
event-gate-take = { $who } takes the gate card.
event-gate = { $who } puts up a gate on the { side } side of { $tile } at { $cell }.

## Setting up a real table

guide-part-city_gates = { $count ->
    [one] { $count } gate card
   *[other] { $count } gate cards
}
guide-gate-cards = Take one gate card for each player, { $count } in all, and put them face down on the piles: { $parts }.
guide-gates = Put { $count } wooden gates beside the market, and leave room for one gate card there.
