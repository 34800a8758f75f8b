# Die Angreifer.

invaders-from = { $direction ->
    [N] von Norden
    [E] von Osten
    [S] von Süden
    [W] von Westen
   *[other] { $direction }
}
invaders-side = { $side ->
    [N] Nord
    [E] Ost
    [S] Süd
    [W] West
   *[other] { $side }
}
invaders-letter = { $side ->
    [N] N
    [E] O
    [S] S
    [W] W
   *[other] { $side }
}
invaders-cards = Angriffskarten
invaders-past = Angriff { $number } kam { invaders-from }
invaders-next = Der nächste Angriff kommt { invaders-from }
invaders-covered = Nächste Angriffskarte, verdeckt
invaders-scouts = Ausliegende Kundschafter
invaders-scout-card = Kundschafter: { $family }
invaders-looked = hat die nächste Angriffskarte angesehen
invaders-who-looked = { $count ->
    [one] { $names } hat die Karte angesehen.
   *[other] { $names } haben die Karte angesehen.
}
invaders-secret = Nur du weißt: Angriff { invaders-from }

## Die offenen Seiten

invaders-open-sides = Offene Seiten
invaders-show-sides = Die offenen Seiten des Palasts zeigen
invaders-sides = Offene Seiten: { $north } im Norden, { $east } im Osten, { $south } im Süden, { $west } im Westen. Ausblenden
invaders-open-there = offen: { $sides }

## Der Kundschafter

invaders-ask = Einen Kundschafter schicken?
invaders-ask-family = Den Kundschafter schicken ({ $family })?
invaders-ask-hint = Du siehst heimlich nach, woher der nächste Angriff kommt. Der Kundschafter verlässt das Spiel.
invaders-ask-button = Ansehen
invaders-ask-wait = { $name } kann einen Kundschafter schicken
invaders-look-title = Dein Kundschafter ist zurück
invaders-look-hint = Nur du hast diese Karte gesehen. Sie kommt verdeckt auf den Stapel zurück.
invaders-look-button = Verstanden
invaders-undo = Rückgängig: Kundschafter geschickt

## Der Angriff

invaders-scored = Angriff
invaders-attack = Angriff { invaders-from }
invaders-spared = Keine offene Seite: Nichts geht verloren.
invaders-loss = { $count } { invaders-side } × { $cost }
invaders-losses = Offene Seiten: { $parts } = { $due }
invaders-floor = (verloren: { $points }, niemand fällt unter 0)

## Im Protokoll

invaders-log-look = { $you ->
    [yes] Du schickst einen <r:ATT-11>Kundschafter</r> ({ $family }){ $known ->
        [yes] : Der nächste Angriff kommt { invaders-from }.
       *[no] {" "}und siehst dir die nächste Angriffskarte an.
    }
   *[no] { $who } schickt einen <r:ATT-11>Kundschafter</r> ({ $family }) und sieht sich die nächste Angriffskarte an.
}
invaders-log-scouts = { $count ->
    [0] Es gibt keine <r:ATT-12>Kundschafter</r> mehr.
   *[other] <r:ATT-12>Kundschafter</r> in der Auslage: { $families }.
}
invaders-log-card = Der nächste <r:ATT-15>Angriff</r> kommt { invaders-from }.
invaders-log-attack = Nach der { $scoring }. Wertung <r:ATT-04>Angriff</r> { invaders-from }: { $count ->
    [0] niemand verliert Punkte
   *[other] { $losses }
}.
invaders-log-declined = { $you ->
    [yes] Du lässt den <r:ATT-14>Kundschafter</r>, wo er ist.
   *[no] { $who } lässt den <r:ATT-14>Kundschafter</r>, wo er ist.
}
