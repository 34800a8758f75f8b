# Les mots que plusieurs écrans partagent.

common-fountain = Fontaine
common-money = { $currency ->
    [florin] { $value } florin{ $value ->
        [one] {""}
       *[other] s
    }
    [dirham] { $value } dirham{ $value ->
        [one] {""}
       *[other] s
    }
    [dinar] { $value } dinar{ $value ->
        [one] {""}
       *[other] s
    }
    [ducat] { $value } ducat{ $value ->
        [one] {""}
       *[other] s
    }
   *[other] { $value } { $currency }
}
common-failed-title = Cette page s’est arrêtée ici
common-failed-text = Vos parties sont gardées. Rechargez la page.
common-reload = Recharger

# Les écrans autour de la table
common-brand = Alhambra
common-home = Accueil
common-menu = Menu
common-learn = Apprendre
common-rules = Règles
common-settings = Réglages
common-language = Langue
common-language-fr = Français
common-language-en = English
common-language-de = Deutsch
common-theme = Thème
common-theme-light = Passer au thème clair
common-theme-dark = Passer au thème sombre
common-close = Fermer
common-cancel = Annuler
common-reach = Qui peut ouvrir le lien
common-reach-here = Cette machine seulement
common-reach-network = Dans le réseau local
common-reach-alone = Seule cette machine peut ouvrir ce lien.
common-reach-how = Pour les téléphones et les autres appareils du même réseau, démarrez le serveur ainsi :
common-dismiss = Fermer ce message
common-less = Moins
common-more = Plus
common-tell-me = Me prévenir quand c’est mon tour
common-again = Réessayer
common-colon = {"\u00A0: "}

# Des noms, séparés par des virgules, pour qui n’en a pas donné
common-names-bots = Nina, Jamil, Salma, Idris, Soraya, Malik
common-names-people = Zaïda, Rodrigo, Lubna, Tariq, Inès, Rayan, Alba, Farid, Zahra, Nadir, Blanca, Omar
common-table-title = { $who } · { $when }
common-others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
common-lesson = Apprendre en 5 minutes
common-lesson-resume = Reprendre la leçon
common-learn-others = Apprendre un autre jeu
