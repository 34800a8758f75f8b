# Le vizir.

vizier-awake = vizir éveillé
vizier-asleep = vizir endormi
vizier-order = Ordre de priorité
vizier-order-seat = { $name }, { $state ->
    [now] décide
    [asleep] vizir endormi
   *[awake] vizir éveillé
}
vizier-ask = Quand votre vizir vous demande-t-il ?
vizier-ask-now = Votre vizir vous demande : { $wish }
vizier-ask-never = Jamais : il passe toujours
vizier-ask-exact = Seulement si je peux acheter avec l’appoint
vizier-ask-always = Toujours, après chaque tour
vizier-wish-never = jamais
vizier-wish-exact = si appoint
vizier-wish-always = toujours
vizier-asks-able = Cette table ne demande qu’à ceux qui peuvent payer une tuile avec l’appoint.
vizier-asks-all = Cette table demande à tous ceux dont le vizir est éveillé. S’il n’y a rien à acheter, votre vizir passe pour vous après un moment : personne ne le remarque. « Toujours » vous montre quand même la question.
vizier-call = Appeler votre vizir ?
vizier-call-hint = { $tile } pour { $price }, sans rejouer.
vizier-call-others = Ou touchez { $tiles }.
vizier-call-nothing = Aucun appoint possible pour l’instant.
vizier-call-button = Acheter { $tile }
vizier-undo-wakes = Annuler : réveil du vizir
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
