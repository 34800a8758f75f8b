# Les mots de ce module en français.

module-camps = Les campements
module-camps-summary = Huit tuiles qui s’appuient sur vos murs de l’extérieur et rapportent la rangée de bâtiments devant elles.

## Pourquoi un coup est refusé

camp-bastion-side = En { $cell }, le rempart de { $tile } { toward } doit s’appuyer sur un mur ; { the-neighbour } n’en a pas à cet endroit.
camp-green-side = En { $cell }, le côté jardin de { $tile } { toward } ne peut toucher que le côté jardin d’un autre campement ; { the-neighbour } présente autre chose à cet endroit.
camp-no-wall = En { $cell }, { $tile } ne s’appuierait sur aucun mur ; un de ses remparts au moins doit le faire.
camp-single-contact = { $side ->
    [none] En { $cell }, { $camp } s’appuierait sur deux murs ; selon l’option choisie, un campement s’appuie sur un seul.
   *[other] Une tuile en { $cell } donnerait { toward } un second mur à { $camp } ; selon l’option choisie, un campement s’appuie sur un seul.
}

## D’où viennent les points

line-camps = { $who } : { $points } pour les bâtiments devant { $what }

## Options

option-camp_single_contact = Un mur par campement
option-camp_single_contact-summary = Exiger que chaque campement s’appuie sur un seul mur, comme on peut lire la première feuille du module.

## Mettre en place une vraie table

guide-camps = Ajoutez les { $count } campements aux tuiles Bâtiment.
