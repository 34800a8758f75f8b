# Une nouvelle partie.

wizard-title = Nouvelle partie
wizard-game = 1 · Jeu
wizard-which-game = Quel jeu
wizard-game-seats = de { $least } à { $most } joueurs
wizard-variants = Règles en détail
wizard-changed = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
}
wizard-usual = D’habitude : { $value }.
wizard-rule = Règle
wizard-players = 2 · Joueurs
wizard-players-count = { $count } sur { $most }
wizard-guest = Invité
wizard-here = Ici
wizard-link = Lien
wizard-bot = Robot
wizard-here-host = ici
wizard-host = hôte de la partie
wizard-ask-name = Comment vous appelez-vous ? Changez ce nom.
wizard-here-hint = même écran
wizard-link-hint = lien à envoyer
wizard-bot-level = robot : { $level }
wizard-your-name = Votre nom
wizard-name = Nom à la place { $seat }
wizard-level = Niveau du robot à la place { $seat }
wizard-kind = Qui joue à la place { $seat }
wizard-add = Ajouter un joueur
wizard-remove = Retirer la place { $seat }
wizard-full = La table est complète : { $most } joueurs au plus.
wizard-seat-added = Place ajoutée : { $count } joueurs.
wizard-seat-removed = Place retirée : { $count } joueurs.
wizard-modules = 3 · Modules
wizard-modules-count = { $count ->
    [one] { $count } choisi sur { $most }
   *[other] { $count } choisis sur { $most }
}
wizard-presets = Choix tout prêts
wizard-preset-base = Base
wizard-preset-family = Famille
wizard-preset-box2024 = Modules 2024
wizard-preset-ext = Ext. { $box }
wizard-preset-everything = Tout
wizard-preset-custom = Sur mesure
wizard-preset-none = Aucun module
wizard-badge-2024 = 2024
wizard-box = { $box ->
    [0] Avec le jeu de base
   *[other] Extension { $box }
}
wizard-options = Options
wizard-rules = Règles
wizard-rules-of = Règles : { $name }
wizard-no-modules = Aucun module n’est installé : vous jouez le jeu de base.
wizard-not-seats = Se joue à { $seats }.
wizard-not-with = Ne va pas avec : { $names }.
wizard-mix-impossible = Ces modules ne se jouent pas ensemble. Retirez-en un.
wizard-pace = Rythme
wizard-pace-time = Temps de réflexion
wizard-live-label = Pendule de chacun
wizard-live = { $minutes } min + { $seconds } s
wizard-days-label = Temps par décision
wizard-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
wizard-time-out = Quand le temps est écoulé
wizard-title-label = Nom de la table
wizard-your-table = Votre table
wizard-fact-minutes = minutes
wizard-fact-days = { $days ->
    [one] jour par décision
   *[other] jours par décision
}
wizard-fact-players = { $count ->
    [one] joueur
   *[other] joueurs
}
wizard-fact-modules = { $count ->
    [one] module
   *[other] modules
}
wizard-span = { $from }–{ $to }
wizard-changes = Ce qui change
wizard-pieces = À table, vous verrez
wizard-setup = Mettre en place une vraie table
wizard-spectators = Spectateurs admis
wizard-listed = Table publique
wizard-listed-on = Dans la liste : chacun peut prendre une place libre.
wizard-listed-off = Seuls ceux qui ont le lien la trouvent.
wizard-open = Ouvrir la table
wizard-play = Jouer
wizard-opening = La table s’ouvre
wizard-unreachable = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
