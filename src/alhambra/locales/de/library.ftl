# Die Wörter der Bibliothek, der Regeln nach Nummer und der Aufzeichnungen auf Deutsch.


## Spiele

game-alhambra = Alhambra
game-alhambra-summary = Das Brettspiel für zwei bis sechs: Kaufe Gebäude mit passendem Geld und umgib deinen Palast mit Mauern.

## Bots

library-bot-easy = Leicht
library-bot-easy-summary = Spielt, was im Augenblick am besten aussieht, ohne vorauszudenken.
library-bot-good = Gut
library-bot-good-summary = Rechnet mit allem, was noch kommen kann, und will gewinnen.
library-bot-random = Zufall
library-bot-random-summary = Macht irgendeinen erlaubten Zug, nach Zufall.

## Bedenkzeit

library-pace-untimed = Ohne Uhr
library-pace-untimed-summary = Alle denken nach, solange sie mögen.
library-pace-live = Mit Uhr
library-pace-live-summary = Alle haben einen Vorrat an Zeit für die ganze Partie und gewinnen mit jeder Entscheidung einige Sekunden.
library-pace-correspondence = Über Tage
library-pace-correspondence-summary = Alle haben für jede Entscheidung einige Tage.

## Wenn die Zeit um ist

library-time-out-bot = Ein Bot spielt weiter
library-time-out-bot-summary = Ein Bot spielt auf dem Platz, bis sein Besitzer zurückkommt.
library-time-out-pass = Nichts geschieht
library-time-out-pass-summary = Der Platz passt oder nimmt das wenigste Geld, und die Partie geht weiter.
library-time-out-resign = Der Platz gibt auf
library-time-out-resign-summary = Wer dort spielt, kann nicht mehr gewinnen, und ein Bot spielt auf dem Platz weiter.

## Gesten

library-reaction-applause = Beifall
library-reaction-laugh = Lachen
library-reaction-wow = Staunen
library-reaction-think = Nachdenken
library-reaction-hurry = Du bist dran
library-reaction-sorry = Entschuldigung
library-reaction-thanks = Danke
library-reaction-hello = Hallo
library-reaction-bye = Tschüss

## Werte von Optionen

library-value-true = ja
library-value-false = nein
library-value-wall_first = zuerst die Mauern
library-value-buildings_first = zuerst die Gebäude
library-value-must = ist Pflicht
library-value-may = ist freiwillig
library-value-cannot_refill = Bauhof nicht mehr zu füllen
library-value-supply_empty = letztes Plättchen gezogen
library-value-region = kein eingeschlossenes Gebiet, gleich wie groß
library-value-cell = kein eingeschlossenes einzelnes Feld

## Warum eine Partie nicht gespielt werden kann

refused-setup-seats = Mit { $seats } geht es nicht: Es spielen { $least } bis { $most }.
refused-setup-module = „{ $module }“ ist kein Modul; es gibt { $known }.
refused-setup-automatic = Das Modul { $module } lässt sich nicht wählen: Es kommt von selbst dazu, wenn es gebraucht wird.
refused-setup-module-twice = Das Modul { $module } ist zweimal genannt.
refused-setup-edition = „{ $edition }“ ist keine Ausgabe; es gibt { $known }.
refused-setup-option = „{ $option }“ ist keine Option; es gibt { $known }.
refused-setup-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich ist { $known }.
refused-setup-ages = Die Option ages braucht eine ganze Zahl je Platz, nicht „{ $value }“.
refused-components-integer = { $where } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }.
refused-components-integers = { $where } darf nur ganze Zahlen von { $least } bis { $most } enthalten, nicht { $found }.
refused-components-table = { $where } muss eine eigene Tabelle sein.
refused-components-unknown = „{ $where }“ gibt es hier nicht zu berichtigen; es gibt { $known }.
refused-components-value = Eine Berichtigung ist ein Text, eine Zahl, ja oder nein, eine Liste oder eine Tabelle; ein Datum, eine Uhrzeit oder gar nichts ist keine.
refused-components-size = Diese Berichtigungen sind zu groß: höchstens { $most } Zeichen, und { $deepest } Tabellen oder Listen ineinander.
refused-components-file = Das ist keine Datei mit Berichtigungen: { $problem }.
refused-setup-other = Das lässt sich nicht spielen: { $problem }.

## Regeln nach Nummer

refused-no-such-rule = Es gibt keine Regel „{ $rule }“.
refused-no-such-rules = Es gibt keine Regeln eines Moduls „{ $module }“; es gibt { $known }.

## Aufzeichnungen

refused-invalid-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $problem }.
refused-record-too-large = Eine Aufzeichnung hat höchstens { $most } Zeichen.
refused-record-too-long = Eine Aufzeichnung hat höchstens { $most } Züge.
refused-too-many-uploads = Das waren zu viele Aufzeichnungen: Versuche es in { $seconds } Sekunden wieder.
refused-no-such-replay = Diese Aufzeichnung gibt es nicht.
refused-no-such-position = Es gibt keine Stellung nach { $ply } Zügen: Diese Partie hat { $plies }.
refused-origin-one = Nenne eines, von dem aus es weitergeht: eine Aufzeichnung, eine hochgeladene Partie oder einen Tisch.
refused-origin-over = Dort ist die Partie zu Ende: Beginne bei einem früheren Zug.
