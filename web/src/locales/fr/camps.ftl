# Les campements : pourquoi l’un d’eux ne tient pas ici, et comment on les compte.

camps-scored = Campements
camps-reason-bastion-side = Pas ici : le rempart a besoin d’un mur
camps-reason-green-side = Pas ici : un côté jardin touche
camps-reason-no-wall = Pas ici : aucun mur où s’appuyer
camps-reason-single-contact = Pas ici : un campement s’appuie sur un seul mur
