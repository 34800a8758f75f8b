# Die Wörter der Aufbauhilfe auf Deutsch.


## Überschriften

guide-title = Spielaufbau
guide-stage-players = Vor jedem Spieler
guide-stage-tiles = Plättchen und Bauhof
guide-stage-money = Geld
guide-stage-deck = Der Geldstapel in fünf Teilen
guide-stage-rest = Zum Schluss

guide-mix = { $players } Spieler · { $edition } · { $modules }
guide-mix-plain = { $players } Spieler · { $game }
guide-base-only = Grundspiel

## Teile von Sätzen

guide-part-building = { $count } × { building }
guide-part-space = Feld { $space } { $currency }
guide-part-pile = { $count } auf Stapel { $pile }
guide-part-scoring = { $scoring ->
    [1] die erste Wertungskarte
   *[other] die zweite Wertungskarte
}

## Das Grundspiel

guide-places = Jeder der { $players } Spieler nimmt einen Brunnen, den Anfang seiner Alhambra, dazu eine leere Reservetafel, und stellt einen Zählstein auf Feld 0 der Wertungsleiste.
guide-tiles = Nehmt die { $count } Gebäudeplättchen: { $parts }.
guide-shuffle-tiles = Mischt alle { $count } Plättchen verdeckt: Das ist der Vorrat.
guide-market = Zieht { $count } Plättchen und legt sie offen auf den Bauhof, in dieser Reihenfolge: { $parts }.
guide-money = Nehmt die { $cards } Geldkarten: { $currencies } Währungen, Werte { $low } bis { $high }, je { $copies }-mal. Legt die beiden Wertungskarten zur Seite.
guide-money-fewer = Legt jede Geldkarte { $removed }-mal in die Schachtel zurück; { $cards } bleiben: { $currencies } Währungen, Werte { $low } bis { $high }, je { $copies }-mal. Legt die beiden Wertungskarten zur Seite.
guide-shuffle-money = Mischt alle { $cards } Karten zusammen, verdeckt.
guide-deal = Teilt einem nach dem anderen aus: Deckt Karte um Karte auf, bis sie zusammen { $least } oder mehr wert sind, gleich in welchen Währungen. Die Karten bleiben offen liegen, bis alle ihre haben.
guide-first-player = Wer die wenigsten Karten hat, beginnt; bei Gleichstand entscheidet die kleinste Summe, dann das jüngste Alter. Nun nehmen alle ihre Karten verdeckt auf die Hand.
guide-display = Deckt { $count } weitere Karten auf: Das ist die erste Auslage.
guide-piles = Teilt den Rest verdeckt in { $piles } fast gleich große Stapel, die größeren zuerst: { $total } Karten ohne die ausgeteilten und ohne die { $display } der Auslage. Zum Beispiel bleiben nach { $each } Karten für jeden noch { $rest }, in Stapeln von { $sizes }.
guide-scoring-cards = Legt die erste Wertungskarte verdeckt auf Stapel { $first } und die zweite auf Stapel { $second }.
guide-pile = Mischt Stapel { $pile }. Außer Geld enthält er { $parts }.
guide-stack = Legt die { $piles } Stapel verdeckt aufeinander: Stapel 1 nach oben, Stapel { $piles } nach unten. Das ist der Geldstapel.
guide-discard = Lasst neben dem Geldstapel Platz für die Ablage; noch gibt es keine.
guide-begin = Der erste Spieler beginnt, die anderen folgen im Uhrzeigersinn.
