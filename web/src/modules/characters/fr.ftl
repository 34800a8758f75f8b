# Les personnalités : enchères et pouvoirs.

characters-short = { $card ->
    [karim] Karim
    [knihstig] Knihstig
    [ammar] Ammar
    [faruk] Faruk
    [fatima] Fatima
    [hakim] Hakim
    [laila] Laila
    [machma] Machma
    [yammerad] Yammerad
    [yusuf] Yusuf
   *[other] { $card }
}
characters-power = { $card ->
    [karim] Paie une tuile pour vous, à l’appoint : elle est gratuite et vous rejouez.
    [knihstig] Après l’achat d’une tuile à 10 ou plus : prendre une carte d’argent exposée.
    [ammar] Un réaménagement de plus, à la fin de votre tour.
    [faruk] Prendre plusieurs cartes d’argent jusqu’à 7 au lieu de 5.
    [fatima] Tout de suite : 8 points, ou la première des personnalités mises de côté.
    [hakim] À chaque décompte, un demi-bâtiment de plus dans une famille au choix.
    [laila] Avant votre première action : remplacer une tuile du chantier par une autre, tirée au hasard.
    [machma] Avant votre première action : échanger une carte d’argent contre une carte exposée de valeur égale ou moindre.
    [yammerad] Avec moins de trois cartes d’argent, avant votre première action : piocher une carte.
    [yusuf] À chaque décompte, 1 point de plus par tranche de 3 points de votre mur.
   *[other] { $card }
}
characters-symbol = { $symbol ->
    [round] une fois par tour de table
    [scoring] aux décomptes
   *[once] une seule fois
}
characters-owned = { $name } : { $power }{ $used ->
    [yes] {" "}Déjà utilisé à ce tour.
   *[no] {""}
}
characters-chip = { $name }, { $symbol }. { $power } { $state ->
    [now] Utilisable maintenant.
    [used] Déjà utilisé à ce tour.
    [spent] Un autre pouvoir a été utilisé à ce tour.
   *[later] Montre la règle.
}
characters-mine = Vos personnalités
characters-use = Utiliser
characters-used = utilisé
characters-you = vous

## L’enchère
characters-auction-title = Enchère : surenchérir ou passer
characters-auction-hint = { $bid ->
    [0] { $name } est à vendre, personne n’a encore rien offert.
   *[other] { $name } est à vendre, à { $bid } pour l’instant.
}
characters-auction-wait = Enchère pour { $card } : { $name } réfléchit
characters-bid = Offre
characters-no-bid = Aucune offre pour l’instant
characters-order = Ordre des enchères
characters-order-seat = { $name }, { $state ->
    [out] a passé
    [now] décide
    [leads] a fait la meilleure offre
   *[in] reste en lice
}
characters-sums = Votre argent par monnaie
characters-too-little = trop peu
characters-bid-none = Vous ne pouvez pas offrir plus dans une seule monnaie.
characters-bid-least = Plus petite offre : { $amount }.
characters-bid-cost = { $over ->
    [0] Vous paieriez { $money }, l’appoint.
   *[other] Vous paieriez { $money }, dont { $over } de trop.
}
characters-amount = Votre offre
characters-less = Offrir moins
characters-more = Offrir plus
characters-offer = Offrir { $amount }
characters-pass = Passer

## Payer
characters-pay-title = L’enchère est à vous : payez { $amount }
characters-pay-hint = { $name } est à vous. Payez dans une seule monnaie ; rien n’est rendu.
characters-pay-wait = { $name } remporte l’enchère et paie { $amount }
characters-pay-how = Comment payer
characters-pay-back = { $over } de trop, { $back }
characters-pay-exact = appoint
characters-pay-over = { $over } de trop
characters-pay = Payer { $total }

