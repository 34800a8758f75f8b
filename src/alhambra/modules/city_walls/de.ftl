# Die Wörter dieses Moduls auf Deutsch.

module-city_walls = Die Stadtmauern
module-city_walls-summary = Eine Mauerkarte setzt eine oder zwei hölzerne Mauern auf ein eigenes Plättchen; sie zählen wie aufgedruckte.

## Wörter

# Die Seiten, die eine Karte zeigt: „im Norden und im Osten“.
wall-sides = { $sides ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
    [W] im Westen
    [NE] im Norden und im Osten
    [NS] im Norden und im Süden
    [NW] im Norden und im Westen
    [ES] im Osten und im Süden
    [EW] im Osten und im Westen
    [SW] im Süden und im Westen
   *[other] { $sides }
}

wall-tile = { $tile ->
    [F] der Brunnen
   *[other] { $tile }
}

## Züge: ihre Verben und ihre Überschriften in einer Liste

verb-wall-build = Mauern bauen
cli-verb-wall-build = Mauern

## Warum ein Zug abgelehnt wird

unknown-move-wall = In „{ $text }“: Eine Mauerkarte „{ $word }“ gibt es nicht.
wall-not-shown = Neben dem Markt liegt keine Mauerkarte mit Mauern { wall-sides }.
wall-not-own = { $tile } ist kein eigenes Plättchen; Mauern kommen auf ein Plättchen der eigenen Alhambra oder Reserve, auf ein gerade gekauftes oder auf den eigenen Brunnen.
wall-rival = { $tile } gehört Dirk; dort baut niemand Mauern.
wall-outwork = { $tile } ist ein Feldlager; darauf werden keine Mauern gebaut.
wall-printed = Auf eine aufgedruckte Mauer kommt kein Holzstäbchen: { wall-tile } hat { toward } eine.
wall-stick = Auf ein Holzstäbchen kommt kein zweites: { wall-tile } hat { toward } schon eines.
wall-neighbour = Eine Mauer stünde hier an einer offenen Seite: { wall-tile } auf { $cell } berührt { toward } ein anderes Plättchen.

## Was geschah

event-wall-card = Eine Mauerkarte wird aufgedeckt und liegt neben dem Markt: { wall-sides }.
event-wall-build = { $who } baut { $sides ->
    [N] eine Mauer
    [E] eine Mauer
    [S] eine Mauer
    [W] eine Mauer
   *[other] zwei Mauern
} { wall-sides } { $tile ->
    [F] des Brunnens
   *[other] von { $tile }
}.

## Auf dem Tisch

label-walls = Mauern

## Einen echten Tisch aufbauen

guide-part-city_walls = { $count ->
    [one] { $count } Mauerkarte
   *[other] { $count } Mauerkarten
}
guide-wall-cards = Mischt die { $count } Mauerkarten und legt sie verdeckt auf die Stapel: { $parts }.
guide-walls = Legt die { $count } Holzstäbchen neben den Bauhof, und lasst dort Platz für Mauerkarten.
