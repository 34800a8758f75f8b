# Les règles, chacune en un titre et deux phrases.

rules-section-gates = Module : les portes de la ville
rules-GATE-03-title = Une carte Porte apparaît
rules-GATE-03-text = Une carte Porte retournée est posée à côté du chantier. Elle ne prend pas de place parmi l’argent.
rules-GATE-04-title = Une seule carte ouverte
rules-GATE-04-text = Si une carte Porte est déjà là, la nouvelle est défaussée. Elle peut revenir avec la pioche suivante.
rules-GATE-05-title = À la place de l’argent
rules-GATE-05-text = Prendre la carte Porte est une action, comme prendre de l’argent. On ne prend rien d’autre avec elle.
rules-GATE-07-title = Ce que permet une porte
rules-GATE-07-text = Avec une carte Porte, vous pouvez poser une tuile qui ne touche votre Alhambra que par des doubles murs, où personne n’irait à pied. Toutes les autres règles de pose s’appliquent.
rules-GATE-08-title = Où se place la porte
rules-GATE-08-text = La porte se place sur l’un des doubles murs entre la nouvelle tuile et une tuile accessible. On peut y passer désormais ; le mur reste un mur.
rules-GATE-10-title = À chaque pose
rules-GATE-10-text = Une carte Porte peut être jouée à chaque pose d’une tuile. C’est vrai pour les achats, les réaménagements, le vizir et les dernières tuiles.
rules-GATE-11-title = Les portes restent
rules-GATE-11-text = Une porte ne bouge jamais. Les deux tuiles qu’elle relie ne peuvent plus être retirées ni échangées.
rules-GATE-12-title = Cartes utilisées
rules-GATE-12-text = Une carte Porte jouée quitte la partie. Les cartes en main à la fin ne valent rien.
rules-GATE-24-title = Pas de porte pour les camps
rules-GATE-24-text = Un camp s’appuie sur un mur de l’extérieur et n’a besoin d’aucun accès. Aucune porte ne se place donc contre un rempart.
rules-GATE-25-title = Seulement sur des murs imprimés
rules-GATE-25-text = Une porte se place là où le mur est imprimé sur les deux tuiles. Les murs ajoutés pendant la partie n’en portent pas.
rules-GATE-R4-title = Seulement si nécessaire
rules-GATE-R4-text = Une porte ne se pose que là où rien d’autre ne donne accès à la tuile posée. Elle ne se pose pas d’avance. Un bâtiment qui prend la place d’un campement peut en avoir besoin.
