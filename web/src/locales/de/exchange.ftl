# Die Wechselkarten.

exchange-mine = Deine Wechselkarten
exchange-count = { $count ->
    [one] { $count } Wechselkarte
   *[other] { $count } Wechselkarten
}
