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
