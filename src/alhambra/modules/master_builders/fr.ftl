# Les mots de ce module en français.

module-master_builders = Les architectes
module-master_builders-summary = Des cartes Argent de valeur 3 : on paie avec elles, ou on en joue une à la fin de son tour pour réaménager encore une fois ; utilisées, elles quittent la partie.

## Mots

card-builder = architecte { $currency } { $value }

## Coups : leurs verbes, et leurs titres dans une liste

verb-builder = jouer un architecte
cli-verb-builder = Architecte

## Pourquoi un coup est refusé

builder-first = Il faut d’abord jouer un architecte : la carte quitte la partie, puis vous réaménagez.
builder-once = Vous avez déjà joué un architecte pendant ce tour ; on ne réaménage ainsi qu’une fois par tour.
builder-not-held = Votre main ne contient aucun architecte de la monnaie { $currency }.
builder-no-redesign = Aucun réaménagement n’est possible avec un architecte : il ne peut pas être joué.
builder-adds-only = Dans cette partie, un architecte ne permet que d’ajouter une tuile de la réserve.

## Ce qui s’est passé

event-builders-dealt = { $cards ->
    [none] { $who } reçoit { $count } cartes Architecte, que personne d’autre ne voit.
   *[other] { $who } reçoit { $cards }.
}
event-builder = { $who } joue la carte { $card } pour réaménager ; elle quitte la partie.

## Options

option-architect_mode = Pouvoir des architectes
option-architect_mode-summary = Un architecte permet n’importe quel réaménagement (redesign), ou seulement d’ajouter une tuile de la réserve (add_only).
library-value-redesign = réaménager
library-value-add_only = ajouter seulement

## Mettre en place une vraie table

guide-builders-deal = Mélangez les { $cards } cartes Architecte et donnez-en { $each } à chaque joueur, face cachée, avant l’argent de départ ; elles n’en font pas partie.
guide-part-master_builders = { $count ->
    [one] { $count } architecte
   *[other] { $count } architectes
}
guide-builders = Posez des cartes Architecte face cachée sur les tas : { $parts }. { $left ->
    [0] Il n’en reste pas.
   *[other] Les { $left } autres retournent dans la boîte sans être vues.
}
