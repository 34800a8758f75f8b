# The vizier.

vizier-awake = vizier awake
vizier-asleep = vizier asleep
vizier-asks-able = This table asks only those who can pay a tile exactly.
vizier-asks-all = This table asks everybody whose vizier is awake. If there is nothing to buy, you pass after a while: nobody can tell.
vizier-call = Call your vizier?
vizier-call-hint = { $tile } for { $price }; you do not play again.
vizier-call-others = Or tap { $tiles }.
vizier-call-nothing = Nothing can be paid exactly now.
vizier-call-button = Buy { $tile }
vizier-undo-wakes = Undo: vizier woken
vizier-wake = Wake the vizier
vizier-wake-ask = Wake your vizier

## In the log

vizier-buy = { $you ->
    [yes] You call your
   *[no] { $who } calls the
} <r:VIZ-07>vizier</r>: { $tile } for exactly { $paid }{ $then ->
    [built] , tile built
    [kept] , tile to the reserve
    [given] , tile to { $to }
   *[other] {""}
}.
vizier-sleeps = { $you ->
    [yes] You call your <r:VIZ-07>vizier</r>.
   *[no] { $who } calls the <r:VIZ-07>vizier</r>.
}
vizier-wakes = { $you ->
    [yes] You wake your <r:VIZ-14>vizier</r>.
   *[no] { $who } wakes the <r:VIZ-14>vizier</r>.
}
