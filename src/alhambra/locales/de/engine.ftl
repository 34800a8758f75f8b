# Die Wörter der Engine auf Deutsch.
#
# Dieselben Schlüssel stehen in en/ und fr/, mit denselben Variablen. Wer sie füllt, gibt
#   Listen als einen Text („Denar 4 und Gulden 1“), Verben mit Bindestrichen („vizier-wake“), Felder als „1,-1“,
#   keine Seite als „none“ und Spieler von 1 an gezählt.


## Wörter

building-pavilion = Pavillon
building-seraglio = Serail
building-arcades = Arkaden
building-chambers = Gemächer
building-garden = Garten
building-tower = Turm

building = { $building ->
    [pavilion] { building-pavilion }
    [seraglio] { building-seraglio }
    [arcades] { building-arcades }
    [chambers] { building-chambers }
    [garden] { building-garden }
    [tower] { building-tower }
   *[other] { $building }
}

currency-florin = Gulden
currency-dirham = Dirham
currency-dinar = Denar
currency-ducat = Dukaten
currency-diamond = Diamant

currency = { $currency ->
    [florin] { currency-florin }
    [dirham] { currency-dirham }
    [dinar] { currency-dinar }
    [ducat] { currency-ducat }
    [diamond] { currency-diamond }
   *[other] { $currency }
}

# Eine Geldkarte, zum Beispiel „Denar 5“.
card-money = { currency } { $value }

# Eine Wechselkarte mit ihren zwei Währungen.
card-exchange = Wechselkarte { $first }/{ $second }

side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen

side = { $side ->
    [N] { side-N }
    [E] { side-E }
    [S] { side-S }
    [W] { side-W }
   *[other] { $side }
}

# Eine Richtung: „im Norden“.
toward = { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
    [W] im Westen
   *[other] { $side }
}

seat-name = Spieler { $seat }

list-last = { $items } und { $last }
list-empty = nichts

# Ein Plättchen mitten im Satz, als Subjekt.
the-tile = { $tile ->
    [F] der Brunnen
   *[other] { $tile }
}
the-neighbour = { $neighbour ->
    [F] der Brunnen
   *[other] { $neighbour }
}

# Eine Persönlichkeit, mitten im Satz.
character = { $card ->
    [karim] Abdul Karim
    [knihstig] Abdul Knihstig
    [ammar] Ammar El’Schauf
    [faruk] Faruk Will’haben
    [fatima] Fatima
    [hakim] Hakim Wahid
    [laila] Laila Wundabah
    [machma] Machma Klain
    [yammerad] Yammerad
    [yusuf] Yusuf E’Passuff
   *[other] { $card }
}
family = { $family ->
    [pavilion] { building-pavilion }
    [seraglio] { building-seraglio }
    [arcades] { building-arcades }
    [chambers] { building-chambers }
    [garden] { building-garden }
    [tower] { building-tower }
   *[other] { $family }
}

## Entscheidungen: worauf das Spiel wartet

moment-action = Eine Aktion wählen
moment-extra = Eine Zusatzaktion wählen
moment-placement = Die gekauften Plättchen anlegen
moment-interlude = Zwischen zwei Spielzügen eingreifen oder passen
moment-bonus = Bonuskarten aufdecken oder passen
moment-auction = Für die Persönlichkeit bieten, oder passen
moment-bid = Das eigene Gebot bezahlen
moment-fatima = Fatima für ihre Punkte behalten, oder gegen eine andere Persönlichkeit tauschen
moment-knihstig = Mit Abdul Knihstig eine Geldkarte nehmen, oder passen
moment-rebuild = Noch einmal umbauen, oder passen
moment-refund = Wählen, was vom zu viel Bezahlten zurückkommt, oder passen
moment-hakim = Die Gebäudeart wählen, die Hakim Wahid verstärkt
moment-distribution = Die am Spielende erhaltenen Plättchen anlegen

## Verben: die Arten von Zügen

