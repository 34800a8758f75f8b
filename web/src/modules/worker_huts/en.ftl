# Worker huts.

worker_huts-free = free, one as an action
worker_huts-button = Take a hut
worker_huts-take = Take the hut
worker_huts-can = take a worker hut
worker_huts-title = Take the { $building } hut
worker_huts-hint = It is free. It counts the buildings of its colour right beside it: { $building }.
worker_huts-none = { $building }: all huts are taken
worker_huts-pile = { $building } hut, { $walls ->
    [0] no wall
    [one] wall { $sides }
   *[other] walls { $sides }
}; { $left ->
    [0] the last one
   *[other] { $left } below it
}
worker_huts-dots = Worker huts: { $used } of { $most }
worker_huts-worth = worth { $value } now

## In the log

worker_huts-log = { $you ->
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

worker_huts-undo = Undo: { $tile } taken
worker_huts-also = +{ $count } { $many ->
    [no] hut
   *[yes] huts
}
worker_huts-tile = { $building } hut
