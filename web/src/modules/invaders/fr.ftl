# L’attaquant.

invaders-from = { $direction ->
    [N] du nord
    [E] de l’est
    [S] du sud
    [W] de l’ouest
   *[other] { $direction }
}
invaders-side = { $side ->
    [N] nord
    [E] est
    [S] sud
    [W] ouest
   *[other] { $side }
}
invaders-letter = { $side ->
    [N] N
    [E] E
    [S] S
    [W] O
   *[other] { $side }
}
invaders-cards = Cartes d’attaque
invaders-past = Attaque { $number }, venue { invaders-from }
invaders-next = La prochaine attaque viendra { invaders-from }
invaders-covered = Prochaine carte d’attaque, face cachée
invaders-scouts = Émissaires exposés
invaders-scout-card = Émissaire : { $family }
invaders-looked = a regardé la prochaine carte d’attaque
invaders-who-looked = { $count ->
    [one] { $names } a regardé la carte.
   *[other] { $names } ont regardé la carte.
}
invaders-secret = Vous seul le savez : attaque { invaders-from }

## Les côtés ouverts

invaders-open-sides = Côtés ouverts
invaders-show-sides = Montrer les côtés ouverts du palais
invaders-sides = Côtés ouverts : { $north } au nord, { $east } à l’est, { $south } au sud, { $west } à l’ouest. Les masquer
invaders-open-there = ouvert : { $sides }

## L’émissaire

invaders-ask = Envoyer un émissaire ?
invaders-ask-family = Envoyer l’émissaire ({ $family }) ?
invaders-ask-hint = Vous regardez en secret d’où viendra la prochaine attaque. L’émissaire quitte la partie.
invaders-ask-button = Regarder
invaders-ask-wait = { $name } décide s’il envoie un émissaire
invaders-look-title = Votre émissaire revient
invaders-look-hint = Vous seul avez vu cette carte. Elle retourne face cachée sur le talon.
invaders-look-button = Compris
invaders-undo = Annuler : émissaire envoyé

## L’attaque

invaders-scored = Attaque
invaders-attack = Attaque { invaders-from }
invaders-spared = Aucun côté ouvert : rien n’est perdu.
invaders-loss = { $count } { invaders-side } × { $cost }
invaders-losses = Côtés ouverts : { $parts } = { $due }
invaders-floor = (perdu : { $points }, personne ne descend sous 0)

## Au journal

invaders-log-look = { $you ->
    [yes] Vous envoyez un <r:ATT-11>émissaire</r> ({ $family }){ $known ->
        [yes] {" "}: la prochaine attaque viendra { invaders-from }.
       *[no] {" "}et regardez la prochaine carte d’attaque.
    }
   *[no] { $who } envoie un <r:ATT-11>émissaire</r> ({ $family }) et regarde la prochaine carte d’attaque.
}
invaders-log-scouts = { $count ->
    [0] Il n’y a plus d’<r:ATT-12>émissaires</r>.
   *[other] <r:ATT-12>Émissaires</r> exposés : { $families }.
}
invaders-log-card = La prochaine <r:ATT-15>attaque</r> viendra { invaders-from }.
invaders-log-attack = Après le { $scoring ->
    [1] 1ᵉʳ
   *[other] { $scoring }ᵉ
} décompte, <r:ATT-04>attaque</r> { invaders-from } : { $count ->
    [0] personne ne perd de points
   *[other] { $losses }
}.
invaders-log-declined = { $you ->
    [yes] Vous laissez l’<r:ATT-14>émissaire</r> où il est.
   *[no] { $who } laisse l’<r:ATT-14>émissaire</r> où il est.
}
