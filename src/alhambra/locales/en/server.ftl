# The words of the table server in English.


## Names that the server gives

server-table-title = { $name }’s table
server-bot-name = Bot { $seat }

## Why nobody can sit down, or begin

refused-no-such-table = There is no such table.
refused-bad-link = This link claims no seat: it was used already, replaced by a new one, or never valid.
refused-link-needed = This table is private: a seat at it needs a link from its host.
refused-already-seated = You have a seat at this table already.
refused-no-free-seat = No seat is free at this table.
refused-seat-taken = Seat { $seat } is taken.
refused-seats-free = Seats are still free: { $seats }. Wait for their players, or let bots take them.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-not-your-seat = Seat { $seat } is not yours.
refused-host-seat = Seat { $seat } is at the host’s own device and stays there.
refused-not-host = Only the host of the table can do this.
refused-not-a-player = Only those who sit at this table can do this.
refused-seat-handed-over = Your seat was handed to { $name } while you were away. Ask { $host }, the host of the table, if you would like to play again.
refused-knows-another-hand = You have played another seat at this table, and know what its player must hide: this seat is for somebody else.
refused-sent-away = The host of this table has asked you to leave. Only a new link from the host lets you in again.
refused-spectators-not-allowed = The host of this table wants no spectators.
refused-unknown-bot = There is no bot “{ $level }”; there are { $known }.
refused-origin-seats = This record is a game for { $seats }: the table needs as many seats.

## Why something cannot be done now

refused-closed = This table was closed.
refused-already-started = The game at this table has begun.
refused-not-started = The game at this table has not begun.
refused-over = The game at this table is over.
refused-not-over = The game at this table is not over.
refused-rematched = The same people go on at another table already: { $table }.
refused-stale = Something has happened meanwhile: look at entry { $seq } first.
refused-bot-plays = A bot plays at seat { $seat }.
refused-still-there = The player of seat { $seat } has not been away for { $seconds } seconds.
refused-resigned = Seat { $seat } has given up.
refused-nobody-substitutes = No bot plays for the owner of seat { $seat }.
refused-no-such-ply = There is no going back to the position after { $ply } moves.
refused-undo-asked = Somebody has asked already to go back: answer that first.
refused-nothing-asked = Nobody has asked to go back.
refused-not-asked = Your answer is not needed, or was given.
refused-not-accepted = Seat { $seat } does not have to decide now: its hand stays covered.
refused-hint-among-people = Hints are for those who play with bots only, or with others at the same device: other people sit at this table.
refused-hint-under-way = Somebody is thinking about a hint for you already.
refused-hint-failed = There is no hint this time: thinking about it failed.

## Why a text is refused

refused-bad-name = A name has 1 to { $longest } visible characters, at least one of them a letter or digit.
refused-bad-title = The title of a table has 1 to { $longest } visible characters, at least one of them a letter or digit.
refused-unknown-reaction = There is no such gesture; there are { $known }.
refused-no-such-question = This game knows no such question.
refused-invalid-request = The request is not understood: { $detail }.
refused-not-json = The body of a request must be JSON, and say so.
refused-too-large-request = The request is too large.
refused-too-slow-request = The request took too long to arrive.
refused-not-found = There is nothing at this address.
refused-wrong-method = This address does not answer to that method.
refused-bad-message = This message is not understood.
refused-too-large = A message has at most { $most } bytes.
refused-wrong-version = This server speaks version { $version } of the protocol.

## Why somebody is not let in, or not so often

refused-unknown-host = This server does not go by that name; whoever runs it can allow it with ALHAMBRA_HOSTS or ALHAMBRA_PUBLIC_URL.
refused-foreign-origin = A page of another server asked for this.
refused-not-admin = Only the owner of the server may do this, with the admin key.
refused-too-many-requests = That was too much at once: try again in { $seconds } seconds.
refused-too-many-tables = That were too many new tables: try again in { $seconds } seconds.
refused-too-many-open-tables = You have { $most } unfinished tables: end or close some first.
refused-too-many-sockets = There are too many connections; { $most } at once are allowed.
refused-too-many-mails = That were too many mails: try again in { $seconds } seconds.
refused-push-off = This server does not tell browsers of turns.
refused-mail-not-sent = The mail could not be sent: try again later.
refused-no-such-device = You have no such device.
refused-signed-out = This device was signed out.
refused-bad-pairing = This code is not valid: it was used already, replaced by a newer one, is too old, or was mistyped.
refused-too-many-tries = That were too many wrong codes: try again in { $seconds } seconds, or scan the code with the camera.
refused-same-person = This device is yours already: your tables are on the first page.
refused-nobody-yet = Open or join a table first: then there is something to play on another device.
refused-too-many-devices = You have { $most } devices already: sign one out first.
refused-too-fast = These messages come too fast.
refused-slow = This connection cannot keep up; connect again to see how the table stands.

## What goes wrong here

refused-storage-full = The disk of the server is full: nothing was changed.
refused-storage-read-only = The database of the server cannot be written: nothing was changed.
refused-storage-unreachable = The server does not reach its database: try again soon.
refused-storage-moved = The database of the server was moved or replaced: nothing was changed.
refused-storage-damaged = The database of the server is damaged; its owner has to put a copy in place.
refused-storage-failed = The database of the server failed: look at the table again to see how it stands.
refused-restarting = The server cannot work at the moment, and tries to start again: try again soon.
refused-internal = Something went wrong on the server; its log says what.

## The first page

server-unbuilt = The game has no pages yet.
server-unbuilt-how = They are built from the folder web: run python3 dev.py play in the source folder, or npm ci and npm run build in web, and start the server again.

## The pages behind the links in mails

server-mail-confirm = Turn notices by mail
server-mail-confirm-text = Somebody asked this server to send a mail to your address when it is their turn. If that was you, please confirm it.
server-mail-confirm-button = Yes, send me turn notices
server-mail-confirmed = Your address is confirmed.
server-mail-confirmed-text = From now on you are told by mail when it is your turn and you are not there. Every mail has a link that stops them.
server-mail-stop = Stop all mails?
server-mail-stop-text = This server will then send nothing more to your address, whoever asks for it.
server-mail-stop-button = Stop all mails
server-mail-stopped = You get no more mails.
server-mail-stopped-text = This server sends nothing more to your address. If you change your mind one day, you can allow mails again here.
server-mail-allow-button = Allow mails again
server-mail-allowed = Mails are allowed again.
server-mail-allowed-text = To get turn notices, enter your address at the table once more. You will then be asked to confirm it.
server-mail-unknown = This link is no longer valid.
server-mail-unknown-text = It was used already, replaced by a newer one, or is too old. Enter your address at the table once more to get a new one.
