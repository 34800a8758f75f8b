# Les campements : pourquoi l’un d’eux ne tient pas ici, et comment on les compte.

camps-scored = Campements
camps-reason-bastion-side = Pas ici : le rempart a besoin d’un mur
camps-reason-green-side = Pas ici : un côté jardin touche
camps-reason-no-wall = Pas ici : aucun mur où s’appuyer
camps-reason-single-contact = Pas ici : un campement s’appuie sur un seul mur
camps-effect = { $points ->
    [one] { $points } point à chaque décompte
   *[other] { $points } points à chaque décompte
}
camps-tile = Campement { $cost }
camps-label = { $tile }, { $count ->
    [one] rempart
   *[other] remparts
} { $sides }
camps-reason-free-ground = Pas ici : un campement demande un sol libre
camps-reason-leans = Pas ici : un campement s’appuie sur ce côté
camps-reason-prop = Elle doit rester : un campement s’y appuie
camps-sides = { $count ->
    [one] bastion { $sides }
   *[other] bastions { $sides }
}
