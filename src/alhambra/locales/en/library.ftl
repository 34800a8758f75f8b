# The words of the library, of the rules by id and of records in English.


## Games

game-alhambra = Alhambra
game-alhambra-summary = The board game for two to six: buy buildings with exact money, and wall your palace in.

## Bots

library-bot-easy = Easy
library-bot-easy-summary = Plays what looks best at the moment, without looking ahead.
library-bot-good = Good
library-bot-good-summary = Reckons with everything that may still come, and plays to win.
library-bot-random = Random
library-bot-random-summary = Plays any move that is allowed, by chance.

## Paces

library-pace-untimed = No clock
library-pace-untimed-summary = Everybody thinks as long as they like.
library-pace-live = With a clock
library-pace-live-summary = Everybody has a reserve of time for the whole game, and gains some seconds with each decision.
library-pace-correspondence = Over days
library-pace-correspondence-summary = Everybody has some days for each decision.

## When time is up

library-time-out-bot = A bot plays on
library-time-out-bot-summary = A bot plays in the seat until its owner comes back.
library-time-out-pass = Nothing is done
library-time-out-pass-summary = The seat passes, or takes the least money, and the game goes on.
library-time-out-resign = The seat resigns
library-time-out-resign-summary = The player can no longer win, and a bot plays on in the seat.

## Reactions

library-reaction-applause = Applause
library-reaction-laugh = Laughing
library-reaction-wow = Amazed
library-reaction-think = Thinking
library-reaction-hurry = Your turn
library-reaction-sorry = Sorry
library-reaction-thanks = Thanks
library-reaction-hello = Hello
library-reaction-bye = Goodbye

## Values of options

library-value-true = yes
library-value-false = no
library-value-wall_first = walls first
library-value-buildings_first = buildings first
library-value-must = must be used
library-value-may = can be declined
library-value-cannot_refill = market cannot be refilled
library-value-supply_empty = last tile drawn
library-value-region = no enclosed space of any size
library-value-cell = no enclosed single cell

## Why a game cannot be played

refused-setup-seats = { $seats } cannot play: a game is for { $least } to { $most }.
refused-setup-module = “{ $module }” is not a module; there are { $known }.
refused-setup-automatic = The module { $module } cannot be chosen: it joins by itself when it is needed.
refused-setup-module-twice = The module { $module } is named twice.
refused-setup-edition = “{ $edition }” is not an edition; there are { $known }.
refused-setup-option = “{ $option }” is not an option; there are { $known }.
refused-setup-value = The option { $option } cannot be “{ $value }”; it can be { $known }.
refused-setup-ages = The option ages needs one whole number per seat, not “{ $value }”.
refused-components-integer = { $where } must be a whole number from { $least } to { $most }, not { $found }.
refused-components-integers = { $where } must hold whole numbers from { $least } to { $most } only, not { $found }.
refused-components-table = { $where } must be a table of its own.
refused-components-unknown = There is no “{ $where }” to correct; there are { $known }.
refused-components-value = A correction is a text, a number, yes or no, a list or a table; a date, a time or nothing at all is not.
refused-components-size = These corrections are too large: { $most } characters at most, and { $deepest } tables or lists inside each other.
refused-components-file = This is not a file of corrections: { $problem }.
refused-setup-other = This cannot be played: { $problem }.

## Rules by id

refused-no-such-rule = There is no rule “{ $rule }”.
refused-no-such-rules = There are no rules of a module “{ $module }”; there are { $known }.

## Records

refused-invalid-record = This record cannot be replayed: { $problem }.
refused-record-too-large = A record has at most { $most } characters.
refused-record-too-long = A record has at most { $most } moves.
refused-too-many-uploads = Those were too many records: try again in { $seconds } seconds.
refused-no-such-replay = There is no such replay.
refused-no-such-position = There is no position after { $ply } moves: this game has { $plies }.
refused-origin-one = Name one thing to go on from: a record, a replay or a table.
refused-origin-over = The game is over there: go on from an earlier move.
