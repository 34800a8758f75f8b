# Der Tisch des Würfelspiels.


## Der Bogen
dice-sheet-of = Bogen von { $name }
dice-back = Zurück zu meinem
dice-cell = gelb { $yellow }, blau { $blue }
dice-cell-label = { $cell }: { $family }, { $state ->
    [picked] gewählt
    [built] gebaut
    [coins] gebaut, zählt für { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }
    [free] kann gebaut werden
    [promised] könnte dann gebaut werden
   *[empty] leer
}
dice-rows = Gebäude in den Zeilen
dice-columns = Gebäude in den Spalten
dice-line-label = { $what ->
    [row] Zeile { $line }
   *[column] Spalte { $line }
}: { $count } von 6 gebaut, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
dice-margin = { $colour ->
    [blue] Blaue Würfel, über den Spalten
   *[yellow] Gelbe Würfel, links von den Zeilen
}
dice-die = { $colour ->
    [blue] blau { $value }
   *[yellow] gelb { $value }
}
dice-die-label = { $count ->
    [one] { $colour ->
        [blue] Blauer Würfel: { $value }
       *[yellow] Gelber Würfel: { $value }
    }
   *[other] { $colour ->
        [blue] { $count } blaue Würfel: { $value }
       *[yellow] { $count } gelbe Würfel: { $value }
    }
}{ $state ->
    [used] , benutzt
    [changed] , geändert
   *[none] {""}
}{ $use ->
    [change] , ändern
    [keep] , behalten
   *[none] {""}
}
dice-nudge = { $colour ->
    [blue] Blau { $value }
   *[yellow] Gelb { $value }
}: { $by ->
    [less] eins weniger
   *[more] eins mehr
}
dice-refused = Nicht hier
dice-refused-close = Schließen

## Münzen
dice-coins = Münzen
dice-coins-label = { $coins ->
    [0] Keine Münze übrig
    [one] Eine Münze übrig
   *[other] { $coins } Münzen übrig
}; { $circled } von { $reserve } sind eingekreist
dice-coins-left = { $count ->
    [0] keine Münze übrig
    [one] eine Münze übrig
   *[other] { $count } Münzen übrig
}
dice-legend-line = In einer Reihe:
dice-legend-coins = Münzen übrig:
dice-legend-family = Volle Familie: du bekommst ihren besten Platz

## Was möglich ist
dice-not-now = Du bist nicht am Zug.
dice-acted = Deine Aktion in diesem Zug ist getan.
dice-build-button = Bauen
dice-build-none = Alle Kreuzungen deiner Würfel sind gebaut.
dice-build-about = { $count ->
    [one] Eine Kreuzung ist frei.
   *[other] { $count } Kreuzungen sind frei.
}
dice-build-next = Die zwei Würfel, die du liegen lässt, gehen an { $name }.
dice-build-alone = Die zwei Würfel, die du liegen lässt, bleiben.
dice-coins-button = { $count ->
    [0] Keine Münze nehmen
    [one] 1 Münze nehmen
   *[other] { $count } Münzen nehmen
}
dice-coins-about = { $count ->
    [0] Noch keine Kreuzung ist gebaut.
    [one] Eine Kreuzung ist schon gebaut.
   *[other] { $count } Kreuzungen sind schon gebaut.
} Alle vier Würfel werden neu geworfen.
dice-specials = Sonderaktionen
dice-nudge-name = Würfel um 1 drehen
dice-nudge-about = vor deiner Aktion
dice-nudge-used = Du hast in diesem Zug schon Würfel geändert.
dice-nudge-poor = Du hast zu wenige Münzen.
dice-second-name = Zweiter Bau
dice-second-about = nach dem Bauen, mit dem anderen Paar
dice-cost = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}

