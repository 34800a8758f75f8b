# The log, the players and the gestures.
#
# $you is "yes" when the seat is that of the person who reads. <b>…</b> marks a result,
# <r:BASE-BUY-03>…</r> a word that opens a rule.

log-title = Log
log-filter = Lines shown
log-filter-all = All
log-filter-moves = Moves
log-filter-rules = Rules
log-empty = Nothing yet. Every move will be written here.
log-more = Show { $count ->
    [one] the line before
   *[other] { $count } more lines
}
log-show = Show this moment
log-round-number = Round { $round }
log-gains = Where the points come from
log-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-you = you

## Moves

log-take = { $you ->
    [yes] You take { $cards }.
   *[no] { $who } takes { $cards }.
}
log-buy = { $you ->
    [yes] You buy
   *[no] { $who } buys
}{ $then ->
    [built] {" "}and { $you ->
        [yes] build
       *[no] builds
    }
   *[other] {""}
} { $tile } for { $paid }{ $exact ->
    [yes] : <r:BASE-BUY-03>exact payment</r>
   *[no] , { $over } <r:BASE-BUY-02>over</r>
}{ $then ->
    [again] { $you ->
        [yes] , you play again
       *[no] , one more action
    }
    [declined] , no further action
    [kept] , tile to the reserve
    [given] , tile to { $to }
   *[other] {""}
}.
log-paid-with = { $paid } with the { $card }
log-paid-free = nothing, thanks to { $card }
log-place = { $you ->
    [yes] You build { $tiles }.
   *[no] { $who } builds { $tiles }.
}
log-keep = { $you ->
    [yes] You put { $tiles } into the <r:BASE-PLACE-02>reserve</r>.
   *[no] { $who } puts { $tiles } into the <r:BASE-PLACE-02>reserve</r>.
}
log-add = { $you ->
    [yes] You <r:BASE-REDESIGN-01>redesign</r>: { $tile } joins your Alhambra.
   *[no] { $who } <r:BASE-REDESIGN-01>redesigns</r>: { $tile } joins the Alhambra.
}
log-remove = { $you ->
    [yes] You <r:BASE-REDESIGN-01>redesign</r>: { $tile } goes to the reserve.
   *[no] { $who } <r:BASE-REDESIGN-01>redesigns</r>: { $tile } goes to the reserve.
}
log-swap = { $you ->
    [yes] You <r:BASE-REDESIGN-01>redesign</r>: { $tile } replaces { $old }.
   *[no] { $who } <r:BASE-REDESIGN-01>redesigns</r>: { $tile } replaces { $old }.
}
log-pass = { $declined ->
    [extra] { $you ->
        [yes] You do without the <r:BASE-TURN-03>extra action</r>.
       *[no] { $who } does without the <r:BASE-TURN-03>extra action</r>.
    }
   *[other] { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
}
log-pass-between = { $you ->
    [yes] You do nothing between two turns.
   *[no] { $count ->
        [one] { $who } does nothing between two turns.
       *[other] { $who } do nothing between two turns.
    }
}
log-no-action = { $you ->
    [yes] You have <r:BASE-RUL-03>no possible action</r>: your turn passes.
   *[no] { $who } has <r:BASE-RUL-03>no possible action</r>: the turn passes.
}
log-turn = { $you ->
    [yes] Round { $round }: you.
   *[no] Round { $round }: { $who }.
}

## What the table does

log-deal = { $you ->
    [yes] You receive { $cards } to <r:BASE-SETUP-06>start</r>.
   *[no] { $who } receives { $cards } to <r:BASE-SETUP-06>start</r>.
}
log-first = { $you ->
    [yes] You play <r:BASE-SETUP-08>first</r>.
   *[no] { $who } plays <r:BASE-SETUP-08>first</r>.
}
log-market = On the <r:BASE-EOT-05>market</r>: { $tiles }.
log-offer = { $tile } ({ $currency })
log-display = To <r:BASE-EOT-02>take</r>: { $cards }.
log-reshuffle = { $cards ->
    [one] The discarded card is the <r:BASE-EOT-03>new deck</r>.
   *[other] The { $cards } discarded cards are shuffled into a <r:BASE-EOT-03>new deck</r>.
}
log-unknown = { $seat ->
    [some] { $who }: “{ $event }”.
   *[none] “{ $event }”.
}

## Scorings and the end

log-scoring-card = { $scoring ->
    [1] Card of the 1st scoring: it takes place <r:BASE-EOT-06>before the next turn</r>.
   *[other] Card of the 2nd scoring: it takes place <r:BASE-EOT-06>before the next turn</r>.
}
log-scoring = { $scoring ->
    [1] 1st <r:BASE-SCORE-01>scoring</r>: { $gains }.
    [2] 2nd <r:BASE-SCORE-01>scoring</r>: { $gains }.
   *[other] 3rd <r:BASE-SCORE-01>scoring</r>: { $gains }.
}
log-source-wall = Wall
log-source-building = { $building }, rank { $place }, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
log-source-other = Other
log-last-turn = Not enough tiles left: <r:BASE-EOG-01>the last market</r>.
log-leftover = { $you ->
    [yes] You receive { $tile }: <r:BASE-EOG-04>most money</r> in { $currency }s, { $best }.
   *[no] { $who } receives { $tile }: <r:BASE-EOG-04>most money</r> in { $currency }s, { $best }.
}
log-leftover-none = <r:BASE-EOG-05>Tie</r> in { $currency }s, at { $best }: nobody receives { $tile }.
log-end = Game over: { $you ->
    [yes] <b>you win</b>
   *[no] { $count ->
        [one] <b>{ $winners } wins</b>
       *[other] <b>{ $winners }</b> share the <r:BASE-EOG-08>victory</r>
    }
}{ $known ->
    [yes] {" "}with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] {""}
}.

