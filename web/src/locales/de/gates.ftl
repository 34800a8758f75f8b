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
