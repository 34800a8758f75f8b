# Le vizir.

vizier-awake = vizir éveillé
vizier-asleep = vizir endormi
vizier-order = Ordre de priorité
vizier-order-seat = { $name }, { $state ->
    [now] décide
    [asleep] vizir endormi
   *[awake] vizir éveillé
}
vizier-ask = Me demander
vizier-ask-always = après chaque tour
vizier-ask-exact = seulement si l’appoint est possible
vizier-ask-never = pas avant mon tour
vizier-wait = Les vizirs réfléchissent : { $name }
vizier-wake = Réveiller le vizir
vizier-wake-ask = Réveiller votre vizir

## Au journal

vizier-buy = { $you ->
    [yes] Vous appelez votre
   *[no] { $who } appelle son
} <r:VIZ-07>vizir</r> : { $tile }, { $paid } tout juste{ $then ->
    [built] , tuile construite
    [kept] , tuile mise en réserve
    [given] , tuile donnée à { $to }
   *[other] {""}
}.
vizier-sleeps = { $you ->
    [yes] Vous appelez votre <r:VIZ-07>vizir</r>.
   *[no] { $who } appelle son <r:VIZ-07>vizir</r>.
}
vizier-wakes = { $you ->
    [yes] Vous réveillez votre <r:VIZ-14>vizir</r>.
   *[no] { $who } réveille son <r:VIZ-14>vizir</r>.
}
vizier-log-declined = { $you ->
    [yes] Vous n’appelez pas le <r:VIZ-07>vizir</r>.
   *[no] { $who } n’appelle pas le <r:VIZ-07>vizir</r>.
}
