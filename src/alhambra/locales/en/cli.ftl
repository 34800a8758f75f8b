# The words of the command line in English.


## Players

cli-name-person = Player { $number }
cli-name-bot = Bot { $number }

## Commands that can be typed at the prompt, what follows them, and what they do

cli-word-help = help
cli-word-moves = moves
cli-word-why = why
cli-word-hint = hint
cli-word-undo = undo
cli-word-score = score
cli-word-show = show
cli-word-palaces = palaces
cli-word-view = view
cli-word-rules = rules
cli-word-save = save
cli-word-quit = quit

cli-usage-help = {""}
cli-usage-moves = {""}
cli-usage-why = {" "}MOVE
cli-usage-hint = {""}
cli-usage-undo = {""}
cli-usage-score = {""}
cli-usage-show = {""}
cli-usage-palaces = {""}
cli-usage-view = {" "}N
cli-usage-rules = {" "}ID
cli-usage-save = {" "}FILE
cli-usage-quit = {""}

cli-help-help = this list
cli-help-moves = every legal move; a kind alone, such as { $first } or { $second }, lists that kind
cli-help-why = why a move is not possible, for example: why { $move }
cli-help-hint = a hint; type it again for more: where to look, two good moves, the best one and why
cli-help-undo = take back your last move, unless it brought something hidden to light
cli-help-score = where every point came from
cli-help-show = the table again
cli-help-palaces = the palaces of all players
cli-help-view = the palace of player N
cli-help-rules = { $module ->
    [none] a rule by its id
   *[other] a rule by its id, or the rules of a module such as { $module }
}
cli-help-save = write the game to a file; alhambra play --resume FILE goes on with it
cli-help-quit = leave the game

cli-help-moves-typed = To move, type its number, or the move itself: take florin 4 · buy TOW7-NEW dinar 5 2 · place TOW7-NEW 1,-1 · keep TOW7-NEW · add GAR10- 2,0 · remove PAV8- · swap PAV8- GAR10- · pass
cli-help-drawing = A tile is named by kind, price and walls: TOW7-NEW is a tower for 7 with walls in the north, east and west. Double lines are walls, thin lines are open sides. The fountain lies at 0,0; 1,-1 is one step east, one north.

## Kinds of moves, as headings

cli-verb-take = Take
cli-verb-buy = Buy
cli-verb-place = Build
cli-verb-keep = Keep
cli-verb-add = Add
cli-verb-swap = Swap
cli-verb-remove = Remove
cli-verb-pass = Pass

cli-moves-folded = { $count } moves: type { $kind } to list them

## The table

