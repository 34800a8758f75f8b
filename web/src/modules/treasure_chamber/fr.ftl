# La chambre aux trésors.

treasure_chamber-price = { $price }, toutes devises
treasure_chamber-room = Salle { $room }, { $price } dans n’importe quelles devises : { $families }
treasure_chamber-room-empty = Salle { $room } : vide
treasure_chamber-several = { $count } × { $family }
treasure_chamber-count = { $count ->
    [one] { $count } coffre
   *[other] { $count } coffres
} : { $families }
treasure_chamber-bag = { $count ->
    [0] Le sac est vide.
    [one] Il reste 1 coffre dans le sac.
   *[other] Il reste { $count } coffres dans le sac.
}
treasure_chamber-stopped = { $count ->
    [0] Plus aucune salle n’est remplie : le sac est vide.
    [one] Plus aucune salle n’est remplie ; 1 coffre reste dans le sac.
   *[other] Plus aucune salle n’est remplie ; { $count } coffres restent dans le sac.
}
treasure_chamber-rival = { $name } : { $chests }.
treasure_chamber-to-place = Coffres à poser :
treasure_chamber-there = un coffre s’y trouve

## Acheter et payer

treasure_chamber-can = acheter des coffres
treasure_chamber-button = Acheter des coffres
treasure_chamber-buy = Acheter les coffres de la salle { $room }
treasure_chamber-buy-hint = { $families }. Vous choisissez ensuite de quoi payer { $price }.
treasure_chamber-buy-button = Choisir
treasure_chamber-pay = Payez { $price } pour les coffres
treasure_chamber-pay-hint = Mélangez les devises comme vous voulez. Le surplus est perdu.
treasure_chamber-pay-with = Coffres : payer { $sum }
treasure_chamber-pay-button = Payer { $total }
treasure_chamber-pay-missing = Manque { $short }
treasure_chamber-pay-wait = { $name } paie des coffres
treasure_chamber-exact = Tout juste, sans rejouer
treasure_chamber-over = { $over ->
    [one] { $over } perdu, rien n’est rendu
   *[other] { $over } perdus, rien n’est rendu
}

## Poser

treasure_chamber-place = Posez vos coffres
treasure_chamber-place-hint = Touchez un bâtiment de leur couleur. Le reste passe à votre gauche.
treasure_chamber-place-left = À poser : { $families }
treasure_chamber-place-on = Coffre sur { $tile }
treasure_chamber-place-button = Poser
treasure_chamber-place-missing = Touchez un bâtiment
treasure_chamber-place-wait = { $name } pose des coffres : { $families }
treasure_chamber-reason-colour = Pas ici : aucun coffre de cette couleur
treasure_chamber-reason-no-building = Pas ici : seuls des bâtiments portent des coffres
treasure_chamber-reason-not-built = Pas ici : seulement dans votre Alhambra
treasure_chamber-reason-laden = Pas ici : un coffre s’y trouve déjà

## Dans le journal

treasure_chamber-log-chosen = { $you ->
    [yes] Vous choisissez
   *[no] { $who } choisit
} les coffres de la salle { $room }.
treasure_chamber-log-bought = { $you ->
    [yes] Vous achetez
   *[no] { $who } achète
} les coffres de la salle { $room } pour { $paid } : { $families }.
treasure_chamber-log-placed = { $you ->
    [yes] Vous recevez
   *[no] { $who } reçoit
} des coffres sur { $tiles }.
treasure_chamber-log-chosen-tile = { $you ->
    [yes] Vous posez
   *[no] { $who } pose
} un coffre sur { $tile }.
treasure_chamber-log-passed = Des coffres passent à { $you ->
    [yes] vous
   *[no] { $who }
} : { $families }.{ $put ->
    [yes] {" "}Posés sur { $tiles }.
   *[no] {""}
}
treasure_chamber-log-returned = Dans le sac retournent : { $families }.
treasure_chamber-log-drawn = La salle { $room } est remplie : { $families }.
treasure_chamber-log-exhausted = Le sac ne suffit plus : la salle { $room } reste vide, et plus aucune salle ne sera remplie.
treasure_chamber-log-lost = Le coffre de { $tile } retourne dans le sac.

## Aux décomptes, et pour annuler

treasure_chamber-scored = Coffres
treasure_chamber-scored-line = { $count ->
    [one] 1 coffre
   *[other] { $count } coffres
}, { $shared ->
    [yes] places { $place } partagées
   *[no] place { $place }
}
treasure_chamber-undo-chosen = Annuler : choix de la salle
treasure_chamber-undo-bought = Annuler : coffres achetés
treasure_chamber-undo-placed = Annuler : coffre sur { $tile }
