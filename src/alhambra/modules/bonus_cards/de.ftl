# Die Wörter dieses Moduls auf Deutsch.

module-bonus_cards = Die Bonuskarten
module-bonus_cards-summary = Geheime Karten für zehn Plättchen ohne Mauer: aufgedeckt, solange ihr Plättchen gebaut ist, zählt jede wie ein weiteres.

## Worauf das Spiel wartet

moment-bonus = Bonuskarten aufdecken oder passen
not-now-bonus = Vor der Wertung kann man nur Bonuskarten aufdecken oder passen

## Züge: ihre Verben und ihre Überschriften in einer Liste

verb-bonus-show = eine Bonuskarte aufdecken
cli-verb-bonus-show = Aufdecken

## Warum ein Zug abgelehnt wird

bonus-not-held = Auf der Hand ist keine Bonuskarte { $tile }, die aufgedeckt werden könnte.
bonus-not-built = Die Bonuskarte { $tile } kann nur aufgedeckt werden, solange genau dieses Plättchen in der eigenen Alhambra liegt.

## Was geschah

event-pass-bonus = { $who } deckt keine weitere Bonuskarte auf.
event-bonus-show = { $who } deckt die Bonuskarte { $tile } auf.
event-bonus-back = Die Bonuskarte { $tile } kommt zurück auf die Hand von { $who }.

## Auf dem Tisch

seat-bonus-cards = { $count ->
    [one] 1 Bonuskarte
   *[other] { $count } Bonuskarten
}
seat-bonus-shown = aufgedeckt { $tiles }
label-bonus = Bonus

## Einen echten Tisch aufbauen

guide-bonus = Mischt die { $cards } Bonuskarten und gebt jedem Spieler { $each }, verdeckt. { $left ->
    [0] Keine bleibt übrig.
    [one] Die letzte kommt ungesehen in die Schachtel zurück.
   *[other] Die anderen { $left } kommen ungesehen in die Schachtel zurück.
}
