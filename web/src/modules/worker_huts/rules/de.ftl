# Die Regeln, jede als Titel und zwei Sätze.

rules-section-huts = Modul: die Bauhütten
rules-HUT-01-title = Die 24 Bauhütten
rules-HUT-01-text = Es gibt 24 Bauhütten in den Farben der sechs Gebäudearten. Sie tragen Mauern wie Gebäude.
rules-HUT-02-title = Sechs Stapel
rules-HUT-02-text = Die Bauhütten liegen in sechs Stapeln, einem je Farbe. Die oberste liegt offen.
rules-HUT-04-title = Eine Bauhütte nehmen
rules-HUT-04-text = Eine offene Bauhütte zu nehmen ist eine Aktion, auch nach einem passenden Kauf. Du musst weniger als drei besitzen.
rules-HUT-05-title = Kostenlos
rules-HUT-05-text = Eine Bauhütte kostet nichts. Die nächste ihres Stapels wird sofort aufgedeckt.
rules-HUT-06-title = Keine weitere Aktion
rules-HUT-06-text = Eine Bauhütte wird nicht bezahlt. Also folgt keine weitere Aktion.
rules-HUT-08-title = Höchstens drei
rules-HUT-08-text = Niemand besitzt mehr als drei Bauhütten, auch nicht mit der Reserve. Zurückgeben kann man sie nicht.
rules-HUT-09-title = Gelegt wie Gebäude
rules-HUT-09-text = Alle Regeln des Bauens und Umbauens gelten für Bauhütten. Man kann durch sie gehen.
rules-HUT-11-title = Was eine Bauhütte zählt
rules-HUT-11-text = In einer Wertung zählt eine Bauhütte die Gebäude ihrer Farbe neben ihr, von denen keine Mauer sie trennt. Sie zählt höchstens drei.
rules-HUT-12-title = Mehrfach gezählt
rules-HUT-12-text = Die Gebäude neben einer Bauhütte zählen auch selbst. Ein Gebäude kann für mehrere Bauhütten zählen.
rules-HUT-13-title = Hütte neben Hütte
rules-HUT-13-text = Eine Bauhütte ist kein Gebäude. Hütten neben Hütten zählen nichts.
rules-HUT-14-title = Mauern der Hütten
rules-HUT-14-text = Mauern von Bauhütten zählen für die längste Außenmauer. In der Reserve zählt eine Bauhütte nichts.
