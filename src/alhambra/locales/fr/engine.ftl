# Les mots du moteur en français.
#
# Les mêmes clés figurent dans en/ et de/, avec les mêmes variables. Celui qui les remplit donne
#   les listes en un seul texte (« dinar 4 et florin 1 »), les verbes avec des traits d'union (« vizier-wake »),
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
currency-diamond = diamant

currency = { $currency ->
    [florin] { currency-florin }
    [dirham] { currency-dirham }
    [dinar] { currency-dinar }
    [ducat] { currency-ducat }
    [diamond] { currency-diamond }
   *[other] { $currency }
}

# Une carte Argent, par exemple « dinar 5 ».
card-money = { currency } { $value }

# Une carte de change, avec ses deux monnaies.
card-exchange = carte de change { $first }/{ $second }

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

# Une personnalité, au milieu d’une phrase.
character = { $card ->
    [karim] Abdul Karim
    [knihstig] Abdul Knihstig
    [ammar] Ammar El’Schauf
    [faruk] Faruk Will’haben
    [fatima] Fatima
    [hakim] Hakim Wahid
    [laila] Laila Wundabah
    [machma] Machma Klain
    [yammerad] Yammerad
    [yusuf] Yusuf E’Passuff
   *[other] { $card }
}
family = { $family ->
    [pavilion] { building-pavilion }
    [seraglio] { building-seraglio }
    [arcades] { building-arcades }
    [chambers] { building-chambers }
    [garden] { building-garden }
    [tower] { building-tower }
   *[other] { $family }
}

## Moments de décision : ce que la partie attend

moment-action = Choisir une action
moment-extra = Choisir une action supplémentaire
moment-placement = Placer les tuiles achetées
moment-interlude = Intervenir entre deux tours, ou passer
moment-bonus = Révéler des cartes de prime, ou passer
moment-auction = Miser sur la personnalité, ou passer
moment-bid = Payer sa mise
moment-fatima = Garder Fatima pour ses points, ou l’échanger contre une autre personnalité
moment-knihstig = Prendre une carte Argent avec Abdul Knihstig, ou passer
moment-rebuild = Réaménager encore une fois, ou passer
moment-refund = Choisir ce qui est rendu du trop-payé, ou passer
moment-hakim = Choisir le type de bâtiment que Hakim Wahid renforce
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
verb-dirk = donner une tuile à Dirk
verb-vizier-wake = réveiller le vizir
verb-vizier-buy = acheter grâce au vizir
verb-exchange-take = prendre une carte de change
verb-bonus-show = révéler une carte de prime
verb-hut = prendre un abri de chantier
verb-gate-take = prendre la carte Porte
verb-gate-place = construire une tuile avec une porte
verb-gate-add = ajouter une tuile de la réserve avec une porte
verb-bid = miser
verb-pay = payer votre mise
verb-fatima-keep = garder Fatima
verb-fatima-swap = échanger Fatima
verb-knihstig = appeler Abdul Knihstig
verb-laila = appeler Laila Wundabah
verb-machma = appeler Machma Klain
verb-yammerad = appeler Yammerad
verb-hakim = appeler Hakim Wahid

verb = { $verb ->
    [take] { verb-take }
    [buy] { verb-buy }
    [place] { verb-place }
    [keep] { verb-keep }
    [add] { verb-add }
    [remove] { verb-remove }
    [swap] { verb-swap }
    [pass] { verb-pass }
    [dirk] { verb-dirk }
    [vizier-wake] { verb-vizier-wake }
    [vizier-buy] { verb-vizier-buy }
    [exchange-take] { verb-exchange-take }
    [bonus-show] { verb-bonus-show }
    [hut] { verb-hut }
    [gate-take] { verb-gate-take }
    [gate-place] { verb-gate-place }
    [gate-add] { verb-gate-add }
    [bid] { verb-bid }
    [pay] { verb-pay }
    [fatima-keep] { verb-fatima-keep }
    [fatima-swap] { verb-fatima-swap }
    [knihstig] { verb-knihstig }
    [laila] { verb-laila }
    [machma] { verb-machma }
    [yammerad] { verb-yammerad }
    [hakim] { verb-hakim }
   *[other] { $verb }
}

