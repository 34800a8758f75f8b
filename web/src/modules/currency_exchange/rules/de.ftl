# Die Regeln, jede als Titel und zwei Sätze.

rules-section-exchange = Modul: die Wechselstube
rules-EXCH-03-title = Beim Geld
rules-EXCH-03-text = Eine aufgedeckte Wechselkarte liegt beim Geld in der Auslage. Sie nimmt einen der vier Plätze ein.
rules-EXCH-04-title = Allein genommen
rules-EXCH-04-text = Eine Wechselkarte zu nehmen ist eine Aktion wie Geld zu nehmen. Sonst wird nichts dazu genommen.
rules-EXCH-05-title = Beliebig viele
rules-EXCH-05-text = Du darfst beliebig viele Wechselkarten halten. Nur du siehst, welche es sind.
rules-EXCH-07-title = Zwei Währungen für ein Plättchen
rules-EXCH-07-text = Eine Karte zeigt zwei Währungen. Ein Plättchen, das eine davon kostet, kannst du mit Karten beider bezahlen, auch nur mit der anderen.
rules-EXCH-08-title = Passend ist passend
rules-EXCH-08-text = Ist die Summe genau der Preis, bist du noch einmal dran. Daran ändert die Wechselkarte nichts.
rules-EXCH-09-title = Für einen Kauf
rules-EXCH-09-text = Eine Wechselkarte hilft bei einem Kauf. Dann wird sie mit dem Geld abgelegt.
rules-EXCH-10-title = Sie kommen wieder
rules-EXCH-10-text = Wird der Ablagestapel zum neuen Stapel, sind benutzte Wechselkarten dabei. Man kann sie also wieder nehmen.
rules-EXCH-11-title = Am Ende nichts wert
rules-EXCH-11-text = Am Ende sind Wechselkarten nichts wert. Für die letzten Plättchen verbinden sie keine zwei Währungen.
rules-EXCH-R3-title = Option: nur passend
rules-EXCH-R3-text = Üblich ist: Auch mit einer Wechselkarte darf zu viel bezahlt werden. Mit dieser Option nur passend.
rules-EXCH-R4-title = Nur eine, und nur wenn sie hilft
rules-EXCH-R4-text = In einem Kauf wird nur eine Wechselkarte gespielt. Mindestens eine Karte der fremden Währung muss dabei bezahlt werden.
