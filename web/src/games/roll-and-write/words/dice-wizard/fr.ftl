# Choisir une partie de dés.

dice-wizard-title = 3 · Solitaire et feuille
dice-wizard-who = Qui joue
dice-wizard-others = À plusieurs
dice-wizard-alone = En solitaire
dice-wizard-opponents = Adversaires
dice-wizard-opponents-text = Des joueurs fictifs qui lancent les dés pour des bâtiments et vous prennent des places. Plus ils sont nombreux, plus la partie est difficile et courte.
dice-wizard-rounds-now = Vous jouez { $count } tours.
dice-wizard-rule = Règle
dice-wizard-goal = But
dice-wizard-high = meilleur score
dice-wizard-high-text = Le plus de points possible. Vos adversaires ne font que prendre des places.
dice-wizard-duel = duel
dice-wizard-duel-text = Vos adversaires marquent aussi. Vous gagnez avec plus de points que chacun d’eux.
dice-wizard-against = { $count } adversaires, { $goal }
dice-wizard-best = Meilleurs scores
dice-wizard-two = À deux, un joueur fictif nommé Dirk participe. Il lance les dés pour des bâtiments et prend des places.
dice-wizard-rival = Dirk
dice-wizard-rival-text = un joueur fictif participe
dice-wizard-rounds = { $count ->
    [one] tour
   *[other] tours
}
dice-wizard-sheet = Feuille
dice-wizard-own = votre feuille
dice-wizard-sheets = Vos feuilles
