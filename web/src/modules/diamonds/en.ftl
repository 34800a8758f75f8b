# The diamonds.

diamonds-money = { $value } diamond{ $value ->
    [one] {""}
   *[other] s
}
