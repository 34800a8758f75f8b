# The vizier.

vizier-awake = vizier awake
vizier-asleep = vizier asleep
vizier-order = Order of priority
vizier-order-seat = { $name }, { $state ->
    [now] decides
    [asleep] vizier asleep
   *[awake] vizier awake
}
vizier-ask = Ask me
vizier-ask-always = after every turn
vizier-ask-exact = only if I can pay exactly
vizier-ask-never = not before my turn
vizier-wait = The viziers consider: { $name }
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
vizier-log-declined = { $you ->
    [yes] You do not call the <r:VIZ-07>vizier</r>.
   *[no] { $who } does not call the <r:VIZ-07>vizier</r>.
}
