# Der Tisch.

## Bereiche
table-region-market = Bauhof
table-region-money = Geld
table-region-purse = Deine Börse
table-region-palace = Palast
table-region-log = Verlauf
table-region-horizon = Ausblick
table-region-shelves = Module
table-shelf = { $name }: { $count }
table-prompt = Was jetzt zu tun ist
table-show-market = Bauhof zeigen
table-hide-market = Bauhof ausblenden

## Leiste oben
table-home = Start
table-rules = Regeln
table-learn = So spielt man hier
table-share = Teilen
table-settings = Einstellungen
table-elsewhere = Auf einem anderen Gerät öffnen
table-handed-over = Den Platz von { $former } spielt jetzt { $name }.
table-language = Sprache: Deutsch
table-theme = Zwischen Hell und Dunkel wechseln
table-menu = Menü
table-link-copied = Der Link ist kopiert.
table-edition = { $edition ->
    [e2024] Ausgabe 2024
    [e2003] Ausgabe 2003
    [esecond] Zweite Ausgabe
   *[other] { $edition }
}
table-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
table-watchers = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
table-top-round = Runde { $round }
table-top-round-of = Runde { $round } von { $rounds }
table-top-mine = Runde { $round } · du bist dran
table-resign = Aufgeben
table-resign-text = Ein Bot spielt für dich weiter, und du kannst nicht mehr gewinnen.
table-resign-confirm = Endgültig aufgeben

## Die Leitung
table-loading = Der Tisch wird gedeckt
table-slow = Langsame Verbindung
table-lost = Verbindung wird wieder aufgebaut
table-lost-safe = Was gespielt ist, bleibt; deine Auswahl auch.
table-missed = { $count ->
    [one] Ein Zug, während du weg warst
   *[other] { $count } Züge, während du weg warst
}
table-not-sent = Das kam am Tisch nicht an. Nichts hat sich geändert.
table-gone-title = Dieser Tisch ist für dich geschlossen
table-closed = Der Tisch wurde vom Gastgeber geschlossen.

## Rückgängig
table-undo = Rückgängig
table-undo-draft = Rückgängig: deine Auswahl
table-undo-take = Rückgängig: genommenes Geld
table-undo-buy = Rückgängig: Kauf von { $tile }
table-undo-place = Rückgängig: Bau von { $tile }
table-undo-keep = Rückgängig: { $tile } in die Reserve
table-undo-add = Rückgängig: { $tile } angebaut
table-undo-remove = Rückgängig: { $tile } abgebaut
table-undo-swap = Rückgängig: Tausch
table-undo-pass = Rückgängig: Passen
table-undo-asked = Die anderen werden gefragt, ob du zurück darfst.
table-undo-question = { $name } möchte zurück. Einverstanden?
table-undo-waiting = Es fehlt noch eine Antwort: darf { $name } zurück?
table-back-owner = Es war der Zug von { $name }.
table-back-others = Das nimmt auch { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} von { $names } zurück.
table-back-seen = Was seitdem aufgedeckt wurde, kommt genauso wieder, in derselben Reihenfolge.
table-back-agree = Seitdem wurde etwas aufgedeckt: Die anderen müssen zustimmen.
table-back-no = So lassen
table-back-yes = Zurücknehmen
table-back-ask = Die anderen fragen
table-yes = Zustimmen
table-no = Ablehnen
table-cancel = Schließen

## Aufforderung
table-wait = { $name } überlegt
table-unasked = Nichts zu entscheiden: Das Spiel geht weiter
table-to-play = { $name } ist dran
table-watching = Du schaust zu.
table-over = Die Partie ist zu Ende
table-action-title = Du bist dran
table-extra-title = Passend bezahlt: noch eine Aktion
table-interlude-title = Greifst du ein?
table-interlude-nothing = Im Moment ist nichts zu tun.
table-interlude-wait = Zwischen zwei Zügen: { $name } entscheidet
table-placement-title = Lege deine Plättchen
table-decide-title = Du entscheidest
table-can = Du kannst { $actions }.
table-can-take = Geld nehmen
table-can-buy = ein Gebäude kaufen
table-can-redesign = deinen Palast umbauen
table-rule-link = Regel ansehen
table-read-all = Ganzen Text lesen
table-more = Weitere Möglichkeiten
table-confirm = Bestätigen
table-hint = Hinweis
table-hint-more = Mehr Hilfe
table-hint-use = Das wählen
table-hint-none = In diesem Spiel gibt es keine Hinweise.
table-take-one = Nimm { $card }
table-take-card = Nimm diese Karte: { $card }
table-take-sum = Nimm { $sum } = { $total }
table-take-hint = Eine Karte, oder mehrere bis { $most }.
table-take-alone = Diese Karte wird allein genommen.
table-take-button = Nehmen
table-no-cards = Du hast keine { $currency ->
    [florin] Gulden
    [dirham] Dirham
    [dinar] Denar
    [ducat] Dukaten
   *[other] { $currency }
}.
table-buy-title = { $tile } kaufen
table-buy-exact = Passend bezahlt: du bist noch einmal dran
table-buy-free = Ohne Geld, wie passend bezahlt: du bist noch einmal dran
table-buy-between = Passend bezahlt, zwischen zwei Zügen
table-buy-over = { $over } zu viel, kein Wechselgeld
table-buy-back = { $over } zu viel: { $back }
table-buy-short = { $short } fehlen
table-pay-hint = Tippe auf das Plättchen, das du bezahlen willst.
table-pay-missing = Wähle ein Plättchen
table-place-title = Lege { $tile }
table-add-title = Baue { $tile } an
table-swap-title = Tausche { $old } gegen { $tile }
table-place-hint = { $count ->
    [one] Ein Platz ist möglich.
   *[other] { $count } Plätze sind möglich.
}
table-place-why = Warum?
table-turn = Plättchen drehen
table-place-missing = Wähle einen Platz
table-remove-title = { $tile } in die Reserve legen
table-remove-hint = Es verlässt deinen Palast und zählt nicht mehr.
table-remove-button = Abbauen
table-redesign-title = Baue deinen Palast um
table-count-change = { $family } { $from } → { $to }
table-move-keep = Reserve
table-keep-button = In die Reserve
table-move-pass = Passen
table-ask-keep = { $tile } in die Reserve legen

## Zwischen zwei Zügen
table-between-ask = Wann willst du zwischen zwei Zügen gefragt werden?
table-between-now = Zwischen zwei Zügen wirst du gefragt: { $wish }
table-between-never = Nie: Ich passe immer
table-between-able = Nur, wenn ich etwas tun kann
table-between-always = Immer, nach jedem Zug
table-between-wish-never = nie
table-between-wish-able = wenn möglich
table-between-wish-always = immer
table-between-order = Reihenfolge
table-between-seat = { $name }{ $count ->
    [0] {""}
   *[other] : { $has }
}{ $now ->
    [yes] , entscheidet
   *[no] {""}
}

## Ein Bildschirm für mehrere
table-curtain-title = { $name } ist dran
table-curtain-text = Gib das Gerät weiter. Die anderen schauen weg.
table-curtain-button = Ich bin { $name }