## Pourquoi un coup est refusé : à tout moment

not-now = Pour l’instant, vous ne pouvez pas { verb } : { $moment ->
    [action] il faut d’abord choisir l’action de votre tour
    [extra] votre action supplémentaire passe avant
    [placement] les tuiles qui viennent d’être achetées doivent d’abord être construites ou mises en réserve
    [interlude] entre deux tours, on ne peut qu’intervenir ou passer
    [bonus] avant le décompte, on ne peut que révéler des cartes de prime ou passer
    [auction] une personnalité est mise aux enchères, on ne peut que miser ou passer
    [bid] il faut d’abord payer votre mise
    [fatima] il faut d’abord garder ou échanger Fatima
    [knihstig] on peut prendre une carte Argent, ou passer
    [rebuild] à la fin du tour, on peut réaménager une fois, ou passer
    [hakim] il faut d’abord nommer le type de bâtiment que Hakim Wahid renforce
    [distribution] les tuiles de la distribution finale doivent être construites ou mises en réserve, et rien d’autre n’est plus possible
   *[other] il faut d’abord décider autre chose
}.
not-your-decision = { $deciding ->
    [0] Le joueur { $seat } ne peut pas jouer : la partie est terminée.
   *[other] Ce n’est pas au joueur { $seat } de décider, mais au joueur { $deciding }.
}
game-over = La partie est terminée ; plus aucun coup n’est possible.
undo-line = Le dernier coup ne peut pas être annulé : il a révélé des cartes ou des tuiles cachées.
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
unknown-move-exchange = Dans « { $text } », il n’existe pas de carte de change pour « { $word } ».

## Pourquoi l'argent ne peut pas être pris

take-nothing = Il faut prendre au moins une carte Argent.
take-not-shown = La carte { $card } n’est pas parmi les cartes disponibles, ou pas autant de fois.
take-too-much = Plusieurs cartes ne peuvent valoir que { $limit } au total, et celles-ci valent { $total } ; une carte prise seule peut valoir plus.

## Pourquoi une tuile ne peut pas être achetée

buy-not-for-sale = La tuile { $tile } n’est pas sur le chantier.
buy-wrong-currency = La tuile { $tile } est sur l’emplacement { currency }, qui demande des { currency }s ; { $card } ne peut pas faire partie de ce paiement.
buy-too-little = La tuile { $tile } coûte { $price } ; ces cartes valent { $total }.
buy-not-held = Votre main ne contient pas toutes ces cartes pour acheter { $tile } : { $cards }.
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

## Pourquoi on ne peut pas passer

pass-action = On ne peut pas renoncer à l’action de son tour.
pass-extra = Dans cette édition, on ne peut pas renoncer à l’action supplémentaire après un paiement exact.

## Dirk

dirk-not-bought = Seule une tuile qui vient d’être achetée peut être donnée à Dirk, ce qui n’est pas le cas de { $tile }.

## Le vizir

vizier-awake = Votre vizir est déjà éveillé.
vizier-asleep = Votre vizir est endormi ; il faut d’abord le réveiller par une action de votre tour.
vizier-not-exact = Le vizir paie le coût exact : { $tile } coûte { $price }, ces cartes valent { $total }.
vizier-means = { $means ->
    [karim] Abdul Karim ne paie que pendant votre propre tour, pas pour le vizir.
   *[other] Cela ne peut pas être utilisé avec le vizir : { $means }.
}

## Les cartes de change

