# Die Wörter der Kommandozeile auf Deutsch.


## Spieler

cli-name-person = Spieler { $number }
cli-name-bot = Bot { $number }

## Befehle, die man eingeben kann, was ihnen folgt und was sie tun

cli-word-help = hilfe
cli-word-moves = züge
cli-word-why = warum
cli-word-hint = hinweis
cli-word-undo = zurück
cli-word-score = punkte
cli-word-show = tisch
cli-word-palaces = paläste
cli-word-view = ansehen
cli-word-rules = regeln
cli-word-save = speichern
cli-word-quit = ende

cli-usage-help = {""}
cli-usage-moves = {""}
cli-usage-why = {" "}ZUG
cli-usage-hint = {""}
cli-usage-undo = {""}
cli-usage-score = {""}
cli-usage-show = {""}
cli-usage-palaces = {""}
cli-usage-view = {" "}N
cli-usage-rules = {" "}ID
cli-usage-save = {" "}DATEI
cli-usage-quit = {""}

cli-help-help = diese Liste
cli-help-moves = alle erlaubten Züge; ein Verb allein, etwa { $first } oder { $second }, zeigt nur diese Art
cli-help-why = warum ein Zug nicht möglich ist, zum Beispiel: warum { $move }
cli-help-hint = ein Hinweis; tippe es noch einmal für mehr: wohin du schauen sollst, zwei gute Züge, der beste und warum
cli-help-undo = deinen letzten Zug zurücknehmen, wenn er nichts Verborgenes aufgedeckt hat
cli-help-score = woher jeder Punkt kommt
cli-help-show = den Tisch noch einmal zeigen
cli-help-palaces = die Paläste aller Spieler
cli-help-view = der Palast von Spieler N
cli-help-rules = { $module ->
    [none] eine Regel nach ihrer Kennung
   *[other] eine Regel nach ihrer Kennung, oder die Regeln eines Moduls wie { $module }
}
cli-help-save = das Spiel in eine Datei schreiben; alhambra play --resume DATEI setzt es fort
cli-help-quit = das Spiel verlassen

cli-help-moves-typed = Zum Ziehen gib die Nummer eines Zuges ein oder den Zug selbst: take Gulden 4 · buy TOW7-NEW Denar 5 2 · place TOW7-NEW 1,-1 · keep TOW7-NEW · add GAR10- 2,0 · remove PAV8- · swap PAV8- GAR10- · pass
cli-help-drawing = Der Name eines Plättchens nennt Art, Preis und Mauern: TOW7-NEW ist ein Turm für 7 mit Mauern im Norden, Osten (E) und Westen. PAV Pavillon, SER Serail, ARC Arkaden, CHA Gemächer, GAR Garten, TOW Turm. Doppelte Linien sind Mauern, dünne Linien offene Seiten. Der Brunnen liegt auf 0,0; 1,-1 ist ein Schritt nach Osten und einer nach Norden.

## Arten von Zügen, als Überschriften

cli-verb-take = Nehmen
cli-verb-buy = Kaufen
cli-verb-place = Bauen
cli-verb-keep = Reserve
cli-verb-add = Anbauen
cli-verb-swap = Tauschen
cli-verb-remove = Abbauen
cli-verb-pass = Passen

cli-moves-folded = { $count } Züge: { $kind } zeigt sie alle

## Der Tisch

cli-points = Punkte
cli-wall = Mauer
cli-cards = Karten
cli-reserve = Reserve
cli-others = andere
cli-sum = Summe
cli-market = Bauhof
cli-purse = Hand
cli-display = Auslage
cli-waiting = Wartend
cli-exact = passend { $cards }
cli-over = { $over } zu viel { $cards }
cli-short = { $missing } fehlen
cli-paid-exactly = passend
cli-lost = { $over } zu viel
cli-palace-of = { $name } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cli-palace-reserve = Reserve: { $tiles }
cli-counts = Runde { $round } · { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
} · { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
cli-decides = { $name }: { $moment }
cli-scoring = { $number }. Wertung

## Der Lauf des Spiels

cli-with-modules = Mit { $modules }.
cli-greeting = Gib die Nummer eines Zuges ein, oder hilfe.
cli-prompt = {"> "}
cli-hand-over = { $name }, du bist am Zug. Jetzt sollte sonst niemand hinsehen.
cli-press-enter = Drücke die Eingabetaste.{" "}
cli-game-over = Das Spiel ist zu Ende
cli-prompt-over = { $words }, oder Eingabetaste zum Verlassen >{" "}
cli-over-commands = Das Spiel ist zu Ende; möglich sind noch { $words } und { $last }.
cli-goodbye = Auf Wiedersehen. Dieses Spiel hatte den Startwert { $seed }.
cli-goodbye-plain = Auf Wiedersehen.

## Antworten

cli-nothing-typed = Gib die Nummer eines Zuges ein, einen Zug, oder hilfe.
cli-no-such-number = Einen Zug { $number } gibt es nicht: die Nummern gehen von 1 bis { $last }.
cli-unknown = „{ $word }“ ist weder ein Zug noch ein Befehl; hilfe zeigt, was du eingeben kannst.
cli-unknown-close = „{ $word }“ ist weder ein Zug noch ein Befehl; meinst du { $close }?
cli-not-possible = { $why } ({ $rule })
cli-allowed = { $move } ist jetzt erlaubt.
cli-why-what = Sag, welchen Zug, zum Beispiel: warum { $move }
cli-hint-move = Zug: { $move }
cli-hint-moves = Züge: { $moves }
cli-hint-more = Tippe noch einmal { $word } für mehr.
cli-undone = Zurückgenommen: { $move }
cli-undo-others = { $name } hat seither gezogen; dein Zug lässt sich nicht mehr zurücknehmen.
cli-no-scoring = Es gab noch keine Wertung.
cli-view-whom = Sag, welchen Spieler, von 1 bis { $last }.
cli-no-rule = Eine Regel oder ein Modul „{ $word }“ gibt es nicht; regeln allein zeigt die Module.
cli-no-rule-close = Eine Regel oder ein Modul „{ $word }“ gibt es nicht; meinst du { $close }?
cli-save-where = Sag, wohin, zum Beispiel: speichern spiel.alh
cli-saved = Gespeichert in { $file }.
cli-not-saved = { $file } konnte nicht geschrieben werden: { $problem }.

## alhambra rules

cli-rules-modules = Die Regeln nach Modulen; `alhambra rules MODUL` zählt sie auf, `alhambra rules ID` zeigt eine:
cli-rules-related = Siehe auch: { $ids }
cli-rules-source = Quelle: { $source }
cli-rules-engine = In der Umsetzung:
cli-rules-unplayed = Dieses Modul wird noch nicht gespielt.

## alhambra modules

cli-modules-key = Modul
cli-modules-box = Schachtel
cli-modules-rule = Was es hinzufügt
cli-modules-automatic = Grundspiel, zu zweit
cli-modules-expansion = Erweiterung { $number }
cli-modules-option = Option (Standard zuerst)
cli-modules-meaning = Bedeutung
cli-modules-edition = Ausgabe
cli-modules-sets = Setzt
cli-modules-default = Das ist der Standard.

## alhambra simulate

cli-simulate-progress = Im Spiel
cli-simulate-interrupted = Unterbrochen nach { $games } von { $wanted } Spielen.
cli-simulate-summary = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $moves } Züge in { $seconds } s: { $games_per_second } Spiele/s, { $moves_per_second } Züge/s
cli-simulate-table = { $seats } Spieler, { $edition }
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-mean = Mittel
cli-simulate-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-simulate-least = Minimum
cli-simulate-most = Maximum
cli-simulate-ties = Geteilte Siege: { $ties }
cli-simulate-recorded = { $games ->
    [one] { $games } Spiel aufgezeichnet in { $folder }
   *[other] { $games } Spiele aufgezeichnet in { $folder }
}

