# Der Palast in der Mitte des Tisches und die Reserve.

palace-you = Du · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
palace-player = { $name } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
palace-back = Zurück zu meiner
palace-own-label = Deine Alhambra: { $tiles } Plättchen, längste Mauer { $wall }
palace-label = Alhambra von { $name }: { $tiles } Plättchen, längste Mauer { $wall }
palace-places = { $count ->
    [0] Kein Platz möglich
    [one] { $count } Platz möglich
   *[other] { $count } Plätze möglich
}
palace-tray = Anlegen
palace-zoom-in = Vergrößern
palace-zoom-out = Verkleinern
palace-zoom-fit = Ganzen Palast zeigen

## Felder, für alle, die zuhören
palace-cell = Spalte { $column }, Zeile { $row }: { $what }
palace-separator = {"; "}
palace-side = { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}
palace-tile-walls = { $tile }, { $count ->
    [one] Mauer
   *[other] Mauern
} { $sides }
palace-tile-open = { $tile }, ohne Mauer
palace-neighbour = Nachbar im { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}: { $tile }
palace-free = Frei
palace-points = +{ $points }
palace-free-points = Frei, Anlegen erlaubt, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in einer Wertung
palace-free-allowed = Frei, Anlegen erlaubt
palace-free-same = Frei, Anlegen erlaubt, Mauer bleibt { $wall }
palace-free-change = Frei, Anlegen erlaubt, aus Mauer { $from } wird { $to }
palace-is-chosen = gewählt
palace-is-swappable = kann ersetzt werden
palace-is-aimed = kann gewählt werden
palace-is-removable = kann in die Reserve
palace-is-fresh = neu

## Was ein Platz ändern würde
palace-wall-delta = Mauer { $change }
palace-wall-change = Mauer { $from } → { $to }
palace-wall-same = Mauer bleibt { $wall }
palace-points-gained = +{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
} in einer Wertung
palace-count = { $family } { $from } → { $to }
palace-count-first = { $family } { $from } → { $to }, allein vorn
palace-count-level = { $family } { $from } → { $to }, gleichauf mit { $level }
palace-count-behind = { $family } { $from } → { $to }, hinter { $ahead }
palace-count-between = { $family } { $from } → { $to }, gleichauf mit { $level }, hinter { $ahead }

## Warum nicht hier
palace-reason-place-occupied = Nicht hier: Das Feld ist belegt
palace-reason-place-hole = Nicht hier: Es entstünde eine Lücke
palace-reason-place-no-contact = Nicht hier: Keine Seite berührt etwas
palace-reason-place-unreachable = Nicht hier: kein Fußweg vom Brunnen
palace-reason-place-own-wall = Nicht hier: Mauer an offener Seite
palace-reason-place-neighbour-wall = Nicht hier: offene Seite an Mauer
palace-reason-place-rotated = Plättchen werden nie gedreht
palace-reason-place-not-pending = Dieses Plättchen ist nicht anzulegen
palace-reason-redesign-fountain = Der Brunnen bleibt, wo er ist
palace-reason-redesign-not-built = Dieses Plättchen liegt nicht in deiner Alhambra
palace-reason-redesign-not-in-reserve = Dieses Plättchen liegt nicht in deiner Reserve
palace-reason-redesign-pending = In diesem Zug gekauft: noch nicht
palace-reason-redesign-slide = Plättchen lassen sich nicht verschieben
palace-reason-remove-cuts = Es muss bleiben: Andere wären abgeschnitten
palace-reason-remove-hole = Es muss bleiben: Es ließe eine Lücke
palace-reason-not-now = Nicht jetzt
palace-reason-other = Das geht nicht
palace-nowhere = Kein Platz ist erlaubt.
palace-nowhere-because = Kein Platz ist erlaubt: { $reasons }.
palace-nowhere-count = { $reason } ({ $count })
palace-nowhere-title = Warum { $tile } nirgends passt
palace-nowhere-show = Zeigen
palace-places-out = { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
}
# Sätze des Servers nennen ein Feld mit Koordinaten: aus „auf 1,-1“ wird „hier“.
palace-at-cell = auf
palace-here = hier
palace-this-cell = dieses Feld
palace-rule = Regel ansehen
palace-rule-named = Regel: { $title }
palace-refusal-close = Schließen

## Reserve und Umbau
palace-reserve = Reserve
palace-reserve-hint = zählt nicht in Wertungen
palace-reserve-list = { $count } Plättchen in der Reserve
palace-reserve-put = hier ablegen
palace-reserve-empty = leer
palace-redesign = Umbauen
palace-redesign-how = Tippe auf ein leuchtendes Plättchen der Reserve oder des Palasts.
palace-redesign-wait = Umbauen ist eine Aktion deines Spielzugs.
palace-redesign-nothing = Es gibt noch nichts umzubauen.

## Der Zwischenstand

palace-standings-wall = Längste Mauer
palace-standings-now = Punkte, wenn jetzt gewertet würde
palace-standings-gain = Wenn jetzt gewertet würde: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
palace-standings-note = Der Stern sagt, was die { $scoring }. Wertung jetzt brächte. Was verdeckt gehalten wird, zählt dabei nicht.
