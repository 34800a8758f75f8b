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
what-die = un dé comme y2:4 : un 2 jaune qui devient un 4 ; b pour bleu

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
rw-change-range = Un dé montre de 1 à 6 ; 1 ne devient jamais 6, ni 6 jamais 1.
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
   *[other] , déjà complet ; on relance.
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

## Le terminal

cli-word-sheets = feuilles
cli-word-sheet = feuille
cli-word-scores = marque
cli-word-now = maintenant
cli-usage-sheets = {""}
cli-usage-sheet = {" "}N
cli-usage-scores = {""}
cli-usage-now = {""}
cli-help-sheets = les feuilles de tous les joueurs
cli-help-sheet = la feuille du joueur N
cli-help-scores = la feuille de marque commune, avec les places encore libres
cli-help-now = ce que chacun aurait si la partie finissait maintenant, et pourquoi
rw-cli-help-moves = Pour jouer, tapez son numéro ou le coup lui-même : build 2,5 · coins · second · pass · retain 2,5 · change j2:4 · change y2:3 b6:5
rw-cli-help-sheet = Un croisement, c’est le dé jaune puis le dé bleu. Sur une feuille, y et b sont les dés dans les marges, [JAR] est construit, jar est libre ; les flèches montrent où vous pouvez construire, avec le numéro du coup, et les ronds les croisements qui valent une pièce. y2:4 (ou j2:4) est un 2 jaune qui devient un 4, pour 2 pièces.
rw-cli-round = manche { $round } sur { $rounds }
rw-cli-now = actuel
rw-cli-coins = pièces
rw-cli-dice = dés
rw-cli-lines = lignes
rw-cli-bonus = bonus
rw-cli-boxes = cases
rw-cli-place = { $place ->
    [1] 1er
    [2] 2e
   *[other] 3e
}
rw-cli-store = Pièces { $coins } · { $circled } sur { $reserve }
rw-cli-cost = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
rw-cli-gain = +{ $coins }
rw-cli-pass-on = { $dice } pour { $name }
rw-cli-completes = complet : { $points }
rw-cli-row = ligne +{ $points }
rw-cli-column = colonne +{ $points }
rw-cli-yellow = j
rw-cli-blue = b
rw-cli-finishing = { $name } a complété { $family } pendant cette manche.
rw-cli-final-scoring = Décompte final
rw-cli-end-alone = La partie est terminée : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rw-cli-duel-won = Vous gagnez le duel : { $points } à { $best }.
rw-cli-duel-shared = Le duel finit à égalité : { $points } partout.
rw-cli-duel-lost = Vous perdez le duel : { $points } à { $best }.

## Feuilles à imprimer

sheet-player = Feuille de joueur
sheet-score = Feuille de marque
rw-sheet-name = Nom
rw-sheet-date = Date
rw-sheet-blue = bleu
rw-sheet-yellow = jaune
rw-sheet-lines = Bâtiments dans une ligne : { $worth }
rw-sheet-coins = Pièces
rw-sheet-costs = Un dé de 1 : { $change } · second bâtiment : { $second } · { $coins } restantes : 1 point
rw-sheet-of-lines = Lignes
rw-sheet-of-coins = Pièces
rw-sheet-total = Total
rw-sheet-place = { $place ->
    [1] 1re place
    [2] 2e place
   *[other] 3e place
}
rw-sheet-rounds = Manches

## Mettre en place une vraie table

