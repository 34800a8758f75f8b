# Market, purse, money, payment and horizon.

market-hint = read down: price, then your purse
market-offer = { $facts }; { $walls }
market-walls = { $count ->
    [one] wall { $sides }
   *[other] walls { $sides }
}
market-no-wall = no wall
market-exact = exact
market-exact-sum = exact { $sum }
market-exact-with = exact with { $sum }
market-free = free
market-over = { $by } over
market-inexact = no exact sum
market-short = { $by } short
market-bought = bought this turn
market-bought-short = bought
market-empty = empty
market-nothing = { $name }: { $why }
market-rule = See the rule
market-close = Close

## The purse
market-purse = Your purse
market-purse-later = You cannot pay for anything now.
market-purse-column = { $name }: { $count ->
    [0] no card
    [one] { $count } card, { $sum } in all
   *[other] { $count } cards, { $sum } in all
}
market-purse-open = { $name }, lying before you: { $count ->
    [0] nothing
   *[other] { $count }, { $sum } in all
}
market-purse-others = { $count ->
    [one] { $count } other card
   *[other] { $count } other cards
}
market-purse-unusable = { $currency ->
    [florin] Only florins pay for this tile.
    [dirham] Only dirhams pay for this tile.
    [dinar] Only dinars pay for this tile.
    [ducat] Only ducats pay for this tile.
   *[other] This card does not pay for this tile.
}

## Money
market-money-hint = one card, or several up to { $most }
market-deck = Deck: { $count ->
    [0] no card left
    [one] { $count } card left
   *[other] { $count } cards left
}
# A card turned up while all four places were full: it waits.
market-waiting = { $count ->
    [one] One card waits for a place
   *[other] { $count } cards wait for a place
}
market-waiting-card = { $card }, waits for a place: cannot be taken yet
market-waiting-then = next
market-waiting-why = This card waits: all four places were full. It is the first to fill up the cards to take.
market-taken = taken
market-no-card = none
market-unfit = { $card }, does not go with those picked
market-only = Take only this one

## Paying
market-pay-how = How do you pay?
market-pay-again = Exact payment: play again
market-pay-exact = Exact payment
market-pay-over = { $over } lost, your turn ends
market-pay-lost = { $over } lost, no change given
market-pay-over-back = { $over } over, { $back }; your turn ends
market-pay-back = { $over } over, { $back }
market-pay-none = Pick your cards
market-pay-exact-only = Exact payment only
market-pay-buy = Buy for { $total }
market-pay-spent = Discards: { $card }
market-pay-free = Free, as if exact
market-pay-take = Take it for nothing
market-compose = Compose it myself
market-compose-cards = Cards that pay for this tile
market-suggestions = Back to the suggestions
market-settle = Choose what to pay { $price } with
market-settle-best = The closest payments
market-settle-with = { $cards }: { $then }
market-left = Left in the purse: { $money }.
market-left-nothing = Nothing is left in the purse.

## Horizon
market-horizon-counts = tiles { $tiles } · cards { $cards }
market-horizon-none = No scoring yet.
market-horizon-done = { $scoring ->
    [1] 1st scoring done.
    [2] 2nd scoring done.
   *[other] All scorings are done.
}
market-horizon-due = { $scoring ->
    [1] The 1st scoring comes before the next turn.
    [2] The 2nd scoring comes before the next turn.
   *[other] The 3rd scoring is next.
}
market-horizon-hidden = { $scoring ->
    [1] The 1st hides in pile { $pile }: in { $from } to { $to } cards.
   *[other] The 2nd hides in pile { $pile }: in { $from } to { $to } cards.
}
market-horizon-soon = { $scoring ->
    [1] The 1st hides among the next cards, { $to } at most.
   *[other] The 2nd hides among the next cards, { $to } at most.
}
market-horizon-deck = { $scoring ->
    [1] The 1st is still in the deck.
   *[other] The 2nd is still in the deck.
}
market-horizon-end = The 3rd comes when the tiles no longer fill the market.
market-horizon-last = The 3rd comes as soon as these tiles are placed.
