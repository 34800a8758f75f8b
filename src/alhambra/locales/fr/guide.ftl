# Les mots du guide de mise en place en français.


## Titres

guide-title = Mise en place
guide-stage-players = Devant chaque joueur
guide-stage-tiles = Tuiles et chantier
guide-stage-money = Argent
guide-stage-deck = La pioche en cinq tas
guide-stage-rest = Pour finir

guide-mix = { $players } joueurs · { $edition } · { $modules }
guide-mix-plain = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} · { $game }
guide-base-only = jeu de base

## Morceaux de phrases

guide-part-building = { $count } × { building }
guide-part-space = emplacement { $space } { $currency }
guide-part-pile = { $count } sur le tas { $pile }
guide-part-scoring = { $scoring ->
    [1] la première carte Décompte
   *[other] la seconde carte Décompte
}

## Le jeu de base

guide-places = Chacun des { $players } joueurs prend une fontaine, le début de son Alhambra, ainsi qu’un plateau de réserve vide, et place un pion sur la case 0 de la piste de score.
guide-tiles = Prenez les { $count } tuiles Bâtiment : { $parts }.
guide-shuffle-tiles = Mélangez les { $count } tuiles, face cachée : c’est la pioche des tuiles.
guide-market = Piochez { $count } tuiles et posez-les face visible sur le chantier, dans cet ordre : { $parts }.
guide-money = Prenez les { $cards } cartes Argent : { $currencies } monnaies, valeurs de { $low } à { $high }, { $copies } de chaque. Mettez à part les deux cartes Décompte.
guide-money-fewer = Remettez dans la boîte { $removed } { $removed ->
    [one] exemplaire
   *[other] exemplaires
} de chaque carte Argent ; il en reste { $cards } : { $currencies } monnaies, valeurs de { $low } à { $high }, { $copies } de chaque. Mettez à part les deux cartes Décompte.
guide-shuffle-money = Mélangez ensemble les { $cards } cartes, face cachée.
guide-deal = Servez un joueur après l’autre : retournez des cartes une à une jusqu’à ce que leur somme atteigne { $least } ou plus, quelles que soient les monnaies. Elles restent visibles jusqu’à ce que chacun ait les siennes.
guide-first-player = Qui a le moins de cartes commence ; à égalité, c’est la plus petite somme, puis le plus jeune. Chacun prend alors ses cartes en main, cachées.
guide-display = Retournez encore { $count } cartes : ce sont les premières cartes à prendre.
guide-piles = Répartissez le reste, face cachée, en { $piles } tas presque égaux, les plus grands d’abord : { $total } cartes, moins celles des joueurs et les { $display } cartes à prendre. Par exemple, avec { $each } cartes par joueur, il en reste { $rest }, en tas de { $sizes }.
guide-scoring-cards = Posez face cachée la première carte Décompte sur le tas { $first } et la seconde sur le tas { $second }.
guide-pile = Mélangez le tas { $pile }. Outre l’argent, il contient { $parts }.
guide-stack = Empilez les { $piles } tas, face cachée : le tas 1 au-dessus, le tas { $piles } tout en bas. C’est la pioche.
guide-discard = Laissez une place pour la défausse à côté de la pioche ; il n’y en a pas encore.
guide-begin = Le premier joueur commence, les autres suivent dans le sens horaire.
