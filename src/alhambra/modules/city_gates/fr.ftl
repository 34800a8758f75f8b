# Les mots de ce module en français.

module-city_gates = Les portes de la ville
module-city_gates-summary = Une carte Porte permet de construire derrière un mur ; on y accède par une porte qui reste pour toujours.

## Coups : leurs verbes, et leurs titres dans une liste

verb-gate-take = prendre la carte Porte
verb-gate-place = construire une tuile avec une porte
verb-gate-add = ajouter une tuile de la réserve avec une porte
verb-gate-swap = échanger un campement contre une tuile de la réserve avec une porte
cli-verb-gate-take = Carte Porte
cli-verb-gate-place = Porte
cli-verb-gate-add = Ajouter par porte
cli-verb-gate-swap = Échanger par porte

## Pourquoi un coup est refusé

gate-none-open = Aucune carte Porte ne se trouve à côté du marché.
gate-no-card = Vous n’avez aucune carte Porte pour poser { $tile }.
gate-camp = { $camp } s’appuie sur un mur de l’extérieur ; un campement n’a besoin d’aucun accès, donc d’aucune porte.
gate-bastion = En { $cell }, { $camp } se trouve { toward } ; aucune porte ne peut être posée contre le rempart d’un campement.
gate-not-needed = En { $cell }, la tuile { $tile } peut être atteinte à pied ; une porte n’est posée que là où rien d’autre ne donne accès.
gate-leads-nowhere = En { $cell }, la tuile { $tile } n’a { toward } aucune voisine à laquelle une porte pourrait mener.
gate-added-wall = En { $cell }, le mur double { toward } de { $tile } n’est pas imprimé des deux côtés ; une porte ne se pose jamais sur un bâtonnet.
gate-fixed = La tuile { $tile } en { $cell } doit rester pour toujours : une porte la borde.

## Ce qui s’est passé

event-gate-card = Une carte Porte est retournée et posée à côté du marché.
event-gate-discarded = Une autre carte Porte est retournée et défaussée.
event-gate-take = { $who } prend la carte Porte.
event-gate = { $who } pose une porte { toward } de { $tile } en { $cell }.

## Mettre en place une vraie table

guide-part-city_gates = { $count ->
    [one] { $count } carte Porte
   *[other] { $count } cartes Porte
}
guide-gate-cards = Prenez une carte Porte par joueur, { $count } en tout, et posez-les face cachée sur les tas : { $parts }.
guide-gates = Posez { $count } portes en bois à côté du chantier, et laissez-y une place pour une carte Porte.
