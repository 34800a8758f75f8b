# Ein weiteres Gerät derselben Person.

pair-open = Auf einem anderen Gerät öffnen
pair-making = Einen Augenblick …
pair-scan = Scanne diesen Code mit dem anderen Gerät:
pair-qr = Code zum Scannen: deine Plätze auf einem anderen Gerät
pair-or-type = Oder tippe dort die Zeichen ein, unter
pair-code = Code
pair-valid = Gilt fünf Minuten und einmal. Zeig ihn niemandem sonst: Wer ihn hat, spielt für dich.
pair-copy = Als Link kopieren
pair-copied = Der Link ist kopiert.
pair-expired = Dieser Code ist zu alt.
pair-again = Neuer Code
pair-added = Ein Gerät ist dazugekommen: { $device }
pair-added-not-you = Wenn du das nicht warst, melde es in den Einstellungen unter „Meine Geräte“ ab.
pair-some-device = unbekanntes Gerät
pair-unreachable = Der Server antwortet nicht. Nichts hat sich geändert: Versuch es noch einmal.
pair-title = Hier weiterspielen
pair-how = Öffne auf dem Gerät, auf dem du bisher spielst, das Menü des Tisches oder in den Einstellungen „Meine Geräte“ und wähle „Auf einem anderen Gerät öffnen“.
pair-look = Weiter
pair-bad-code = Ein Code hat acht Buchstaben und Ziffern, etwa ABCD EFGH.
pair-gets = Dieses Gerät spielt dann hier:
pair-gets-nothing = Gerade gibt es keine offene Partie; dieses Gerät gehört dann aber dir.
pair-loses = Auf diesem Gerät spielt schon jemand. Diese Plätze sind von hier aus nicht mehr zu spielen, außer sie sind auch auf einem anderen Gerät:
pair-confirm-note = Du kannst dieses Gerät jederzeit in den Einstellungen abmelden.
pair-confirm = Ja, das sind meine Plätze
