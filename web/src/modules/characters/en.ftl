# The characters: auctions and powers.

characters-short = { $card ->
    [karim] Karim
    [knihstig] Knihstig
    [ammar] Ammar
    [faruk] Faruk
    [fatima] Fatima
    [hakim] Hakim
    [laila] Laila
    [machma] Machma
    [yammerad] Yammerad
    [yusuf] Yusuf
   *[other] { $card }
}
characters-power = { $card ->
    [karim] Pays one tile for you, exactly: it is free, and you play again.
    [knihstig] After buying a tile for 10 or more: take one money card on offer.
    [ammar] One redesign more, at the end of your turn.
    [faruk] Take several money cards up to 7 instead of 5.
    [fatima] At once: 8 points, or the top one of the characters set aside.
    [hakim] In each scoring half a building more in a family of your choice.
    [laila] Before your first action: replace a tile of the market by one drawn blindly.
    [machma] Before your first action: swap a money card for one on offer that is not worth more.
    [yammerad] With fewer than three money cards, before your first action: draw a card.
    [yusuf] In each scoring 1 point more for every 3 points of your wall.
   *[other] { $card }
}
characters-symbol = { $symbol ->
    [round] once in each round
    [scoring] in scorings
   *[once] once only
}
characters-owned = { $name }: { $power }{ $used ->
    [yes] {" "}Used this round.
   *[no] {""}
}
characters-chip = { $name }, { $symbol }. { $power } { $state ->
    [now] Can be used now.
    [used] Used this round.
    [spent] Another power has been used this round.
   *[later] Shows the rule.
}
characters-mine = Your characters
characters-use = Use
characters-used = used
characters-you = you

## The auction
characters-auction-title = Auction: bid or pass
characters-auction-hint = { $bid ->
    [0] { $name } is for sale, and nobody has bid yet.
   *[other] { $name } is for sale at { $bid } so far.
}
characters-auction-wait = Auction of { $card }: { $name } is thinking
characters-bid = Bid
characters-no-bid = No bid yet
characters-order = Order of bidding
characters-order-seat = { $name }, { $state ->
    [out] has passed
    [now] decides
    [leads] has the highest bid
   *[in] still in
}
characters-sums = Your money by currency
characters-too-little = too little
characters-bid-none = You cannot bid more in one currency.
characters-bid-least = Lowest bid: { $amount }.
characters-bid-cost = { $over ->
    [0] You would pay { $money }, exactly.
   *[other] You would pay { $money }, { $over } of it lost.
}
characters-amount = Your bid
characters-less = Bid less
characters-more = Bid more
characters-offer = Bid { $amount }
characters-pass = Pass

## Paying
characters-pay-title = The auction is yours: pay { $amount }
characters-pay-hint = { $name } is yours. Pay in one currency; no change is given.
characters-pay-wait = { $name } wins the auction and pays { $amount }
characters-pay-how = How to pay
characters-pay-back = { $over } over, { $back }
characters-pay-exact = exact
characters-pay-over = { $over } lost
characters-pay = Pay { $total }

## Powers
characters-decide-wait = { $name } decides: { $card }
characters-fatima-title = Fatima: points, or somebody else?
characters-fatima-hint = You decide at once.
characters-fatima-keep = Keep her: 8 points
characters-fatima-swap = Swap her
characters-fatima-swap-hint = You get the top one of the characters set aside, unseen.
characters-aside = { $count ->
    [one] One character lies aside, face down.
   *[other] { $count } characters lie aside, face down.
}
characters-knihstig-title = Knihstig: take a money card?
characters-knihstig-hint = Any card on offer, whatever its value, or pass.
characters-knihstig-take = Take { $card }
characters-ammar-title = Ammar: one redesign more?
characters-ammar-hint = Choose a tile of the reserve or of your palace, or pass.
characters-hakim-title = Hakim: which family?
characters-hakim-hint = Half a building more in this scoring, if you have one of that family.
characters-hakim-choose = Half a building more: { $family }
characters-hakim-family = { $family }: you have { $count }
characters-laila-title = Laila: which tile shall go?
characters-laila-swap = Replace { $tile }
characters-laila-hint = Another tile is drawn blindly; the old one goes back among the others.
characters-laila-missing = Choose a tile
characters-machma-title = Machma: which cards?
characters-machma-swap = Swap { $given } for { $taken }
characters-machma-hint = One of your cards for one on offer that is not worth more.
characters-machma-missing = Choose two cards
characters-machma-give = Give
characters-machma-take = Take
characters-yammerad-title = Draw a card
characters-yammerad-hint = The top card of the deck, whatever it is.

