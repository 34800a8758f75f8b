# The city gates.

city_gates-take = Take the gate card
city_gates-take-hint = Instead of money, and nothing else with it.
city_gates-take-button = Take
city_gates-can = take the gate card
city_gates-none = no gate card
city_gates-left = { $count ->
    [one] { $count } gate left
   *[other] { $count } gates left
}
city_gates-held = { $count ->
    [one] { $count } gate card
   *[other] { $count } gate cards
}
city_gates-mine = { $count ->
    [one] { $count } gate card: build once behind a wall
   *[other] { $count } gate cards: build behind walls
}
city_gates-needed = with a gate
city_gates-toward = { $side ->
    [N] Gate to the north
    [E] Gate to the east
    [S] Gate to the south
   *[W] Gate to the west
}
city_gates-there = { $side ->
    [N] gate to the north, the tile stays
    [E] gate to the east, the tile stays
    [S] gate to the south, the tile stays
   *[W] gate to the west, the tile stays
}

## In the log

city_gates-log-card = A <r:GATE-03>gate card</r> lies beside the market.
city_gates-log-discarded = Another gate card is turned up and <r:GATE-04>discarded</r>.
city_gates-log-take = { $you ->
    [yes] You take the <r:GATE-05>gate card</r>.
   *[no] { $who } takes the <r:GATE-05>gate card</r>.
}
city_gates-log = { $you ->
    [yes] You put up
   *[no] { $who } puts up
} a <r:GATE-08>gate</r> at { $tile }, { $side ->
    [N] to the north
    [E] to the east
    [S] to the south
   *[W] to the west
}.
city_gates-log-there = With a <r:GATE-08>gate</r> { $side ->
    [N] to the north
    [E] to the east
    [S] to the south
   *[W] to the west
}.

## Undo
city_gates-undo-take = Undo: gate card taken
city_gates-undo = Undo: gate at { $tile }
