# Die Bauhütten.

worker_huts-free = kostenlos, eine je Aktion
worker_huts-button = Bauhütte nehmen
worker_huts-take = Bauhütte nehmen
worker_huts-can = eine Bauhütte nehmen
worker_huts-title = Bauhütte { $building } nehmen
worker_huts-hint = Sie ist kostenlos. Sie zählt die Gebäude ihrer Farbe gleich nebenan: { $building }.
worker_huts-none = { $building }: alle Bauhütten sind vergeben
worker_huts-pile = Bauhütte { $building }, { $walls ->
    [0] ohne Mauer
    [one] Mauer { $sides }
   *[other] Mauern { $sides }
}; { $left ->
    [0] die letzte
   *[other] { $left } darunter
}
worker_huts-dots = Bauhütten: { $used } von { $most }
worker_huts-worth = zählt jetzt { $value }

## Im Protokoll

worker_huts-log = { $you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
}{ $then ->
    [built] {" "}und { $you ->
        [yes] baust
       *[no] baut
    }
   *[other] {""}
} eine Bauhütte: { $tile }{ $then ->
    [kept] , in die Reserve
   *[other] {""}
}{ $next ->
    [yes] , die nächste wird aufgedeckt
   *[no] , die letzte ihrer Farbe
}.

## In Wertungen, und zum Zurücknehmen

worker_huts-undo = Rückgängig: { $tile }
worker_huts-also = +{ $count } { $many ->
    [no] Bauhütte
   *[yes] Bauhütten
}
worker_huts-tile = Bauhütte { $building }