## In the log

characters-log-auction = { $card } is put up for <r:CHAR-04>auction</r>{ $count ->
    [0] {""}
   *[other] : { $bids }
}.
characters-log-auction-bid = { $amount ->
    [0] { $name } without a bid
   *[other] { $name } { $amount }
}
characters-log-auction-opens = { $you ->
    [yes] You open the <r:CHAR-05>auction</r> of { $card }.
   *[no] { $who } opens the <r:CHAR-05>auction</r> of { $card }.
}
characters-log-bid = { $you ->
    [yes] You bid <b>{ $amount }</b>.
   *[no] { $who } bids <b>{ $amount }</b>.
}
characters-log-auction-won = { $you ->
    [yes] You win
   *[no] { $who } wins
} { $card } for { $amount }, and <r:CHAR-08>pays</r> { $paid }.
characters-log-auction-unsold = Nobody bids: { $card } <r:CHAR-09>leaves the game</r>.
characters-log-fatima-kept = { $you ->
    [yes] You keep
   *[no] { $who } keeps
} <r:CHAR-24>Fatima</r>: <b>+{ $points }</b>.
characters-log-fatima-swapped = { $you ->
    [yes] You swap
   *[no] { $who } swaps
} <r:CHAR-24>Fatima</r> for { $card }.
characters-log-knihstig = <r:CHAR-21>Knihstig</r> brings { $you ->
    [yes] you
   *[no] { $who }
} { $card }.
characters-log-machma = <r:CHAR-27>Machma</r> swaps { $given } of { $you ->
    [yes] yours
   *[no] { $who }
} for { $taken }.
characters-log-laila = <r:CHAR-26>Laila</r> replaces { $out } by { $in }{ $you ->
    [yes] {" "}for you
   *[no] {" "}for { $who }
}.
characters-log-yammerad = <r:CHAR-28>Yammerad</r> draws { $known ->
    [yes] { $card }
   *[no] a card
} for { $you ->
    [yes] you
   *[no] { $who }
}.
characters-log-hakim = <r:CHAR-25>Hakim</r> helps { $you ->
    [yes] you
   *[no] { $who }
}: half a building more, { $family }.
characters-log-laid-aside = { $card } is <r:CHAR-28>laid aside</r> face up until the next refill.
characters-log-declined-rebuild = { $you ->
    [yes] You do not <r:CHAR-22>redesign</r> at the end of the turn.
   *[no] { $who } does not <r:CHAR-22>redesign</r> at the end of the turn.
}
characters-log-declined-auction = { $you ->
    [yes] You drop out of the <r:CHAR-05>auction</r>.
   *[no] { $who } drops out of the <r:CHAR-05>auction</r>.
}
characters-log-declined-knihstig = { $you ->
    [yes] You take no card with <r:CHAR-21>Knihstig</r>.
   *[no] { $who } takes no card with <r:CHAR-21>Knihstig</r>.
}
characters-log-declined-hakim = { $you ->
    [yes] You name no kind of building for <r:CHAR-25>Hakim</r>.
   *[no] { $who } names no kind of building for <r:CHAR-25>Hakim</r>.
}

## In scorings

characters-scored = Characters
characters-also = +{ $count } Hakim

## Undo
characters-undo = Undo: { $name }
characters-undo-bid = Undo: your bid
characters-undo-won = Undo: payment of the bid
