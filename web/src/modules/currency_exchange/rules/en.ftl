# The rules, each as a title and two sentences.

rules-section-exchange = Module: the currency exchange
rules-EXCH-03-title = Among the money
rules-EXCH-03-text = An exchange card that is turned up lies among the money on offer. It takes one of the four places.
rules-EXCH-04-title = Taken alone
rules-EXCH-04-text = Taking an exchange card is an action, as taking money is. Nothing else is taken with it.
rules-EXCH-05-title = Any number in hand
rules-EXCH-05-text = You may hold any number of exchange cards. Only you see which ones they are.
rules-EXCH-07-title = Two currencies for one tile
rules-EXCH-07-text = A card shows two currencies. For a tile that costs one of them, you may pay with cards of both, also only with the other one.
rules-EXCH-08-title = Exact is exact
rules-EXCH-08-text = If the sum is exactly the price, you play again. The exchange card changes nothing about that.
rules-EXCH-09-title = For one purchase
rules-EXCH-09-text = An exchange card helps with one purchase. Then it is discarded with the money.
rules-EXCH-10-title = They come back
rules-EXCH-10-text = When the discard becomes the new deck, used exchange cards are part of it. So they can be taken again.
rules-EXCH-11-title = Worth nothing at the end
rules-EXCH-11-text = At the end exchange cards are worth nothing. For the last tiles they do not join two currencies.
rules-EXCH-R3-title = Option: exact payments only
rules-EXCH-R3-text = Usually you may pay too much with an exchange card too. With this option only exact payments are allowed.
rules-EXCH-R4-title = One card, and only if it helps
rules-EXCH-R4-text = Only one exchange card is played in a purchase. At least one card of the foreign currency must be paid with it.
