# Was Module am Tisch sagen.

modules-vizier-awake = Wesir wach
modules-vizier-asleep = Wesir schläft
modules-vizier-order = Reihenfolge
modules-vizier-order-seat = { $name }, { $state ->
    [now] entscheidet
    [asleep] Wesir schläft
   *[awake] Wesir wach
}
modules-vizier-ask = Frage mich
modules-vizier-ask-always = nach jedem Zug
modules-vizier-ask-exact = nur wenn ich passend zahlen kann
modules-vizier-ask-never = nicht vor meinem Zug
modules-vizier-wait = Die Wesire überlegen: { $name }
modules-camps-effect = { $points ->
    [one] { $points } Punkt in jeder Wertung
   *[other] { $points } Punkte in jeder Wertung
}
