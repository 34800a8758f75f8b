# The rules, each as a title and two sentences.

rules-section-gates = Module: the city gates
rules-GATE-03-title = A gate card appears
rules-GATE-03-text = A gate card that is turned up lies beside the market. It takes no place among the money.
rules-GATE-04-title = Only one open card
rules-GATE-04-text = If a gate card lies there already, the new one is discarded. It may come back with the next deck.
rules-GATE-05-title = Instead of money
rules-GATE-05-text = Taking the gate card is an action, as taking money is. Nothing else is taken with it.
rules-GATE-07-title = What a gate permits
rules-GATE-07-text = With a gate card you may lay a tile that touches your Alhambra with double walls only, so that nobody could walk to it. All other rules of building apply.
rules-GATE-08-title = Where the gate stands
rules-GATE-08-text = The gate stands on one of the double walls between the new tile and one that can be reached. There one may walk now; it remains a wall all the same.
rules-GATE-10-title = Whenever a tile is laid
rules-GATE-10-text = A gate card can be played whenever a tile is laid. This is true for purchases, redesigns, the vizier and the last tiles.
rules-GATE-11-title = Gates stay
rules-GATE-11-text = A gate is never moved. The two tiles that it joins can never be removed or exchanged.
rules-GATE-12-title = Used cards
rules-GATE-12-text = A gate card that was played leaves the game. Cards still in hand at the end are worth nothing.
rules-GATE-24-title = No gates for camps
rules-GATE-24-text = A camp leans on a wall from outside and needs no way to it. So no gate stands at a bastion.
rules-GATE-25-title = On printed walls only
rules-GATE-25-text = A gate stands where the wall is printed on both tiles. Walls that were added during the game carry none.
rules-GATE-R4-title = Only where needed
rules-GATE-R4-text = A gate is put up only where nothing else gives access to the tile that is laid. It cannot be put up in advance. A building that takes the place of a camp may need one.
