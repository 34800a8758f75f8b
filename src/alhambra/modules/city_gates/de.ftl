# Die Wörter dieses Moduls auf Deutsch.

module-city_gates = Die Stadttore
module-city_gates-summary = Mit einer Torkarte wird hinter einer Mauer gebaut; der Weg führt durch ein Tor, das für immer stehen bleibt.

## Züge: ihre Verben und ihre Überschriften in einer Liste

verb-gate-take = die Torkarte nehmen
verb-gate-place = ein Plättchen mit einem Tor anlegen
verb-gate-add = ein Plättchen der Reserve mit einem Tor anbauen
verb-gate-swap = ein Feldlager mit einem Tor gegen ein Plättchen der Reserve tauschen
cli-verb-gate-take = Torkarte
cli-verb-gate-place = Tor
cli-verb-gate-add = Anbau mit Tor
cli-verb-gate-swap = Tausch mit Tor

## Warum ein Zug abgelehnt wird

gate-none-open = Neben dem Markt liegt keine Torkarte.
gate-no-card = Für { $tile } ist keine Torkarte auf der Hand.
gate-camp = { $camp } lehnt sich von außen an eine Mauer; ein Feldlager braucht keinen Zugang und darum kein Tor.
gate-bastion = Auf { $cell } liegt { toward } { $camp }; an der Bastion eines Feldlagers kann kein Tor stehen.
gate-not-needed = Auf { $cell } ist { $tile } zu Fuß erreichbar; ein Tor kommt nur dorthin, wo es sonst keinen Zugang gibt.
gate-leads-nowhere = Auf { $cell } hat { $tile } { toward } keinen Nachbarn, zu dem ein Tor führen könnte.
gate-added-wall = Auf { $cell } ist die Doppelmauer { toward } von { $tile } nicht auf beiden Plättchen aufgedruckt; ein Tor steht nie auf einer zusätzlichen Mauer.
gate-fixed = { $tile } auf { $cell } muss für immer bleiben: Daneben steht ein Tor.

## Was geschah

event-gate-card = Eine Torkarte wird aufgedeckt und liegt neben dem Markt.
event-gate-discarded = Eine weitere Torkarte wird aufgedeckt und abgelegt.
event-gate-take = { $who } nimmt die Torkarte.
event-gate = { $who } setzt { toward } von { $tile } auf { $cell } ein Tor.

## Einen echten Tisch aufbauen

guide-part-city_gates = { $count ->
    [one] { $count } Torkarte
   *[other] { $count } Torkarten
}
guide-gate-cards = Nehmt für jeden Spieler eine Torkarte, zusammen { $count }, und legt sie verdeckt auf die Stapel: { $parts }.
guide-gates = Legt { $count } hölzerne Tore neben den Bauhof, und lasst dort Platz für eine Torkarte.
