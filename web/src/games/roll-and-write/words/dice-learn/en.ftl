# How the dice game is played.

dice-learn-title = How Roll & Write is played
dice-learn-goal-title = The goal
dice-learn-goal-text = Everybody has the same sheet with 36 buildings. In your turn you build where two of your dice cross, or you gain coins. Points are counted at the end: for most buildings of a family, for full lines, and for coins.
dice-learn-lesson-text = The last rounds of a game, with a guide.
dice-learn-goal-rule = Rule: course of a turn
dice-learn-build-title = Build where dice cross
dice-learn-build-text = You have two yellow and two blue dice. A yellow die names a row, a blue one a column: four crossings. Build one that is still free.
dice-learn-build-dice = The two dice you used are rolled again and wait on your sheet. The other two go to the next player, unchanged. Alone, they stay with you.
dice-learn-build-label = A sheet with yellow dice at rows 1 and 4 and blue dice at columns 2 and 6. The four crossings have a ring.
dice-learn-build-rule = Rule: where the dice go
dice-learn-coins-title = Or gain coins
dice-learn-coins-text = Each of the four crossings that is built already gives 1 coin. Then you roll all four dice, keep one of each colour and pass the others on.
dice-learn-coins-label = The same sheet with other dice: all four crossings are built, so they give 4 coins.
dice-learn-coins-rule = Rule: gaining coins
dice-learn-special-title = What coins are for
dice-learn-special-text = Once in a turn coins do something special. Change a yellow and a blue die before your action, 1 coin for each step. Or build a second time with the other two dice, for 3 coins.
dice-learn-special-change = 2 becomes 4
dice-learn-special-second = two buildings
dice-learn-special-rule = Rule: one special action
dice-learn-families-title = The six families
dice-learn-families-text = At the end, the most buildings of a family take the first place, then the second and the third. Ties add the points of their places and share them, rounded down.
dice-learn-families-early = Whoever builds the last one of a family gets its best free place already at the end of the round.
dice-learn-families-rule = Rule: places of the families
dice-learn-families-early-rule = Rule: completing a family
dice-learn-families-caption = Points of the places
dice-learn-families-family = Family
dice-learn-end-title = Lines and coins
dice-learn-end-text = After the last round, full rows and columns of your sheet count too. Two coins that are left give 1 point. The highest total wins.
dice-learn-end-rule = Rule: rows and columns
dice-learn-line = { $count } in a line
dice-learn-alone-title = Alone and for two
dice-learn-alone-text = With two players Dirk takes part, alone at least Dirk and Dirki. They roll at the end of each round and mark a building. They get no points, but they take places away from you.
dice-learn-alone-rule = Rule: fictitious players
dice-learn-play = Open a table
dice-learn-rules = Read all the rules
dice-learn-keys-title = Keys
dice-learn-keys-text = None is needed: Tab, the arrows and Enter lead everywhere.
dice-learn-keys-change = Change the keys, or switch them off
dice-learn-place = { $place ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
}
dice-learn-plus = +{ $points }
