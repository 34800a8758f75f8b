# Les bazars : à côté du chantier, dans le palais, au dernier décompte.

bazaars-tile = Bazar ({ $families })
bazaars-short = Bazar
bazaars-beside = { $count ->
    [one] Un bazar à côté du chantier
   *[other] { $count } bazars à côté du chantier
}
bazaars-label = { $tile }, { $price } comme { $like }, appoint obligatoire{ $means }
bazaars-label-none = { $tile } : pas de prix, car l’emplacement { $currency } est vide
bazaars-none = espace vide
bazaars-scored = Bazars
bazaars-effect = Bazars { $gain } au dernier décompte
bazaars-effect-here = Au dernier décompte : { $count } × { $times } = { $points }
bazaars-effect-nothing = Au dernier décompte : 0 pour l’instant
bazaars-value = compte { $value } au dernier décompte
bazaars-log = { $tile } arrive à côté du chantier.
