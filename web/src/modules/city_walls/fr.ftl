# Les murs.

city_walls-sides = { $sides ->
    [N] au nord
    [E] à l’est
    [S] au sud
    [W] à l’ouest
    [NE] au nord et à l’est
    [NS] au nord et au sud
    [NW] au nord et à l’ouest
    [ES] à l’est et au sud
    [EW] à l’est et à l’ouest
    [SW] au sud et à l’ouest
   *[other] { $sides }
}

city_walls-cards = { $count ->
    [one] { $count } carte Mur
   *[other] { $count } cartes Mur
}
city_walls-card = Carte Mur : { city_walls-sides }
city_walls-left = { $count ->
    [one] { $count } bâtonnet
   *[other] { $count } bâtonnets
}
city_walls-can = construire des murs
city_walls-no-room = Aucune de vos tuiles n’a de place pour ces murs.
city_walls-title = { $sides ->
    [N] Mur
    [E] Mur
    [S] Mur
    [W] Mur
   *[other] Murs
} { city_walls-sides }
city_walls-title-tile = { city_walls-title } : { $tile }
city_walls-hint = { $count ->
    [one] Choisissez la tuile : une seule a de la place.
   *[other] Choisissez une tuile : { $count } ont de la place.
}
city_walls-travels = Les murs restent sur la tuile, où qu’elle soit posée.
city_walls-build = Construire
city_walls-missing = Choisissez une tuile

## Pourquoi une tuile ne convient pas

city_walls-reason-printed = Déjà un mur ici
city_walls-reason-stick = Déjà un bâtonnet ici
city_walls-reason-neighbour = Une autre tuile la borde
city_walls-reason-outwork = Pas sur un campement

## Au journal

city_walls-log-card = Une <r:WALL-04>carte Mur</r> est posée à côté du chantier : { city_walls-sides }.
city_walls-log = { $you ->
    [yes] Vous construisez
   *[no] { $who } construit
} { $sides ->
    [N] un <r:WALL-07>mur</r>
    [E] un <r:WALL-07>mur</r>
    [S] un <r:WALL-07>mur</r>
    [W] un <r:WALL-07>mur</r>
   *[other] des <r:WALL-07>murs</r>
} { city_walls-sides } de { $fountain ->
    [yes] la fontaine
   *[no] { $tile }
}.

## Annuler
city_walls-undo = Annuler : murs de { $tile }
