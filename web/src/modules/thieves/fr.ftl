# Les voleurs.

thieves-mine = Vos voleurs, que vous seul voyez
thieves-card = { $card } : { $state ->
    [now] choisir la carte qu’il vole
    [none] aucune carte de sa monnaie n’est exposée
    [own] pas juste avant votre propre tour
   *[later] sert entre deux tours, mais pas juste avant le vôtre
}
thieves-count = { $count ->
    [one] { $count } voleur
   *[other] { $count } voleurs
}
thieves-not-now = { $count ->
    [one] { $count } voleur (pas juste avant son tour)
   *[other] { $count } voleurs (pas juste avant son tour)
}
thieves-ask = Envoyer un voleur ?
thieves-hint = Touchez la carte à voler : { $cards }.
thieves-nothing = Aucun de vos voleurs ne peut servir maintenant.
thieves-steal = Voler { $card }
thieves-ask-card = Voler { $card } ?
thieves-effect = Votre { $thief } quitte la partie. La carte est remplacée tout de suite.
thieves-button = Voler
thieves-asks-all = La question va à tous ceux qui ont encore un voleur, qu’il puisse servir ou non. Si vous n’avez rien à faire, vous passez après un moment : personne ne le remarque.
thieves-used = Voleurs sortis de la partie : { $thieves }.
thieves-undo = Annuler : carte volée

## Au journal

thieves-log = { $you ->
    [yes] Vous <r:THIEF-06>volez</r> { $card }.
   *[no] { $who } <r:THIEF-06>vole</r> { $card }.
}
