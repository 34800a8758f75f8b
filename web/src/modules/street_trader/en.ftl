# The street trader.

street_trader-supply = the supply
street_trader-left = { $family } citizens in the supply: { $count }
street_trader-citizen = { $family } citizen
street_trader-line = Trader: { $count ->
    [0] nobody
   *[other] { $families }
}; { $homes ->
    [0] no citizen has moved in
    [one] 1 citizen has moved in
   *[other] { $homes } citizens have moved in
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
street_trader-line-hidden = { $made ->
    [yes] Has chosen citizens, secretly
   *[no] Has not chosen citizens yet
}
street_trader-groups = Your groups of citizens: { $groups }; { $points ->
    [one] 1 point
   *[other] { $points } points
} in every scoring
street_trader-there = a citizen lives there
street_trader-disc-there = trader disc: { $count ->
    [0] nobody
   *[other] { $families }
}

## Choosing

street_trader-choose = Choose { $count } citizens, secretly
street_trader-choose-hint = A citizen moves into a building of his colour that is built where your trader stands.
street_trader-choose-button = Keep these citizens
street_trader-choose-missing = Choose { $count }
street_trader-choose-wait = { $name } secretly chooses citizens
street_trader-chosen = { $count } of { $most }

## Laying the disc

street_trader-lay = Lay your trader disc
street_trader-lay-hint = On a free cell beside your Alhambra: where you want to build.
street_trader-lay-here = Lay the trader disc here
street_trader-lay-again = When you build here, a citizen may move in.
street_trader-lay-button = Lay
street_trader-lay-wait = { $name } lays the trader disc
street_trader-reason-occupied = Not here: the cell is not free
street_trader-reason-no-contact = Not here: no tile beside it

## Moving in, exchanging

street_trader-settle = Let a citizen move in: { $tile }
street_trader-settle-hint = Choose who comes from the supply to your trader disc.
street_trader-settle-who = A citizen moves in ({ $tile }): who comes instead?
street_trader-settle-in = From the supply comes: { $family }.
street_trader-settle-empty = The supply is empty: nobody comes instead.
street_trader-settle-button = Move in
street_trader-exchange = Exchange a citizen?
street_trader-exchange-hint = Nobody can move in here: { $tile }. You may exchange one citizen, or pass.
street_trader-exchange-out = Leaves the trader
street_trader-exchange-in = Comes from the supply
street_trader-exchange-both = Exchange: { $out } for { $in }
street_trader-exchange-button = Exchange
street_trader-exchange-missing = Choose both citizens
street_trader-wait = { $name } decides about citizens

## In the log

street_trader-log-choose = { $you ->
    [yes] You choose
   *[no] { $who } chooses
} { $known ->
    [yes] secretly: { $families }
   *[no] { $count } citizens, secretly
}.
street_trader-log-show = { $you ->
    [yes] You show your
   *[no] { $who } shows the
} citizens: { $families }.
street_trader-log-lay = { $you ->
    [yes] You lay your
   *[no] { $who } lays the
} trader disc.
street_trader-log-aside = { $you ->
    [yes] Your trader makes
   *[no] The trader of { $who } makes
} room for { $tile }.
street_trader-log-settle = { $you ->
    [yes] You let
   *[no] { $who } lets
} a citizen move into { $tile }{ $more ->
    [yes] ; { $in } comes instead
   *[no] {""}
}.
street_trader-log-exchange = { $you ->
    [yes] You exchange
   *[no] { $who } exchanges
} a citizen: { $out } for { $in }.
street_trader-log-leaves = The citizen of { $tile } goes back to the supply.
street_trader-log-declined = { $you ->
    [yes] You leave your
   *[no] { $who } leaves the
} citizens as they are.

## In scorings, and to undo

street_trader-scored = Citizens
street_trader-undo-choose = Undo: citizens chosen
street_trader-undo-lay = Undo: trader disc laid
street_trader-undo-settle = Undo: citizen moved in, { $tile }
street_trader-undo-exchange = Undo: citizen exchanged
