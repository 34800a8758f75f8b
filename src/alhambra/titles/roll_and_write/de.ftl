# Die Wörter des Würfelspiels auf Deutsch. Gebäudearten, Züge und das Ende einer Partie sagen die Wörter, die alle Spiele
# gemeinsam haben.

game-roll-and-write = Alhambra Roll & Write
game-roll-and-write-summary = Das Würfelspiel für eine bis fünf Personen: zwei Würfel kreuzen, bauen, Münzen verdienen.
rival-rw-dirk = Dirk
rival-rw-dirki = Dirki
rival-rw-dirkelson = Dirkelson
rival-rw-dirkina = Dirkina

## Entscheidungen

moment-second = Ein zweites Mal bauen oder passen
moment-retain = Wähle die zwei Würfel, die du behältst

## Züge

verb-change = Würfel zu ändern
verb-build = zu bauen
verb-coins = Münzen zu nehmen
verb-second = ein zweites Mal zu bauen
verb-retain = Würfel zu behalten
cli-verb-change = Ändern
cli-verb-build = Bauen
cli-verb-coins = Münzen
cli-verb-second = Zweites
cli-verb-retain = Behalten

what-crossing = eine Kreuzung wie 2,5: der gelbe Würfel, dann der blaue
what-die = ein Würfel wie y2:4: eine gelbe 2, die zur 4 wird; b ist blau

## Warum ein Zug abgelehnt wird

not-now-second = jetzt kannst du nur ein zweites Mal bauen oder passen
not-now-retain = wähle zuerst die zwei Würfel, die du behältst
rw-no-crossing = Bei { $cell } kreuzen sich keine deiner Würfel.
rw-built = Bei { $cell } hast du schon gebaut.
rw-special-used = Deine Sonderaktion ist in diesem Zug schon verbraucht.
rw-too-few-coins = Das kostet { $cost ->
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}, und du hast { $coins }.
rw-change-colour = In einem Zug kann nur ein { $colour ->
    [y] gelber
   *[b] blauer
} Würfel geändert werden.
rw-change-no-die = Du hast keine { $colour ->
    [y] gelbe
   *[b] blaue
} { $die }.
rw-change-nothing = Die { $colour ->
    [y] gelbe
   *[b] blaue
} { $die } bliebe, wie sie ist.
rw-change-range = Ein Würfel zeigt 1 bis 6; aus 1 wird nie 6, aus 6 nie 1.
rw-retain-no-dice = Du hast die Würfel { $cell } nicht.
refused-rw-setup-solo = Die Option { $option } gibt es nur für eine Person.

## Was geschehen ist

event-start = { $who } beginnt mit { $family } bei { $cell }.
event-dice = { $who } würfelt Gelb { $yellow } und Blau { $blue }.
event-round = Runde { $round } von { $rounds }.
event-change = { $who } ändert { $dice } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
event-build = { $who } baut { $family } bei { $cell }.
event-coins = { $who } bekommt { $gained ->
    [0] keine Münze
    [one] { $gained } Münze
   *[other] { $gained } Münzen
}.
event-second = { $who } baut auch { $family } bei { $cell }.
event-pass-second = { $who } baut kein zweites Mal.
event-hand-on = { $who } behält zwei Würfel und gibt Gelb { $yellow } und Blau { $blue } weiter.
event-rival = { $who } würfelt Gelb { $yellow } und Blau { $blue }: { $family }{ $marked ->
    [true] .
   *[other] , schon voll; noch einmal.
}
event-completed = In dieser Runde wurden Gebäudearten vollendet – { $scores }.
event-final-scoring = Schlusswertung – { $scores }.

## Woher Punkte kommen

