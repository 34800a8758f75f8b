# Das Wechselgeld.

small_change-bag = Münzen im Beutel
small_change-bag-holds = { $count ->
    [0] Der Münzbeutel ist leer.
    [one] Im Beutel: { $coins }.
   *[other] Im Beutel { $count } Münzen: { $coins }.
}
small_change-coins = { $count ->
    [one] 1 { $currency }-Münze
   *[other] { $count } { $currency }-Münzen
}
small_change-back = { $count ->
    [one] 1 Münze kommt
   *[other] { $count } Münzen kommen
} zufällig zurück
small_change-log-back = Aus dem Beutel zurück: { $coins }.
small_change-log-drawn = { $you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} aus dem Beutel { $coins }.
