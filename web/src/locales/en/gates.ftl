# The city gates.

gates-take = Take the gate card
gates-take-hint = Instead of money, and nothing else with it.
gates-take-button = Take
gates-can = take the gate card
gates-none = no gate card
gates-left = { $count ->
    [one] { $count } gate left
   *[other] { $count } gates left
}
gates-held = { $count ->
    [one] { $count } gate card
   *[other] { $count } gate cards
}
gates-mine = { $count ->
    [one] { $count } gate card: build once behind a wall
   *[other] { $count } gate cards: build behind walls
}
gates-needed = with a gate
gates-toward = { $side ->
    [N] Gate to the north
    [E] Gate to the east
    [S] Gate to the south
   *[W] Gate to the west
}
gates-there = { $side ->
    [N] gate to the north, the tile stays
    [E] gate to the east, the tile stays
    [S] gate to the south, the tile stays
   *[W] gate to the west, the tile stays
}

## In the log

gates-log-card = A <r:GATE-03>gate card</r> lies beside the market.
gates-log-discarded = Another gate card is turned up and <r:GATE-04>discarded</r>.
gates-log-take = { $you ->
    [yes] You take the <r:GATE-05>gate card</r>.
   *[no] { $who } takes the <r:GATE-05>gate card</r>.
}
gates-log = { $you ->
    [yes] You put up
   *[no] { $who } puts up
} a <r:GATE-08>gate</r> at { $tile }, { $side ->
    [N] to the north
    [E] to the east
    [S] to the south
   *[W] to the west
}.
gates-log-there = With a <r:GATE-08>gate</r> { $side ->
    [N] to the north
    [E] to the east
    [S] to the south
   *[W] to the west
}.
