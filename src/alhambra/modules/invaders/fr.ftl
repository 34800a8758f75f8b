# Les mots de ce module en français.

module-invaders = L’attaquant
module-invaders-summary = Après chaque décompte, une attaque vient d’un des points cardinaux : chaque côté ouvert tourné vers elle coûte des points.

## Mots

attack-from = { $direction ->
    [N] du nord
    [E] de l’est
    [S] du sud
    [W] de l’ouest
   *[other] { $direction }
}

## Ce que le jeu attend

moment-scout = Envoyer un émissaire regarder la prochaine carte d’attaque, ou passer
not-now-scout = un émissaire peut d’abord regarder la prochaine carte d’attaque, sinon il faut passer

## Coups : leurs verbes, et leurs titres dans une liste

verb-scout = envoyer un émissaire
cli-verb-scout = Émissaire

## Pourquoi un coup est refusé

scout-other = Cet achat ne donne pas droit à cet émissaire : { building }.

## Ce qui s’est passé

event-pass-scout = { $who } laisse l’émissaire où il est.
event-scout = { $direction ->
    [none] { $who } envoie un émissaire ({ building }) et regarde en secret la prochaine carte d’attaque.
   *[other] { $who } envoie un émissaire ({ building }) : la prochaine attaque viendra { attack-from }.
}
event-scouts = Émissaires exposés : { $buildings }.
event-attack-card = La prochaine attaque viendra { attack-from }.
event-attack = Après le décompte { $scoring }, l’attaque vient { attack-from } : { $lost ->
    [0] personne ne perd de point
    [1] un point perdu en tout
   *[other] { $lost } points perdus en tout
}. Scores : { $scores }.

## Où sont passés les points

line-attack = { $who } : { $points } par l’attaque { attack-from }, { $count ->
    [one] { $count } côté ouvert
   *[other] { $count } côtés ouverts
} pour { $due }

## Sur la table

seat-scouted = connaît la prochaine attaque
label-attack = Attaques
label-scouts = Émiss.

## Options

option-attack_open = Attaque ouverte
option-attack_open-summary = Laisser toujours visible la prochaine carte d’attaque ; les émissaires ne servent alors pas.

## Mettre en place une vraie table

guide-invaders = Mélangez les { $cards } cartes d’attaque et posez-les à côté en un talon face cachée. Mélangez les { $scouts } émissaires et exposez les { $count } du dessus.
guide-invaders-open = Mélangez les { $cards } cartes d’attaque et posez-les à côté en un talon face cachée. Retournez celle du dessus à côté du talon. Les émissaires restent dans la boîte.
