# Les mots de ce module en français.

module-bonus_cards = Les cartes de prime
module-bonus_cards-summary = Des cartes secrètes pour dix tuiles sans mur : révélée quand sa tuile est construite, une carte compte comme une tuile de plus.

## Ce que le jeu attend

moment-bonus = Révéler des cartes de prime, ou passer
not-now-bonus = avant le décompte, on ne peut que révéler des cartes de prime ou passer

## Coups : leurs verbes, et leurs titres dans une liste

verb-bonus-show = révéler une carte de prime
cli-verb-bonus-show = Révéler

## Pourquoi un coup est refusé

bonus-not-held = Vous n’avez en main aucune carte de prime { $tile } à révéler.
bonus-not-built = La carte de prime { $tile } ne peut être révélée que si exactement cette tuile se trouve dans votre Alhambra.

## Ce qui s’est passé

event-pass-bonus = { $who } ne révèle pas d’autre carte de prime.
event-bonus-show = { $who } révèle la carte de prime { $tile }.
event-bonus-back = La carte de prime { $tile } revient dans la main de { $who }.

## Sur la table

seat-bonus-cards = { $count ->
    [one] 1 carte de prime
   *[other] { $count } cartes de prime
}
seat-bonus-shown = révélé { $tiles }
label-bonus = Primes

## Mettre en place une vraie table

guide-bonus = Mélangez les { $cards } cartes de prime et donnez-en { $each } à chaque joueur, face cachée. { $left ->
    [0] Il n’en reste pas.
    [one] La dernière retourne dans la boîte sans être vue.
   *[other] Les { $left } autres retournent dans la boîte sans être vues.
}
