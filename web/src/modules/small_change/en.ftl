# Small change.

small_change-bag = Coins in the bag
small_change-bag-holds = { $count ->
    [0] The bag of coins is empty.
    [one] In the bag: { $coins }.
   *[other] In the bag, { $count } coins: { $coins }.
}
small_change-coins = { $count ->
    [one] 1 { $currency } coin
   *[other] { $count } { $currency } coins
}
small_change-back = { $count ->
    [one] 1 coin comes
   *[other] { $count } coins come
} back at random
small_change-log-back = The bag gives back { $coins }.
small_change-log-drawn = { $you ->
    [yes] You draw
   *[no] { $who } draws
} from the bag { $coins }.
