# Ein Würfelspiel wählen.

dice-wizard-title = 3 · Allein und Blatt
dice-wizard-who = Wer spielt
dice-wizard-others = Mit anderen
dice-wizard-alone = Allein
dice-wizard-opponents = Gegner
dice-wizard-opponents-text = Erdachte Mitspieler, die um Gebäude würfeln und dir Plätze wegnehmen. Je mehr es sind, desto schwerer und kürzer wird das Spiel.
dice-wizard-rounds-now = Du spielst { $count } Runden.
dice-wizard-rule = Regel
dice-wizard-goal = Ziel
dice-wizard-high = Höchstpunktzahl
dice-wizard-high-text = So viele Punkte wie möglich. Deine Gegner nehmen nur Plätze weg.
dice-wizard-duel = Duell
dice-wizard-duel-text = Auch deine Gegner bekommen Punkte. Du gewinnst mit mehr Punkten als jeder von ihnen.
dice-wizard-against = { $count } Gegner, { $goal }
dice-wizard-best = Bestenliste
dice-wizard-two = Zu zweit spielt ein erdachter Spieler namens Dirk mit. Er würfelt um Gebäude und nimmt Plätze weg.
dice-wizard-rival = Dirk
dice-wizard-rival-text = ein erdachter Spieler macht mit
dice-wizard-rounds = { $count ->
    [one] Runde
   *[other] Runden
}
dice-wizard-sheet = Blatt
dice-wizard-own = dein eigenes Blatt
dice-wizard-sheets = Eigene Blätter
