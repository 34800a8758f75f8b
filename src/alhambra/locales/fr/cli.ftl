# Les mots de la ligne de commande en français.


## Les joueurs

cli-name-person = Joueur { $number }
cli-name-bot = Robot { $number }

## Commandes que l'on peut taper, ce qui les suit, ce qu'elles font

cli-word-help = aide
cli-word-moves = coups
cli-word-why = pourquoi
cli-word-hint = indice
cli-word-undo = annuler
cli-word-score = points
cli-word-show = table
cli-word-palaces = palais
cli-word-view = voir
cli-word-rules = règles
cli-word-save = garder
cli-word-quit = quitter

cli-usage-help = {""}
cli-usage-moves = {""}
cli-usage-why = {" "}COUP
cli-usage-hint = {""}
cli-usage-undo = {""}
cli-usage-score = {""}
cli-usage-show = {""}
cli-usage-palaces = {""}
cli-usage-view = {" "}N
cli-usage-rules = {" "}ID
cli-usage-save = {" "}FICHIER
cli-usage-quit = {""}

cli-help-help = cette liste
cli-help-moves = tous les coups permis ; un verbe seul, comme { $first } ou { $second }, n’en montre qu’une sorte
cli-help-why = pourquoi un coup est impossible, par exemple : pourquoi { $move }
cli-help-hint = un indice ; tapez-le encore pour en savoir plus : où regarder, deux bons coups, le meilleur et pourquoi
cli-help-undo = reprendre votre dernier coup, s’il n’a rien révélé de caché
cli-help-score = d’où vient chaque point
cli-help-show = revoir la table
cli-help-palaces = les palais de tous les joueurs
cli-help-view = le palais du joueur N
cli-help-rules = { $module ->
    [none] une règle par son identifiant
   *[other] une règle par son identifiant, ou les règles d’un module comme { $module }
}
cli-help-save = écrire la partie dans un fichier ; alhambra play --resume FICHIER la reprend
cli-help-quit = quitter la partie

cli-help-moves-typed = Pour jouer, tapez le numéro d’un coup, ou le coup lui-même : take florin 4 · buy TOW7-NEW dinar 5 2 · place TOW7-NEW 1,-1 · keep TOW7-NEW · add GAR10- 2,0 · remove PAV8- · swap PAV8- GAR10- · pass
cli-help-drawing = Le nom d’une tuile dit sa famille, son prix et ses murs : TOW7-NEW est une tour à 7 avec des murs au nord, à l’est (E) et à l’ouest (W). PAV pavillon, SER sérail, ARC arcades, CHA chambres, GAR jardin, TOW tour. Les traits doubles sont des murs, les traits fins des côtés ouverts. La fontaine est en 0,0 ; 1,-1 est un pas à l’est, un au nord.

## Sortes de coups, en titres

cli-verb-take = Prendre
cli-verb-buy = Acheter
cli-verb-place = Construire
cli-verb-keep = Réserver
cli-verb-add = Ajouter
cli-verb-swap = Échanger
cli-verb-remove = Retirer
cli-verb-pass = Passer

cli-moves-folded = { $count } coups : tapez { $kind } pour les voir

## La table

