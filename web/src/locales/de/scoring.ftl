# Die Wertungen und das Ende der Partie.

scoring-you = Du
scoring-you-inside = du
scoring-title = { $scoring ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[other] Letzte Wertung
}
scoring-intro = { $ranks ->
    [1] In jeder Gebäudeart punktet der erste Platz. Die Reserve zählt nicht.
    [2] In jeder Gebäudeart punkten die ersten zwei Plätze. Die Reserve zählt nicht.
   *[other] In jeder Gebäudeart punkten die ersten { $ranks } Plätze. Die Reserve zählt nicht.
}

scoring-step-wall = Mauer
scoring-step-families = Mehrheiten
scoring-step-families-at = Mehrheiten { $at }/{ $of }
scoring-step-total = Summe
scoring-steps = Schritte der Wertung
scoring-module-other = Weitere Punkte

scoring-wall-title = Außenmauer
scoring-wall-hint = die längste; Innenmauern zählen nicht
scoring-wall-none = keine Mauer
scoring-wall-of = Alhambra von { $name }, die längste Mauer nachgezeichnet: { $points }
scoring-wall-mine = Deine Alhambra, die längste Mauer nachgezeichnet: { $points }
scoring-show-palace = Alhambra zeigen: { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scoring-families-title = Mehrheiten
scoring-families-hint = ein Plättchen = ein Feld
scoring-worth = { $place ->
    [1] Platz 1:
   *[other] { $place }:
} { $points }
scoring-none = keine
scoring-later = kommt noch
scoring-nobody = niemand hat eins
scoring-plus = +{ $points }
scoring-minus = −{ $points }
scoring-each = je +{ $points }
scoring-zero = { $pool ->
    [0] nichts für diesen Rang
   *[other] { $pool } zu teilen: je 0
}
scoring-points-rule = { $text }: Regel ansehen
scoring-tie = Gleichstand: { $pool } ÷ { $people }.
scoring-tie-rounded = Gleichstand: { $pool } ÷ { $people }, abgerundet.
scoring-tie-rule = Regel fürs Teilen
scoring-wall-line = Mauer von { $count }
scoring-line-times = { $count } × { $times ->
    [one] { $times } Farbe
   *[other] { $times } Farben
} = { $points }
scoring-line-of = { $count ->
    [one] { $count } Gebäude in der Reihe
   *[other] { $count } Gebäude in der Reihe
}

scoring-score-title = Punkte
scoring-score-hint = laufend
scoring-row-before = Vorher
scoring-bar = { $before } vorher, { $wall } für die Mauer, { $families } für Mehrheiten, { $modules } für Module{ $lost ->
    [0] {""}
   *[other] , { $gone } verloren
}
scoring-legend-before = vorher
scoring-legend-wall = Mauer
scoring-legend-families = Mehrheiten
scoring-legend-modules = Module
scoring-legend-lost = verloren
scoring-table = Die Wertung im Einzelnen

scoring-previous = Voriger Schritt
scoring-next = Nächster Schritt
scoring-pause = Anhalten
scoring-play = Weiterlaufen lassen
scoring-speed = Tempo ×{ $speed }
scoring-skip = Zum Ergebnis springen
scoring-continue = Weiter zum Spiel
scoring-to-end = Zur Rangliste
scoring-back-to-replay = Zurück zur Wiederholung

scoring-say-points = { $name } { $points }
scoring-say-wall = Punkte für die längste Mauer: { $gains }.
scoring-say-no-wall = Niemand hat eine Mauer.
scoring-say-nobody = { $family }: niemand hat eins.
scoring-say-family = { $family }: { $places }.
scoring-say-and-then = { "; " }
scoring-say-place = Platz { $from }, { $people }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scoring-say-shared = { $span ->
    [one] Platz { $from }
   *[other] Plätze { $from } bis { $to }
} gleichauf, { $people }, je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scoring-say-also = Davon { $name }: { $parts }.
scoring-say-module = { $module }: { $gains }.
scoring-say-total = Summe: { $totals }.

scoring-end-you = Du gewinnst
scoring-end-one = { $name } gewinnt
scoring-end-many = { $names } gewinnen gemeinsam
scoring-end-you-too = Du gewinnst, gleichauf mit { $names }
scoring-end-intro = Die Partie ist zu Ende. Die Paläste bleiben.
scoring-end-podium = Rangliste
scoring-end-place = { $place }. Platz
scoring-end-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scoring-end-palace = Alhambra von { $name }
scoring-end-palace-mine = Deine Alhambra
scoring-end-resigned = hat aufgegeben
scoring-end-sources = Woher die Punkte kommen
scoring-end-leftovers = Letzte Plättchen vom Bauhof
scoring-end-leftover-rule = Jedes Plättchen geht an den, der am meisten Geld seiner Währung hat. Bei Gleichstand bekommt es niemand.
scoring-end-leftover = { $name } bekommt { $tile }: { $money } sind am meisten.
scoring-end-leftover-you = Du bekommst { $tile }: { $money } sind am meisten.
scoring-end-leftover-nobody = { $tile }: Gleichstand mit { $money }, niemand bekommt es.
scoring-end-leftover-totals = Auf der Hand: { $totals }.
scoring-handout-title = Letzte Plättchen vom Bauhof
scoring-handout-text = Der Bauhof kann nicht mehr aufgefüllt werden: Das Spiel endet. Wer ein Plättchen bekommt, legt es kostenlos, dann kommt die letzte Wertung.
scoring-handout-go-on = Weiter
scoring-after = Das Spiel ist zu Ende
scoring-end-rematch-proposed = Eine Revanche wird angeboten.
scoring-end-rematch-watch = Revanche ansehen
scoring-end-replay = Partie ansehen
scoring-end-rematch = Revanche spielen
scoring-end-rematch-open = Zur Revanche
scoring-end-record = Kopie sichern
scoring-end-share = Teilen
scoring-end-shared = Link kopiert
scoring-end-table = Tisch ansehen
scoring-end-home = Zur Startseite

scoring-track-title = Punkteleiste
scoring-track = Punkteleiste: { $points }
