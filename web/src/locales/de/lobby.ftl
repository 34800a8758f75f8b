# Vor der Partie: der Warteraum, und wer mit einem Link kommt.

lobby-invite = Lade deine Freunde ein
lobby-no-link = Dieses Fenster hat den Link zu diesem Platz nicht mehr.
lobby-link-once = Ein Link gibt einen Platz, einmal.
lobby-link-all = Wer ihn öffnet, bekommt den nächsten freien Platz.
lobby-each-seat = Ein Link für jeden Platz
lobby-takeover-title = { $host } lädt dich ein, weiterzuspielen
lobby-takeover-text = Die Partie läuft schon. Du übernimmst den Platz von jemandem, der gehen musste, so wie er ist.
lobby-link-public = Öffentlicher Tisch: Freie Plätze kann jeder nehmen.
lobby-copy = Link kopieren
lobby-copy-short = Kopieren
lobby-copied = Der Link ist kopiert.
lobby-share = Teilen
lobby-make-link = Neuen Link machen
lobby-renew = Neuer Link
lobby-renew-note = Ein neuer Link ersetzt den vorigen.
lobby-copy-seat = Kopieren: Link zu Platz { $seat }
lobby-renew-seat = Neuer Link für Platz { $seat }
lobby-qr = Code zum Scannen: Link zu diesem Tisch
lobby-qr-large = Code zum Scannen vergrößern
lobby-seats = Plätze
lobby-ready-count = { $ready } von { $seats } bereit
lobby-waiting-for = Platz { $seat }: noch niemand da
lobby-waiting-name = Platz { $seat }: { $name } fehlt noch
lobby-state-free = der Link ist noch unbenutzt
lobby-state-open = jeder kann sich setzen
lobby-state-host = hat den Tisch eröffnet
lobby-state-mine = du
lobby-state-here = am Bildschirm des Tisches
lobby-state-joined = ist da
lobby-state-away = gerade nicht da
lobby-state-bot = Bot: { $level }
lobby-chip-free = frei
lobby-chip-ready = bereit
lobby-chip-away = nicht da
lobby-ask-leave = Platz von { $name } freigeben
lobby-ask-leave-text = { $name } verlässt diesen Platz. Mit einem neuen Link kannst du jemand anderen einladen.
lobby-ask-leave-confirm = Platz freigeben
lobby-leave = Meinen Platz verlassen
lobby-close = Tisch schließen
lobby-close-text = Die Partie hat nicht begonnen. Der Tisch verschwindet für alle, und seine Links gelten nicht mehr.
lobby-close-confirm = Tisch schließen
lobby-start = Partie beginnen
lobby-start-bots = { $count ->
    [one] Mit einem Bot auf dem freien Platz beginnen
   *[other] Mit Bots auf den { $count } freien Plätzen beginnen
}
lobby-missing = { $count ->
    [one] Beginnen: Es fehlt noch { $count } Person
   *[other] Beginnen: Es fehlen noch { $count } Personen
}
lobby-wait-host = Die Partie beginnt, sobald alle bereit sind.
lobby-not-begun = Die Partie hat noch nicht begonnen.
lobby-watching = Du siehst diesem Tisch zu. Zum Mitspielen brauchst du einen Link.
lobby-unreachable = Der Server antwortet nicht. Nichts ist verändert: Versuche es noch einmal.
lobby-rules = Die Regeln an diesem Tisch
lobby-pace-untimed = Ohne Uhr: Alle denken nach, solange sie mögen.
lobby-pace-live = Uhr: { $minutes } min für jeden Platz, und { $seconds } s mehr mit jeder Entscheidung.
lobby-pace-days = { $days ->
    [one] { $days } Tag für jede Entscheidung.
   *[other] { $days } Tage für jede Entscheidung.
}
lobby-spectators-yes = Zuschauen ist erlaubt; deine Karten bleiben verdeckt.
lobby-spectators-no = Ohne Zuschauer.
lobby-sit-title = Ein Platz ist frei
lobby-sit = Platz nehmen
lobby-your-name = Dein Name
lobby-name-needed = Bitte gib einen Namen mit mindestens einem Buchstaben oder einer Ziffer ein.
lobby-join-title = { $host } lädt dich ein
lobby-join = Platz nehmen
lobby-watch = Bei der Partie zusehen
lobby-watch-instead = Nur zusehen
lobby-bad-link = Kein Platz mit diesem Link
lobby-no-spectators = An diesem Tisch ist Zuschauen nicht erlaubt. Bitte um einen anderen Link.
lobby-unusual = Was hier anders ist als sonst
lobby-origin = { $ply ->
    [0] Diese Partie setzt eine aufgezeichnete Partie fort, von deren Beginn an.
    [one] Diese Partie setzt eine aufgezeichnete Partie fort, nach { $ply } Schritt.
   *[other] Diese Partie setzt eine aufgezeichnete Partie fort, nach { $ply } Schritten.
}
lobby-origin-known = Wer sie ausgesucht hat, kennt vielleicht verdeckte Karten und einige von denen, die noch kommen.
lobby-origin-look = Diese Partie ansehen
lobby-components = Ein Teil des Spielmaterials weicht vom gedruckten ab: { $names }.
lobby-base = Grundspiel
