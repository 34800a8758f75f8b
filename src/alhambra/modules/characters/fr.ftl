# Les mots de ce module en français.

module-characters = Les personnalités
module-characters-summary = Dix personnes apparaissent dans la pioche et sont mises aux enchères ; chacune aide à sa façon celui qui la possède.

## Mots

card-karim = Abdul Karim
card-knihstig = Abdul Knihstig
card-ammar = Ammar El’Schauf
card-faruk = Faruk Will’haben
card-fatima = Fatima
card-hakim = Hakim Wahid
card-laila = Laila Wundabah
card-machma = Machma Klain
card-yammerad = Yammerad
card-yusuf = Yusuf E’Passuff

## Ce que le jeu attend

moment-auction = Miser sur la personnalité, ou passer
moment-bid = Payer sa mise
moment-fatima = Garder Fatima pour ses points, ou l’échanger contre une autre personnalité
moment-knihstig = Prendre une carte Argent avec Abdul Knihstig, ou passer
moment-hakim = Choisir le type de bâtiment que Hakim Wahid renforce
not-now-auction = une personnalité est mise aux enchères, on ne peut que miser ou passer
not-now-bid = il faut d’abord payer votre mise
not-now-fatima = il faut d’abord garder ou échanger Fatima
not-now-knihstig = on peut prendre une carte Argent, ou passer
not-now-hakim = il faut d’abord nommer le type de bâtiment que Hakim Wahid renforce

## Coups : leurs verbes, et leurs titres dans une liste

verb-bid = miser
verb-pay = payer votre mise
verb-fatima-keep = garder Fatima
verb-fatima-swap = échanger Fatima
verb-knihstig = appeler Abdul Knihstig
verb-laila = appeler Laila Wundabah
verb-machma = appeler Machma Klain
verb-yammerad = appeler Yammerad
verb-hakim = appeler Hakim Wahid
cli-verb-bid = Miser
cli-verb-pay = Payer
cli-verb-fatima-keep = La garder
cli-verb-fatima-swap = L’échanger
cli-verb-knihstig = Knihstig
cli-verb-laila = Laila
cli-verb-machma = Machma
cli-verb-yammerad = Yammerad
cli-verb-hakim = Hakim

## Pourquoi un coup est refusé

means-karim = Abdul Karim ne paie que pendant votre propre tour, pas pour le vizir.
character-not-owned = Il faut pour cela posséder { $card }.
character-used = Une personnalité vous a déjà aidé pendant ce tour : { $card } ; une seule de cette sorte aide à chaque tour de table.
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

## Ce qui s’est passé

event-pass-auction = { $who } se retire des enchères.
event-pass-knihstig = { $who } ne prend aucune carte avec Abdul Knihstig.
event-pass-hakim = { $who } ne nomme aucun type de bâtiment pour Hakim Wahid.
event-character = Une personnalité apparaît : { $card }.
event-auction = { $card } est aux enchères ; { $who } mise en premier.
event-bid = { $who } mise { $amount }.
event-auction-won = { $who } emporte { $card } pour { $amount } et paie { $cards }.
event-auction-unsold = Personne ne veut de cette personnalité, qui quitte la partie : { $card }.
event-fatima = { $kept ->
    [true] { $who } garde Fatima et marque { $points } points.
   *[other] { $who } échange Fatima contre { $card }.
}
event-knihstig = { $who } prend { $card } avec Abdul Knihstig.
event-laila = Avec Laila Wundabah, { $who } remplace { $out } sur l’emplacement { $slot } par { $in }.
event-machma = { $who } donne { $given } à Machma Klain et prend { $taken }.
event-yammerad = { $card ->
    [none] Avec Yammerad, { $who } pioche une carte Argent.
   *[other] Avec Yammerad, { $who } pioche { $card }.
}
event-hakim = { $who } nomme un type de bâtiment pour Hakim Wahid : { $family }.
event-laid-aside = La carte { $card } ne trouve pas de place parmi les cartes disponibles et attend le prochain remplissage.

## D’où viennent les points

line-fatima = { $who } : { $points } grâce à Fatima
line-yusuf = { $who } : { $points } grâce à Yusuf E’Passuff, pour un mur de { $wall }

## Options

option-auction_exact_bids = Mises exactes
option-auction_exact_bids-summary = N’accepter que des mises qui peuvent être payées exactement dans une seule monnaie.
option-hakim_alone = Hakim seul
option-hakim_alone-summary = Compter le demi-bâtiment de Hakim Wahid même sans véritable bâtiment de ce type.

## Mettre en place une vraie table

guide-part-characters = { $count ->
    [one] { $count } personnalité
   *[other] { $count } personnalités
}
guide-characters = Mélangez les { $cards } personnalités et posez-en { $count } face cachée sur les tas : { $parts }. Les { $aside } autres forment un tas à part, face cachée.