rw-line-type = { $who }: { $points } für { $what ->
    [pavilion] Pavillons
    [seraglio] Serails
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Gärten
    [tower] Türme
   *[other] { $what }
} ({ $count ->
    [one] { $count } Gebäude
   *[other] { $count } Gebäude
}, Rang { $rank }{ $shared ->
    [1] {""}
   *[other] , geteilt durch { $shared }
})
rw-line-row = { $who }: { $points } für Zeile { $line } ({ $count } Gebäude)
rw-line-column = { $who }: { $points } für Spalte { $line } ({ $count } Gebäude)
rw-line-coins = { $who }: { $points } für Münzen ({ $count } übrig)
rw-line-bonus = { $who }: { $points } statt Linien und Münzen

## Das Terminal

cli-word-sheets = bögen
cli-word-sheet = bogen
cli-word-scores = wertung
cli-word-now = jetzt
cli-usage-sheets = {""}
cli-usage-sheet = {" "}N
cli-usage-scores = {""}
cli-usage-now = {""}
cli-help-sheets = die Bögen aller Spieler
cli-help-sheet = der Bogen von Spieler N
cli-help-scores = der gemeinsame Wertungsbogen, mit den Rängen, die noch frei sind
cli-help-now = was jeder hätte, wenn die Partie jetzt zu Ende wäre, und wofür
rw-cli-help-moves = Zum Ziehen tippe die Nummer oder den Zug selbst: build 2,5 · coins · second · pass · retain 2,5 · change g2:4 · change y2:3 b6:5
rw-cli-help-sheet = Eine Kreuzung ist der gelbe Würfel, dann der blaue. Auf einem Bogen sind y und b die Würfel am Rand, [GAR] ist gebaut, gar ist frei; Pfeile zeigen, wo du bauen kannst, mit der Nummer des Zugs, und Kreise die Kreuzungen, die eine Münze wert sind. y2:4 (oder g2:4) ist eine gelbe 2, die zur 4 wird, für 2 Münzen.
rw-cli-round = Runde { $round } von { $rounds }
rw-cli-now = jetzt
rw-cli-coins = Münzen
rw-cli-dice = Würfel
rw-cli-lines = Linien
rw-cli-bonus = Bonus
rw-cli-boxes = Felder
rw-cli-place = { $place }.
rw-cli-store = Münzen { $coins } · { $circled } von { $reserve }
rw-cli-cost = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
rw-cli-gain = +{ $coins }
rw-cli-pass-on = { $dice } für { $name }
rw-cli-completes = vollendet: { $points }
rw-cli-row = Zeile +{ $points }
rw-cli-column = Spalte +{ $points }
rw-cli-yellow = g
rw-cli-blue = b
rw-cli-finishing = { $name } hat in dieser Runde { $family } vollendet.
rw-cli-final-scoring = Schlusswertung
rw-cli-end-alone = Die Partie ist zu Ende: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
rw-cli-duel-won = Du gewinnst das Duell: { $points } zu { $best }.
rw-cli-duel-shared = Das Duell endet unentschieden: { $points } zu { $points }.
rw-cli-duel-lost = Du verlierst das Duell: { $points } zu { $best }.

## Bögen zum Drucken

sheet-player = Spielbogen
sheet-score = Wertungsbogen
rw-sheet-name = Name
rw-sheet-date = Datum
rw-sheet-blue = blau
rw-sheet-yellow = gelb
rw-sheet-lines = Gebäude in einer Linie: { $worth }
rw-sheet-coins = Münzen
rw-sheet-costs = Würfel um 1: { $change } · zweites Gebäude: { $second } · { $coins } übrig: 1 Punkt
rw-sheet-of-lines = Linien
rw-sheet-of-coins = Münzen
rw-sheet-total = Summe
rw-sheet-place = { $place }. Platz
rw-sheet-rounds = Runden

## Einen echten Tisch aufbauen

