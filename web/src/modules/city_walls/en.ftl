# The city walls.

city_walls-sides = { $sides ->
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

city_walls-cards = { $count ->
    [one] { $count } wall card
   *[other] { $count } wall cards
}
city_walls-card = Wall card: { city_walls-sides }
city_walls-left = { $count ->
    [one] { $count } wooden wall
   *[other] { $count } wooden walls
}
city_walls-can = build walls
city_walls-no-room = None of your tiles has room for these walls.
city_walls-title = { $sides ->
    [N] Wall
    [E] Wall
    [S] Wall
    [W] Wall
   *[other] Walls
} { city_walls-sides }
city_walls-title-tile = { city_walls-title }: { $tile }
city_walls-hint = { $count ->
    [one] Choose the tile: only one has room.
   *[other] Choose a tile: { $count } have room.
}
city_walls-travels = The walls stay on the tile, wherever it is laid.
city_walls-build = Build
city_walls-missing = Choose a tile

## Why a tile will not do

city_walls-reason-printed = There is a wall already
city_walls-reason-stick = There is a wooden wall already
city_walls-reason-neighbour = Another tile touches it
city_walls-reason-outwork = Not on a camp

## In the log

city_walls-log-card = A <r:WALL-04>wall card</r> lies beside the market: { city_walls-sides }.
city_walls-log = { $you ->
    [yes] You build
   *[no] { $who } builds
} { $sides ->
    [N] a <r:WALL-07>wall</r>
    [E] a <r:WALL-07>wall</r>
    [S] a <r:WALL-07>wall</r>
    [W] a <r:WALL-07>wall</r>
   *[other] <r:WALL-07>walls</r>
} { city_walls-sides } of { $fountain ->
    [yes] the fountain
   *[no] { $tile }
}.

## Undoing
city_walls-undo = Undo: walls of { $tile }
