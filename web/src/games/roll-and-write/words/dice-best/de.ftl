# Die besten Ergebnisse allein.

dice-best-title = Bestenliste allein
dice-best-first = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: dein bisher bestes Ergebnis.
dice-best-place = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Nummer { $place } deiner besten Ergebnisse.
dice-best-none = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: nicht unter deinen besten { $most }.
dice-best-way = Spielweise
dice-best-rivals = { $count } Gegner
dice-best-high = Höchstpunktzahl
dice-best-duel = Duell
dice-best-specials = { $count } Sonderaktionen pro Zug
dice-best-own = eigenes Blatt
dice-best-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
dice-best-won = gewonnen
dice-best-lost = verloren
dice-best-empty = Noch niemand hat hier so ein Spiel beendet.
dice-best-here = Die Liste liegt nur in diesem Browser.
dice-best-not-kept = Dieser Browser behält nichts: Die Liste ist weg, wenn du die Seite verlässt.
dice-best-clear = Diese Liste löschen
dice-best-clear-title = Diese besten Ergebnisse löschen?
