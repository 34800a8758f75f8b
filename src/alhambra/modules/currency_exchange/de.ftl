# Die Wörter dieses Moduls auf Deutsch.

module-currency_exchange = Die Wechselstube
module-currency_exchange-summary = Sechs Karten im Stapel, von denen jede erlaubt, ein Plättchen in zwei Währungen zu bezahlen.

## Wörter

# Eine Wechselkarte mit ihren zwei Währungen.
card-exchange = Wechselkarte { $first }/{ $second }

## Züge: ihre Verben und ihre Überschriften in einer Liste

verb-exchange-take = eine Wechselkarte nehmen
cli-verb-exchange-take = Wechseln

## Warum ein Zug abgelehnt wird

unknown-move-exchange = In „{ $text }“: Für „{ $word }“ gibt es keine Wechselkarte.
exchange-not-shown = Die { $card } liegt nicht in der Auslage.
exchange-alone = Die { $card } wird allein genommen, anstelle von Geld; nichts kommt dazu.
exchange-other-space = { $tile } liegt auf dem Feld für { $currency }; die { $card } zeigt diese Währung nicht.
exchange-not-held = Die { $card } für { $tile } ist nicht auf der Hand.
exchange-idle = Die { $card } wird nur gespielt, wenn mindestens eine Karte { $currency } mit bezahlt wird.

## Was geschah

event-exchange-take = { $who } nimmt die { $card }.

## Auf dem Tisch

seat-exchange-cards = { $count ->
    [one] 1 Wechselkarte
   *[other] { $count } Wechselkarten
}

## Optionen

option-exchange_exact_only = Wechselkarten zahlen passend
option-exchange_exact_only-summary = Ob eine Wechselkarte nur gespielt werden darf, um den genauen Preis zu zahlen.

## Einen echten Tisch aufbauen

guide-part-currency_exchange = { $count ->
    [one] { $count } Wechselkarte
   *[other] { $count } Wechselkarten
}
guide-exchange = Mischt die { $count } Wechselkarten und legt sie verdeckt auf die Stapel: { $parts }.
