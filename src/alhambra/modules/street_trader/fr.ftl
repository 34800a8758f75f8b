# Les mots de ce module en français.

module-street_trader = Le marchand ambulant
module-street_trader-summary = Construisez là où se tient votre marchand, et un habitant de cette couleur s’installe ; des habitants de couleurs différentes rapportent des points par séries.

## Ce que le jeu attend

moment-citizens = Choisir en secret les habitants de votre marchand
moment-disc = Poser votre tuile Marchand à côté d’une tuile de votre Alhambra
moment-trader = Installer ou échanger un habitant, ou passer
not-now-citizens = chacun choisit d’abord les habitants de son marchand
not-now-disc = il faut d’abord poser votre tuile Marchand
not-now-trader = il faut d’abord décider des habitants de votre tuile Marchand

## Coups : leurs verbes, et leurs titres dans une liste

verb-trader-choose = choisir des habitants
verb-trader-lay = poser la tuile Marchand
verb-trader-settle = installer un habitant
verb-trader-exchange = échanger un habitant
cli-verb-trader-choose = Choisir
cli-verb-trader-lay = Poser
cli-verb-trader-settle = Installer
cli-verb-trader-exchange = Échanger

## Pourquoi un coup est refusé

trader-choose-count = Vous gardez exactement { $count } habitants.
trader-choose-twice = Vous avez un habitant de chaque couleur ; vous ne pouvez pas en choisir deux de celle-ci : { building }.
trader-lay-occupied = En { $cell }, il n’y a pas de place pour la tuile Marchand : { $tile } s’y trouve.
trader-lay-no-contact = En { $cell }, la tuile Marchand ne toucherait le côté d’aucun bâtiment, abri ou autre tuile carrée de votre Alhambra.
trader-no-match = Personne ne peut s’installer dans { $tile } : aucun habitant de cette couleur n’est sur votre tuile Marchand.
trader-choose-one = Choisissez aussi l’habitant qui vient de la réserve générale sur votre tuile Marchand.
trader-match = Un habitant de la couleur de { $tile } est sur votre tuile Marchand : il peut s’installer, mais il n’y a pas d’échange à la place.
trader-not-on-disc = Il n’y a pas un tel habitant sur votre tuile Marchand : { building }.
trader-not-in-supply = Il n’y a pas un tel habitant dans la réserve générale : { building }.

## Ce qui s’est passé

event-pass-trader = { $who } laisse les habitants de sa tuile Marchand tels quels.
event-trader-choose = { $families ->
    [none] { $who } a choisi { $count } habitants en secret.
   *[other] { $who } choisit en secret : { $families }.
}
event-trader-show = { $who } montre les habitants de sa tuile Marchand : { $families }.
event-trader-lay = { $who } pose sa tuile Marchand en { $cell }.
event-trader-aside = { $tile } est construite à la place de la tuile Marchand de { $who }, qui est mise de côté.
event-trader-settle = { $who } installe un habitant dans { $tile }{ $in ->
    [none]  ; la réserve générale est vide
   *[other] {""} et en prend un nouveau dans la réserve générale : { trader-in }
}.
event-trader-exchange = { $who } échange un habitant de sa tuile Marchand : { trader-out } contre { trader-in }.
event-trader-leaves = L’habitant de { $tile } retourne dans la réserve générale.
trader-in = { $in ->
    [pavilion] { building-pavilion }
    [seraglio] { building-seraglio }
    [arcades] { building-arcades }
    [chambers] { building-chambers }
    [garden] { building-garden }
   *[tower] { building-tower }
}
trader-out = { $out ->
    [pavilion] { building-pavilion }
    [seraglio] { building-seraglio }
    [arcades] { building-arcades }
    [chambers] { building-chambers }
    [garden] { building-garden }
   *[tower] { building-tower }
}

## D’où viennent les points

line-citizens = { $who } : { $points } pour { $count ->
    [one] 1 habitant
   *[other] { $count } habitants, en séries de { $sizes }
}

## Sur la table

seat-trader = marchand en { $cell } : { $count ->
    [0] personne
   *[other] { $families }
}
seat-trader-aside = marchand de côté : { $count ->
    [0] personne
   *[other] { $families }
}
seat-citizens = habitants dans { $tiles }
label-citizens = Habitants

## Mettre en place une vraie table

guide-trader = Donnez à chacun des { $players } joueurs une tuile Marchand et un habitant de chaque couleur. Chacun en garde { $kept } en secret. Montrez-les ensemble, posez-les sur les tuiles Marchand, et placez chaque tuile Marchand d’un côté quelconque de la fontaine de son joueur. Tous les autres habitants forment la réserve générale : { $supply }.
