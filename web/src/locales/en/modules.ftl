# What modules say at the table.

modules-vizier-awake = vizier awake
modules-vizier-asleep = vizier asleep
modules-vizier-order = Order of priority
modules-vizier-order-seat = { $name }, { $state ->
    [now] decides
    [asleep] vizier asleep
   *[awake] vizier awake
}
modules-vizier-ask = Ask me
modules-vizier-ask-always = after every turn
modules-vizier-ask-exact = only if I can pay exactly
modules-vizier-ask-never = not before my turn
modules-vizier-wait = The viziers consider: { $name }
modules-camps-effect = { $points ->
    [one] { $points } point in each scoring
   *[other] { $points } points in each scoring
}
modules-vizier-wake = Wake the vizier
modules-vizier-wake-ask = Wake your vizier

## In the log

modules-vizier-buy = { $you ->
    [yes] You call your
   *[no] { $who } calls the
} <r:VIZ-07>vizier</r>: { $tile } for exactly { $paid }{ $then ->
    [built] , tile built
    [kept] , tile to the reserve
    [dirk] , tile to Dirk
   *[other] {""}
}.
modules-vizier-sleeps = { $you ->
    [yes] You call your <r:VIZ-07>vizier</r>.
   *[no] { $who } calls the <r:VIZ-07>vizier</r>.
}
modules-vizier-wakes = { $you ->
    [yes] You wake your <r:VIZ-14>vizier</r>.
   *[no] { $who } wakes the <r:VIZ-14>vizier</r>.
}
