# Das erste geführte Würfelspiel: ein Satz für jeden Schritt.

dice-lesson-welcome = Das ist dein Blatt, gegen Ende eines Spiels zu zweit. Jedes Kreuz ist ein Gebäude. Du spielst die letzten Runden.
dice-lesson-crossing = Du hast vier Würfel. Gelbe nennen eine Zeile, blaue eine Spalte. Wo sich zwei kreuzen, kannst du bauen.
dice-lesson-build = { $count ->
    [one] Eine Kreuzung ist frei, golden umrandet. Wähle sie.
   *[other] { $count } Kreuzungen sind frei, golden umrandet. Wähle eine.
}
dice-lesson-all-built = Alle deine Kreuzungen sind bebaut. Das macht nichts: Du bekommst für jede eine Münze.
dice-lesson-confirm = Nichts wird gespielt, bevor du bestätigst.
dice-lesson-second = Für { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
} darfst du auch bauen, wo sich die anderen zwei kreuzen. Tu es, oder lehne ab und behalte die Münzen.
dice-lesson-passed = Die zwei benutzten Würfel werden neu gewürfelt und bleiben bei dir. Die anderen gehen unverändert an { $name }. Nach zwei Gebäuden oder Münzen würfelst du alle vier und wählst.
dice-lesson-retain = Alle vier Würfel wurden geworfen. Wähle einen jeder Farbe zum Behalten. Die anderen zwei gehen weiter.
dice-lesson-retain-confirm = Behalte diese zwei, oder wähle andere.
dice-lesson-change = Vor deiner Aktion ändert eine Münze einen Würfel um 1. Probiere es: Wähle einen Würfel.
dice-lesson-change-arrows = Die Pfeile drehen den Würfel. Jeder Schritt kostet eine Münze.
dice-lesson-change-confirm = Die neuen Kreuzungen siehst du schon. Bestätige, um zu bezahlen.
dice-lesson-coins = Jetzt bekommst du Münzen. Jede schon bebaute Kreuzung gibt eine, dann würfelst du alle vier Würfel.
dice-lesson-families = Das gemeinsame Blatt zählt die Gebäude jeder Familie. Am Ende bringen die meisten am meisten. Wer eine Familie vollendet, bekommt sofort den besten Platz.
dice-lesson-lines = Auch Zeilen und Spalten zählen: 4, 5 oder 6 Gebäude in einer Linie bringen 2, 5 oder 10 Punkte.
dice-lesson-scoring = Nach Runde { $rounds } wird alles gezählt: Familien, Linien und 1 Punkt für 2 übrige Münzen.
dice-lesson-play = Du bist am Zug: Baue, wo es am meisten bringt, oder nimm Münzen.
dice-lesson-wait = { $name } ist am Zug. Sieh, welche Würfel zu dir kommen.
dice-lesson-end = Die letzte Runde hat begonnen. Du weißt alles Nötige: Spiele zu Ende und sieh dir die Wertung an.
