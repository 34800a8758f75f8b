# Die Wörter dieses Moduls auf Deutsch.

module-small_change = Das Wechselgeld
module-small_change-summary = Wer zu viel bezahlt, zieht für je zwei zu viel eine Münze aus dem Beutel; Münzen liegen offen, zählen 1 und bezahlen wie Karten.

## Wörter

card-coin = { $currency }-Münze

## Was geschehen ist

event-coins-drawn = { $who } zieht aus dem Beutel: { $cards }.

## Auf dem Tisch

label-bag = Münzen

## Einen echten Tisch aufbauen

guide-small-change = Legt die { $count } Münzen in ihren Beutel.
