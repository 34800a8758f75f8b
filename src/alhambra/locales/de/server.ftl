# Die Wörter des Tischservers auf Deutsch.


## Namen, die der Server gibt

server-table-title = Tisch von { $name }
server-bot-name = Bot { $seat }

## Warum sich niemand setzen oder beginnen kann

refused-no-such-table = Diesen Tisch gibt es nicht.
refused-bad-link = Dieser Link gibt keinen Platz: Er wurde schon benutzt, durch einen neuen ersetzt oder galt nie.
refused-link-needed = Dieser Tisch ist privat: Für einen Platz braucht man einen Link des Gastgebers.
refused-already-seated = Du hast an diesem Tisch schon einen Platz.
refused-no-free-seat = An diesem Tisch ist kein Platz frei.
refused-seat-taken = Platz { $seat } ist besetzt.
refused-seats-free = Es sind noch Plätze frei: { $seats }. Warte auf ihre Spieler oder lass Bots dort spielen.
refused-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refused-not-your-seat = Platz { $seat } gehört dir nicht.
refused-host-seat = Platz { $seat } ist am Gerät des Gastgebers und bleibt dort.
refused-not-host = Das kann nur der Gastgeber des Tisches.
refused-not-a-player = Das kann nur, wer an diesem Tisch sitzt.
refused-seat-handed-over = Dein Platz ging an { $name }, während du fort warst. Wende dich an { $host } (Gastgeber des Tisches), wenn du wieder mitspielen möchtest.
refused-knows-another-hand = Du hast an diesem Tisch auf einem anderen Platz gespielt und kennst, was dort verborgen bleibt: Dieser Platz ist für jemand anderen.
refused-sent-away = Der Gastgeber hat dich gebeten, diesen Tisch zu verlassen. Nur ein neuer Link von ihm lässt dich wieder hinein.
refused-spectators-not-allowed = Der Gastgeber dieses Tisches möchte keine Zuschauer.
refused-unknown-bot = Es gibt keinen Bot „{ $level }“; es gibt { $known }.
refused-origin-seats = Diese Aufzeichnung ist eine Partie zu { $seats }: Der Tisch braucht ebenso viele Plätze.

## Warum etwas jetzt nicht geht

refused-closed = Dieser Tisch wurde geschlossen.
refused-already-started = Die Partie an diesem Tisch hat begonnen.
refused-not-started = Die Partie an diesem Tisch hat noch nicht begonnen.
refused-over = Die Partie an diesem Tisch ist zu Ende.
refused-not-over = Die Partie an diesem Tisch ist noch nicht zu Ende.
refused-rematched = Dieselben Leute machen schon an einem anderen Tisch weiter: { $table }.
refused-stale = Inzwischen ist etwas geschehen: Sieh dir erst Eintrag { $seq } an.
refused-bot-plays = Auf Platz { $seat } spielt ein Bot.
refused-still-there = Der Spieler von Platz { $seat } ist noch keine { $seconds } Sekunden fort.
refused-resigned = Platz { $seat } hat aufgegeben.
refused-nobody-substitutes = Kein Bot spielt für den Besitzer von Platz { $seat }.
refused-no-such-ply = Zur Stellung nach { $ply } Zügen geht es nicht zurück.
refused-undo-asked = Jemand hat schon gefragt, ob es zurückgeht: Antworte erst darauf.
refused-nothing-asked = Niemand hat gefragt, ob es zurückgeht.
refused-not-asked = Deine Antwort ist nicht nötig, oder sie ist schon da.
refused-not-accepted = Platz { $seat } muss jetzt nichts entscheiden: Seine Hand bleibt verdeckt.
refused-hint-among-people = Hinweise gibt es nur, wenn du allein mit Bots spielst oder mit anderen am selben Gerät: An diesem Tisch sitzen andere Leute.
refused-hint-under-way = Über einen Hinweis für dich wird schon nachgedacht.
refused-hint-failed = Diesmal gibt es keinen Hinweis: Das Nachdenken ist misslungen.

## Warum ein Text abgelehnt wird

refused-bad-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen, mindestens eines davon ein Buchstabe oder eine Ziffer.
refused-bad-title = Der Titel eines Tisches hat 1 bis { $longest } sichtbare Zeichen, mindestens eines davon ein Buchstabe oder eine Ziffer.
refused-unknown-reaction = Diese Geste gibt es nicht; es gibt { $known }.
refused-no-such-question = Diese Frage gibt es bei diesem Spiel nicht.
refused-invalid-request = Die Anfrage ist nicht zu verstehen: { $detail }.
refused-not-json = Der Inhalt einer Anfrage muss JSON sein und das auch sagen.
refused-too-large-request = Die Anfrage ist zu groß.
refused-too-slow-request = Die Anfrage ist nicht rechtzeitig vollständig angekommen.
refused-not-found = Unter dieser Adresse ist nichts.
refused-wrong-method = Diese Adresse antwortet nicht auf diese Methode.
refused-bad-message = Diese Nachricht ist nicht zu verstehen.
refused-too-large = Eine Nachricht hat höchstens { $most } Bytes.
refused-wrong-version = Dieser Server spricht Version { $version } des Protokolls.

