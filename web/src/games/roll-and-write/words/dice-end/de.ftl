# Die Schlusswertung und das Ende des Würfelspiels.

dice-end-title = Schlusswertung
dice-end-intro = Plätze in den sechs Familien, Zeilen und Spalten, übrige Münzen.
dice-end-families = Familien
dice-end-families-at = Familien { $at }/{ $of }
dice-end-lines = Zeilen und Spalten
dice-end-rows = Zeilen
dice-end-columns = Spalten
dice-end-coins = Übrige Münzen
dice-end-bonus = Statt Linien und Münzen
dice-end-sheets = Blätter
dice-end-count = { $count ->
    [one] { $count } Gebäude
   *[other] { $count } Gebäude
}
dice-end-lost = keine Punkte
dice-end-early = +{ $points } im Spiel
dice-end-sheet = Blatt von { $name }, { $count ->
    [one] { $count } Gebäude.
   *[other] { $count } Gebäude.
}
dice-end-row = Zeile { $line }: +{ $points }.
dice-end-column = Spalte { $line }: +{ $points }.

dice-end-say-nobody = { $family }: niemand hat eines.
dice-end-say-family = { $family }: { $places }.
dice-end-say-place = Platz { $place }, { $people }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
dice-end-say-lines = Punkte für Zeilen und Spalten: { $gains }.
dice-end-say-no-lines = Niemand hat eine Zeile oder Spalte mit vier Gebäuden.
dice-end-say-coins = Punkte für übrige Münzen: { $gains }.
dice-end-say-no-coins = Niemand hat zwei Münzen übrig.
dice-end-say-bonus = Punkte statt Linien und Münzen: { $gains }.

dice-end-outro = Das Spiel ist zu Ende. Die Blätter sind voller Kreuze.
dice-end-alone = Das Spiel ist zu Ende. Vergleiche es mit deinen besten Ergebnissen.
dice-end-duel-won = Mehr Punkte als jeder erdachte Mitspieler: Das Duell ist gewonnen.
dice-end-duel-shared = Gleichstand mit dem besten erdachten Mitspieler: Der Sieg ist geteilt.
dice-end-duel-lost = Ein erdachter Mitspieler hat mehr Punkte: Das Duell ist verloren.
dice-end-best = Beste Ergebnisse
