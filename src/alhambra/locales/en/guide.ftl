# The words of the set-up guide in English.


## Headings

guide-title = Setting up the table
guide-stage-players = In front of every player
guide-stage-tiles = Tiles and market
guide-stage-money = Money
guide-stage-deck = The deck in five piles
guide-stage-rest = Last of all

# "4 players · Edition 2024 · The Vizier’s Favour and The Camps"
guide-mix = { $players } players · { $edition } · { $modules }
guide-mix-plain = { $players ->
    [one] { $players } player
   *[other] { $players } players
} · { $game }
guide-base-only = base game

## Parts of sentences

guide-part-building = { $count } × { building }
guide-part-space = space { $space } { $currency }
guide-part-pile = { $count } into pile { $pile }
guide-part-scoring = { $scoring ->
    [1] the first scoring card
   *[other] the second scoring card
}

## The base game

guide-places = Each of the { $players } players takes a fountain and lays it down as the start of an Alhambra, takes an empty reserve board, and puts a marker on 0 of the scoring track.
guide-tiles = Take the { $count } building tiles: { $parts }.
guide-shuffle-tiles = Shuffle all { $count } tiles face down: they are the supply.
guide-market = Draw { $count } tiles and lay them face up on the market, in this order: { $parts }.
guide-money = Take the { $cards } money cards: { $currencies } currencies, values { $low } to { $high }, { $copies } of each. Set the two scoring cards aside.
guide-money-fewer = Put { $removed } of every money card back into the box; { $cards } stay: { $currencies } currencies, values { $low } to { $high }, { $copies } of each. Set the two scoring cards aside.
guide-shuffle-money = Shuffle all { $cards } cards together, face down.
guide-deal = Deal to one player after the other: turn up card after card until they are worth { $least } or more together, whatever the currencies. The cards stay face up until everybody has theirs.
guide-first-player = Whoever has the fewest cards plays first; among equals the smallest sum decides, then the lowest age. Now everybody takes their cards into their hand, hidden.
guide-display = Turn up { $count } more cards: they are the first display.
guide-piles = Deal the rest, face down, into { $piles } piles of nearly equal size, the larger ones first: { $total } cards, less those dealt to the players and the { $display } of the display. For example, after { $each } cards for each player { $rest } are left, in piles of { $sizes }.
guide-scoring-cards = Lay the first scoring card on pile { $first } and the second one on pile { $second }, face down.
guide-pile = Shuffle pile { $pile }. Besides money it holds { $parts }.
guide-stack = Put the { $piles } piles on top of each other, face down: pile 1 on top, pile { $piles } at the bottom. This is the deck.
guide-discard = Leave room for the discard beside the deck; there is none yet.
guide-begin = The first player begins, the others follow clockwise.
