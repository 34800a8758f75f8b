# Les cartes de prime.

bonus-mine = Vos cartes de prime, que vous seul voyez
bonus-card = Carte de prime { $tile } : { $state ->
    [now] peut être montrée maintenant
    [shown] montrée, compte comme une tuile de plus
   *[later] cachée ; sa tuile n’est pas dans votre palais
}
bonus-line = { $held ->
    [one] { $held } carte de prime en main
   *[other] { $held } cartes de prime en main
}, { $shown } montrées
bonus-show = Montrer la carte de prime { $tile }
bonus-show-hint = Elle compte comme une tuile de plus de sa famille. C’est gratuit.
bonus-show-button = Montrer
bonus-hidden = cachée
bonus-shown = montrée
bonus-counts-twice = carte de prime montrée : une tuile de plus
bonus-window-title = Avant le décompte : montrer des cartes de prime ?
bonus-window-hint = Choisissez les cartes à montrer, puis passez.
bonus-window-none = Vous n’avez aucune carte à montrer maintenant.
bonus-window-wait = Avant le décompte : { $name } peut montrer des cartes de prime

## Au journal

bonus-log-show = { $you ->
    [yes] Vous montrez la <r:BONUS-05>carte de prime</r> { $tile } : une tuile de plus.
   *[no] { $who } montre la <r:BONUS-05>carte de prime</r> { $tile } : une tuile de plus.
}
bonus-log-back = { $you ->
    [yes] La carte de prime { $tile } <r:BONUS-07>revient</r> dans votre main.
   *[no] La carte de prime { $tile } <r:BONUS-07>revient</r> dans la main de { $who }.
}

## Au décompte

bonus-also = +{ $count } prime
