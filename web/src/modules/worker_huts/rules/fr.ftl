# Les règles, chacune en un titre et deux phrases.

rules-section-huts = Module : les abris de chantier
rules-HUT-01-title = Les 24 abris
rules-HUT-01-text = Il y a 24 abris aux couleurs des six familles. Ils portent des murs comme les bâtiments.
rules-HUT-02-title = Six piles
rules-HUT-02-text = Les abris forment six piles, une par couleur. Le premier de chaque pile est visible.
rules-HUT-04-title = Prendre un abri
rules-HUT-04-text = Prendre un abri visible est une action, aussi après un appoint. Il faut en posséder moins de trois.
rules-HUT-05-title = Gratuit
rules-HUT-05-text = Un abri ne coûte rien. Le suivant de sa pile est retourné aussitôt.
rules-HUT-06-title = Pas d’action de plus
rules-HUT-06-text = Un abri ne se paie pas. Aucune action de plus ne suit donc.
rules-HUT-08-title = Trois au plus
rules-HUT-08-text = Personne ne possède plus de trois abris, réserve comprise. On ne peut pas les rendre.
rules-HUT-09-title = Posés comme les bâtiments
rules-HUT-09-text = Toutes les règles de pose et de réaménagement valent pour les abris. On peut les traverser.
rules-HUT-11-title = Ce que compte un abri
rules-HUT-11-text = Au décompte, un abri compte les bâtiments de sa couleur à côté de lui qu’aucun mur n’en sépare. Il en compte trois au plus.
rules-HUT-12-title = Comptés plusieurs fois
rules-HUT-12-text = Les bâtiments à côté d’un abri comptent aussi pour eux-mêmes. Un bâtiment peut compter pour plusieurs abris.
rules-HUT-13-title = Abri contre abri
rules-HUT-13-text = Un abri n’est pas un bâtiment. Un abri à côté d’un abri ne compte rien.
rules-HUT-14-title = Les murs des abris
rules-HUT-14-text = Les murs des abris comptent pour le plus long mur d’enceinte. Un abri en réserve ne compte rien.
