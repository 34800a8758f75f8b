# Le journal du jeu de dés : une phrase par moment, et l’origine des points.

dice-story-you = vous
dice-story-you-first = Vous
dice-story-yellow = jaune { $die }
dice-story-blue = bleu { $die }
dice-story-becomes = { $before } en { $after }
dice-story-rival-about = { $name }, joueur fictif

## Mise en place et manches

dice-story-first = { $you ->
    [yes] Vous commencez chaque manche.
   *[no] { $who } commence chaque manche.
}
dice-story-start = { $you ->
    [yes] Vous partez avec { $families }.
   *[no] { $who } part avec { $families }.
}
dice-story-start-dice = { $you ->
    [yes] Vous partez avec { $families } ; vos dés montrent { $dice }.
   *[no] { $who } part avec { $families } ; ses dés montrent { $dice }.
}
dice-story-dice = { $you ->
    [yes] Vous lancez { $dice }.
   *[no] { $who } lance { $dice }.
}
dice-story-round = { $last ->
    [yes] Manche { $round } sur { $rounds } : la dernière.
   *[no] Manche { $round } sur { $rounds }.
}
dice-story-turn = { $you ->
    [yes] C’est à vous.
   *[no] C’est à { $who }.
}

## Coups

dice-story-change = { $you ->
    [yes] Vous <r:RW-SPEC-02>changez</r> { $dice } pour { $coins ->
        [one] <b>{ $coins } pièce</b>
       *[other] <b>{ $coins } pièces</b>
    }.
   *[no] { $who } <r:RW-SPEC-02>change</r> { $dice } pour { $coins ->
        [one] <b>{ $coins } pièce</b>
       *[other] <b>{ $coins } pièces</b>
    }.
}
dice-story-build = { $you ->
    [yes] Vous construisez
   *[no] { $who } construit
} { $family } avec { $dice } ({ $count } en tout){ $tail }.
dice-story-second = { $you ->
    [yes] Vous construisez <r:RW-SPEC-03>une deuxième fois</r> :
   *[no] { $who } construit <r:RW-SPEC-03>une deuxième fois</r> :
} { $family } avec { $dice } ({ $count } en tout){ $tail }.
dice-story-coins = { $you ->
    [yes] Vous gagnez
   *[no] { $who } gagne
} { $gained ->
    [0] <b>0 pièce</b>
    [one] <b>{ $gained } pièce</b>
   *[other] <b>{ $gained } pièces</b>
}{ $full ->
    [yes] {" "}sur { $earned }, la réserve est <r:RW-COIN-02>pleine</r>
   *[no] {""}
}{ $tail }.
dice-story-pass = { $you ->
    [yes] Vous ne construisez pas une deuxième fois{ $tail }.
   *[no] { $who } ne construit pas une deuxième fois{ $tail }.
}
dice-story-retain = { $you ->
    [yes] Vous gardez deux dés et passez
   *[no] { $who } garde deux dés et passe
} { $passed } à { $toyou ->
    [yes] vous
   *[no] { $to }
}.
dice-story-then-roll = { $you ->
    [yes] , puis lancez { $rolled }
   *[no] , puis lance { $rolled }
}
dice-story-then-pass = { $you ->
    [yes] {" "}et passez
   *[no] {" "}et passe
} { $passed } à { $toyou ->
    [yes] vous
   *[no] { $to }
}

## Joueurs fictifs

dice-story-rival = { $who } lance { $dice } : { $family }.
dice-story-rival-again = { $who } lance { $tries } ; puis { $dice } : { $family }.
dice-story-rival-tries = { $who } lance { $tries }.
dice-story-full = { $dice } ({ $family }, déjà <r:RW-FICT-04>complet</r>)

## Points

dice-story-completed = <r:RW-BONUS-01>Type complet</r> : { $families }.
dice-story-finished = { $family } par { $you ->
    [yes] vous
   *[no] { $who }
}, place { $place }, <b>+{ $points }</b>
dice-story-finished-lost = { $family } par { $who }, sans points mais la <r:RW-FICT-05>place est prise</r>
dice-story-final = Décompte final : { $gains }.
dice-story-end = { $count ->
    [one] { $you ->
        [yes] <b>Vous</b> gagnez
       *[no] { $winners } gagne
    }
   *[other] { $winners } partagent la victoire
}{ $known ->
    [yes] {" "}avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] {""}
}.
dice-story-end-alone = { $you ->
    [yes] Vous terminez avec <b>{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }</b>.
   *[no] { $who } termine avec <b>{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }</b>.
}
dice-story-alone-title = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-story-unknown = Il s’est passé quelque chose : { $event }.

dice-story-source-family = { $family } : place { $place }, { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
dice-story-source-completed = { $family } au complet : place { $place }, { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
dice-story-source-row = Ligne { $line } : { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
dice-story-source-column = Colonne { $line } : { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
dice-story-source-coins = { $count ->
    [one] { $count } pièce restante
   *[other] { $count } pièces restantes
}
dice-story-source-bonus = À la place des lignes, colonnes et pièces
dice-story-source-other = Autres points
