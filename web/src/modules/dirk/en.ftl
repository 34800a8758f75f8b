# Dirk, the third player in a game for two.

dirk-give = Give to Dirk
dirk-give-ask = Give { $tile } to Dirk

## In the log

dirk-log-give = { $you ->
    [yes] You give { $tiles } to <r:BASE-2P-07>Dirk</r>.
   *[no] { $who } gives { $tiles } to <r:BASE-2P-07>Dirk</r>.
}
dirk-log-draws = { $count ->
    [0] No tile is left for <r:BASE-2P-06>Dirk</r>.
   *[other] <r:BASE-2P-06>Dirk</r> receives { $tiles }.
}

## Among the players

dirk-panel = Dirk, the imaginary third player
dirk-end = Dirk has no Alhambra, he counts his tiles.

## Undo
dirk-undo = Undo: { $tile } given to Dirk
