# Die Wörter dieses Moduls auf Deutsch.

module-camps = Die Feldlager
module-camps-summary = Acht Plättchen, die sich von außen an die Mauern lehnen und die Gebäudereihe vor ihnen werten.

## Warum ein Zug abgelehnt wird

camp-bastion-side = Auf { $cell } muss sich { $tile } { toward } mit der Bastion an eine Mauer lehnen; { the-neighbour } hat dort keine.
camp-green-side = Auf { $cell } darf { $tile } { toward } mit der Gartenseite nur die Gartenseite eines anderen Feldlagers berühren; { the-neighbour } zeigt dort etwas anderes.
camp-no-wall = Auf { $cell } würde sich { $tile } an keine Mauer lehnen; mindestens eine Bastion muss es.
camp-single-contact = { $side ->
    [none] Auf { $cell } würde sich { $camp } an zwei Mauern lehnen; nach der gewählten Option lehnt sich ein Feldlager an genau eine.
   *[other] Ein Plättchen auf { $cell } gäbe { $camp } { toward } davon eine zweite Mauer; nach der gewählten Option lehnt sich ein Feldlager an genau eine.
}

## Woher Punkte kommen

line-camps = { $who }: { $points } für die Gebäude vor { $what }

## Optionen

option-camp_single_contact = Eine Mauer je Feldlager
option-camp_single_contact-summary = Ob sich jedes Feldlager an genau eine Mauer lehnt, wie man das erste Blatt des Moduls lesen kann.

## Einen echten Tisch aufbauen

guide-camps = Fügt den Gebäudeplättchen die { $count } Feldlager hinzu.
