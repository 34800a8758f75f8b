# Les portes de la ville.

gates-take = Prendre la carte Porte
gates-take-hint = À la place de l’argent, et rien d’autre avec elle.
gates-take-button = Prendre
gates-can = prendre la carte Porte
gates-none = aucune carte Porte
gates-left = { $count ->
    [one] { $count } porte libre
   *[other] { $count } portes libres
}
gates-held = { $count ->
    [one] { $count } carte Porte
   *[other] { $count } cartes Porte
}
gates-mine = { $count ->
    [one] { $count } carte Porte : construire une fois derrière un mur
   *[other] { $count } cartes Porte : construire derrière des murs
}
gates-needed = avec une porte
gates-toward = { $side ->
    [N] Porte au nord
    [E] Porte à l’est
    [S] Porte au sud
   *[W] Porte à l’ouest
}
gates-there = { $side ->
    [N] porte au nord, la tuile reste là
    [E] porte à l’est, la tuile reste là
    [S] porte au sud, la tuile reste là
   *[W] porte à l’ouest, la tuile reste là
}

## Au journal

gates-log-card = Une <r:GATE-03>carte Porte</r> est posée à côté du chantier.
gates-log-discarded = Une autre carte Porte est retournée et <r:GATE-04>défaussée</r>.
gates-log-take = { $you ->
    [yes] Vous prenez la <r:GATE-05>carte Porte</r>.
   *[no] { $who } prend la <r:GATE-05>carte Porte</r>.
}
gates-log = { $you ->
    [yes] Vous posez
   *[no] { $who } pose
} une <r:GATE-08>porte</r> à { $tile }, { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}.
gates-log-there = Avec une <r:GATE-08>porte</r> { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}.
