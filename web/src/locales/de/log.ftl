# Der Verlauf, die Spieler und die Gesten.
#
# $you ist „yes“, wenn der Platz der Person gehört, die liest. <b>…</b> hebt ein Ergebnis hervor,
# <r:BASE-BUY-03>…</r> ein Wort, das eine Regel öffnet.

log-title = Verlauf
log-filter = Gezeigte Zeilen
log-filter-all = Alles
log-filter-moves = Züge
log-filter-rules = Regeln
log-empty = Noch nichts. Hier steht bald jeder Zug.
log-more = { $count ->
    [one] Die Zeile davor zeigen
   *[other] { $count } weitere Zeilen zeigen
}
log-show = Diesen Moment zeigen
log-round-number = Runde { $round }
log-gains = Woher die Punkte kommen
log-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
log-you = du

## Züge

log-take = { $you ->
    [yes] Du nimmst { $cards }.
   *[no] { $who } nimmt { $cards }.
}
log-buy = { $you ->
    [yes] Du kaufst
   *[no] { $who } kauft
}{ $then ->
    [built] {" "}und { $you ->
        [yes] baust
       *[no] baut
    }
   *[other] {""}
} { $tile } für { $paid }{ $exact ->
    [yes] : <r:BASE-BUY-03>passend bezahlt</r>
   *[no] , { $over } <r:BASE-BUY-02>zu viel</r>
}{ $then ->
    [again] { $you ->
        [yes] , du bist noch einmal dran
       *[no] , noch eine Aktion
    }
    [declined] , ohne weitere Aktion
    [kept] , Plättchen in die Reserve
    [given] , Plättchen an { $to }
   *[other] {""}
}.
log-paid-with = { $paid } mit der { $card }
log-paid-free = nichts, dank { $card }
log-place = { $you ->
    [yes] Du baust { $tiles }.
   *[no] { $who } baut { $tiles }.
}
log-keep = { $you ->
    [yes] Du legst { $tiles } in die <r:BASE-PLACE-02>Reserve</r>.
   *[no] { $who } legt { $tiles } in die <r:BASE-PLACE-02>Reserve</r>.
}
log-add = { $you ->
    [yes] Du <r:BASE-REDESIGN-01>baust um</r>: { $tile } kommt in deine Alhambra.
   *[no] { $who } <r:BASE-REDESIGN-01>baut um</r>: { $tile } kommt in die Alhambra.
}
log-remove = { $you ->
    [yes] Du <r:BASE-REDESIGN-01>baust um</r>: { $tile } kommt in die Reserve.
   *[no] { $who } <r:BASE-REDESIGN-01>baut um</r>: { $tile } kommt in die Reserve.
}
log-swap = { $you ->
    [yes] Du <r:BASE-REDESIGN-01>baust um</r>: { $tile } ersetzt { $old }.
   *[no] { $who } <r:BASE-REDESIGN-01>baut um</r>: { $tile } ersetzt { $old }.
}
log-pass = { $declined ->
    [extra] { $you ->
        [yes] Du verzichtest auf die <r:BASE-TURN-03>Zusatzaktion</r>.
       *[no] { $who } verzichtet auf die <r:BASE-TURN-03>Zusatzaktion</r>.
    }
   *[other] { $you ->
        [yes] Du passt.
       *[no] { $who } passt.
    }
}
log-pass-between = { $you ->
    [yes] Du tust nichts zwischen zwei Zügen.
   *[no] { $count ->
        [one] { $who } tut nichts zwischen zwei Zügen.
       *[other] { $who } tun nichts zwischen zwei Zügen.
    }
}
log-no-action = { $you ->
    [yes] Du hast <r:BASE-RUL-03>keine mögliche Aktion</r> und setzt aus.
   *[no] { $who } hat <r:BASE-RUL-03>keine mögliche Aktion</r> und setzt aus.
}
log-turn = { $you ->
    [yes] Runde { $round }: du.
   *[no] Runde { $round }: { $who }.
}

## Was der Tisch tut

log-deal = { $you ->
    [yes] Du erhältst { $cards } als <r:BASE-SETUP-06>Startgeld</r>.
   *[no] { $who } erhält { $cards } als <r:BASE-SETUP-06>Startgeld</r>.
}
log-first = { $you ->
    [yes] Du <r:BASE-SETUP-08>beginnst</r>.
   *[no] { $who } <r:BASE-SETUP-08>beginnt</r>.
}
log-market = Auf dem <r:BASE-EOT-05>Bauhof</r>: { $tiles }.
log-offer = { $tile } ({ $currency })
log-display = In der <r:BASE-EOT-02>Auslage</r>: { $cards }.
log-reshuffle = { $cards ->
    [one] Die abgelegte Karte ist der <r:BASE-EOT-03>neue Stapel</r>.
   *[other] Die { $cards } abgelegten Karten werden zu einem <r:BASE-EOT-03>neuen Stapel</r> gemischt.
}
log-unknown = { $seat ->
    [some] { $who }: „{ $event }“.
   *[none] „{ $event }“.
}

