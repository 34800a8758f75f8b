# Die Bonuskarten.

bonus_cards-mine = Deine Bonuskarten, die nur du siehst
bonus_cards-card = Bonuskarte { $tile }: { $state ->
    [now] kann jetzt gezeigt werden
    [shown] gezeigt, zählt als ein Plättchen mehr
   *[later] verdeckt; ihr Plättchen liegt nicht in deinem Palast
}
bonus_cards-line = { $held ->
    [one] { $held } Bonuskarte auf der Hand
   *[other] { $held } Bonuskarten auf der Hand
}, { $shown } gezeigt
bonus_cards-show = Bonuskarte { $tile } zeigen
bonus_cards-show-hint = Sie zählt als ein Plättchen ihrer Art mehr. Zeigen kostet nichts.
bonus_cards-show-button = Zeigen
bonus_cards-hidden = verdeckt
bonus_cards-shown = gezeigt
bonus_cards-counts-twice = Bonuskarte gezeigt: ein Plättchen mehr
bonus_cards-window-title = Vor der Wertung: Bonuskarten zeigen?
bonus_cards-window-hint = Wähle die Karten, die du zeigst, dann passe.
bonus_cards-window-wait = Vor der Wertung: { $name } darf Bonuskarten zeigen

## Im Protokoll

bonus_cards-log-show = { $you ->
    [yes] Du zeigst die <r:BONUS-05>Bonuskarte</r> { $tile }: ein Plättchen mehr.
   *[no] { $who } zeigt die <r:BONUS-05>Bonuskarte</r> { $tile }: ein Plättchen mehr.
}
bonus_cards-log-back = { $you ->
    [yes] Die Bonuskarte { $tile } <r:BONUS-07>kommt zurück</r> auf deine Hand.
   *[no] Die Bonuskarte { $tile } <r:BONUS-07>kommt zurück</r> auf die Hand von { $who }.
}
bonus_cards-log-declined = { $you ->
    [yes] Du zeigst keine weitere <r:BONUS-05>Bonuskarte</r>.
   *[no] { $who } zeigt keine weitere <r:BONUS-05>Bonuskarte</r>.
}

## In Wertungen

bonus_cards-also = +{ $count } Bonus

## Rückgängig
bonus_cards-undo = Rückgängig: Bonuskarte { $tile } gezeigt
