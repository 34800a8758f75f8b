# Ce que les modules disent à la table.

modules-vizier-awake = vizir éveillé
modules-vizier-asleep = vizir endormi
modules-vizier-order = Ordre de priorité
modules-vizier-order-seat = { $name }, { $state ->
    [now] décide
    [asleep] vizir endormi
   *[awake] vizir éveillé
}
modules-vizier-ask = Me demander
modules-vizier-ask-always = après chaque tour
modules-vizier-ask-exact = seulement si l’appoint est possible
modules-vizier-ask-never = pas avant mon tour
modules-vizier-wait = Les vizirs réfléchissent : { $name }
modules-camps-effect = { $points ->
    [one] { $points } point à chaque décompte
   *[other] { $points } points à chaque décompte
}
modules-vizier-wake = Réveiller le vizir
modules-vizier-wake-ask = Réveiller votre vizir

## Au journal

modules-vizier-buy = { $you ->
    [yes] Vous appelez votre
   *[no] { $who } appelle son
} <r:VIZ-07>vizir</r> : { $tile }, { $paid } tout juste{ $then ->
    [built] , tuile construite
    [kept] , tuile mise en réserve
    [dirk] , tuile donnée à Dirk
   *[other] {""}
}.
modules-vizier-sleeps = { $you ->
    [yes] Vous appelez votre <r:VIZ-07>vizir</r>.
   *[no] { $who } appelle son <r:VIZ-07>vizir</r>.
}
modules-vizier-wakes = { $you ->
    [yes] Vous réveillez votre <r:VIZ-14>vizir</r>.
   *[no] { $who } réveille son <r:VIZ-14>vizir</r>.
}
