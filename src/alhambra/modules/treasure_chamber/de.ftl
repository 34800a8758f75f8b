# Die Wörter dieses Moduls auf Deutsch.

module-treasure_chamber = Die Schatzkammer
module-treasure_chamber-summary = Man kauft die vier Schatzkisten eines Raums und stellt sie auf Gebäude ihrer Farbe; wer die meisten Kisten hat, bekommt Punkte.

## Worauf das Spiel wartet

moment-chamber = Die Schatzkisten bezahlen, in beliebigen Währungen
moment-chests = Das Gebäude wählen, das eine Schatzkiste bekommt
not-now-chamber = zuerst müssen die Schatzkisten bezahlt werden
not-now-chests = zuerst müssen die Schatzkisten aufgestellt werden

## Züge: ihre Verben und ihre Überschriften in einer Liste

verb-chests-buy = die Schatzkisten eines Raums kaufen
verb-chests-pay = die Schatzkisten bezahlen
verb-chests-place = eine Schatzkiste aufstellen
cli-verb-chests-buy = Kisten
cli-verb-chests-pay = Zahlen
cli-verb-chests-place = Kiste auf

## Warum ein Zug abgelehnt wird

chests-no-room = Die Schatzkammer hat keinen Raum { $space }; sie hat { $count }.
chests-room-empty = Raum { $space } ist leer.
chests-too-dear = Die Schatzkisten eines Raums kosten { $price }; so viel ist deine Hand nicht wert.
chests-too-little = Die Schatzkisten kosten { $price }; diese Karten sind { $total } wert.
chests-not-held = Nicht alle diese Karten sind auf deiner Hand: { $cards }.
chests-only-money = Schatzkisten werden nur mit Geld bezahlt, nicht mit { $card }.
chests-mixed = Die Karte { $card } bezahlt Schatzkisten nur, wenn alles in dieser Währung bezahlt wird.
chest-colour = Es ist keine Schatzkiste in der Farbe von { $tile } aufzustellen.
chest-no-building = Nur Gebäude tragen Schatzkisten.
chest-not-built = { $tile } liegt nicht in deiner Alhambra.
chest-laden = Auf { $tile } steht schon eine Schatzkiste; mehr als eine geht nicht.

## Was geschah

event-chests-chosen = { $who } wählt die Schatzkisten aus Raum { $room }.
event-chests-bought = { $who } kauft die Schatzkisten aus Raum { $room } ({ $families }) und zahlt { $cards }.
event-chests-placed = { $who } bekommt Schatzkisten auf { $tiles }.
event-chest-placed = { $who } stellt eine Schatzkiste auf { $tile }.
event-chests-passed = Schatzkisten gehen weiter an { $who }: { $families }.
event-chests-returned = Schatzkisten kommen zurück in den Beutel: { $families }.
event-chests-drawn = Raum { $room } wird gefüllt: { $families }.
event-chests-exhausted = Im Beutel ist nicht mehr genug: Raum { $room } bleibt leer, und kein Raum wird mehr gefüllt.
event-chest-lost = Die Schatzkiste von { $tile } kommt zurück in den Beutel.

## Woher die Punkte kommen

line-chests = { $who }: { $points } für { $count ->
    [one] { $count } Schatzkiste
   *[other] { $count } Schatzkisten
} (Rang { $rank }{ $shared ->
    [1] {""}
   *[other] , geteilt durch { $shared }
})

## Auf dem Tisch

seat-chests = { $count ->
    [one] { $count } Schatzkiste
   *[other] { $count } Schatzkisten
}: { $tiles }
label-chests = Kisten
label-chests-bought = Zu stellen
label-chests-rival = Dirks Kisten

## Einen echten Tisch aufbauen

guide-chests = Legt die { $count } Schatzkisten in ihren Beutel: { $parts }. Zieht je { $size } für die { $rooms } Räume der Schatzkammer.
