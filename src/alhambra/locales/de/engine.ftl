# Die Wörter der Engine auf Deutsch.
#
# Dieselben Schlüssel stehen in en/ und fr/, mit denselben Variablen. Wer sie füllt, gibt
#   Listen als einen Text („Denar 4 und Gulden 1“), Verben, Entscheidungen, Währungen und Karten in Worten, Felder als „1,-1“,
#   keine Seite als „none“ und Spieler von 1 an gezählt.


## Wörter

building-pavilion = Pavillon
building-seraglio = Serail
building-arcades = Arkaden
building-chambers = Gemächer
building-garden = Garten
building-tower = Turm

building = { $building ->
    [pavilion] { building-pavilion }
    [seraglio] { building-seraglio }
    [arcades] { building-arcades }
    [chambers] { building-chambers }
    [garden] { building-garden }
    [tower] { building-tower }
   *[other] { $building }
}

currency-florin = Gulden
currency-dirham = Dirham
currency-dinar = Denar
currency-ducat = Dukaten

# Eine Geldkarte, zum Beispiel „Denar 5“.
card-money = { $currency } { $value }

side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen

side = { $side ->
    [N] { side-N }
    [E] { side-E }
    [S] { side-S }
    [W] { side-W }
   *[other] { $side }
}

# Eine Richtung: „im Norden“.
toward = { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
    [W] im Westen
   *[other] { $side }
}

seat-name = Spieler { $seat }

list-last = { $items } und { $last }
list-empty = nichts

# Ein Plättchen mitten im Satz, als Subjekt.
the-tile = { $tile ->
    [F] der Brunnen
   *[other] { $tile }
}
the-neighbour = { $neighbour ->
    [F] der Brunnen
   *[other] { $neighbour }
}

## Entscheidungen: worauf das Spiel wartet

moment-action = Eine Aktion wählen
moment-extra = Eine Zusatzaktion wählen
moment-placement = Die gekauften Plättchen anlegen
moment-interlude = Zwischen zwei Spielzügen eingreifen oder passen
moment-rebuild = Noch einmal umbauen, oder passen
moment-refund = Wählen, was vom zu viel Bezahlten zurückkommt, oder passen
moment-distribution = Die am Spielende erhaltenen Plättchen anlegen

## Verben: die Arten von Zügen

verb-take = Geld nehmen
verb-buy = ein Plättchen kaufen
verb-place = ein Plättchen anlegen
verb-keep = ein Plättchen in die Reserve legen
verb-add = ein Plättchen aus der Reserve anlegen
verb-remove = ein Plättchen entfernen
verb-swap = zwei Plättchen tauschen
verb-pass = passen

## Warum ein Zug abgelehnt wird: jederzeit

not-now = „{ $verb }“ geht jetzt nicht: { $moment }.
not-now-action = Zuerst muss die Aktion des Spielzugs gewählt werden
not-now-extra = Zuerst kommt die Zusatzaktion
not-now-placement = Zuerst müssen die eben gekauften Plättchen angelegt oder in die Reserve gelegt werden
not-now-interlude = Zwischen zwei Spielzügen kann man nur eingreifen oder passen
not-now-rebuild = am Ende des Zuges kann noch einmal umgebaut oder gepasst werden
not-now-refund = zuerst muss gewählt werden, was vom zu viel Bezahlten zurückkommt
not-now-distribution = Die Plättchen der Schlussverteilung müssen angelegt oder in die Reserve gelegt werden, etwas anderes ist nicht mehr möglich
not-your-decision = { $deciding ->
    [0] Spieler { $seat } kann nicht ziehen: Das Spiel ist zu Ende.
   *[other] Nicht Spieler { $seat } hat jetzt zu entscheiden, sondern Spieler { $deciding }.
}
game-over = Das Spiel ist zu Ende; es sind keine Züge mehr möglich.
undo-line = Der letzte Zug kann nicht zurückgenommen werden: Er hat etwas aufgedeckt, das niemand kannte.
undo-start = Es gibt keinen Zug, der zurückgenommen werden könnte.

## Warum ein Text kein Zug ist

what = { $what ->
    [cell] ein Feld wie 1,-1
    [tile] der Name eines Plättchens wie TOW7-NEW
    [building] eine Gebäudeart wie garden
    [currency] eine Währung
    [value] der Wert einer Geldkarte
    [side] eine Seite wie N
    [amount] ein Geldbetrag
    [space] die Nummer eines Marktfeldes, 1 bis 4
   *[other] { $what }
}

unknown-move-verb = „{ $text }“ beginnt mit keinem bekannten Verb; bekannt sind: { $verbs }.
unknown-move-incomplete = „{ $text }“ ist unvollständig: Am Ende fehlt { what }.
unknown-move-word = In „{ $text }“ steht „{ $word }“, wo { what } stehen müsste.
unknown-move-surplus = In „{ $text }“ ist ab „{ $word }“ etwas zu viel.
unknown-move-tile = In „{ $text }“ ist „{ $word }“ kein Plättchen dieses Spiels.
unknown-move-currency = In „{ $text }“ ist „{ $word }“ keine Währung; bekannt sind: { $currencies }.
unknown-move-value = In „{ $text }“ ist { $word } kein Wert einer Geldkarte; es gibt die Werte von 1 bis 9.
unknown-move-far = In „{ $text }“ liegt das Feld { $word } weiter weg, als eine Alhambra wachsen kann.

