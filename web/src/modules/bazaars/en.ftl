# The bazaars: beside the market, in the palace, in the last scoring.

bazaars-tile = Bazaar ({ $families })
bazaars-short = Bazaar
bazaars-beside = { $count ->
    [one] One bazaar beside the market
   *[other] { $count } bazaars beside the market
}
bazaars-label = { $tile }, { $price } like { $like }, exact payment only{ $means }
bazaars-label-none = { $tile }: no price, as the space of { $currency } is empty
bazaars-none = space empty
bazaars-scored = Bazaars
bazaars-effect = Bazaars { $gain } in the last scoring
bazaars-effect-here = In the last scoring: { $count } × { $times } = { $points }
bazaars-effect-nothing = In the last scoring: 0 so far
bazaars-value = counts { $value } in the last scoring
bazaars-log = { $tile } comes beside the market.
