# Die Stadttore.

gates-take = Torkarte nehmen
gates-take-hint = Anstelle von Geld, und nichts anderes dazu.
gates-take-button = Nehmen
gates-can = die Torkarte nehmen
gates-none = keine Torkarte
gates-left = { $count ->
    [one] noch { $count } Tor
   *[other] noch { $count } Tore
}
gates-held = { $count ->
    [one] { $count } Torkarte
   *[other] { $count } Torkarten
}
gates-mine = { $count ->
    [one] { $count } Torkarte: einmal hinter einer Mauer bauen
   *[other] { $count } Torkarten: hinter Mauern bauen
}
gates-needed = mit einem Tor
gates-toward = { $side ->
    [N] Tor im Norden
    [E] Tor im Osten
    [S] Tor im Süden
   *[W] Tor im Westen
}
gates-there = { $side ->
    [N] Tor im Norden, das Plättchen bleibt
    [E] Tor im Osten, das Plättchen bleibt
    [S] Tor im Süden, das Plättchen bleibt
   *[W] Tor im Westen, das Plättchen bleibt
}

## Im Protokoll

gates-log-card = Eine <r:GATE-03>Torkarte</r> liegt neben dem Bauhof.
gates-log-discarded = Eine weitere Torkarte wird aufgedeckt und <r:GATE-04>abgelegt</r>.
gates-log-take = { $you ->
    [yes] Du nimmst die <r:GATE-05>Torkarte</r>.
   *[no] { $who } nimmt die <r:GATE-05>Torkarte</r>.
}
gates-log = { $you ->
    [yes] Du stellst
   *[no] { $who } stellt
} ein <r:GATE-08>Tor</r> an { $tile }, { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}.
gates-log-there = Mit einem <r:GATE-08>Tor</r> { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}.
