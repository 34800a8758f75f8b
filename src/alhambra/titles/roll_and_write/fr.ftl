# Les mots du jeu de dés en français. Familles de bâtiments, tours et fin de partie sont dites avec les mots communs à
# tous les jeux.

game-roll-and-write = Alhambra Roll & Write
game-roll-and-write-summary = Le jeu de dés de un à cinq : croiser deux dés, construire, gagner des pièces.
rival-rw-dirk = Dirk
rival-rw-dirki = Dirki
rival-rw-dirkelson = Dirkelson
rival-rw-dirkina = Dirkina

## Moments de décision

moment-second = Construire une seconde fois, ou passer
moment-retain = Choisir les deux dés que vous gardez

## Coups

verb-change = modifier des dés
verb-build = construire
verb-coins = gagner des pièces
verb-second = construire une seconde fois
verb-retain = garder des dés
cli-verb-change = Modifier
cli-verb-build = Construire
cli-verb-coins = Pièces
cli-verb-second = Second
cli-verb-retain = Garder

what-crossing = un croisement comme 2,5 : le dé jaune, puis le bleu
what-die = un dé comme y2:4 : un 2 jaune qui devient un 4 ; b pour bleu

## Pourquoi un coup est refusé

not-now-second = il faut d’abord construire une seconde fois, ou passer
not-now-retain = il faut d’abord choisir les deux dés que vous gardez
rw-no-crossing = Aucun de vos dés ne se croise en { $cell }.
rw-built = Vous avez déjà construit en { $cell }.
rw-special-used = Vous avez déjà utilisé votre action spéciale à ce tour.
rw-too-few-coins = Cela coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, et vous en avez { $coins }.
rw-change-colour = Un seul dé { $colour ->
    [y] jaune
   *[b] bleu
} peut être modifié par tour.
rw-change-no-die = Vous n’avez pas de { $die } { $colour ->
    [y] jaune
   *[b] bleu
}.
rw-change-nothing = Le { $die } { $colour ->
    [y] jaune
   *[b] bleu
} resterait tel quel.
rw-change-range = Un dé montre de 1 à 6 ; 1 ne devient jamais 6, ni 6 jamais 1.
rw-retain-no-dice = Vous n’avez pas les dés { $cell } à garder.
refused-rw-setup-solo = L’option { $option } n’existe qu’en solo.

## Ce qui s'est passé

event-start = { $who } commence avec { $family } en { $cell }.
event-dice = { $who } lance : jaune { $yellow }, bleu { $blue }.
event-round = Manche { $round } sur { $rounds }.
event-change = { $who } modifie { $dice } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-build = { $who } construit { $family } en { $cell }.
event-coins = { $who } gagne { $gained ->
    [0] zéro pièce
    [one] { $gained } pièce
   *[other] { $gained } pièces
}.
event-second = { $who } construit aussi { $family } en { $cell }.
event-pass-second = { $who } ne construit pas de second bâtiment.
event-hand-on = { $who } garde deux dés et transmet le { $yellow } jaune et le { $blue } bleu.
event-rival = { $who } lance : jaune { $yellow }, bleu { $blue } : { $family }{ $marked ->
    [true] .
   *[other] , déjà complet ; on relance.
}
event-completed = Des types ont été achevés pendant cette manche – { $scores }.
event-final-scoring = Décompte final – { $scores }.

## D'où viennent les points

rw-line-type = { $who } : { $points } pour les { $what ->
    [pavilion] pavillons
    [seraglio] sérails
    [arcades] arcades
    [chambers] chambres
    [garden] jardins
    [tower] tours
   *[other] { $what }
} ({ $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}, rang { $rank }{ $shared ->
    [1] {""}
   *[other] , partagé à { $shared }
})
rw-line-row = { $who } : { $points } pour la ligne { $line } ({ $count } bâtiments)
rw-line-column = { $who } : { $points } pour la colonne { $line } ({ $count } bâtiments)
rw-line-coins = { $who } : { $points } pour les pièces (il en reste { $count })
rw-line-bonus = { $who } : { $points } à la place des lignes et des pièces

