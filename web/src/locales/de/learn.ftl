# So spielt man hier.

learn-title = So spielt man hier

## Das Ziel und der Zug
learn-goal-title = Das Ziel
learn-goal-text = Du baust deine Alhambra um einen Brunnen. Dreimal wird gewertet: Wer die meisten Gebäude einer Art hat, bekommt Punkte, und alle bekommen welche für ihre längste Außenmauer. Die höchste Summe gewinnt.
learn-turn-text = Wenn du dran bist, wähle eine Aktion. Bevor du bestätigst, ist nichts gespielt, und „Zurück“ geht Schritt für Schritt.
learn-turn-take = Geld nehmen
learn-turn-buy = Ein Plättchen kaufen
learn-turn-redesign = Umbauen
learn-turn-rule = Regel: eine Aktion wählen

## Geld nehmen
learn-money-title = Geld nehmen
learn-money-text = Nimm eine Karte mit beliebigem Wert oder mehrere, die zusammen höchstens 5 ergeben. Währungen dürfen gemischt sein. Die Karten kommen in deine Börse, unter die Spalte ihrer Währung.
learn-money-one = eine einzelne Karte
learn-money-several = 3 + 2 = 5
learn-money-much = 4 + 3 = 7, zu viel für zwei Karten
learn-money-rule = Regel: eine Karte oder mehrere bis 5

## Kaufen
learn-buy-title = Kaufen, und passend bezahlen
learn-buy-text = Die Münze über einem Plättchen sagt, in welcher Währung es bezahlt wird. Zahle mindestens den Preis; Wechselgeld gibt es nicht.
learn-buy-exact-text = Wer passend bezahlt, hat im selben Zug noch eine Aktion. Das kann so weitergehen.
learn-buy-exact = 7 + 5 = 12: passend, du bist noch einmal dran
learn-buy-over = 9 + 5 = 14: 2 zu viel
learn-buy-rule = Regel: passend bezahlen

## Anlegen
learn-place-title = Anlegen, nach vier Regeln
learn-place-text = Am Ende des Zuges legst du gekaufte Plättchen an oder in die Reserve. Mögliche Felder werden gezeigt. Wähle ein anderes Feld, und der Tisch sagt, welche Regel es verbietet.
learn-allowed = Erlaubt
learn-forbidden = Nicht erlaubt
learn-turned-title = Plättchen werden nicht gedreht
learn-turned-text = Norden bleibt oben, und der Preis ist zu lesen.
learn-turned-yes = Drei Plättchen in einer Reihe. Turm 11 liegt aufrecht, seine Mauer im Norden.
learn-turned-no = Derselbe Turm 11, um ein Viertel gedreht: Seine Mauer ist im Osten.
learn-turned-rule = Regel: Ausrichtung
learn-sides-title = Seiten, die sich berühren, sind gleich
learn-sides-text = Mauer an Mauer oder offen an offen.
learn-sides-yes = Arkaden 8 neben Garten 10: Beide Seiten, die sich berühren, sind offen.
learn-sides-no = Turm 10 neben Garten 10: Seine Mauer im Westen berührt eine offene Seite.
learn-sides-rule = Regel: gleiche Seiten
learn-foot-title = Man kommt zu Fuß hin
learn-foot-text = Vom Brunnen führt ein Weg zu jedem Plättchen, ohne eine Mauer zu queren. Eine Ecke genügt nicht.
learn-foot-yes = Gemächer 9 hinter einer Mauer: Vom Brunnen führt ein Weg außen herum.
learn-foot-no = Gemächer 9 hinter einer Mauer: Der Weg vom Brunnen endet davor.
learn-foot-rule = Regel: zu Fuß vom Brunnen
learn-hole-title = Keine Lücken
learn-hole-text = Kein leeres Feld bleibt eingeschlossen.
learn-hole-yes = Turm 12 füllt das leere Feld in der Mitte.
learn-hole-no = Turm 12 am Rand: Das leere Feld in der Mitte wäre eingeschlossen.
learn-hole-rule = Regel: keine Lücken

## Umbauen
learn-redesign-title = Umbauen
learn-redesign-text = Auch das ist eine Aktion. Danach gelten die vier Regeln für den ganzen Palast, und der Brunnen bleibt, wo er ist.
learn-redesign-add = Aus der Reserve hinzufügen
learn-redesign-remove = In die Reserve legen
learn-redesign-swap = Im selben Feld tauschen
learn-redesign-rule = Regel: hinzufügen, entfernen, tauschen

## Die Mauer
learn-wall-title = Die Außenmauer
learn-wall-text = Deine längste Außenmauer zählt, 1 Punkt für jedes Stück. Ecken unterbrechen sie nicht, eine offene Seite schon. Zwei Mauern Rücken an Rücken liegen innen und zählen nicht.
learn-wall-label = Ein Palast aus 9 Plättchen. Seine längste Mauer ist in Gold nachgezogen: 6 Stücke, also 6 Punkte.
learn-wall-rule = Regel: die längste Mauer

## Die Wertungen
learn-score-title = Die drei Wertungen
learn-score-text = Zwei Karten, im Stapel versteckt, rufen die ersten beiden aus. Die dritte kommt am Ende. Für jede Art wird verglichen, wer wie viele Plättchen gebaut hat. Die Reserve zählt nicht.
learn-score-ties = Bei Gleichstand werden die Punkte der Plätze addiert und geteilt, abgerundet.
learn-score-caption = Punkte für den ersten, zweiten und dritten Platz
learn-score-family = Gebäude
learn-score-first = 1. Wertung
learn-score-second = 2. Wertung
learn-score-third = 3. Wertung
learn-score-rule = Regel: Punktetabelle

## Das Ende
learn-end-title = Das Ende
learn-end-text = Das Spiel endet, wenn der Bauhof nicht mehr aufgefüllt werden kann. Jedes übrige Plättchen bekommt, wer in seiner Währung am reichsten ist. Dann kommt die letzte Wertung.
learn-end-rule = Regel: Spielende
learn-play = Einen Tisch eröffnen
learn-rules = Alle Regeln lesen

## Tasten und Gesten
learn-keys-title = Tasten
learn-keys-text = Keine ist nötig: Tab, die Pfeile und Enter führen überallhin.
learn-keys-change = Tasten ändern oder ausschalten
learn-enter = Enter
learn-escape = Esc
learn-key-slots = Ein Plättchen im Bauhof wählen
learn-key-cards = Eine Geldkarte wählen
learn-key-money = Zum Geld gehen
learn-key-buy = Zum Bauhof gehen
learn-key-redesign = Zur Reserve gehen
learn-key-palace = Zum Palast gehen
learn-key-reserve = Das Plättchen in die Reserve legen
learn-key-undo = Zurück
learn-key-log = Den Verlauf öffnen
learn-key-help = Diese Seite öffnen
learn-key-confirm = Bestätigen
learn-key-back = Einen Schritt zurückgehen
learn-key-arrows = Sich im Palast bewegen
learn-key-zoom = Vergrößern, verkleinern, den ganzen Palast sehen
learn-gestures-title = Gesten
learn-gesture-tap = Antippen, um zu wählen, dann bestätigen
learn-gesture-hold = Ein Feld gedrückt halten: Warum nicht hier?
learn-gesture-drag = Ziehen, um den Palast zu verschieben
learn-gesture-pinch = Mit zwei Fingern vergrößern oder verkleinern
learn-gesture-fit = Das Fadenkreuz zeigt den ganzen Palast
learn-lesson-text = Ein erstes Spiel mit Begleitung, an einem echten Tisch.
