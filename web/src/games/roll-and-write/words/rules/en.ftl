# The rules of the dice game: each has a title and two sentences.

rules-section-rw-comp = Roll & Write: dice and sheets
rules-section-rw-setup = Roll & Write: setting up
rules-section-rw-round = Roll & Write: the rounds
rules-section-rw-turn = Roll & Write: a turn
rules-section-rw-build = Roll & Write: building
rules-section-rw-coin = Roll & Write: gaining coins
rules-section-rw-spec = Roll & Write: special actions
rules-section-rw-bonus = Roll & Write: completing a family
rules-section-rw-end = Roll & Write: final scoring
rules-section-rw-fict = Roll & Write: fictitious players
rules-section-rw-solo = Roll & Write: alone
rules-section-rw-rulings = Roll & Write: special cases

rules-RW-COMP-01-title = Twelve dice
rules-RW-COMP-01-text = There are 6 blue and 6 yellow dice. Each player needs one of each colour, and the first player two.
rules-RW-COMP-02-title = The player sheet
rules-RW-COMP-02-text = A sheet has 36 cells in 6 rows and 6 columns, each with a kind of building. A blue die names a column, a yellow die a row.
rules-RW-COMP-03-title = The shared score sheet
rules-RW-COMP-03-text = Everybody has a row on it with boxes for each family. It also shows the points of the first three places and the rounds.
rules-RW-COMP-05-title = Nothing is hidden
rules-RW-COMP-05-text = All sheets lie open for everybody. Only the dice still to be rolled are unknown.

rules-RW-SETUP-01-title = A sheet and two dice each
rules-RW-SETUP-01-text = Everybody takes a sheet, one blue and one yellow die. Chance decides who begins.
rules-RW-SETUP-02-title = Three starting buildings
rules-RW-SETUP-02-text = Three times everybody rolls two dice and builds where they cross. If that cell is built already, both dice are rolled again.
rules-RW-SETUP-03-title = Dice that wait
rules-RW-SETUP-03-text = Then everybody rolls once more and leaves the two dice on the sheet. Nothing is built with them yet.
rules-RW-SETUP-04-title = The extra pair
rules-RW-SETUP-04-text = The first player rolls one more pair and puts it on the sheet. So who plays always has four dice.
rules-RW-SETUP-05-title = Three coins to begin with
rules-RW-SETUP-05-text = Everybody begins with 3 coins. They are circled on the sheet already.
rules-RW-SETUP-06-title = Marking the score sheet
rules-RW-SETUP-06-text = Whatever is built is also marked in the next free box of its family. That includes the starting buildings.

rules-RW-ROUND-01-title = How many rounds
rules-RW-ROUND-01-text = With three, four or five taking part there are 18, 15 or 12 rounds. Fictitious players are counted.
rules-RW-ROUND-02-title = Order of play
rules-RW-ROUND-02-text = The first player begins every round, the others follow clockwise. The first player stays the same in the whole game.
rules-RW-ROUND-03-title = After the last round
rules-RW-ROUND-03-text = After the last round the game is over. Then the final scoring follows.
rules-RW-ROUND-04-title = Course of a round
rules-RW-ROUND-04-text = First all players have their turns, then fictitious players roll. Last come the points for families completed in this round.

rules-RW-TURN-01-title = Four dice for who plays
rules-RW-TURN-01-text = Whoever plays has 2 blue and 2 yellow dice on the sheet. Everybody else has one of each colour.
rules-RW-TURN-02-title = Course of a turn
rules-RW-TURN-02-text = Dice may be changed first, then there is exactly one action: build, or gain coins. After building, a second building may follow, then dice are rolled and passed on.
rules-RW-TURN-03-title = Where dice cross
rules-RW-TURN-03-text = Each yellow die crosses each blue die: that gives up to four cells. Dice of one colour with the same number lie on each other and give fewer cells.
rules-RW-TURN-04-title = Where the dice go
rules-RW-TURN-04-text = After one building you roll the two dice you used and pass the other two on unchanged. After two buildings or gaining coins you roll all four, keep one of each colour and pass the others on.
rules-RW-TURN-05-title = Two and four dice
rules-RW-TURN-05-text = After your turn you have two dice, and the next player has four. Dice that come to an occupied space are stacked, and no number changes.
rules-RW-TURN-06-title = After the very last turn
rules-RW-TURN-06-text = In the last turn of the game no dice are rolled or passed any more. Nobody would use them.

rules-RW-BUILD-01-title = Building
rules-RW-BUILD-01-text = Choose a crossing of your dice that is not built yet. It is crossed out on your sheet and marked on the score sheet.
rules-RW-BUILD-02-title = When everything is built
rules-RW-BUILD-02-text = If all crossings of your dice are built, you cannot build. Then gain coins, or change a die first.
rules-RW-BUILD-03-title = The dice you did not use
rules-RW-BUILD-03-text = They go to the next player with their numbers unchanged. Look at what they could build with them.
rules-RW-BUILD-04-title = The dice you used
rules-RW-BUILD-04-text = You roll them at once and put them on your own sheet. They wait there for your next turn.
rules-RW-BUILD-05-title = Nobody has to build
rules-RW-BUILD-05-text = You may gain coins although you could build. That can be worth it for new dice.

rules-RW-COIN-01-title = Gaining coins
rules-RW-COIN-01-text = You gain 1 coin for each of the four crossings that is built already. With stacked dice the same cell counts two or four times.
rules-RW-COIN-02-title = A full store
rules-RW-COIN-02-text = When all coins of the sheet are circled, no more can be gained. Coins that are spent make no new room.
rules-RW-COIN-03-title = New dice after coins
rules-RW-COIN-03-text = Then roll all four dice and keep one of each colour. The other two go to the next player unchanged.
rules-RW-COIN-04-title = At any time
rules-RW-COIN-04-text = This action can always be chosen, even for 0 coins. What you gain can be spent from your next turn on.

