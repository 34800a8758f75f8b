# Worker huts.

huts-free = free, one as an action
huts-button = Take a hut
huts-take = Take the hut
huts-can = take a worker hut
huts-title = Take the { $building } hut
huts-hint = It is free. It counts the buildings of its colour right beside it: { $building }.
huts-none = { $building }: all huts are taken
huts-pile = { $building } hut, { $walls ->
    [0] no wall
    [one] wall { $sides }
   *[other] walls { $sides }
}; { $left ->
    [0] the last one
   *[other] { $left } below it
}
huts-dots = Worker huts: { $used } of { $most }
huts-worth = worth { $value } now

## In the log

huts-log = { $you ->
    [yes] You take
   *[no] { $who } takes
}{ $then ->
    [built] {" "}and { $you ->
        [yes] build
       *[no] builds
    }
   *[other] {""}
} a worker hut: { $tile }{ $then ->
    [kept] , to the reserve
   *[other] {""}
}{ $next ->
    [yes] , the next one is turned up
   *[no] , the last one of its colour
}.

## In scorings, and to undo

huts-undo = Undo: { $tile } taken
huts-also = +{ $count } { $many ->
    [no] hut
   *[yes] huts
}
