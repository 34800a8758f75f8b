# Les mots du moteur en français.
#
# Les mêmes clés figurent dans en/ et de/, avec les mêmes variables. Celui qui les remplit donne
#   les listes en un seul texte (« dinar 4 et florin 1 »), verbes, décisions, monnaies et cartes en toutes lettres,
#   les cases sous la forme « 1,-1 », l'absence de côté sous la forme « none », et les joueurs comptés à partir de 1.
# Les guillemets, et les signes ; ! ? sont précédés ou suivis d'une espace fine insécable, le deux-points d'une insécable.


## Mots

building-pavilion = Pavillon
building-seraglio = Sérail
building-arcades = Arcades
building-chambers = Chambres
building-garden = Jardin
building-tower = Tour

building = { $building ->
    [pavilion] { building-pavilion }
    [seraglio] { building-seraglio }
    [arcades] { building-arcades }
    [chambers] { building-chambers }
    [garden] { building-garden }
    [tower] { building-tower }
   *[other] { $building }
}

currency-florin = florin
currency-dirham = dirham
currency-dinar = dinar
currency-ducat = ducat

# Une carte Argent, par exemple « dinar 5 ».
card-money = { $currency } { $value }

side-N = nord
side-E = est
side-S = sud
side-W = ouest

side = { $side ->
    [N] { side-N }
    [E] { side-E }
    [S] { side-S }
    [W] { side-W }
   *[other] { $side }
}

# Une direction : « au nord », « à l'est ».
toward = { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
    [W] à l’ouest
   *[other] { $side }
}

seat-name = Joueur { $seat }

list-last = { $items } et { $last }
list-empty = rien

# Une tuile au milieu d'une phrase, comme sujet.
the-tile = { $tile ->
    [F] la fontaine
   *[other] { $tile }
}
the-neighbour = { $neighbour ->
    [F] la fontaine
   *[other] { $neighbour }
}

## Moments de décision : ce que la partie attend

moment-action = Choisir une action
moment-extra = Choisir une action supplémentaire
moment-placement = Placer les tuiles achetées
moment-interlude = Intervenir entre deux tours, ou passer
moment-rebuild = Réaménager encore une fois, ou passer
moment-refund = Choisir ce qui est rendu du trop-payé, ou passer
moment-distribution = Placer les tuiles reçues en fin de partie

## Verbes : les sortes de coups

verb-take = prendre de l’argent
verb-buy = acheter une tuile
verb-place = placer une tuile
verb-keep = mettre une tuile en réserve
verb-add = ajouter une tuile de la réserve
verb-remove = retirer une tuile
verb-swap = échanger deux tuiles
verb-pass = passer

## Pourquoi un coup est refusé : à tout moment

not-now = Pour l’instant, vous ne pouvez pas { $verb } : { $moment }.
not-now-action = il faut d’abord choisir l’action de votre tour
not-now-extra = votre action supplémentaire passe avant
not-now-placement = les tuiles qui viennent d’être achetées doivent d’abord être construites ou mises en réserve
not-now-interlude = entre deux tours, on ne peut qu’intervenir ou passer
not-now-rebuild = à la fin du tour, on peut réaménager une fois, ou passer
not-now-refund = il faut d’abord choisir ce qui est rendu du trop-payé
not-now-distribution = les tuiles de la distribution finale doivent être construites ou mises en réserve, et rien d’autre n’est plus possible
not-your-decision = { $deciding ->
    [0] Le joueur { $seat } ne peut pas jouer : la partie est terminée.
   *[other] Ce n’est pas au joueur { $seat } de décider, mais au joueur { $deciding }.
}
game-over = La partie est terminée ; plus aucun coup n’est possible.
undo-line = Le dernier coup ne peut pas être annulé : il a révélé ce que personne ne savait.
undo-start = Il n’y a aucun coup à annuler.

## Pourquoi un texte n'est pas un coup

what = { $what ->
    [cell] une case comme 1,-1
    [tile] le nom d’une tuile comme TOW7-NEW
    [building] un type de bâtiment comme garden
    [currency] une monnaie
    [value] la valeur d’une carte Argent
    [side] un côté comme N
    [amount] une somme d’argent
    [space] le numéro d’un emplacement du chantier, de 1 à 4
   *[other] { $what }
}

unknown-move-verb = « { $text } » ne commence pas par un verbe connu ; les verbes sont : { $verbs }.
unknown-move-incomplete = « { $text } » est incomplet : il manque { what } à la fin.
unknown-move-word = Dans « { $text } », « { $word } » n’est pas { what }.
unknown-move-surplus = Dans « { $text } », il y a des mots de trop à partir de « { $word } ».
unknown-move-tile = Dans « { $text } », « { $word } » n’est pas une tuile de cette partie.
unknown-move-currency = Dans « { $text } », « { $word } » n’est pas une monnaie ; les monnaies sont : { $currencies }.
unknown-move-value = Dans « { $text } », { $word } n’est pas la valeur d’une carte Argent : elles vont de 1 à 9.
unknown-move-far = Dans « { $text } », la case { $word } est plus loin qu’aucun Alhambra ne peut s’étendre.

