# Die Feldlager: warum eines hier nicht stehen kann, und wie sie gewertet werden.

camps-scored = Feldlager
camps-reason-bastion-side = Nicht hier: Die Bastion braucht eine Mauer
camps-reason-green-side = Nicht hier: Eine Gartenseite berührt etwas
camps-reason-no-wall = Nicht hier: keine Mauer zum Anlehnen
camps-reason-single-contact = Nicht hier: Ein Feldlager lehnt nur an einer Mauer
camps-effect = { $points ->
    [one] { $points } Punkt in jeder Wertung
   *[other] { $points } Punkte in jeder Wertung
}
camps-tile = Feldlager { $cost }
camps-label = { $tile }, { $count ->
    [one] Bastion
   *[other] Bastionen
} { $sides }
camps-reason-free-ground = Nicht hier: Ein Feldlager braucht freies Land
camps-reason-leans = Nicht hier: Ein Feldlager lehnt an dieser Seite
camps-reason-prop = Es muss bleiben: Ein Feldlager lehnt daran
camps-sides = { $count ->
    [one] Bastion { $sides }
   *[other] Bastionen { $sides }
}
