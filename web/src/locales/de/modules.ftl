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
modules-vizier-wake = Wesir wecken
modules-vizier-wake-ask = Deinen Wesir wecken

## Im Protokoll

modules-vizier-buy = { $you ->
    [yes] Du rufst deinen
   *[no] { $who } ruft den
} <r:VIZ-07>Wesir</r>: { $tile } für genau { $paid }{ $then ->
    [built] , Plättchen gebaut
    [kept] , Plättchen in die Reserve
    [dirk] , Plättchen an Dirk
   *[other] {""}
}.
modules-vizier-sleeps = { $you ->
    [yes] Du rufst deinen <r:VIZ-07>Wesir</r>.
   *[no] { $who } ruft den <r:VIZ-07>Wesir</r>.
}
modules-vizier-wakes = { $you ->
    [yes] Du weckst deinen <r:VIZ-14>Wesir</r>.
   *[no] { $who } weckt den <r:VIZ-14>Wesir</r>.
}