verb-take = Geld nehmen
verb-buy = ein Plättchen kaufen
verb-place = ein Plättchen anlegen
verb-keep = ein Plättchen in die Reserve legen
verb-add = ein Plättchen aus der Reserve anlegen
verb-remove = ein Plättchen entfernen
verb-swap = zwei Plättchen tauschen
verb-pass = passen
verb-dirk = Dirk ein Plättchen geben
verb-vizier-wake = den Wesir wecken
verb-vizier-buy = mit dem Wesir kaufen
verb-exchange-take = eine Wechselkarte nehmen
verb-bonus-show = eine Bonuskarte aufdecken
verb-hut = eine Bauhütte nehmen
verb-gate-take = die Torkarte nehmen
verb-gate-place = ein Plättchen mit einem Tor anlegen
verb-gate-add = ein Plättchen der Reserve mit einem Tor anbauen
verb-bid = bieten
verb-pay = das eigene Gebot bezahlen
verb-fatima-keep = Fatima behalten
verb-fatima-swap = Fatima tauschen
verb-knihstig = Abdul Knihstig rufen
verb-laila = Laila Wundabah rufen
verb-machma = Machma Klain rufen
verb-yammerad = Yammerad rufen
verb-hakim = Hakim Wahid rufen

verb = { $verb ->
    [take] { verb-take }
    [buy] { verb-buy }
    [place] { verb-place }
    [keep] { verb-keep }
    [add] { verb-add }
    [remove] { verb-remove }
    [swap] { verb-swap }
    [pass] { verb-pass }
    [dirk] { verb-dirk }
    [vizier-wake] { verb-vizier-wake }
    [vizier-buy] { verb-vizier-buy }
    [exchange-take] { verb-exchange-take }
    [bonus-show] { verb-bonus-show }
    [hut] { verb-hut }
    [gate-take] { verb-gate-take }
    [gate-place] { verb-gate-place }
    [gate-add] { verb-gate-add }
    [bid] { verb-bid }
    [pay] { verb-pay }
    [fatima-keep] { verb-fatima-keep }
    [fatima-swap] { verb-fatima-swap }
    [knihstig] { verb-knihstig }
    [laila] { verb-laila }
    [machma] { verb-machma }
    [yammerad] { verb-yammerad }
    [hakim] { verb-hakim }
   *[other] { $verb }
}

## Warum ein Zug abgelehnt wird: jederzeit

not-now = „{ verb }“ geht jetzt nicht: { $moment ->
    [action] Zuerst muss die Aktion des Spielzugs gewählt werden
    [extra] Zuerst kommt die Zusatzaktion
    [placement] Zuerst müssen die eben gekauften Plättchen angelegt oder in die Reserve gelegt werden
    [interlude] Zwischen zwei Spielzügen kann man nur eingreifen oder passen
    [bonus] Vor der Wertung kann man nur Bonuskarten aufdecken oder passen
    [auction] eine Persönlichkeit wird versteigert, jetzt kann nur geboten oder gepasst werden
    [bid] zuerst muss das eigene Gebot bezahlt werden
    [fatima] zuerst muss Fatima behalten oder getauscht werden
    [knihstig] jetzt kann eine Geldkarte genommen oder gepasst werden
    [rebuild] am Ende des Zuges kann noch einmal umgebaut oder gepasst werden
    [hakim] zuerst muss die Gebäudeart genannt werden, die Hakim Wahid verstärkt
    [distribution] Die Plättchen der Schlussverteilung müssen angelegt oder in die Reserve gelegt werden, etwas anderes ist nicht mehr möglich
   *[other] Zuerst muss etwas anderes entschieden werden
}.
not-your-decision = { $deciding ->
    [0] Spieler { $seat } kann nicht ziehen: Das Spiel ist zu Ende.
   *[other] Nicht Spieler { $seat } hat jetzt zu entscheiden, sondern Spieler { $deciding }.
}
game-over = Das Spiel ist zu Ende; es sind keine Züge mehr möglich.
undo-line = Der letzte Zug kann nicht zurückgenommen werden: Er hat verdeckte Karten oder Plättchen aufgedeckt.
undo-start = Es gibt keinen Zug, der zurückgenommen werden könnte.