## Pourquoi l'argent ne peut pas être pris

take-nothing = Il faut prendre au moins une carte Argent.
take-not-shown = La carte { $card } n’est pas parmi les cartes disponibles, ou pas autant de fois.
take-too-much = Plusieurs cartes ne peuvent valoir que { $limit } au total, et celles-ci valent { $total } ; une carte prise seule peut valoir plus.

## Pourquoi une tuile ne peut pas être achetée

buy-not-for-sale = La tuile { $tile } n’est pas sur le chantier.
buy-wrong-currency = La tuile { $tile } est sur l’emplacement { $currency }, qui demande des { $currency }s ; { $card } ne peut pas faire partie de ce paiement.
buy-too-little = La tuile { $tile } coûte { $price } ; ces cartes valent { $total }.
buy-not-held = Votre main ne contient pas toutes ces cartes pour acheter { $tile } : { $cards }.
buy-not-exact = La tuile { $tile } doit être payée au prix exact : elle coûte { $price }, ces cartes valent { $total }.
buy-not-covered = La tuile { $tile } se paie ici avec de l’argent ; personne d’autre n’en paie tout le prix.
pay-mixed = La carte { $card } ne se mélange jamais : la tuile { $tile } se paie avec cette monnaie seule, ou sans elle.
pay-one-means = Une seule carte spéciale peut aider à payer { $tile }.
pay-not-exact = Avec cette carte, { $tile } doit être payé au prix exact, comme le demande l’option choisie : son coût est { $price }, ces cartes valent { $total }.

## Pourquoi une tuile ne peut pas être construite

place-not-pending = La tuile { $tile } n’est pas parmi celles qui attendent d’être placées.
place-rotated = Une tuile ne se tourne jamais : en { $cell } comme ailleurs, celle-ci se pose telle quelle, { $tile }.
place-occupied = En { $cell }, il y a déjà { the-tile }.
place-hole = En { $cell }, la tuile { $tile } enfermerait un espace vide ; un Alhambra ne doit pas avoir de trou.
place-no-contact = En { $cell }, la tuile { $tile } ne toucherait aucun bâtiment de l’Alhambra par un côté entier.
place-unreachable = En { $cell }, la tuile { $tile } ne pourrait pas être atteinte à pied depuis la fontaine : il y a un mur de chaque côté qu’elle touche.
place-own-wall = En { $cell }, la tuile { $tile } a un mur { toward }, là où { the-neighbour } n’en a pas ; deux côtés qui se touchent ont tous deux un mur, ou aucun.
place-neighbour-wall = En { $cell }, la tuile { $tile } est ouverte { toward }, là où { the-neighbour } a un mur ; deux côtés qui se touchent ont tous deux un mur, ou aucun.
place-beside-outwork = En { $cell }, la tuile { $tile } toucherait { toward } un côté jardin de { $neighbour } ; aucun bâtiment ne peut se trouver là.
place-outwork-needs-wall = En { $cell }, la tuile { $tile } est ouverte { toward }, là où { $neighbour } s’appuie avec un rempart ; il y faut un mur.

## Pourquoi un réaménagement est impossible

redesign-fountain = La fontaine reste à sa place : elle ne peut être ni retirée ni échangée.
redesign-not-built = La tuile { $tile } n’est pas dans votre Alhambra.
redesign-not-in-reserve = La tuile { $tile } n’est pas dans votre réserve.
redesign-pending = La tuile { $tile } a été achetée pendant ce tour ; elle se place à la fin du tour et ne peut pas encore servir à un réaménagement.
redesign-slide = La tuile { $tile } est déjà dans votre Alhambra ; pour la déplacer, retirez-la maintenant et ajoutez-la par une action ultérieure.
remove-cuts = Sans { $tile } en { $cell }, d’autres tuiles ne pourraient plus être atteintes à pied depuis la fontaine.
remove-hole = La tuile { $tile } ne peut pas quitter { $cell } : entourée des quatre côtés, elle laisserait un trou.
remove-prop = La tuile en { $cell } doit rester : { toward }, { $outwork } ne s’appuie sur rien d’autre.

## Pourquoi on ne peut pas passer

pass-action = On ne peut pas renoncer à l’action de son tour.
pass-extra = Dans cette édition, on ne peut pas renoncer à l’action supplémentaire après un paiement exact.
pass-redesign = Vous ne pouvez plus passer : ce réaménagement est déjà payé, il faut le faire.

