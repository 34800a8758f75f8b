# The palace in the middle of the table, and the reserve.

palace-you = You · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
palace-player = { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
palace-back = Back to mine
palace-own-label = Your Alhambra: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, longest wall { $wall }
palace-label = Alhambra of { $name }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, longest wall { $wall }
palace-places = { $count ->
    [0] No place possible
    [one] { $count } place possible
   *[other] { $count } places possible
}
palace-tray = To place
palace-zoom-in = Zoom in
palace-zoom-out = Zoom out
palace-zoom-fit = Show the whole palace

## Cells, for those who listen
palace-cell = Column { $column }, row { $row }: { $what }
palace-separator = {"; "}
palace-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
palace-tile-walls = { $tile }, { $count ->
    [one] wall
   *[other] walls
} { $sides }
palace-tile-open = { $tile }, no wall
palace-neighbour = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} neighbour: { $tile }
palace-free = Free
palace-points = +{ $points }
palace-free-points = Free, placement allowed, { $points ->
    [one] { $points } point
   *[other] { $points } points
} in a scoring
palace-free-allowed = Free, placement allowed
palace-free-same = Free, placement allowed, wall stays { $wall }
palace-free-change = Free, placement allowed, wall { $from } becomes { $to }
palace-is-chosen = chosen
palace-is-swappable = can be replaced
palace-is-aimed = can be chosen
palace-is-removable = can go to the reserve
palace-is-fresh = new

## What a place would change
palace-wall-delta = Wall { $change }
palace-wall-change = Wall { $from } → { $to }
palace-wall-same = Wall stays { $wall }
palace-points-gained = +{ $points } { $points ->
    [one] point
   *[other] points
} in a scoring
palace-count = { $family } { $from } → { $to }
palace-count-first = { $family } { $from } → { $to }, alone in front
palace-count-level = { $family } { $from } → { $to }, level with { $level }
palace-count-behind = { $family } { $from } → { $to }, behind { $ahead }
palace-count-between = { $family } { $from } → { $to }, level with { $level }, behind { $ahead }

## Why not here
palace-reason-place-occupied = Not here: a tile lies here already
palace-reason-place-hole = Not here: it would enclose a gap
palace-reason-place-no-contact = Not here: no side touches
palace-reason-place-unreachable = Not here: no path on foot from the fountain
palace-reason-place-own-wall = Not here: wall against open side
palace-reason-place-neighbour-wall = Not here: open side against wall
palace-reason-place-rotated = Tiles are never turned
palace-reason-place-not-pending = This tile does not wait to be placed
palace-reason-redesign-fountain = The fountain stays where it is
palace-reason-redesign-not-built = This tile is not in your Alhambra
palace-reason-redesign-not-in-reserve = This tile is not in your reserve
palace-reason-redesign-pending = Bought this turn: not yet
palace-reason-redesign-slide = Tiles cannot be slid
palace-reason-remove-cuts = It must stay: others would be cut off
palace-reason-remove-hole = It must stay: it would leave a gap
palace-reason-not-now = Not now
palace-reason-other = Not possible
palace-nowhere = No place is allowed.
palace-nowhere-because = No place is allowed: { $reasons }.
palace-nowhere-count = { $reason } ({ $count })
palace-nowhere-title = Why { $tile } fits nowhere
palace-nowhere-show = Show it
palace-places-out = { $count ->
    [one] one place
   *[other] { $count } places
}
# Sentences of the server name a cell by its coordinates: "at 1,-1" becomes "here".
palace-at-cell = at
palace-here = here
palace-this-cell = this cell
palace-rule = See the rule
palace-rule-named = Rule: { $title }
palace-refusal-close = Close

## Reserve and redesign
palace-reserve = Reserve
palace-reserve-hint = does not count in scorings
palace-reserve-list = { $count ->
    [one] { $count } tile in the reserve
   *[other] { $count } tiles in the reserve
}
palace-reserve-put = put here
palace-reserve-empty = empty
palace-redesign = Redesign
palace-redesign-how = Tap a lit tile of the reserve or of the palace.
palace-redesign-wait = Redesigning is an action of your turn.
palace-redesign-nothing = There is nothing to redesign yet.

## Standings

palace-standings-wall = Longest wall
palace-standings-now = Points if scored now
palace-standings-gain = If scored now: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
palace-standings-note = The star says what the { $scoring ->
    [1] first scoring
    [2] second scoring
   *[other] third scoring
} would give now. What people keep hidden does not count in it.
