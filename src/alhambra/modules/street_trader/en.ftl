# The words of this module in English.

module-street_trader = The Street Trader
module-street_trader-summary = Build where your trader stands, and a citizen of that colour moves in; citizens of different colours score in groups.

## What the game waits for

moment-citizens = Choose the citizens for your trader, secretly
moment-disc = Lay your trader disc beside a tile of your Alhambra
moment-trader = Let a citizen move in or exchange one, or pass
not-now-citizens = everybody first chooses the citizens for the trader
not-now-disc = you first have to lay your trader disc
not-now-trader = you first decide about the citizens on your trader disc

## Moves: their verbs, and their headings in a list

verb-trader-choose = choose citizens
verb-trader-lay = lay the trader disc
verb-trader-settle = let a citizen move in
verb-trader-exchange = exchange a citizen
cli-verb-trader-choose = Choose
cli-verb-trader-lay = Lay
cli-verb-trader-settle = Move in
cli-verb-trader-exchange = Exchange

## Why a move is refused

trader-choose-count = You keep exactly { $count } citizens.
trader-choose-twice = You have one citizen of each colour, so you cannot choose two of this one: { building }.
trader-lay-occupied = At { $cell } there is no room for the disc: { $tile } lies there.
trader-lay-no-contact = At { $cell } the disc would not touch a side of any building, hut or other square tile of your Alhambra.
trader-no-match = Nobody can move into { $tile }: there is no citizen of its colour on your trader disc.
trader-choose-one = Also choose the citizen that comes from the supply to your trader disc.
trader-match = A citizen of the colour of { $tile } is on your trader disc: he may move in, but then there is no exchange instead.
trader-not-on-disc = There is no such citizen on your trader disc: { building }.
trader-not-in-supply = There is no such citizen in the supply: { building }.

## What happened

event-pass-trader = { $who } leaves the citizens on the trader disc as they are.
event-trader-choose = { $families ->
    [none] { $who } has secretly chosen { $count } citizens.
   *[other] { $who } secretly chooses: { $families }.
}
event-trader-show = { $who } shows the citizens on the trader disc: { $families }.
event-trader-lay = { $who } lays the trader disc at { $cell }.
event-trader-aside = { $tile } is built where the trader disc of { $who } lay; the disc is put aside.
event-trader-settle = { $who } lets a citizen move into { $tile }{ $in ->
    [none] ; nobody is left in the supply
   *[other] {""} and takes a new one from the supply: { trader-in }
}.
event-trader-exchange = { $who } exchanges a citizen of the trader disc: { trader-out } for { trader-in }.
event-trader-leaves = The citizen of { $tile } goes back to the supply.
trader-in = { $in ->
    [pavilion] { building-pavilion }
    [seraglio] { building-seraglio }
    [arcades] { building-arcades }
    [chambers] { building-chambers }
    [garden] { building-garden }
   *[tower] { building-tower }
}
trader-out = { $out ->
    [pavilion] { building-pavilion }
    [seraglio] { building-seraglio }
    [arcades] { building-arcades }
    [chambers] { building-chambers }
    [garden] { building-garden }
   *[tower] { building-tower }
}

## Where points come from

line-citizens = { $who }: { $points } for { $count ->
    [one] 1 citizen
   *[other] { $count } citizens in groups of { $sizes }
}

## On the table

seat-trader = trader at { $cell }: { $count ->
    [0] nobody
   *[other] { $families }
}
seat-trader-aside = trader aside: { $count ->
    [0] nobody
   *[other] { $families }
}
seat-citizens = citizens in { $tiles }
label-citizens = Citizens

## Setting up a real table

guide-trader = Give each of the { $players } players a trader disc and one citizen of each colour. Everybody secretly keeps { $kept } of them. Show them together, put them on the discs, and lay each disc on any side of its owner’s fountain. All other citizens form the supply: { $supply }.
