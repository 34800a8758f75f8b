# Die Wörter dieses Moduls auf Deutsch.

module-thieves = Die Diebe
module-thieves-summary = Geheime Karten: Zwischen zwei Spielzügen nimmt jede eine ausliegende Geldkarte ihrer Währung.

## Wörter

card-thief = Dieb { $first }

## Züge: ihre Verben und ihre Überschriften in einer Liste

verb-steal = einen Dieb einsetzen
cli-verb-steal = Stehlen

## Warum ein Zug abgelehnt wird

thief-own-turn = Direkt vor dem eigenen Spielzug kann man keinen Dieb einsetzen.
thief-not-shown = Die Karte { $card } liegt nicht unter den Geldkarten aus.
thief-no-money = Ein Dieb nimmt nur Geld: { $card } ist keines.
thief-universal = Die Karte { $card } kann nicht gestohlen werden: Kein Dieb hat diese Währung.
thief-not-held = Auf der Hand ist kein Dieb der Währung { $currency }.

## Was geschehen ist

event-steal = { $who } setzt einen Dieb ein und nimmt { $card }.

## Auf dem Tisch

seat-thieves = { $count ->
    [one] 1 Dieb
   *[other] { $count } Diebe
}

## Einen echten Tisch aufbauen

guide-thieves = Mischt die { $cards } Diebeskarten und gebt jedem Spieler { $each }, verdeckt. { $left ->
    [0] Keine bleibt übrig.
   *[other] Die anderen { $left } kommen ungesehen in die Schachtel zurück.
}
