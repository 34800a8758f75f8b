# Exchange cards.

exchange-mine = Your exchange cards
exchange-count = { $count ->
    [one] { $count } exchange card
   *[other] { $count } exchange cards
}
