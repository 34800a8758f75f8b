# Les bureaux de change.

exchange-mine = Vos bureaux de change
exchange-count = { $count ->
    [one] { $count } bureau de change
   *[other] { $count } bureaux de change
}
