# Die Wörter dieses Moduls auf Deutsch.

module-street_trader = Der fliegende Händler
module-street_trader-summary = Wer dort baut, wo der eigene Händler steht, lässt einen Bewohner dieser Farbe einziehen; verschiedene Farben zählen in Gruppen.

## Worauf das Spiel wartet

moment-citizens = Geheim die Bewohner für den eigenen Händler wählen
moment-disc = Das Händlerplättchen neben ein Plättchen der eigenen Alhambra legen
moment-trader = Einen Bewohner einziehen lassen oder tauschen oder passen
not-now-citizens = zuerst wählen alle die Bewohner für ihren Händler
not-now-disc = zuerst muss das Händlerplättchen gelegt werden
not-now-trader = zuerst wird über die Bewohner auf dem Händlerplättchen entschieden

## Züge: ihre Verben und ihre Überschriften in einer Liste

verb-trader-choose = Bewohner wählen
verb-trader-lay = das Händlerplättchen legen
verb-trader-settle = einen Bewohner einziehen lassen
verb-trader-exchange = einen Bewohner tauschen
cli-verb-trader-choose = Wählen
cli-verb-trader-lay = Legen
cli-verb-trader-settle = Einziehen
cli-verb-trader-exchange = Tauschen

## Warum ein Zug abgelehnt wird

trader-choose-count = Man behält genau { $count } Bewohner.
trader-choose-twice = Von jeder Farbe ist nur ein Bewohner da, von dieser können nicht zwei gewählt werden: { building }.
trader-lay-occupied = Auf { $cell } ist kein Platz für das Händlerplättchen: Dort liegt { $tile }.
trader-lay-no-contact = Auf { $cell } würde das Händlerplättchen keine Seite eines Gebäudes, einer Bauhütte oder eines anderen quadratischen Plättchens der eigenen Alhambra berühren.
trader-no-match = In { $tile } kann niemand einziehen: Auf dem Händlerplättchen ist kein Bewohner dieser Farbe.
trader-choose-one = Es muss auch gewählt werden, welcher Bewohner aus dem Vorrat auf das Händlerplättchen kommt.
trader-match = Auf dem Händlerplättchen ist ein Bewohner in der Farbe von { $tile }: Er darf einziehen, einen Tausch stattdessen gibt es nicht.
trader-not-on-disc = Auf dem Händlerplättchen ist kein solcher Bewohner: { building }.
trader-not-in-supply = Im Vorrat ist kein solcher Bewohner: { building }.

## Was geschah

event-pass-trader = { $who } lässt die Bewohner auf dem Händlerplättchen, wie sie sind.
event-trader-choose = { $families ->
    [none] { $who } hat geheim { $count } Bewohner gewählt.
   *[other] { $who } wählt geheim: { $families }.
}
event-trader-show = { $who } zeigt die Bewohner auf dem Händlerplättchen: { $families }.
event-trader-lay = { $who } legt das Händlerplättchen auf { $cell }.
event-trader-aside = { $tile } wird dort gebaut, wo das Händlerplättchen von { $who } lag; es kommt zur Seite.
event-trader-settle = { $who } lässt einen Bewohner in { $tile } einziehen{ $in ->
    [none] ; der Vorrat ist leer
   *[other] {""} und nimmt einen neuen aus dem Vorrat: { trader-in }
}.
event-trader-exchange = { $who } tauscht einen Bewohner auf dem Händlerplättchen: { trader-out } gegen { trader-in }.
event-trader-leaves = Der Bewohner von { $tile } geht zurück in den Vorrat.
trader-in = { $in ->
    [pavilion] { building-pavilion }
    [seraglio] { building-seraglio }
    [arcades] { building-arcades }
    [chambers] { building-chambers }
    [garden] { building-garden }
   *[tower] { building-tower }
}
trader-out = { $out ->
    [pavilion] { building-pavilion }
    [seraglio] { building-seraglio }
    [arcades] { building-arcades }
    [chambers] { building-chambers }
    [garden] { building-garden }
   *[tower] { building-tower }
}

## Woher die Punkte kommen

line-citizens = { $who }: { $points } für { $count ->
    [one] 1 Bewohner
   *[other] { $count } Bewohner in Gruppen zu { $sizes }
}

## Auf dem Tisch

seat-trader = Händler auf { $cell }: { $count ->
    [0] niemand
   *[other] { $families }
}
seat-trader-aside = Händler beiseite: { $count ->
    [0] niemand
   *[other] { $families }
}
seat-citizens = Bewohner in { $tiles }
label-citizens = Bewohner

## Einen echten Tisch aufbauen

guide-trader = Gebt jedem der { $players } Spieler ein Händlerplättchen und einen Bewohner jeder Farbe. Jeder behält geheim { $kept } davon. Zeigt sie gleichzeitig, stellt sie auf die Händlerplättchen, und legt jedes an eine beliebige Seite des Brunnens seines Besitzers. Alle anderen Bewohner bilden den Vorrat: { $supply }.
