# La première leçon du jeu de palais.

tutorial-welcome = Voici votre Alhambra : une fontaine, et bientôt des bâtiments autour. À votre tour, vous faites une chose : prendre de l’argent, acheter une tuile ou réaménager.
tutorial-take = Prenez de l’argent : choisissez la carte de { $card }. Il vous la faut pour acheter { $tile }. On prend une carte, ou plusieurs si elles font 5 au plus.
tutorial-take-any = Prenez de l’argent : choisissez une carte, ou plusieurs si elles font 5 au plus.
tutorial-take-confirm = La carte est choisie. Rien n’est joué avant que vous confirmiez.
tutorial-wait = { $name } joue. Chacun fait une action, puis le chantier et l’argent sont complétés.
tutorial-buy = { $tile } coûte { $price }, et vous les avez juste : c’est l’appoint, en vert. Choisissez cette tuile.
tutorial-save = Aucune tuile n’est payable juste. Prenez encore de l’argent.
tutorial-payment = Vous payez juste : vous pourrez rejouer aussitôt. Achetez.
tutorial-overpaid = Vous payez trop : rien n’est rendu, et votre tour s’arrête là. Vous pouvez quand même acheter.
tutorial-again = Vous avez fait l’appoint : vous rejouez. Prenez une carte, par exemple. La tuile achetée sera placée à la fin du tour.
tutorial-again-free = Vous avez fait l’appoint : encore une action. Ensuite, vous placerez vos tuiles.
tutorial-try = Il faut placer la tuile. Essayez d’abord ici : ce n’est pas permis, et vous verrez pourquoi.
tutorial-why = La tuile a un mur de ce côté, la fontaine n’en a pas : deux côtés qui se touchent doivent être pareils. Chaque refus donne sa raison, et sa règle en un geste.
tutorial-place = { $count ->
    [one] Ici, c’est permis : la case est marquée d’un plus. Choisissez-la.
   *[other] Les cases marquées d’un plus sont permises. Choisissez-en une, par exemple celle-ci.
}
tutorial-place-confirm = La tuile est à l’essai : vous voyez votre mur grandir. Confirmez.
tutorial-keep = Aucune case ne convient : gardez la tuile en réserve. Vous pourrez la poser plus tard.
tutorial-reserve = Une tuile qui ne convient pas attend ici, dans la réserve, et ne compte pas. Réaménager est une action : poser une tuile de la réserve, en retirer une ou les échanger.
tutorial-scoring = Dans la pioche de l’argent se cachent des cartes de décompte. Alors, dans chaque famille de bâtiments, qui en a le plus marque des points, et chacun marque son plus long mur.
tutorial-free-exact = À vous maintenant. Vert veut dire appoint : { $tile } peut être payée juste. Jouez comme il vous plaît jusqu’au premier décompte.
tutorial-free = À vous maintenant. Prenez ou achetez comme il vous plaît, jusqu’au premier décompte.
tutorial-end = { $points ->
    [one] Premier décompte : vous avez { $points } point. Vous connaissez le jeu : il y a trois décomptes, et le dernier clôt la partie.
   *[other] Premier décompte : vous avez { $points } points. Vous connaissez le jeu : il y a trois décomptes, et le dernier clôt la partie.
}
