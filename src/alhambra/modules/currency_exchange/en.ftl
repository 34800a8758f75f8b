# The words of this module in English.

module-currency_exchange = The Currency Exchange
module-currency_exchange-summary = Six cards in the deck, each of which lets you pay for one tile in two currencies.

## Words

# An exchange card, with its two currencies.
card-exchange = exchange card { $first }/{ $second }

## Moves: their verbs, and their headings in a list

verb-exchange-take = take an exchange card
cli-verb-exchange-take = Exchange

## Why a move is refused

unknown-move-exchange = In “{ $text }”, there is no exchange card for “{ $word }”.
exchange-not-shown = The { $card } is not in the display.
exchange-alone = The { $card } is taken alone, instead of money; nothing else goes with it.
exchange-other-space = { $tile } lies on the { $currency } space; the { $card } does not show this currency.
exchange-not-held = Your hand does not hold the { $card } for { $tile }.
exchange-idle = The { $card } is only played where at least one { $currency } card is paid along.

## What happened

event-exchange-take = { $who } takes the { $card }.

## On the table

seat-exchange-cards = { $count ->
    [one] 1 exchange card
   *[other] { $count } exchange cards
}

## Options

option-exchange_exact_only = Exchange cards pay exactly
option-exchange_exact_only-summary = Whether an exchange card can only be played to pay the exact price.

## Setting up a real table

guide-part-currency_exchange = { $count ->
    [one] { $count } exchange card
   *[other] { $count } exchange cards
}
guide-exchange = Shuffle the { $count } exchange cards and put them face down on the piles: { $parts }.
