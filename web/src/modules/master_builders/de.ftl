# Die Baumeister.

master_builders-which = Wähle den Baumeister, der aus dem Spiel kommt, oder passe.
master_builders-card = Baumeister: { $currency }
master_builders-ask = { $adds ->
    [yes] Noch ein Plättchen legen?
   *[no] Noch einmal umbauen?
}
master_builders-effect = Das kostet die Karte { $card }: Sie kommt aus dem Spiel.
master_builders-play = Baumeister spielen
master_builders-working = { $adds ->
    [yes] Lege ein Plättchen aus der Reserve
   *[no] Umbau: ein Plättchen legen, abbauen oder tauschen
}
master_builders-working-hint = { $adds ->
    [yes] Tippe auf ein helles Plättchen der Reserve.
   *[no] Tippe auf ein helles Plättchen der Reserve oder des Palasts.
}
master_builders-wait = { $name } darf noch umbauen …
master_builders-wait-working = { $name } baut mit einem Baumeister um …
master_builders-undo = Rückgängig: Baumeister gespielt

## Im Protokoll

master_builders-log-dealt = { $known ->
    [yes] { $you ->
        [yes] Du bekommst { $cards }; das siehst nur du.
       *[no] { $who } bekommt { $cards }.
    }
   *[no] { $you ->
        [yes] Du bekommst { $count } Baumeisterkarten.
       *[no] { $who } bekommt { $count } Baumeisterkarten, die sonst niemand sieht.
    }
}
master_builders-log = { $you ->
    [yes] Du spielst { $card } für einen <r:ARCH-08>Umbau</r>; die Karte kommt aus dem Spiel.
   *[no] { $who } spielt { $card } für einen <r:ARCH-08>Umbau</r>; die Karte kommt aus dem Spiel.
}
master_builders-log-declined = { $you ->
    [yes] Du baust am Ende des Zuges nichts <r:ARCH-08>um</r>.
   *[no] { $who } baut am Ende des Zuges nichts <r:ARCH-08>um</r>.
}
