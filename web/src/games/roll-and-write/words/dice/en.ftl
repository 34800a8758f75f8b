# The table of the dice game.


## The sheet
dice-sheet-of = Sheet of { $name }
dice-back = Back to mine
dice-cell = yellow { $yellow }, blue { $blue }
dice-cell-label = { $cell }: { $family }, { $state ->
    [picked] picked
    [built] built
    [coins] built, counts for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
    [free] can be built
    [promised] could be built then
   *[empty] empty
}
dice-rows = Buildings in the rows
dice-columns = Buildings in the columns
dice-line-label = { $what ->
    [row] Row { $line }
   *[column] Column { $line }
}: { $count } of 6 built, { $points ->
    [one] one point
   *[other] { $points } points
}
dice-margin = { $colour ->
    [blue] Blue dice, above the columns
   *[yellow] Yellow dice, left of the rows
}
dice-die = { $colour ->
    [blue] blue { $value }
   *[yellow] yellow { $value }
}
dice-die-label = { $count ->
    [one] { $colour ->
        [blue] Blue die: { $value }
       *[yellow] Yellow die: { $value }
    }
   *[other] { $colour ->
        [blue] { $count } blue dice: { $value }
       *[yellow] { $count } yellow dice: { $value }
    }
}{ $state ->
    [used] , in use
    [changed] , changed
   *[none] {""}
}{ $use ->
    [change] , change it
    [keep] , keep it
   *[none] {""}
}
dice-nudge = { $colour ->
    [blue] Blue { $value }
   *[yellow] Yellow { $value }
}: { $by ->
    [less] one less
   *[more] one more
}
dice-refused = Not here
dice-refused-close = Close

## Coins
dice-coins = Coins
dice-coins-label = { $coins ->
    [one] One coin left
   *[other] { $coins } coins left
}; { $circled } of { $reserve } are circled
dice-coins-left = { $count ->
    [one] one coin left
   *[other] { $count } coins left
}
dice-legend-line = In a line:
dice-legend-coins = Coins left:
dice-legend-family = Complete a family: take its best place

## What can be done
dice-not-now = It is not your turn.
dice-acted = You have done this turn’s action.
dice-build-button = Build
dice-build-none = All crossings of your dice are built.
dice-build-about = { $count ->
    [one] One crossing is free.
   *[other] { $count } crossings are free.
}
dice-build-next = The two dice that you leave go to { $name }.
dice-build-alone = The two dice that you leave stay.
dice-coins-button = { $count ->
    [0] Gain no coin
    [one] Gain 1 coin
   *[other] Gain { $count } coins
}
dice-coins-about = { $count ->
    [0] No crossing is built yet.
    [one] One crossing is built already.
   *[other] { $count } crossings are built already.
} All four dice are rolled again.
dice-specials = Special actions
dice-nudge-name = Nudge dice by 1
dice-nudge-about = before your action
dice-nudge-used = You have changed dice in this turn.
dice-nudge-poor = You have too few coins.
dice-second-name = Second building
dice-second-about = after building, with the other pair
dice-cost = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}

## The prompt
dice-action-hint = { $free ->
    [0] Nothing is free to build
    [one] One crossing is free to build
   *[other] { $free } crossings are free to build
}; { $built ->
    [0] none is built already
    [one] one is built already
   *[other] { $built } are built already
}.
dice-action-missing = Choose a crossing
dice-action-only-coins = Gain coins
dice-build-title = Build { $family } at { $cell }
dice-count-change = { $family } { $from } → { $to }.
dice-completes = That completes { $family }.
dice-line-reaches = { $what ->
    [row] Row { $line }
   *[column] Column { $line }
} reaches { $count }: +{ $gain }.
dice-passed = { $name } gets yellow { $yellow } and blue { $blue }.
dice-passed-built = On the sheet of { $name } they cross at { $family }, built already.
dice-passed-free = On the sheet of { $name } they cross at { $family }, still free.
dice-coins-title = { $count ->
    [0] Gain no coin
    [one] Gain 1 coin
   *[other] Gain { $count } coins
}
dice-coins-hint = { $count ->
    [0] No crossing of your dice is built.
    [one] One crossing of your dice is built.
   *[other] { $count } crossings of your dice are built.
}
dice-coins-then = Then you roll all four dice, keep one of each colour and pass the others to { $name }.
dice-coins-then-alone = Then you roll all four dice.
dice-change-button = Change dice
dice-change-title = Change dice
dice-change-hint = Move a die with its arrows: { $cost ->
    [one] one coin
   *[other] { $cost } coins
} for each step, one die of each colour. You have { $coins }.
dice-change-missing = Nothing is changed yet
dice-change-confirm = { $coins ->
    [one] Pay 1 coin
   *[other] Pay { $coins } coins
}
dice-change-clear = Leave the dice
dice-change-first = Pay for the changed dice first; then build here.
dice-change-open = Then you could build { $families }.
dice-change-none = Then nothing would be free to build.
dice-change-coins = { $count ->
    [0] No crossing would be built already.
    [one] One crossing would be built already.
   *[other] { $count } crossings would be built already.
}
dice-second-title = { $cost ->
    [one] Build { $family } too for { $cost } coin?
   *[other] Build { $family } too for { $cost } coins?
}
dice-second-at = The other pair: { $cell }.
dice-second-button = Build it too
dice-second-no = No, thanks
dice-retain-title = Keep one die of each colour
dice-retain-hint = The two others go to { $name } as they lie.
dice-retain-button = Keep these
dice-retain-missing = Choose two dice
dice-undo-build = Undo: building
dice-undo-coins = Undo: coins
dice-undo-change = Undo: changed dice
dice-undo-second = Undo: second building
dice-undo-pass = Undo: no second building
dice-undo-hand-on = Undo: dice kept

## Dice on the move
dice-moving = Dice on the move
dice-moving-short = Dice
dice-moving-none = Nothing has moved yet.
dice-from = From { $name }
dice-rolled = { $you ->
    [yes] You rolled
   *[no] { $name } rolled
}
dice-to = To { $name } after this
dice-why-matters = Why this matters

## The score sheet
dice-score = Shared score sheet
dice-score-short = Score
dice-score-about = who leads where
dice-score-label = { $name }: { $count } of { $boxes } { $family }{ $leads ->
    [yes] , leads
   *[no] {""}
}{ $done ->
    [yes] , completed in this round
   *[no] {""}
}
dice-place = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
dice-place-gone = given away:
dice-rival-roll = Yellow { $yellow }, blue { $blue }{ $marked ->
    [yes] {""}
   *[no] : full, rolled again
}
dice-rounds = Rounds
dice-first = { $name } begins
dice-enlarge = Sheet of { $name }, enlarge
dice-now = If it ended now
dice-now-why = where from
dice-now-note = What would be counted if this round were the last one and over.
dice-source-sofar = Families completed so far
dice-source-family = { $family }, rank { $rank }{ $shared ->
    [1] {""}
   *[other] , shared by { $shared }
}
dice-source-row = Row { $line } with { $count } buildings
dice-source-column = Column { $line } with { $count } buildings
dice-source-coins = { $count } coins
dice-source-bonus = Instead of lines and coins
dice-no-answer = The server did not answer.

## Keys
dice-key-sheet = To the sheet
dice-key-coins = Gain coins
dice-key-change = Change dice
dice-key-less = The chosen die: one less
dice-key-more = The chosen die: one more
dice-key-decline = No second building
dice-key-score = Score sheet
dice-key-hint = Hint
dice-key-log = Log
dice-key-undo = Undo
dice-key-help = Keys
