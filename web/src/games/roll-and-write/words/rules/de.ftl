# Die Regeln des Würfelspiels: je ein Titel und zwei Sätze.

rules-section-rw-comp = Roll & Write: Würfel und Blätter
rules-section-rw-setup = Roll & Write: der Aufbau
rules-section-rw-round = Roll & Write: die Runden
rules-section-rw-turn = Roll & Write: ein Zug
rules-section-rw-build = Roll & Write: bauen
rules-section-rw-coin = Roll & Write: Münzen bekommen
rules-section-rw-spec = Roll & Write: Sonderaktionen
rules-section-rw-bonus = Roll & Write: eine Familie vollenden
rules-section-rw-end = Roll & Write: die Schlusswertung
rules-section-rw-fict = Roll & Write: erdachte Mitspieler
rules-section-rw-solo = Roll & Write: allein
rules-section-rw-rulings = Roll & Write: Sonderfälle

rules-RW-COMP-01-title = Zwölf Würfel
rules-RW-COMP-01-text = Es gibt 6 blaue und 6 gelbe Würfel. Alle brauchen einen jeder Farbe, und wer beginnt, braucht zwei.
rules-RW-COMP-02-title = Das Spielblatt
rules-RW-COMP-02-text = Ein Blatt hat 36 Felder in 6 Zeilen und 6 Spalten, jedes mit einer Gebäudeart. Ein blauer Würfel nennt eine Spalte, ein gelber eine Zeile.
rules-RW-COMP-03-title = Das gemeinsame Wertungsblatt
rules-RW-COMP-03-text = Alle haben darauf eine Zeile mit Kästchen für jede Familie. Es zeigt auch die Punkte der ersten drei Plätze und die Runden.
rules-RW-COMP-05-title = Nichts ist verborgen
rules-RW-COMP-05-text = Alle Blätter liegen offen. Unbekannt ist nur, was noch gewürfelt wird.

rules-RW-SETUP-01-title = Ein Blatt und zwei Würfel
rules-RW-SETUP-01-text = Alle nehmen ein Blatt, einen blauen und einen gelben Würfel. Wer beginnt, entscheidet der Zufall.
rules-RW-SETUP-02-title = Drei Gebäude zum Start
rules-RW-SETUP-02-text = Dreimal würfeln alle mit zwei Würfeln und bauen, wo sie sich kreuzen. Ist das Feld schon bebaut, werden beide noch einmal gewürfelt.
rules-RW-SETUP-03-title = Wartende Würfel
rules-RW-SETUP-03-text = Danach würfeln alle noch einmal und lassen die zwei Würfel auf dem Blatt liegen. Gebaut wird damit noch nichts.
rules-RW-SETUP-04-title = Das weitere Paar
rules-RW-SETUP-04-text = Wer beginnt, würfelt ein weiteres Paar und legt es aufs Blatt. So hat, wer am Zug ist, immer vier Würfel.
rules-RW-SETUP-05-title = Drei Münzen zu Beginn
rules-RW-SETUP-05-text = Alle beginnen mit 3 Münzen. Sie sind auf dem Blatt schon eingekreist.
rules-RW-SETUP-06-title = Auf dem Wertungsblatt ankreuzen
rules-RW-SETUP-06-text = Was gebaut wird, wird auch im nächsten freien Kästchen seiner Familie angekreuzt. Das gilt auch für die Gebäude zum Start.

rules-RW-ROUND-01-title = Wie viele Runden
rules-RW-ROUND-01-text = Zu dritt, zu viert oder zu fünft gibt es 18, 15 oder 12 Runden. Erdachte Mitspieler zählen mit.
rules-RW-ROUND-02-title = Die Reihenfolge
rules-RW-ROUND-02-text = Dieselbe Person beginnt jede Runde, die anderen folgen im Uhrzeigersinn. Das bleibt das ganze Spiel so.
rules-RW-ROUND-03-title = Nach der letzten Runde
rules-RW-ROUND-03-text = Nach der letzten Runde ist das Spiel zu Ende. Dann folgt die Schlusswertung.
rules-RW-ROUND-04-title = Der Ablauf einer Runde
rules-RW-ROUND-04-text = Zuerst sind alle am Zug, dann wird für erdachte Mitspieler gewürfelt. Zuletzt kommen die Punkte für Familien, die in dieser Runde vollendet wurden.