## Warum ein Text kein Zug ist

what = { $what ->
    [cell] ein Feld wie 1,-1
    [tile] der Name eines Plättchens wie TOW7-NEW
    [building] eine Gebäudeart wie garden
    [currency] eine Währung
    [value] der Wert einer Geldkarte
    [side] eine Seite wie N
    [amount] ein Geldbetrag
    [space] die Nummer eines Marktfeldes, 1 bis 4
   *[other] { $what }
}

unknown-move-verb = „{ $text }“ beginnt mit keinem bekannten Verb; bekannt sind: { $verbs }.
unknown-move-incomplete = „{ $text }“ ist unvollständig: Am Ende fehlt { what }.
unknown-move-word = In „{ $text }“ steht „{ $word }“, wo { what } stehen müsste.
unknown-move-surplus = In „{ $text }“ ist ab „{ $word }“ etwas zu viel.
unknown-move-tile = In „{ $text }“ ist „{ $word }“ kein Plättchen dieses Spiels.
unknown-move-currency = In „{ $text }“ ist „{ $word }“ keine Währung; bekannt sind: { $currencies }.
unknown-move-value = In „{ $text }“ ist { $word } kein Wert einer Geldkarte; es gibt die Werte von 1 bis 9.
unknown-move-far = In „{ $text }“ liegt das Feld { $word } weiter weg, als eine Alhambra wachsen kann.
unknown-move-exchange = In „{ $text }“: Für „{ $word }“ gibt es keine Wechselkarte.

## Warum Geld nicht genommen werden kann

take-nothing = Mindestens eine Geldkarte muss genommen werden.
take-not-shown = Die Karte { $card } liegt nicht in der Auslage, oder nicht so oft.
take-too-much = Mehrere Karten dürfen zusammen höchstens { $limit } wert sein, diese sind { $total } wert; nur eine einzelne Karte darf mehr wert sein.

## Warum ein Plättchen nicht gekauft werden kann

buy-not-for-sale = { $tile } liegt nicht auf dem Bauhof.
buy-wrong-currency = { $tile } liegt auf dem Feld für { currency } und verlangt diese Währung; { $card } kann nicht Teil dieser Zahlung sein.
buy-too-little = { $tile } kostet { $price }; diese Karten sind { $total } wert.
buy-not-held = Diese Karten für { $tile } sind nicht alle auf der Hand: { $cards }.
pay-mixed = Die Karte { $card } wird nie gemischt: { $tile } wird mit dieser Währung allein bezahlt oder ganz ohne sie.
pay-one-means = Nur eine besondere Karte kann helfen, { $tile } zu bezahlen.
pay-not-exact = Mit dieser Karte muss { $tile } passend bezahlt werden, wie die gewählte Option es verlangt: Der Preis ist { $price }, diese Karten sind { $total } wert.

## Warum ein Plättchen nicht angelegt werden kann

place-not-pending = { $tile } gehört nicht zu den Plättchen, die noch anzulegen sind.
place-rotated = Plättchen werden nie gedreht: Auf { $cell } liegt dieses wie überall als { $tile }.
place-occupied = Auf { $cell } liegt schon { the-tile }.
place-hole = Auf { $cell } würde { $tile } ein leeres Gebiet einschließen; eine Alhambra darf keine Löcher haben.
place-no-contact = Auf { $cell } würde { $tile } kein Gebäude der Alhambra mit einer ganzen Seite berühren.
place-unreachable = Auf { $cell } wäre { $tile } vom Brunnen aus nicht zu Fuß erreichbar: An jeder gemeinsamen Seite steht eine Mauer.
place-own-wall = Auf { $cell } hat { $tile } { toward } eine Mauer, wo { the-neighbour } keine hat; zwei Seiten, die sich berühren, haben beide eine Mauer oder beide keine.
place-neighbour-wall = Auf { $cell } ist { $tile } { toward } offen, wo { the-neighbour } eine Mauer hat; zwei Seiten, die sich berühren, haben beide eine Mauer oder beide keine.
place-beside-outwork = Auf { $cell } würde { $tile } { toward } an eine Gartenseite von { $neighbour } stoßen; dort darf kein Gebäude liegen.
place-outwork-needs-wall = Auf { $cell } ist { $tile } { toward } offen, wo { $neighbour } sich mit einer Bastion anlehnt; dort muss eine Mauer stehen.

