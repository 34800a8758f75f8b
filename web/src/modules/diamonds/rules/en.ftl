# The rules, each as a title and two sentences.

rules-section-diamonds = Module: the diamonds
rules-DIAM-01-title = Eleven diamond cards
rules-DIAM-01-text = Eleven cards show diamonds worth 3 to 9. They are a fifth currency.
rules-DIAM-02-title = From the beginning
rules-DIAM-02-text = Diamonds are shuffled into the money before anything is dealt. They count towards the first 20.
rules-DIAM-03-title = Taken like money
rules-DIAM-03-text = Diamonds are taken like other money. They may be taken together with other cards up to 5.
rules-DIAM-04-title = For every tile
rules-DIAM-04-text = Diamonds buy every tile on the market, whatever its currency. Several of them may be added up.
rules-DIAM-05-title = Never mixed
rules-DIAM-05-text = A payment is made of diamonds only, or of no diamonds at all. No exchange card goes with them.
rules-DIAM-06-title = Exact in diamonds
rules-DIAM-06-text = Whoever pays exactly in diamonds plays again. Whoever pays too much gets no change.
rules-DIAM-08-title = Not for the last tiles
rules-DIAM-08-text = For the last tiles of the market diamonds do not count. Only the four currencies do.
