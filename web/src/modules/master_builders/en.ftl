# The master builders.

master_builders-which = Choose the master builder who leaves the game, or pass.
master_builders-card = Master builder: { $currency }
master_builders-ask = { $adds ->
    [yes] Lay one more tile?
   *[no] Redesign once more?
}
master_builders-effect = It costs the card { $card }: it leaves the game.
master_builders-play = Play the master builder
master_builders-working = { $adds ->
    [yes] Lay a tile of the reserve
   *[no] Redesign: lay, remove or swap a tile
}
master_builders-working-hint = { $adds ->
    [yes] Tap a lit tile of the reserve.
   *[no] Tap a lit tile of the reserve or the palace.
}
master_builders-wait = { $name } may still redesign…
master_builders-wait-working = { $name } is redesigning with a master builder…
master_builders-undo = Undo: master builder played

## In the log

master_builders-log-dealt = { $known ->
    [yes] { $you ->
        [yes] You get { $cards }, which only you can see.
       *[no] { $who } gets { $cards }.
    }
   *[no] { $you ->
        [yes] You get { $count } master builder cards.
       *[no] { $who } gets { $count } master builder cards, which nobody else sees.
    }
}
master_builders-log = { $you ->
    [yes] You play { $card } to <r:ARCH-08>redesign</r>; the card leaves the game.
   *[no] { $who } plays { $card } to <r:ARCH-08>redesign</r>; the card leaves the game.
}
master_builders-log-declined = { $you ->
    [yes] You do not <r:ARCH-08>redesign</r> at the end of the turn.
   *[no] { $who } does not <r:ARCH-08>redesign</r> at the end of the turn.
}
