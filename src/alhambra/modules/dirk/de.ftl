# Die Wörter dieses Moduls auf Deutsch.

module-dirk = Dirk
rival-dirk = Dirk
module-dirk-summary = Der gedachte dritte Mitspieler jeder Partie zu zweit: besitzt Plättchen, belegt Ränge, ist nie am Zug.

## Züge: ihre Verben und ihre Überschriften in einer Liste

verb-dirk = Dirk ein Plättchen geben
cli-verb-dirk = An Dirk

## Warum ein Zug abgelehnt wird

dirk-not-bought = Nur ein eben gekauftes Plättchen kann Dirk gegeben werden; { $tile } ist keines.

## Was geschah

event-give-to-dirk = { $who } gibt Dirk { $tile }.
event-dirk-draws = Dirk zieht { $tiles }.

## Optionen

option-dirk_can_win = Dirk kann gewinnen
option-dirk_can_win-summary = Ob Dirk eine Partie zu zweit gewinnt, wenn er die meisten Punkte hat.

## Einen echten Tisch aufbauen

guide-dirk = Zieht { $count } Plättchen aus dem Vorrat für Dirk und legt sie offen aus. Er bekommt einen Zählstein auf der Wertungsleiste, aber weder Brunnen noch Geld.
