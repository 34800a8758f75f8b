# The best scores of games alone.

dice-best-title = Best scores alone
dice-best-first = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: your best score so far.
dice-best-place = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: number { $place } of your best scores.
dice-best-none = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: not among your best { $most }.
dice-best-way = Way to play
dice-best-rivals = { $count } opponents
dice-best-high = high score
dice-best-duel = duel
dice-best-specials = { $count } special actions in a turn
dice-best-own = own sheet
dice-best-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-best-won = won
dice-best-lost = lost
dice-best-empty = Nobody has finished a game like this here yet.
dice-best-here = The list is kept in this browser only.
dice-best-not-kept = This browser keeps nothing: the list is gone when you leave the page.
dice-best-clear = Clear this list
dice-best-clear-title = Clear these best scores?
