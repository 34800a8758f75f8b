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
