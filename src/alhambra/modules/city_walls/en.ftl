# The words of this module in English.

module-city_walls = The City Walls
module-city_walls-summary = A wall card puts one or two wooden walls on one of your tiles; they count like printed walls.

## Words

# The sides that a card shows: "north and east".
wall-sides = { $sides ->
    [N] north
    [E] east
    [S] south
    [W] west
    [NE] north and east
    [NS] north and south
    [NW] north and west
    [ES] east and south
    [EW] east and west
    [SW] south and west
   *[other] { $sides }
}

wall-tile = { $tile ->
    [F] the fountain
   *[other] { $tile }
}

## Moves: their verbs, and their headings in a list

verb-wall-build = build walls
cli-verb-wall-build = Walls

## Why a move is refused

unknown-move-wall = In “{ $text }”, there is no wall card “{ $word }”.
wall-not-shown = No wall card for { wall-sides } lies beside the market.
wall-not-own = { $tile } is not yours; walls are built on a tile of your Alhambra or your reserve, on one you have just bought, or on your fountain.
wall-rival = { $tile } belongs to Dirk; nobody builds walls on it.
wall-outwork = { $tile } is a camp; no walls are built on camps.
wall-printed = No wooden wall goes on top of a printed one: { wall-tile } has one on its { side } side.
wall-stick = No wooden wall goes on top of another: { wall-tile } already has one on its { side } side.
wall-neighbour = A wall on the { side } side of { wall-tile } would stand against an open side: at { $cell }, another tile touches it there.

## What happened

event-wall-card = A wall card turns up and lies beside the market: { wall-sides }.
event-wall-build = { $who } builds { $sides ->
    [N] a wall
    [E] a wall
    [S] a wall
    [W] a wall
   *[other] two walls
} on { $tile ->
    [F] the fountain
   *[other] { $tile }
}, { wall-sides }.

## On the table

label-walls = Walls

## Setting up a real table

guide-part-city_walls = { $count ->
    [one] { $count } wall card
   *[other] { $count } wall cards
}
guide-wall-cards = Shuffle the { $count } wall cards and put them face down on the piles: { $parts }.
guide-walls = Put the { $count } wooden walls beside the market, and leave room for wall cards there.
