# Le marchand ambulant.

street_trader-supply = la réserve générale
street_trader-left = Habitants { $family } dans la réserve : { $count }
street_trader-citizen = Habitant { $family }
street_trader-line = Marchand : { $count ->
    [0] personne
   *[other] { $families }
} ; { $homes ->
    [0] aucun habitant installé
    [one] 1 habitant installé
   *[other] { $homes } habitants installés
}, { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
}
street_trader-line-hidden = { $made ->
    [yes] A choisi ses habitants en secret
   *[no] N’a pas encore choisi ses habitants
}
street_trader-groups = Vos séries d’habitants : { $groups } ; { $points ->
    [one] 1 point
   *[other] { $points } points
} à chaque décompte
street_trader-there = un habitant y vit
street_trader-disc-there = tuile Marchand : { $count ->
    [0] personne
   *[other] { $families }
}

## Choisir

street_trader-choose = Choisissez { $count } habitants en secret
street_trader-choose-hint = Un habitant s’installe dans un bâtiment de sa couleur, construit là où se tient votre marchand.
street_trader-choose-button = Garder ces habitants
street_trader-choose-missing = Choisissez-en { $count }
street_trader-choose-wait = { $name } choisit ses habitants en secret
street_trader-chosen = { $count } sur { $most }

## Poser la tuile Marchand

street_trader-lay = Posez votre tuile Marchand
street_trader-lay-hint = Sur une case libre à côté de votre Alhambra : là où vous voulez construire.
street_trader-lay-here = Poser la tuile Marchand ici
street_trader-lay-again = Qui construira ici pourra y installer un habitant.
street_trader-lay-button = Poser
street_trader-lay-wait = { $name } pose sa tuile Marchand
street_trader-reason-occupied = Pas ici : la case n’est pas libre
street_trader-reason-no-contact = Pas ici : aucune tuile à côté

## Installer ou échanger

street_trader-settle = Installer un habitant : { $tile }
street_trader-settle-hint = Choisissez qui vient de la réserve générale sur votre tuile Marchand.
street_trader-settle-who = Un habitant s’installe ({ $tile }) : qui le remplace ?
street_trader-settle-in = De la réserve générale vient : { $family }.
street_trader-settle-empty = La réserve générale est vide : personne ne le remplace.
street_trader-settle-button = Installer
street_trader-exchange = Échanger un habitant ?
street_trader-exchange-hint = Personne ne peut s’installer ici : { $tile }. Vous pouvez échanger un habitant, ou passer.
street_trader-exchange-out = Quitte le marchand
street_trader-exchange-in = Vient de la réserve générale
street_trader-exchange-both = Échanger : { $out } contre { $in }
street_trader-exchange-button = Échanger
street_trader-exchange-missing = Choisissez les deux habitants
street_trader-wait = { $name } décide de ses habitants

## Au journal

street_trader-log-choose = { $you ->
    [yes] Vous choisissez
   *[no] { $who } choisit
} { $known ->
    [yes] en secret : { $families }
   *[no] { $count } habitants en secret
}.
street_trader-log-show = { $you ->
    [yes] Vous montrez vos
   *[no] { $who } montre ses
} habitants : { $families }.
street_trader-log-lay = { $you ->
    [yes] Vous posez votre
   *[no] { $who } pose sa
} tuile Marchand.
street_trader-log-aside = { $you ->
    [yes] Votre marchand quitte
   *[no] Le marchand de { $who } quitte
} la place de { $tile }.
street_trader-log-settle = { $you ->
    [yes] Vous installez
   *[no] { $who } installe
} un habitant dans { $tile }{ $more ->
    [yes] , remplacé par { $in }
   *[no] {""}
}.
street_trader-log-exchange = { $you ->
    [yes] Vous échangez
   *[no] { $who } échange
} un habitant : { $out } contre { $in }.
street_trader-log-leaves = L’habitant de { $tile } retourne dans la réserve générale.
street_trader-log-declined = { $you ->
    [yes] Vous laissez vos
   *[no] { $who } laisse ses
} habitants tels quels.

## Au décompte, et pour annuler

street_trader-scored = Habitants
street_trader-undo-choose = Annuler : habitants choisis
street_trader-undo-lay = Annuler : tuile Marchand posée
street_trader-undo-settle = Annuler : habitant installé, { $tile }
street_trader-undo-exchange = Annuler : habitant échangé
