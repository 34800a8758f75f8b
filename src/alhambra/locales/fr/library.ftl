# Les mots de la bibliothèque, des règles par numéro et des parties enregistrées en français.


## Jeux

game-alhambra = Alhambra
game-alhambra-summary = Le jeu de plateau de deux à six : achetez des bâtiments avec l’appoint, et entourez votre palais de murs.

## Robots

library-bot-easy = Facile
library-bot-easy-summary = Joue ce qui paraît le mieux sur le moment, sans prévoir la suite.
library-bot-good = Bon
library-bot-good-summary = Tient compte de tout ce qui peut encore sortir, et joue pour gagner.
library-bot-random = Au hasard
library-bot-random-summary = Joue n’importe quel coup permis, au hasard.

## Temps de réflexion

library-pace-untimed = Sans pendule
library-pace-untimed-summary = Chacun réfléchit aussi longtemps qu’il veut.
library-pace-live = Avec pendule
library-pace-live-summary = Chacun a une réserve de temps pour toute la partie et gagne quelques secondes à chaque décision.
library-pace-correspondence = Sur plusieurs jours
library-pace-correspondence-summary = Chacun a quelques jours pour chaque décision.

## Quand le temps est écoulé

library-time-out-bot = Un robot continue
library-time-out-bot-summary = Un robot joue à cette place jusqu’au retour de son joueur.
library-time-out-pass = Rien n’est fait
library-time-out-pass-summary = La place passe ou prend le moins d’argent possible, et la partie continue.
library-time-out-resign = La place abandonne
library-time-out-resign-summary = Le joueur ne peut plus gagner, et un robot continue à sa place.

## Réactions

library-reaction-applause = Applaudissements
library-reaction-laugh = Rire
library-reaction-wow = Étonnement
library-reaction-think = Réflexion
library-reaction-hurry = À vous de jouer
library-reaction-sorry = Pardon
library-reaction-thanks = Merci
library-reaction-hello = Bonjour
library-reaction-bye = Au revoir

## Valeurs des options

library-value-true = oui
library-value-false = non
library-value-wall_first = les murs d’abord
library-value-buildings_first = les bâtiments d’abord
library-value-must = obligatoire
library-value-may = facultative
library-value-cannot_refill = chantier impossible à compléter
library-value-supply_empty = dernière tuile piochée
library-value-region = aucun espace enfermé, quelle que soit sa taille
library-value-cell = aucune case isolée enfermée

## Pourquoi une partie est impossible

refused-setup-seats = On ne joue pas à { $seats } : il faut de { $least } à { $most } joueurs.
refused-setup-module = « { $module } » n’est pas un module ; il y a { $known }.
refused-setup-automatic = Le module { $module } ne se choisit pas : il se joint à la partie quand il le faut.
refused-setup-module-twice = Le module { $module } est nommé deux fois.
refused-setup-edition = « { $edition } » n’est pas une édition ; il y a { $known }.
refused-setup-option = « { $option } » n’est pas une option ; il y a { $known }.
refused-setup-value = L’option { $option } ne peut pas être « { $value } » ; elle peut être { $known }.
refused-setup-ages = L’option ages demande un nombre entier par place, et non « { $value } ».
refused-components-integer = { $where } doit être un nombre entier de { $least } à { $most }, et non { $found }.
refused-components-integers = { $where } ne doit contenir que des nombres entiers de { $least } à { $most }, et non { $found }.
refused-components-table = { $where } doit être une table.
refused-components-unknown = Il n’y a pas de « { $where } » à corriger ; il y a { $known }.
refused-components-value = Une correction est un texte, un nombre, oui ou non, une liste ou une table ; ce n’est ni une date, ni une heure, ni rien.
refused-components-size = Ces corrections sont trop longues : { $most } caractères au plus, et { $deepest } tables ou listes l’une dans l’autre.
refused-components-file = Ce n’est pas un fichier de corrections : { $problem }.
refused-setup-other = Cette partie est impossible : { $problem }.

## Règles par numéro

refused-no-such-rule = Il n’y a pas de règle « { $rule } ».
refused-no-such-rules = Il n’y a pas de règles d’un module « { $module } » ; il y a { $known }.

## Parties enregistrées

refused-invalid-record = Cette partie enregistrée ne peut pas être rejouée : { $problem }.
refused-record-too-large = Une partie enregistrée a au plus { $most } caractères.
refused-record-too-long = Une partie enregistrée a au plus { $most } coups.
refused-too-many-uploads = Cela faisait trop de parties enregistrées : réessayez dans { $seconds } secondes.
refused-no-such-replay = Cette partie enregistrée n’existe pas.
refused-no-such-position = Il n’y a pas de position après { $ply } coups : cette partie en a { $plies }.
refused-origin-one = Nommez une seule chose à partir de laquelle continuer : une partie enregistrée, une partie déposée ou une table.
refused-origin-over = La partie y est terminée : reprenez à un coup antérieur.
