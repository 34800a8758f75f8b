# Exchange cards.

currency_exchange-mine = Your exchange cards
currency_exchange-count = { $count ->
    [one] { $count } exchange card
   *[other] { $count } exchange cards
}

## In the log

currency_exchange-log-take = { $you ->
    [yes] You take the { $card }.
   *[no] { $who } takes the { $card }.
}

currency_exchange-undo = Undo: card taken
