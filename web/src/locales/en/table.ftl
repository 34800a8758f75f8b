# The table.

## Regions
table-region-market = Market
table-region-money = Money
table-region-purse = Your purse
table-region-palace = Palace
table-region-log = Log
table-region-horizon = Horizon
table-region-shelves = Modules
table-shelf = { $name }: { $count }
table-prompt = What to do now
table-show-market = Show the market
table-hide-market = Hide the market

## Top bar
table-home = Home
table-rules = Rules
table-learn = How to play here
table-share = Share
table-settings = Settings
table-elsewhere = Open on another device
table-handed-over = The seat of { $former } is now played by { $name }.
table-language = Language: English
table-theme = Change between light and dark
table-menu = Menu
table-link-copied = The link is copied.
table-edition = { $edition ->
    [e2024] 2024 edition
    [e2003] 2003 edition
    [esecond] Second edition
   *[other] { $edition }
}
table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
table-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
table-top-round = Round { $round }
table-top-round-of = Round { $round } of { $rounds }
table-top-mine = Round { $round } · your turn
table-resign = Give up
table-resign-text = A bot plays on for you, and you cannot win any more.
table-resign-confirm = Give up for good

## The line
table-loading = Laying the table
table-slow = Slow connection
table-lost = Connecting again
table-lost-safe = Everything stored is safe, and what you picked is kept.
table-missed = { $count ->
    [one] One move while you were away
   *[other] { $count } moves while you were away
}
table-not-sent = This did not reach the table. Nothing has changed.
table-gone-title = This table is closed to you
table-closed = The host has closed this table.

## Undo
table-undo = Undo
table-undo-draft = Undo: what you have picked
table-undo-take = Undo: money taken
table-undo-buy = Undo: purchase of { $tile }
table-undo-place = Undo: placement of { $tile }
table-undo-keep = Undo: { $tile } to the reserve
table-undo-add = Undo: { $tile } added
table-undo-remove = Undo: { $tile } removed
table-undo-swap = Undo: exchange of tiles
table-undo-pass = Undo: passing
table-undo-asked = The others are asked whether you may go back.
table-undo-question = { $name } would like to go back. Do you agree?
table-undo-waiting = Waiting for an answer: may { $name } go back?
table-back-owner = It was { $name }’s move.
table-back-others = This also takes back { $count ->
    [one] one move
   *[other] { $count } moves
} of { $names }.
table-back-seen = What was turned up since will come again, the same and in the same order.
table-back-agree = Something was turned up since: the others have to agree.
table-back-no = Leave it
table-back-yes = Take back
table-back-ask = Ask the others
table-yes = Agree
table-no = Refuse
table-cancel = Cancel

## Prompt
table-wait = { $name } is thinking
table-unasked = Nothing to decide: the game goes on
table-to-play = { $name } to play
table-watching = You are watching.
table-over = The game is over
table-action-title = Your turn
table-extra-title = Exact payment: one more action
table-interlude-title = Do you step in?
table-interlude-nothing = There is nothing to do now.
table-interlude-wait = Between two turns: { $name } decides
table-placement-title = Place your tiles
table-decide-title = It is for you to decide
table-can = You can { $actions }.
table-can-take = take money
table-can-buy = buy a tile
table-can-redesign = redesign your palace
table-rule-link = See the rule
table-read-all = Read it all
table-more = More choices
table-confirm = Confirm
table-hint = Hint
table-hint-more = More help
table-hint-use = Pick it
table-hint-none = There are no hints in this game.
table-take-one = Take { $card }
table-take-card = Take this card: { $card }
table-take-sum = Take { $sum } = { $total }
table-take-hint = One card, or several up to { $most }.
table-take-alone = This card is taken alone.
table-take-button = Take
table-no-cards = You have no { $currency ->
    [florin] florins
    [dirham] dirhams
    [dinar] dinars
    [ducat] ducats
   *[other] { $currency }
}.
table-buy-title = Buy { $tile }
table-buy-exact = Exact payment: play again
table-buy-free = Without money, as if paid exactly: play again
table-buy-between = Exact payment, between two turns
table-buy-over = { $over } over, no change given
table-buy-back = { $over } over: { $back }
table-buy-short = { $short } short
table-pay-hint = Tap the tile that you want to pay.
table-pay-missing = Choose a tile
table-place-title = Place { $tile }
table-add-title = Add { $tile }
table-swap-title = Swap { $old } for { $tile }
table-place-hint = { $count ->
    [one] One place is possible.
   *[other] { $count } places are possible.
}
table-place-why = Why?
table-turn = Turn the tile
table-place-missing = Choose a place
table-remove-title = Put { $tile } into the reserve
table-remove-hint = It leaves your palace and does not count any more.
table-remove-button = Remove
table-redesign-title = Redesign your palace
table-count-change = { $family } { $from } → { $to }
table-move-keep = Reserve
table-keep-button = Into the reserve
table-move-pass = Pass
table-ask-keep = Put { $tile } into the reserve

## Between two turns
table-between-ask = Between two turns, when shall you be asked?
table-between-now = Between two turns you are asked: { $wish }
table-between-never = Never: I always pass
table-between-able = Only if I can do something
table-between-always = Always, after every turn
table-between-wish-never = never
table-between-wish-able = if possible
table-between-wish-always = always
table-between-order = Order of priority
table-between-seat = { $name }{ $count ->
    [0] {""}
   *[other] : { $has }
}{ $now ->
    [yes] , decides
   *[no] {""}
}

## One screen for several people
table-curtain-title = It is { $name }’s turn
table-curtain-text = Give the device to them. Nobody else should look.
table-curtain-button = I am { $name }
