# The front door.

home-hero = A finished palace of 140 points with all six families of buildings
home-play = Play your turn
home-games = The games
home-game-seats = { $least } to { $most } players
home-new = New game
home-link = I have a link
home-pair = I play on another device already
home-mine = Your tables
home-all = Show all { $count } tables
home-chip-yours = your turn
home-chip-gathering = open
home-chip-waiting = waiting
home-chip-over = finished
home-chip-join = free seat
home-chip-watch = watch
home-your-move = It is your turn
home-free = { $count ->
    [0] All seats are taken
    [one] { $count } free seat
   *[other] { $count } free seats
}
home-thinking = { $name } is thinking
home-running = The game is on
home-result = { $place ->
    [1] Finished: 1st, { $points } points
    [2] Finished: 2nd, { $points } points
    [3] Finished: 3rd, { $points } points
   *[other] Finished: { $place }th, { $points } points
}
home-ended = Finished
home-empty = Open a table or follow a link: your games will be here.
home-public = Tables for everybody
home-origin = { $ply ->
    [0] From a recorded game, at its beginning
    [one] From a recorded game, after { $ply } move
   *[other] From a recorded game, after { $ply } moves
}
home-components = Changed components
home-record = Recorded games
home-record-bad = This file is no recorded game that can be watched.
home-upload = Watch a recorded game (.alh)
home-unreachable = The server does not answer. Your games are kept: check your connection.
home-setup = Set up a table
home-unofficial = An unofficial fan implementation, not connected with the authors and publishers of the game.
home-link-title = I have a link
home-link-label = Paste the link or the key of the table.
home-link-go = Go to the table
home-link-bad = This text is no link to a table. A link looks like …/t/key.
home-link-elsewhere = This table is on another server:
home-nothing-title = There is nothing here
home-nothing-text = This address leads to no page. Your games wait on the home page.
home-replay = Watch { $title } again
