# La table du jeu de dés.


## La feuille
dice-sheet-of = Feuille de { $name }
dice-back = Revenir à la mienne
dice-cell = jaune { $yellow }, bleu { $blue }
dice-cell-label = { $cell } : { $family }, { $state ->
    [picked] choisi
    [built] construit
    [coins] construit, compte pour { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }
    [free] constructible
    [promised] serait constructible
   *[empty] vide
}
dice-rows = Bâtiments dans les lignes
dice-columns = Bâtiments dans les colonnes
dice-line-label = { $what ->
    [row] Ligne { $line }
   *[column] Colonne { $line }
} : { $count } sur 6, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-margin = { $colour ->
    [blue] Dés bleus, au-dessus des colonnes
   *[yellow] Dés jaunes, à gauche des lignes
}
dice-die = { $colour ->
    [blue] bleu { $value }
   *[yellow] jaune { $value }
}
dice-die-label = { $count ->
    [one] { $colour ->
        [blue] Dé bleu : { $value }
       *[yellow] Dé jaune : { $value }
    }
   *[other] { $colour ->
        [blue] { $count } dés bleus : { $value }
       *[yellow] { $count } dés jaunes : { $value }
    }
}{ $state ->
    [used] , utilisé
    [changed] , modifié
   *[none] {""}
}{ $use ->
    [change] , le modifier
    [keep] , le garder
   *[none] {""}
}
dice-nudge = { $colour ->
    [blue] Bleu { $value }
   *[yellow] Jaune { $value }
} : { $by ->
    [less] un de moins
   *[more] un de plus
}
dice-refused = Pas ici
dice-refused-close = Fermer

## Pièces
dice-coins = Pièces
dice-coins-label = { $coins ->
    [0] Aucune pièce restante
    [one] Une pièce restante
   *[other] { $coins } pièces restantes
} ; { $circled } entourées sur { $reserve }
dice-coins-left = { $count ->
    [0] aucune pièce restante
    [one] une pièce restante
   *[other] { $count } pièces restantes
}
dice-legend-line = Dans une ligne ou colonne :
dice-legend-coins = Pièces restantes :
dice-legend-family = Famille complète : sa meilleure place est à vous

## Ce qui est possible
dice-not-now = Ce n’est pas votre tour.
dice-acted = Votre action de ce tour est faite.
dice-build-button = Construire
dice-build-none = Tous les croisements de vos dés sont construits.
dice-build-about = { $count ->
    [one] Un croisement est libre.
   *[other] { $count } croisements sont libres.
}
dice-build-next = Les deux dés que vous laissez vont à { $name }.
dice-build-alone = Les deux dés que vous laissez restent en place.
dice-coins-button = { $count ->
    [0] Ne gagner aucune pièce
    [one] Gagner 1 pièce
   *[other] Gagner { $count } pièces
}
dice-coins-about = { $count ->
    [0] Aucun croisement n’est encore construit.
    [one] Un croisement est déjà construit.
   *[other] { $count } croisements sont déjà construits.
} Les quatre dés sont relancés.
dice-specials = Actions spéciales
dice-nudge-name = Décaler un dé de 1
dice-nudge-about = avant votre action
dice-nudge-used = Vous avez déjà modifié des dés ce tour-ci.
dice-nudge-poor = Vous avez trop peu de pièces.
dice-second-name = Second bâtiment
dice-second-about = après avoir construit, avec l’autre paire
dice-cost = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

