# Les portes de la ville.

city_gates-take = Prendre la carte Porte
city_gates-take-hint = À la place de l’argent, et rien d’autre avec elle.
city_gates-take-button = Prendre
city_gates-can = prendre la carte Porte
city_gates-none = aucune carte Porte
city_gates-left = { $count ->
    [one] { $count } porte libre
   *[other] { $count } portes libres
}
city_gates-held = { $count ->
    [one] { $count } carte Porte
   *[other] { $count } cartes Porte
}
city_gates-mine = { $count ->
    [one] { $count } carte Porte : construire une fois derrière un mur
   *[other] { $count } cartes Porte : construire derrière des murs
}
city_gates-needed = avec une porte
city_gates-toward = { $side ->
    [N] Porte au nord
    [E] Porte à l’est
    [S] Porte au sud
   *[W] Porte à l’ouest
}
city_gates-there = { $side ->
    [N] porte au nord, la tuile reste là
    [E] porte à l’est, la tuile reste là
    [S] porte au sud, la tuile reste là
   *[W] porte à l’ouest, la tuile reste là
}

## Au journal

city_gates-log-card = Une <r:GATE-03>carte Porte</r> est posée à côté du chantier.
city_gates-log-discarded = Une autre carte Porte est retournée et <r:GATE-04>défaussée</r>.
city_gates-log-take = { $you ->
    [yes] Vous prenez la <r:GATE-05>carte Porte</r>.
   *[no] { $who } prend la <r:GATE-05>carte Porte</r>.
}
city_gates-log = { $you ->
    [yes] Vous posez
   *[no] { $who } pose
} une <r:GATE-08>porte</r> à { $tile }, { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}.
city_gates-log-there = Avec une <r:GATE-08>porte</r> { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}.

## Annuler
city_gates-undo-take = Annuler : carte Porte prise
city_gates-undo = Annuler : porte de { $tile }