rules-RW-TURN-01-title = Vier Würfel am Zug
rules-RW-TURN-01-text = Wer am Zug ist, hat 2 blaue und 2 gelbe Würfel auf dem Blatt. Alle anderen haben je einen.
rules-RW-TURN-02-title = Der Ablauf eines Zuges
rules-RW-TURN-02-text = Zuerst dürfen Würfel geändert werden, dann folgt genau eine Aktion: bauen oder Münzen bekommen. Nach dem Bauen ist ein zweites Gebäude möglich, dann wird gewürfelt und weitergegeben.
rules-RW-TURN-03-title = Wo sich Würfel kreuzen
rules-RW-TURN-03-text = Jeder gelbe Würfel kreuzt jeden blauen: Das ergibt bis zu vier Felder. Zeigen zwei Würfel einer Farbe dieselbe Zahl, liegen sie aufeinander und ergeben weniger Felder.
rules-RW-TURN-04-title = Wohin die Würfel gehen
rules-RW-TURN-04-text = Nach einem Gebäude würfelst du die zwei benutzten neu und gibst die anderen unverändert weiter. Nach zwei Gebäuden oder nach Münzen würfelst du alle vier, behältst je einen und gibst die anderen weiter.
rules-RW-TURN-05-title = Zwei und vier Würfel
rules-RW-TURN-05-text = Nach deinem Zug hast du zwei Würfel, und wer folgt, hat vier. Würfel auf einem besetzten Platz werden gestapelt, keine Zahl ändert sich.
rules-RW-TURN-06-title = Nach dem allerletzten Zug
rules-RW-TURN-06-text = Im letzten Zug des Spiels wird nicht mehr gewürfelt und nichts weitergegeben. Niemand würde es brauchen.

rules-RW-BUILD-01-title = Bauen
rules-RW-BUILD-01-text = Wähle eine Kreuzung deiner Würfel, die noch nicht bebaut ist. Sie wird auf deinem Blatt durchgestrichen und auf dem Wertungsblatt angekreuzt.
rules-RW-BUILD-02-title = Wenn alles bebaut ist
rules-RW-BUILD-02-text = Sind alle Kreuzungen deiner Würfel bebaut, kannst du nicht bauen. Dann bekommst du Münzen, oder du änderst zuerst einen Würfel.
rules-RW-BUILD-03-title = Die nicht benutzten Würfel
rules-RW-BUILD-03-text = Sie gehen mit unveränderten Zahlen weiter. Sieh nach, was damit gebaut werden könnte.
rules-RW-BUILD-04-title = Die benutzten Würfel
rules-RW-BUILD-04-text = Du würfelst sie sofort neu und legst sie auf dein eigenes Blatt. Dort warten sie auf deinen nächsten Zug.
rules-RW-BUILD-05-title = Niemand muss bauen
rules-RW-BUILD-05-text = Du darfst Münzen nehmen, auch wenn du bauen könntest. Für neue Würfel kann sich das lohnen.

rules-RW-COIN-01-title = Münzen bekommen
rules-RW-COIN-01-text = Du bekommst 1 Münze für jede der vier Kreuzungen, die schon bebaut ist. Bei gestapelten Würfeln zählt dasselbe Feld zwei- oder viermal.
rules-RW-COIN-02-title = Der Vorrat ist voll
rules-RW-COIN-02-text = Sind alle Münzen des Blattes eingekreist, gibt es keine mehr. Ausgegebene Münzen schaffen keinen neuen Platz.
rules-RW-COIN-03-title = Neue Würfel nach Münzen
rules-RW-COIN-03-text = Danach würfelst du alle vier und behältst einen jeder Farbe. Die anderen zwei gehen unverändert weiter.
rules-RW-COIN-04-title = Jederzeit
rules-RW-COIN-04-text = Diese Aktion ist immer möglich, auch für 0 Münzen. Ausgeben kannst du sie ab deinem nächsten Zug.

