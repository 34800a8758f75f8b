# Les mots de ce module en français.

module-currency_exchange = Le bureau de change
module-currency_exchange-summary = Six cartes dans la pioche, dont chacune permet de payer une tuile en deux monnaies.

## Mots

# Une carte de change, avec ses deux monnaies.
card-exchange = carte de change { $first }/{ $second }

## Coups : leurs verbes, et leurs titres dans une liste

verb-exchange-take = prendre une carte de change
cli-verb-exchange-take = Change

## Pourquoi un coup est refusé

unknown-move-exchange = Dans « { $text } », il n’existe pas de carte de change pour « { $word } ».
exchange-not-shown = La { $card } ne se trouve pas parmi les cartes disponibles.
exchange-alone = La { $card } se prend seule, à la place d’argent ; rien d’autre ne l’accompagne.
exchange-other-space = La tuile { $tile } est sur l’emplacement { $currency } ; la { $card } ne montre pas cette monnaie.
exchange-not-held = Votre main ne contient pas la { $card } pour acheter { $tile }.
exchange-idle = La { $card } ne se joue que si au moins une carte { $currency } est payée avec elle.

## Ce qui s’est passé

event-exchange-take = { $who } prend la { $card }.

## Sur la table

seat-exchange-cards = { $count ->
    [one] 1 carte de change
   *[other] { $count } cartes de change
}

## Options

option-exchange_exact_only = Change au prix exact
option-exchange_exact_only-summary = Une carte de change ne peut servir qu’à payer le prix exact.

## Mettre en place une vraie table

guide-part-currency_exchange = { $count ->
    [one] { $count } carte de change
   *[other] { $count } cartes de change
}
guide-exchange = Mélangez les { $count } cartes de change et posez-les face cachée sur les tas : { $parts }.
