# Ce qui se dit des indices en français, quel que soit le jeu.

hint-two = L’un de ces deux coups est le meilleur que je voie.
hint-only = Vous ne pouvez rien faire d’autre.
