# La petite monnaie.

small_change-bag = Pièces dans le sac
small_change-bag-holds = { $count ->
    [0] Le sac de pièces est vide.
    [one] Dans le sac : { $coins }.
   *[other] Dans le sac, { $count } pièces : { $coins }.
}
small_change-coins = { $count ->
    [one] 1 pièce de { $currency }
   *[other] { $count } pièces de { $currency }
}
small_change-back = rend { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
} au hasard
small_change-log-back = Le sac rend { $coins }.
small_change-log-drawn = { $you ->
    [yes] Vous tirez
   *[no] { $who } tire
} du sac { $coins }.
