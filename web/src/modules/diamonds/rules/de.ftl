# Die Regeln, jede als Titel und zwei Sätze.

rules-section-diamonds = Modul: die Diamanten
rules-DIAM-01-title = Elf Diamantkarten
rules-DIAM-01-text = Elf Karten zeigen Diamanten im Wert von 3 bis 9. Sie sind eine fünfte Währung.
rules-DIAM-02-title = Von Anfang an
rules-DIAM-02-text = Diamanten werden unter das Geld gemischt, bevor ausgeteilt wird. Sie zählen bei den ersten 20 mit.
rules-DIAM-03-title = Genommen wie Geld
rules-DIAM-03-text = Diamanten nimmt man wie anderes Geld. Man darf sie mit anderen Karten bis 5 zusammen nehmen.
rules-DIAM-04-title = Für jedes Plättchen
rules-DIAM-04-text = Mit Diamanten kauft man jedes Plättchen vom Bauhof, welche Währung es auch kostet. Mehrere darf man zusammenzählen.
rules-DIAM-05-title = Nie gemischt
rules-DIAM-05-text = Bezahlt wird nur mit Diamanten oder ganz ohne. Keine Wechselkarte geht mit ihnen.
rules-DIAM-06-title = Passend in Diamanten
rules-DIAM-06-text = Wer in Diamanten passend bezahlt, ist noch einmal dran. Wer zu viel bezahlt, bekommt nichts heraus.
rules-DIAM-08-title = Nicht für die letzten Plättchen
rules-DIAM-08-text = Für die letzten Plättchen vom Bauhof zählen Diamanten nicht. Nur die vier Währungen zählen.