## Options

option-special_actions_per_turn = Actions spéciales par tour
option-special_actions_per_turn-summary = Combien d’actions spéciales sont permises en un tour : une seule, ou une de chaque sorte.
option-solo_rivals = Adversaires en solo
option-solo_rivals-summary = Le nombre de joueurs fictifs face à une personne seule ; plus il y en a, plus c’est difficile et court.
option-solo_goal = But en solo
option-solo_goal-summary = Le plus de points possible, ou plus que chaque joueur fictif.
library-value-high_score = meilleur score
library-value-duel = duel

## Pourquoi une feuille personnelle est impossible

rw-component-sheet = feuille de joueur
refused-rw-sheet-name = Le nom d’une feuille est une ligne de 1 à { $most } caractères.
refused-rw-sheet-rows = La grille doit avoir { $rows } lignes.
refused-rw-sheet-row = La ligne { $row } de la grille doit avoir { $count } familles.
refused-rw-sheet-cell = Ligne { $row }, colonne { $column } de la grille : { $found } n’est pas une famille ; il y a { $known }.
refused-rw-sheet-count = Cases de { $family } : il en faut { $count }, autant que dans la grille.
refused-rw-sheet-points = Points de { $family } : il faut { $count } nombres, chacun au plus égal au précédent.
refused-rw-sheet-lines = Points des lignes : il faut { $count } nombres, chacun au moins égal au précédent.

## Indices : où regarder

rw-look-family = Regardez la famille { $family }.
rw-look-row = Regardez la rangée { $line }.
rw-look-column = Regardez la colonne { $line }.
rw-look-coins = Pensez à vos pièces.
rw-look-passing = Pensez aux dés que vous transmettez.
rw-look-coming = Pensez aux dés de votre prochain tour.
rw-look-change = Modifier un dé peut valoir son prix.
rw-look-second = Un deuxième bâtiment peut valoir son prix.
rw-look-anywhere = Vos coups se valent à peu près.

## Indices : que faire

rw-do-build = Construisez en { $cell }.
rw-do-build-two = Construisez en { $cell }, puis aussi en { $second_cell } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
rw-do-change = Modifiez { $dice } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, puis construisez en { $cell }.
rw-do-second = Construisez aussi en { $second_cell } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
rw-do-coins = Gagnez des pièces : vous { $coins ->
    [0] n’en recevez aucune, mais les quatre dés sont relancés
    [one] en recevez { $coins }
   *[other] en recevez { $coins }
}.
rw-do-retain = Gardez le { $yellow } jaune et le { $blue } bleu.
rw-do-pass = Ne construisez pas une deuxième fois.

## Indices : pourquoi

rw-why-completed = Cela complète la famille { $family }, et personne ne peut plus vous prendre cette place.
rw-why-ahead = Vous passez en tête dans la famille { $family } : { $count } contre { $most }.
rw-why-level = Vous arrivez à égalité dans la famille { $family }, avec { $count }.
rw-why-behind = Vous vous rapprochez dans la famille { $family } : { $count } contre { $most }.
rw-why-row = La rangée { $line } compte alors { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}{ $points ->
    [0] {""}
    [one] , soit { $points } point
   *[other] , soit { $points } points
}.
rw-why-column = La colonne { $line } compte alors { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}{ $points ->
    [0] {""}
    [one] , soit { $points } point
   *[other] , soit { $points } points
}.
rw-why-earned = Avec { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, vous pourrez modifier des dés ou construire deux fois.
rw-why-saved = Vous gardez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} de plus qu’autrement.
rw-why-passing = Les dés que vous transmettez, { $yellow } jaune et { $blue } bleu, servent moins à la personne suivante.
rw-why-kept = Ces deux dés promettent le plus pour votre prochain tour.
rw-why-rolled = Vous relancez les quatre dés, ce qui promet un meilleur prochain tour.
rw-why-coming = Davantage de dés à venir vous seront alors utiles.
rw-why-equal = D’autres coups se valent à peu près.
