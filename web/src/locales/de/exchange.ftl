# Die Wechselstuben.

exchange-mine = Deine Wechselstuben
exchange-count = { $count ->
    [one] { $count } Wechselstube
   *[other] { $count } Wechselstuben
}
