# La table.

## Régions
table-region-market = Chantier
table-region-money = Argent
table-region-purse = Votre bourse
table-region-palace = Palais
table-region-log = Journal
table-region-horizon = Horizon
table-region-shelves = Modules
table-shelf = { $name } : { $count }
table-prompt = Que faire maintenant
table-show-market = Montrer le chantier
table-hide-market = Masquer le chantier

## Barre du haut
table-home = Accueil
table-rules = Règles
table-learn = Comment jouer ici
table-share = Partager
table-settings = Réglages
table-elsewhere = Ouvrir sur un autre appareil
table-handed-over = La place de { $former } est maintenant jouée par { $name }.
table-language = Langue : français
table-theme = Passer du clair au sombre
table-menu = Menu
table-link-copied = Le lien est copié.
table-edition = { $edition ->
    [e2024] Édition 2024
    [e2003] Édition 2003
    [esecond] Seconde édition
   *[other] { $edition }
}
table-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
table-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
table-top-round = Manche { $round }
table-top-round-of = Manche { $round } sur { $rounds }
table-top-mine = Manche { $round } · à vous
table-resign = Abandonner
table-resign-text = Un robot joue à votre place, et vous ne pouvez plus gagner.
table-resign-confirm = Abandonner pour de bon

## La liaison
table-loading = On met la table
table-slow = Connexion lente
table-lost = Reconnexion
table-lost-safe = Ce qui est joué est gardé, et votre choix aussi.
table-missed = { $count ->
    [one] Un coup en votre absence
   *[other] { $count } coups en votre absence
}
table-not-sent = La table n’a pas reçu ceci. Rien n’a changé.
table-gone-title = Cette table vous est fermée
table-closed = L’hôte a fermé cette table.

## Annuler
table-undo = Annuler
table-undo-draft = Annuler : votre choix
table-undo-take = Annuler : l’argent pris
table-undo-buy = Annuler : achat de { $tile }
table-undo-place = Annuler : pose de { $tile }
table-undo-keep = Annuler : { $tile } en réserve
table-undo-add = Annuler : ajout de { $tile }
table-undo-remove = Annuler : retrait de { $tile }
table-undo-swap = Annuler : échange de tuiles
table-undo-pass = Annuler : avoir passé
table-undo-asked = On demande aux autres si vous pouvez revenir en arrière.
table-undo-question = { $name } voudrait revenir en arrière. D’accord ?
table-undo-waiting = On attend une réponse : { $name } peut-il revenir en arrière ?
table-back-owner = C’était le coup de { $name }.
table-back-others = Cela annule aussi { $count ->
    [one] un coup
   *[other] { $count } coups
} de { $names }.
table-back-seen = Ce qui a été retourné depuis reviendra à l’identique, dans le même ordre.
table-back-agree = Quelque chose a été retourné depuis : les autres doivent être d’accord.
table-back-no = Ne rien annuler
table-back-yes = Revenir en arrière
table-back-ask = Demander aux autres
table-yes = Accepter
table-no = Refuser
table-cancel = Fermer

## Consigne
table-wait = { $name } réfléchit
table-unasked = Rien à décider : la partie continue
table-to-play = À { $name } de jouer
table-watching = Vous regardez la partie.
table-over = La partie est terminée
table-action-title = À vous de jouer
table-extra-title = Appoint : encore une action
table-interlude-title = Voulez-vous intervenir ?
table-interlude-nothing = Rien à faire pour l’instant.
table-interlude-wait = Entre deux tours : { $name } décide
table-placement-title = Placez vos tuiles
table-decide-title = À vous de décider
table-can = Vous pouvez { $actions }.
table-can-take = prendre de l’argent
table-can-buy = acheter une tuile
table-can-redesign = réaménager votre palais
table-rule-link = Voir la règle
table-read-all = Lire tout le texte
table-more = Autres choix
table-confirm = Confirmer
table-hint = Indice
table-hint-more = Plus d’aide
table-hint-use = Le choisir
table-hint-none = Il n’y a pas d’indices dans ce jeu.
table-take-one = Prendre { $card }
table-take-card = Prendre cette carte : { $card }
table-take-sum = Prendre { $sum } = { $total }
table-take-hint = Une carte, ou plusieurs jusqu’à { $most }.
table-take-alone = Cette carte se prend seule.
table-take-button = Prendre
table-no-cards = Vous n’avez pas de { $currency ->
    [florin] florins
    [dirham] dirhams
    [dinar] dinars
    [ducat] ducats
   *[other] { $currency }
}.
table-buy-title = Acheter { $tile }
table-buy-exact = Appoint : vous rejouez
table-buy-free = Sans argent, comme un appoint : vous rejouez
table-buy-between = Appoint, entre deux tours
table-buy-over = { $over } de trop, rien n’est rendu
table-buy-back = { $over } de trop : { $back }
table-buy-short = Manque { $short }
table-pay-hint = Touchez la tuile que vous voulez payer.
table-pay-missing = Choisissez une tuile
table-place-title = Placez { $tile }
table-add-title = Ajoutez { $tile }
table-swap-title = Échangez { $old } contre { $tile }
table-place-hint = { $count ->
    [one] Un emplacement est possible.
   *[other] { $count } emplacements sont possibles.
}
table-place-why = Pourquoi ?
table-turn = Tourner la tuile
table-place-missing = Choisissez un emplacement
table-remove-title = Retirer { $tile } vers la réserve
table-remove-hint = La tuile quitte votre palais et ne compte plus.
table-remove-button = Retirer
table-redesign-title = Réaménagez votre palais
table-count-change = { $family } { $from } → { $to }
table-move-keep = Réserve
table-keep-button = Mettre en réserve
table-move-pass = Passer
table-ask-keep = Mettre { $tile } en réserve

## Entre deux tours
table-between-ask = Entre deux tours, quand faut-il vous demander ?
table-between-now = Entre deux tours, on vous demande : { $wish }
table-between-never = Jamais : je passe toujours
table-between-able = Seulement si je peux faire quelque chose
table-between-always = Toujours, après chaque tour
table-between-wish-never = jamais
table-between-wish-able = si possible
table-between-wish-always = toujours
table-between-order = Ordre de priorité
table-between-seat = { $name }{ $count ->
    [0] {""}
   *[other] {" "}: { $has }
}{ $now ->
    [yes] , décide
   *[no] {""}
}

## Un écran pour plusieurs
table-curtain-title = C’est à { $name }
table-curtain-text = Passez-lui l’appareil. Les autres ne regardent pas.
table-curtain-button = Je suis { $name }