## Warum ein Umbau nicht geht

redesign-fountain = Der Brunnen bleibt, wo er ist: Er kann weder entfernt noch getauscht werden.
redesign-not-built = { $tile } liegt nicht in der eigenen Alhambra.
redesign-not-in-reserve = { $tile } liegt nicht in der eigenen Reserve.
redesign-pending = { $tile } wurde in diesem Spielzug gekauft und wird erst an seinem Ende angelegt; für einen Umbau steht es noch nicht bereit.
redesign-slide = { $tile } liegt schon in der Alhambra; zum Versetzen wird es jetzt entfernt und mit einer späteren Aktion wieder angelegt.
remove-cuts = Ohne { $tile } auf { $cell } wären andere Plättchen vom Brunnen aus nicht mehr zu Fuß erreichbar.
remove-hole = { $tile } kann { $cell } nicht verlassen: Es ist auf allen vier Seiten umgeben, ein Loch bliebe zurück.

## Warum niemand passen kann

pass-action = Auf die Aktion des Spielzugs kann man nicht verzichten.
pass-extra = In dieser Ausgabe kann man auf die Zusatzaktion nach passender Zahlung nicht verzichten.

## Dirk

dirk-not-bought = Nur ein eben gekauftes Plättchen kann Dirk gegeben werden; { $tile } ist keines.

## Der Wesir

vizier-awake = Der eigene Wesir ist schon wach.
vizier-asleep = Der eigene Wesir schläft; zuerst muss er mit einer Aktion geweckt werden.
vizier-not-exact = Der Wesir zahlt passend: { $tile } kostet { $price }, diese Karten sind { $total } wert.
vizier-means = { $means ->
    [karim] Abdul Karim zahlt nur im eigenen Zug, nicht für den Wesir.
   *[other] Das kann nicht mit dem Wesir verwendet werden: { $means }.
}

## Die Wechselkarten

exchange-not-shown = Die { $card } liegt nicht in der Auslage.
exchange-alone = Die { $card } wird allein genommen, anstelle von Geld; nichts kommt dazu.
exchange-other-space = { $tile } liegt auf dem Feld für { currency }; die { $card } zeigt diese Währung nicht.
exchange-not-held = Die { $card } für { $tile } ist nicht auf der Hand.
exchange-idle = Die { $card } wird nur gespielt, wenn mindestens eine Karte { currency } mit bezahlt wird.

## Die Bonuskarten

bonus-not-held = Auf der Hand ist keine Bonuskarte { $tile }, die aufgedeckt werden könnte.
bonus-not-built = Die Bonuskarte { $tile } kann nur aufgedeckt werden, solange genau dieses Plättchen in der eigenen Alhambra liegt.

## Die Bauhütten

hut-gone = Alle Bauhütten dieser Farbe sind vergeben: { building }.
hut-limit = Mehr als { $limit } Bauhütten darf niemand besitzen, und so viele sind schon da.

## Die Stadttore

gate-none-open = Neben dem Markt liegt keine Torkarte.
gate-no-card = Für { $tile } ist keine Torkarte auf der Hand.
gate-camp = { $camp } lehnt sich von außen an eine Mauer; ein Feldlager braucht keinen Zugang und darum kein Tor.
gate-bastion = Auf { $cell } liegt { toward } { $camp }; an der Bastion eines Feldlagers kann kein Tor stehen.
gate-not-needed = Auf { $cell } ist { $tile } zu Fuß erreichbar; ein Tor kommt nur dorthin, wo es sonst keinen Zugang gibt.
gate-leads-nowhere = Auf { $cell } hat { $tile } { toward } keinen Nachbarn, zu dem ein Tor führen könnte.
gate-fixed = { $tile } auf { $cell } muss für immer bleiben: Daneben steht ein Tor.