## Die Aufforderung
dice-action-hint = { $free ->
    [0] Nichts ist frei zum Bauen
    [one] Eine Kreuzung ist frei
   *[other] { $free } Kreuzungen sind frei
}; { $built ->
    [0] keine ist schon gebaut
    [one] eine ist schon gebaut
   *[other] { $built } sind schon gebaut
}.
dice-action-missing = Wähle eine Kreuzung
dice-action-only-coins = Nimm Münzen
dice-build-title = { $family } bauen auf { $cell }
dice-count-change = { $family } { $from } → { $to }.
dice-completes = Damit ist { $family } vollständig.
dice-line-reaches = { $what ->
    [row] Zeile { $line }
   *[column] Spalte { $line }
} erreicht { $count }: +{ $gain }.
dice-passed = { $name } bekommt gelb { $yellow } und blau { $blue }.
dice-passed-built = Auf dem Bogen von { $name } kreuzen sie sich bei { $family }, schon gebaut.
dice-passed-free = Auf dem Bogen von { $name } kreuzen sie sich bei { $family }, noch frei.
dice-coins-title = { $count ->
    [0] Keine Münze nehmen
    [one] 1 Münze nehmen
   *[other] { $count } Münzen nehmen
}
dice-coins-hint = { $count ->
    [0] Keine Kreuzung deiner Würfel ist gebaut.
    [one] Eine Kreuzung deiner Würfel ist gebaut.
   *[other] { $count } Kreuzungen deiner Würfel sind gebaut.
}
dice-coins-then = Dann wirfst du alle vier Würfel, behältst einen von jeder Farbe und gibst die anderen an { $name }.
dice-coins-then-alone = Dann wirfst du alle vier Würfel.
dice-change-button = Würfel ändern
dice-change-title = Würfel ändern
dice-change-hint = Bewege einen Würfel mit seinen Pfeilen: { $cost ->
    [one] eine Münze
   *[other] { $cost } Münzen
} für jeden Schritt, ein Würfel von jeder Farbe. Du hast { $coins }.
dice-change-missing = Noch nichts geändert
dice-change-confirm = { $coins ->
    [one] { $coins } Münze zahlen
   *[other] { $coins } Münzen zahlen
}
dice-change-clear = Würfel lassen
dice-change-first = Zahle zuerst für die geänderten Würfel; dann kannst du hier bauen.
dice-change-open = Dann könntest du { $families } bauen.
dice-change-none = Dann wäre nichts frei zum Bauen.
dice-change-coins = { $count ->
    [0] Keine Kreuzung wäre schon gebaut.
    [one] Eine Kreuzung wäre schon gebaut.
   *[other] { $count } Kreuzungen wären schon gebaut.
}
dice-second-title = { $cost ->
    [one] Auch { $family } bauen für { $cost } Münze?
   *[other] Auch { $family } bauen für { $cost } Münzen?
}
dice-second-at = Das andere Paar: { $cell }.
dice-second-button = Auch bauen
dice-second-no = Nein, danke
dice-retain-title = Behalte einen Würfel von jeder Farbe
dice-retain-hint = Die beiden anderen gehen so an { $name }, wie sie liegen.
dice-retain-button = Diese behalten
dice-retain-missing = Wähle zwei Würfel
dice-undo-build = Rückgängig: Bau
dice-undo-coins = Rückgängig: Münzen
dice-undo-change = Rückgängig: geänderte Würfel
dice-undo-second = Rückgängig: zweiter Bau
dice-undo-pass = Rückgängig: kein zweiter Bau
dice-undo-hand-on = Rückgängig: behaltene Würfel

## Würfel unterwegs
dice-moving = Würfel unterwegs
dice-moving-short = Würfel
dice-moving-none = Noch nichts hat sich bewegt.
dice-from = Von { $name }
dice-rolled = { $you ->
    [yes] Du hast geworfen
   *[no] Wurf von { $name }
}
dice-to = Danach an { $name }
dice-why-matters = Warum das wichtig ist

## Der Wertungsbogen
dice-score = Gemeinsamer Wertungsbogen
dice-score-short = Wertung
dice-score-about = wer wo führt
dice-score-label = { $name }: { $count } von { $boxes } { $family }{ $leads ->
    [yes] , führt
   *[no] {""}
}{ $done ->
    [yes] , in dieser Runde vollständig
   *[no] {""}
}
dice-place = { $place }.
dice-place-gone = vergeben:
dice-rival-roll = Gelb { $yellow }, blau { $blue }{ $marked ->
    [yes] {""}
   *[no] : voll, noch einmal geworfen
}
dice-rounds = Runden
dice-first = { $name } beginnt
dice-enlarge = Bogen von { $name }, vergrößern
dice-now = Wenn jetzt Schluss wäre
dice-now-why = woher?
dice-now-note = Was zählen würde, wenn diese Runde die letzte und vorbei wäre.
dice-source-sofar = Bisher vollständige Familien
dice-source-family = { $family }, Rang { $rank }{ $shared ->
    [1] {""}
   *[other] , geteilt durch { $shared }
}
dice-source-row = Zeile { $line } mit { $count } Gebäuden
dice-source-column = Spalte { $line } mit { $count } Gebäuden
dice-source-coins = { $count } Münzen
dice-source-bonus = Statt Reihen und Münzen
dice-no-answer = Der Server hat nicht geantwortet.

## Tasten
dice-key-sheet = Zum Bogen
dice-key-coins = Münzen nehmen
dice-key-change = Würfel ändern
dice-key-less = Der gewählte Würfel: eins weniger
dice-key-more = Der gewählte Würfel: eins mehr
dice-key-decline = Kein zweiter Bau
dice-key-score = Wertungsbogen
dice-key-hint = Hinweis
dice-key-log = Verlauf
dice-key-undo = Zurücknehmen
dice-key-help = Tasten