rules-RW-SPEC-01-title = Eine Sonderaktion je Zug
rules-RW-SPEC-01-text = Zusätzlich zur Aktion ist eine Sonderaktion je Zug erlaubt. Eine Option erlaubt eine jeder Art.
rules-RW-SPEC-02-title = Würfel ändern
rules-RW-SPEC-02-text = Vor deiner Aktion ändert jede Münze einen Würfel um 1 nach oben oder unten. Aus 1 wird nie 6 und aus 6 nie 1.
rules-RW-SPEC-03-title = Ein zweites Gebäude
rules-RW-SPEC-03-text = Nach dem Bauen bezahlen 3 Münzen ein Gebäude, wo sich die zwei anderen Würfel kreuzen. Das Feld muss frei sein, und das eben bebaute ist es nicht mehr.
rules-RW-SPEC-04-title = Würfel nach zwei Gebäuden
rules-RW-SPEC-04-text = Alle vier Würfel werden gewürfelt. Du behältst einen jeder Farbe und gibst die anderen zwei weiter.
rules-RW-SPEC-05-title = Ein Würfel jeder Farbe
rules-RW-SPEC-05-text = In einem Zug werden höchstens ein gelber und ein blauer Würfel geändert, jeder mit beliebig vielen Münzen. Ein Würfel eines Stapels wird allein geändert.
rules-RW-SPEC-06-title = Eine Änderung bleibt
rules-RW-SPEC-06-text = Ein geänderter Würfel behält seine Zahl, bis er gewürfelt wird. Benutzt du ihn nicht, geht er so weiter.
rules-RW-SPEC-07-title = Münzen ausgeben
rules-RW-SPEC-07-text = Nur eingekreiste, nicht durchgestrichene Münzen können ausgegeben werden. Jede ausgegebene wird durchgestrichen.

rules-RW-BONUS-01-title = Eine Familie vollenden
rules-RW-BONUS-01-text = Wer das letzte Kästchen einer Familie füllt, bekommt am Ende der Runde die Punkte ihres besten freien Platzes. Dieser Platz ist dann vergeben.
rules-RW-BONUS-02-title = Mehrere in derselben Runde
rules-RW-BONUS-02-text = Vollenden mehrere dieselbe Familie in einer Runde, werden die Punkte so vieler Plätze addiert und geteilt. Das Ergebnis wird abgerundet.
rules-RW-BONUS-04-title = Auch in der letzten Runde
rules-RW-BONUS-04-text = Auch Familien, die in der letzten Runde vollendet werden, zählen. Ihre Punkte kommen vor der Schlusswertung.

rules-RW-END-01-title = Die Plätze der Familien
rules-RW-END-01-text = In jeder Familie gehen die noch freien Plätze an die mit den meisten Gebäuden, mindestens einem. Bei Gleichstand werden die Punkte der Plätze addiert und geteilt, abgerundet.
rules-RW-END-02-title = Zeilen und Spalten
rules-RW-END-02-text = Jede Zeile und Spalte mit 4, 5 oder 6 Gebäuden gibt 2, 5 oder 10 Punkte. Die Gebäude müssen nicht nebeneinander liegen.
rules-RW-END-03-title = Übrige Münzen
rules-RW-END-03-text = Zwei übrige Münzen geben 1 Punkt. Eine einzelne gibt nichts.
rules-RW-END-04-title = Wer gewinnt
rules-RW-END-04-text = Die höchste Summe gewinnt, mit den Punkten für vollendete Familien. Bei Gleichstand wird der Sieg geteilt.

