# Les cartes de change.

exchange-mine = Vos cartes de change
exchange-count = { $count ->
    [one] { $count } carte de change
   *[other] { $count } cartes de change
}

## Au journal

exchange-log-take = { $you ->
    [yes] Vous prenez la { $card }.
   *[no] { $who } prend la { $card }.
}

exchange-undo = Annuler : la carte prise
