# The words of this module in English.

module-treasure_chamber = The Treasure Chamber
module-treasure_chamber-summary = The four chests of a room are bought and put on buildings of their colour; who has the most chests scores.

## What the game waits for

moment-chamber = Pay for the chests, with any mixture of money
moment-chests = Choose the building that takes a chest
not-now-chamber = the chests have to be paid first
not-now-chests = the chests have to be put on buildings first

## Moves: their verbs, and their headings in a list

verb-chests-buy = buy the chests of a room
verb-chests-pay = pay for the chests
verb-chests-place = put a chest on a building
cli-verb-chests-buy = Chests
cli-verb-chests-pay = Pay
cli-verb-chests-place = Chest on

## Why a move is refused

chests-no-room = The treasure chamber has no room { $space }; it has { $count }.
chests-room-empty = Room { $space } is empty.
chests-too-dear = The chests of a room cost { $price }; your hand is not worth that much.
chests-too-little = The chests cost { $price }; these cards are worth { $total }.
chests-not-held = Your hand does not hold all of these cards: { $cards }.
chests-only-money = Chests are paid with money only, not with { $card }.
chests-mixed = The card { $card } pays for chests only if all is paid in this currency.
chest-colour = There is no chest of the colour of { $tile } to be placed.
chest-no-building = Only buildings carry chests.
chest-not-built = { $tile } is not in your Alhambra.
chest-laden = { $tile } carries a chest already, and one is the most.

## What happened

event-chests-chosen = { $who } chooses the chests of room { $room }.
event-chests-bought = { $who } buys the chests of room { $room } ({ $families }) and pays { $cards }.
event-chests-placed = { $who } gets chests on { $tiles }.
event-chest-placed = { $who } puts a chest on { $tile }.
event-chests-passed = Chests are passed on to { $who }: { $families }.
event-chests-returned = Chests go back into the bag: { $families }.
event-chests-drawn = Room { $room } is filled: { $families }.
event-chests-exhausted = The bag does not hold enough: room { $room } stays empty, and no room is filled any more.
event-chest-lost = The chest of { $tile } goes back into the bag.

## Where points come from

line-chests = { $who }: { $points } for { $count ->
    [one] { $count } chest
   *[other] { $count } chests
} (rank { $rank }{ $shared ->
    [1] {""}
   *[other] , shared by { $shared }
})

## On the table

seat-chests = { $count ->
    [one] { $count } chest
   *[other] { $count } chests
}: { $tiles }
label-chests = Chests
label-chests-bought = To place
label-chests-rival = Dirk’s chests

## Setting up a real table

guide-chests = Put the { $count } chests into their bag: { $parts }. Draw { $size } for each of the { $rooms } rooms of the treasure chamber.
