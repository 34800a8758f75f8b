# La première partie guidée du jeu de dés : une phrase par étape.

dice-lesson-welcome = Voici votre feuille, vers la fin d’une partie à deux. Chaque croix est un bâtiment. Vous jouez les dernières manches.
dice-lesson-crossing = Vous avez quatre dés. Les jaunes désignent une ligne, les bleus une colonne. Là où deux dés se croisent, vous pouvez construire.
dice-lesson-build = { $count ->
    [one] { $count } croisement est libre, marqué en doré. Choisissez-le.
   *[other] { $count } croisements sont libres, marqués en doré. Choisissez-en un.
}
dice-lesson-all-built = Tous vos croisements sont construits. Ce n’est pas grave : gagnez une pièce pour chacun.
dice-lesson-confirm = Rien n’est joué avant votre confirmation.
dice-lesson-second = Pour { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, vous pouvez aussi construire au croisement des deux autres dés. Faites-le, ou refusez et gardez les pièces.
dice-lesson-passed = Les deux dés utilisés sont relancés et restent chez vous. Les deux autres vont à { $name } sans changer. Après deux bâtiments ou des pièces, vous lancez les quatre et choisissez.
dice-lesson-retain = Les quatre dés ont été lancés. Choisissez-en un de chaque couleur à garder. Les deux autres sont passés.
dice-lesson-retain-confirm = Gardez ces deux-là, ou choisissez-en d’autres.
dice-lesson-change = Avant votre action, une pièce change un dé de 1. Essayez : choisissez un dé.
dice-lesson-change-arrows = Les flèches tournent le dé. Chaque pas coûte une pièce.
dice-lesson-change-confirm = Les nouveaux croisements sont déjà montrés. Confirmez pour payer.
dice-lesson-coins = Maintenant, gagnez des pièces. Chaque croisement déjà construit en donne une, puis vous lancez les quatre dés.
dice-lesson-families = La feuille commune compte les bâtiments de chaque famille. À la fin, le plus grand nombre rapporte le plus. Qui complète une famille reçoit aussitôt sa meilleure place.
dice-lesson-lines = Les lignes et les colonnes comptent aussi : 4, 5 ou 6 bâtiments rapportent 2, 5 ou 10 points.
dice-lesson-scoring = Après la manche { $rounds }, tout est compté : familles, lignes, et 1 point pour 2 pièces restantes.
dice-lesson-play = À vous : construisez là où cela rapporte le plus, ou gagnez des pièces.
dice-lesson-wait = { $name } joue. Regardez quels dés viennent à vous.
dice-lesson-end = La dernière manche a commencé. Vous savez l’essentiel : finissez la partie et regardez le décompte.
