# Die Persönlichkeiten: Versteigerungen und Fähigkeiten.

characters-short = { $card ->
    [karim] Karim
    [knihstig] Knihstig
    [ammar] Ammar
    [faruk] Faruk
    [fatima] Fatima
    [hakim] Hakim
    [laila] Laila
    [machma] Machma
    [yammerad] Yammerad
    [yusuf] Yusuf
   *[other] { $card }
}
characters-power = { $card ->
    [karim] Bezahlt ein Plättchen für dich, passend: es ist kostenlos, und du bist noch einmal dran.
    [knihstig] Nach dem Kauf eines Plättchens für 10 oder mehr: eine ausliegende Geldkarte nehmen.
    [ammar] Ein Umbau mehr am Ende deines Zuges.
    [faruk] Mehrere Geldkarten bis 7 statt 5 nehmen.
    [fatima] Sofort: 8 Punkte, oder die oberste der beiseitegelegten Persönlichkeiten.
    [hakim] In jeder Wertung ein halbes Gebäude mehr in einer Art deiner Wahl.
    [laila] Vor deiner ersten Aktion: ein Plättchen des Bauhofs gegen ein blind gezogenes tauschen.
    [machma] Vor deiner ersten Aktion: eine Geldkarte gegen eine ausliegende tauschen, die nicht mehr wert ist.
    [yammerad] Mit weniger als drei Geldkarten, vor deiner ersten Aktion: eine Karte ziehen.
    [yusuf] In jeder Wertung 1 Punkt mehr je volle 3 Punkte deiner Mauer.
   *[other] { $card }
}
characters-symbol = { $symbol ->
    [round] einmal je Runde
    [scoring] in Wertungen
   *[once] nur einmal
}
characters-owned = { $name }: { $power }{ $used ->
    [yes] {" "}In dieser Runde eingesetzt.
   *[no] {""}
}
characters-chip = { $name }, { $symbol }. { $power } { $state ->
    [now] Jetzt einsetzbar.
    [used] In dieser Runde eingesetzt.
    [spent] In dieser Runde wurde eine andere Fähigkeit eingesetzt.
   *[later] Zeigt die Regel.
}
characters-mine = Deine Persönlichkeiten
characters-use = Nutzen
characters-used = benutzt
characters-you = du

## Die Versteigerung
characters-auction-title = Versteigerung: bieten oder passen
characters-auction-hint = { $bid ->
    [0] { $name } wird versteigert, noch hat niemand geboten.
   *[other] { $name } wird versteigert, bisher für { $bid }.
}
characters-auction-wait = Versteigerung, { $card }: { $name } überlegt
characters-bid = Gebot
characters-no-bid = Noch kein Gebot
characters-order = Reihenfolge der Gebote
characters-order-seat = { $name }, { $state ->
    [out] hat gepasst
    [now] entscheidet
    [leads] hat das höchste Gebot
   *[in] bietet noch mit
}
characters-sums = Dein Geld nach Währungen
characters-too-little = zu wenig
characters-bid-none = Mehr kannst du in einer einzigen Währung nicht bieten.
characters-bid-least = Kleinstes Gebot: { $amount }.
characters-bid-cost = { $over ->
    [0] Du würdest { $money } zahlen, passend.
   *[other] Du würdest { $money } zahlen, { $over } davon zu viel.
}
characters-amount = Dein Gebot
characters-less = Weniger bieten
characters-more = Mehr bieten
characters-offer = { $amount } bieten
characters-pass = Passen

## Bezahlen
characters-pay-title = Der Zuschlag ist deiner: zahle { $amount }
characters-pay-hint = { $name } gehört dir. Zahle in einer einzigen Währung; Wechselgeld gibt es nicht.
characters-pay-wait = { $name } erhält den Zuschlag und zahlt { $amount }
characters-pay-how = Wie bezahlen
characters-pay-back = { $over } zu viel, { $back }
characters-pay-exact = passend
characters-pay-over = { $over } zu viel
characters-pay = { $total } zahlen

