# Der fliegende Händler.

street_trader-supply = der Vorrat
street_trader-left = Bewohner { $family } im Vorrat: { $count }
street_trader-citizen = Bewohner { $family }
street_trader-line = Händler: { $count ->
    [0] niemand
   *[other] { $families }
}; { $homes ->
    [0] kein Bewohner eingezogen
    [one] 1 Bewohner eingezogen
   *[other] { $homes } Bewohner eingezogen
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
street_trader-line-hidden = { $made ->
    [yes] Hat geheim Bewohner gewählt
   *[no] Hat noch keine Bewohner gewählt
}
street_trader-groups = Eigene Gruppen von Bewohnern: { $groups }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bei jeder Wertung
street_trader-there = ein Bewohner lebt dort
street_trader-disc-there = Händlerplättchen: { $count ->
    [0] niemand
   *[other] { $families }
}

## Wählen

street_trader-choose = { $count } Bewohner geheim wählen
street_trader-choose-hint = Ein Bewohner zieht in ein Gebäude seiner Farbe, das dort gebaut wird, wo der eigene Händler steht.
street_trader-choose-button = Diese behalten
street_trader-choose-missing = { $count } wählen
street_trader-choose-wait = { $name } wählt geheim Bewohner
street_trader-chosen = { $count } von { $most }

## Das Händlerplättchen legen

street_trader-lay = Das Händlerplättchen legen
street_trader-lay-hint = Auf ein freies Feld neben der eigenen Alhambra: dorthin, wo gebaut werden soll.
street_trader-lay-here = Das Händlerplättchen hierher legen
street_trader-lay-again = Wird hier gebaut, darf ein Bewohner einziehen.
street_trader-lay-button = Legen
street_trader-lay-wait = { $name } legt das Händlerplättchen
street_trader-reason-occupied = Nicht hier: Das Feld ist nicht frei
street_trader-reason-no-contact = Nicht hier: kein Plättchen daneben

## Einziehen und tauschen

street_trader-settle = Einen Bewohner einziehen lassen: { $tile }
street_trader-settle-hint = Wer kommt aus dem Vorrat auf das Händlerplättchen?
street_trader-settle-who = Ein Bewohner zieht ein ({ $tile }): Wer kommt statt seiner?
street_trader-settle-in = Aus dem Vorrat kommt: { $family }.
street_trader-settle-empty = Der Vorrat ist leer: Niemand kommt statt seiner.
street_trader-settle-button = Einziehen
street_trader-exchange = Einen Bewohner tauschen?
street_trader-exchange-hint = Hier kann niemand einziehen: { $tile }. Ein Bewohner darf getauscht werden.
street_trader-exchange-out = Verlässt den Händler
street_trader-exchange-in = Kommt aus dem Vorrat
street_trader-exchange-both = Tauschen: { $out } gegen { $in }
street_trader-exchange-button = Tauschen
street_trader-exchange-missing = Beide Bewohner wählen
street_trader-wait = { $name } entscheidet über Bewohner

## Im Protokoll

street_trader-log-choose = { $you ->
    [yes] Sie wählen
   *[no] { $who } wählt
} { $known ->
    [yes] geheim: { $families }
   *[no] geheim { $count } Bewohner
}.
street_trader-log-show = { $you ->
    [yes] Sie zeigen Ihre
   *[no] { $who } zeigt die
} Bewohner: { $families }.
street_trader-log-lay = { $you ->
    [yes] Sie legen Ihr
   *[no] { $who } legt das
} Händlerplättchen.
street_trader-log-aside = { $you ->
    [yes] Ihr Händler macht
   *[no] Der Händler von { $who } macht
} Platz: { $tile }.
street_trader-log-settle = { $you ->
    [yes] Sie lassen
   *[no] { $who } lässt
} einen Bewohner einziehen: { $tile }{ $more ->
    [yes] ; statt seiner kommt { $in }
   *[no] {""}
}.
street_trader-log-exchange = { $you ->
    [yes] Sie tauschen
   *[no] { $who } tauscht
} einen Bewohner: { $out } gegen { $in }.
street_trader-log-leaves = Der Bewohner von { $tile } geht zurück in den Vorrat.
street_trader-log-declined = { $you ->
    [yes] Sie lassen Ihre
   *[no] { $who } lässt die
} Bewohner, wie sie sind.

## Bei Wertungen und zum Rückgängigmachen

street_trader-scored = Bewohner
street_trader-undo-choose = Rückgängig: Bewohner gewählt
street_trader-undo-lay = Rückgängig: Händlerplättchen gelegt
street_trader-undo-settle = Rückgängig: Bewohner eingezogen, { $tile }
street_trader-undo-exchange = Rückgängig: Bewohner getauscht
