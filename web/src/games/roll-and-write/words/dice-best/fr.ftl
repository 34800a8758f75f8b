# Les meilleurs scores en solitaire.

dice-best-title = Meilleurs scores en solitaire
dice-best-first = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : votre meilleur score jusqu’ici.
dice-best-place = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : numéro { $place } de vos meilleurs scores.
dice-best-none = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : hors de vos { $most } meilleurs.
dice-best-way = Façon de jouer
dice-best-rivals = { $count } adversaires
dice-best-high = meilleur score
dice-best-duel = duel
dice-best-specials = { $count } actions spéciales par tour
dice-best-own = feuille personnelle
dice-best-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-best-won = gagné
dice-best-lost = perdu
dice-best-empty = Personne n’a encore terminé une telle partie ici.
dice-best-here = La liste n’est gardée que dans ce navigateur.
dice-best-not-kept = Ce navigateur ne garde rien : la liste disparaît quand vous quittez la page.
dice-best-clear = Effacer cette liste
dice-best-clear-title = Effacer ces meilleurs scores ?
