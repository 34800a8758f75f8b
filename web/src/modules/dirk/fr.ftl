# Dirk, le troisième joueur d’une partie à deux.

dirk-give = Donner à Dirk
dirk-give-ask = Donner { $tile } à Dirk

## Au journal

dirk-log-give = { $you ->
    [yes] Vous donnez { $tiles } à <r:BASE-2P-07>Dirk</r>.
   *[no] { $who } donne { $tiles } à <r:BASE-2P-07>Dirk</r>.
}
dirk-log-draws = { $count ->
    [0] Plus aucune tuile pour <r:BASE-2P-06>Dirk</r>.
   *[other] <r:BASE-2P-06>Dirk</r> reçoit { $tiles }.
}

## Parmi les joueurs

dirk-panel = Dirk, troisième joueur imaginaire
dirk-end = Dirk n’a pas d’Alhambra, il compte ses tuiles.

## Annuler
dirk-undo = Annuler : { $tile } donnée à Dirk
