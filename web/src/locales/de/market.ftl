# Bauhof, Börse, Geld, Bezahlen und Ausblick.

market-hint = nach unten lesen: Preis, dann Börse
market-offer = { $facts }; { $walls }
market-walls = { $count ->
    [one] Mauer { $sides }
   *[other] Mauern { $sides }
}
market-no-wall = ohne Mauer
market-exact = passend
market-exact-sum = passend { $sum }
market-exact-with = passend mit { $sum }
market-free = umsonst
market-over = { $by } zu viel
market-inexact = nicht passend
market-short = { $by ->
    [one] { $by } fehlt
   *[other] { $by } fehlen
}
market-bought = in diesem Zug gekauft
market-bought-short = gekauft
market-empty = leer
market-nothing = { $name }: { $why }
market-rule = Regel ansehen
market-close = Schließen

## Die Börse
market-purse = Deine Börse
market-purse-later = Du kannst jetzt nichts bezahlen.
market-purse-column = { $name }: { $count ->
    [0] keine Karte
    [one] { $count } Karte, zusammen { $sum }
   *[other] { $count } Karten, zusammen { $sum }
}
market-purse-open = { $name }, offen vor dir: { $count ->
    [0] nichts
   *[other] { $count }, zusammen { $sum }
}
market-purse-others = { $count ->
    [one] { $count } andere Karte
   *[other] { $count } andere Karten
}
market-purse-unusable = { $currency ->
    [florin] Dieses Plättchen kostet Gulden.
    [dirham] Dieses Plättchen kostet Dirham.
    [dinar] Dieses Plättchen kostet Denare.
    [ducat] Dieses Plättchen kostet Dukaten.
   *[other] Mit dieser Karte lässt sich das Plättchen nicht bezahlen.
}

## Das Geld
market-money-hint = eine Karte, oder mehrere bis { $most }
market-deck = Stapel: { $count ->
    [0] keine Karte mehr
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
# Eine Karte, die aufgedeckt wurde, als alle vier Plätze belegt waren: sie wartet.
market-waiting = { $count ->
    [one] Eine Karte wartet auf einen Platz
   *[other] { $count } Karten warten auf einen Platz
}
market-waiting-card = { $card }, wartet auf einen Platz: noch nicht zu nehmen
market-waiting-then = danach
market-waiting-why = Diese Karte wartet: Alle vier Plätze waren belegt. Beim nächsten Auffüllen kommt sie als erste in die Auslage.
market-taken = weg
market-no-card = keine
market-unfit = { $card }, passt nicht zu den gewählten Karten
market-only = Nur diese nehmen

## Bezahlen
market-pay-how = Wie bezahlst du?
market-pay-again = Passend bezahlt: du bist noch einmal dran
market-pay-exact = Passend bezahlt
market-pay-over = { $over } verloren, dein Zug endet
market-pay-lost = { $over } verloren, kein Wechselgeld
market-pay-over-back = { $over } zu viel, { $back }; dein Zug endet
market-pay-back = { $over } zu viel, { $back }
market-pay-none = Wähle deine Karten
market-pay-exact-only = Nur passend bezahlen
market-pay-buy = Kaufen für { $total }
market-pay-spent = Abgelegt: { $card }
market-pay-free = Kostenlos, wie passend bezahlt
market-pay-take = Ohne Geld nehmen
market-compose = Selbst zusammenstellen
market-compose-cards = Karten, die dieses Plättchen bezahlen
market-suggestions = Zurück zu den Vorschlägen
market-settle = Wähle, womit du { $price } bezahlst
market-settle-best = Was am besten passt
market-settle-with = { $cards }: { $then }
market-left = In der Börse bleiben: { $money }.
market-left-nothing = In der Börse bleibt nichts.

## Ausblick
market-horizon-counts = Plättchen { $tiles } · Karten { $cards }
market-horizon-none = Noch keine Wertung.
market-horizon-done = { $scoring ->
    [1] 1. Wertung vorbei.
    [2] 2. Wertung vorbei.
   *[other] Alle Wertungen sind vorbei.
}
market-horizon-due = { $scoring ->
    [1] Die 1. Wertung kommt vor dem nächsten Zug.
    [2] Die 2. Wertung kommt vor dem nächsten Zug.
   *[other] Als Nächstes kommt die 3. Wertung.
}
market-horizon-hidden = { $scoring ->
    [1] Die 1. steckt im Stapel { $pile }: in { $from } bis { $to } Karten.
   *[other] Die 2. steckt im Stapel { $pile }: in { $from } bis { $to } Karten.
}
market-horizon-soon = { $scoring ->
    [1] Die 1. steckt in den nächsten Karten, höchstens { $to }.
   *[other] Die 2. steckt in den nächsten Karten, höchstens { $to }.
}
market-horizon-deck = { $scoring ->
    [1] Die 1. steckt noch im Stapel.
   *[other] Die 2. steckt noch im Stapel.
}
market-horizon-end = Die 3. kommt, wenn die Plättchen den Bauhof nicht mehr füllen.
market-horizon-last = Die 3. kommt, sobald diese Plättchen liegen.