exchange-not-shown = La { $card } ne se trouve pas parmi les cartes disponibles.
exchange-alone = La { $card } se prend seule, à la place d’argent ; rien d’autre ne l’accompagne.
exchange-other-space = La tuile { $tile } est sur l’emplacement { currency } ; la { $card } ne montre pas cette monnaie.
exchange-not-held = Votre main ne contient pas la { $card } pour acheter { $tile }.
exchange-idle = La { $card } ne se joue que si au moins une carte { currency } est payée avec elle.

## Les cartes de prime

bonus-not-held = Vous n’avez en main aucune carte de prime { $tile } à révéler.
bonus-not-built = La carte de prime { $tile } ne peut être révélée que si exactement cette tuile se trouve dans votre Alhambra.

## Les abris de chantier

hut-gone = Tous les abris de cette couleur sont pris : { building }.
hut-limit = Vous possédez déjà { $limit } abris ; personne ne peut en avoir davantage.

## Les portes de la ville

gate-none-open = Aucune carte Porte ne se trouve à côté du marché.
gate-no-card = Vous n’avez aucune carte Porte pour poser { $tile }.
gate-camp = { $camp } s’appuie sur un mur de l’extérieur ; un campement n’a besoin d’aucun accès, donc d’aucune porte.
gate-bastion = En { $cell }, { $camp } se trouve { toward } ; aucune porte ne peut être posée contre le rempart d’un campement.
gate-not-needed = En { $cell }, la tuile { $tile } peut être atteinte à pied ; une porte n’est posée que là où rien d’autre ne donne accès.
gate-leads-nowhere = En { $cell }, la tuile { $tile } n’a { toward } aucune voisine à laquelle une porte pourrait mener.
gate-fixed = La tuile { $tile } en { $cell } doit rester pour toujours : une porte la borde.

## Les personnalités

character-not-owned = Il faut pour cela posséder { character }.
character-used = Une personnalité vous a déjà aidé pendant ce tour : { character } ; une seule de cette sorte aide à chaque tour de table.
bid-nothing = Une mise est d’au moins 1.
bid-not-higher = Une mise de { $amount } ne dépasse pas { $highest }, la plus haute mise jusqu’ici.
bid-beyond = Une mise de { $amount } dépasse ce que vous pouvez payer dans une seule monnaie ; votre maximum est { $most }.
bid-not-payable = Votre main ne permet pas de payer { $amount } exactement dans une seule monnaie, comme l’exige l’option choisie.
bid-one-currency = Une mise se paie avec des cartes Argent d’une seule monnaie, et rien d’autre.
bid-too-little = Votre mise était de { $amount } ; ces cartes valent { $total }.
bid-not-held = Votre main ne contient pas toutes ces cartes : { $cards }.
bid-overpaid = Votre mise de { $amount } doit être payée exactement, comme l’exige l’option choisie ; ces cartes valent { $total }.
fatima-nobody-left = Aucune personnalité n’est plus mise de côté ; il faut garder Fatima.
laila-no-tile = Il n’y a pas de tuile sur l’emplacement { $space } du chantier.
laila-no-supply = Il ne reste aucune tuile à piocher ; Laila Wundabah ne peut pas aider.
machma-not-held = Votre main ne contient pas cette carte : { $card }.
machma-too-dear = La carte { $card } vaut plus que votre carte de { $value } ; on ne peut prendre qu’une carte de même valeur ou de moins.
yammerad-enough = Vous avez { $count } cartes Argent en main ; Yammerad n’aide que si vous en avez moins de 3.
yammerad-no-deck = Il ne reste aucune carte à piocher.
pay-covered = La personnalité paie seule { $tile } ; aucun argent ne s’y ajoute.

## Les campements

