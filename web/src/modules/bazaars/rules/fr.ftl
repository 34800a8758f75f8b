# Les règles, chacune en un titre et deux phrases.

rules-section-bazaars = Module : les bazars
rules-BAZ-01-title = Les bazars
rules-BAZ-01-text = Huit tuiles montrent une monnaie et trois couleurs de bâtiments. Elles n’ont pas de prix.
rules-BAZ-02-title = Mélangés aux tuiles
rules-BAZ-02-text = Les bazars sont mélangés aux tuiles Bâtiment. Il y a alors 62 tuiles.
rules-BAZ-03-title = À côté du chantier
rules-BAZ-03-text = Un bazar pioché est posé à côté du chantier, et l’on pioche encore pour l’emplacement. Plusieurs bazars peuvent y attendre.
rules-BAZ-04-title = Le prix d’une autre tuile
rules-BAZ-04-text = Un bazar se paie dans sa monnaie, au prix de la tuile posée sur l’emplacement de cette monnaie. Le prix change avec cette tuile.
rules-BAZ-05-title = Appoint obligatoire
rules-BAZ-05-text = Un bazar se paie exactement. Vous rejouez donc après chaque bazar.
rules-BAZ-06-title = Sans prix, pas d’achat
rules-BAZ-06-text = Si l’emplacement de sa monnaie est vide, le bazar ne s’achète pas. Cela vaut aussi pour le vizir et pour Abdul Karim.
rules-BAZ-07-title = La tuile qui fixe le prix reste
rules-BAZ-07-text = Acheter un bazar ne libère aucun emplacement. Deux bazars de la même monnaie peuvent s’acheter à ce prix.
rules-BAZ-09-title = Posé comme un bâtiment
rules-BAZ-09-text = Un bazar se construit, se met en réserve et se réaménage comme un bâtiment. Les mêmes règles de pose valent.
rules-BAZ-10-title = Aucun type
rules-BAZ-10-text = Un bazar n’est d’aucun type de bâtiment. Il ne compte dans aucune majorité.
rules-BAZ-11-title = Bâtiments fois couleurs
rules-BAZ-11-text = Au dernier décompte, comptez parmi les huit cases autour du bazar les bâtiments de ses trois couleurs. Multipliez par le nombre de ces couleurs présentes : 8 × 3 = 24 au plus.
rules-BAZ-12-title = Les murs n’importent pas
rules-BAZ-12-text = Un bâtiment peut compter pour plusieurs bazars, murs ou non. Un bazar en réserve ne rapporte rien.
rules-BAZ-13-title = Ni bazars ni abris
rules-BAZ-13-text = Les bazars et les abris ne comptent pas comme voisins d’un bazar. La fontaine et les campements non plus.
rules-BAZ-15-title = Pas distribués
rules-BAZ-15-text = Les bazars qui restent à la fin ne vont à personne. Seules les tuiles du chantier sont distribuées.
rules-BAZ-16-title = La fin de la partie
rules-BAZ-16-text = Un bazar ne remplit aucun emplacement. La partie s’achève quand il ne reste plus d’autre tuile pour l’un d’eux.
rules-BAZ-30-title = Avec le vizir
rules-BAZ-30-text = Le vizir peut acheter un bazar. Il n’y a alors pas d’action de plus.
