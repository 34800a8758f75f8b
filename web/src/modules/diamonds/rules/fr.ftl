# Les règles, chacune en un titre et deux phrases.

rules-section-diamonds = Module : les diamants
rules-DIAM-01-title = Onze cartes Diamant
rules-DIAM-01-text = Onze cartes montrent des diamants d’une valeur de 3 à 9. C’est une cinquième monnaie.
rules-DIAM-02-title = Dès le début
rules-DIAM-02-text = Les diamants sont mélangés à l’argent avant toute distribution. Ils comptent pour les 20 du début.
rules-DIAM-03-title = Pris comme l’argent
rules-DIAM-03-text = Les diamants se prennent comme l’argent. On peut les prendre avec d’autres cartes jusqu’à 5.
rules-DIAM-04-title = Pour toute tuile
rules-DIAM-04-text = Les diamants achètent toute tuile du chantier, quelle que soit sa monnaie. On peut en additionner plusieurs.
rules-DIAM-05-title = Jamais mélangés
rules-DIAM-05-text = Un paiement se fait en diamants seulement, ou sans aucun diamant. Aucune carte de change ne les accompagne.
rules-DIAM-06-title = L’appoint en diamants
rules-DIAM-06-text = Qui fait l’appoint en diamants rejoue. Qui paie trop ne reçoit pas de monnaie.
rules-DIAM-08-title = Pas pour les dernières tuiles
rules-DIAM-08-text = Pour les dernières tuiles du chantier, les diamants ne comptent pas. Seules les quatre monnaies comptent.
