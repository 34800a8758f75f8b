# Setting up a real table.

setup-title = Set up a table
setup-mix = What you play
setup-game = Game
setup-players = Players
setup-edition = Edition
setup-modules = Modules
setup-base = base game
setup-for = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
setup-none = There is no list of steps for this game yet: its rules say how it is set up.
setup-options = Also chosen: { $options }.
setup-options-drop = Back to the edition’s own rules
setup-share = Share this list
setup-copied = The link to this list is copied.
setup-print = Print
setup-progress = { $done } of { $count } steps done
setup-all-done = All is laid out: the game can begin.
setup-reset = Start over
setup-rule = Rule{ $count ->
    [one] {""}
   *[other] {" "}{ $number }
}
setup-unreachable = The server does not answer. Check your connection, then try again.