cli-points = points
cli-wall = mur
cli-cards = cartes
cli-reserve = réserve
cli-others = autres
cli-sum = somme
cli-market = Chantier
cli-purse = En main
cli-display = À prendre
cli-waiting = À part
cli-exact = appoint { $cards }
cli-over = { $over } de trop { $cards }
cli-short = manque { $missing }
cli-paid-exactly = appoint
cli-lost = { $over } de trop
cli-palace-of = { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-palace-reserve = Réserve : { $tiles }
cli-counts = manche { $round } · { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
cli-decides = { $name } : { $moment }
cli-scoring = Décompte { $number }

## Le cours de la partie

cli-with-modules = Avec { $modules }.
cli-greeting = Tapez le numéro d’un coup, ou aide.
cli-prompt = {"> "}
cli-hand-over = { $name }, c’est à vous. Que personne d’autre ne regarde.
cli-press-enter = Appuyez sur Entrée.{" "}
cli-game-over = La partie est terminée
cli-prompt-over = { $words }, ou Entrée pour quitter >{" "}
cli-over-commands = La partie est terminée ; vous pouvez encore taper { $words } ou { $last }.
cli-goodbye = Au revoir. Graine de cette partie : { $seed }.
cli-goodbye-plain = Au revoir.

## Réponses

cli-nothing-typed = Tapez le numéro d’un coup, un coup, ou aide.
cli-no-such-number = Il n’y a pas de coup { $number } : les numéros vont de 1 à { $last }.
cli-unknown = « { $word } » n’est ni un coup ni une commande ; aide montre ce que vous pouvez taper.
cli-unknown-close = « { $word } » n’est ni un coup ni une commande ; vouliez-vous dire { $close } ?
cli-not-possible = { $why } ({ $rule })
cli-allowed = { $move } est permis maintenant.
cli-why-what = Dites quel coup, par exemple : pourquoi { $move }
cli-hint-move = Coup : { $move }
cli-hint-moves = Coups : { $moves }
cli-hint-more = Tapez encore { $word } pour en savoir plus.
cli-undone = Repris : { $move }
cli-undo-others = { $name } a joué depuis ; votre coup ne peut plus être repris.
cli-no-scoring = Il n’y a pas encore eu de décompte.
cli-view-whom = Dites quel joueur, de 1 à { $last }.
cli-no-rule = Il n’y a ni règle ni module « { $word } » ; règles seul montre les modules.
cli-no-rule-close = Il n’y a ni règle ni module « { $word } » ; vouliez-vous dire { $close } ?
cli-save-where = Dites où, par exemple : garder partie.alh
cli-saved = Gardé dans { $file }.
cli-not-saved = { $file } n’a pas pu être écrit : { $problem }.

## alhambra rules

cli-rules-modules = Les règles par module ; `alhambra rules MODULE` en donne la liste, `alhambra rules ID` en montre une :
cli-rules-related = Voir aussi : { $ids }
cli-rules-source = Source : { $source }
cli-rules-engine = Dans le moteur :
cli-rules-unplayed = Le moteur ne joue pas encore ce module.

## alhambra modules

cli-modules-key = Module
cli-modules-box = Boîte
cli-modules-rule = Ce qu’il ajoute
cli-modules-automatic = jeu de base, à deux
cli-modules-expansion = extension { $number }
cli-modules-option = Option (défaut d’abord)
cli-modules-meaning = Signification
cli-modules-edition = Édition
cli-modules-sets = Fixe
cli-modules-default = C’est celle par défaut.

## alhambra simulate

cli-simulate-progress = En jeu
cli-simulate-interrupted = Interrompu après { $games } parties sur { $wanted }.
cli-simulate-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $moves } coups en { $seconds } s : { $games_per_second } parties/s, { $moves_per_second } coups/s
cli-simulate-table = { $seats } joueurs, { $edition }
cli-simulate-seat = Place
cli-simulate-bot = Robot
cli-simulate-wins = Victoires
cli-simulate-mean = Moyenne
cli-simulate-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-simulate-least = Minimum
cli-simulate-most = Maximum
cli-simulate-ties = Victoires partagées : { $ties }
cli-simulate-recorded = { $games ->
    [one] { $games } partie enregistrée dans { $folder }
   *[other] { $games } parties enregistrées dans { $folder }
}

## alhambra replay

cli-replay-table = { $seats } joueurs, { $edition }
cli-replay-options = Options : { $options }
cli-replay-seed = Graine { $seed }
cli-replay-verified = { $moves ->
    [one] { $moves } coup vérifié
   *[other] { $moves } coups vérifiés
}
cli-replay-unfinished = La partie n’est pas terminée.
cli-replay-at = Après le coup { $ply } sur { $moves }

## alhambra perft

cli-perft-depth = Profondeur
cli-perft-leaves = Feuilles
cli-perft-seconds = Secondes

## alhambra serve

cli-serve-ready = Alhambra est à l’adresse { $address } · Ctrl+C pour arrêter
cli-serve-lan = Dans le réseau local : { $address }
cli-serve-no-lan = Cette machine n’a pas d’adresse dans un réseau local : est-elle connectée ?
cli-serve-everybody = Tous ceux qui atteignent cette machine à { $host }:{ $port } peuvent y ouvrir des tables et jouer, pas seulement vous.
cli-serve-no-tls = Les connexions ne sont pas chiffrées : qui écoute le réseau peut lire. Pour des personnes de l’extérieur, placez devant un serveur web en HTTPS et indiquez ALHAMBRA_PUBLIC_URL et ALHAMBRA_TRUSTED_PROXIES.
cli-serve-workers = plusieurs processus demandent PostgreSQL : ajoutez --database postgresql://..., ou omettez --workers.
cli-serve-port-taken = le port { $port } est occupé, peut-être par un autre Alhambra : essayez --port { $other }, ou --port 0 pour un port libre.
cli-serve-port-forbidden = ce système ne vous laisse pas écouter sur le port { $port } : essayez au-dessus de 1023, par exemple --port 8000.
cli-serve-host = cette machine n’a pas l’adresse { $host } : omettez --host pour cette machine seule, ou dites 0.0.0.0 pour tout le monde.

## alhambra backup, alhambra export

cli-database-failed = La base de données a échoué pendant la lecture ({ $reason }).
cli-backup-done = Copié dans { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } inscription
   *[other] { $entries } inscriptions
}.
cli-backup-exists = { $file } existe déjà ; --force le remplace.
cli-backup-itself = { $file } est la base de données elle-même : nommez un autre fichier pour la copie.
cli-backup-unfaithful = La copie différait de l’original : la base de données est abîmée ou le disque défaillant ; { $file } n’a pas été écrit.
cli-backup-unwritten = Impossible d’écrire { $file } : { $problem }.
cli-backup-postgres = PostgreSQL a son propre outil pour cela : pg_dump --format=custom --file=FICHIER URL, puis pg_restore pour revenir en arrière.
cli-export-done = { $files ->
    [one] { $files } fichier écrit dans { $folder }
   *[other] { $files } fichiers écrits dans { $folder }
}
cli-export-running = Les parties en cours sont écrites aussi : ces fichiers révèlent toutes les cartes cachées et ce qui sera tiré. Ne les montrez pas aux joueurs.
cli-export-unknown = Il n’y a pas de table { $table }.
cli-export-not-over = La partie à la table { $table } n’est pas terminée : son enregistrement révélerait tout ce qui est caché. Si c’est voulu, ajoutez --running.
cli-export-unreadable = La partie à la table { $table } ne se rejoue pas selon les règles de cette version ; elle a été omise.
