# L’accueil.

home-hero = Un palais terminé de 140 points, avec ses six familles de bâtiments
home-play = Jouer votre tour
home-games = Les jeux
home-game-seats = de { $least } à { $most } joueurs
home-new = Nouvelle partie
home-link = J’ai un lien
home-pair = Je joue déjà sur un autre appareil
home-mine = Vos tables
home-all = Montrer les { $count } tables
home-chip-yours = à vous
home-chip-gathering = ouverte
home-chip-waiting = en cours
home-chip-over = finie
home-chip-join = place libre
home-chip-watch = regarder
home-your-move = À vous de jouer
home-free = { $count ->
    [0] Toutes les places sont prises
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-thinking = { $name } réfléchit
home-running = La partie est en cours
home-result = { $place ->
    [1] Terminée : 1ʳᵉ place, { $points } points
   *[other] Terminée : { $place }ᵉ place, { $points } points
}
home-ended = Terminée
home-empty = Ouvrez une table ou suivez un lien : vos parties seront ici.
home-public = Tables ouvertes à tous
home-origin = { $ply ->
    [0] Reprise d’une partie enregistrée, à son début
    [one] Reprise d’une partie enregistrée, après { $ply } coup
   *[other] Reprise d’une partie enregistrée, après { $ply } coups
}
home-components = Matériel modifié
home-record = Parties enregistrées
home-record-bad = Ce fichier n’est pas une partie enregistrée que l’on peut revoir.
home-upload = Revoir une partie enregistrée (.alh)
home-unreachable = Le serveur ne répond pas. Vos parties sont gardées : vérifiez votre connexion.
home-setup = Mise en place
home-unofficial = Adaptation non officielle, faite par des passionnés, sans lien avec les auteurs et les éditeurs du jeu.
home-link-title = J’ai un lien
home-link-label = Collez le lien ou la clé de la table.
home-link-go = Aller à la table
home-link-bad = Ce texte n’est pas un lien de table. Un lien ressemble à …/t/clé.
home-link-elsewhere = Cette table est sur un autre serveur :
home-nothing-title = Il n’y a rien ici
home-nothing-text = Cette adresse ne mène à aucune page. Vos parties vous attendent à l’accueil.
home-replay = Revoir { $title }
