# Das Protokoll des Würfelspiels: ein Satz für jeden Augenblick, und woher Punkte kommen.

dice-story-you = du
dice-story-you-first = Du
dice-story-yellow = gelbe { $die }
dice-story-blue = blaue { $die }
dice-story-becomes = { $before } auf { $after }
dice-story-rival-about = { $name }, ein erdachter Mitspieler

## Aufbau und Runden

dice-story-first = { $you ->
    [yes] Du beginnst jede Runde.
   *[no] { $who } beginnt jede Runde.
}
dice-story-start = { $you ->
    [yes] Du startest mit { $families }.
   *[no] { $who } startet mit { $families }.
}
dice-story-start-dice = { $you ->
    [yes] Du startest mit { $families }; deine Würfel zeigen { $dice }.
   *[no] { $who } startet mit { $families }; die Würfel zeigen { $dice }.
}
dice-story-dice = { $you ->
    [yes] Du würfelst { $dice }.
   *[no] { $who } würfelt { $dice }.
}
dice-story-round = { $last ->
    [yes] Runde { $round } von { $rounds }: die letzte.
   *[no] Runde { $round } von { $rounds }.
}
dice-story-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $who } ist am Zug.
}

## Züge

dice-story-change = { $you ->
    [yes] Du <r:RW-SPEC-02>änderst</r> { $dice } für { $coins ->
        [one] <b>{ $coins } Münze</b>
       *[other] <b>{ $coins } Münzen</b>
    }.
   *[no] { $who } <r:RW-SPEC-02>ändert</r> { $dice } für { $coins ->
        [one] <b>{ $coins } Münze</b>
       *[other] <b>{ $coins } Münzen</b>
    }.
}
dice-story-build = { $you ->
    [yes] Du baust
   *[no] { $who } baut
} { $family } mit { $dice } (insgesamt { $count }){ $tail }.
dice-story-second = { $you ->
    [yes] Du baust <r:RW-SPEC-03>ein zweites Mal</r>:
   *[no] { $who } baut <r:RW-SPEC-03>ein zweites Mal</r>:
} { $family } mit { $dice } (insgesamt { $count }){ $tail }.
dice-story-coins = { $you ->
    [yes] Du bekommst
   *[no] { $who } bekommt
} { $gained ->
    [0] <b>keine Münze</b>
    [one] <b>{ $gained } Münze</b>
   *[other] <b>{ $gained } Münzen</b>
}{ $full ->
    [yes] {" "}von { $earned }, der Vorrat ist <r:RW-COIN-02>voll</r>
   *[no] {""}
}{ $tail }.
dice-story-pass = { $you ->
    [yes] Du baust kein zweites Mal{ $tail }.
   *[no] { $who } baut kein zweites Mal{ $tail }.
}
dice-story-retain = { $you ->
    [yes] Du behältst zwei Würfel und gibst
   *[no] { $who } behält zwei Würfel und gibt
} { $passed } an { $toyou ->
    [yes] dich
   *[no] { $to }
} weiter.
dice-story-then-roll = { $you ->
    [yes] , würfelst { $rolled }
   *[no] , würfelt { $rolled }
}
dice-story-then-pass = { $you ->
    [yes] {" "}und gibst
   *[no] {" "}und gibt
} { $passed } an { $toyou ->
    [yes] dich
   *[no] { $to }
} weiter

## Erdachte Mitspieler

dice-story-rival = { $who } würfelt { $dice }: { $family }.
dice-story-rival-again = { $who } würfelt { $tries }; dann { $dice }: { $family }.
dice-story-rival-tries = { $who } würfelt { $tries }.
dice-story-full = { $dice } ({ $family } ist <r:RW-FICT-04>voll</r>)

## Punkte

dice-story-completed = <r:RW-BONUS-01>Vollendet</r>: { $families }.
dice-story-finished = { $family } durch { $you ->
    [yes] dich
   *[no] { $who }
}, Platz { $place }, <b>+{ $points }</b>
dice-story-finished-lost = { $family } durch { $who }, keine Punkte, aber der <r:RW-FICT-05>Platz ist vergeben</r>
dice-story-final = Schlusswertung: { $gains }.
dice-story-end = { $count ->
    [one] { $you ->
        [yes] <b>Du</b> gewinnst
       *[no] { $winners } gewinnt
    }
   *[other] { $winners } teilen sich den Sieg
}{ $known ->
    [yes] {" "}mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
   *[no] {""}
}.
dice-story-end-alone = { $you ->
    [yes] Du endest mit <b>{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }</b>.
   *[no] { $who } endet mit <b>{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }</b>.
}
dice-story-alone-title = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
dice-story-unknown = Etwas ist geschehen: { $event }.

dice-story-source-family = { $family }: Platz { $place }, { $count ->
    [one] { $count } Gebäude
   *[other] { $count } Gebäude
}
dice-story-source-completed = { $family } vollendet: Platz { $place }, { $count ->
    [one] { $count } Gebäude
   *[other] { $count } Gebäude
}
dice-story-source-row = Zeile { $line }: { $count ->
    [one] { $count } Gebäude
   *[other] { $count } Gebäude
}
dice-story-source-column = Spalte { $line }: { $count ->
    [one] { $count } Gebäude
   *[other] { $count } Gebäude
}
dice-story-source-coins = { $count ->
    [one] { $count } Münze übrig
   *[other] { $count } Münzen übrig
}
dice-story-source-bonus = Statt Zeilen, Spalten und Münzen
dice-story-source-other = Andere Punkte
