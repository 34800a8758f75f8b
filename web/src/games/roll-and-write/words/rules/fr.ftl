# Les règles du jeu de dés : un titre et deux phrases pour chacune.

rules-section-rw-comp = Roll & Write : dés et feuilles
rules-section-rw-setup = Roll & Write : la mise en place
rules-section-rw-round = Roll & Write : les manches
rules-section-rw-turn = Roll & Write : un tour
rules-section-rw-build = Roll & Write : construire
rules-section-rw-coin = Roll & Write : gagner des pièces
rules-section-rw-spec = Roll & Write : les actions spéciales
rules-section-rw-bonus = Roll & Write : compléter une famille
rules-section-rw-end = Roll & Write : le décompte final
rules-section-rw-fict = Roll & Write : les joueurs fictifs
rules-section-rw-solo = Roll & Write : en solo
rules-section-rw-rulings = Roll & Write : cas particuliers

rules-RW-COMP-01-title = Douze dés
rules-RW-COMP-01-text = Il y a 6 dés bleus et 6 dés jaunes. Chaque joueur utilise un dé de chaque couleur, et le premier joueur deux.
rules-RW-COMP-02-title = La feuille du joueur
rules-RW-COMP-02-text = Une feuille a 36 cases en 6 lignes et 6 colonnes, chacune avec un type de bâtiment. Un dé bleu désigne une colonne, un dé jaune une ligne.
rules-RW-COMP-03-title = La feuille de score commune
rules-RW-COMP-03-text = Chacun y a une ligne avec des cases pour chaque famille. Elle montre aussi les points des trois premières places et les manches.
rules-RW-COMP-05-title = Rien n’est caché
rules-RW-COMP-05-text = Toutes les feuilles sont visibles par tous. Seuls les dés qui restent à lancer sont inconnus.

rules-RW-SETUP-01-title = Une feuille et deux dés chacun
rules-RW-SETUP-01-text = Chacun prend une feuille, un dé bleu et un dé jaune. Le hasard désigne qui commence.
rules-RW-SETUP-02-title = Trois bâtiments de départ
rules-RW-SETUP-02-text = Trois fois, chacun lance deux dés et construit à leur croisement. Si la case est déjà construite, les deux dés sont relancés.
rules-RW-SETUP-03-title = Les dés en attente
rules-RW-SETUP-03-text = Ensuite chacun lance encore une fois et laisse les deux dés sur sa feuille. Rien n’est encore construit.
rules-RW-SETUP-04-title = La paire supplémentaire
rules-RW-SETUP-04-text = Le premier joueur lance une paire de plus et la pose sur sa feuille. Ainsi le joueur actif a toujours quatre dés.
rules-RW-SETUP-05-title = Trois pièces pour commencer
rules-RW-SETUP-05-text = Chacun commence avec 3 pièces. Elles sont déjà entourées sur la feuille.
rules-RW-SETUP-06-title = Cocher la feuille de score
rules-RW-SETUP-06-text = Tout ce qui est construit est aussi coché dans la case libre suivante de sa famille. Cela vaut aussi pour les bâtiments de départ.

rules-RW-ROUND-01-title = Le nombre de manches
rules-RW-ROUND-01-text = À trois, quatre ou cinq participants, il y a 18, 15 ou 12 manches. Les joueurs fictifs sont comptés.
rules-RW-ROUND-02-title = L’ordre du tour
rules-RW-ROUND-02-text = Le premier joueur commence chaque manche, les autres suivent dans le sens des aiguilles d’une montre. Il reste le même toute la partie.
rules-RW-ROUND-03-title = Après la dernière manche
rules-RW-ROUND-03-text = Après la dernière manche, la partie est finie. Vient alors le décompte final.
rules-RW-ROUND-04-title = Le déroulement d’une manche
rules-RW-ROUND-04-text = D’abord tous les joueurs ont leur tour, puis les joueurs fictifs lancent. Enfin viennent les points des familles complétées dans la manche.

rules-RW-TURN-01-title = Quatre dés pour le joueur actif
rules-RW-TURN-01-text = Le joueur actif a 2 dés bleus et 2 dés jaunes sur sa feuille. Tous les autres ont un dé de chaque couleur.
rules-RW-TURN-02-title = Le déroulement d’un tour
rules-RW-TURN-02-text = On peut d’abord changer des dés, puis on fait une seule action : construire ou gagner des pièces. Après une construction, une deuxième est possible, puis les dés sont lancés et passés.
rules-RW-TURN-03-title = Là où les dés se croisent
rules-RW-TURN-03-text = Chaque dé jaune croise chaque dé bleu : cela donne jusqu’à quatre cases. Deux dés d’une couleur avec le même chiffre sont empilés et donnent moins de cases.
rules-RW-TURN-04-title = Où vont les dés
rules-RW-TURN-04-text = Après une construction, vous relancez les deux dés utilisés et passez les deux autres sans les changer. Après deux constructions ou un gain de pièces, vous lancez les quatre, gardez un dé de chaque couleur et passez les autres.
rules-RW-TURN-05-title = Deux et quatre dés
rules-RW-TURN-05-text = Après votre tour, vous avez deux dés et le joueur suivant quatre. Les dés reçus sur un emplacement occupé sont empilés, et aucun chiffre ne change.
rules-RW-TURN-06-title = Après le tout dernier tour
rules-RW-TURN-06-text = Au dernier tour de la partie, les dés ne sont plus ni lancés ni passés. Personne ne les utiliserait.

