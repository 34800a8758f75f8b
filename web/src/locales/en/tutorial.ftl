# The first lesson of the palace game.

tutorial-welcome = This is your Alhambra: a fountain, and soon buildings around it. On your turn you do one thing: take money, buy a tile, or redesign.
tutorial-take = Take money: choose the card of { $card }. You need it to buy { $tile }. You may take one card, or several that make 5 at most.
tutorial-take-any = Take money: choose one card, or several that make 5 at most.
tutorial-take-confirm = The card is picked. Nothing is played before you confirm.
tutorial-wait = { $name } plays. Everybody does one thing, then the market and the money are filled up.
tutorial-buy = { $tile } costs { $price }, and you have exactly that: green means exact. Choose this tile.
tutorial-save = Nothing can be paid exactly. Take more money.
tutorial-payment = You pay exactly: you may act again at once. Buy it.
tutorial-overpaid = You pay too much: no change is given, and your turn ends there. You may buy it all the same.
tutorial-again = Exact payment: you act again. Take a card, for example. The tile that you bought is placed at the end of the turn.
tutorial-again-free = Exact payment: one more action. Then you place your tiles.
tutorial-try = The tile has to be placed. First try it here: that is not allowed, and you will see why.
tutorial-why = The tile has a wall on that side, the fountain has none: two sides that touch must be alike. Every refusal gives its reason, and its rule is one tap away.
tutorial-place = { $count ->
    [one] Here it is allowed: the cell is marked with a plus. Choose it.
   *[other] Cells marked with a plus are allowed. Choose one, for example this one.
}
tutorial-place-confirm = The tile is only tried out: you see your wall grow. Confirm.
tutorial-keep = No cell will do: keep the tile in the reserve. You can build it later.
tutorial-reserve = A tile that does not fit waits here, in the reserve, and does not count. To redesign is an action: add a tile of the reserve, take one back, or swap them.
tutorial-scoring = Scoring cards are hidden in the pile of money. Then whoever has most buildings of a family gets points, and everybody scores their longest wall.
tutorial-free-exact = Now it is up to you. Green means exact: { $tile } can be paid exactly. Play as you like until the first scoring.
tutorial-free = Now it is up to you. Take or buy as you like until the first scoring.
tutorial-end = { $points ->
    [one] First scoring: you have { $points } point. You know the game: there are three scorings, and the last one ends it.
   *[other] First scoring: you have { $points } points. You know the game: there are three scorings, and the last one ends it.
}
