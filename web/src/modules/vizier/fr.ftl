# Le vizir.

vizier-awake = vizir éveillé
vizier-asleep = vizir endormi
vizier-asks-able = Cette table ne demande qu’à ceux qui peuvent payer une tuile avec l’appoint.
vizier-asks-all = Cette table demande à tous ceux dont le vizir est éveillé. S’il n’y a rien à acheter, vous passez après un moment : personne ne le remarque.
vizier-call = Appeler votre vizir ?
vizier-call-hint = { $tile } pour { $price }, sans rejouer.
vizier-call-others = Ou touchez { $tiles }.
vizier-call-nothing = Aucun appoint possible pour l’instant.
vizier-call-button = Acheter { $tile }
vizier-undo-wakes = Annuler : réveil du vizir
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
