# The words of the engine in English.
#
# The same keys stand in fr/ and de/, with the same variables. Whoever fills them in gives
#   lists as one text ("dinar 4 and florin 1"), verbs with hyphens for spaces ("vizier-wake"), cells as "1,-1",
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
currency-diamond = diamond

currency = { $currency ->
    [florin] { currency-florin }
    [dirham] { currency-dirham }
    [dinar] { currency-dinar }
    [ducat] { currency-ducat }
    [diamond] { currency-diamond }
   *[other] { $currency }
}

# A money card, such as "dinar 5".
card-money = { currency } { $value }

# An exchange card, with its two currencies.
card-exchange = exchange card { $first }/{ $second }

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

# A character, in the middle of a sentence.
character = { $card ->
    [karim] Abdul Karim
    [knihstig] Abdul Knihstig
    [ammar] Ammar El’Schauf
    [faruk] Faruk Will’haben
    [fatima] Fatima
    [hakim] Hakim Wahid
    [laila] Laila Wundabah
    [machma] Machma Klain
    [yammerad] Yammerad
    [yusuf] Yusuf E’Passuff
   *[other] { $card }
}
family = { $family ->
    [pavilion] { building-pavilion }
    [seraglio] { building-seraglio }
    [arcades] { building-arcades }
    [chambers] { building-chambers }
    [garden] { building-garden }
    [tower] { building-tower }
   *[other] { $family }
}

## Moments of decision: what the game waits for

moment-action = Choose an action
moment-extra = Choose an extra action
moment-placement = Place the tiles you bought
moment-interlude = Interrupt between two turns, or pass
moment-bonus = Reveal bonus cards, or pass
moment-auction = Bid for the character, or pass
moment-bid = Pay your bid
moment-fatima = Keep Fatima for her points, or swap her for another character
moment-knihstig = Take a money card with Abdul Knihstig, or pass
moment-rebuild = Redesign once more, or pass
moment-refund = Choose what comes back of what was paid too much, or pass
moment-hakim = Choose the kind of building that Hakim Wahid adds to
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
verb-dirk = give a tile to Dirk
verb-vizier-wake = wake the vizier
verb-vizier-buy = buy through the vizier
verb-exchange-take = take an exchange card
verb-bonus-show = reveal a bonus card
verb-hut = take a worker hut
verb-gate-take = take the gate card
verb-gate-place = place a tile with a gate
verb-gate-add = add a tile from the reserve with a gate
verb-bid = bid
verb-pay = pay your bid
verb-fatima-keep = keep Fatima for her points
verb-fatima-swap = swap Fatima for another character
verb-knihstig = call Abdul Knihstig
verb-laila = call Laila Wundabah
verb-machma = call Machma Klain
verb-yammerad = call Yammerad
verb-hakim = call Hakim Wahid

verb = { $verb ->
    [take] { verb-take }
    [buy] { verb-buy }
    [place] { verb-place }
    [keep] { verb-keep }
    [add] { verb-add }
    [remove] { verb-remove }
    [swap] { verb-swap }
    [pass] { verb-pass }
    [dirk] { verb-dirk }
    [vizier-wake] { verb-vizier-wake }
    [vizier-buy] { verb-vizier-buy }
    [exchange-take] { verb-exchange-take }
    [bonus-show] { verb-bonus-show }
    [hut] { verb-hut }
    [gate-take] { verb-gate-take }
    [gate-place] { verb-gate-place }
    [gate-add] { verb-gate-add }
    [bid] { verb-bid }
    [pay] { verb-pay }
    [fatima-keep] { verb-fatima-keep }
    [fatima-swap] { verb-fatima-swap }
    [knihstig] { verb-knihstig }
    [laila] { verb-laila }
    [machma] { verb-machma }
    [yammerad] { verb-yammerad }
    [hakim] { verb-hakim }
   *[other] { $verb }
}

## Why a move is refused: any moment

