# Les décomptes et la fin de la partie.

scoring-you = Vous
scoring-you-inside = vous
scoring-title = { $scoring ->
    [1] Premier décompte
    [2] Deuxième décompte
   *[other] Dernier décompte
}
scoring-intro = { $ranks ->
    [1] Le premier de chaque famille marque. La réserve ne compte pas.
    [2] Les deux premiers de chaque famille marquent. La réserve ne compte pas.
   *[other] Les { $ranks } premiers de chaque famille marquent. La réserve ne compte pas.
}

scoring-step-wall = Mur
scoring-step-families = Majorités
scoring-step-families-at = Majorités { $at }/{ $of }
scoring-step-total = Total
scoring-steps = Étapes du décompte
scoring-module-other = Autres points

scoring-wall-title = Mur d’enceinte
scoring-wall-hint = le plus long ; murs intérieurs exclus
scoring-wall-none = pas de mur
scoring-wall-of = Alhambra de { $name }, le plus long mur tracé : { $points }
scoring-wall-mine = Votre Alhambra, le plus long mur tracé : { $points }
scoring-show-palace = Montrer l’Alhambra : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scoring-families-title = Majorités
scoring-families-hint = une tuile = une case
scoring-worth = { $place ->
    [1] 1ᵉʳ
   *[other] { $place }ᵉ
} { $points }
scoring-none = aucun
scoring-later = à venir
scoring-nobody = personne n’en a
scoring-plus = +{ $points }
scoring-minus = −{ $points }
scoring-each = +{ $points } chacun
scoring-zero = { $pool ->
    [0] rien à ce rang
   *[other] { $pool } à partager : 0 chacun
}
scoring-points-rule = { $text } : voir la règle
scoring-tie = Égalité : { $pool } ÷ { $people }.
scoring-tie-rounded = Égalité : { $pool } ÷ { $people }, arrondi vers le bas.
scoring-tie-rule = Règle du partage
scoring-wall-line = mur de { $count }
scoring-line-times = { $count } × { $times ->
    [one] { $times } couleur
   *[other] { $times } couleurs
} = { $points }
scoring-line-of = { $count ->
    [one] { $count } bâtiment en ligne
   *[other] { $count } bâtiments en ligne
}

scoring-score-title = Score
scoring-score-hint = en direct
scoring-row-before = Avant
scoring-bar = { $before } avant, { $wall } pour le mur, { $families } pour les majorités, { $modules } pour les modules{ $lost ->
    [0] {""}
   *[other] , { $gone } perdus
}
scoring-legend-before = avant
scoring-legend-wall = mur
scoring-legend-families = majorités
scoring-legend-modules = modules
scoring-legend-lost = perdus
scoring-table = Le décompte en détail

scoring-previous = Étape précédente
scoring-next = Étape suivante
scoring-pause = Faire une pause
scoring-play = Continuer le défilé
scoring-speed = Vitesse ×{ $speed }
scoring-skip = Passer au résultat
scoring-continue = Passer au jeu
scoring-to-end = Voir le classement
scoring-back-to-replay = Revenir à la relecture

scoring-say-points = { $name } { $points }
scoring-say-wall = Points du plus long mur : { $gains }.
scoring-say-no-wall = Personne n’a de mur.
scoring-say-nobody = { $family } : personne n’en a.
scoring-say-family = { $family } : { $places }.
scoring-say-and-then = { " ; " }
scoring-say-place = rang { $from }, { $people }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scoring-say-shared = { $span ->
    [one] rang { $from }
   *[other] rangs { $from } à { $to }
} à égalité, { $people }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun
scoring-say-also = Dont, pour { $name } : { $parts }.
scoring-say-module = { $module } : { $gains }.
scoring-say-total = Total : { $totals }.

scoring-end-you = Vous gagnez
scoring-end-one = { $name } gagne
scoring-end-many = { $names } gagnent ensemble
scoring-end-you-too = Vous gagnez, à égalité avec { $names }
scoring-end-intro = La partie est terminée. Les palais restent.
scoring-end-podium = Classement
scoring-end-place = { $place ->
    [1] 1ᵉʳ
   *[other] { $place }ᵉ
}
scoring-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scoring-end-palace = Alhambra de { $name }
scoring-end-palace-mine = Votre Alhambra
scoring-end-resigned = a abandonné
scoring-end-sources = D’où viennent les points
scoring-end-leftovers = Dernières tuiles du chantier
scoring-end-leftover-rule = Chaque tuile va à qui a le plus d’argent de sa monnaie. À égalité, personne ne la reçoit.
scoring-end-leftover = { $name } reçoit { $tile } : { $money }, c’est le plus.
scoring-end-leftover-you = Vous recevez { $tile } : { $money }, c’est le plus.
scoring-end-leftover-nobody = { $tile } : égalité à { $money }, personne ne la reçoit.
scoring-end-leftover-totals = En main : { $totals }.
scoring-handout-title = Dernières tuiles du chantier
scoring-handout-text = Le chantier ne peut plus être complété : la partie se termine. Qui reçoit une tuile la place gratuitement, puis vient le dernier décompte.
scoring-handout-go-on = Continuer
scoring-after = La partie est finie
scoring-end-rematch-proposed = Une revanche est proposée.
scoring-end-rematch-watch = Regarder la revanche
scoring-end-replay = Revoir la partie
scoring-end-rematch = Jouer la revanche
scoring-end-rematch-open = Rejoindre la revanche
scoring-end-record = Garder une copie
scoring-end-share = Partager
scoring-end-shared = Lien copié
scoring-end-table = Voir la table
scoring-end-home = Retour à l’accueil

scoring-track-title = Piste de score
scoring-track = Piste de score : { $points }
