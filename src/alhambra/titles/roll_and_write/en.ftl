# The words of the dice game in English. Families of buildings, turns and the end of a game are told by the words that
# all games share.

game-roll-and-write = Alhambra Roll & Write
game-roll-and-write-summary = The dice game for one to five: cross two dice, build, earn coins.
rival-rw-dirk = Dirk
rival-rw-dirki = Dirki
rival-rw-dirkelson = Dirkelson
rival-rw-dirkina = Dirkina

## Moments of decision

moment-second = Build a second time, or pass
moment-retain = Choose the two dice that you keep

## Moves

verb-change = change dice
verb-build = build
verb-coins = gain coins
verb-second = build a second time
verb-retain = keep dice
cli-verb-change = Change
cli-verb-build = Build
cli-verb-coins = Coins
cli-verb-second = Second
cli-verb-retain = Keep

what-crossing = a crossing such as 2,5: the yellow die, then the blue one
what-die = a die such as y2:4: a yellow 2 that becomes a 4; b is blue

## Why a move is refused

not-now-second = you can only build a second time now, or pass
not-now-retain = choose first which two dice you keep
rw-no-crossing = None of your dice cross at { $cell }.
rw-built = You have already built at { $cell }.
rw-special-used = You have already used your special action in this turn.
rw-too-few-coins = That costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, and you have { $coins }.
rw-change-colour = Only one { $colour ->
    [y] yellow
   *[b] blue
} die can be changed in a turn.
rw-change-no-die = You have no { $colour ->
    [y] yellow
   *[b] blue
} { $die }.
rw-change-nothing = The { $colour ->
    [y] yellow
   *[b] blue
} { $die } would stay as it is.
rw-change-range = A die shows 1 to 6; 1 never becomes 6, and 6 never becomes 1.
rw-retain-no-dice = You do not have the dice { $cell } to keep.
refused-rw-setup-solo = The option { $option } is for one player only.

## What happened

event-start = { $who } begins with { $family } at { $cell }.
event-dice = { $who } rolls yellow { $yellow } and blue { $blue }.
event-round = Round { $round } of { $rounds }.
event-change = { $who } changes { $dice } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-build = { $who } builds { $family } at { $cell }.
event-coins = { $who } gains { $gained ->
    [0] no coin
    [one] { $gained } coin
   *[other] { $gained } coins
}.
event-second = { $who } also builds { $family } at { $cell }.
event-pass-second = { $who } builds no second time.
event-hand-on = { $who } keeps two dice and passes yellow { $yellow } and blue { $blue } on.
event-rival = { $who } rolls yellow { $yellow } and blue { $blue }: { $family }{ $marked ->
    [true] .
   *[other] , which is full; once more.
}
event-completed = Families were completed in this round – { $scores }.
event-final-scoring = Final scoring – { $scores }.

## Where points come from

rw-line-type = { $who }: { $points } for { $what ->
    [pavilion] pavilions
    [seraglio] seraglios
    [arcades] arcades
    [chambers] chambers
    [garden] gardens
    [tower] towers
   *[other] { $what }
} ({ $count ->
    [one] { $count } building
   *[other] { $count } buildings
}, rank { $rank }{ $shared ->
    [1] {""}
   *[other] , shared by { $shared }
})
rw-line-row = { $who }: { $points } for row { $line } ({ $count } buildings)
rw-line-column = { $who }: { $points } for column { $line } ({ $count } buildings)
rw-line-coins = { $who }: { $points } for coins ({ $count } left)
rw-line-bonus = { $who }: { $points } instead of lines and coins

## Options

option-special_actions_per_turn = Special actions in a turn
option-special_actions_per_turn-summary = How many special actions a player may carry out in one turn: one, or one of each kind.
option-solo_rivals = Opponents when playing alone
option-solo_rivals-summary = How many fictitious players a single player meets; more of them make it harder and shorter.
option-solo_goal = Goal when playing alone
option-solo_goal-summary = As many points as possible, or more than each fictitious player.
library-value-high_score = high score
library-value-duel = duel

<<<<<<< HEAD
## Why a sheet of one's own cannot be

rw-component-sheet = player sheet
refused-rw-sheet-name = The name of a sheet is one line of 1 to { $most } characters.
refused-rw-sheet-rows = The grid must have { $rows } rows.
refused-rw-sheet-row = Row { $row } of the grid must have { $count } families.
refused-rw-sheet-cell = Row { $row }, column { $column } of the grid: { $found } is no family; there are { $known }.
refused-rw-sheet-count = Boxes of { $family }: there must be { $count }, as often as it stands in the grid.
refused-rw-sheet-points = Points of { $family }: { $count } numbers are needed, none larger than the one before.
refused-rw-sheet-lines = Points of lines: { $count } numbers are needed, none smaller than the one before.
=======
## Hints: where to look

rw-look-family = Look at the family { $family }.
rw-look-row = Look at row { $line }.
rw-look-column = Look at column { $line }.
rw-look-coins = Think of your coins.
rw-look-passing = Think of the dice that you pass on.
rw-look-coming = Think of the dice for your next turn.
rw-look-change = A changed die may be worth its price.
rw-look-second = A second building may be worth its price.
rw-look-anywhere = Your moves are about equally good.

## Hints: what to do

rw-do-build = Build at { $cell }.
rw-do-build-two = Build at { $cell }, then also at { $second_cell } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
rw-do-change = Change { $dice } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, then build at { $cell }.
rw-do-second = Also build at { $second_cell } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
rw-do-coins = Gain coins: you get { $coins ->
    [0] none, but all four dice are rolled
    [one] { $coins } coin
   *[other] { $coins } coins
}.
rw-do-retain = Keep yellow { $yellow } and blue { $blue }.
rw-do-pass = Build no second time.

## Hints: why

rw-why-completed = It completes the family { $family }, and nobody can take that place from you.
rw-why-ahead = You are then ahead in the family { $family }: { $count } against { $most }.
rw-why-level = You then draw level in the family { $family } with { $count }.
rw-why-behind = You then come closer in the family { $family }: { $count } against { $most }.
rw-why-row = Row { $line } then has { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}{ $points ->
    [0] {""}
    [one] , worth { $points } point
   *[other] , worth { $points } points
}.
rw-why-column = Column { $line } then has { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}{ $points ->
    [0] {""}
    [one] , worth { $points } point
   *[other] , worth { $points } points
}.
rw-why-earned = With { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} you can change dice or build twice later.
rw-why-saved = You keep { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} more than otherwise.
rw-why-passing = The dice that you pass on, yellow { $yellow } and blue { $blue }, help the next player less.
rw-why-kept = These two promise you most for your next turn.
rw-why-rolled = You roll all four dice, which promises a better next turn.
rw-why-coming = More of the dice to come will then be of use to you.
rw-why-equal = Other moves are about as good.
>>>>>>> h14-bots