cli-points = points
cli-wall = wall
cli-cards = cards
cli-reserve = reserve
cli-others = other
cli-sum = sum
cli-market = Market
cli-purse = Your hand
cli-display = On offer
cli-waiting = Aside
cli-exact = exact { $cards }
cli-over = { $over } over { $cards }
cli-short = { $missing } short
cli-paid-exactly = exact
cli-lost = { $over } over
cli-palace-of = { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-palace-reserve = Reserve: { $tiles }
cli-counts = round { $round } · { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
cli-decides = { $name }: { $moment }
cli-scoring = Scoring { $number }

## The course of the game

cli-with-modules = With { $modules }.
cli-greeting = Type the number of a move, or help.
cli-prompt = {"> "}
cli-hand-over = { $name }, it is your turn. Nobody else should look now.
cli-press-enter = Press Enter.{" "}
cli-game-over = The game is over
cli-prompt-over = { $words }, or Enter to leave >{" "}
cli-over-commands = The game is over; you can still type { $words } or { $last }.
cli-goodbye = Goodbye. This game had the seed { $seed }.
cli-goodbye-plain = Goodbye.

## Answers

cli-nothing-typed = Type the number of a move, a move, or help.
cli-no-such-number = There is no move { $number }: the numbers go from 1 to { $last }.
cli-unknown = “{ $word }” is neither a move nor a command; help lists what you can type.
cli-unknown-close = “{ $word }” is neither a move nor a command; did you mean { $close }?
cli-not-possible = { $why } ({ $rule })
cli-allowed = { $move } is allowed now.
cli-why-what = Say which move, for example: why { $move }
cli-hint-move = Move: { $move }
cli-hint-moves = Moves: { $moves }
cli-hint-more = Type { $word } again for more.
cli-undone = Taken back: { $move }
cli-undo-others = { $name } has moved since; your move cannot be taken back.
cli-no-scoring = There has been no scoring yet.
cli-view-whom = Say which player, from 1 to { $last }.
cli-no-rule = There is no rule and no module “{ $word }”; rules alone lists the modules.
cli-no-rule-close = There is no rule and no module “{ $word }”; did you mean { $close }?
cli-save-where = Say where to, for example: save game.alh
cli-saved = Saved to { $file }.
cli-not-saved = { $file } could not be written: { $problem }.

## alhambra rules

cli-rules-modules = Rules by module; `alhambra rules MODULE` lists them, `alhambra rules ID` shows one:
cli-rules-related = See also: { $ids }
cli-rules-source = Source: { $source }
cli-rules-engine = In the engine:
cli-rules-unplayed = The engine does not play this module yet.

## alhambra modules

cli-modules-key = Module
cli-modules-box = Box
cli-modules-rule = What it adds
cli-modules-automatic = base game, for two
cli-modules-expansion = expansion { $number }
cli-modules-option = Option (default first)
cli-modules-meaning = Meaning
cli-modules-edition = Edition
cli-modules-sets = Sets
cli-modules-default = This is the default.

## alhambra simulate

cli-simulate-progress = Playing
cli-simulate-interrupted = Interrupted after { $games } of { $wanted } games.
cli-simulate-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $moves } moves in { $seconds } s: { $games_per_second } games/s, { $moves_per_second } moves/s
cli-simulate-table = { $seats } players, { $edition }
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-mean = Mean
cli-simulate-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-simulate-least = Least
cli-simulate-most = Most
cli-simulate-ties = Shared victories: { $ties }
cli-simulate-recorded = { $games ->
    [one] { $games } record written to { $folder }
   *[other] { $games } records written to { $folder }
}

## alhambra replay

cli-replay-table = { $seats } players, { $edition }
cli-replay-options = Options: { $options }
cli-replay-seed = Seed { $seed }
cli-replay-verified = { $moves ->
    [one] { $moves } move verified
   *[other] { $moves } moves verified
}
cli-replay-unfinished = The game is not over.
cli-replay-at = After move { $ply } of { $moves }

## alhambra perft

cli-perft-depth = Depth
cli-perft-leaves = Leaves
cli-perft-seconds = Seconds

## alhambra serve

cli-serve-ready = Alhambra is at { $address } · stop with Ctrl+C
cli-serve-lan = In the local network: { $address }
cli-serve-no-lan = This machine has no address in a local network: is it connected to one?
cli-serve-everybody = Everybody who can reach this machine at { $host }:{ $port } can open tables and play here, not only you.
cli-serve-no-tls = Connections are not encrypted: whoever listens in on the network can read along. For people outside, put a web server with HTTPS in front and tell ALHAMBRA_PUBLIC_URL and ALHAMBRA_TRUSTED_PROXIES.
cli-serve-workers = several workers need PostgreSQL: add --database postgresql://..., or leave --workers out.
cli-serve-port-taken = port { $port } is in use, perhaps by another Alhambra: try --port { $other }, or --port 0 for any that is free.
cli-serve-port-forbidden = this system does not let you listen on port { $port }: try one above 1023, such as --port 8000.
cli-serve-host = this machine has no address { $host }: leave --host out for this machine alone, or say 0.0.0.0 for everybody.

## alhambra backup, alhambra export

cli-database-failed = The database failed while it was read ({ $reason }).
cli-backup-done = Copied to { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
cli-backup-exists = { $file } exists already; --force replaces it.
cli-backup-itself = { $file } is the database itself: name another file for the copy.
cli-backup-unfaithful = The copy was not like the original, so the database is damaged or the disk fails; { $file } was not written.
cli-backup-unwritten = { $file } cannot be written: { $problem }.
cli-backup-postgres = PostgreSQL has its own tool for this: pg_dump --format=custom --file=FILE URL, and pg_restore to go back.
cli-export-done = { $files ->
    [one] { $files } file written to { $folder }
   *[other] { $files } files written to { $folder }
}
cli-export-running = Games that are not over are written too: these files tell every hidden card and what will be drawn. Keep them from the players.
cli-export-unknown = There is no table { $table }.
cli-export-not-over = The game at table { $table } is not over: its record would tell everything hidden. If that is wanted, add --running.
cli-export-unreadable = The game at table { $table } does not replay by the rules of this version; it was left out.
