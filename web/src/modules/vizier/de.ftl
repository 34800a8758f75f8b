# Der Wesir.

vizier-awake = Wesir wach
vizier-asleep = Wesir schläft
vizier-order = Reihenfolge
vizier-order-seat = { $name }, { $state ->
    [now] entscheidet
    [asleep] Wesir schläft
   *[awake] Wesir wach
}
vizier-ask = Nachfragen
vizier-ask-always = nach jedem Zug
vizier-ask-exact = nur wenn ich passend zahlen kann
vizier-ask-never = nicht vor meinem Zug
vizier-wait = Die Wesire überlegen: { $name }
vizier-wake = Wesir wecken
vizier-wake-ask = Deinen Wesir wecken

## Im Protokoll

vizier-buy = { $you ->
    [yes] Du rufst deinen
   *[no] { $who } ruft den
} <r:VIZ-07>Wesir</r>: { $tile } für genau { $paid }{ $then ->
    [built] , Plättchen gebaut
    [kept] , Plättchen in die Reserve
    [given] , Plättchen an { $to }
   *[other] {""}
}.
vizier-sleeps = { $you ->
    [yes] Du rufst deinen <r:VIZ-07>Wesir</r>.
   *[no] { $who } ruft den <r:VIZ-07>Wesir</r>.
}
vizier-wakes = { $you ->
    [yes] Du weckst deinen <r:VIZ-14>Wesir</r>.
   *[no] { $who } weckt den <r:VIZ-14>Wesir</r>.
}
vizier-log-declined = { $you ->
    [yes] Du rufst den <r:VIZ-07>Wesir</r> nicht.
   *[no] { $who } ruft den <r:VIZ-07>Wesir</r> nicht.
}