## Warum Geld nicht genommen werden kann

take-nothing = Mindestens eine Geldkarte muss genommen werden.
take-not-shown = Die Karte { $card } liegt nicht in der Auslage, oder nicht so oft.
take-too-much = Mehrere Karten dürfen zusammen höchstens { $limit } wert sein, diese sind { $total } wert; nur eine einzelne Karte darf mehr wert sein.

## Warum ein Plättchen nicht gekauft werden kann

buy-not-for-sale = { $tile } liegt nicht auf dem Bauhof.
buy-wrong-currency = { $tile } liegt auf dem Feld für { $currency } und verlangt diese Währung; { $card } kann nicht Teil dieser Zahlung sein.
buy-too-little = { $tile } kostet { $price }; diese Karten sind { $total } wert.
buy-not-held = Diese Karten für { $tile } sind nicht alle auf der Hand: { $cards }.
buy-not-exact = { $tile } muss passend bezahlt werden: Der Preis ist { $price }, diese Karten sind { $total } wert.
buy-not-covered = { $tile } wird hier mit Geld bezahlt; niemand übernimmt den ganzen Preis.
pay-mixed = Die Karte { $card } wird nie gemischt: { $tile } wird mit dieser Währung allein bezahlt oder ganz ohne sie.
pay-one-means = Nur eine besondere Karte kann helfen, { $tile } zu bezahlen.
pay-not-exact = Mit dieser Karte muss { $tile } passend bezahlt werden, wie die gewählte Option es verlangt: Der Preis ist { $price }, diese Karten sind { $total } wert.

## Warum ein Plättchen nicht angelegt werden kann

place-not-pending = { $tile } gehört nicht zu den Plättchen, die noch anzulegen sind.
place-rotated = Plättchen werden nie gedreht: Auf { $cell } liegt dieses wie überall als { $tile }.
place-occupied = Auf { $cell } liegt schon { the-tile }.
place-hole = Auf { $cell } würde { $tile } ein leeres Gebiet einschließen; eine Alhambra darf keine Löcher haben.
place-no-contact = Auf { $cell } würde { $tile } kein Gebäude der Alhambra mit einer ganzen Seite berühren.
place-unreachable = Auf { $cell } wäre { $tile } vom Brunnen aus nicht zu Fuß erreichbar: An jeder gemeinsamen Seite steht eine Mauer.
place-own-wall = Auf { $cell } hat { $tile } { toward } eine Mauer, wo { the-neighbour } keine hat; zwei Seiten, die sich berühren, haben beide eine Mauer oder beide keine.
place-neighbour-wall = Auf { $cell } ist { $tile } { toward } offen, wo { the-neighbour } eine Mauer hat; zwei Seiten, die sich berühren, haben beide eine Mauer oder beide keine.
place-beside-outwork = Auf { $cell } würde { $tile } { toward } an eine Gartenseite von { $neighbour } stoßen; dort darf kein Gebäude liegen.
place-outwork-needs-wall = Auf { $cell } ist { $tile } { toward } offen, wo { $neighbour } sich mit einer Bastion anlehnt; dort muss eine Mauer stehen.

## Warum ein Umbau nicht geht

redesign-fountain = Der Brunnen bleibt, wo er ist: Er kann weder entfernt noch getauscht werden.
redesign-not-built = { $tile } liegt nicht in der eigenen Alhambra.
redesign-not-in-reserve = { $tile } liegt nicht in der eigenen Reserve.
redesign-pending = { $tile } wurde in diesem Spielzug gekauft und wird erst an seinem Ende angelegt; für einen Umbau steht es noch nicht bereit.
redesign-slide = { $tile } liegt schon in der Alhambra; zum Versetzen wird es jetzt entfernt und mit einer späteren Aktion wieder angelegt.
remove-cuts = Ohne { $tile } auf { $cell } wären andere Plättchen vom Brunnen aus nicht mehr zu Fuß erreichbar.
remove-hole = { $tile } kann { $cell } nicht verlassen: Es ist auf allen vier Seiten umgeben, ein Loch bliebe zurück.
remove-prop = Das Plättchen auf { $cell } muss bleiben: { $outwork } { toward } davon lehnt sich an nichts anderes.

## Warum niemand passen kann

pass-action = Auf die Aktion des Spielzugs kann man nicht verzichten.
pass-extra = In dieser Ausgabe kann man auf die Zusatzaktion nach passender Zahlung nicht verzichten.
pass-redesign = Passen geht nicht mehr: Dieser Umbau ist schon bezahlt und muss gemacht werden.

## Die Persönlichkeiten

