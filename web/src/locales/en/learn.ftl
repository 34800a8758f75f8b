# How to play here.

learn-title = How to play here

## The goal and the turn
learn-goal-title = The goal
learn-goal-text = You build your Alhambra around a fountain. Points are counted three times: for whoever has the most buildings of each kind, and for everybody’s longest outer wall. The highest total wins.
learn-turn-text = In your turn, choose one action. Nothing is played before you confirm, and Undo goes back step by step.
learn-turn-take = Take money
learn-turn-buy = Buy a tile
learn-turn-redesign = Redesign
learn-turn-rule = Rule: choosing an action

## Taking money
learn-money-title = Take money
learn-money-text = Take one card of any value, or several that add up to 5 at most. Currencies can be mixed. The cards go into your purse, below the column of their currency.
learn-money-one = a single card
learn-money-several = 3 + 2 = 5
learn-money-much = 4 + 3 = 7, too much for two cards
learn-money-rule = Rule: one card, or several up to 5

## Buying
learn-buy-title = Buy, and pay exactly
learn-buy-text = The coin above a tile says in which currency it is paid. Pay at least the price; no change is given.
learn-buy-exact-text = Pay exactly, and you have another action in the same turn. This can go on.
learn-buy-exact = 7 + 5 = 12: exact, play again
learn-buy-over = 9 + 5 = 14: 2 over
learn-buy-rule = Rule: exact payment

## Placing
learn-place-title = Place, by four rules
learn-place-text = At the end of the turn, place the tiles you bought or put them into the reserve. The cells that are possible are shown. Choose another cell, and the table says which rule forbids it.
learn-allowed = Allowed
learn-forbidden = Not allowed
learn-turned-title = Tiles are not turned
learn-turned-text = North stays up, and the price can be read.
learn-turned-yes = Three tiles in a row. Tower 11 stands upright, its wall to the north.
learn-turned-no = The same Tower 11, turned by a quarter: its wall is to the east.
learn-turned-rule = Rule: orientation
learn-sides-title = Touching sides are alike
learn-sides-text = Wall against wall, or open against open.
learn-sides-yes = Arcades 8 beside Garden 10: both touching sides are open.
learn-sides-no = Tower 10 beside Garden 10: its west wall touches an open side.
learn-sides-rule = Rule: matching sides
learn-foot-title = You get there on foot
learn-foot-text = From the fountain, a path leads to every tile without crossing a wall. A corner is not enough.
learn-foot-yes = Chambers 9, behind a wall: a path leads around it from the fountain.
learn-foot-no = Chambers 9, behind a wall: the path from the fountain ends in front of it.
learn-foot-rule = Rule: on foot from the fountain
learn-hole-title = No holes
learn-hole-text = No empty cell stays enclosed.
learn-hole-yes = Tower 12 fills the empty cell in the middle.
learn-hole-no = Tower 12 at the edge: the empty cell in the middle would be enclosed.
learn-hole-rule = Rule: no holes

## Redesigning
learn-redesign-title = Redesign
learn-redesign-text = This is an action, too. Afterwards the four rules hold for the whole palace, and the fountain never moves.
learn-redesign-add = Add from the reserve
learn-redesign-remove = Remove into the reserve
learn-redesign-swap = Swap in the same cell
learn-redesign-rule = Rule: add, remove or swap

## The wall
learn-wall-title = The outer wall
learn-wall-text = Your longest outer wall counts, 1 point for each segment. Corners do not interrupt it, an open side does. Two walls back to back are inside and do not count.
learn-wall-label = A palace of 9 tiles. Its longest wall is traced in gold: 6 segments, hence 6 points.
learn-wall-rule = Rule: the longest wall

## The scorings
learn-score-title = The three scorings
learn-score-text = Two cards hidden in the deck call the first two. The third comes at the end. For each kind, the numbers of tiles built are compared. The reserve does not count.
learn-score-ties = In a tie, the points of the places are added and shared, rounded down.
learn-score-caption = Points for first, second and third place
learn-score-family = Building
learn-score-first = Scoring 1
learn-score-second = Scoring 2
learn-score-third = Scoring 3
learn-score-rule = Rule: point table

## The end
learn-end-title = The end
learn-end-text = The game ends when the market cannot be filled any more. Each tile that is left goes to whoever is richest in its currency. Then comes the last scoring.
learn-end-rule = Rule: end of the game
learn-play = Open a table
learn-rules = Read all the rules

## Keys and gestures
learn-keys-title = Keys
learn-keys-text = None is needed: Tab, the arrows and Enter lead everywhere.
learn-keys-change = Change the keys, or switch them off
learn-enter = Enter
learn-escape = Esc
learn-key-slots = Choose a tile on the market
learn-key-cards = Choose a money card
learn-key-money = Go to the money
learn-key-buy = Go to the market
learn-key-redesign = Go to the reserve
learn-key-palace = Go to the palace
learn-key-reserve = Put the tile into the reserve
learn-key-undo = Undo
learn-key-log = Open the log
learn-key-help = Open this page
learn-key-confirm = Confirm
learn-key-back = Go one step back
learn-key-arrows = Move about in the palace
learn-key-zoom = Zoom in, zoom out, see the whole palace
learn-gestures-title = Gestures
learn-gesture-tap = Tap to choose, then confirm
learn-gesture-hold = Hold a cell: why not here?
learn-gesture-drag = Drag to move the palace
learn-gesture-pinch = Pinch to zoom
learn-gesture-fit = The target shows the whole palace
learn-lesson-text = A first game with a guide, at a real table.
