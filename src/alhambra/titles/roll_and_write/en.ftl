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

## The terminal

cli-word-sheets = sheets
cli-word-sheet = sheet
cli-word-scores = scores
cli-word-now = now
cli-usage-sheets = {""}
cli-usage-sheet = {" "}N
cli-usage-scores = {""}
cli-usage-now = {""}
cli-help-sheets = the sheets of all players
cli-help-sheet = the sheet of player N
cli-help-scores = the shared score sheet, with the places that are left
cli-help-now = what everybody would have if the game ended now, and for what
rw-cli-help-moves = To move, type its number, or the move itself: build 2,5 · coins · second · pass · retain 2,5 · change y2:4 · change y2:3 b6:5
rw-cli-help-sheet = A crossing is the yellow die, then the blue one. On a sheet y and b are the dice on the margins, [GAR] is built, gar is free; arrows show where you can build, with the number of the move, and circles the crossings that are worth a coin. y2:4 is a yellow 2 that becomes a 4, for 2 coins.
rw-cli-round = round { $round } of { $rounds }
rw-cli-now = now
rw-cli-coins = coins
rw-cli-dice = dice
rw-cli-lines = lines
rw-cli-bonus = bonus
rw-cli-boxes = boxes
rw-cli-place = { $place ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
}
rw-cli-store = Coins { $coins } · { $circled } of { $reserve } circled
rw-cli-cost = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
rw-cli-gain = +{ $coins }
rw-cli-pass-on = { $dice } for { $name }
rw-cli-completes = complete: { $points }
rw-cli-row = row +{ $points }
rw-cli-column = column +{ $points }
rw-cli-yellow = y
rw-cli-blue = b
rw-cli-finishing = { $name } has completed { $family } in this round.
rw-cli-final-scoring = Final scoring
rw-cli-end-alone = The game is over: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rw-cli-duel-won = You win the duel: { $points } to { $best }.
rw-cli-duel-shared = The duel ends even: { $points } each.
rw-cli-duel-lost = You lose the duel: { $points } to { $best }.

## Sheets to be printed

sheet-player = Player sheet
sheet-score = Score sheet
rw-sheet-name = Name
rw-sheet-date = Date
rw-sheet-blue = blue
rw-sheet-yellow = yellow
rw-sheet-lines = Buildings in a line: { $worth }
rw-sheet-coins = Coins
rw-sheet-costs = A die by 1: { $change } · second building: { $second } · { $coins } left: 1 point
rw-sheet-of-lines = Lines
rw-sheet-of-coins = Coins
rw-sheet-total = Total
rw-sheet-place = { $place ->
    [1] 1st place
    [2] 2nd place
   *[other] 3rd place
}
rw-sheet-rounds = Rounds

## Setting up a real table

guide-stage-rw-scores = The score sheet
guide-stage-rw-starts = The first buildings
guide-stage-rw-waiting = Dice that wait
rw-guide-dice = Take { $dice } dice, { $each } blue and { $each } yellow{ $rest ->
    [0] .
   *[other] ; the other { $rest } go back into the box.
}
rw-guide-sheets = { $players ->
    [one] Take a player sheet and one pair of dice: a blue one and a yellow one.
   *[other] Each of the { $players } players takes a player sheet and one pair of dice: a blue one and a yellow one.
}
rw-guide-coins = Circle the first { $coins } of the { $reserve } coins on every sheet, unless they are printed so.
rw-guide-first = Choose the first player at random; it stays the same player for the whole game.
rw-guide-rows = Lay out the score sheet with { $rows } rows. A row has boxes for each family: { $parts }.
rw-guide-rivals = { $rivals ->
    [one] Dirk, a fictitious player, gets a row and one pair of dice, but neither a sheet nor coins.
   *[other] { $rivals } fictitious players get a row and one pair of dice each, but neither a sheet nor coins.
}
rw-guide-rounds = The game has { $rounds } rounds; one is ticked at every turn of the first player.
rw-guide-starts = { $players ->
    [one] Roll your pair and build where yellow row and blue column cross. Do so { $buildings } times. Where you have built already, roll both dice again.
   *[other] The first player rolls the pair and builds where yellow row and blue column cross; the others follow clockwise. This goes round the table { $buildings } times. Where somebody has built already, both dice are rolled again.
} Every building is marked on both sheets: in the next free box of its family, from the left.
rw-guide-rival-starts = { $rivals ->
    [one] Then roll { $buildings } times for Dirk
   *[other] Then roll { $buildings } times for each fictitious player
} and mark a box of the family found on the grid. The same result again marks the next box of that family.
rw-guide-waiting = Now everybody rolls the pair once more and leaves the dice on their spaces of the sheet. Nothing is built.
rw-guide-waiting-alone = Now roll your pair and a second pair, and leave all four dice on their spaces of the sheet. Nothing is built; dice with the same number are stacked.
rw-guide-extra = The first player takes one more pair, rolls it and puts it on the sheet too; dice with the same number are stacked.
rw-guide-specials = You have agreed on two special actions in a turn: one of each kind.
rw-guide-duel = It is a duel: fictitious players score families like you, and { $points } points each at the end instead of lines and coins. You win with more than each of them.
rw-guide-begin = The first player begins with four dice, the others follow clockwise.
rw-guide-begin-rivals = The first player begins with four dice. Dice are passed between the two of you only; after both turns, roll for Dirk and mark a box.
rw-guide-begin-alone = You begin, and always have four dice: nothing is passed on. After each of your turns, roll for the { $rivals } fictitious players in the order of their rows.

## Options

option-special_actions_per_turn = Special actions in a turn
option-special_actions_per_turn-summary = How many special actions a player may carry out in one turn: one, or one of each kind.
option-fictitious_players = Opponents when playing alone
option-fictitious_players-summary = How many fictitious players a single player meets; more of them make it harder and shorter.
option-solo_duel = Duel when playing alone
option-solo_duel-summary = Whether you play to beat each fictitious player; otherwise for as many points as possible.

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

## Why a sheet of one's own cannot be

rw-component-sheet = player sheet
refused-rw-sheet-name = The name of a sheet is one line of 1 to { $most } characters.
refused-rw-sheet-rows = The grid must have { $rows } rows.
refused-rw-sheet-row = Row { $row } of the grid must have { $count } families.
refused-rw-sheet-cell = Row { $row }, column { $column } of the grid: { $found } is no family; there are { $known }.
refused-rw-sheet-count = Boxes of { $family }: there must be { $count }, as often as it stands in the grid.
refused-rw-sheet-points = Points of { $family }: { $count } numbers are needed, none larger than the one before.
refused-rw-sheet-lines = Points of lines: { $count } numbers are needed, none smaller than the one before.
