# Les cartes de change.

currency_exchange-mine = Vos cartes de change
currency_exchange-count = { $count ->
    [one] { $count } carte de change
   *[other] { $count } cartes de change
}

## Au journal

currency_exchange-log-take = { $you ->
    [yes] Vous prenez la { $card }.
   *[no] { $who } prend la { $card }.
}

currency_exchange-undo = Annuler : la carte prise
