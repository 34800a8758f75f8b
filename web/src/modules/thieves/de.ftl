# Die Diebe.

thieves-mine = Deine Diebe, die nur du siehst
thieves-card = { $card }: { $state ->
    [now] wähle die Karte, die er stiehlt
    [none] keine Karte dieser Währung liegt aus
    [own] nicht direkt vor deinem eigenen Zug
   *[later] zwischen zwei Zügen, aber nicht direkt vor deinem eigenen
}
thieves-count = { $count ->
    [one] { $count } Dieb
   *[other] { $count } Diebe
}
thieves-not-now = { $count ->
    [one] { $count } Dieb (nicht direkt vor dem eigenen Zug)
   *[other] { $count } Diebe (nicht direkt vor dem eigenen Zug)
}
thieves-ask = Einen Dieb einsetzen?
thieves-hint = Tippe auf die Karte, die du stehlen willst: { $cards }.
thieves-nothing = Keiner deiner Diebe kann jetzt etwas tun.
thieves-steal = { $card } stehlen
thieves-ask-card = { $card } stehlen?
thieves-effect = Dein { $thief } verlässt das Spiel. Die Karte wird sofort ersetzt.
thieves-button = Stehlen
thieves-asks-all = Gefragt werden alle, die noch einen Dieb haben, ob er etwas tun kann oder nicht. Gibt es für dich nichts zu tun, passt du nach einer Weile: Niemand merkt es.
thieves-used = Diebe, die aus dem Spiel sind: { $thieves }.
thieves-undo = Rückgängig: Karte gestohlen

## Im Protokoll

thieves-log = { $you ->
    [yes] Du <r:THIEF-06>stiehlst</r> { $card }.
   *[no] { $who } <r:THIEF-06>stiehlt</r> { $card }.
}
