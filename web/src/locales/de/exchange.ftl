# Die Wechselkarten.

exchange-mine = Deine Wechselkarten
exchange-count = { $count ->
    [one] { $count } Wechselkarte
   *[other] { $count } Wechselkarten
}

## Im Protokoll

exchange-log-take = { $you ->
    [yes] Du nimmst die { $card }.
   *[no] { $who } nimmt die { $card }.
}

exchange-undo = Zurück: genommene Karte
