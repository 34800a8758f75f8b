# Die Schatzkammer.

treasure_chamber-price = { $price }, jede Währung
treasure_chamber-room = Raum { $room }, { $price } in beliebigen Währungen: { $families }
treasure_chamber-room-empty = Raum { $room }: leer
treasure_chamber-several = { $count } × { $family }
treasure_chamber-count = { $count ->
    [one] { $count } Schatzkiste
   *[other] { $count } Schatzkisten
}: { $families }
treasure_chamber-bag = { $count ->
    [0] Der Beutel ist leer.
    [one] Im Beutel ist noch 1 Schatzkiste.
   *[other] Im Beutel sind noch { $count } Schatzkisten.
}
treasure_chamber-stopped = { $count ->
    [0] Kein Raum wird mehr gefüllt: Der Beutel ist leer.
    [one] Kein Raum wird mehr gefüllt; 1 Schatzkiste bleibt im Beutel.
   *[other] Kein Raum wird mehr gefüllt; { $count } Schatzkisten bleiben im Beutel.
}
treasure_chamber-rival = { $name }: { $chests }.
treasure_chamber-to-place = Noch aufzustellen:
treasure_chamber-there = trägt eine Schatzkiste

## Kaufen und bezahlen

treasure_chamber-can = Schatzkisten kaufen
treasure_chamber-button = Schatzkisten kaufen
treasure_chamber-buy = Die Schatzkisten aus Raum { $room } kaufen
treasure_chamber-buy-hint = { $families }. Danach wählst du, womit du { $price } bezahlst.
treasure_chamber-buy-button = Wählen
treasure_chamber-pay = Bezahle { $price } für die Schatzkisten
treasure_chamber-pay-hint = Du darfst alle Währungen mischen. Was zu viel ist, ist verloren.
treasure_chamber-pay-with = Schatzkisten: { $sum } zahlen
treasure_chamber-pay-button = { $total } zahlen
treasure_chamber-pay-missing = { $short } fehlen
treasure_chamber-pay-wait = { $name } bezahlt Schatzkisten
treasure_chamber-exact = Genau, ohne weitere Aktion
treasure_chamber-over = { $over } verloren, kein Wechselgeld

## Aufstellen

treasure_chamber-place = Stelle deine Schatzkisten auf
treasure_chamber-place-hint = Tippe ein Gebäude ihrer Farbe an. Der Rest geht nach links weiter.
treasure_chamber-place-left = Noch aufzustellen: { $families }
treasure_chamber-place-on = Schatzkiste auf { $tile }
treasure_chamber-place-button = Aufstellen
treasure_chamber-place-missing = Tippe ein Gebäude an
treasure_chamber-place-wait = { $name } stellt Schatzkisten auf: { $families }
treasure_chamber-reason-colour = Nicht hier: keine Schatzkiste in dieser Farbe
treasure_chamber-reason-no-building = Nicht hier: nur Gebäude tragen Schatzkisten
treasure_chamber-reason-not-built = Nicht hier: nur in deiner Alhambra
treasure_chamber-reason-laden = Nicht hier: es trägt schon eine Schatzkiste

## Im Verlauf

treasure_chamber-log-chosen = { $you ->
    [yes] Du wählst
   *[no] { $who } wählt
} die Schatzkisten aus Raum { $room }.
treasure_chamber-log-bought = { $you ->
    [yes] Du kaufst
   *[no] { $who } kauft
} die Schatzkisten aus Raum { $room } für { $paid }: { $families }.
treasure_chamber-log-placed = { $you ->
    [yes] Du bekommst
   *[no] { $who } bekommt
} Schatzkisten auf { $tiles }.
treasure_chamber-log-chosen-tile = { $you ->
    [yes] Du stellst
   *[no] { $who } stellt
} eine Schatzkiste auf { $tile }.
treasure_chamber-log-passed = Schatzkisten gehen weiter an { $you ->
    [yes] dich
   *[no] { $who }
}: { $families }.{ $put ->
    [yes] {" "}Aufgestellt auf { $tiles }.
   *[no] {""}
}
treasure_chamber-log-returned = Zurück in den Beutel: { $families }.
treasure_chamber-log-drawn = Raum { $room } wird gefüllt: { $families }.
treasure_chamber-log-exhausted = Im Beutel ist nicht mehr genug: Raum { $room } bleibt leer, und kein Raum wird mehr gefüllt.
treasure_chamber-log-lost = Die Schatzkiste von { $tile } kommt zurück in den Beutel.

## In Wertungen, und zum Zurücknehmen

treasure_chamber-scored = Schatzkisten
treasure_chamber-scored-line = { $count ->
    [one] 1 Schatzkiste
   *[other] { $count } Schatzkisten
}, { $shared ->
    [yes] Ränge { $place } geteilt
   *[no] Rang { $place }
}
treasure_chamber-undo-chosen = Rückgängig: Raum gewählt
treasure_chamber-undo-bought = Rückgängig: Schatzkisten gekauft
treasure_chamber-undo-placed = Rückgängig: Schatzkiste auf { $tile }
