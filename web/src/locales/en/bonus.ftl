# The bonus cards.

bonus-mine = Your bonus cards, seen by you alone
bonus-card = Bonus card { $tile }: { $state ->
    [now] can be shown now
    [shown] shown, counts as one more tile
   *[later] hidden; its tile is not in your palace
}
bonus-line = { $held ->
    [one] { $held } bonus card in hand
   *[other] { $held } bonus cards in hand
}, { $shown } shown
bonus-show = Show the bonus card { $tile }
bonus-show-hint = It counts as one more tile of its family. Showing is free.
bonus-show-button = Show
bonus-hidden = hidden
bonus-shown = shown
bonus-counts-twice = bonus card shown: one more tile
bonus-window-title = Before the scoring: show bonus cards?
bonus-window-hint = Choose the cards to show, then pass.
bonus-window-none = You have no card to show now.
bonus-window-wait = Before the scoring: { $name } may show bonus cards

## In the log

bonus-log-show = { $you ->
    [yes] You show the <r:BONUS-05>bonus card</r> { $tile }: one more tile.
   *[no] { $who } shows the <r:BONUS-05>bonus card</r> { $tile }: one more tile.
}
bonus-log-back = { $you ->
    [yes] The bonus card { $tile } <r:BONUS-07>comes back</r> to your hand.
   *[no] The bonus card { $tile } <r:BONUS-07>comes back</r> to the hand of { $who }.
}

## In scorings

bonus-also = +{ $count } bonus