## L’invite
dice-action-hint = { $free ->
    [0] Rien n’est constructible
    [one] Un croisement est libre
   *[other] { $free } croisements sont libres
} ; { $built ->
    [0] aucun n’est déjà construit
    [one] un est déjà construit
   *[other] { $built } sont déjà construits
}.
dice-action-missing = Choisissez un croisement
dice-action-only-coins = Gagnez des pièces
dice-build-title = Construire { $family } en { $cell }
dice-count-change = { $family } { $from } → { $to }.
dice-completes = La famille { $family } est complète.
dice-line-reaches = { $what ->
    [row] La ligne { $line }
   *[column] La colonne { $line }
} passe à { $count } : +{ $gain }.
dice-passed = { $name } reçoit le jaune { $yellow } et le bleu { $blue }.
dice-passed-built = Sur la feuille de { $name }, ils se croisent sur { $family }, déjà construit.
dice-passed-free = Sur la feuille de { $name }, ils se croisent sur { $family }, encore libre.
dice-coins-title = { $count ->
    [0] Ne gagner aucune pièce
    [one] Gagner 1 pièce
   *[other] Gagner { $count } pièces
}
dice-coins-hint = { $count ->
    [0] Aucun croisement de vos dés n’est construit.
    [one] Un croisement de vos dés est construit.
   *[other] { $count } croisements de vos dés sont construits.
}
dice-coins-then = Vous relancez ensuite les quatre dés, en gardez un de chaque couleur et donnez les autres à { $name }.
dice-coins-then-alone = Vous relancez ensuite les quatre dés.
dice-change-button = Modifier des dés
dice-change-title = Modifier des dés
dice-change-hint = Déplacez un dé avec ses flèches : { $cost ->
    [one] une pièce
   *[other] { $cost } pièces
} par pas, un dé de chaque couleur. Vous en avez { $coins }.
dice-change-missing = Rien n’est encore modifié
dice-change-confirm = { $coins ->
    [one] Payer { $coins } pièce
   *[other] Payer { $coins } pièces
}
dice-change-clear = Laisser les dés
dice-change-first = Payez d’abord les dés modifiés, puis construisez ici.
dice-change-open = Vous pourriez alors construire { $families }.
dice-change-none = Rien ne serait alors constructible.
dice-change-coins = { $count ->
    [0] Aucun croisement ne serait déjà construit.
    [one] Un croisement serait déjà construit.
   *[other] { $count } croisements seraient déjà construits.
}
dice-second-title = { $cost ->
    [one] Construire aussi { $family } pour { $cost } pièce ?
   *[other] Construire aussi { $family } pour { $cost } pièces ?
}
dice-second-at = L’autre paire : { $cell }.
dice-second-button = Construire aussi
dice-second-no = Non, merci
dice-retain-title = Gardez un dé de chaque couleur
dice-retain-hint = Les deux autres vont à { $name } tels quels.
dice-retain-button = Garder ces dés
dice-retain-missing = Choisissez deux dés
dice-undo-build = Annuler : construction
dice-undo-coins = Annuler : pièces
dice-undo-change = Annuler : dés modifiés
dice-undo-second = Annuler : second bâtiment
dice-undo-pass = Annuler : pas de second bâtiment
dice-undo-hand-on = Annuler : dés gardés

## Dés en route
dice-moving = Dés en route
dice-moving-short = Dés
dice-moving-none = Rien n’a encore bougé.
dice-from = De { $name }
dice-rolled = { $you ->
    [yes] Vos dés lancés
   *[no] Dés de { $name }
}
dice-to = À { $name } ensuite
dice-why-matters = Pourquoi c’est important

## La feuille de score
dice-score = Feuille de score commune
dice-score-short = Score
dice-score-about = qui mène où
dice-score-label = { $name } : { $count } sur { $boxes } { $family }{ $leads ->
    [yes] , en tête
   *[no] {""}
}{ $done ->
    [yes] , complète pendant cette manche
   *[no] {""}
}
dice-place = { $place ->
    [1] 1ʳᵉ
    [2] 2ᵉ
   *[3] 3ᵉ
}
dice-place-gone = attribuée :
dice-rival-roll = Jaune { $yellow }, bleu { $blue }{ $marked ->
    [yes] {""}
   *[no]  : complet, relancé
}
dice-rounds = Manches
dice-first = { $name } commence
dice-enlarge = Feuille de { $name }, agrandir
dice-now = Si tout s’arrêtait
dice-now-why = d’où ?
dice-now-note = Ce qui serait compté si cette manche était la dernière et finie.
dice-source-sofar = Familles complètes jusqu’ici
dice-source-family = { $family }, rang { $rank }{ $shared ->
    [1] {""}
   *[other] , partagé à { $shared }
}
dice-source-row = Ligne { $line } avec { $count } bâtiments
dice-source-column = Colonne { $line } avec { $count } bâtiments
dice-source-coins = { $count } pièces
dice-source-bonus = À la place des lignes et des pièces
dice-no-answer = Le serveur n’a pas répondu.

## Touches
dice-key-sheet = Aller à la feuille
dice-key-coins = Gagner des pièces
dice-key-change = Modifier des dés
dice-key-less = Le dé choisi : un de moins
dice-key-more = Le dé choisi : un de plus
dice-key-decline = Pas de second bâtiment
dice-key-score = Feuille de score
dice-key-hint = Indice
dice-key-log = Journal
dice-key-undo = Revenir en arrière
dice-key-help = Touches
