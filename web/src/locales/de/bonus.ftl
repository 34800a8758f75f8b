# Die Bonuskarten.

bonus-mine = Deine Bonuskarten, die nur du siehst
bonus-card = Bonuskarte { $tile }: { $state ->
    [now] kann jetzt gezeigt werden
    [shown] gezeigt, zählt als ein Plättchen mehr
   *[later] verdeckt; ihr Plättchen liegt nicht in deinem Palast
}
bonus-line = { $held ->
    [one] { $held } Bonuskarte auf der Hand
   *[other] { $held } Bonuskarten auf der Hand
}, { $shown } gezeigt
bonus-show = Bonuskarte { $tile } zeigen
bonus-show-hint = Sie zählt als ein Plättchen ihrer Art mehr. Zeigen kostet nichts.
bonus-show-button = Zeigen
bonus-hidden = verdeckt
bonus-shown = gezeigt
bonus-counts-twice = Bonuskarte gezeigt: ein Plättchen mehr
bonus-window-title = Vor der Wertung: Bonuskarten zeigen?
bonus-window-hint = Wähle die Karten, die du zeigst, dann passe.
bonus-window-none = Du kannst jetzt keine Karte zeigen.
bonus-window-wait = Vor der Wertung: { $name } darf Bonuskarten zeigen

## Im Protokoll

bonus-log-show = { $you ->
    [yes] Du zeigst die <r:BONUS-05>Bonuskarte</r> { $tile }: ein Plättchen mehr.
   *[no] { $who } zeigt die <r:BONUS-05>Bonuskarte</r> { $tile }: ein Plättchen mehr.
}
bonus-log-back = { $you ->
    [yes] Die Bonuskarte { $tile } <r:BONUS-07>kommt zurück</r> auf deine Hand.
   *[no] Die Bonuskarte { $tile } <r:BONUS-07>kommt zurück</r> auf die Hand von { $who }.
}

## In Wertungen

bonus-also = +{ $count } Bonus