## Warum jemand nicht hereinkommt, oder nicht so oft

refused-unknown-host = Dieser Server heißt nicht so; wer ihn betreibt, kann es mit ALHAMBRA_HOSTS oder ALHAMBRA_PUBLIC_URL erlauben.
refused-foreign-origin = Das hat die Seite eines anderen Servers verlangt.
refused-not-admin = Das darf nur der Betreiber des Servers, mit dem Admin-Schlüssel.
refused-too-many-requests = Das war zu viel auf einmal: Versuche es in { $seconds } Sekunden wieder.
refused-too-many-tables = Das waren zu viele neue Tische: Versuche es in { $seconds } Sekunden wieder.
refused-too-many-open-tables = Du hast { $most } Tische mit laufenden Partien: Beende oder schließe erst einige davon.
refused-too-many-sockets = Es sind zu viele Verbindungen; { $most } auf einmal sind erlaubt.
refused-too-many-mails = Das waren zu viele Mails: Versuch es in { $seconds } Sekunden noch einmal.
refused-push-off = Dieser Server benachrichtigt keine Browser.
refused-mail-not-sent = Die Mail konnte nicht verschickt werden: Versuch es später noch einmal.
refused-no-such-device = Du hast kein solches Gerät.
refused-signed-out = Dieses Gerät wurde abgemeldet.
refused-bad-pairing = Dieser Code gilt nicht: Er wurde schon benutzt, durch einen neueren ersetzt, ist zu alt oder hat einen Tippfehler.
refused-too-many-tries = Das waren zu viele falsche Codes: Versuch es in { $seconds } Sekunden noch einmal, oder scanne den Code mit der Kamera.
refused-same-person = Dieses Gerät gehört schon dir: Deine Tische stehen auf der ersten Seite.
refused-nobody-yet = Öffne erst einen Tisch oder setz dich an einen: Dann gibt es etwas, das du auf einem anderen Gerät spielen kannst.
refused-too-many-devices = Du hast schon { $most } Geräte: Melde erst eines ab.
refused-too-fast = Diese Nachrichten kommen zu schnell.
refused-slow = Diese Verbindung kommt nicht mit; verbinde dich neu, um zu sehen, wie es am Tisch steht.

## Was hier nicht geht

refused-storage-full = Die Platte des Servers ist voll: Nichts wurde geändert.
refused-storage-read-only = Die Datenbank des Servers lässt sich nicht beschreiben: Nichts wurde geändert.
refused-storage-unreachable = Der Server erreicht seine Datenbank nicht: Versuche es bald wieder.
refused-storage-moved = Die Datenbank des Servers wurde verschoben oder ersetzt: Nichts wurde geändert.
refused-storage-damaged = Die Datenbank des Servers ist beschädigt; wer ihn betreibt, muss eine Kopie an ihre Stelle legen.
refused-storage-failed = Die Datenbank des Servers hat versagt: Sieh am Tisch nach, wie es steht.
refused-restarting = Der Server kann gerade nicht arbeiten und versucht, neu zu starten: Versuche es bald wieder.
refused-internal = Auf dem Server ist etwas schiefgegangen; sein Protokoll sagt, was.

## Die erste Seite

server-unbuilt = Das Spiel hat noch keine Seiten.
server-unbuilt-how = Sie werden aus dem Ordner web gebaut: Starte python3 dev.py play im Ordner der Quellen, oder npm ci und npm run build in web, und danach den Server neu.

## Die Seiten hinter den Links in Mails

server-mail-confirm = Benachrichtigungen per Mail
server-mail-confirm-text = Jemand hat diesen Server gebeten, an deine Adresse eine Mail zu schicken, wenn er oder sie am Zug ist. Wenn du das warst, bestätige es bitte.
server-mail-confirm-button = Ja, schickt mir Benachrichtigungen
server-mail-confirmed = Deine Adresse ist bestätigt.
server-mail-confirmed-text = Ab jetzt bekommst du eine Mail, wenn du am Zug und nicht da bist. In jeder Mail steht ein Link, mit dem du sie wieder abbestellen kannst.
server-mail-stop = Alle Mails abbestellen?
server-mail-stop-text = Dieser Server schickt dann nichts mehr an deine Adresse, egal, wer darum bittet.
server-mail-stop-button = Alle Mails abbestellen
server-mail-stopped = Du bekommst keine Mails mehr.
server-mail-stopped-text = Dieser Server schickt nichts mehr an deine Adresse. Wenn du es dir einmal anders überlegst, kannst du Mails hier wieder erlauben.
server-mail-allow-button = Mails wieder erlauben
server-mail-allowed = Mails sind wieder erlaubt.
server-mail-allowed-text = Um Benachrichtigungen zu bekommen, trag deine Adresse am Tisch noch einmal ein. Du wirst dann gebeten, sie zu bestätigen.
server-mail-unknown = Dieser Link gilt nicht mehr.
server-mail-unknown-text = Er wurde schon benutzt, durch einen neueren ersetzt, oder er ist zu alt. Trag deine Adresse am Tisch noch einmal ein, um einen neuen zu bekommen.
