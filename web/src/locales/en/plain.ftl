# Any game that has no table of its own.

plain-moves = What you can do
plain-search = Search among the moves
plain-none = No move has these letters.
plain-unlisted = { $count ->
    [one] One more move is possible. Write it below.
   *[other] { $count } more moves are possible. Write them below.
}
plain-write = Write a move
plain-play = Play
plain-known = What is known
plain-yes = yes
plain-no = no
plain-fact = { $name }: { $value }
plain-line = { $seat ->
    [some] { $who }: { $event }
   *[none] { $event }
}{ $known ->
    [some] {" "}({ $facts })
   *[none] {""}
}
plain-end = Game over. Winner: { $winners }
plain-end-intro = The game is over.
