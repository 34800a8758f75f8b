# Les mots de ce module en français.

module-treasure_chamber = La chambre aux trésors
module-treasure_chamber-summary = On achète les quatre coffres d’une salle et on les pose sur des bâtiments de leur couleur ; qui a le plus de coffres marque des points.

## Ce que le jeu attend

moment-chamber = Payer les coffres, avec n’importe quelles monnaies
moment-chests = Choisir le bâtiment qui reçoit un coffre
not-now-chamber = il faut d’abord payer les coffres
not-now-chests = il faut d’abord poser les coffres

## Coups : leurs verbes, et leurs titres dans une liste

verb-chests-buy = acheter les coffres d’une salle
verb-chests-pay = payer les coffres
verb-chests-place = poser un coffre
cli-verb-chests-buy = Coffres
cli-verb-chests-pay = Payer
cli-verb-chests-place = Coffre sur

## Pourquoi un coup est refusé

chests-no-room = La chambre aux trésors n’a pas de salle { $space } ; elle en a { $count }.
chests-room-empty = La salle { $space } est vide.
chests-too-dear = Les coffres d’une salle coûtent { $price } ; votre main ne suffit pas.
chests-too-little = Les coffres coûtent { $price } ; ces cartes valent { $total }.
chests-not-held = Votre main ne contient pas toutes ces cartes : { $cards }.
chests-only-money = Les coffres ne se paient qu’avec de l’argent, pas avec { $card }.
chests-mixed = La carte { $card } ne paie les coffres que si tout est payé dans cette monnaie.
chest-colour = Il n’y a pas de coffre à poser de la couleur de { $tile }.
chest-no-building = Seuls des bâtiments portent des coffres.
chest-not-built = La tuile { $tile } n’est pas dans votre Alhambra.
chest-laden = La tuile { $tile } porte déjà un coffre ; un seul est permis.

## Ce qui s’est passé

event-chests-chosen = { $who } choisit les coffres de la salle { $room }.
event-chests-bought = { $who } achète les coffres de la salle { $room } ({ $families }) et paie { $cards }.
event-chests-placed = { $who } reçoit des coffres sur { $tiles }.
event-chest-placed = { $who } pose un coffre sur { $tile }.
event-chests-passed = Des coffres passent à { $who } : { $families }.
event-chests-returned = Des coffres retournent dans le sac : { $families }.
event-chests-drawn = La salle { $room } est remplie : { $families }.
event-chests-exhausted = Le sac ne suffit plus : la salle { $room } reste vide, et plus aucune salle ne sera remplie.
event-chest-lost = Le coffre de { $tile } retourne dans le sac.

## D’où viennent les points

line-chests = { $who } : { $points } pour { $count ->
    [one] { $count } coffre
   *[other] { $count } coffres
} (rang { $rank }{ $shared ->
    [1] {""}
   *[other] , partagé à { $shared }
})

## Sur la table

seat-chests = { $count ->
    [one] { $count } coffre
   *[other] { $count } coffres
} : { $tiles }
label-chests = Coffres
label-chests-bought = À poser
label-chests-rival = Coffres de Dirk

## Mettre en place une vraie table

guide-chests = Mettez les { $count } coffres dans leur sac : { $parts }. Piochez-en { $size } pour chacune des { $rooms } salles de la chambre aux trésors.
