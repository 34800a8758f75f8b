# Die Wörter dieses Moduls auf Deutsch.

module-vizier = Die Gunst des Wesirs
module-vizier-summary = Zwischen zwei Spielzügen ein Plättchen zum genauen Preis kaufen; den Wesir wieder zu wecken kostet eine Aktion.

## Züge: ihre Verben und ihre Überschriften in einer Liste

verb-vizier-wake = den Wesir wecken
verb-vizier-buy = mit dem Wesir kaufen
cli-verb-vizier-buy = Wesir
cli-verb-vizier-wake = Wecken

## Warum ein Zug abgelehnt wird

vizier-awake = Der eigene Wesir ist schon wach.
vizier-asleep = Der eigene Wesir schläft; zuerst muss er mit einer Aktion geweckt werden.
vizier-not-exact = Der Wesir zahlt passend: { $tile } kostet { $price }, diese Karten sind { $total } wert.
# Das Zahlungsmittel sagt selbst, warum es hier nicht dient.
vizier-means = { $means }

## Was geschah

event-vizier-wakes = { $who } weckt den eigenen Wesir.
event-vizier-sleeps = { $who } setzt den eigenen Wesir ein, der danach schläft.

## Auf dem Tisch

seat-vizier-awake = Wesir wach
seat-vizier-asleep = Wesir schläft

## Optionen

option-always_ask_vizier = Immer fragen
option-always_ask_vizier-summary = Ob alle mit wachem Wesir gefragt werden, auch wer nicht zahlen kann, damit Schweigen nichts verrät.

## Einen echten Tisch aufbauen

guide-vizier = Jeder der { $players } Spieler nimmt einen Wesir und legt ihn mit der wachen Seite nach oben vor sich. Was niemand braucht, bleibt in der Schachtel.
