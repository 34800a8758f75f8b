# The log of the dice game: one sentence for each moment, and where points come from.
#
# $you is "yes" when the seat is that of the person who reads. <b>…</b> marks a result, <r:RW-COIN-02>…</r> a word that
# opens a rule; $dice, $rolled and $passed are small pictures of dice.

dice-story-you = you
dice-story-you-first = You
dice-story-yellow = yellow { $die }
dice-story-blue = blue { $die }
dice-story-becomes = { $before } to { $after }
dice-story-rival-about = { $name }, a fictitious player

## Set-up and rounds

dice-story-first = { $you ->
    [yes] You begin every round.
   *[no] { $who } begins every round.
}
dice-story-start = { $you ->
    [yes] You start with { $families }.
   *[no] { $who } starts with { $families }.
}
dice-story-start-dice = { $you ->
    [yes] You start with { $families }; your dice show { $dice }.
   *[no] { $who } starts with { $families }; the dice show { $dice }.
}
dice-story-dice = { $you ->
    [yes] You roll { $dice }.
   *[no] { $who } rolls { $dice }.
}
dice-story-round = { $last ->
    [yes] Round { $round } of { $rounds }: the last one.
   *[no] Round { $round } of { $rounds }.
}
dice-story-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $who }’s turn.
}

## Moves

dice-story-change = { $you ->
    [yes] You <r:RW-SPEC-02>change</r> { $dice } for { $coins ->
        [one] <b>{ $coins } coin</b>
       *[other] <b>{ $coins } coins</b>
    }.
   *[no] { $who } <r:RW-SPEC-02>changes</r> { $dice } for { $coins ->
        [one] <b>{ $coins } coin</b>
       *[other] <b>{ $coins } coins</b>
    }.
}
dice-story-build = { $you ->
    [yes] You build
   *[no] { $who } builds
} { $family } with { $dice } ({ $count } in all){ $tail }.
dice-story-second = { $you ->
    [yes] You build <r:RW-SPEC-03>a second time</r>:
   *[no] { $who } builds <r:RW-SPEC-03>a second time</r>:
} { $family } with { $dice } ({ $count } in all){ $tail }.
dice-story-coins = { $you ->
    [yes] You gain
   *[no] { $who } gains
} { $gained ->
    [0] <b>no coin</b>
    [one] <b>{ $gained } coin</b>
   *[other] <b>{ $gained } coins</b>
}{ $full ->
    [yes] {" "}of { $earned }, the store is <r:RW-COIN-02>full</r>
   *[no] {""}
}{ $tail }.
dice-story-pass = { $you ->
    [yes] You build no second time{ $tail }.
   *[no] { $who } builds no second time{ $tail }.
}
dice-story-retain = { $you ->
    [yes] You keep two dice and pass
   *[no] { $who } keeps two dice and passes
} { $passed } on to { $toyou ->
    [yes] you
   *[no] { $to }
}.
dice-story-then-roll = { $you ->
    [yes] , then roll { $rolled }
   *[no] , then rolls { $rolled }
}
dice-story-then-pass = { $you ->
    [yes] {" "}and pass
   *[no] {" "}and passes
} { $passed } on to { $toyou ->
    [yes] you
   *[no] { $to }
}

## Fictitious players

dice-story-rival = { $who } rolls { $dice }: { $family }.
dice-story-rival-again = { $who } rolls { $tries }; then { $dice }: { $family }.
dice-story-rival-tries = { $who } rolls { $tries }.
dice-story-full = { $dice } ({ $family } is <r:RW-FICT-04>full</r>)

## Points

dice-story-completed = <r:RW-BONUS-01>Completed</r>: { $families }.
dice-story-finished = { $family } by { $you ->
    [yes] you
   *[no] { $who }
}, place { $place }, <b>+{ $points }</b>
dice-story-finished-lost = { $family } by { $who }, no points but the <r:RW-FICT-05>place is taken</r>
dice-story-final = Final scoring: { $gains }.
dice-story-end = { $count ->
    [one] { $you ->
        [yes] <b>You</b> win
       *[no] { $winners } wins
    }
   *[other] { $winners } share the victory
}{ $known ->
    [yes] {" "}with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] {""}
}.
dice-story-end-alone = { $you ->
    [yes] You finish with <b>{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }</b>.
   *[no] { $who } finishes with <b>{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }</b>.
}
dice-story-alone-title = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-story-unknown = Something happened: { $event }.

dice-story-source-family = { $family }: place { $place }, { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
dice-story-source-completed = { $family } completed: place { $place }, { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
dice-story-source-row = Row { $line }: { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
dice-story-source-column = Column { $line }: { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
dice-story-source-coins = { $count ->
    [one] { $count } coin left
   *[other] { $count } coins left
}
dice-story-source-bonus = Instead of lines and coins
dice-story-source-other = Other points
