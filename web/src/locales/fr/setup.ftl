# Mettre en place une vraie table.

setup-title = Mise en place
setup-mix = Ce que vous jouez
setup-game = Jeu
setup-players = Joueurs
setup-edition = Édition
setup-modules = Modules
setup-base = jeu de base
setup-for = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
setup-none = Il n’y a pas encore de liste pour ce jeu : ses règles disent comment le mettre en place.
setup-options = Choisi en plus : { $options }.
setup-options-drop = Revenir aux règles de l’édition
setup-share = Partager cette liste
setup-copied = Le lien vers cette liste est copié.
setup-print = Imprimer
setup-progress = { $done ->
    [one] { $done } étape faite sur { $count }
   *[other] { $done } étapes faites sur { $count }
}
setup-all-done = Tout est en place : la partie peut commencer.
setup-reset = Recommencer
setup-rule = Règle{ $count ->
    [one] {""}
   *[other] {" "}{ $number }
}
setup-unreachable = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
