# Les mots de ce module en français.

module-small_change = La petite monnaie
module-small_change-summary = Qui paie trop tire du sac une pièce pour deux unités de trop ; les pièces, visibles de tous, valent 1 et paient comme des cartes.

## Mots

card-coin = pièce de { $currency }

## Ce qui s’est passé

event-coins-drawn = { $who } tire du sac : { $cards }.

## Sur la table

label-bag = Pièces

## Mettre en place une vraie table

guide-small-change = Mettez les { $count } pièces dans leur sac.