## Fähigkeiten
characters-decide-wait = { $name } entscheidet: { $card }
characters-fatima-title = Fatima: Punkte oder jemand anderes?
characters-fatima-hint = Du entscheidest sofort.
characters-fatima-keep = Behalten: 8 Punkte
characters-fatima-swap = Eintauschen
characters-fatima-swap-hint = Du bekommst die oberste der beiseitegelegten Persönlichkeiten, ohne sie vorher zu sehen.
characters-aside = { $count ->
    [one] Eine Persönlichkeit liegt verdeckt beiseite.
   *[other] { $count } Persönlichkeiten liegen verdeckt beiseite.
}
characters-knihstig-title = Knihstig: eine Geldkarte nehmen?
characters-knihstig-hint = Eine beliebige ausliegende Karte, gleich von welchem Wert, oder passen.
characters-knihstig-take = Nimm { $card }
characters-ammar-title = Ammar: noch ein Umbau?
characters-ammar-hint = Wähle ein Plättchen der Reserve oder deines Palastes, oder passe.
characters-hakim-title = Hakim: welche Art?
characters-hakim-hint = Ein halbes Gebäude mehr in dieser Wertung, wenn du eines dieser Art hast.
characters-hakim-choose = Ein halbes Gebäude mehr: { $family }
characters-hakim-family = { $family }: du hast { $count }
characters-laila-title = Laila: welches Plättchen soll gehen?
characters-laila-swap = { $tile } ersetzen
characters-laila-hint = Ein anderes wird blind gezogen; das alte kommt zu den übrigen zurück.
characters-laila-missing = Wähle ein Plättchen
characters-machma-title = Machma: welche Karten?
characters-machma-swap = { $given } gegen { $taken } tauschen
characters-machma-hint = Eine deiner Karten gegen eine ausliegende, die nicht mehr wert ist.
characters-machma-missing = Wähle zwei Karten
characters-machma-give = Geben
characters-machma-take = Nehmen
characters-yammerad-title = Eine Karte ziehen
characters-yammerad-hint = Die oberste Karte des Stapels, was auch immer es ist.

## Im Protokoll

characters-log-auction = { $card } wird <r:CHAR-04>versteigert</r>{ $count ->
    [0] {""}
   *[other] : { $bids }
}.
characters-log-auction-bid = { $amount ->
    [0] { $name } ohne Gebot
   *[other] { $name } { $amount }
}
characters-log-auction-opens = { $you ->
    [yes] Du eröffnest die <r:CHAR-05>Versteigerung</r> von { $card }.
   *[no] { $who } eröffnet die <r:CHAR-05>Versteigerung</r> von { $card }.
}
characters-log-bid = { $you ->
    [yes] Du bietest <b>{ $amount }</b>.
   *[no] { $who } bietet <b>{ $amount }</b>.
}
characters-log-auction-won = { $you ->
    [yes] Du ersteigerst
   *[no] { $who } ersteigert
} { $card } für { $amount }, <r:CHAR-08>bezahlt</r> mit { $paid }.
characters-log-auction-unsold = Niemand bietet: { $card } <r:CHAR-09>verlässt das Spiel</r>.
characters-log-fatima-kept = { $you ->
    [yes] Du behältst
   *[no] { $who } behält
} <r:CHAR-24>Fatima</r>: <b>+{ $points }</b>.
characters-log-fatima-swapped = { $you ->
    [yes] Du tauschst
   *[no] { $who } tauscht
} <r:CHAR-24>Fatima</r> gegen { $card }.
characters-log-knihstig = <r:CHAR-21>Knihstig</r> bringt { $you ->
    [yes] dir
   *[no] { $who }
} { $card }.
characters-log-machma = <r:CHAR-27>Machma</r> tauscht für { $you ->
    [yes] dich
   *[no] { $who }
} { $given } gegen { $taken }.
characters-log-laila = <r:CHAR-26>Laila</r> ersetzt für { $you ->
    [yes] dich
   *[no] { $who }
} { $out } durch { $in }.
characters-log-yammerad = <r:CHAR-28>Yammerad</r> zieht für { $you ->
    [yes] dich
   *[no] { $who }
} { $known ->
    [yes] { $card }
   *[no] eine Karte
}.
characters-log-hakim = <r:CHAR-25>Hakim</r> hilft { $you ->
    [yes] dir
   *[no] { $who }
}: ein halbes Gebäude mehr, { $family }.
characters-log-laid-aside = { $card } wird bis zum nächsten Auffüllen offen <r:CHAR-28>beiseitegelegt</r>.
characters-log-declined-rebuild = { $you ->
    [yes] Du baust am Ende des Zuges nichts <r:CHAR-22>um</r>.
   *[no] { $who } baut am Ende des Zuges nichts <r:CHAR-22>um</r>.
}
characters-log-declined-auction = { $you ->
    [yes] Du steigst aus der <r:CHAR-05>Versteigerung</r> aus.
   *[no] { $who } steigt aus der <r:CHAR-05>Versteigerung</r> aus.
}
characters-log-declined-knihstig = { $you ->
    [yes] Du nimmst mit <r:CHAR-21>Knihstig</r> keine Karte.
   *[no] { $who } nimmt mit <r:CHAR-21>Knihstig</r> keine Karte.
}
characters-log-declined-hakim = { $you ->
    [yes] Du nennst keine Gebäudeart für <r:CHAR-25>Hakim</r>.
   *[no] { $who } nennt keine Gebäudeart für <r:CHAR-25>Hakim</r>.
}

## In Wertungen

characters-scored = Persönlichkeiten
characters-also = +{ $count } Hakim

## Rückgängig
characters-undo = Rückgängig: { $name }
characters-undo-bid = Rückgängig: dein Gebot
characters-undo-won = Rückgängig: Zahlung des Gebots
