# Les cartes de prime.

bonus_cards-mine = Vos cartes de prime, que vous seul voyez
bonus_cards-card = Carte de prime { $tile } : { $state ->
    [now] peut être montrée maintenant
    [shown] montrée, compte comme une tuile de plus
   *[later] cachée ; sa tuile n’est pas dans votre palais
}
bonus_cards-line = { $held ->
    [one] { $held } carte de prime en main
   *[other] { $held } cartes de prime en main
}, { $shown } montrées
bonus_cards-show = Montrer la carte de prime { $tile }
bonus_cards-show-hint = Elle compte comme une tuile de plus de sa famille. C’est gratuit.
bonus_cards-show-button = Montrer
bonus_cards-hidden = cachée
bonus_cards-shown = montrée
bonus_cards-counts-twice = carte de prime montrée : une tuile de plus
bonus_cards-window-title = Avant le décompte : montrer des cartes de prime ?
bonus_cards-window-hint = Choisissez les cartes à montrer, puis passez.
bonus_cards-window-wait = Avant le décompte : { $name } peut montrer des cartes de prime

## Au journal

bonus_cards-log-show = { $you ->
    [yes] Vous montrez la <r:BONUS-05>carte de prime</r> { $tile } : une tuile de plus.
   *[no] { $who } montre la <r:BONUS-05>carte de prime</r> { $tile } : une tuile de plus.
}
bonus_cards-log-back = { $you ->
    [yes] La carte de prime { $tile } <r:BONUS-07>revient</r> dans votre main.
   *[no] La carte de prime { $tile } <r:BONUS-07>revient</r> dans la main de { $who }.
}
bonus_cards-log-declined = { $you ->
    [yes] Vous ne montrez pas d’autre <r:BONUS-05>carte de prime</r>.
   *[no] { $who } ne montre pas d’autre <r:BONUS-05>carte de prime</r>.
}

## Au décompte

bonus_cards-also = +{ $count } prime

## Annuler
bonus_cards-undo = Annuler : carte de prime { $tile } montrée
