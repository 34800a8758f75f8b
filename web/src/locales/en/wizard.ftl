# A new game.

wizard-title = New game
wizard-game = 1 · Game
wizard-which-game = Which game
wizard-game-seats = { $least } to { $most } players
wizard-variants = Rules in detail
wizard-changed = { $count } changed
wizard-usual = Usually: { $value }.
wizard-rule = Rule
wizard-players = 2 · Players
wizard-players-count = { $count } of { $most }
wizard-guest = Guest
wizard-here = Here
wizard-link = Link
wizard-bot = Bot
wizard-here-host = here
wizard-host = host of the game
wizard-ask-name = What is your name? Change this one.
wizard-here-hint = same screen
wizard-link-hint = gets a link
wizard-bot-level = bot: { $level }
wizard-your-name = Your name
wizard-name = Name at seat { $seat }
wizard-level = Level of the bot at seat { $seat }
wizard-kind = Who plays at seat { $seat }
wizard-add = Add a player
wizard-remove = Remove seat { $seat }
wizard-full = The table is full: { $most } players at most.
wizard-seat-added = Seat added: { $count } players.
wizard-seat-removed = Seat removed: { $count } players.
wizard-modules = 3 · Modules
wizard-modules-count = { $count } of { $most } chosen
wizard-presets = Ready-made choices
wizard-preset-base = Base
wizard-preset-family = Family
wizard-preset-box2024 = 2024 modules
wizard-preset-ext = Exp. { $box }
wizard-preset-everything = Everything
wizard-preset-custom = Custom
wizard-preset-none = No module
wizard-badge-2024 = 2024
wizard-box = { $box ->
    [0] With the base game
   *[other] Expansion { $box }
}
wizard-options = Options
wizard-rules = Rules
wizard-rules-of = Rules: { $name }
wizard-no-modules = No module is installed: you play the base game.
wizard-not-seats = Played by { $seats }.
wizard-not-with = Does not go with { $names }.
wizard-mix-impossible = These modules are not played together. Remove one of them.
wizard-pace = Pace
wizard-pace-time = Time to think
wizard-live-label = Clock of each player
wizard-live = { $minutes } min + { $seconds } s
wizard-days-label = Time for each decision
wizard-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
wizard-time-out = When time is up
wizard-title-label = Name of the table
wizard-your-table = Your table
wizard-fact-minutes = minutes
wizard-fact-days = { $days ->
    [one] day per decision
   *[other] days per decision
}
wizard-fact-players = { $count ->
    [one] player
   *[other] players
}
wizard-fact-modules = { $count ->
    [one] module
   *[other] modules
}
wizard-span = { $from }–{ $to }
wizard-changes = What changes
wizard-pieces = What you will see
wizard-setup = Set up a real table
wizard-spectators = Spectators admitted
wizard-listed = Public table
wizard-listed-on = In the list: anybody can take a free seat.
wizard-listed-off = Only those who have the link find it.
wizard-open = Open the table
wizard-play = Play
wizard-opening = Opening the table
wizard-unreachable = The server does not answer. Check your connection, then try again.