camp-bastion-side = En { $cell }, le rempart de { $tile } { toward } doit s’appuyer sur un mur ; { the-neighbour } n’en a pas à cet endroit.
camp-green-side = En { $cell }, le côté jardin de { $tile } { toward } ne peut toucher que le côté jardin d’un autre campement ; { the-neighbour } présente autre chose à cet endroit.
camp-no-wall = En { $cell }, { $tile } ne s’appuierait sur aucun mur ; un de ses remparts au moins doit le faire.
remove-prop = La tuile en { $cell } doit rester : { toward }, { $camp } ne s’appuie sur rien d’autre.
camp-single-contact = { $side ->
    [none] En { $cell }, { $camp } s’appuierait sur deux murs ; selon l’option choisie, un campement s’appuie sur un seul.
   *[other] Une tuile en { $cell } donnerait { toward } un second mur à { $camp } ; selon l’option choisie, un campement s’appuie sur un seul.
}

## Ce qui s'est passé

event-deal = { $who } reçoit { $cards }.
event-first-player = { $who } commence.
event-turn = Tour { $turn } : { $who }.
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
event-pass = { $declined ->
    [extra] { $who } renonce à l’action supplémentaire.
    [interlude] { $who } ne fait pas appel à son vizir.
    [rebuild] { $who } ne réaménage rien à la fin du tour.
    [bonus] { $who } ne révèle pas d’autre carte de prime.
    [auction] { $who } se retire des enchères.
    [knihstig] { $who } ne prend aucune carte avec Abdul Knihstig.
    [hakim] { $who } ne nomme aucun type de bâtiment pour Hakim Wahid.
   *[other] { $who } passe.
}
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
    [0] Personne n’a, seul, le plus de { currency }s ({ $totals }) : { $tile } reste sur le chantier.
   *[other] { $who } a le plus de { currency }s ({ $totals }) et reçoit { $tile }.
}
event-end = La partie est terminée – { $scores }. { $count ->
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}
event-give-to-dirk = { $who } donne { $tile } à Dirk.
event-dirk-draws = Dirk pioche : { $tiles }.
event-vizier-wakes = { $who } réveille son vizir.
event-vizier-sleeps = { $who } fait appel à son vizir, qui s’endort ensuite.
event-exchange-take = { $who } prend la { $card }.
event-bonus-show = { $who } révèle la carte de prime { $tile }.
event-bonus-back = La carte de prime { $tile } revient dans la main de { $who }.
event-hut = { $who } prend l’abri { $tile } ; { $next ->
    [none] c’était le dernier de sa couleur
   *[other] le suivant est { $next }
}.
event-gate-card = Une carte Porte est retournée et posée à côté du marché.
event-gate-discarded = Une autre carte Porte est retournée et défaussée.
event-gate-take = { $who } prend la carte Porte.
event-gate = { $who } pose une porte { toward } de { $tile } en { $cell }.
event-character = Une personnalité apparaît : { character }.
event-auction = { character } est aux enchères ; { $who } mise en premier.
event-bid = { $who } mise { $amount }.
event-auction-won = { $who } emporte { character } pour { $amount } et paie { $cards }.
event-auction-unsold = Personne ne veut de cette personnalité, qui quitte la partie : { character }.
event-fatima = { $kept ->
    [true] { $who } garde Fatima et marque { $points } points.
   *[other] { $who } échange Fatima contre { character }.
}
event-knihstig = { $who } prend { $card } avec Abdul Knihstig.
event-laila = Avec Laila Wundabah, { $who } remplace { $out } sur l’emplacement { $slot } par { $in }.
event-machma = { $who } donne { $given } à Machma Klain et prend { $taken }.
event-yammerad = { $card ->
    [none] Avec Yammerad, { $who } pioche une carte Argent.
   *[other] Avec Yammerad, { $who } pioche { $card }.
}
event-hakim = { $who } nomme un type de bâtiment pour Hakim Wahid : { family }.
event-laid-aside = La carte { $card } ne trouve pas de place parmi les cartes disponibles et attend le prochain remplissage.

## D'où viennent les points

