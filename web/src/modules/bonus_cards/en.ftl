# The bonus cards.

bonus_cards-mine = Your bonus cards, seen by you alone
bonus_cards-card = Bonus card { $tile }: { $state ->
    [now] can be shown now
    [shown] shown, counts as one more tile
   *[later] hidden; its tile is not in your palace
}
bonus_cards-line = { $held ->
    [one] { $held } bonus card in hand
   *[other] { $held } bonus cards in hand
}, { $shown } shown
bonus_cards-show = Show the bonus card { $tile }
bonus_cards-show-hint = It counts as one more tile of its family. Showing is free.
bonus_cards-show-button = Show
bonus_cards-hidden = hidden
bonus_cards-shown = shown
bonus_cards-counts-twice = bonus card shown: one more tile
bonus_cards-window-title = Before the scoring: show bonus cards?
bonus_cards-window-hint = Choose the cards to show, then pass.
bonus_cards-window-wait = Before the scoring: { $name } may show bonus cards

## In the log

bonus_cards-log-show = { $you ->
    [yes] You show the <r:BONUS-05>bonus card</r> { $tile }: one more tile.
   *[no] { $who } shows the <r:BONUS-05>bonus card</r> { $tile }: one more tile.
}
bonus_cards-log-back = { $you ->
    [yes] The bonus card { $tile } <r:BONUS-07>comes back</r> to your hand.
   *[no] The bonus card { $tile } <r:BONUS-07>comes back</r> to the hand of { $who }.
}
bonus_cards-log-declined = { $you ->
    [yes] You show no further <r:BONUS-05>bonus card</r>.
   *[no] { $who } shows no further <r:BONUS-05>bonus card</r>.
}

## In scorings

bonus_cards-also = +{ $count } bonus

## Undo
bonus_cards-undo = Undo: bonus card { $tile } shown
