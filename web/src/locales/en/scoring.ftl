# The scorings and the end of the game.

scoring-you = You
scoring-you-inside = you
scoring-title = { $scoring ->
    [1] First scoring
    [2] Second scoring
   *[other] Final scoring
}
scoring-intro = { $ranks ->
    [1] The first in each family scores. The reserve does not count.
    [2] The first two in each family score. The reserve does not count.
   *[other] The first { $ranks } in each family score. The reserve does not count.
}

scoring-step-wall = Wall
scoring-step-families = Majorities
scoring-step-families-at = Majorities { $at }/{ $of }
scoring-step-total = Total
scoring-steps = Steps of the scoring
scoring-module-other = Other points

scoring-wall-title = Outer wall
scoring-wall-hint = the longest one; inner walls do not count
scoring-wall-none = no wall
scoring-wall-of = { $name }’s Alhambra with its longest wall traced: { $points }
scoring-wall-mine = Your Alhambra with its longest wall traced: { $points }
scoring-show-palace = Show the Alhambra: { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scoring-families-title = Majorities
scoring-families-hint = one tile = one block
scoring-worth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} { $points }
scoring-none = none
scoring-later = to come
scoring-nobody = nobody has one
scoring-plus = +{ $points }
scoring-minus = −{ $points }
scoring-each = +{ $points } each
scoring-zero = { $pool ->
    [0] nothing for this rank
   *[other] { $pool } to share: 0 each
}
scoring-points-rule = { $text }: see the rule
scoring-tie = Tie: { $pool } ÷ { $people }.
scoring-tie-rounded = Tie: { $pool } ÷ { $people }, rounded down.
scoring-tie-rule = Rule of sharing
scoring-wall-line = wall of { $count }
scoring-line-times = { $count } × { $times ->
    [one] { $times } colour
   *[other] { $times } colours
} = { $points }
scoring-line-of = { $count ->
    [one] { $count } building in line
   *[other] { $count } buildings in line
}

scoring-score-title = Score
scoring-score-hint = live
scoring-row-before = Before
scoring-bar = { $before } before, { $wall } for the wall, { $families } for majorities, { $modules } for modules{ $lost ->
    [0] {""}
   *[other] , { $gone } lost
}
scoring-legend-before = before
scoring-legend-wall = wall
scoring-legend-families = majorities
scoring-legend-modules = modules
scoring-legend-lost = lost
scoring-table = The scoring in detail

scoring-previous = Previous step
scoring-next = Next step
scoring-pause = Pause
scoring-play = Go on by itself
scoring-speed = Speed ×{ $speed }
scoring-skip = Skip to the result
scoring-continue = Back to the game
scoring-to-end = See the ranking
scoring-back-to-replay = Back to the replay

scoring-say-points = { $name } { $points }
scoring-say-wall = Points for the longest wall: { $gains }.
scoring-say-no-wall = Nobody has a wall.
scoring-say-nobody = { $family }: nobody has one.
scoring-say-family = { $family }: { $places }.
scoring-say-and-then = { "; " }
scoring-say-place = place { $from }, { $people }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scoring-say-shared = { $span ->
    [one] place { $from }
   *[other] places { $from } to { $to }
} tied, { $people }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
scoring-say-also = Of these, { $name }: { $parts }.
scoring-say-module = { $module }: { $gains }.
scoring-say-total = Total: { $totals }.

scoring-end-you = You win
scoring-end-one = { $name } wins
scoring-end-many = { $names } win together
scoring-end-you-too = You win, level with { $names }
scoring-end-intro = The game is over. The palaces remain.
scoring-end-podium = Ranking
scoring-end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
scoring-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scoring-end-palace = { $name }’s Alhambra
scoring-end-palace-mine = Your Alhambra
scoring-end-resigned = resigned
scoring-end-sources = Where the points come from
scoring-end-leftovers = Last tiles of the market
scoring-end-leftover-rule = Each tile goes to whoever has most money of its currency. On a tie nobody gets it.
scoring-end-leftover = { $name } gets { $tile }: { $money }, the most.
scoring-end-leftover-you = You get { $tile }: { $money }, the most.
scoring-end-leftover-nobody = { $tile }: level at { $money }, nobody gets it.
scoring-end-leftover-totals = In hand: { $totals }.
scoring-handout-title = Last tiles of the market
scoring-handout-text = The market cannot be filled up any more: the game ends. Whoever gets a tile places it for free, then comes the last scoring.
scoring-handout-go-on = Go on
scoring-after = The game is over
scoring-end-rematch-proposed = A rematch is proposed.
scoring-end-rematch-watch = Watch the rematch
scoring-end-replay = Watch the replay
scoring-end-rematch = Play a rematch
scoring-end-rematch-open = Join the rematch
scoring-end-record = Keep a copy
scoring-end-share = Share
scoring-end-shared = Link copied
scoring-end-table = Look at the table
scoring-end-home = Back home

scoring-track-title = Score track
scoring-track = Score track: { $points }
