# Die Wörter dieses Moduls auf Deutsch.

module-characters = Die Persönlichkeiten
module-characters-summary = Zehn Personen tauchen im Stapel auf und werden versteigert; jede hilft, wem sie gehört, auf ihre Weise.

## Wörter

card-karim = Abdul Karim
card-knihstig = Abdul Knihstig
card-ammar = Ammar El’Schauf
card-faruk = Faruk Will’haben
card-fatima = Fatima
card-hakim = Hakim Wahid
card-laila = Laila Wundabah
card-machma = Machma Klain
card-yammerad = Yammerad
card-yusuf = Yusuf E’Passuff

## Worauf das Spiel wartet

moment-auction = Für die Persönlichkeit bieten, oder passen
moment-bid = Das eigene Gebot bezahlen
moment-fatima = Fatima für ihre Punkte behalten, oder gegen eine andere Persönlichkeit tauschen
moment-knihstig = Mit Abdul Knihstig eine Geldkarte nehmen, oder passen
moment-hakim = Die Gebäudeart wählen, die Hakim Wahid verstärkt
not-now-auction = eine Persönlichkeit wird versteigert, jetzt kann nur geboten oder gepasst werden
not-now-bid = zuerst muss das eigene Gebot bezahlt werden
not-now-fatima = zuerst muss Fatima behalten oder getauscht werden
not-now-knihstig = jetzt kann eine Geldkarte genommen oder gepasst werden
not-now-hakim = zuerst muss die Gebäudeart genannt werden, die Hakim Wahid verstärkt

## Züge: ihre Verben und ihre Überschriften in einer Liste

verb-bid = bieten
verb-pay = das eigene Gebot bezahlen
verb-fatima-keep = Fatima behalten
verb-fatima-swap = Fatima tauschen
verb-knihstig = Abdul Knihstig rufen
verb-laila = Laila Wundabah rufen
verb-machma = Machma Klain rufen
verb-yammerad = Yammerad rufen
verb-hakim = Hakim Wahid rufen
cli-verb-bid = Bieten
cli-verb-pay = Zahlen
cli-verb-fatima-keep = Behalten
cli-verb-fatima-swap = Eintauschen
cli-verb-knihstig = Knihstig
cli-verb-laila = Laila
cli-verb-machma = Machma
cli-verb-yammerad = Yammerad
cli-verb-hakim = Hakim

## Warum ein Zug abgelehnt wird

means-karim = Abdul Karim zahlt nur im eigenen Zug, nicht für den Wesir.
character-not-owned = Das kann nur, wer { $card } besitzt.
character-used = In diesem Zug hat schon geholfen: { $card }; in jeder Runde hilft nur eine solche Persönlichkeit.
bid-nothing = Ein Gebot beträgt mindestens 1.
bid-not-higher = Ein Gebot von { $amount } ist nicht mehr als { $highest }, das bisher höchste Gebot.
bid-beyond = Ein Gebot von { $amount } ist mehr, als in einer einzigen Währung bezahlt werden kann; das meiste wäre { $most }.
bid-not-payable = Ein Gebot von { $amount } kann mit dieser Hand in keiner einzelnen Währung passend bezahlt werden, wie es die gewählte Option verlangt.
bid-one-currency = Ein Gebot wird mit Geldkarten einer einzigen Währung bezahlt und mit nichts anderem.
bid-too-little = Geboten wurde { $amount }; diese Karten sind { $total } wert.
bid-not-held = Diese Karten sind nicht alle auf der Hand: { $cards }.
bid-overpaid = Das Gebot von { $amount } muss passend bezahlt werden, wie es die gewählte Option verlangt; diese Karten sind { $total } wert.
fatima-nobody-left = Es liegt keine Persönlichkeit mehr beiseite; Fatima muss behalten werden.
laila-no-tile = Auf Marktfeld { $space } liegt kein Plättchen.
laila-no-supply = Es ist kein Plättchen mehr zu ziehen; Laila Wundabah kann nicht helfen.
machma-not-held = Diese Karte ist nicht auf der Hand: { $card }.
machma-too-dear = { $card } ist mehr wert als die eigene Karte mit { $value }; dafür kann nur eine gleich hohe oder niedrigere genommen werden.
yammerad-enough = Auf der Hand sind { $count } Geldkarten; Yammerad hilft nur bei weniger als 3.
yammerad-no-deck = Es ist keine Karte mehr zu ziehen.

## Was geschah

event-pass-auction = { $who } steigt aus der Versteigerung aus.
event-pass-knihstig = { $who } nimmt mit Abdul Knihstig keine Karte.
event-pass-hakim = { $who } nennt keine Gebäudeart für Hakim Wahid.
event-character = { $card } wird aufgedeckt.
event-auction = { $card } wird versteigert; { $who } bietet zuerst.
event-bid = { $who } bietet { $amount }.
event-auction-won = { $who } ersteigert { $card } für { $amount } und zahlt { $cards }.
event-auction-unsold = Niemand möchte { $card }; die Karte kommt aus dem Spiel.
event-fatima = { $kept ->
    [true] { $who } behält Fatima und erhält { $points } Punkte.
   *[other] { $who } tauscht Fatima gegen { $card }.
}
event-knihstig = { $who } nimmt mit Abdul Knihstig { $card }.
event-laila = { $who } lässt Laila Wundabah auf Marktfeld { $slot } { $out } durch { $in } ersetzen.
event-machma = { $who } gibt Machma Klain { $given } und nimmt { $taken }.
event-yammerad = { $card ->
    [none] { $who } zieht mit Yammerad eine Geldkarte.
   *[other] { $who } zieht mit Yammerad { $card }.
}
event-hakim = { $who } nennt eine Gebäudeart für Hakim Wahid: { $family }.
event-laid-aside = { $card } findet in der Auslage keinen Platz und liegt bis zum nächsten Auffüllen beiseite.

## Woher Punkte kommen

line-fatima = { $who }: { $points } von Fatima
line-yusuf = { $who }: { $points } von Yusuf E’Passuff, für eine Mauer von { $wall }

## Optionen

option-auction_exact_bids = Passende Gebote
option-auction_exact_bids-summary = Ob nur geboten werden darf, was in einer Währung passend bezahlt werden kann.
option-hakim_alone = Hakim allein
option-hakim_alone-summary = Ob das halbe Gebäude von Hakim Wahid auch ohne ein echtes Gebäude der Art zählt.

## Einen echten Tisch aufbauen

guide-part-characters = { $count ->
    [one] { $count } Persönlichkeit
   *[other] { $count } Persönlichkeiten
}
guide-characters = Mischt die { $cards } Persönlichkeiten und legt { $count } davon verdeckt auf die Stapel: { $parts }. Die anderen { $aside } liegen als verdeckter Stapel bereit.