not-now = It is not the moment to { verb }: { $moment ->
    [action] an action of your turn has to be chosen first
    [extra] your extra action comes first
    [placement] the tiles just bought have to be built or stored first
    [interlude] between two turns you can only interrupt or pass
    [bonus] before the points are counted you can only reveal bonus cards or pass
    [auction] a character is auctioned, and you can only bid or pass
    [bid] your bid has to be paid first
    [fatima] Fatima has to be kept or swapped first
    [knihstig] a money card can be taken now, or you pass
    [rebuild] your turn ends with one redesign, or you pass
    [hakim] the kind of building that Hakim Wahid adds to has to be named first
    [distribution] the tiles of the final distribution have to be built or stored, and nothing else is possible any more
   *[other] something else has to be decided first
}.
not-your-decision = { $deciding ->
    [0] Seat { $seat } cannot move: the game is over.
   *[other] It is not for seat { $seat } to decide now: seat { $deciding } has to.
}
game-over = The game is over; no more moves can be made.
undo-line = The last move cannot be taken back: it brought hidden cards or tiles to light.
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
unknown-move-exchange = In “{ $text }”, there is no exchange card for “{ $word }”.

## Why money cannot be taken

take-nothing = At least one money card has to be taken.
take-not-shown = The card { $card } is not in the display, or not that often.
take-too-much = Several cards together may be worth { $limit } at most, these are worth { $total }; only a single card may be worth more.

## Why a tile cannot be bought

buy-not-for-sale = { $tile } does not lie on the market.
buy-wrong-currency = { $tile } lies on the { currency } space and asks for { currency }s; { $card } cannot be part of this payment.
buy-too-little = { $tile } costs { $price }; these cards are worth { $total }.
buy-not-held = Your hand does not hold all of these cards for { $tile }: { $cards }.
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

## Why nobody can pass

pass-action = The action of a turn cannot be declined.
pass-extra = In this edition the extra action after an exact payment cannot be declined.

## Dirk

dirk-not-bought = Only a tile just bought can be given to Dirk; { $tile } is none.

## The vizier

vizier-awake = Your vizier is awake already.
vizier-asleep = Your vizier is asleep; wake him with an action of your turn first.
vizier-not-exact = The vizier pays exactly: { $tile } costs { $price }, these cards are worth { $total }.
vizier-means = { $means ->
    [karim] Abdul Karim pays in your own turn only, not for the vizier.
   *[other] This cannot be used with the vizier: { $means }.
}

## The exchange cards

exchange-not-shown = The { $card } is not in the display.
exchange-alone = The { $card } is taken alone, instead of money; nothing else goes with it.
exchange-other-space = { $tile } lies on the { currency } space; the { $card } does not show this currency.
exchange-not-held = Your hand does not hold the { $card } for { $tile }.
exchange-idle = The { $card } is only played where at least one { currency } card is paid along.

## The bonus cards

bonus-not-held = You hold no bonus card of { $tile } that could be revealed.
bonus-not-built = The bonus card of { $tile } can only be revealed while exactly this tile lies in your Alhambra.

## The worker huts

hut-gone = All huts of this colour are taken: { building }.
hut-limit = You own { $limit } huts already; nobody may own more.

## The city gates

gate-none-open = No gate card lies beside the market.
gate-no-card = You hold no gate card to lay { $tile } with.
gate-camp = { $camp } leans on a wall from outside; a camp needs no way to it, hence no gate.
gate-bastion = At { $cell }, { $camp } lies { toward }; no gate can be put up against the bastion of a camp.
gate-not-needed = At { $cell }, { $tile } can be reached on foot; a gate is only put up where nothing else gives access.
gate-leads-nowhere = At { $cell }, there is no tile on the { side } side of { $tile } that a gate could lead to.
gate-fixed = { $tile } at { $cell } must stay for ever: a gate stands beside it.

## The characters

