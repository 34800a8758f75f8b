# Die Wörter dieses Moduls auf Deutsch.

module-worker_huts = Die Bauhütten
module-worker_huts-summary = Kostenlose Plättchen, höchstens drei für jeden, die die Gebäude ihrer Farbe gleich nebenan zählen.

## Züge: ihre Verben und ihre Überschriften in einer Liste

verb-hut = eine Bauhütte nehmen
cli-verb-hut = Bauhütte

## Warum ein Zug abgelehnt wird

hut-gone = Alle Bauhütten dieser Farbe sind vergeben: { building }.
hut-limit = Mehr als { $limit } Bauhütten darf niemand besitzen, und so viele sind schon da.

## Was geschah

event-hut = { $who } nimmt die Bauhütte { $tile }; { $next ->
    [none] es war die letzte ihrer Farbe
   *[other] die nächste ist { $next }
}.

## Auf dem Tisch

label-huts = Bauhütten

## Einen echten Tisch aufbauen

guide-huts = Sortiert die { $count } Bauhütten nach Farben: { $parts }. Mischt jeden der { $piles } Stapel verdeckt und deckt seine oberste Hütte auf.
