# The words of the engine in English.
#
# The same keys stand in fr/ and de/, with the same variables. Whoever fills them in gives
#   lists as one text ("dinar 4 and florin 1"), verbs, moments, currencies and cards in words, cells as "1,-1",
#   no side as "none", and seats counted from 1.


## Words

building-pavilion = Pavilion
building-seraglio = Seraglio
building-arcades = Arcades
building-chambers = Chambers
building-garden = Garden
building-tower = Tower

building = { $building ->
    [pavilion] { building-pavilion }
    [seraglio] { building-seraglio }
    [arcades] { building-arcades }
    [chambers] { building-chambers }
    [garden] { building-garden }
    [tower] { building-tower }
   *[other] { $building }
}

currency-florin = florin
currency-dirham = dirham
currency-dinar = dinar
currency-ducat = ducat

# A money card, such as "dinar 5".
card-money = { $currency } { $value }

side-N = north
side-E = east
side-S = south
side-W = west

side = { $side ->
    [N] { side-N }
    [E] { side-E }
    [S] { side-S }
    [W] { side-W }
   *[other] { $side }
}

# A direction: "to the north".
toward = { $side ->
    [N] to the north
    [E] to the east
    [S] to the south
    [W] to the west
   *[other] { $side }
}

seat-name = Seat { $seat }

list-last = { $items } and { $last }
list-empty = nothing

# A tile in the middle of a sentence, as its subject.
the-tile = { $tile ->
    [F] the fountain
   *[other] { $tile }
}
the-neighbour = { $neighbour ->
    [F] the fountain
   *[other] { $neighbour }
}

## Moments of decision: what the game waits for

moment-action = Choose an action
moment-extra = Choose an extra action
moment-placement = Place the tiles you bought
moment-interlude = Interrupt between two turns, or pass
moment-rebuild = Redesign once more, or pass
moment-refund = Choose what comes back of what was paid too much, or pass
moment-distribution = Place the tiles you received at the end of the game

## Verbs: the kinds of moves

verb-take = take money
verb-buy = buy a tile
verb-place = place a tile
verb-keep = put a tile into the reserve
verb-add = add a tile from the reserve
verb-remove = remove a tile
verb-swap = swap two tiles
verb-pass = pass

## Why a move is refused: any moment

not-now = It is not the moment to { $verb }: { $moment }.
not-now-action = an action of your turn has to be chosen first
not-now-extra = your extra action comes first
not-now-placement = the tiles just bought have to be built or stored first
not-now-interlude = between two turns you can only interrupt or pass
not-now-rebuild = your turn ends with one redesign, or you pass
not-now-refund = what comes back of your payment has to be chosen first
not-now-distribution = the tiles of the final distribution have to be built or stored, and nothing else is possible any more
not-your-decision = { $deciding ->
    [0] Seat { $seat } cannot move: the game is over.
   *[other] It is not for seat { $seat } to decide now: seat { $deciding } has to.
}
game-over = The game is over; no more moves can be made.
undo-line = The last move cannot be taken back: it brought something to light that nobody knew.
undo-start = There is no move to take back.

## Why a text is no move

what = { $what ->
    [cell] a cell such as 1,-1
    [tile] the name of a tile such as TOW7-NEW
    [building] a kind of building such as garden
    [currency] a currency
    [value] the value of a money card
    [side] a side such as N
    [amount] an amount of money
    [space] the number of a market space, 1 to 4
   *[other] { $what }
}

unknown-move-verb = “{ $text }” does not begin with a known verb; these are known: { $verbs }.
unknown-move-incomplete = “{ $text }” is incomplete: { what } is missing at its end.
unknown-move-word = In “{ $text }”, “{ $word }” is not { what }.
unknown-move-surplus = In “{ $text }”, nothing can follow from “{ $word }” on.
unknown-move-tile = In “{ $text }”, “{ $word }” is no tile of this game.
unknown-move-currency = In “{ $text }”, “{ $word }” is no currency; these are known: { $currencies }.
unknown-move-value = In “{ $text }”, { $word } is no value of a money card; they go from 1 to 9.
unknown-move-far = In “{ $text }”, the cell { $word } lies further away than any Alhambra can grow.

## Why money cannot be taken

take-nothing = At least one money card has to be taken.
take-not-shown = The card { $card } is not in the display, or not that often.
take-too-much = Several cards together may be worth { $limit } at most, these are worth { $total }; only a single card may be worth more.

## Why a tile cannot be bought

buy-not-for-sale = { $tile } does not lie on the market.
buy-wrong-currency = { $tile } lies on the { $currency } space and asks for { $currency }s; { $card } cannot be part of this payment.
buy-too-little = { $tile } costs { $price }; these cards are worth { $total }.
buy-not-held = Your hand does not hold all of these cards for { $tile }: { $cards }.
buy-not-exact = { $tile } has to be paid exactly: it costs { $price }, these cards are worth { $total }.
buy-not-covered = { $tile } is paid with money here; nobody else pays the whole price.
pay-mixed = The card { $card } is never mixed: { $tile } is paid with this currency alone, or without it.
pay-one-means = Only one special card can help to pay for { $tile }.
pay-not-exact = With this card { $tile } has to be paid exactly, as the option chosen demands: it costs { $price }, these cards are worth { $total }.

## Why a tile cannot be built

