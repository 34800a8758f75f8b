# Comment jouer au jeu de dés.

dice-learn-title = Comment jouer à Roll & Write
dice-learn-goal-title = Le but
dice-learn-goal-text = Chacun a la même feuille avec 36 bâtiments. À votre tour, vous construisez là où deux de vos dés se croisent, ou vous gagnez des pièces. Les points sont comptés à la fin : pour le plus de bâtiments d’une famille, pour les lignes bien remplies et pour les pièces.
dice-learn-lesson-text = Les dernières manches d’une partie, avec un guide.
dice-learn-goal-rule = Règle : le déroulement d’un tour
dice-learn-build-title = Construire là où les dés se croisent
dice-learn-build-text = Vous avez deux dés jaunes et deux dés bleus. Un dé jaune désigne une ligne, un bleu une colonne : quatre croisements. Construisez-en un qui est encore libre.
dice-learn-build-dice = Les deux dés utilisés sont relancés et attendent sur votre feuille. Les deux autres vont au joueur suivant, sans changer. En solo, ils restent chez vous.
dice-learn-build-label = Une feuille avec des dés jaunes aux lignes 1 et 4 et des dés bleus aux colonnes 2 et 6. Les quatre croisements sont entourés.
dice-learn-build-rule = Règle : où vont les dés
dice-learn-coins-title = Ou gagner des pièces
dice-learn-coins-text = Chacun des quatre croisements déjà construits donne 1 pièce. Ensuite vous lancez les quatre dés, en gardez un de chaque couleur et passez les autres.
dice-learn-coins-label = La même feuille avec d’autres dés : les quatre croisements sont construits, ils donnent donc 4 pièces.
dice-learn-coins-rule = Règle : gagner des pièces
dice-learn-special-title = À quoi servent les pièces
dice-learn-special-text = Une fois par tour, les pièces permettent une action spéciale. Changez un dé jaune et un dé bleu avant votre action, 1 pièce par pas. Ou construisez une deuxième fois avec les deux autres dés, pour 3 pièces.
dice-learn-special-change = 2 devient 4
dice-learn-special-second = deux bâtiments
dice-learn-special-rule = Règle : une action spéciale
dice-learn-families-title = Les six familles
dice-learn-families-text = À la fin, le plus de bâtiments d’une famille prend la première place, puis la deuxième et la troisième. En cas d’égalité, les points des places sont additionnés et partagés, arrondis à l’inférieur.
dice-learn-families-early = Qui construit le dernier bâtiment d’une famille reçoit sa meilleure place libre dès la fin de la manche.
dice-learn-families-rule = Règle : les places des familles
dice-learn-families-early-rule = Règle : compléter une famille
dice-learn-families-caption = Points des places
dice-learn-families-family = Famille
dice-learn-end-title = Lignes et pièces
dice-learn-end-text = Après la dernière manche, les lignes et colonnes bien remplies de votre feuille comptent aussi. Deux pièces restantes donnent 1 point. Le plus haut total gagne.
dice-learn-end-rule = Règle : lignes et colonnes
dice-learn-line = { $count } en ligne
dice-learn-alone-title = En solo et à deux
dice-learn-alone-text = À deux, Dirk participe, en solo au moins Dirk et Dirki. Ils lancent à la fin de chaque manche et cochent un bâtiment. Ils ne reçoivent pas de points, mais vous prennent des places.
dice-learn-alone-rule = Règle : les joueurs fictifs
dice-learn-play = Ouvrir une table
dice-learn-rules = Lire toutes les règles
dice-learn-keys-title = Touches
dice-learn-keys-text = Aucune n’est nécessaire : Tab, les flèches et Entrée mènent partout.
dice-learn-keys-change = Changer les touches, ou les désactiver
dice-learn-place = { $place ->
    [1] 1ʳᵉ
    [2] 2ᵉ
   *[other] 3ᵉ
}
dice-learn-plus = +{ $points }
