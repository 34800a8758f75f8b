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