## Pouvoirs
characters-decide-wait = { $name } décide : { $card }
characters-fatima-title = Fatima : des points, ou quelqu’un d’autre ?
characters-fatima-hint = Vous décidez tout de suite.
characters-fatima-keep = La garder : 8 points
characters-fatima-swap = L’échanger
characters-fatima-swap-hint = Vous recevez la première des personnalités mises de côté, sans la voir avant.
characters-aside = { $count ->
    [one] Une personnalité est de côté, face cachée.
   *[other] { $count } personnalités sont de côté, face cachée.
}
characters-knihstig-title = Knihstig : prendre une carte d’argent ?
characters-knihstig-hint = N’importe quelle carte exposée, quelle que soit sa valeur, ou passer.
characters-knihstig-take = Prendre { $card }
characters-ammar-title = Ammar : un réaménagement de plus ?
characters-ammar-hint = Choisissez une tuile de la réserve ou de votre palais, ou passez.
characters-hakim-title = Hakim : quelle famille ?
characters-hakim-hint = Un demi-bâtiment de plus à ce décompte, si vous en avez un de cette famille.
characters-hakim-choose = Un demi-bâtiment de plus : { $family }
characters-hakim-family = { $family } : vous en avez { $count }
characters-laila-title = Laila : quelle tuile doit partir ?
characters-laila-swap = Remplacer { $tile }
characters-laila-hint = Une autre est tirée au hasard ; l’ancienne retourne parmi les autres.
characters-laila-missing = Choisissez une tuile
characters-machma-title = Machma : quelles cartes ?
characters-machma-swap = Échanger { $given } contre { $taken }
characters-machma-hint = Une de vos cartes contre une carte exposée de valeur égale ou moindre.
characters-machma-missing = Choisissez deux cartes
characters-machma-give = Donner
characters-machma-take = Prendre
characters-yammerad-title = Piocher une carte
characters-yammerad-hint = La première carte de la pioche, quelle qu’elle soit.

## Au journal

characters-log-auction = <r:CHAR-04>Enchères</r> pour { $card }{ $count ->
    [0] {""}
   *[other] : { $bids }
}.
characters-log-auction-bid = { $amount ->
    [0] { $name } sans offre
   *[other] { $name } { $amount }
}
characters-log-auction-opens = { $you ->
    [yes] Vous ouvrez les <r:CHAR-05>enchères</r> pour { $card }.
   *[no] { $who } ouvre les <r:CHAR-05>enchères</r> pour { $card }.
}
characters-log-bid = { $you ->
    [yes] Vous offrez <b>{ $amount }</b>.
   *[no] { $who } offre <b>{ $amount }</b>.
}
characters-log-auction-won = { $you ->
    [yes] Vous remportez
   *[no] { $who } remporte
} { $card } pour { $amount } ; <r:CHAR-08>payé</r> { $paid }.
characters-log-auction-unsold = Personne n’offre rien : { $card } <r:CHAR-09>quitte la partie</r>.
characters-log-fatima-kept = { $you ->
    [yes] Vous gardez
   *[no] { $who } garde
} <r:CHAR-24>Fatima</r> : <b>+{ $points }</b>.
characters-log-fatima-swapped = { $you ->
    [yes] Vous échangez
   *[no] { $who } échange
} <r:CHAR-24>Fatima</r> contre { $card }.
characters-log-knihstig = <r:CHAR-21>Knihstig</r> { $you ->
    [yes] vous apporte { $card }
   *[no] apporte { $card } à { $who }
}.
characters-log-machma = <r:CHAR-27>Machma</r> échange { $given } contre { $taken } pour { $you ->
    [yes] vous
   *[no] { $who }
}.
characters-log-laila = <r:CHAR-26>Laila</r> remplace { $out } par { $in } pour { $you ->
    [yes] vous
   *[no] { $who }
}.
characters-log-yammerad = <r:CHAR-28>Yammerad</r> pioche { $known ->
    [yes] { $card }
   *[no] une carte
} pour { $you ->
    [yes] vous
   *[no] { $who }
}.
characters-log-hakim = <r:CHAR-25>Hakim</r> aide { $you ->
    [yes] votre palais
   *[no] { $who }
} : un demi-bâtiment de plus, { $family }.
characters-log-laid-aside = { $card } attend, face visible, le <r:CHAR-28>prochain complément</r>.
characters-log-declined-rebuild = { $you ->
    [yes] Vous ne <r:CHAR-22>réaménagez</r> rien à la fin du tour.
   *[no] { $who } ne <r:CHAR-22>réaménage</r> rien à la fin du tour.
}
characters-log-declined-auction = { $you ->
    [yes] Vous vous retirez des <r:CHAR-05>enchères</r>.
   *[no] { $who } se retire des <r:CHAR-05>enchères</r>.
}
characters-log-declined-knihstig = { $you ->
    [yes] Vous ne prenez aucune carte avec <r:CHAR-21>Knihstig</r>.
   *[no] { $who } ne prend aucune carte avec <r:CHAR-21>Knihstig</r>.
}
characters-log-declined-hakim = { $you ->
    [yes] Vous ne nommez aucun type de bâtiment pour <r:CHAR-25>Hakim</r>.
   *[no] { $who } ne nomme aucun type de bâtiment pour <r:CHAR-25>Hakim</r>.
}

## Au décompte

characters-scored = Personnalités
characters-also = +{ $count } Hakim

## Annuler
characters-undo = Annuler : { $name }
characters-undo-bid = Annuler : votre enchère
characters-undo-won = Annuler : paiement de l’enchère
