# Tout jeu qui n’a pas de table à lui.

plain-moves = Ce que vous pouvez faire
plain-search = Chercher parmi les coups
plain-none = Aucun coup n’a ces lettres.
plain-unlisted = { $count ->
    [one] Un autre coup est possible. Écrivez-le ci-dessous.
   *[other] { $count } autres coups sont possibles. Écrivez-les ci-dessous.
}
plain-write = Écrire un coup
plain-play = Jouer
plain-known = Ce que l’on sait
plain-yes = oui
plain-no = non
plain-fact = { $name } : { $value }
plain-line = { $seat ->
    [some] { $who } : { $event }
   *[none] { $event }
}{ $known ->
    [some] {" "}({ $facts })
   *[none] {""}
}
plain-end = Partie terminée. Victoire : { $winners }
plain-end-intro = La partie est terminée.
