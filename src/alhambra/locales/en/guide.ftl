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
guide-base-only = base game

## Parts of sentences

guide-part-building = { $count } × { building }
guide-part-space = space { $space } { currency }
guide-part-pile = { $count } into pile { $pile }
guide-part-scoring = { $scoring ->
    [1] the first scoring card
   *[other] the second scoring card
}
guide-part-currency_exchange = { $count ->
    [one] { $count } exchange card
   *[other] { $count } exchange cards
}
guide-part-city_gates = { $count ->
    [one] { $count } gate card
   *[other] { $count } gate cards
}
guide-part-characters = { $count ->
    [one] { $count } character
   *[other] { $count } characters
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

## Modules

guide-dirk = Draw { $count } tiles from the supply for Dirk and lay them out face up. He gets a marker on the scoring track, but no fountain and no money.
guide-vizier = Each of the { $players } players takes a vizier and lays it down with its awake side up. Those that nobody needs stay in the box.
guide-exchange = Shuffle the { $count } exchange cards and put them face down on the piles: { $parts }.
guide-bonus = Shuffle the { $cards } bonus cards and deal { $each } to each player, face down. { $left ->
    [0] No card is left over.
    [one] The last one goes back into the box, unseen.
   *[other] The other { $left } go back into the box, unseen.
}
guide-huts = Sort the { $count } worker huts by colour: { $parts }. Shuffle each of the { $piles } piles face down and turn up its top hut.
guide-gate-cards = Take one gate card for each player, { $count } in all, and put them face down on the piles: { $parts }.
guide-gates = Put { $count } wooden gates beside the market, and leave room for one gate card there.
guide-diamonds = Add the { $count } diamonds to the money cards.
guide-characters = Shuffle the { $cards } characters and put { $count } of them face down on the piles: { $parts }. The other { $aside } are set aside as a face-down pile.
guide-camps = Add the { $count } camps to the building tiles.
