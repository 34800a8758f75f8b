# The final scoring and the end of the dice game.

dice-end-title = Final scoring
dice-end-intro = Places in the six families, rows and columns, coins that are left.
dice-end-families = Families
dice-end-families-at = Families { $at }/{ $of }
dice-end-lines = Rows and columns
dice-end-rows = Rows
dice-end-columns = Columns
dice-end-coins = Coins left
dice-end-bonus = Instead of lines and coins
dice-end-sheets = Sheets
dice-end-count = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
dice-end-lost = no points
dice-end-early = +{ $points } in the game
dice-end-sheet = Sheet of { $name }, { $count ->
    [one] { $count } building.
   *[other] { $count } buildings.
}
dice-end-row = Row { $line }: +{ $points }.
dice-end-column = Column { $line }: +{ $points }.

dice-end-say-nobody = { $family }: nobody has one.
dice-end-say-family = { $family }: { $places }.
dice-end-say-place = place { $place }, { $people }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-end-say-lines = Points for rows and columns: { $gains }.
dice-end-say-no-lines = Nobody has a row or column with four buildings.
dice-end-say-coins = Points for coins that are left: { $gains }.
dice-end-say-no-coins = Nobody has two coins left.
dice-end-say-bonus = Points instead of lines and coins: { $gains }.

dice-end-outro = The game is over. The sheets are full of crosses.
dice-end-alone = The game is over. Compare it with your best results.
dice-end-duel-won = More points than each fictitious player: the duel is won.
dice-end-duel-shared = Level with the best fictitious player: the victory is shared.
dice-end-duel-lost = A fictitious player has more points: the duel is lost.
dice-end-best = Best results