## Die Persönlichkeiten

character-not-owned = Das kann nur, wer { character } besitzt.
character-used = In diesem Zug hat schon geholfen: { character }; in jeder Runde hilft nur eine solche Persönlichkeit.
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
pay-covered = { $tile } bezahlt die Persönlichkeit allein; Geld kommt nicht dazu.

## Die Feldlager

camp-bastion-side = Auf { $cell } muss sich { $tile } { toward } mit der Bastion an eine Mauer lehnen; { the-neighbour } hat dort keine.
camp-green-side = Auf { $cell } darf { $tile } { toward } mit der Gartenseite nur die Gartenseite eines anderen Feldlagers berühren; { the-neighbour } zeigt dort etwas anderes.
camp-no-wall = Auf { $cell } würde sich { $tile } an keine Mauer lehnen; mindestens eine Bastion muss es.
remove-prop = Das Plättchen auf { $cell } muss bleiben: { $camp } { toward } davon lehnt sich an nichts anderes.
camp-single-contact = { $side ->
    [none] Auf { $cell } würde sich { $camp } an zwei Mauern lehnen; nach der gewählten Option lehnt sich ein Feldlager an genau eine.
   *[other] Ein Plättchen auf { $cell } gäbe { $camp } { toward } davon eine zweite Mauer; nach der gewählten Option lehnt sich ein Feldlager an genau eine.
}

## Was geschehen ist