score-of = { $who } : { $points }
score-wall = Mur d’enceinte
score-yusuf = Yusuf E’Passuff
score-camp = Campement { $what }
line-building = { $who } : { $points } pour les { $building ->
    [pavilion] pavillons
    [seraglio] sérails
    [arcades] arcades
    [chambers] chambres
    [garden] jardins
    [tower] tours
   *[other] { $building }
} ({ $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, rang { $rank }{ $shared ->
    [1] {""}
   *[other] , partagé à { $shared }
})
line-wall = { $who } : { $points } pour le plus long mur d’enceinte
line-yusuf = { $who } : { $points } grâce à Yusuf E’Passuff, pour un mur de { $wall }
line-camp = { $who } : { $points } pour les bâtiments devant { $what }

## Modules

module-base = Alhambra
module-base-summary = Le jeu de base : prendre de l’argent, acheter des bâtiments, les construire dans son Alhambra, trois décomptes.
module-dirk = Dirk
module-dirk-summary = Le troisième joueur, imaginaire, de toute partie à deux : il possède des tuiles, occupe des rangs, ne joue jamais.
module-vizier = La faveur du vizir
module-vizier-summary = Entre deux tours, acheter une tuile au prix exact ; réveiller ensuite le vizir coûte une action.
module-currency_exchange = Le bureau de change
module-currency_exchange-summary = Six cartes dans la pioche, dont chacune permet de payer une tuile en deux monnaies.
module-bonus_cards = Les cartes de prime
module-bonus_cards-summary = Des cartes secrètes pour dix tuiles sans mur : révélée quand sa tuile est construite, une carte compte comme une tuile de plus.
module-worker_huts = Les abris de chantier
module-worker_huts-summary = Des tuiles gratuites, trois au plus par joueur, qui comptent les bâtiments de leur couleur juste à côté d’elles.
module-city_gates = Les portes de la ville
module-city_gates-summary = Une carte Porte permet de construire derrière un mur ; on y accède par une porte qui reste pour toujours.
module-diamonds = Les diamants
module-diamonds-summary = Onze cartes Argent d’une cinquième monnaie, qui achète sur tous les emplacements mais ne se mélange jamais.
module-characters = Les personnalités
module-characters-summary = Dix personnes apparaissent dans la pioche et sont mises aux enchères ; chacune aide à sa façon celui qui la possède.
module-camps = Les campements
module-camps-summary = Huit tuiles qui s’appuient sur vos murs de l’extérieur et rapportent la rangée de bâtiments devant elles.

## Éditions

edition-2003 = Première édition (2003)
edition-2003-summary = L’action supplémentaire est facultative ; la seconde carte Décompte est dans le quatrième tas.
edition-second = Deuxième édition
edition-second-summary = L’action supplémentaire est facultative ; la seconde carte Décompte est dans le cinquième tas.
edition-2024 = Édition 2024
edition-2024-summary = L’action supplémentaire est obligatoire ; la seconde carte Décompte est dans le quatrième tas.

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
option-dirk_can_win = Dirk peut gagner
option-dirk_can_win-summary = Laisser Dirk gagner une partie à deux s’il a le plus de points.
option-always_ask_vizier = Toujours demander
option-always_ask_vizier-summary = Interroger tous ceux dont le vizir est éveillé, même s’ils ne peuvent pas payer, pour que le silence ne révèle rien.
option-exchange_exact_only = Change au prix exact
option-exchange_exact_only-summary = Une carte de change ne peut servir qu’à payer le prix exact.
option-auction_exact_bids = Mises exactes
option-auction_exact_bids-summary = N’accepter que des mises qui peuvent être payées exactement dans une seule monnaie.
option-hakim_alone = Hakim seul
option-hakim_alone-summary = Compter le demi-bâtiment de Hakim Wahid même sans véritable bâtiment de ce type.
option-camp_single_contact = Un mur par campement
option-camp_single_contact-summary = Exiger que chaque campement s’appuie sur un seul mur, comme on peut lire la première feuille du module.
