# Comment jouer ici.

learn-title = Comment jouer ici

## Le but et le tour
learn-goal-title = Le but
learn-goal-text = Vous bâtissez votre Alhambra autour d’une fontaine. Trois fois, on compte les points : à qui a le plus de bâtiments de chaque sorte, et à chacun pour son plus long mur d’enceinte. Le plus grand total gagne.
learn-turn-text = À votre tour, choisissez une action. Rien n’est joué avant la confirmation, et Annuler revient pas à pas.
learn-turn-take = Prendre de l’argent
learn-turn-buy = Acheter une tuile
learn-turn-redesign = Réaménager
learn-turn-rule = Règle : choisir une action

## Prendre de l'argent
learn-money-title = Prendre de l’argent
learn-money-text = Prenez une carte de n’importe quelle valeur, ou plusieurs dont la somme fait 5 au plus. Les monnaies peuvent être mélangées. Les cartes se rangent dans votre bourse, sous la colonne de leur monnaie.
learn-money-one = une seule carte
learn-money-several = 3 + 2 = 5
learn-money-much = 4 + 3 = 7, trop pour deux cartes
learn-money-rule = Règle : une carte, ou plusieurs jusqu’à 5

## Acheter
learn-buy-title = Acheter, et payer juste
learn-buy-text = La pièce au-dessus d’une tuile dit avec quelle monnaie elle se paie. Payez au moins le prix, rien n’est rendu.
learn-buy-exact-text = Avec l’appoint, vous jouez encore une action dans le même tour. Cela peut se répéter.
learn-buy-exact = 7 + 5 = 12 : appoint, vous rejouez
learn-buy-over = 9 + 5 = 14 : 2 de trop
learn-buy-rule = Règle : appoint

## Placer
learn-place-title = Placer, selon quatre règles
learn-place-text = À la fin du tour, placez les tuiles achetées ou mettez-les en réserve. Les emplacements permis sont montrés. Choisissez une autre case : la table dit quelle règle l’interdit.
learn-allowed = Permis
learn-forbidden = Interdit
learn-turned-title = On ne tourne pas les tuiles
learn-turned-text = Le nord reste en haut, et le prix se lit.
learn-turned-yes = Trois tuiles en ligne. La Tour 11 est droite, son mur au nord.
learn-turned-no = La même Tour 11, tournée d’un quart : son mur est à l’est.
learn-turned-rule = Règle : orientation
learn-sides-title = Les côtés qui se touchent sont pareils
learn-sides-text = Mur contre mur, ou ouvert contre ouvert.
learn-sides-yes = Les Arcades 8 à côté du Jardin 10 : les deux côtés qui se touchent sont ouverts.
learn-sides-no = La Tour 10 à côté du Jardin 10 : son mur ouest touche un côté ouvert.
learn-sides-rule = Règle : côtés identiques
learn-foot-title = On y arrive à pied
learn-foot-text = Depuis la fontaine, un chemin mène à chaque tuile sans traverser de mur. Un coin ne suffit pas.
learn-foot-yes = Les Chambres 9, derrière un mur : un chemin en fait le tour depuis la fontaine.
learn-foot-no = Les Chambres 9, derrière un mur : le chemin depuis la fontaine s’arrête devant.
learn-foot-rule = Règle : à pied depuis la fontaine
learn-hole-title = Pas de trou
learn-hole-text = Aucune case vide ne reste enfermée.
learn-hole-yes = La Tour 12 remplit la case vide au milieu.
learn-hole-no = La Tour 12 au bord : la case vide au milieu serait enfermée.
learn-hole-rule = Règle : pas de trou

## Réaménager
learn-redesign-title = Réaménager
learn-redesign-text = C’est aussi une action. Les quatre règles valent ensuite pour tout le palais, et la fontaine ne bouge pas.
learn-redesign-add = Ajouter depuis la réserve
learn-redesign-remove = Retirer vers la réserve
learn-redesign-swap = Échanger dans la même case
learn-redesign-rule = Règle : ajouter, retirer, échanger

## Le mur
learn-wall-title = Le mur d’enceinte
learn-wall-text = Votre plus long mur extérieur compte, 1 point par segment. Les angles ne l’interrompent pas, un côté ouvert l’interrompt. Deux murs dos à dos sont à l’intérieur et ne comptent pas.
learn-wall-label = Un palais de 9 tuiles. Son plus long mur est tracé en or : 6 segments, donc 6 points.
learn-wall-rule = Règle : le plus long mur

## Les décomptes
learn-score-title = Les trois décomptes
learn-score-text = Deux cartes cachées dans la pioche annoncent les deux premiers. Le troisième vient à la fin. Pour chaque sorte, on compare le nombre de tuiles construites. La réserve ne compte pas.
learn-score-ties = À égalité, on additionne les points des rangs et on partage, arrondi vers le bas.
learn-score-caption = Points du premier, du deuxième et du troisième rang
learn-score-family = Bâtiment
learn-score-first = 1ᵉʳ décompte
learn-score-second = 2ᵉ décompte
learn-score-third = 3ᵉ décompte
learn-score-rule = Règle : table des points

## La fin
learn-end-title = La fin
learn-end-text = La partie s’arrête quand le chantier ne peut plus être rempli. Chaque tuile qui reste va à la personne la plus riche dans sa monnaie. Puis vient le dernier décompte.
learn-end-rule = Règle : fin de la partie
learn-play = Ouvrir une table
learn-rules = Lire toutes les règles

## Touches et gestes
learn-keys-title = Touches
learn-keys-text = Aucune n’est nécessaire : Tab, les flèches et Entrée mènent partout.
learn-keys-change = Changer ou couper les touches
learn-enter = Entrée
learn-escape = Échap
learn-key-slots = Choisir une tuile du chantier
learn-key-cards = Choisir une carte d’argent
learn-key-money = Aller à l’argent
learn-key-buy = Aller au chantier
learn-key-redesign = Aller à la réserve
learn-key-palace = Aller au palais
learn-key-reserve = Mettre la tuile en réserve
learn-key-undo = Annuler
learn-key-log = Ouvrir le journal
learn-key-help = Ouvrir cette page
learn-key-confirm = Confirmer
learn-key-back = Revenir d’un pas
learn-key-arrows = Se déplacer dans le palais
learn-key-zoom = Agrandir, réduire, voir tout le palais
learn-gestures-title = Gestes
learn-gesture-tap = Toucher pour choisir, puis confirmer
learn-gesture-hold = Appuyer longuement sur une case : pourquoi pas ici ?
learn-gesture-drag = Glisser pour déplacer le palais
learn-gesture-pinch = Pincer pour agrandir ou réduire
learn-gesture-fit = La cible montre tout le palais
learn-lesson-text = Une première partie guidée, à une vraie table.