rules-RW-SPEC-01-title = One special action in a turn
rules-RW-SPEC-01-text = Besides the action you may carry out one special action in your turn. An option allows one of each kind.
rules-RW-SPEC-02-title = Changing dice
rules-RW-SPEC-02-text = Before your action, each coin changes a die by 1, up or down. A 1 never becomes a 6, and a 6 never a 1.
rules-RW-SPEC-03-title = A second building
rules-RW-SPEC-03-text = After building, 3 coins pay for a building at the crossing of the two other dice. That cell must be free, and the one just built is not.
rules-RW-SPEC-04-title = Dice after two buildings
rules-RW-SPEC-04-text = All four dice are rolled. You keep one of each colour and pass the other two on.
rules-RW-SPEC-05-title = One die of each colour
rules-RW-SPEC-05-text = In a turn at most one yellow and one blue die are changed, each with as many coins as you like. A die of a stack is changed alone.
rules-RW-SPEC-06-title = A change lasts
rules-RW-SPEC-06-text = A changed die keeps its number until it is rolled again. If you do not use it, it is passed on like that.
rules-RW-SPEC-07-title = Spending coins
rules-RW-SPEC-07-text = Only coins that are circled and not crossed out can be spent. Each one spent is crossed out.

rules-RW-BONUS-01-title = Completing a family
rules-RW-BONUS-01-text = Whoever fills the last box of a family gets the points of its best free place at the end of the round. That place is given out then.
rules-RW-BONUS-02-title = Several in the same round
rules-RW-BONUS-02-text = If several complete the same family in one round, the points of as many places are added and shared. The result is rounded down.
rules-RW-BONUS-04-title = In the last round too
rules-RW-BONUS-04-text = Families that are completed in the last round count as well. Their points come before the final scoring.

rules-RW-END-01-title = Places of the families
rules-RW-END-01-text = In each family the places still free go to those with the most buildings, who need at least one. Ties add the points of their places and share them, rounded down.
rules-RW-END-02-title = Rows and columns
rules-RW-END-02-text = Each row and column with 4, 5 or 6 buildings gives 2, 5 or 10 points. The buildings need not be neighbours.
rules-RW-END-03-title = Coins left
rules-RW-END-03-text = Two coins that are left give 1 point. A single one gives nothing.
rules-RW-END-04-title = Who wins
rules-RW-END-04-text = The highest total wins, with the points for completed families. Ties share the victory.

rules-RW-FICT-01-title = Filling up to three
rules-RW-FICT-01-text = With two players one fictitious player takes part, alone at least two. They have a row on the score sheet, but no sheet and no coins.
rules-RW-FICT-02-title = How they are set up
rules-RW-FICT-02-text = Three times two dice are rolled for each, and the family found on the grid is marked. If the same cell comes again, the next box is marked.
rules-RW-FICT-03-title = They get no dice from you
rules-RW-FICT-03-text = Players pass dice among themselves only. With two players they always go to the other one.
rules-RW-FICT-04-title = Their turn
rules-RW-FICT-04-text = At the end of a round two dice are rolled for each, and the family found is marked. If all its boxes are full, both dice are rolled again.
rules-RW-FICT-05-title = When they complete a family
rules-RW-FICT-05-text = They get no points for it, but the place is gone. If you finish in the same round, you share, and their part is lost.
rules-RW-FICT-06-title = At the end they keep their rank
rules-RW-FICT-06-text = They are ranked like players and take places away from you. Their points are lost.
rules-RW-FICT-08-title = They cannot win
rules-RW-FICT-08-text = Fictitious players have no points and cannot win. The duel of the solo game is the exception.

rules-RW-SOLO-01-title = Playing alone
rules-RW-SOLO-01-text = You play 18 rounds against two fictitious players. Reach as many points as you can.
rules-RW-SOLO-02-title = Dice after building alone
rules-RW-SOLO-02-text = Nothing is passed on: the two dice you did not use stay with their numbers. The two you used are rolled again.
rules-RW-SOLO-03-title = All four dice stay
rules-RW-SOLO-03-text = After gaining coins or two buildings you roll all four dice. All of them stay on your sheet.
rules-RW-SOLO-04-title = More opponents
rules-RW-SOLO-04-text = For a harder game take three or four fictitious players. Then there are 15 or 12 rounds.
rules-RW-SOLO-05-title = The duel
rules-RW-SOLO-05-text = In a duel fictitious players get the points of their places. Instead of lines and coins each gets 21, 18 or 15 points, with two, three or four of them.
rules-RW-SOLO-06-title = Winning the duel
rules-RW-SOLO-06-text = You win with more points than each fictitious player. If you are level with the best of them, the victory is shared.
rules-RW-SOLO-07-title = Their order
rules-RW-SOLO-07-text = Fictitious players roll after you in every round. They do so in the order of their rows.

rules-RW-R1-title = Who rolls the dice that were used
rules-RW-R1-text = Whoever built with them rolls them, and they stay on that sheet. So everybody who waits has two dice that were rolled.
rules-RW-R2-title = Which two dice
rules-RW-R2-text = Two dice can be changed: one blue and one yellow. Which ones of the four is up to you.
rules-RW-R5-title = No new roll for a coin
rules-RW-R5-text = A coin changes a die by 1 and no more. It does not buy a new roll.
rules-RW-R6-title = What fictitious players are called
rules-RW-R6-text = They are called Dirk, Dirki, Dirkelson and Dirkina. The fourth name is our own choice.
