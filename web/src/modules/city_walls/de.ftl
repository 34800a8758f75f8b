# Die Stadtmauern.

city_walls-sides = { $sides ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
    [W] im Westen
    [NE] im Norden und im Osten
    [NS] im Norden und im Süden
    [NW] im Norden und im Westen
    [ES] im Osten und im Süden
    [EW] im Osten und im Westen
    [SW] im Süden und im Westen
   *[other] { $sides }
}

city_walls-cards = { $count ->
    [one] { $count } Mauerkarte
   *[other] { $count } Mauerkarten
}
city_walls-card = Mauerkarte: { city_walls-sides }
city_walls-left = { $count ->
    [one] { $count } Holzstäbchen
   *[other] { $count } Holzstäbchen
}
city_walls-can = Mauern bauen
city_walls-no-room = Keines der eigenen Plättchen hat Platz für diese Mauern.
city_walls-title = { $sides ->
    [N] Mauer
    [E] Mauer
    [S] Mauer
    [W] Mauer
   *[other] Mauern
} { city_walls-sides }
city_walls-title-tile = { city_walls-title }: { $tile }
city_walls-hint = { $count ->
    [one] Wähle das Plättchen: Nur eines hat Platz.
   *[other] Wähle ein Plättchen: { $count } haben Platz.
}
city_walls-travels = Die Mauern bleiben auf dem Plättchen, wo es auch liegt.
city_walls-build = Bauen
city_walls-missing = Erst ein Plättchen wählen

## Warum ein Plättchen nicht passt

city_walls-reason-printed = Hier ist schon eine Mauer
city_walls-reason-stick = Hier ist schon ein Holzstäbchen
city_walls-reason-neighbour = Ein anderes Plättchen liegt daran
city_walls-reason-outwork = Nicht auf ein Feldlager

## Im Protokoll

city_walls-log-card = Eine <r:WALL-04>Mauerkarte</r> liegt neben dem Bauhof: { city_walls-sides }.
city_walls-log = { $you ->
    [yes] Du baust
   *[no] { $who } baut
} { $sides ->
    [N] eine <r:WALL-07>Mauer</r>
    [E] eine <r:WALL-07>Mauer</r>
    [S] eine <r:WALL-07>Mauer</r>
    [W] eine <r:WALL-07>Mauer</r>
   *[other] <r:WALL-07>Mauern</r>
} { city_walls-sides } { $fountain ->
    [yes] des Brunnens
   *[no] von { $tile }
}.

## Rückgängig
city_walls-undo = Rückgängig: Mauern von { $tile }
