# Die Bazare: neben dem Bauhof, im Palast, in der letzten Wertung.

bazaars-tile = Bazar ({ $families })
bazaars-short = Bazar
bazaars-beside = { $count ->
    [one] Ein Bazar neben dem Bauhof
   *[other] { $count } Bazare neben dem Bauhof
}
bazaars-label = { $tile }, { $price } wie { $like }, nur passend zu bezahlen{ $means }
bazaars-label-none = { $tile }: kein Preis, weil das Feld { $currency } leer ist
bazaars-none = Feld leer
bazaars-scored = Bazare
bazaars-effect = Bazare { $gain } in der letzten Wertung
bazaars-effect-here = In der letzten Wertung: { $count } × { $times } = { $points }
bazaars-effect-nothing = In der letzten Wertung: bisher 0
bazaars-value = zählt { $value } in der letzten Wertung
bazaars-log = { $tile } kommt neben den Bauhof.