guide-stage-rw-scores = Der Wertungsbogen
guide-stage-rw-starts = Die ersten Gebäude
guide-stage-rw-waiting = Wartende Würfel
rw-guide-dice = Nehmt { $dice } Würfel, { $each } blaue und { $each } gelbe{ $rest ->
    [0] .
   *[other] ; die anderen { $rest } kommen zurück in die Schachtel.
}
rw-guide-sheets = { $players ->
    [one] Nimm einen Spielbogen und ein Würfelpaar: einen blauen und einen gelben.
   *[other] Jeder der { $players } Spieler nimmt einen Spielbogen und ein Würfelpaar: einen blauen und einen gelben.
}
rw-guide-coins = Auf jedem Bogen werden die ersten { $coins } der { $reserve } Münzen eingekreist, wenn sie nicht schon so gedruckt sind.
rw-guide-first = Lost aus, wer beginnt; das bleibt die ganze Partie so.
rw-guide-rows = Legt den Wertungsbogen mit { $rows } Zeilen bereit. Eine Zeile hat Felder für jede Gebäudeart: { $parts }.
rw-guide-rivals = { $rivals ->
    [one] Dirk, ein fiktiver Spieler, bekommt eine Zeile und ein Würfelpaar, aber weder Bogen noch Münzen.
   *[other] { $rivals } fiktive Spieler bekommen je eine Zeile und ein Würfelpaar, aber weder Bogen noch Münzen.
}
rw-guide-rounds = Die Partie hat { $rounds } Runden; bei jedem Zug des Startspielers wird eine abgehakt.
rw-guide-starts = { $players ->
    [one] Wirf dein Paar und baue, wo gelbe Zeile und blaue Spalte sich kreuzen. Mach das { $buildings }-mal. Wo du schon gebaut hast, wirfst du beide Würfel neu.
   *[other] Der Startspieler wirft sein Paar und baut, wo gelbe Zeile und blaue Spalte sich kreuzen; die anderen folgen im Uhrzeigersinn. Das geht { $buildings }-mal um den Tisch. Wer dort schon gebaut hat, wirft beide Würfel neu.
} Jedes Gebäude wird auf beiden Bögen markiert: im nächsten freien Feld seiner Art, von links.
rw-guide-rival-starts = { $rivals ->
    [one] Dann wird { $buildings }-mal für Dirk gewürfelt
   *[other] Dann wird { $buildings }-mal für jeden fiktiven Spieler gewürfelt
} und ein Feld der Art markiert, die auf dem Raster steht. Dasselbe Ergebnis noch einmal markiert das nächste Feld dieser Art.
rw-guide-waiting = Jetzt wirft jeder sein Paar noch einmal und lässt die Würfel auf ihren Plätzen am Bogen liegen. Gebaut wird nichts.
rw-guide-waiting-alone = Jetzt wirf dein Paar und ein zweites Paar und lass alle vier Würfel auf ihren Plätzen am Bogen liegen. Gebaut wird nichts; gleiche Zahlen werden gestapelt.
rw-guide-extra = Der Startspieler nimmt ein Paar mehr, wirft es und legt es auch auf seinen Bogen; gleiche Zahlen werden gestapelt.
rw-guide-specials = Ihr habt zwei Sonderaktionen im Zug vereinbart: eine von jeder Art.
rw-guide-duel = Es ist ein Duell: Fiktive Spieler werten Gebäudearten wie du, und am Ende je { $points } Punkte statt Linien und Münzen. Du gewinnst mit mehr als jeder von ihnen.
rw-guide-begin = Der Startspieler beginnt mit vier Würfeln, die anderen folgen im Uhrzeigersinn.
rw-guide-begin-rivals = Der Startspieler beginnt mit vier Würfeln. Würfel gebt ihr nur einander weiter; nach euren beiden Zügen wird für Dirk gewürfelt und ein Feld markiert.
rw-guide-begin-alone = Du beginnst und hast immer vier Würfel: Weitergegeben wird nichts. Nach jedem deiner Züge wird für die { $rivals } fiktiven Spieler gewürfelt, in der Reihenfolge ihrer Zeilen.

## Optionen

