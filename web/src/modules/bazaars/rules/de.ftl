# Die Regeln, jede als Titel und in zwei Sätzen.

rules-section-bazaars = Modul: die Bazare
rules-BAZ-01-title = Die Bazare
rules-BAZ-01-text = Acht Plättchen zeigen eine Währung und drei Gebäudefarben. Einen eigenen Preis haben sie nicht.
rules-BAZ-02-title = Unter die Plättchen gemischt
rules-BAZ-02-text = Die Bazare werden unter die Gebäude gemischt. Es sind dann 62 Plättchen.
rules-BAZ-03-title = Neben dem Bauhof
rules-BAZ-03-text = Ein gezogener Bazar kommt neben den Bauhof, und für das Feld wird weiter gezogen. Dort können mehrere Bazare warten.
rules-BAZ-04-title = Der Preis eines anderen Plättchens
rules-BAZ-04-text = Ein Bazar wird in seiner Währung bezahlt, zum Preis des Plättchens auf dem Feld dieser Währung. Mit diesem Plättchen ändert sich der Preis.
rules-BAZ-05-title = Nur passend
rules-BAZ-05-text = Ein Bazar wird genau passend bezahlt. Nach jedem Bazar ist man also noch einmal am Zug.
rules-BAZ-06-title = Ohne Preis kein Kauf
rules-BAZ-06-text = Ist das Feld seiner Währung leer, kann ein Bazar nicht gekauft werden. Das gilt auch für den Wesir und für Abdul Karim.
rules-BAZ-07-title = Was den Preis bestimmt, bleibt
rules-BAZ-07-text = Der Kauf eines Bazars macht kein Feld frei. Zwei Bazare einer Währung können zu diesem Preis gekauft werden.
rules-BAZ-09-title = Gelegt wie ein Gebäude
rules-BAZ-09-text = Ein Bazar wird gebaut, gelagert und umgebaut wie ein Gebäude. Es gelten dieselben Bauregeln.
rules-BAZ-10-title = Keine Gebäudeart
rules-BAZ-10-text = Ein Bazar gehört zu keiner Gebäudeart. Er zählt in keiner Mehrheit.
rules-BAZ-11-title = Gebäude mal Farben
rules-BAZ-11-text = In der letzten Wertung zählen auf den acht Feldern ringsum die Gebäude seiner drei Farben. Mal genommen wird mit der Zahl dieser Farben, die dort liegen: höchstens 8 × 3 = 24.
rules-BAZ-12-title = Mauern spielen keine Rolle
rules-BAZ-12-text = Ein Gebäude kann für mehrere Bazare zählen, ob mit Mauern oder ohne. Ein Bazar in der Reserve bringt nichts.
rules-BAZ-13-title = Weder Bazare noch Bauhütten
rules-BAZ-13-text = Bazare und Bauhütten zählen nicht als Nachbarn eines Bazars. Auch der Brunnen und Feldlager nicht.
rules-BAZ-15-title = Nicht verteilt
rules-BAZ-15-text = Bazare, die am Ende übrig sind, bekommt niemand. Nur die Plättchen des Bauhofs werden verteilt.
rules-BAZ-16-title = Das Ende des Spiels
rules-BAZ-16-text = Ein Bazar füllt kein Feld. Das Spiel endet, wenn für eines davon kein anderes Plättchen mehr da ist.
rules-BAZ-30-title = Mit dem Wesir
rules-BAZ-30-text = Der Wesir darf einen Bazar kaufen. Dann folgt keine weitere Aktion.
