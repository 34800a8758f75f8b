# Les mots de ce module en français.

module-bazaars = Les bazars
module-bazaars-summary = Des tuiles à côté du chantier, au prix de la tuile posée sur l’emplacement de leur monnaie ; au dernier décompte, elles comptent les bâtiments qui les entourent.

## Pourquoi un coup est refusé

bazaar-not-there = { $tile } n’est pas un bazar posé à côté du chantier.
bazaar-no-price = { $tile } n’a pas de prix en ce moment : l’emplacement de sa monnaie est vide ({ $currency }).
bazaar-other-price = { $tile } coûte maintenant { $price }, comme la tuile posée sur l’emplacement de sa monnaie ({ $currency }).

## Ce qui s’est passé

event-bazaar = { $tile } est posé à côté du chantier ({ $currency }).

## D’où viennent les points

line-bazaars = { $who } : { $points } pour { $what }, { $count ->
    [one] 1 bâtiment
   *[other] { $count } bâtiments
} fois { $times ->
    [one] 1 couleur
   *[other] { $times } couleurs
}

## Sur la table

label-bazaars = Bazars

## Mettre en place une vraie table

guide-bazaars = Ajoutez les { $count } bazars aux tuiles Bâtiment.
guide-bazaars-drawn = Si vous piochez un bazar pour le chantier, posez-le face visible à côté et piochez encore, jusqu’à ce que chaque emplacement ait une autre tuile. Faites de même chaque fois que vous complétez le chantier.