character-not-owned = You do not own { character }.
character-used = You have called { character } in this turn already; one such character helps in each round.
bid-nothing = A bid is at least 1.
bid-not-higher = A bid of { $amount } is not more than { $highest }, the highest bid so far.
bid-beyond = A bid of { $amount } is more than you can pay in a single currency; { $most } is your most.
bid-not-payable = A bid of { $amount } cannot be paid exactly in a single currency from your hand, as the option chosen demands.
bid-one-currency = A bid is paid with money cards of one single currency and nothing else.
bid-too-little = Your bid was { $amount }; these cards are worth { $total }.
bid-not-held = Your hand does not hold all of these cards: { $cards }.
bid-overpaid = Your bid of { $amount } has to be paid exactly, as the option chosen demands; these cards are worth { $total }.
fatima-nobody-left = No character is set aside any more; Fatima has to be kept.
laila-no-tile = There is no tile on market space { $space }.
laila-no-supply = No tile is left to draw; Laila Wundabah cannot help.
machma-not-held = Your hand does not hold { $card }.
machma-too-dear = The card { $card } is worth more than your card of { $value }; only a card of the same value or less can be taken for it.
yammerad-enough = You hold { $count } money cards; Yammerad helps only with fewer than 3.
yammerad-no-deck = There is no card left to draw.
pay-covered = { $tile } is paid by the character alone; no money goes with that.

## The camps

camp-bastion-side = At { $cell }, the bastion on the { side } side of { $tile } must lean on a wall; { the-neighbour } has none there.
camp-green-side = At { $cell }, the green { side } side of { $tile } may only touch the green side of another camp; { the-neighbour } shows something else there.
camp-no-wall = At { $cell }, { $tile } would not lean on any wall; at least one of its bastions must.
remove-prop = The tile at { $cell } must stay: { $camp }, { toward } of it, leans on nothing else.
camp-single-contact = { $side ->
    [none] At { $cell }, { $camp } would lean on two walls; by the option chosen, a camp leans on exactly one.
   *[other] A tile at { $cell } would give { $camp }, { toward } of it, a second wall; by the option chosen, a camp leans on exactly one.
}

## What happened

event-deal = { $who } is dealt { $cards }.
event-first-player = { $who } has the first turn.
event-turn = Turn { $turn }: { $who }.
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
event-pass = { $declined ->
    [extra] { $who } does without the extra action.
    [interlude] { $who } does not call on the vizier.
    [rebuild] { $who } does not redesign at the end of the turn.
    [bonus] { $who } reveals no further bonus card.
    [auction] { $who } drops out of the auction.
    [knihstig] { $who } takes no card with Abdul Knihstig.
    [hakim] { $who } names no kind of building for Hakim Wahid.
   *[other] { $who } passes.
}
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
    [0] Nobody alone holds the most { currency }s ({ $totals }): { $tile } stays on the market.
   *[other] { $who } holds the most { currency }s ({ $totals }) and receives { $tile }.
}
event-end = The game is over – { $scores }. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
event-give-to-dirk = { $who } gives { $tile } to Dirk.
event-dirk-draws = Dirk draws { $tiles }.
event-vizier-wakes = { $who } wakes the vizier.
event-vizier-sleeps = { $who } calls on the vizier, who then falls asleep.
event-exchange-take = { $who } takes the { $card }.
event-bonus-show = { $who } reveals the bonus card of { $tile }.
event-bonus-back = The bonus card of { $tile } goes back to the hand of { $who }.
event-hut = { $who } takes the hut { $tile }; { $next ->
    [none] it was the last one of its colour
   *[other] the next one is { $next }
}.
event-gate-card = A gate card turns up and lies beside the market.
event-gate-discarded = Another gate card turns up and goes to the discard.
event-gate-take = { $who } takes the gate card.
event-gate = { $who } puts up a gate on the { side } side of { $tile } at { $cell }.
event-character = { character } turns up.
event-auction = { character } is auctioned; { $who } bids first.
event-bid = { $who } bids { $amount }.
event-auction-won = { $who } wins { character } for { $amount } and pays { $cards }.
event-auction-unsold = Nobody wants { character }, who leaves the game.
event-fatima = { $kept ->
    [true] { $who } keeps Fatima and scores { $points }.
   *[other] { $who } swaps Fatima for { character }.
}
event-knihstig = { $who } takes { $card } with Abdul Knihstig.
event-laila = Laila Wundabah lets { $who } replace { $out } on market space { $slot } by { $in }.
event-machma = { $who } gives { $given } to Machma Klain and takes { $taken }.
event-yammerad = { $card ->
    [none] Yammerad lets { $who } draw a money card.
   *[other] Yammerad lets { $who } draw { $card }.
}
event-hakim = { $who } names a kind of building for Hakim Wahid: { family }.
event-laid-aside = { $card } finds no place in the display and lies aside until the next refill.

