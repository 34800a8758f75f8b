# Les mots de ce module en français.

module-thieves = Les voleurs
module-thieves-summary = Des cartes secrètes : entre deux tours, chacune prend une carte Argent de sa monnaie parmi celles qui sont exposées.

## Mots

card-thief = voleur { $first }

## Coups : leurs verbes, et leurs titres dans une liste

verb-steal = envoyer un voleur
cli-verb-steal = Voler

## Pourquoi un coup est refusé

thief-own-turn = Juste avant votre propre tour, vous ne pouvez pas envoyer de voleur.
thief-not-shown = La carte { $card } n’est pas parmi les cartes Argent exposées.
thief-no-money = Un voleur ne prend que de l’argent : { $card } n’en est pas.
thief-universal = La carte { $card } ne peut pas être volée : aucun voleur n’est de cette monnaie.
thief-not-held = Vous n’avez aucun voleur de la monnaie { $currency }.

## Ce qui s’est passé

event-steal = { $who } envoie un voleur et prend { $card }.

## Sur la table

seat-thieves = { $count ->
    [one] 1 voleur
   *[other] { $count } voleurs
}

## Mettre en place une vraie table

guide-thieves = Mélangez les { $cards } cartes Voleur et donnez-en { $each } à chaque joueur, face cachée. { $left ->
    [0] Il n’en reste pas.
   *[other] Les { $left } autres retournent dans la boîte sans être vues.
}
