# Les mots de ce module en français.

module-city_walls = Les murs
module-city_walls-summary = Une carte Mur permet de poser un ou deux murs en bois sur une de ses tuiles ; ils comptent comme les murs imprimés.

## Mots

# Les côtés que montre une carte : « au nord et à l'est ».
wall-sides = { $sides ->
    [N] au nord
    [E] à l’est
    [S] au sud
    [W] à l’ouest
    [NE] au nord et à l’est
    [NS] au nord et au sud
    [NW] au nord et à l’ouest
    [ES] à l’est et au sud
    [EW] à l’est et à l’ouest
    [SW] au sud et à l’ouest
   *[other] { $sides }
}

wall-tile = { $tile ->
    [F] la fontaine
   *[other] la tuile { $tile }
}

## Coups : leurs verbes, et leurs titres dans une liste

verb-wall-build = construire des murs
cli-verb-wall-build = Murs

## Pourquoi un coup est refusé

unknown-move-wall = Dans « { $text } », il n’existe pas de carte Mur « { $word } ».
wall-not-shown = Aucune carte Mur avec un mur { wall-sides } ne se trouve à côté du marché.
wall-not-own = La tuile { $tile } n’est pas à vous ; des murs se construisent sur une tuile de votre Alhambra ou de votre réserve, sur une tuile que vous venez d’acheter, ou sur votre fontaine.
wall-rival = La tuile { $tile } appartient à Dirk ; personne n’y construit de murs.
wall-outwork = { $tile } est un campement ; on n’y construit pas de murs.
wall-printed = Un bâtonnet ne se pose pas sur un mur imprimé : { wall-tile } en a un { toward }.
wall-stick = Un bâtonnet ne se pose pas sur un autre : { wall-tile } en a déjà un { toward }.
wall-neighbour = Un mur { toward } de { wall-tile } toucherait un côté ouvert : en { $cell }, une autre tuile la borde.

## Ce qui s’est passé

event-wall-card = Une carte Mur est retournée et posée à côté du marché : { wall-sides }.
event-wall-build = { $who } construit { $sides ->
    [N] un mur
    [E] un mur
    [S] un mur
    [W] un mur
   *[other] deux murs
} { wall-sides } { $tile ->
    [F] de sa fontaine
   *[other] de { $tile }
}.

## Sur la table

label-walls = Murs

## Mettre en place une vraie table

guide-part-city_walls = { $count ->
    [one] { $count } carte Mur
   *[other] { $count } cartes Mur
}
guide-wall-cards = Mélangez les { $count } cartes Mur et posez-les face cachée sur les tas : { $parts }.
guide-walls = Posez les { $count } bâtonnets à côté du chantier, et laissez-y de la place pour des cartes Mur.
