# Der Wesir.

vizier-awake = Wesir wach
vizier-asleep = Wesir schläft
vizier-asks-able = Dieser Tisch fragt nur die, die ein Plättchen passend bezahlen können.
vizier-asks-all = Dieser Tisch fragt alle, deren Wesir wach ist. Gibt es nichts zu kaufen, passt du nach einer Weile: Niemand merkt es.
vizier-call = Deinen Wesir rufen?
vizier-call-hint = { $tile } für { $price }, ohne weitere Aktion.
vizier-call-others = Oder tippe auf { $tiles }.
vizier-call-nothing = Passend kannst du jetzt nichts bezahlen.
vizier-call-button = { $tile } kaufen
vizier-undo-wakes = Rückgängig: Wesir geweckt
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
