# Les abris de chantier.

huts-free = gratuits, un par action
huts-button = Prendre un abri
huts-take = Prendre l’abri
huts-can = prendre un abri de chantier
huts-title = Prendre l’abri { $building }
huts-hint = Il est gratuit. Il compte les bâtiments de sa couleur juste à côté : { $building }.
huts-none = { $building } : tous les abris sont pris
huts-pile = Abri { $building }, { $walls ->
    [0] sans mur
    [one] mur { $sides }
   *[other] murs { $sides }
} ; { $left ->
    [0] le dernier
   *[other] { $left } dessous
}
huts-dots = Abris de chantier : { $used } sur { $most }
huts-worth = vaut { $value } à présent

## Au journal

huts-log = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
}{ $then ->
    [built] {" "}et { $you ->
        [yes] construisez
       *[no] construit
    }
   *[other] {""}
} un abri de chantier : { $tile }{ $then ->
    [kept] , en réserve
   *[other] {""}
}{ $next ->
    [yes] , le suivant est retourné
   *[no] , le dernier de sa couleur
}.

## Au décompte, et pour annuler

huts-undo = Annuler : { $tile }
huts-also = +{ $count } { $many ->
    [no] abri
   *[yes] abris
}