guide-stage-rw-scores = La feuille de marque
guide-stage-rw-starts = Les premiers bâtiments
guide-stage-rw-waiting = Les dés en attente
rw-guide-dice = Prenez { $dice } dés, { $each } bleus et { $each } jaunes{ $rest ->
    [0] .
   *[other]  ; les { $rest } autres retournent dans la boîte.
}
rw-guide-sheets = { $players ->
    [one] Prenez une feuille de joueur et une paire de dés : un bleu et un jaune.
   *[other] Chacun des { $players } joueurs prend une feuille de joueur et une paire de dés : un bleu et un jaune.
}
rw-guide-coins = Entourez les { $coins } premières des { $reserve } pièces sur chaque feuille, si elles ne sont pas déjà entourées.
rw-guide-first = Tirez au sort le premier joueur ; il le reste pendant toute la partie.
rw-guide-rows = Posez la feuille de marque avec { $rows } lignes. Une ligne a des cases pour chaque type : { $parts }.
rw-guide-rivals = { $rivals ->
    [one] Dirk, un joueur fictif, reçoit une ligne et une paire de dés, mais ni feuille ni pièces.
   *[other] { $rivals } joueurs fictifs reçoivent chacun une ligne et une paire de dés, mais ni feuille ni pièces.
}
rw-guide-rounds = La partie dure { $rounds } manches ; on en coche une à chaque tour du premier joueur.
rw-guide-starts = { $players ->
    [one] Lancez votre paire et construisez là où la ligne jaune croise la colonne bleue. Faites-le { $buildings } fois. Si vous y avez déjà construit, relancez les deux dés.
   *[other] Le premier joueur lance sa paire et construit là où la ligne jaune croise la colonne bleue ; les autres suivent dans le sens horaire. Faites { $buildings } fois le tour de la table. Qui y a déjà construit relance les deux dés.
} Chaque bâtiment est marqué sur les deux feuilles : dans la prochaine case libre de son type, en partant de la gauche.
rw-guide-rival-starts = { $rivals ->
    [one] Ensuite, lancez { $buildings } fois les dés pour Dirk
   *[other] Ensuite, lancez { $buildings } fois les dés pour chaque joueur fictif
} et cochez une case du type trouvé sur la grille. Le même résultat une nouvelle fois coche la case suivante de ce type.
rw-guide-waiting = Maintenant, chacun relance sa paire et laisse les dés sur leurs emplacements de la feuille. Rien n’est construit.
rw-guide-waiting-alone = Maintenant, lancez votre paire et une seconde paire, et laissez les quatre dés sur leurs emplacements de la feuille. Rien n’est construit ; les dés de même valeur sont empilés.
rw-guide-extra = Le premier joueur prend une paire de plus, la lance et la pose aussi sur sa feuille ; les dés de même valeur sont empilés.
rw-guide-specials = Vous avez convenu de deux actions spéciales par tour : une de chaque sorte.
rw-guide-duel = C’est un duel : les joueurs fictifs marquent les types comme vous, et chacun { $points } points à la fin à la place des lignes et des pièces. Vous gagnez avec plus que chacun d’eux.
rw-guide-begin = Le premier joueur commence avec quatre dés, les autres suivent dans le sens horaire.
rw-guide-begin-rivals = Le premier joueur commence avec quatre dés. Vous ne vous passez les dés qu’entre vous deux ; après vos deux tours, lancez les dés pour Dirk et cochez une case.
rw-guide-begin-alone = Vous commencez, et avez toujours quatre dés : rien n’est passé. Après chacun de vos tours, lancez les dés pour les { $rivals } joueurs fictifs, dans l’ordre de leurs lignes.

## Options

option-special_actions_per_turn = Actions spéciales par tour
option-special_actions_per_turn-summary = Combien d’actions spéciales sont permises en un tour : une seule, ou une de chaque sorte.
option-fictitious_players = Adversaires en solo
option-fictitious_players-summary = Le nombre de joueurs fictifs face à une personne seule ; plus il y en a, plus c’est difficile et court.
option-solo_duel = Duel en solo
option-solo_duel-summary = Faut-il battre chaque joueur fictif ; sinon, on joue pour le plus de points possible.

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

## Pourquoi une feuille personnelle est impossible

rw-component-sheet = feuille de joueur
refused-rw-sheet-name = Le nom d’une feuille est une ligne de 1 à { $most } caractères.
refused-rw-sheet-rows = La grille doit avoir { $rows } lignes.
refused-rw-sheet-row = La ligne { $row } de la grille doit avoir { $count } familles.
refused-rw-sheet-cell = Ligne { $row }, colonne { $column } de la grille : { $found } n’est pas une famille ; il y a { $known }.
refused-rw-sheet-count = Cases de { $family } : il en faut { $count }, autant que dans la grille.
refused-rw-sheet-points = Points de { $family } : il faut { $count } nombres, chacun au plus égal au précédent.
refused-rw-sheet-lines = Points des lignes : il faut { $count } nombres, chacun au moins égal au précédent.
