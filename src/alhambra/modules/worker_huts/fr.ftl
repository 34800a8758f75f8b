# Les mots de ce module en français.

module-worker_huts = Les abris de chantier
module-worker_huts-summary = Des tuiles gratuites, trois au plus par joueur, qui comptent les bâtiments de leur couleur juste à côté d’elles.

## Coups : leurs verbes, et leurs titres dans une liste

verb-hut = prendre un abri de chantier
cli-verb-hut = Abri

## Pourquoi un coup est refusé

hut-gone = Tous les abris de cette couleur sont pris : { building }.
hut-limit = Vous possédez déjà { $limit } abris ; personne ne peut en avoir davantage.

## Ce qui s’est passé

event-hut = { $who } prend l’abri { $tile } ; { $next ->
    [none] c’était le dernier de sa couleur
   *[other] le suivant est { $next }
}.

## Sur la table

label-huts = Abris

## Mettre en place une vraie table

guide-huts = Triez les { $count } abris de chantier par couleur : { $parts }. Mélangez chacun des { $piles } tas face cachée et retournez l’abri du dessus.