## Where points come from

score-of = { $who }: { $points }
score-wall = Wall
score-yusuf = Yusuf E’Passuff
score-camp = Camp { $what }
line-building = { $who }: { $points } for { $building ->
    [pavilion] pavilions
    [seraglio] seraglios
    [arcades] arcades
    [chambers] chambers
    [garden] gardens
    [tower] towers
   *[other] { $building }
} ({ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, place { $rank }{ $shared ->
    [1] {""}
   *[other] , shared by { $shared }
})
line-wall = { $who }: { $points } for the longest outer wall
line-yusuf = { $who }: { $points } from Yusuf E’Passuff, for a wall of { $wall }
line-camp = { $who }: { $points } for the buildings in front of { $what }

## Modules

module-base = Alhambra
module-base-summary = The base game: take money, buy buildings, build them into your Alhambra, score three times.
module-dirk = Dirk
module-dirk-summary = The imaginary third player of every game for two: owns tiles, takes ranks, never plays.
module-vizier = The Vizier’s Favour
module-vizier-summary = Between two turns, buy one tile for its exact price; waking the vizier again takes an action.
module-currency_exchange = The Currency Exchange
module-currency_exchange-summary = Six cards in the deck, each of which lets you pay for one tile in two currencies.
module-bonus_cards = The Bonus Cards
module-bonus_cards-summary = Secret cards for ten tiles without walls: revealed while its tile is built, a card counts as one more of the kind.
module-worker_huts = The Worker Huts
module-worker_huts-summary = Free tiles, three at most for each player, that count the buildings of their colour right beside them.
module-city_gates = The City Gates
module-city_gates-summary = Gate cards let a tile be built behind a wall; the way to it leads through a gate that stays for ever.
module-diamonds = The Diamonds
module-diamonds-summary = Eleven money cards of a fifth currency, which buys from every space but is never mixed.
module-characters = The Characters
module-characters-summary = Ten persons turn up in the deck and are auctioned; each helps its owner in a way of its own.
module-camps = The Camps
module-camps-summary = Eight tiles that lean on your walls from outside and score the row of buildings in front of them.

## Editions

edition-2003 = First edition (2003)
edition-2003-summary = The extra action may be declined; the second scoring card lies in the fourth pile.
edition-second = Second edition
edition-second-summary = The extra action may be declined; the second scoring card lies in the fifth pile.
edition-2024 = Edition 2024
edition-2024-summary = The extra action must be used; the second scoring card lies in the fourth pile.

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
option-dirk_can_win = Dirk can win
option-dirk_can_win-summary = Whether Dirk wins a game for two if he has the most points.
option-always_ask_vizier = Always ask
option-always_ask_vizier-summary = Whether everybody whose vizier is awake is asked, even who cannot pay, so that silence tells nothing.
option-exchange_exact_only = Exchange cards pay exactly
option-exchange_exact_only-summary = Whether an exchange card can only be played to pay the exact price.
option-auction_exact_bids = Exact bids
option-auction_exact_bids-summary = Whether only bids may be made that can be paid exactly in one currency.
option-hakim_alone = Hakim alone
option-hakim_alone-summary = Whether the half building of Hakim Wahid counts even without a real building of the kind.
option-camp_single_contact = One wall per camp
option-camp_single_contact-summary = Whether every camp leans on exactly one wall, as the first sheet of the module can be read.