rules-RW-FICT-01-title = Auf drei auffüllen
rules-RW-FICT-01-text = Zu zweit nimmt ein erdachter Mitspieler teil, allein mindestens zwei. Sie haben eine Zeile auf dem Wertungsblatt, aber kein Blatt und keine Münzen.
rules-RW-FICT-02-title = Ihr Aufbau
rules-RW-FICT-02-text = Dreimal werden für jeden zwei Würfel geworfen, und die gefundene Familie wird angekreuzt. Kommt dasselbe Feld wieder, wird das nächste Kästchen angekreuzt.
rules-RW-FICT-03-title = Sie bekommen keine Würfel von dir
rules-RW-FICT-03-text = Würfel gehen nur an die anderen Personen. Zu zweit also immer an die andere.
rules-RW-FICT-04-title = Ihr Zug
rules-RW-FICT-04-text = Am Ende einer Runde werden für jeden zwei Würfel geworfen, und die gefundene Familie wird angekreuzt. Sind alle ihre Kästchen voll, wird neu gewürfelt.
rules-RW-FICT-05-title = Wenn sie eine Familie vollenden
rules-RW-FICT-05-text = Sie bekommen keine Punkte dafür, aber der Platz ist weg. Vollendest du in derselben Runde, wird geteilt, und ihr Teil verfällt.
rules-RW-FICT-06-title = Am Ende behalten sie ihren Rang
rules-RW-FICT-06-text = Sie werden eingereiht wie alle und nehmen dir Plätze weg. Ihre Punkte verfallen.
rules-RW-FICT-08-title = Sie können nicht gewinnen
rules-RW-FICT-08-text = Erdachte Mitspieler haben keine Punkte und können nicht gewinnen. Das Duell des Solospiels ist die Ausnahme.

rules-RW-SOLO-01-title = Allein spielen
rules-RW-SOLO-01-text = Du spielst 18 Runden gegen zwei erdachte Mitspieler. Erreiche so viele Punkte wie möglich.
rules-RW-SOLO-02-title = Würfel nach dem Bauen, allein
rules-RW-SOLO-02-text = Nichts wird weitergegeben: Die zwei nicht benutzten Würfel bleiben, wie sie sind. Die zwei benutzten werden neu gewürfelt.
rules-RW-SOLO-03-title = Alle vier Würfel bleiben
rules-RW-SOLO-03-text = Nach Münzen oder zwei Gebäuden würfelst du alle vier Würfel. Alle bleiben auf deinem Blatt.
rules-RW-SOLO-04-title = Mehr Gegner
rules-RW-SOLO-04-text = Für ein schwereres Spiel nimmst du drei oder vier erdachte Mitspieler. Dann gibt es 15 oder 12 Runden.
rules-RW-SOLO-05-title = Das Duell
rules-RW-SOLO-05-text = In einem Duell bekommen erdachte Mitspieler die Punkte ihrer Plätze. Statt Zeilen, Spalten und Münzen bekommt jeder 21, 18 oder 15 Punkte, bei zwei, drei oder vier.
rules-RW-SOLO-06-title = Das Duell gewinnen
rules-RW-SOLO-06-text = Du gewinnst mit mehr Punkten als jeder erdachte Mitspieler. Bei Gleichstand mit dem besten wird der Sieg geteilt.
rules-RW-SOLO-07-title = Ihre Reihenfolge
rules-RW-SOLO-07-text = Für erdachte Mitspieler wird in jeder Runde nach dir gewürfelt. Das geschieht in der Reihenfolge ihrer Zeilen.

rules-RW-R1-title = Wer die benutzten Würfel wirft
rules-RW-R1-text = Wer damit gebaut hat, würfelt sie, und sie bleiben auf diesem Blatt. So haben alle, die warten, zwei geworfene Würfel.
rules-RW-R2-title = Welche zwei Würfel
rules-RW-R2-text = Zwei Würfel können geändert werden: ein blauer und ein gelber. Welche der vier, entscheidest du.
rules-RW-R5-title = Kein neuer Wurf für eine Münze
rules-RW-R5-text = Eine Münze ändert einen Würfel um 1, nicht mehr. Einen neuen Wurf kauft sie nicht.
rules-RW-R6-title = Wie erdachte Mitspieler heißen
rules-RW-R6-text = Sie heißen Dirk, Dirki, Dirkelson und Dirkina. Den vierten Namen haben wir gewählt.
