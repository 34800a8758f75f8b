# Le palais au milieu de la table, et la réserve.

palace-you = Vous · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
palace-player = { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
palace-back = Retour au mien
palace-own-label = Votre Alhambra : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, mur le plus long { $wall }
palace-label = Alhambra de { $name } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, mur le plus long { $wall }
palace-places = { $count ->
    [0] Aucun emplacement possible
    [one] { $count } emplacement possible
   *[other] { $count } emplacements possibles
}
palace-tray = À placer
palace-zoom-in = Agrandir
palace-zoom-out = Réduire
palace-zoom-fit = Voir tout le palais

## Les cases, pour qui écoute
palace-cell = Colonne { $column }, ligne { $row } : { $what }
palace-separator = {" ; "}
palace-side = { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}
palace-tile-walls = { $tile }, { $count ->
    [one] mur
   *[other] murs
} { $sides }
palace-tile-open = { $tile }, sans mur
palace-neighbour = voisin { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
} : { $tile }
palace-free = Libre
palace-points = +{ $points }
palace-free-points = Libre, placement permis, { $points ->
    [one] { $points } point
   *[other] { $points } points
} à un décompte
palace-free-allowed = Libre, placement permis
palace-free-same = Libre, placement permis, le mur reste à { $wall }
palace-free-change = Libre, placement permis, mur { $from } devient { $to }
palace-is-chosen = choisie
palace-is-swappable = peut être remplacée
palace-is-aimed = peut être choisie
palace-is-removable = peut aller en réserve
palace-is-fresh = nouvelle

## Ce qu’un emplacement changerait
palace-wall-delta = Mur { $change }
palace-wall-change = Mur { $from } → { $to }
palace-wall-same = Le mur reste à { $wall }
palace-points-gained = +{ $points } { $points ->
    [one] point
   *[other] points
} à un décompte
palace-count = { $family } { $from } → { $to }
palace-count-first = { $family } { $from } → { $to }, en tête
palace-count-level = { $family } { $from } → { $to }, à égalité avec { $level }
palace-count-behind = { $family } { $from } → { $to }, derrière { $ahead }
palace-count-between = { $family } { $from } → { $to }, à égalité avec { $level }, derrière { $ahead }

## Pourquoi pas ici
palace-reason-place-occupied = Pas ici : une tuile s’y trouve déjà
palace-reason-place-hole = Pas ici : un trou se fermerait
palace-reason-place-no-contact = Pas ici : aucun côté ne touche
palace-reason-place-unreachable = Pas ici : aucun chemin à pied depuis la fontaine
palace-reason-place-own-wall = Pas ici : mur contre bord ouvert
palace-reason-place-neighbour-wall = Pas ici : bord ouvert contre mur
palace-reason-place-rotated = Une tuile ne se tourne jamais
palace-reason-place-not-pending = Cette tuile n’attend pas d’être placée
palace-reason-redesign-fountain = La fontaine ne bouge pas
palace-reason-redesign-not-built = Cette tuile n’est pas dans votre Alhambra
palace-reason-redesign-not-in-reserve = Cette tuile n’est pas dans votre réserve
palace-reason-redesign-pending = Achetée pendant ce tour : pas encore
palace-reason-redesign-slide = Une tuile ne glisse pas
palace-reason-remove-cuts = Elle doit rester : d’autres seraient coupées
palace-reason-remove-hole = Elle doit rester : elle laisserait un trou
palace-reason-not-now = Pas maintenant
palace-reason-other = Ce n’est pas possible
palace-nowhere = Aucun emplacement permis.
palace-nowhere-because = Aucun emplacement permis : { $reasons }.
palace-nowhere-count = { $reason } ({ $count })
palace-nowhere-title = Pourquoi { $tile } ne va nulle part
palace-nowhere-show = Montrer
palace-places-out = { $count ->
    [one] un emplacement
   *[other] { $count } emplacements
}
# Des phrases du serveur nomment une case par ses coordonnées : « en 1,-1 » devient « ici ».
palace-at-cell = en
palace-here = ici
palace-this-cell = cette case
palace-rule = Voir la règle
palace-rule-named = Règle : { $title }
palace-refusal-close = Fermer

## Réserve et réaménagement
palace-reserve = Réserve
palace-reserve-hint = ne compte pas au décompte
palace-reserve-list = { $count ->
    [one] { $count } tuile en réserve
   *[other] { $count } tuiles en réserve
}
palace-reserve-put = déposer ici
palace-reserve-empty = vide
palace-redesign = Réaménager
palace-redesign-how = Touchez une tuile éclairée de la réserve ou du palais.
palace-redesign-wait = Réaménager est une action de votre tour.
palace-redesign-nothing = Il n’y a encore rien à réaménager.

## Le classement

palace-standings-wall = Mur le plus long
palace-standings-now = Points si l’on comptait maintenant
palace-standings-gain = Si l’on comptait maintenant : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
palace-standings-note = L’étoile dit ce que { $scoring ->
    [1] le 1ᵉʳ décompte
   *[other] le { $scoring }ᵉ décompte
} donnerait maintenant. Ce que l’on garde caché n’y compte pas.
