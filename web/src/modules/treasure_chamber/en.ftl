# The treasure chamber.

treasure_chamber-price = { $price }, any currencies
treasure_chamber-room = Room { $room }, { $price } in any currencies: { $families }
treasure_chamber-room-empty = Room { $room }: empty
treasure_chamber-several = { $count } × { $family }
treasure_chamber-count = { $count ->
    [one] { $count } chest
   *[other] { $count } chests
}: { $families }
treasure_chamber-bag = { $count ->
    [0] The bag is empty.
    [one] 1 chest is left in the bag.
   *[other] { $count } chests are left in the bag.
}
treasure_chamber-stopped = { $count ->
    [0] No room is filled any more: the bag is empty.
    [one] No room is filled any more; 1 chest stays in the bag.
   *[other] No room is filled any more; { $count } chests stay in the bag.
}
treasure_chamber-rival = { $name }: { $chests }.
treasure_chamber-to-place = Chests to place:
treasure_chamber-there = carries a chest

## Buying and paying

treasure_chamber-can = buy chests
treasure_chamber-button = Buy chests
treasure_chamber-buy = Buy the chests of room { $room }
treasure_chamber-buy-hint = { $families }. Then you choose what to pay { $price } with.
treasure_chamber-buy-button = Choose
treasure_chamber-pay = Pay { $price } for the chests
treasure_chamber-pay-hint = Mix currencies as you like. What is too much is lost.
treasure_chamber-pay-with = Chests: pay { $sum }
treasure_chamber-pay-button = Pay { $total }
treasure_chamber-pay-missing = { $short } short
treasure_chamber-pay-wait = { $name } pays for chests
treasure_chamber-exact = Exactly, without another action
treasure_chamber-over = { $over } lost, no change given

## Placing

treasure_chamber-place = Place your chests
treasure_chamber-place-hint = Tap a building of their colour. The rest goes on to your left.
treasure_chamber-place-left = To place: { $families }
treasure_chamber-place-on = Chest on { $tile }
treasure_chamber-place-button = Place
treasure_chamber-place-missing = Tap a building
treasure_chamber-place-wait = { $name } places chests: { $families }
treasure_chamber-reason-colour = Not here: no chest of this colour
treasure_chamber-reason-no-building = Not here: only buildings carry chests
treasure_chamber-reason-not-built = Not here: only in your Alhambra
treasure_chamber-reason-laden = Not here: it carries a chest already

## In the log

treasure_chamber-log-chosen = { $you ->
    [yes] You choose
   *[no] { $who } chooses
} the chests of room { $room }.
treasure_chamber-log-bought = { $you ->
    [yes] You buy
   *[no] { $who } buys
} the chests of room { $room } for { $paid }: { $families }.
treasure_chamber-log-placed = { $you ->
    [yes] You get
   *[no] { $who } gets
} chests on { $tiles }.
treasure_chamber-log-chosen-tile = { $you ->
    [yes] You put
   *[no] { $who } puts
} a chest on { $tile }.
treasure_chamber-log-passed = Chests go on to { $you ->
    [yes] you
   *[no] { $who }
}: { $families }.{ $put ->
    [yes] {" "}Placed on { $tiles }.
   *[no] {""}
}
treasure_chamber-log-returned = Back into the bag: { $families }.
treasure_chamber-log-drawn = Room { $room } is filled: { $families }.
treasure_chamber-log-exhausted = The bag does not hold enough: room { $room } stays empty, and no room is filled any more.
treasure_chamber-log-lost = The chest of { $tile } goes back into the bag.

## In scorings, and to undo

treasure_chamber-scored = Chests
treasure_chamber-scored-line = { $count ->
    [one] 1 chest
   *[other] { $count } chests
}, { $shared ->
    [yes] ranks { $place } shared
   *[no] rank { $place }
}
treasure_chamber-undo-chosen = Undo: room chosen
treasure_chamber-undo-bought = Undo: chests bought
treasure_chamber-undo-placed = Undo: chest on { $tile }
