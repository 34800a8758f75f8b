# Les feuilles personnelles et les feuilles à imprimer.

dice-sheets-title = Vos feuilles
dice-sheets-intro = Vous avez la boîte ? Entrez ici ce qui est imprimé sur vos feuilles, ou inventez-en une autre. Les feuilles sont gardées dans ce navigateur.
dice-sheets-none = Vous n’avez pas encore de feuille à vous.
dice-sheets-all = Toutes les feuilles
dice-sheets-printed = Feuille imprimée
dice-sheets-assumed = Sa grille et son nombre de pièces sont supposés, car personne ne les a encore lus dans une boîte. Les points viennent des règles.
dice-sheets-mine = Ma feuille
dice-sheets-unnamed = Feuille
dice-sheets-make = En faire une à vous
dice-sheets-edit = Modifier
dice-sheets-duplicate = Dupliquer
dice-sheets-delete = Supprimer
dice-sheets-delete-title = Supprimer la feuille « { $name } » ?
dice-sheets-delete-text = Les parties jouées avec elle la conservent.
dice-sheets-export = Enregistrer un fichier
dice-sheets-import = Lire un fichier (TOML)
dice-sheets-play = Nouvelle partie
dice-sheets-gone = Cette feuille n’est pas dans ce navigateur.
dice-sheets-unreachable = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
dice-sheets-not-kept = Ce navigateur ne garde rien, ou est plein : enregistrez la feuille dans un fichier.
dice-sheets-unchecked = Gardée dans ce navigateur. Le serveur ne répond pas : personne n’a vérifié la feuille.
dice-sheets-not-yet = Gardée dans ce navigateur, mais on ne peut pas encore y jouer.
dice-sheets-good = Gardée dans ce navigateur. On peut y jouer.
dice-sheets-done = Terminé
dice-sheets-name = Nom de la feuille
dice-sheets-nameless = Donnez un nom à la feuille.
dice-sheets-grid = Grille
dice-sheets-how = Choisissez une case, puis sa famille en dessous ; la case suivante vient d’elle-même. Au clavier, tapez les lettres.
dice-sheets-cell = Ligne { $row }, colonne { $column } : { $family }
dice-sheets-filled = Ligne { $row }, colonne { $column }, maintenant : { $family }.
dice-sheets-palette = Famille de la ligne { $row }, colonne { $column }
dice-sheets-count = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
dice-sheets-letter-pavilion = P
dice-sheets-letter-seraglio = S
dice-sheets-letter-arcades = A
dice-sheets-letter-chambers = C
dice-sheets-letter-garden = J
dice-sheets-letter-tower = T
dice-sheets-number = Entrez un nombre entier.
dice-sheets-coins = Pièces
dice-sheets-reserve = Pièces de la feuille, celles du départ comprises
dice-sheets-starting = Pièces au départ
dice-sheets-per-point = Pièces pour un point à la fin
dice-sheets-change = Prix pour changer un dé de un
dice-sheets-second = Prix d’un second bâtiment
dice-sheets-points = Points des familles
dice-sheets-place = { $place ->
    [1] 1ᵉʳ
    [2] 2ᵉ
   *[other] 3ᵉ
}
dice-sheets-points-of = { $family }, rang { $place }
dice-sheets-lines = Points d’une ligne ou colonne
dice-sheets-line = { $built ->
    [one] Points pour { $built } bâtiment
   *[other] Points pour { $built } bâtiments
}
dice-sheets-rounds = Tours
dice-sheets-rounds-of = Tours à { $total }, joueurs fictifs compris
dice-sheets-start = Bâtiments au départ
dice-sheets-duel = Duel : points des adversaires
dice-sheets-bonus = Points de chacun des { $rivals } adversaires, au lieu des lignes et pièces
dice-sheets-print = Imprimer
dice-sheets-print-title = Feuilles à imprimer
dice-sheets-print-what = Ce qui est imprimé
dice-sheets-print-player = Feuille de joueur
dice-sheets-print-score = Feuille de score
dice-sheets-print-players = Joueurs
dice-sheets-print-none = Il n’y a pas de dessin de cette feuille pour le moment. Réessayez plus tard.
dice-sheets-which = Quelle feuille
dice-sheets-pdf = Télécharger en PDF
dice-sheets-svg = Télécharger en SVG
dice-sheets-about = { $coins } pièces, dont { $starting } au départ.