## Players

log-players = Players
log-player-score = Score: { $points }
log-player-open = Enlarge the Alhambra of { $name }
log-player-families = Buildings of { $name }
log-player-family = { $building }: { $count }{ $lead ->
    [yes] , in the lead
   *[no] {""}
}
log-player-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
log-player-wall = Wall: { $count }
log-player-reserve = { $count ->
    [one] { $count } tile in reserve
   *[other] { $count } tiles in reserve
}
log-player-clock = Time left: { $time }
log-state-turn = to play
log-state-next = plays next
log-state-thinking = is thinking
log-state-interrupt = decides
log-state-placing = places tiles
log-state-away = away
log-state-back = { $name } has been away for a minute.
log-state-replaced = replaced by a bot
log-state-resigned = has resigned
log-state-you = you
log-bot = bot
log-bot-easy = easy
log-bot-medium = medium
log-bot-strong = strong
log-bot-random = random
log-bot-idle = on standby
log-replace = Replace by a bot
log-replace-done = A bot plays for { $name }.
log-handover = Hand the seat over
log-handover-title = The seat of { $name }
log-handover-text = Whoever opens this link plays on for { $name }. If { $name } comes back before that, the link is worth nothing.
log-handover-qr = Code to scan: link to this seat
log-handover-copy = Copy the link
log-handover-copied = The link is copied.
log-return = Take my seat back
log-return-done = You play again.
log-unreachable = The server does not answer. Try again in a moment.

## Gestures

log-reactions = Make a gesture
log-reaction-applause = Well done
log-reaction-laugh = Laughing
log-reaction-wow = Astonished
log-reaction-think = I am thinking
log-reaction-hurry = It is your turn
log-reaction-sorry = Sorry
log-reaction-thanks = Thank you
log-reaction-hello = Hello
log-reaction-bye = Goodbye
log-reaction-said = { $name }: { $gesture }

## Following the others

log-nothing-yet = Nobody has played yet.
log-since = Since your turn
log-since-chip = Since your turn: { $count }
log-since-open = { $count ->
    [one] See the move made since your turn
   *[other] See the { $count } moves made since your turn
}
log-since-none = Nothing since your turn.
log-last-round = The last round
log-last-round-chip = Last round: { $count }
log-again = Show again
log-again-step = { $step } / { $count }
log-standings = Standings
log-standings-caption = What everybody has, and the points
log-standings-points = Points
log-standings-points-short = Pts
log-standings-leads = in the lead
