# Die Startseite.

home-hero = Ein fertiger Palast mit 140 Punkten und allen sechs Gebäudearten
home-play = Deinen Zug machen
home-games = Die Spiele
home-game-seats = { $least } bis { $most } Personen
home-new = Neue Partie
home-link = Ich habe einen Link
home-pair = Ich spiele schon auf einem anderen Gerät
home-mine = Deine Tische
home-all = Alle { $count } Tische zeigen
home-chip-yours = du bist dran
home-chip-gathering = offen
home-chip-waiting = läuft
home-chip-over = beendet
home-chip-join = Platz frei
home-chip-watch = zusehen
home-your-move = Du bist am Zug
home-free = { $count ->
    [0] Alle Plätze sind besetzt
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
home-thinking = { $name } überlegt
home-running = Die Partie läuft
home-result = Beendet: { $place }. Platz, { $points } Punkte
home-ended = Beendet
home-empty = Eröffne einen Tisch oder folge einem Link: Hier stehen dann deine Partien.
home-public = Tische für alle
home-origin = { $ply ->
    [0] Aus einer aufgezeichneten Partie, von Beginn an
    [one] Aus einer aufgezeichneten Partie, nach { $ply } Schritt
   *[other] Aus einer aufgezeichneten Partie, nach { $ply } Schritten
}
home-components = Geändertes Spielmaterial
home-record = Aufgezeichnete Partien
home-record-bad = Diese Datei ist keine aufgezeichnete Partie, die sich ansehen lässt.
home-upload = Aufgezeichnete Partie ansehen (.alh)
home-unreachable = Der Server antwortet nicht. Deine Partien sind sicher: Prüfe deine Verbindung.
home-setup = Spielaufbau
home-unofficial = Eine inoffizielle Umsetzung von Fans, ohne Verbindung zu Autoren und Verlagen des Spiels.
home-link-title = Ich habe einen Link
home-link-label = Füge den Link oder den Schlüssel des Tisches ein.
home-link-go = Zum Tisch gehen
home-link-bad = Dieser Text ist kein Link zu einem Tisch. Ein Link sieht aus wie …/t/schlüssel.
home-link-elsewhere = Dieser Tisch steht auf einem anderen Server:
home-nothing-title = Hier ist nichts
home-nothing-text = Diese Adresse führt zu keiner Seite. Deine Partien warten auf der Startseite.
home-replay = { $title } noch einmal ansehen