rules-RW-BUILD-01-title = Construire
rules-RW-BUILD-01-text = Choisissez un croisement de vos dés qui n’est pas encore construit. Il est barré sur votre feuille et coché sur la feuille de score.
rules-RW-BUILD-02-title = Quand tout est construit
rules-RW-BUILD-02-text = Si tous les croisements de vos dés sont construits, vous ne pouvez pas construire. Gagnez alors des pièces, ou changez d’abord un dé.
rules-RW-BUILD-03-title = Les dés non utilisés
rules-RW-BUILD-03-text = Ils vont au joueur suivant sans changer de chiffre. Regardez ce qu’il pourrait construire avec.
rules-RW-BUILD-04-title = Les dés utilisés
rules-RW-BUILD-04-text = Vous les relancez aussitôt et les posez sur votre propre feuille. Ils y attendent votre prochain tour.
rules-RW-BUILD-05-title = Construire n’est pas obligatoire
rules-RW-BUILD-05-text = Vous pouvez gagner des pièces même si vous pourriez construire. De nouveaux dés peuvent le valoir.

rules-RW-COIN-01-title = Gagner des pièces
rules-RW-COIN-01-text = Vous gagnez 1 pièce pour chacun des quatre croisements déjà construits. Avec des dés empilés, la même case compte deux ou quatre fois.
rules-RW-COIN-02-title = La réserve est pleine
rules-RW-COIN-02-text = Quand toutes les pièces de la feuille sont entourées, on n’en gagne plus. Les pièces dépensées ne libèrent pas de place.
rules-RW-COIN-03-title = De nouveaux dés après les pièces
rules-RW-COIN-03-text = Lancez ensuite les quatre dés et gardez-en un de chaque couleur. Les deux autres vont au joueur suivant sans changer.
rules-RW-COIN-04-title = À tout moment
rules-RW-COIN-04-text = Cette action peut toujours être choisie, même pour 0 pièce. Ce que vous gagnez se dépense à partir du tour suivant.

rules-RW-SPEC-01-title = Une action spéciale par tour
rules-RW-SPEC-01-text = En plus de l’action, vous pouvez faire une action spéciale par tour. Une option en permet une de chaque sorte.
rules-RW-SPEC-02-title = Changer des dés
rules-RW-SPEC-02-text = Avant votre action, chaque pièce change un dé de 1, vers le haut ou vers le bas. Un 1 ne devient jamais un 6, ni un 6 un 1.
rules-RW-SPEC-03-title = Un deuxième bâtiment
rules-RW-SPEC-03-text = Après une construction, 3 pièces paient un bâtiment au croisement des deux autres dés. Cette case doit être libre, et celle qui vient d’être construite ne l’est plus.
rules-RW-SPEC-04-title = Les dés après deux bâtiments
rules-RW-SPEC-04-text = Les quatre dés sont lancés. Vous en gardez un de chaque couleur et passez les deux autres.
rules-RW-SPEC-05-title = Un dé de chaque couleur
rules-RW-SPEC-05-text = En un tour, on change au plus un dé jaune et un dé bleu, chacun avec autant de pièces que voulu. Un dé d’une pile est changé seul.
rules-RW-SPEC-06-title = Un changement reste
rules-RW-SPEC-06-text = Un dé changé garde son chiffre jusqu’au prochain lancer. Si vous ne l’utilisez pas, il est passé ainsi.
rules-RW-SPEC-07-title = Dépenser des pièces
rules-RW-SPEC-07-text = Seules les pièces entourées et non barrées peuvent être dépensées. Chaque pièce dépensée est barrée.

rules-RW-BONUS-01-title = Compléter une famille
rules-RW-BONUS-01-text = Qui coche la dernière case d’une famille reçoit, à la fin de la manche, les points de sa meilleure place libre. Cette place est alors prise.
rules-RW-BONUS-02-title = Plusieurs dans la même manche
rules-RW-BONUS-02-text = Si plusieurs complètent la même famille dans une manche, les points d’autant de places sont additionnés et partagés. Le résultat est arrondi à l’inférieur.
rules-RW-BONUS-04-title = Aussi à la dernière manche
rules-RW-BONUS-04-text = Les familles complétées à la dernière manche comptent aussi. Leurs points viennent avant le décompte final.

