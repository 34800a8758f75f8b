# Eine neue Partie.

wizard-title = Neue Partie
wizard-game = 1 · Spiel
wizard-which-game = Welches Spiel
wizard-game-seats = { $least } bis { $most } Personen
wizard-variants = Regeln im Einzelnen
wizard-changed = { $count } geändert
wizard-usual = Üblich: { $value }.
wizard-rule = Regel
wizard-players = 2 · Wer spielt
wizard-players-count = { $count } von { $most }
wizard-guest = Gast
wizard-here = Hier
wizard-link = Link
wizard-bot = Bot
wizard-here-host = hier
wizard-host = eröffnet den Tisch
wizard-ask-name = Wie heißt du? Ändere diesen Namen.
wizard-here-hint = am selben Bildschirm
wizard-link-hint = bekommt einen Link
wizard-bot-level = Bot: { $level }
wizard-your-name = Dein Name
wizard-name = Name auf Platz { $seat }
wizard-level = Stärke des Bots auf Platz { $seat }
wizard-kind = Wer auf Platz { $seat } spielt
wizard-add = Platz hinzufügen
wizard-remove = Platz { $seat } entfernen
wizard-full = Der Tisch ist voll: Es spielen höchstens { $most }.
wizard-seat-added = Platz hinzugefügt: Es spielen { $count }.
wizard-seat-removed = Platz entfernt: Es spielen { $count }.
wizard-modules = 3 · Module
wizard-modules-count = { $count } von { $most } gewählt
wizard-presets = Fertige Mischungen
wizard-preset-base = Grundspiel
wizard-preset-family = Familie
wizard-preset-box2024 = Module 2024
wizard-preset-ext = Erw. { $box }
wizard-preset-everything = Alles
wizard-preset-custom = Eigene Mischung
wizard-preset-none = Kein Modul
wizard-badge-2024 = 2024
wizard-box = { $box ->
    [0] Beim Grundspiel
   *[other] Erweiterung { $box }
}
wizard-options = Optionen
wizard-rules = Regeln
wizard-rules-of = Regeln: { $name }
wizard-no-modules = Kein Modul ist da: Du spielst das Grundspiel.
wizard-not-seats = Spielt man zu { $seats }.
wizard-not-with = Passt nicht zu: { $names }.
wizard-mix-impossible = Diese Module spielt man nicht zusammen. Nimm eines heraus.
wizard-pace = Tempo
wizard-pace-time = Bedenkzeit
wizard-live-label = Uhr für jeden Platz
wizard-live = { $minutes } min + { $seconds } s
wizard-days-label = Zeit je Entscheidung
wizard-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
wizard-time-out = Wenn die Zeit um ist
wizard-title-label = Name des Tisches
wizard-your-table = Dein Tisch
wizard-fact-minutes = Minuten
wizard-fact-days = { $days ->
    [one] Tag je Entscheidung
   *[other] Tage je Entscheidung
}
wizard-fact-players = { $count ->
    [one] spielt
   *[other] spielen mit
}
wizard-fact-modules = { $count ->
    [one] Modul
   *[other] Module
}
wizard-span = { $from }–{ $to }
wizard-changes = Was sich ändert
wizard-pieces = Das siehst du am Tisch
wizard-setup = Am wirklichen Tisch aufbauen
wizard-spectators = Zuschauen erlaubt
wizard-listed = Öffentlicher Tisch
wizard-listed-on = In der Liste: Freie Plätze kann jeder nehmen.
wizard-listed-off = Nur wer den Link hat, findet ihn.
wizard-open = Tisch eröffnen
wizard-play = Spielen
wizard-opening = Der Tisch wird eröffnet
wizard-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