event-deal = { $who } erhält { $cards }.
event-first-player = { $who } beginnt.
event-turn = Spielzug { $turn }: { $who }.
event-take = { $who } nimmt { $cards }.
event-buy = { $who } kauft { $tile } für { $cards }, { $over ->
    [0] passend bezahlt
   *[other] { $over } mehr als der Preis
}.
event-place = { $who } legt { $tile } auf { $cell } an.
event-keep = { $who } legt { $tile } in die Reserve.
event-add = { $who } legt { $tile } aus der Reserve auf { $cell } an.
event-remove = { $who } nimmt { $tile } von { $cell } in die Reserve zurück.
event-swap = { $who } tauscht { $old } auf { $cell } gegen { $new } aus der Reserve.
event-pass = { $declined ->
    [extra] { $who } verzichtet auf die Zusatzaktion.
    [interlude] { $who } setzt den eigenen Wesir nicht ein.
    [rebuild] { $who } baut am Ende des Zuges nichts um.
    [bonus] { $who } deckt keine weitere Bonuskarte auf.
    [auction] { $who } steigt aus der Versteigerung aus.
    [knihstig] { $who } nimmt mit Abdul Knihstig keine Karte.
    [hakim] { $who } nennt keine Gebäudeart für Hakim Wahid.
   *[other] { $who } passt.
}
event-no-action = { $who } kann nichts tun und wird übergangen.
event-display = Neu in der Auslage: { $cards }.
event-market = Neu auf Feld { $slot } des Bauhofs: { $tile }.
event-reshuffle = { $cards ->
    [one] Die einzige abgelegte Karte wird zum neuen Stapel.
   *[other] Die { $cards } abgelegten Karten werden zu einem neuen Stapel gemischt.
}
event-scoring-card = Die Karte der { $scoring }. Wertung kommt zum Vorschein; gewertet wird vor dem nächsten Spielzug.
event-scoring = { $scoring }. Wertung – { $scores }.
event-last-turn = Der letzte Spielzug ist gespielt.
event-leftover = { $seat ->
    [0] Niemand hat allein die höchste Summe in { currency } ({ $totals }); { $tile } bleibt auf dem Bauhof.
   *[other] { $who } hat die höchste Summe in { currency } ({ $totals }) und erhält { $tile }.
}
event-end = Das Spiel ist zu Ende – { $scores }. { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
event-give-to-dirk = { $who } gibt Dirk { $tile }.
event-dirk-draws = Dirk zieht { $tiles }.
event-vizier-wakes = { $who } weckt den eigenen Wesir.
event-vizier-sleeps = { $who } setzt den eigenen Wesir ein, der danach schläft.
event-exchange-take = { $who } nimmt die { $card }.
event-bonus-show = { $who } deckt die Bonuskarte { $tile } auf.
event-bonus-back = Die Bonuskarte { $tile } kommt zurück auf die Hand von { $who }.
event-hut = { $who } nimmt die Bauhütte { $tile }; { $next ->
    [none] es war die letzte ihrer Farbe
   *[other] die nächste ist { $next }
}.
event-gate-card = Eine Torkarte wird aufgedeckt und liegt neben dem Markt.
event-gate-discarded = Eine weitere Torkarte wird aufgedeckt und abgelegt.
event-gate-take = { $who } nimmt die Torkarte.
event-gate = { $who } setzt { toward } von { $tile } auf { $cell } ein Tor.
event-character = { character } wird aufgedeckt.
event-auction = { character } wird versteigert; { $who } bietet zuerst.
event-bid = { $who } bietet { $amount }.
event-auction-won = { $who } ersteigert { character } für { $amount } und zahlt { $cards }.
event-auction-unsold = Niemand möchte { character }; die Karte kommt aus dem Spiel.
event-fatima = { $kept ->
    [true] { $who } behält Fatima und erhält { $points } Punkte.
   *[other] { $who } tauscht Fatima gegen { character }.
}
event-knihstig = { $who } nimmt mit Abdul Knihstig { $card }.
event-laila = { $who } lässt Laila Wundabah auf Marktfeld { $slot } { $out } durch { $in } ersetzen.
event-machma = { $who } gibt Machma Klain { $given } und nimmt { $taken }.
event-yammerad = { $card ->
    [none] { $who } zieht mit Yammerad eine Geldkarte.
   *[other] { $who } zieht mit Yammerad { $card }.
}
event-hakim = { $who } nennt eine Gebäudeart für Hakim Wahid: { family }.
event-laid-aside = { $card } findet in der Auslage keinen Platz und liegt bis zum nächsten Auffüllen beiseite.

## Woher die Punkte kommen

score-of = { $who }: { $points }
score-wall = Außenmauer
score-yusuf = Yusuf E’Passuff
score-camp = Feldlager { $what }
line-building = { $who }: { $points } für { $building ->
    [pavilion] Pavillons
    [seraglio] Serails
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Gärten
    [tower] Türme
   *[other] { $building }
} ({ $count } Plättchen, Rang { $rank }{ $shared ->
    [1] {""}
   *[other] , geteilt von { $shared }
})
line-wall = { $who }: { $points } für die längste Außenmauer
line-yusuf = { $who }: { $points } von Yusuf E’Passuff, für eine Mauer von { $wall }
line-camp = { $who }: { $points } für die Gebäude vor { $what }

## Module

module-base = Alhambra
module-base-summary = Das Grundspiel: Geld nehmen, Gebäude kaufen, sie in die Alhambra einbauen, dreimal werten.
module-dirk = Dirk
module-dirk-summary = Der gedachte dritte Mitspieler jeder Partie zu zweit: besitzt Plättchen, belegt Ränge, ist nie am Zug.
module-vizier = Die Gunst des Wesirs
module-vizier-summary = Zwischen zwei Spielzügen ein Plättchen zum genauen Preis kaufen; den Wesir wieder zu wecken kostet eine Aktion.
module-currency_exchange = Die Wechselstube
module-currency_exchange-summary = Sechs Karten im Stapel, von denen jede erlaubt, ein Plättchen in zwei Währungen zu bezahlen.
module-bonus_cards = Die Bonuskarten
module-bonus_cards-summary = Geheime Karten für zehn Plättchen ohne Mauer: aufgedeckt, solange ihr Plättchen gebaut ist, zählt jede wie ein weiteres.
module-worker_huts = Die Bauhütten
module-worker_huts-summary = Kostenlose Plättchen, höchstens drei für jeden, die die Gebäude ihrer Farbe gleich nebenan zählen.
module-city_gates = Die Stadttore
module-city_gates-summary = Mit einer Torkarte wird hinter einer Mauer gebaut; der Weg führt durch ein Tor, das für immer stehen bleibt.
module-diamonds = Die Diamanten
module-diamonds-summary = Elf Geldkarten einer fünften Währung, die auf jedem Feld kauft, aber nie gemischt wird.
module-characters = Die Persönlichkeiten
module-characters-summary = Zehn Personen tauchen im Stapel auf und werden versteigert; jede hilft, wem sie gehört, auf ihre Weise.
module-camps = Die Feldlager
module-camps-summary = Acht Plättchen, die sich von außen an die Mauern lehnen und die Gebäudereihe vor ihnen werten.

## Ausgaben

edition-2003 = Erste Ausgabe (2003)
edition-2003-summary = Auf die Zusatzaktion kann man verzichten; die zweite Wertungskarte liegt im vierten Stapel.
edition-second = Zweite Ausgabe
edition-second-summary = Auf die Zusatzaktion kann man verzichten; die zweite Wertungskarte liegt im fünften Stapel.
edition-2024 = Ausgabe 2024
edition-2024-summary = Die Zusatzaktion ist Pflicht; die zweite Wertungskarte liegt im vierten Stapel.

## Optionen

option-second_scoring_pile = Zweite Wertungskarte
option-second_scoring_pile-summary = Der Stapel, vierter oder fünfter, in den die Karte der zweiten Wertung gemischt wird.
option-scoring_order = Reihenfolge der Wertung
option-scoring_order-summary = Ob zuerst die Mauern (wall_first) oder die Gebäude (buildings_first) angesagt werden; die Punkte sind dieselben.
option-extra_action = Zusatzaktion
option-extra_action-summary = Nach passender Zahlung muss eine weitere Aktion folgen (must), oder man kann verzichten (may).
option-end_trigger = Spielende
option-end_trigger-summary = Das Spiel endet, wenn der Bauhof nicht mehr gefüllt werden kann (cannot_refill), oder sobald das letzte Plättchen gezogen ist (supply_empty).
option-final_partial_refill = Letztes Auffüllen
option-final_partial_refill-summary = Ob die letzten Plättchen noch auf den Bauhof kommen, wenn sie ihn nicht mehr füllen.
option-hole_rule = Löcher
option-hole_rule-summary = Kein eingeschlossenes leeres Gebiet, gleich wie groß (region), oder nur kein einzelnes Feld mit Plättchen auf allen vier Seiten (cell).
option-min_one_building = Mindestens ein Gebäude
option-min_one_building-summary = Ob für eine Gebäudeart nur gewertet wird, wer mindestens eines davon gebaut hat.
option-ages = Alter
option-ages-summary = Ein Alter je Platz, durch Kommas getrennt: Wer am jüngsten ist, beginnt beim letzten Gleichstand.
option-scoring_before_interrupts = Wertung vor dem Eingreifen
option-scoring_before_interrupts-summary = Ob eine fällige Wertung vor der Gelegenheit zum Eingreifen stattfindet statt danach.
option-dirk_can_win = Dirk kann gewinnen
option-dirk_can_win-summary = Ob Dirk eine Partie zu zweit gewinnt, wenn er die meisten Punkte hat.
option-always_ask_vizier = Immer fragen
option-always_ask_vizier-summary = Ob alle mit wachem Wesir gefragt werden, auch wer nicht zahlen kann, damit Schweigen nichts verrät.
option-exchange_exact_only = Wechselkarten zahlen passend
option-exchange_exact_only-summary = Ob eine Wechselkarte nur gespielt werden darf, um den genauen Preis zu zahlen.
option-auction_exact_bids = Passende Gebote
option-auction_exact_bids-summary = Ob nur geboten werden darf, was in einer Währung passend bezahlt werden kann.
option-hakim_alone = Hakim allein
option-hakim_alone-summary = Ob das halbe Gebäude von Hakim Wahid auch ohne ein echtes Gebäude der Art zählt.
option-camp_single_contact = Eine Mauer je Feldlager
option-camp_single_contact-summary = Ob sich jedes Feldlager an genau eine Mauer lehnt, wie man das erste Blatt des Moduls lesen kann.
