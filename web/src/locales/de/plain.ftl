# Jedes Spiel, das keinen eigenen Tisch hat.

plain-moves = Was du tun kannst
plain-search = Unter den Zügen suchen
plain-none = Kein Zug hat diese Buchstaben.
plain-unlisted = { $count ->
    [one] Ein weiterer Zug ist möglich. Schreibe ihn unten.
   *[other] { $count } weitere Züge sind möglich. Schreibe sie unten.
}
plain-write = Einen Zug schreiben
plain-play = Spielen
plain-known = Was man weiß
plain-yes = ja
plain-no = nein
plain-fact = { $name }: { $value }
plain-line = { $seat ->
    [some] { $who }: { $event }
   *[none] { $event }
}{ $known ->
    [some] {" "}({ $facts })
   *[none] {""}
}
plain-end = Spiel zu Ende. Gewonnen: { $winners }
plain-end-intro = Das Spiel ist zu Ende.