pay-covered = { $tile } bezahlt die Persönlichkeit allein; Geld kommt nicht dazu.

## Was geschehen ist

event-deal = { $who } erhält { $cards }.
event-first-player = { $who } beginnt.
event-turn = { $who } ist dran.
event-take = { $who } nimmt { $cards }.
event-buy = { $who } kauft { $tile } für { $cards }, { $over ->
    [0] passend bezahlt
   *[other] { $over } mehr als der Preis
}.
event-place = { $who } legt { $tile } auf { $cell } an.
event-keep = { $who } legt { $tile } in die Reserve.
event-add = { $who } legt { $tile } aus der Reserve auf { $cell } an.
event-remove = { $who } nimmt { $tile } von { $cell } in die Reserve zurück.
event-swap = { $who } tauscht { $old } auf { $cell } gegen { $new } aus der Reserve.
event-pass = { $who } passt.
event-pass-extra = { $who } verzichtet auf die Zusatzaktion.
event-pass-rebuild = { $who } baut am Ende des Zuges nichts um.
event-pass-interlude = { $who } greift nicht ein.
event-no-action = { $who } kann nichts tun und wird übergangen.
event-display = Neu in der Auslage: { $cards }.
event-market = Neu auf Feld { $slot } des Bauhofs: { $tile }.
event-reshuffle = { $cards ->
    [one] Die einzige abgelegte Karte wird zum neuen Stapel.
   *[other] Die { $cards } abgelegten Karten werden zu einem neuen Stapel gemischt.
}
event-scoring-card = Die Karte der { $scoring }. Wertung kommt zum Vorschein; gewertet wird vor dem nächsten Spielzug.
event-scoring = { $scoring }. Wertung – { $scores }.
event-last-turn = Der letzte Spielzug ist gespielt.
event-leftover = { $seat ->
    [0] Niemand hat allein die höchste Summe in { $currency } ({ $totals }); { $tile } bleibt auf dem Bauhof.
   *[other] { $who } hat die höchste Summe in { $currency } ({ $totals }) und erhält { $tile }.
}
event-end = Das Spiel ist zu Ende – { $scores }. { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}

## Woher die Punkte kommen

score-of = { $who }: { $points }
line-building = { $who }: { $points } für { $what ->
    [pavilion] Pavillons
    [seraglio] Serails
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Gärten
    [tower] Türme
   *[other] { $what }
} ({ $count } Plättchen, Rang { $rank }{ $shared ->
    [1] {""}
   *[other] , geteilt von { $shared }
})
line-wall = { $who }: { $points } für die längste Außenmauer

## Module

module-base = Alhambra
module-base-summary = Das Grundspiel: Geld nehmen, Gebäude kaufen, sie in die Alhambra einbauen, dreimal werten.

## Ausgaben

edition-2003 = Erste Ausgabe (2003)
edition-2003-summary = Das Original: Wer passend bezahlt, darf noch einmal.
edition-second = Zweite Ausgabe
edition-second-summary = Wie die erste, aber die zweite Wertung kommt später: ganz am Ende des Stapels.
edition-2024 = Ausgabe 2024
edition-2024-summary = Die neueste: Wer passend bezahlt, muss noch einmal.

## Optionen

option-second_scoring_pile = Zweite Wertungskarte
option-second_scoring_pile-summary = Der Stapel, vierter oder fünfter, in den die Karte der zweiten Wertung gemischt wird.
option-scoring_order = Reihenfolge der Wertung
option-scoring_order-summary = Ob zuerst die Mauern (wall_first) oder die Gebäude (buildings_first) angesagt werden; die Punkte sind dieselben.
option-extra_action = Zusatzaktion
option-extra_action-summary = Nach passender Zahlung muss eine weitere Aktion folgen (must), oder man kann verzichten (may).
option-end_trigger = Spielende
option-end_trigger-summary = Das Spiel endet, wenn der Bauhof nicht mehr gefüllt werden kann (cannot_refill), oder sobald das letzte Plättchen gezogen ist (supply_empty).
option-final_partial_refill = Letztes Auffüllen
option-final_partial_refill-summary = Ob die letzten Plättchen noch auf den Bauhof kommen, wenn sie ihn nicht mehr füllen.
option-hole_rule = Löcher
option-hole_rule-summary = Kein eingeschlossenes leeres Gebiet, gleich wie groß (region), oder nur kein einzelnes Feld mit Plättchen auf allen vier Seiten (cell).
option-min_one_building = Mindestens ein Gebäude
option-min_one_building-summary = Ob für eine Gebäudeart nur gewertet wird, wer mindestens eines davon gebaut hat.
option-ages = Alter
option-ages-summary = Ein Alter je Platz, durch Kommas getrennt: Wer am jüngsten ist, beginnt beim letzten Gleichstand.
option-scoring_before_interrupts = Wertung vor dem Eingreifen
option-scoring_before_interrupts-summary = Ob eine fällige Wertung vor der Gelegenheit zum Eingreifen stattfindet statt danach.
