# The rules, each as a title and two sentences.

rules-section-bazaars = Module: the bazaars
rules-BAZ-01-title = The bazaars
rules-BAZ-01-text = Eight tiles show a currency and three colours of buildings. They have no price of their own.
rules-BAZ-02-title = Mixed with the tiles
rules-BAZ-02-text = Bazaars are shuffled into the buildings. There are then 62 tiles.
rules-BAZ-03-title = Beside the market
rules-BAZ-03-text = A bazaar that is drawn is laid beside the market, and another tile is drawn for the space. Several bazaars may wait there.
rules-BAZ-04-title = The price of another tile
rules-BAZ-04-text = A bazaar is paid in its currency, at the price of the tile on the space of that currency. The price changes with that tile.
rules-BAZ-05-title = Exact payment only
rules-BAZ-05-text = A bazaar is paid exactly. So you play again after each bazaar.
rules-BAZ-06-title = No price, no purchase
rules-BAZ-06-text = While the space of its currency is empty, a bazaar cannot be bought. That goes for the vizier and Abdul Karim too.
rules-BAZ-07-title = What sets the price stays
rules-BAZ-07-text = Buying a bazaar empties no space. Two bazaars of the same currency may be bought at that price.
rules-BAZ-09-title = Placed like a building
rules-BAZ-09-text = A bazaar is built, stored and redesigned like a building. The same rules of building hold.
rules-BAZ-10-title = No type
rules-BAZ-10-text = A bazaar is no type of building. It counts in no majority.
rules-BAZ-11-title = Buildings times colours
rules-BAZ-11-text = In the last scoring, count the buildings of its three colours on the eight cells around the bazaar. Multiply by how many of these colours are there: 8 × 3 = 24 at most.
rules-BAZ-12-title = Walls do not matter
rules-BAZ-12-text = One building may count for several bazaars, walls or not. A bazaar in the reserve brings nothing.
rules-BAZ-13-title = Neither bazaars nor huts
rules-BAZ-13-text = Bazaars and huts do not count as neighbours of a bazaar. Nor do the fountain and camps.
rules-BAZ-15-title = Not given out
rules-BAZ-15-text = Bazaars that are left at the end go to nobody. Only the tiles of the market are given out.
rules-BAZ-16-title = The end of the game
rules-BAZ-16-text = A bazaar fills no space. The game ends when there is no other tile left for one of them.
rules-BAZ-30-title = With the vizier
rules-BAZ-30-text = The vizier may buy a bazaar. No further action follows then.
