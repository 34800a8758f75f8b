# Dirk, der Dritte in einem Spiel zu zweit.

dirk-give = An Dirk geben
dirk-give-ask = { $tile } an Dirk geben

## Im Protokoll

dirk-log-give = { $you ->
    [yes] Du gibst { $tiles } an <r:BASE-2P-07>Dirk</r>.
   *[no] { $who } gibt { $tiles } an <r:BASE-2P-07>Dirk</r>.
}
dirk-log-draws = { $count ->
    [0] Für <r:BASE-2P-06>Dirk</r> ist kein Plättchen mehr da.
   *[other] <r:BASE-2P-06>Dirk</r> erhält { $tiles }.
}

## Unter den Spielern

dirk-panel = Dirk, der erdachte dritte Spieler
dirk-end = Dirk hat keine Alhambra, er zählt seine Plättchen.

## Rückgängig
dirk-undo = Rückgängig: { $tile } an Dirk gegeben
