# Les règles, chacune en un titre et deux phrases.

rules-section-bonus = Module : les cartes de prime
rules-BONUS-01-title = Les dix cartes
rules-BONUS-01-text = Dix cartes montrent les dix bâtiments sans aucun mur, une pour chacun. Une carte porte le nom de sa tuile.
rules-BONUS-02-title = Combien de cartes
rules-BONUS-02-text = À deux ou trois, chacun reçoit trois cartes, à quatre ou cinq deux, à six une. Les autres quittent la partie sans être vues.
rules-BONUS-04-title = Quand montrer une carte
rules-BONUS-04-text = Une carte peut être montrée à tout moment tant qu’exactement sa tuile se trouve dans votre Alhambra. La réserve ne compte pas, une tuile semblable avec un mur non plus.
rules-BONUS-05-title = Une tuile de plus
rules-BONUS-05-text = Une carte montrée compte comme une tuile de plus de sa famille dans chaque majorité. Elle n’a pas de place sur le plan.
rules-BONUS-06-title = Gratuit et libre
rules-BONUS-06-text = Montrer une carte ne coûte rien et n’est pas une action. Personne n’y est obligé avant le dernier décompte.
rules-BONUS-07-title = Retour avec la tuile
rules-BONUS-07-text = Si sa tuile quitte l’Alhambra, la carte revient en main, face cachée. Elle peut être montrée de nouveau quand la tuile est reconstruite.
rules-BONUS-09-title = Avant un décompte
rules-BONUS-09-text = Avant de compter les points, chacun à son tour peut encore montrer des cartes. Au dernier décompte, toutes celles qui peuvent l’être sont montrées.
