# Le décompte final et la fin du jeu de dés.

dice-end-title = Décompte final
dice-end-intro = Les places dans les six familles, les lignes et colonnes, les pièces restantes.
dice-end-families = Familles
dice-end-families-at = Familles { $at }/{ $of }
dice-end-lines = Lignes et colonnes
dice-end-rows = Lignes
dice-end-columns = Colonnes
dice-end-coins = Pièces restantes
dice-end-bonus = Au lieu des lignes et des pièces
dice-end-sheets = Feuilles
dice-end-count = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
dice-end-lost = sans points
dice-end-early = +{ $points } en cours de partie
dice-end-sheet = Feuille de { $name }, { $count ->
    [one] { $count } bâtiment.
   *[other] { $count } bâtiments.
}
dice-end-row = Ligne { $line } : +{ $points }.
dice-end-column = Colonne { $line } : +{ $points }.

dice-end-say-nobody = { $family } : personne n’en a.
dice-end-say-family = { $family } : { $places }.
dice-end-say-place = place { $place }, { $people }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-end-say-lines = Points pour les lignes et colonnes : { $gains }.
dice-end-say-no-lines = Personne n’a de ligne ou de colonne avec quatre bâtiments.
dice-end-say-coins = Points pour les pièces restantes : { $gains }.
dice-end-say-no-coins = Personne n’a deux pièces de reste.
dice-end-say-bonus = Points au lieu des lignes et des pièces : { $gains }.

dice-end-outro = La partie est finie. Les feuilles sont couvertes de croix.
dice-end-alone = La partie est finie. Comparez-la à vos meilleurs résultats.
dice-end-duel-won = Plus de points que chaque joueur fictif : le duel est gagné.
dice-end-duel-shared = À égalité avec le meilleur joueur fictif : la victoire est partagée.
dice-end-duel-lost = Un joueur fictif a plus de points : le duel est perdu.
dice-end-best = Meilleurs résultats
