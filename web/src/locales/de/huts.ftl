# Die Bauhütten.

huts-free = kostenlos, eine je Aktion
huts-button = Bauhütte nehmen
huts-take = Bauhütte nehmen
huts-can = eine Bauhütte nehmen
huts-title = Bauhütte { $building } nehmen
huts-hint = Sie ist kostenlos. Sie zählt die Gebäude ihrer Farbe gleich nebenan: { $building }.
huts-none = { $building }: alle Bauhütten sind vergeben
huts-pile = Bauhütte { $building }, { $walls ->
    [0] ohne Mauer
    [one] Mauer { $sides }
   *[other] Mauern { $sides }
}; { $left ->
    [0] die letzte
   *[other] { $left } darunter
}
huts-dots = Bauhütten: { $used } von { $most }
huts-worth = zählt jetzt { $value }

## Im Protokoll

huts-log = { $you ->
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

huts-undo = Zurück: { $tile }
huts-also = +{ $count } { $many ->
    [no] Bauhütte
   *[yes] Bauhütten
}