place-not-pending = { $tile } is not among the tiles that wait to be built.
place-rotated = Tiles are never turned: at { $cell }, as anywhere, this one lies as { $tile }.
place-occupied = At { $cell } there is { the-tile } already.
place-hole = { $tile } at { $cell } would enclose empty space; an Alhambra must not have holes.
place-no-contact = At { $cell }, { $tile } would not share a whole side with any building of the Alhambra.
place-unreachable = At { $cell }, { $tile } could not be reached on foot from the fountain: there is a wall on every side it shares.
place-own-wall = At { $cell }, { $tile } has a wall on its { side } side, where { the-neighbour } has none; two sides that touch must both have a wall or both be open.
place-neighbour-wall = At { $cell }, { $tile } is open on its { side } side, where { the-neighbour } has a wall; two sides that touch must both have a wall or both be open.
place-beside-outwork = At { $cell }, { $tile } would touch a green side of { $neighbour } { toward }; no building may lie there.
place-outwork-needs-wall = At { $cell }, { $tile } is open on its { side } side, where { $neighbour } leans with a bastion; only a wall may stand there.

## Why an Alhambra cannot be redesigned like that

redesign-fountain = The fountain stays where it is: it can be neither removed nor swapped.
redesign-not-built = { $tile } does not lie in your Alhambra.
redesign-not-in-reserve = { $tile } does not lie in your reserve.
redesign-pending = { $tile } was bought this turn and is built or stored at its end; a redesign cannot use it yet.
redesign-slide = { $tile } lies in your Alhambra already; to move it, remove it now and add it with a later action.
remove-cuts = Without { $tile } at { $cell }, other tiles could no longer be reached on foot from the fountain.
remove-hole = { $tile } cannot leave { $cell }: there are tiles on all four sides, so a hole would remain.
remove-prop = The tile at { $cell } must stay: { $outwork }, { toward } of it, leans on nothing else.

## Why nobody can pass

pass-action = The action of a turn cannot be declined.
pass-extra = In this edition the extra action after an exact payment cannot be declined.
pass-redesign = You cannot pass any more: this redesign is paid for, so it has to be made.

## The characters

pay-covered = { $tile } is paid by the character alone; no money goes with that.

## What happened

event-deal = { $who } is dealt { $cards }.
event-first-player = { $who } has the first turn.
event-turn = It is { $who }’s turn.
event-take = { $who } takes { $cards }.
event-buy = { $who } buys { $tile } for { $cards }, { $over ->
    [0] the exact price
   *[other] { $over } above the price
}.
event-place = { $who } builds { $tile } at { $cell }.
event-keep = { $who } puts { $tile } into the reserve.
event-add = { $who } adds { $tile } from the reserve at { $cell }.
event-remove = { $who } removes { $tile } from { $cell } into the reserve.
event-swap = { $who } swaps { $old } at { $cell } for { $new } from the reserve.
event-pass = { $who } passes.
event-pass-extra = { $who } does without the extra action.
event-pass-rebuild = { $who } does not redesign at the end of the turn.
event-pass-interlude = { $who } does not interrupt.
event-no-action = { $who } can do nothing and is passed over.
event-display = New in the money display: { $cards }.
event-market = New on market space { $slot }: { $tile }.
event-reshuffle = { $cards ->
    [one] The single discarded card becomes the new deck.
   *[other] The { $cards } discarded cards are shuffled into a new deck.
}
event-scoring-card = The card for scoring { $scoring } turns up; points are counted before the next turn.
event-scoring = Scoring { $scoring } – { $scores }.
event-last-turn = The last turn has been played.
event-leftover = { $seat ->
    [0] Nobody alone holds the most { $currency }s ({ $totals }): { $tile } stays on the market.
   *[other] { $who } holds the most { $currency }s ({ $totals }) and receives { $tile }.
}
event-end = The game is over – { $scores }. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

## Where points come from

score-of = { $who }: { $points }
line-building = { $who }: { $points } for { $what ->
    [pavilion] pavilions
    [seraglio] seraglios
    [arcades] arcades
    [chambers] chambers
    [garden] gardens
    [tower] towers
   *[other] { $what }
} ({ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, place { $rank }{ $shared ->
    [1] {""}
   *[other] , shared by { $shared }
})
line-wall = { $who }: { $points } for the longest outer wall

## Modules

module-base = Alhambra
module-base-summary = The base game: take money, buy buildings, build them into your Alhambra, score three times.

## Editions

edition-2003 = First edition (2003)
edition-2003-summary = The original: after an exact payment you play again if you like.
edition-second = Second edition
edition-second-summary = Like the first one, but the second scoring comes later: at the very end of the deck.
edition-2024 = Edition 2024
edition-2024-summary = The newest: after an exact payment you always play again.

## Options

option-second_scoring_pile = Second scoring card
option-second_scoring_pile-summary = The pile, fourth or fifth, into which the card of the second scoring is shuffled.
option-scoring_order = Order of scoring
option-scoring_order-summary = Whether walls (wall_first) or buildings (buildings_first) are told first; the points are the same.
option-extra_action = Extra action
option-extra_action-summary = After an exact payment another action must be used (must), or can be declined (may).
option-end_trigger = End of the game
option-end_trigger-summary = The game ends when the market cannot be refilled (cannot_refill), or as soon as the last tile is drawn (supply_empty).
option-final_partial_refill = Last refill
option-final_partial_refill-summary = Whether the last tiles are still laid on the market when they do not fill it.
option-hole_rule = Holes
option-hole_rule-summary = No enclosed empty space of any size (region), or only no single cell with tiles on all four sides (cell).
option-min_one_building = At least one building
option-min_one_building-summary = Whether only players who have built a tile of a kind are ranked for it.
option-ages = Ages
option-ages-summary = One age per seat, separated by commas: the youngest breaks the last tie for the first turn.
option-scoring_before_interrupts = Scoring before interruptions
option-scoring_before_interrupts-summary = Whether a scoring that is due comes before the players may interrupt, instead of after.
