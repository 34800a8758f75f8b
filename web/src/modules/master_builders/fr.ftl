# Les architectes.

master_builders-which = Choisissez l’architecte qui quitte la partie, ou passez.
master_builders-card = Architecte : { $currency }
master_builders-ask = { $adds ->
    [yes] Poser une tuile de plus ?
   *[no] Réaménager une fois de plus ?
}
master_builders-effect = Cela coûte la carte { $card } : elle quitte la partie.
master_builders-play = Jouer l’architecte
master_builders-working = { $adds ->
    [yes] Posez une tuile de la réserve
   *[no] Réaménagez : posez, retirez ou échangez une tuile
}
master_builders-working-hint = { $adds ->
    [yes] Touchez une tuile éclairée de la réserve.
   *[no] Touchez une tuile éclairée de la réserve ou du palais.
}
master_builders-wait = { $name } peut encore réaménager son palais…
master_builders-wait-working = { $name } réaménage son palais avec un architecte…
master_builders-undo = Annuler : architecte joué

## Au journal

master_builders-log-dealt = { $known ->
    [yes] { $you ->
        [yes] Vous recevez { $cards }, que vous seul voyez.
       *[no] { $who } reçoit { $cards }.
    }
   *[no] { $you ->
        [yes] Vous recevez { $count } cartes Architecte.
       *[no] { $who } reçoit { $count } cartes Architecte, que personne d’autre ne voit.
    }
}
master_builders-log = { $you ->
    [yes] Vous jouez { $card } pour <r:ARCH-08>réaménager</r> ; la carte quitte la partie.
   *[no] { $who } joue { $card } pour <r:ARCH-08>réaménager</r> ; la carte quitte la partie.
}
master_builders-log-declined = { $you ->
    [yes] Vous ne <r:ARCH-08>réaménagez</r> rien à la fin du tour.
   *[no] { $who } ne <r:ARCH-08>réaménage</r> rien à la fin du tour.
}
