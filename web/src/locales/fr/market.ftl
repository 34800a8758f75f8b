# Chantier, bourse, argent, paiement et horizon.

market-hint = lisez la colonne : prix, puis bourse
market-offer = { $facts } ; { $walls }
market-walls = { $count ->
    [one] mur { $sides }
   *[other] murs { $sides }
}
market-no-wall = sans mur
market-exact = appoint
market-exact-sum = appoint { $sum }
market-exact-with = appoint avec { $sum }
market-free = gratuit
market-over = { $by } de trop
market-inexact = pas l’appoint
market-short = manque { $by }
market-bought = achetée ce tour
market-bought-short = achetée
market-empty = vide
market-nothing = { $name } : { $why }
market-rule = Voir la règle
market-close = Fermer

## La bourse
market-purse = Votre bourse
market-purse-later = Vous ne pouvez rien payer maintenant.
market-purse-column = { $name } : { $count ->
    [0] aucune carte
    [one] { $count } carte, { $sum } en tout
   *[other] { $count } cartes, { $sum } en tout
}
market-purse-open = { $name }, posé devant vous : { $count ->
    [0] rien
   *[other] { $count }, { $sum } en tout
}
market-purse-others = { $count ->
    [one] { $count } autre carte
   *[other] { $count } autres cartes
}
market-purse-unusable = { $currency ->
    [florin] Seuls les florins paient cette tuile.
    [dirham] Seuls les dirhams paient cette tuile.
    [dinar] Seuls les dinars paient cette tuile.
    [ducat] Seuls les ducats paient cette tuile.
   *[other] Cette carte ne paie pas cette tuile.
}

## L’argent
market-money-hint = une carte, ou plusieurs jusqu’à { $most }
market-deck = Pioche : { $count ->
    [0] aucune carte
    [one] il reste { $count } carte
   *[other] il reste { $count } cartes
}
# Une carte exposée pendant que l’étalage est plein : elle attend.
market-waiting = { $count ->
    [one] Une carte attend son tour
   *[other] { $count } cartes attendent leur tour
}
market-waiting-card = { $card }, attend son tour : ne peut pas encore être prise
market-waiting-then = ensuite
market-waiting-why = Cette carte attend : les quatre emplacements étaient pris. Elle sera la première à compléter les cartes à prendre.
market-taken = prise
market-no-card = aucune
market-unfit = { $card }, ne va pas avec les cartes choisies
market-only = Prendre seulement celle-ci

## Payer
market-pay-how = Comment payez-vous ?
market-pay-again = Appoint : vous rejouez
market-pay-exact = Appoint
market-pay-over = { $over ->
    [one] { $over } perdu, votre tour se termine
   *[other] { $over } perdus, votre tour se termine
}
market-pay-lost = { $over ->
    [one] { $over } perdu, rien n’est rendu
   *[other] { $over } perdus, rien n’est rendu
}
market-pay-over-back = { $over } de trop, { $back } ; votre tour se termine
market-pay-back = { $over } de trop, { $back }
market-pay-none = Choisissez vos cartes
market-pay-exact-only = Appoint seulement
market-pay-buy = Acheter pour { $total }
market-pay-spent = Défausse : { $card }
market-pay-free = Gratuit, comme un appoint
market-pay-take = Prendre sans payer
market-compose = Composer moi-même
market-compose-cards = Cartes qui paient cette tuile
market-suggestions = Revenir aux propositions
market-settle = Choisissez de quoi payer { $price }
market-settle-best = Les paiements les plus justes
market-settle-with = { $cards } : { $then }
market-left = Reste en bourse : { $money }.
market-left-nothing = Il ne reste rien en bourse.

## Horizon
market-horizon-counts = tuiles { $tiles } · cartes { $cards }
market-horizon-none = Pas encore de décompte.
market-horizon-done = { $scoring ->
    [1] 1ᵉʳ décompte fait.
    [2] 2ᵉ décompte fait.
   *[other] Tous les décomptes sont faits.
}
market-horizon-due = { $scoring ->
    [1] Le 1ᵉʳ décompte vient avant le prochain tour.
    [2] Le 2ᵉ décompte vient avant le prochain tour.
   *[other] Le 3ᵉ décompte vient ensuite.
}
market-horizon-hidden = { $scoring ->
    [1] Le 1ᵉʳ se cache dans la pile { $pile } : dans { $from } à { $to } cartes.
   *[other] Le 2ᵉ se cache dans la pile { $pile } : dans { $from } à { $to } cartes.
}
market-horizon-soon = { $scoring ->
    [1] Le 1ᵉʳ se cache parmi les prochaines cartes, { $to } au plus.
   *[other] Le 2ᵉ se cache parmi les prochaines cartes, { $to } au plus.
}
market-horizon-deck = { $scoring ->
    [1] Le 1ᵉʳ est encore dans la pioche.
   *[other] Le 2ᵉ est encore dans la pioche.
}
market-horizon-end = Le 3ᵉ vient quand les tuiles ne remplissent plus le chantier.
market-horizon-last = Le 3ᵉ vient dès que ces tuiles sont placées.
