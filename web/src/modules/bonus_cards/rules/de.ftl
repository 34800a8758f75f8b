# Die Regeln, jede als Titel und zwei Sätze.

rules-section-bonus = Modul: die Bonuskarten
rules-BONUS-01-title = Die zehn Karten
rules-BONUS-01-text = Zehn Karten zeigen die zehn Gebäude ohne Mauer, jede eines. Eine Karte heißt wie ihr Plättchen.
rules-BONUS-02-title = Wie viele Karten
rules-BONUS-02-text = Zu zweit oder dritt bekommt jeder drei Karten, zu viert oder fünft zwei, zu sechst eine. Die übrigen verlassen ungesehen das Spiel.
rules-BONUS-04-title = Wann eine Karte gezeigt werden darf
rules-BONUS-04-text = Eine Karte darf jederzeit gezeigt werden, solange genau ihr Plättchen in deiner Alhambra liegt. Die Reserve zählt nicht, ein ähnliches Plättchen mit Mauer auch nicht.
rules-BONUS-05-title = Ein Plättchen mehr
rules-BONUS-05-text = Eine gezeigte Karte zählt in jeder Mehrheit als ein Plättchen ihrer Art mehr. Einen Platz im Palast hat sie nicht.
rules-BONUS-06-title = Kostenlos und freiwillig
rules-BONUS-06-text = Eine Karte zu zeigen kostet nichts und ist keine Aktion. Vor der letzten Wertung muss es niemand tun.
rules-BONUS-07-title = Zurück mit dem Plättchen
rules-BONUS-07-text = Verlässt ihr Plättchen die Alhambra, kommt die Karte verdeckt auf die Hand zurück. Sie kann wieder gezeigt werden, wenn das Plättchen wieder gebaut ist.
rules-BONUS-09-title = Vor einer Wertung
rules-BONUS-09-text = Bevor gezählt wird, darf jeder der Reihe nach noch Karten zeigen. In der letzten Wertung werden alle gezeigt, die gezeigt werden können.