## Les personnalités

pay-covered = La personnalité paie seule { $tile } ; aucun argent ne s’y ajoute.

## Ce qui s'est passé

event-deal = { $who } reçoit { $cards }.
event-first-player = { $who } commence.
event-turn = C’est à { $who }.
event-take = { $who } prend { $cards }.
event-buy = { $who } achète { $tile } avec { $cards }, { $over ->
    [0] le prix exact
   *[other] { $over } de plus que le prix
}.
event-place = { $who } construit { $tile } en { $cell }.
event-keep = { $who } met { $tile } en réserve.
event-add = { $who } ajoute { $tile } de la réserve en { $cell }.
event-remove = { $who } retire { $tile } de { $cell } et la met en réserve.
event-swap = { $who } remplace { $old } en { $cell } par { $new } de la réserve.
event-pass = { $who } passe.
event-pass-extra = { $who } renonce à l’action supplémentaire.
event-pass-rebuild = { $who } ne réaménage rien à la fin du tour.
event-pass-interlude = { $who } n’intervient pas.
event-no-action = { $who } ne peut rien faire et passe son tour.
event-display = Nouvelles cartes Argent : { $cards }.
event-market = Sur l’emplacement { $slot } du chantier : { $tile }.
event-reshuffle = { $cards ->
    [one] La seule carte défaussée forme la nouvelle pioche.
   *[other] Les { $cards } cartes défaussées sont mélangées pour former une nouvelle pioche.
}
event-scoring-card = La carte du décompte { $scoring } apparaît ; il aura lieu avant le prochain tour.
event-scoring = Décompte { $scoring } – { $scores }.
event-last-turn = Le dernier tour a été joué.
event-leftover = { $seat ->
    [0] Personne n’a, seul, le plus de { $currency }s ({ $totals }) : { $tile } reste sur le chantier.
   *[other] { $who } a le plus de { $currency }s ({ $totals }) et reçoit { $tile }.
}
event-end = La partie est terminée – { $scores }. { $count ->
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}

## D'où viennent les points

score-of = { $who } : { $points }
line-building = { $who } : { $points } pour les { $what ->
    [pavilion] pavillons
    [seraglio] sérails
    [arcades] arcades
    [chambers] chambres
    [garden] jardins
    [tower] tours
   *[other] { $what }
} ({ $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, rang { $rank }{ $shared ->
    [1] {""}
   *[other] , partagé à { $shared }
})
line-wall = { $who } : { $points } pour le plus long mur d’enceinte

## Modules

module-base = Alhambra
module-base-summary = Le jeu de base : prendre de l’argent, acheter des bâtiments, les construire dans son Alhambra, trois décomptes.

## Éditions

edition-2003 = Première édition (2003)
edition-2003-summary = La version d’origine : après un appoint, vous rejouez si vous voulez.
edition-second = Deuxième édition
edition-second-summary = Comme la première, mais le deuxième décompte vient plus tard : à la toute fin de la pioche.
edition-2024 = Édition 2024
edition-2024-summary = La plus récente : après un appoint, vous rejouez toujours.

## Options

option-second_scoring_pile = Seconde carte Décompte
option-second_scoring_pile-summary = Le tas, quatrième ou cinquième, dans lequel est mélangée la carte du deuxième décompte.
option-scoring_order = Ordre du décompte
option-scoring_order-summary = Annoncer d’abord les murs (wall_first) ou les bâtiments (buildings_first) ; les points sont les mêmes.
option-extra_action = Action supplémentaire
option-extra_action-summary = Après un paiement exact, une autre action est obligatoire (must) ou facultative (may).
option-end_trigger = Fin de la partie
option-end_trigger-summary = La partie s’achève quand le chantier ne peut plus être complété (cannot_refill), ou dès que la dernière tuile est piochée (supply_empty).
option-final_partial_refill = Dernier remplissage
option-final_partial_refill-summary = Poser encore sur le chantier les dernières tuiles, même si elles ne suffisent pas à le compléter.
option-hole_rule = Trous
option-hole_rule-summary = Aucun espace vide enfermé, quelle que soit sa taille (region), ou seulement aucune case isolée entourée des quatre côtés (cell).
option-min_one_building = Au moins un bâtiment
option-min_one_building-summary = Ne classer pour un type de bâtiment que ceux qui en ont construit au moins un.
option-ages = Âges
option-ages-summary = Un âge par place, séparés par des virgules : le plus jeune départage en dernier recours pour le premier tour.
option-scoring_before_interrupts = Décompte avant les interventions
option-scoring_before_interrupts-summary = Effectuer un décompte en attente avant que les joueurs puissent intervenir, et non après.
