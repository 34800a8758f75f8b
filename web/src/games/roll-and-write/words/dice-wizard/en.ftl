# Choosing a game of dice.

dice-wizard-title = 3 · Solo and sheet
dice-wizard-who = Who plays
dice-wizard-others = With others
dice-wizard-alone = Alone
dice-wizard-opponents = Opponents
dice-wizard-opponents-text = Fictitious players who roll for buildings and take places from you. More of them make it harder and shorter.
dice-wizard-rounds-now = You play { $count } rounds.
dice-wizard-rule = Rule
dice-wizard-goal = Goal
dice-wizard-high = high score
dice-wizard-high-text = As many points as possible. Your opponents only take places.
dice-wizard-duel = duel
dice-wizard-duel-text = Your opponents score too. You win with more points than each of them.
dice-wizard-against = { $count } opponents, { $goal }
dice-wizard-best = Best scores
dice-wizard-two = With two players, a fictitious player called Dirk takes part. He rolls for buildings and takes places.
dice-wizard-rival = Dirk
dice-wizard-rival-text = a fictitious player takes part
dice-wizard-rounds = { $count ->
    [one] round
   *[other] rounds
}
dice-wizard-sheet = Sheet
dice-wizard-own = your own sheet
dice-wizard-sheets = Sheets of your own
