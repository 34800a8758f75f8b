# The words of this module in English.

module-characters = The Characters
module-characters-summary = Ten persons turn up in the deck and are auctioned; each helps its owner in a way of its own.

## Words

card-karim = Abdul Karim
card-knihstig = Abdul Knihstig
card-ammar = Ammar El’Schauf
card-faruk = Faruk Will’haben
card-fatima = Fatima
card-hakim = Hakim Wahid
card-laila = Laila Wundabah
card-machma = Machma Klain
card-yammerad = Yammerad
card-yusuf = Yusuf E’Passuff

## What the game waits for

moment-auction = Bid for the character, or pass
moment-bid = Pay your bid
moment-fatima = Keep Fatima for her points, or swap her for another character
moment-knihstig = Take a money card with Abdul Knihstig, or pass
moment-hakim = Choose the kind of building that Hakim Wahid adds to
not-now-auction = a character is auctioned, and you can only bid or pass
not-now-bid = your bid has to be paid first
not-now-fatima = Fatima has to be kept or swapped first
not-now-knihstig = a money card can be taken now, or you pass
not-now-hakim = the kind of building that Hakim Wahid adds to has to be named first

## Moves: their verbs, and their headings in a list

verb-bid = bid
verb-pay = pay your bid
verb-fatima-keep = keep Fatima for her points
verb-fatima-swap = swap Fatima for another character
verb-knihstig = call Abdul Knihstig
verb-laila = call Laila Wundabah
verb-machma = call Machma Klain
verb-yammerad = call Yammerad
verb-hakim = call Hakim Wahid
cli-verb-bid = Bid
cli-verb-pay = Pay
cli-verb-fatima-keep = Keep her
cli-verb-fatima-swap = Swap her
cli-verb-knihstig = Knihstig
cli-verb-laila = Laila
cli-verb-machma = Machma
cli-verb-yammerad = Yammerad
cli-verb-hakim = Hakim

## Why a move is refused

means-karim = Abdul Karim pays in your own turn only, not for the vizier.
character-not-owned = You do not own { $card }.
character-used = You have called { $card } in this turn already; one such character helps in each round.
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

## What happened

event-pass-auction = { $who } drops out of the auction.
event-pass-knihstig = { $who } takes no card with Abdul Knihstig.
event-pass-hakim = { $who } names no kind of building for Hakim Wahid.
event-character = { $card } turns up.
event-auction = { $card } is auctioned; { $who } bids first.
event-bid = { $who } bids { $amount }.
event-auction-won = { $who } wins { $card } for { $amount } and pays { $cards }.
event-auction-unsold = Nobody wants { $card }, who leaves the game.
event-fatima = { $kept ->
    [true] { $who } keeps Fatima and scores { $points }.
   *[other] { $who } swaps Fatima for { $card }.
}
event-knihstig = { $who } takes { $card } with Abdul Knihstig.
event-laila = Laila Wundabah lets { $who } replace { $out } on market space { $slot } by { $in }.
event-machma = { $who } gives { $given } to Machma Klain and takes { $taken }.
event-yammerad = { $card ->
    [none] Yammerad lets { $who } draw a money card.
   *[other] Yammerad lets { $who } draw { $card }.
}
event-hakim = { $who } names a kind of building for Hakim Wahid: { $family }.
event-laid-aside = { $card } finds no place in the display and lies aside until the next refill.

## Where points come from

line-fatima = { $who }: { $points } from Fatima
line-yusuf = { $who }: { $points } from Yusuf E’Passuff, for a wall of { $wall }

## Options

option-auction_exact_bids = Exact bids
option-auction_exact_bids-summary = Whether only bids may be made that can be paid exactly in one currency.
option-hakim_alone = Hakim alone
option-hakim_alone-summary = Whether the half building of Hakim Wahid counts even without a real building of the kind.

## Setting up a real table

guide-part-characters = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
guide-characters = Shuffle the { $cards } characters and put { $count } of them face down on the piles: { $parts }. The other { $aside } are set aside as a face-down pile.
