# The words of this module in English.

module-diamonds = The Diamonds
module-diamonds-summary = Eleven money cards of a fifth currency, which buys from every space but is never mixed.

## Words

currency-diamond = diamond

## Setting up a real table

guide-diamonds = Add the { $count } diamonds to the money cards.