option-special_actions_per_turn = Sonderaktionen in einem Zug
option-special_actions_per_turn-summary = Wie viele Sonderaktionen in einem Zug erlaubt sind: eine, oder eine von jeder Art.
option-fictitious_players = Gegner im Solospiel
option-fictitious_players-summary = Gegen wie viele fiktive Spieler jemand allein antritt; mit mehr wird es schwerer und kürzer.
option-solo_duel = Duell im Solospiel
option-solo_duel-summary = Ob du jeden fiktiven Spieler schlagen musst; sonst spielst du um möglichst viele Punkte.

## Hinweise: wohin du schauen sollst

rw-look-family = Schau auf die Familie { $family }.
rw-look-row = Schau auf Zeile { $line }.
rw-look-column = Schau auf Spalte { $line }.
rw-look-coins = Denk an deine Münzen.
rw-look-passing = Denk an die Würfel, die du weitergibst.
rw-look-coming = Denk an die Würfel für deinen nächsten Zug.
rw-look-change = Einen Würfel zu ändern kann seinen Preis wert sein.
rw-look-second = Ein zweites Gebäude kann seinen Preis wert sein.
rw-look-anywhere = Deine Züge sind etwa gleich gut.

## Hinweise: was du tun sollst

rw-do-build = Baue auf { $cell }.
rw-do-build-two = Baue auf { $cell }, dann auch auf { $second_cell } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
rw-do-change = Ändere { $dice } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, dann baue auf { $cell }.
rw-do-second = Baue auch auf { $second_cell } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
rw-do-coins = Nimm Münzen: Du bekommst { $coins ->
    [0] keine, aber alle vier Würfel werden neu geworfen
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
rw-do-retain = Behalte Gelb { $yellow } und Blau { $blue }.
rw-do-pass = Baue kein zweites Mal.

## Hinweise: warum

rw-why-completed = Das vervollständigt die Familie { $family }, und niemand kann dir diesen Platz mehr nehmen.
rw-why-ahead = Damit liegst du in der Familie { $family } vorn: { $count } gegen { $most }.
rw-why-level = Damit ziehst du in der Familie { $family } mit { $count } gleich.
rw-why-behind = Damit kommst du in der Familie { $family } näher: { $count } gegen { $most }.
rw-why-row = Zeile { $line } hat dann { $count } Gebäude{ $points ->
    [0] {""}
    [one] , das gibt { $points } Punkt
   *[other] , das gibt { $points } Punkte
}.
rw-why-column = Spalte { $line } hat dann { $count } Gebäude{ $points ->
    [0] {""}
    [one] , das gibt { $points } Punkt
   *[other] , das gibt { $points } Punkte
}.
rw-why-earned = Mit { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} kannst du später Würfel ändern oder zweimal bauen.
rw-why-saved = Du behältst { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} mehr als sonst.
rw-why-passing = Die Würfel, die du weitergibst, Gelb { $yellow } und Blau { $blue }, nützen der nächsten Person weniger.
rw-why-kept = Diese beiden versprechen am meisten für deinen nächsten Zug.
rw-why-rolled = Du wirfst alle vier Würfel, das verspricht einen besseren nächsten Zug.
rw-why-coming = Mehr von den kommenden Würfeln nützen dir dann.
rw-why-equal = Andere Züge sind etwa gleich gut.

## Warum ein eigenes Blatt nicht geht

rw-component-sheet = Spielerblatt
refused-rw-sheet-name = Der Name eines Blatts ist eine Zeile mit 1 bis { $most } Zeichen.
refused-rw-sheet-rows = Das Raster muss { $rows } Reihen haben.
refused-rw-sheet-row = Reihe { $row } des Rasters muss { $count } Familien haben.
refused-rw-sheet-cell = Reihe { $row }, Spalte { $column } des Rasters: { $found } ist keine Familie; es gibt { $known }.
refused-rw-sheet-count = Kästchen von { $family }: Es müssen { $count } sein, so oft wie im Raster.
refused-rw-sheet-points = Punkte für { $family }: Es braucht { $count } Zahlen, keine größer als die vorige.
refused-rw-sheet-lines = Punkte für Linien: Es braucht { $count } Zahlen, keine kleiner als die vorige.
