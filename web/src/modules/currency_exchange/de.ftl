# Die Wechselkarten.

currency_exchange-mine = Deine Wechselkarten
currency_exchange-count = { $count ->
    [one] { $count } Wechselkarte
   *[other] { $count } Wechselkarten
}

## Im Protokoll

currency_exchange-log-take = { $you ->
    [yes] Du nimmst die { $card }.
   *[no] { $who } nimmt die { $card }.
}

currency_exchange-undo = Rückgängig: genommene Karte
