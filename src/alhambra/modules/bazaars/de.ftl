# Die Wörter dieses Moduls auf Deutsch.

module-bazaars = Die Bazare
module-bazaars-summary = Plättchen neben dem Bauhof, zum Preis des Plättchens auf dem Feld ihrer Währung; in der letzten Wertung zählen sie die Gebäude ringsum.

## Warum ein Zug abgelehnt wird

bazaar-not-there = { $tile } ist kein Bazar, der neben dem Bauhof liegt.
bazaar-no-price = { $tile } hat gerade keinen Preis: Das Feld dieser Währung ist leer ({ $currency }).
bazaar-other-price = { $tile } kostet jetzt { $price }, wie das Plättchen auf dem Feld dieser Währung ({ $currency }).

## Was geschah

event-bazaar = { $tile } kommt neben den Bauhof ({ $currency }).

## Woher Punkte kommen

line-bazaars = { $who }: { $points } für { $what }, { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
} mal { $times ->
    [one] 1 Farbe
   *[other] { $times } Farben
}

## Auf dem Tisch

label-bazaars = Bazare

## Einen echten Tisch aufbauen

guide-bazaars = Fügt den Gebäudeplättchen die { $count } Bazare hinzu.
guide-bazaars-drawn = Wird für den Bauhof ein Bazar gezogen, legt ihn offen daneben und zieht weiter, bis auf jedem Feld ein anderes Plättchen liegt. So auch bei jedem späteren Auffüllen.
