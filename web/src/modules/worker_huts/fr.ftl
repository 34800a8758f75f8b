# Les abris de chantier.

worker_huts-free = gratuits, un par action
worker_huts-button = Prendre un abri
worker_huts-take = Prendre l’abri
worker_huts-can = prendre un abri de chantier
worker_huts-title = Prendre l’abri { $building }
worker_huts-hint = Il est gratuit. Il compte les bâtiments de sa couleur juste à côté : { $building }.
worker_huts-none = { $building } : tous les abris sont pris
worker_huts-pile = Abri { $building }, { $walls ->
    [0] sans mur
    [one] mur { $sides }
   *[other] murs { $sides }
} ; { $left ->
    [0] le dernier
   *[other] { $left } dessous
}
worker_huts-dots = Abris de chantier : { $used } sur { $most }
worker_huts-worth = vaut { $value } à présent

## Au journal

worker_huts-log = { $you ->
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

worker_huts-undo = Annuler : { $tile }
worker_huts-also = +{ $count } { $many ->
    [no] abri
   *[yes] abris
}
worker_huts-tile = Abri { $building }