rules-RW-END-01-title = Les places des familles
rules-RW-END-01-text = Dans chaque famille, les places encore libres vont à ceux qui ont le plus de bâtiments, au moins un. En cas d’égalité, les points des places sont additionnés et partagés, arrondis à l’inférieur.
rules-RW-END-02-title = Lignes et colonnes
rules-RW-END-02-text = Chaque ligne et colonne avec 4, 5 ou 6 bâtiments donne 2, 5 ou 10 points. Les bâtiments n’ont pas besoin d’être voisins.
rules-RW-END-03-title = Les pièces restantes
rules-RW-END-03-text = Deux pièces restantes donnent 1 point. Une seule ne donne rien.
rules-RW-END-04-title = Qui gagne
rules-RW-END-04-text = Le plus haut total gagne, points des familles complétées compris. Les ex æquo partagent la victoire.

rules-RW-FICT-01-title = Compléter jusqu’à trois
rules-RW-FICT-01-text = À deux joueurs, un joueur fictif participe, en solo au moins deux. Ils ont une ligne sur la feuille de score, mais ni feuille ni pièces.
rules-RW-FICT-02-title = Leur mise en place
rules-RW-FICT-02-text = Trois fois, on lance deux dés pour chacun et on coche la famille trouvée sur la grille. Si la même case revient, la case suivante est cochée.
rules-RW-FICT-03-title = Ils ne reçoivent pas vos dés
rules-RW-FICT-03-text = Les joueurs se passent les dés entre eux seulement. À deux, ils vont toujours à l’autre.
rules-RW-FICT-04-title = Leur tour
rules-RW-FICT-04-text = À la fin d’une manche, on lance deux dés pour chacun et on coche la famille trouvée. Si toutes ses cases sont pleines, les deux dés sont relancés.
rules-RW-FICT-05-title = Quand ils complètent une famille
rules-RW-FICT-05-text = Ils ne reçoivent pas de points, mais la place est prise. Si vous terminez dans la même manche, vous partagez, et leur part est perdue.
rules-RW-FICT-06-title = À la fin, ils gardent leur rang
rules-RW-FICT-06-text = Ils sont classés comme des joueurs et vous prennent des places. Leurs points sont perdus.
rules-RW-FICT-08-title = Ils ne peuvent pas gagner
rules-RW-FICT-08-text = Les joueurs fictifs n’ont pas de points et ne peuvent pas gagner. Le duel en solo est l’exception.

rules-RW-SOLO-01-title = Jouer seul
rules-RW-SOLO-01-text = Vous jouez 18 manches contre deux joueurs fictifs. Atteignez le plus de points possible.
rules-RW-SOLO-02-title = Les dés après une construction en solo
rules-RW-SOLO-02-text = Rien n’est passé : les deux dés non utilisés restent avec leurs chiffres. Les deux dés utilisés sont relancés.
rules-RW-SOLO-03-title = Les quatre dés restent
rules-RW-SOLO-03-text = Après un gain de pièces ou deux bâtiments, vous lancez les quatre dés. Tous restent sur votre feuille.
rules-RW-SOLO-04-title = Plus d’adversaires
rules-RW-SOLO-04-text = Pour une partie plus difficile, prenez trois ou quatre joueurs fictifs. Il y a alors 15 ou 12 manches.
rules-RW-SOLO-05-title = Le duel
rules-RW-SOLO-05-text = Dans un duel, les joueurs fictifs reçoivent les points de leurs places. À la place des lignes et des pièces, chacun reçoit 21, 18 ou 15 points, à deux, trois ou quatre.
rules-RW-SOLO-06-title = Gagner le duel
rules-RW-SOLO-06-text = Vous gagnez avec plus de points que chaque joueur fictif. À égalité avec le meilleur, la victoire est partagée.
rules-RW-SOLO-07-title = Leur ordre
rules-RW-SOLO-07-text = Les joueurs fictifs lancent après vous à chaque manche. Ils le font dans l’ordre de leurs lignes.

rules-RW-R1-title = Qui lance les dés utilisés
rules-RW-R1-text = Celui qui a construit avec eux les lance, et ils restent sur sa feuille. Ainsi, tous ceux qui attendent ont deux dés lancés.
rules-RW-R2-title = Quels deux dés
rules-RW-R2-text = On peut changer deux dés : un bleu et un jaune. Lesquels des quatre, c’est à vous de choisir.
rules-RW-R5-title = Pas de relance pour une pièce
rules-RW-R5-text = Une pièce change un dé de 1, rien de plus. Elle n’achète pas de relance.
rules-RW-R6-title = Comment s’appellent les joueurs fictifs
rules-RW-R6-text = Ils s’appellent Dirk, Dirki, Dirkelson et Dirkina. Le quatrième nom est notre choix.
