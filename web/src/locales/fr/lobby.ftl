# Avant la partie : le salon et l’entrée par lien.

lobby-invite = Invitez vos amis
lobby-no-link = Cette fenêtre n’a plus le lien de cette place.
lobby-link-once = Un lien donne une seule place, une seule fois.
lobby-link-all = Chaque personne qui l’ouvre prend la prochaine place libre.
lobby-each-seat = Un lien pour chaque place
lobby-takeover-title = { $host } vous invite à continuer la partie
lobby-takeover-text = La partie a commencé. Vous reprenez la place d’une personne qui a dû partir, telle qu’elle est.
lobby-link-public = Table publique : chacun peut prendre une place libre.
lobby-copy = Copier le lien
lobby-copy-short = Copier
lobby-copied = Le lien est copié.
lobby-share = Partager
lobby-make-link = Faire un nouveau lien
lobby-renew = Nouveau lien
lobby-renew-note = Un nouveau lien remplace le précédent.
lobby-copy-seat = Copier le lien de la place { $seat }
lobby-renew-seat = Nouveau lien pour la place { $seat }
lobby-qr = Code à scanner : lien d’invitation
lobby-qr-large = Agrandir le code à scanner
lobby-seats = Places
lobby-ready-count = { $ready } sur { $seats } prêtes
lobby-waiting-for = Place { $seat } : on attend un joueur
lobby-waiting-name = Place { $seat } : on attend { $name }
lobby-state-free = le lien n’a pas encore servi
lobby-state-open = chacun peut s’y asseoir
lobby-state-host = hôte de la partie
lobby-state-mine = vous
lobby-state-here = même écran que l’hôte
lobby-state-joined = présent
lobby-state-away = absent pour l’instant
lobby-state-bot = robot : { $level }
lobby-chip-free = libre
lobby-chip-ready = prêt
lobby-chip-away = absent
lobby-ask-leave = Libérer la place de { $name }
lobby-ask-leave-text = { $name } quitte cette place. Un nouveau lien permet d’y inviter quelqu’un.
lobby-ask-leave-confirm = Libérer la place
lobby-leave = Quitter ma place
lobby-close = Fermer la table
lobby-close-text = La partie n’a pas commencé. La table disparaît pour tous, et ses liens ne servent plus.
lobby-close-confirm = Fermer la table
lobby-start = Commencer la partie
lobby-start-bots = { $count ->
    [one] Commencer avec un robot à la place libre
   *[other] Commencer avec des robots aux { $count } places libres
}
lobby-missing = { $count ->
    [one] Commencer : il manque { $count } joueur
   *[other] Commencer : il manque { $count } joueurs
}
lobby-wait-host = L’hôte commencera quand chacun sera prêt.
lobby-not-begun = La partie n’a pas encore commencé.
lobby-watching = Vous regardez cette table. Pour jouer, demandez un lien à l’hôte.
lobby-unreachable = Le serveur ne répond pas. Rien n’est changé : réessayez.
lobby-rules = Les règles de cette table
lobby-pace-untimed = Sans pendule : chacun réfléchit à son rythme.
lobby-pace-live = Pendule : { $minutes } min chacun, et { $seconds } s de plus à chaque décision.
lobby-pace-days = { $days ->
    [one] { $days } jour pour chaque décision.
   *[other] { $days } jours pour chaque décision.
}
lobby-spectators-yes = Les spectateurs sont admis ; ils ne voient pas vos cartes.
lobby-spectators-no = Sans spectateurs.
lobby-sit-title = Une place est libre
lobby-sit = Prendre place
lobby-your-name = Votre nom
lobby-name-needed = Écrivez un nom avec au moins une lettre ou un chiffre.
lobby-join-title = { $host } vous invite
lobby-join = Prendre place
lobby-watch = Regarder la partie
lobby-watch-instead = Regarder seulement
lobby-bad-link = Pas de place avec ce lien
lobby-no-spectators = Cette table n’admet pas de spectateurs. Demandez un autre lien à l’hôte.
lobby-unusual = Ce qui n’est pas comme d’habitude
lobby-origin = { $ply ->
    [0] Cette partie reprend une partie enregistrée, à son début.
    [one] Cette partie reprend une partie enregistrée, après { $ply } coup.
   *[other] Cette partie reprend une partie enregistrée, après { $ply } coups.
}
lobby-origin-known = La personne qui l’a choisie connaît peut-être des cartes cachées, et certaines de celles à venir.
lobby-origin-look = Revoir cette partie
lobby-components = Une partie du matériel ne correspond pas à ce qui est imprimé : { $names }.
lobby-base = jeu de base
