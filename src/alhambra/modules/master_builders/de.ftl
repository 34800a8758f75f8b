# Die Wörter dieses Moduls auf Deutsch.

module-master_builders = Die Baumeister
module-master_builders-summary = Geldkarten mit dem Wert 3: Man bezahlt mit ihnen oder spielt eine am Ende des eigenen Spielzugs für einen weiteren Umbau; benutzt kommen sie aus dem Spiel.

## Wörter

card-builder = Baumeister { $currency } { $value }

## Züge: ihre Verben und ihre Überschriften in einer Liste

verb-builder = einen Baumeister spielen
cli-verb-builder = Baumeister

## Warum ein Zug abgelehnt wird

builder-first = Zuerst muss ein Baumeister gespielt werden: Die Karte kommt aus dem Spiel, dann wird umgebaut.
builder-once = In diesem Spielzug wurde schon ein Baumeister gespielt; das geht einmal je Spielzug.
builder-not-held = Auf der Hand ist kein Baumeister der Währung { $currency }.
builder-no-redesign = Mit einem Baumeister ist kein Umbau möglich, also kann er nicht gespielt werden.
builder-adds-only = In dieser Partie darf ein Baumeister nur ein Plättchen aus der Reserve anbauen.

## Was geschehen ist

event-builders-dealt = { $cards ->
    [none] { $who } bekommt { $count } Baumeisterkarten, die sonst niemand sieht.
   *[other] { $who } bekommt { $cards }.
}
event-builder = { $who } spielt die Karte { $card } für einen Umbau; sie kommt aus dem Spiel.

## Optionen

option-architect_mode = Kraft der Baumeister
option-architect_mode-summary = Ein Baumeister erlaubt jeden Umbau (redesign) oder nur, ein Plättchen aus der Reserve anzubauen (add_only).
library-value-redesign = jeder Umbau
library-value-add_only = nur anbauen

## Einen echten Tisch aufbauen

guide-builders-deal = Mischt die { $cards } Baumeisterkarten und gebt jedem Spieler { $each }, verdeckt, vor dem Startgeld; sie gehören nicht dazu.
guide-part-master_builders = { $count ->
    [one] { $count } Baumeister
   *[other] { $count } Baumeister
}
guide-builders = Legt Baumeisterkarten verdeckt auf die Stapel: { $parts }. { $left ->
    [0] Keine bleibt übrig.
   *[other] Die anderen { $left } kommen ungesehen in die Schachtel zurück.
}
