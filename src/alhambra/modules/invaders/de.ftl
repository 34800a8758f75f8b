# Die Wörter dieses Moduls auf Deutsch.

module-invaders = Die Angreifer
module-invaders-summary = Nach jeder Wertung kommt ein Angriff aus einer Himmelsrichtung: jede offene Seite, die ihm zugewandt ist, kostet Punkte.

## Wörter

attack-from = { $direction ->
    [N] von Norden
    [E] von Osten
    [S] von Süden
    [W] von Westen
   *[other] { $direction }
}

## Worauf das Spiel wartet

moment-scout = Einen Kundschafter die nächste Angriffskarte ansehen lassen, oder passen
not-now-scout = jetzt kann ein Kundschafter die nächste Angriffskarte ansehen, oder es wird gepasst

## Züge: ihre Verben und ihre Überschriften in einer Liste

verb-scout = einen Kundschafter schicken
cli-verb-scout = Kundschafter

## Warum ein Zug abgelehnt wird

scout-other = Dieser Kauf ist nicht die Sache dieses Kundschafters: { building }.

## Was geschah

event-pass-scout = { $who } lässt den Kundschafter, wo er ist.
event-scout = { $direction ->
    [none] { $who } schickt einen Kundschafter ({ building }) und sieht sich heimlich die nächste Angriffskarte an.
   *[other] { $who } schickt einen Kundschafter ({ building }): Der nächste Angriff kommt { attack-from }.
}
event-scouts = Kundschafter in der Auslage: { $buildings }.
event-attack-card = Der nächste Angriff kommt { attack-from }.
event-attack = Nach Wertung { $scoring } kommt der Angriff { attack-from }: { $lost ->
    [0] niemand verliert einen Punkt
    [one] ein Punkt geht insgesamt verloren
   *[other] { $lost } Punkte gehen insgesamt verloren
}. Punkte: { $scores }.

## Wohin die Punkte gingen

line-attack = { $who }: { $points } durch den Angriff { attack-from }, { $count ->
    [one] eine offene Seite
   *[other] { $count } offene Seiten
} zu { $due }

## Auf dem Tisch

seat-scouted = kennt den nächsten Angriff
label-attack = Angriffe
label-scouts = Kundsch.

## Optionen

option-attack_open = Offene Angriffskarte
option-attack_open-summary = Ob die nächste Angriffskarte immer offen liegt; Kundschafter werden dann nicht benutzt.

## Einen echten Tisch aufbauen

guide-invaders = Mischt die { $cards } Angriffskarten und legt sie als verdeckten Stapel bereit. Mischt die { $scouts } Kundschafter und deckt die obersten { $count } auf.
guide-invaders-open = Mischt die { $cards } Angriffskarten und legt sie als verdeckten Stapel bereit. Deckt die oberste daneben auf. Kundschafter bleiben in der Schachtel.