## alhambra replay

cli-replay-table = { $seats } Spieler, { $edition }
cli-replay-options = Optionen: { $options }
cli-replay-seed = Startwert { $seed }
cli-replay-verified = { $moves ->
    [one] { $moves } Zug geprüft
   *[other] { $moves } Züge geprüft
}
cli-replay-unfinished = Das Spiel ist nicht zu Ende.
cli-replay-at = Nach Zug { $ply } von { $moves }

## alhambra perft

cli-perft-depth = Tiefe
cli-perft-leaves = Blätter
cli-perft-seconds = Sekunden

## alhambra serve

cli-serve-ready = Alhambra ist unter { $address } · Ende mit Strg+C
cli-serve-lan = Im lokalen Netz: { $address }
cli-serve-no-lan = Dieser Rechner hat keine Adresse in einem lokalen Netz: Ist er mit einem verbunden?
cli-serve-everybody = Alle, die diesen Rechner unter { $host }:{ $port } erreichen, können hier Tische öffnen und spielen, nicht nur du.
cli-serve-no-tls = Die Verbindungen sind nicht verschlüsselt: Wer im Netz mithört, kann mitlesen. Für Leute von außen stelle einen Webserver mit HTTPS davor und nenne ALHAMBRA_PUBLIC_URL und ALHAMBRA_TRUSTED_PROXIES.
cli-serve-workers = mehrere Prozesse brauchen PostgreSQL: Ergänze --database postgresql://... oder lass --workers weg.
cli-serve-port-taken = Port { $port } ist belegt, vielleicht von einem anderen Alhambra: Versuche --port { $other } oder --port 0 für irgendeinen freien.
cli-serve-port-forbidden = dieses System lässt dich nicht auf Port { $port } lauschen: Versuche einen über 1023, etwa --port 8000.
cli-serve-host = dieser Rechner hat keine Adresse { $host }: Lass --host weg für diesen Rechner allein, oder sage 0.0.0.0 für alle.

## alhambra backup, alhambra export

cli-database-failed = Die Datenbank ist beim Lesen gescheitert ({ $reason }).
cli-backup-done = Kopiert nach { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}.
cli-backup-exists = { $file } gibt es schon; --force ersetzt die Datei.
cli-backup-itself = { $file } ist die Datenbank selbst: Nenne eine andere Datei für die Kopie.
cli-backup-unfaithful = Die Kopie war nicht wie das Original: Die Datenbank ist beschädigt, oder die Platte versagt; { $file } wurde nicht geschrieben.
cli-backup-unwritten = { $file } kann nicht geschrieben werden: { $problem }.
cli-backup-postgres = PostgreSQL hat dafür ein eigenes Werkzeug: pg_dump --format=custom --file=DATEI URL, und pg_restore für den Weg zurück.
cli-export-done = { $files ->
    [one] { $files } Datei nach { $folder } geschrieben
   *[other] { $files } Dateien nach { $folder } geschrieben
}
cli-export-running = Auch laufende Spiele werden geschrieben: Diese Dateien verraten alle verdeckten Karten und was gezogen werden wird. Zeige sie keinem der Spieler.
cli-export-unknown = Es gibt keinen Tisch { $table }.
cli-export-not-over = Das Spiel am Tisch { $table } ist nicht zu Ende: Seine Aufzeichnung würde alles Verdeckte verraten. Wenn das gewollt ist, füge --running hinzu.
cli-export-unreadable = Das Spiel am Tisch { $table } lässt sich nach den Regeln dieser Version nicht nachspielen; es wurde ausgelassen.
