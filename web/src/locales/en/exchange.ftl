# Exchange cards.

exchange-mine = Your exchange cards
exchange-count = { $count ->
    [one] { $count } exchange card
   *[other] { $count } exchange cards
}

## In the log

exchange-log-take = { $you ->
    [yes] You take the { $card }.
   *[no] { $who } takes the { $card }.
}

exchange-undo = Undo: card taken
