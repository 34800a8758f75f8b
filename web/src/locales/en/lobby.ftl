# Before the game: the lobby, and coming by a link.

lobby-invite = Invite your friends
lobby-no-link = This window no longer has the link to this seat.
lobby-link-once = A link gives one seat, once.
lobby-link-all = Everybody who opens it takes the next free seat.
lobby-each-seat = A link for each seat
lobby-takeover-title = { $host } invites you to play on
lobby-takeover-text = The game has begun. You take over the seat of somebody who had to leave, as it stands.
lobby-link-public = Public table: anybody can take a free seat.
lobby-copy = Copy the link
lobby-copy-short = Copy
lobby-copied = The link is copied.
lobby-share = Share
lobby-make-link = Make a new link
lobby-renew = New link
lobby-renew-note = A new link replaces the one before.
lobby-copy-seat = Copy the link to seat { $seat }
lobby-renew-seat = New link for seat { $seat }
lobby-qr = Code to scan: link to this table
lobby-qr-large = Enlarge the code to scan
lobby-seats = Seats
lobby-ready-count = { $ready } of { $seats } ready
lobby-waiting-for = Seat { $seat }: waiting for a player
lobby-waiting-name = Seat { $seat }: waiting for { $name }
lobby-state-free = the link is not used yet
lobby-state-open = anybody can sit down
lobby-state-host = host of the game
lobby-state-mine = you
lobby-state-here = same screen as the host
lobby-state-joined = here
lobby-state-away = away at the moment
lobby-state-bot = bot: { $level }
lobby-chip-free = free
lobby-chip-ready = ready
lobby-chip-away = away
lobby-ask-leave = Free the seat of { $name }
lobby-ask-leave-text = { $name } leaves this seat. With a new link you can invite somebody else.
lobby-ask-leave-confirm = Free the seat
lobby-leave = Leave my seat
lobby-close = Close the table
lobby-close-text = The game has not begun. The table goes away for everybody, and its links are worth nothing.
lobby-close-confirm = Close the table
lobby-start = Start the game
lobby-start-bots = { $count ->
    [one] Start with a bot in the free seat
   *[other] Start with bots in the { $count } free seats
}
lobby-missing = { $count ->
    [one] Start: { $count } player is missing
   *[other] Start: { $count } players are missing
}
lobby-wait-host = The host will start when everybody is ready.
lobby-not-begun = The game has not begun yet.
lobby-watching = You are watching this table. To play, ask its host for a link.
lobby-unreachable = The server does not answer. Nothing has changed: try again.
lobby-rules = The rules of this table
lobby-pace-untimed = No clock: everybody thinks as long as they like.
lobby-pace-live = Clock: { $minutes } min each, and { $seconds } s more with each decision.
lobby-pace-days = { $days ->
    [one] { $days } day for each decision.
   *[other] { $days } days for each decision.
}
lobby-spectators-yes = Spectators are admitted; they do not see your cards.
lobby-spectators-no = Without spectators.
lobby-sit-title = A seat is free
lobby-sit = Take the seat
lobby-your-name = Your name
lobby-name-needed = Write a name with at least one letter or digit.
lobby-join-title = { $host } invites you
lobby-join = Take the seat
lobby-watch = Watch the game
lobby-watch-instead = Only watch
lobby-bad-link = No seat with this link
lobby-no-spectators = This table admits no spectators. Ask its host for another link.
lobby-unusual = What is not as usual
lobby-origin = { $ply ->
    [0] This game starts from a recorded game, at its beginning.
    [one] This game starts from a recorded game, after { $ply } move.
   *[other] This game starts from a recorded game, after { $ply } moves.
}
lobby-origin-known = Whoever chose it may know hidden cards, and some of those to come.
lobby-origin-look = Watch that game
lobby-components = Some components are not as printed: { $names }.
lobby-base = base game
