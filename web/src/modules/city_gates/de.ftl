# Die Stadttore.

city_gates-take = Torkarte nehmen
city_gates-take-hint = Anstelle von Geld, und nichts anderes dazu.
city_gates-take-button = Nehmen
city_gates-can = die Torkarte nehmen
city_gates-none = keine Torkarte
city_gates-left = { $count ->
    [one] noch { $count } Tor
   *[other] noch { $count } Tore
}
city_gates-held = { $count ->
    [one] { $count } Torkarte
   *[other] { $count } Torkarten
}
city_gates-mine = { $count ->
    [one] { $count } Torkarte: einmal hinter einer Mauer bauen
   *[other] { $count } Torkarten: hinter Mauern bauen
}
city_gates-needed = mit einem Tor
city_gates-toward = { $side ->
    [N] Tor im Norden
    [E] Tor im Osten
    [S] Tor im Süden
   *[W] Tor im Westen
}
city_gates-there = { $side ->
    [N] Tor im Norden, das Plättchen bleibt
    [E] Tor im Osten, das Plättchen bleibt
    [S] Tor im Süden, das Plättchen bleibt
   *[W] Tor im Westen, das Plättchen bleibt
}

## Im Protokoll

city_gates-log-card = Eine <r:GATE-03>Torkarte</r> liegt neben dem Bauhof.
city_gates-log-discarded = Eine weitere Torkarte wird aufgedeckt und <r:GATE-04>abgelegt</r>.
city_gates-log-take = { $you ->
    [yes] Du nimmst die <r:GATE-05>Torkarte</r>.
   *[no] { $who } nimmt die <r:GATE-05>Torkarte</r>.
}
city_gates-log = { $you ->
    [yes] Du stellst
   *[no] { $who } stellt
} ein <r:GATE-08>Tor</r> an { $tile }, { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}.
city_gates-log-there = Mit einem <r:GATE-08>Tor</r> { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}.

## Rückgängig
city_gates-undo-take = Rückgängig: Torkarte genommen
city_gates-undo = Rückgängig: Tor an { $tile }