## Wertungen und Ende

log-scoring-card = Karte der { $scoring }. Wertung: Sie findet <r:BASE-EOT-06>vor dem nächsten Spielzug</r> statt.
log-scoring = { $scoring }. <r:BASE-SCORE-01>Wertung</r>: { $gains }.
log-source-wall = Mauer
log-source-building = { $building }, Rang { $place }, { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
log-source-other = Anderes
log-last-turn = Nicht mehr genug Plättchen: <r:BASE-EOG-01>der letzte Bauhof</r>.
log-leftover = { $you ->
    [yes] Du erhältst { $tile }: <r:BASE-EOG-04>das meiste Geld</r> in { $currency }, { $best }.
   *[no] { $who } erhält { $tile }: <r:BASE-EOG-04>das meiste Geld</r> in { $currency }, { $best }.
}
log-leftover-none = <r:BASE-EOG-05>Gleichstand</r> in { $currency } bei { $best }: Niemand erhält { $tile }.
log-end = Das Spiel ist aus: { $you ->
    [yes] <b>Du gewinnst</b>
   *[no] { $count ->
        [one] <b>{ $winners } gewinnt</b>
       *[other] <b>{ $winners }</b> teilen sich den <r:BASE-EOG-08>Sieg</r>
    }
}{ $known ->
    [yes] {" "}mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
   *[no] {""}
}.

## Spieler

log-players = Spieler
log-player-score = Punkte: { $points }
log-player-open = Alhambra von { $name } vergrößern
log-player-families = Gebäude von { $name }
log-player-family = { $building }: { $count }{ $lead ->
    [yes] , in Führung
   *[no] {""}
}
log-player-cards = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
log-player-wall = Mauer: { $count }
log-player-reserve = { $count ->
    [one] { $count } Plättchen in der Reserve
   *[other] { $count } Plättchen in der Reserve
}
log-player-clock = Zeit übrig: { $time }
log-state-turn = am Zug
log-state-next = als Nächstes
log-state-thinking = überlegt
log-state-interrupt = entscheidet
log-state-placing = legt Plättchen
log-state-away = abwesend
log-state-back = { $name } ist seit einer Minute abwesend.
log-state-replaced = vom Bot vertreten
log-state-resigned = hat aufgegeben
log-state-you = du
log-bot = Bot
log-bot-easy = leicht
log-bot-medium = mittel
log-bot-strong = stark
log-bot-random = zufällig
log-bot-idle = wartend
log-replace = Durch einen Bot vertreten
log-replace-done = Ein Bot spielt für { $name }.
log-handover = Platz weitergeben
log-handover-title = Der Platz von { $name }
log-handover-text = Wer diesen Link öffnet, spielt für { $name } weiter. Kommt { $name } vorher zurück, gilt der Link nicht mehr.
log-handover-qr = Code zum Scannen: Link zu diesem Platz
log-handover-copy = Link kopieren
log-handover-copied = Der Link ist kopiert.
log-return = Selbst weiterspielen
log-return-done = Du spielst wieder.
log-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.

## Gesten

log-reactions = Eine Geste machen
log-reaction-applause = Bravo
log-reaction-laugh = Lachen
log-reaction-wow = Staunen
log-reaction-think = Ich überlege
log-reaction-hurry = Du bist dran
log-reaction-sorry = Verzeihung
log-reaction-thanks = Danke
log-reaction-hello = Hallo
log-reaction-bye = Auf Wiedersehen
log-reaction-said = { $name }: { $gesture }

## Den anderen folgen

log-nothing-yet = Noch hat niemand gespielt.
log-since = Seit deinem Zug
log-since-chip = Seit deinem Zug: { $count }
log-since-open = { $count ->
    [one] Den Zug seit deinem eigenen ansehen
   *[other] Die { $count } Züge seit deinem eigenen ansehen
}
log-since-none = Nichts seit deinem Zug.
log-last-round = Die letzte Runde
log-last-round-chip = Letzte Runde: { $count }
log-again = Noch einmal zeigen
log-again-step = { $step } / { $count }
log-standings = Zwischenstand
log-standings-caption = Was alle haben, und die Punkte
log-standings-points = Punkte
log-standings-points-short = Pkt
log-standings-leads = vorn
