# Die Diamanten.

diamonds-money = { $value } { $value ->
    [one] Diamant
   *[other] Diamanten
}
