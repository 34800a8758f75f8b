# Les diamants.

diamonds-money = { $value } diamant{ $value ->
    [one] {""}
   *[other] s
}
