# Mettre en place une vraie table.

setup-title = Mise en place
setup-mix = Ce que vous jouez
setup-players = Joueurs
setup-edition = Édition
setup-modules = Modules
setup-base = jeu de base
setup-for = { $players } joueurs · { $edition } · { $modules }
setup-for-plain = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} · { $game }
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
