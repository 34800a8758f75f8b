# Les mots du serveur de tables en français.


## Les noms que donne le serveur

server-table-title = Chez { $name }
server-bot-name = Robot { $seat }

## Pourquoi on ne peut pas prendre place, ou commencer

refused-no-such-table = Cette table n’existe pas.
refused-bad-link = Ce lien ne donne aucune place : il a déjà servi, a été remplacé, ou n’a jamais été valable.
refused-link-needed = Cette table est privée : pour y prendre place, il faut un lien de son hôte.
refused-already-seated = Vous avez déjà une place à cette table.
refused-no-free-seat = Aucune place n’est libre à cette table.
refused-seat-taken = La place { $seat } est prise.
refused-seats-free = Des places sont encore libres : { $seats }. Attendez leurs joueurs, ou confiez-les à des robots.
refused-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refused-not-your-seat = La place { $seat } n’est pas la vôtre.
refused-host-seat = La place { $seat } est à l’appareil de l’hôte et y reste.
refused-not-host = Seul l’hôte de la table peut le faire.
refused-not-a-player = Seuls ceux qui sont à cette table peuvent le faire.
refused-seat-handed-over = Votre place a été confiée à { $name } pendant votre absence. Demandez à { $host }, qui organise la partie, si vous souhaitez rejouer.
refused-knows-another-hand = Vous avez joué à une autre place de cette table et vous connaissez ce qu’elle cache : cette place est pour quelqu’un d’autre.
refused-sent-away = L’hôte vous a demandé de quitter cette table. Seul un nouveau lien de sa part vous y ramène.
refused-spectators-not-allowed = L’hôte de cette table ne veut pas de spectateurs.
refused-unknown-bot = Il n’y a pas de robot « { $level } » ; il y a { $known }.
refused-origin-seats = Cet enregistrement est une partie à { $seats } : la table doit avoir autant de places.

## Pourquoi quelque chose n’est pas possible maintenant

refused-closed = Cette table a été fermée.
refused-already-started = La partie a commencé à cette table.
refused-not-started = La partie n’a pas commencé à cette table.
refused-over = La partie est terminée à cette table.
refused-not-over = La partie n’est pas terminée à cette table.
refused-rematched = Les mêmes personnes continuent déjà à une autre table : { $table }.
refused-stale = Il s’est passé quelque chose entre-temps : regardez d’abord l’entrée { $seq }.
refused-bot-plays = Un robot joue à la place { $seat }.
refused-still-there = Le joueur de la place { $seat } n’est pas absent depuis { $seconds } secondes.
refused-resigned = La place { $seat } a abandonné.
refused-nobody-substitutes = Aucun robot ne joue pour le propriétaire de la place { $seat }.
refused-no-such-ply = On ne peut pas revenir à la position après { $ply } coups.
refused-undo-asked = Quelqu’un a déjà demandé à revenir en arrière : répondez d’abord à cela.
refused-nothing-asked = Personne n’a demandé à revenir en arrière.
refused-not-asked = Votre réponse n’est pas nécessaire, ou est déjà donnée.
refused-not-accepted = Ce n’est pas à la place { $seat } de décider maintenant : sa main reste couverte.
refused-hint-among-people = Les indices sont pour qui joue seulement avec des robots, ou avec d’autres sur le même appareil : d’autres personnes sont à cette table.
refused-hint-under-way = On réfléchit déjà à un indice pour vous.
refused-hint-failed = Pas d’indice cette fois : la réflexion a échoué.

## Pourquoi un texte est refusé

refused-bad-name = Un nom a de 1 à { $longest } caractères visibles, dont au moins une lettre ou un chiffre.
refused-bad-title = Le titre d’une table a de 1 à { $longest } caractères visibles, dont au moins une lettre ou un chiffre.
refused-unknown-reaction = Ce geste n’existe pas ; il y a { $known }.
refused-no-such-question = Ce jeu ne connaît pas cette question.
refused-invalid-request = La demande n’est pas comprise : { $detail }.
refused-not-json = Le corps d’une demande doit être du JSON, et le dire.
refused-too-large-request = La demande est trop grande.
refused-too-slow-request = La requête a mis trop de temps à arriver.
refused-not-found = Il n’y a rien à cette adresse.
refused-wrong-method = Cette adresse ne répond pas à cette méthode.
refused-bad-message = Ce message n’est pas compris.
refused-too-large = Un message a au plus { $most } octets.
refused-wrong-version = Ce serveur parle la version { $version } du protocole.

## Pourquoi quelqu’un n’entre pas, ou pas si souvent

refused-unknown-host = Ce serveur ne porte pas ce nom ; qui l’exploite peut le permettre avec ALHAMBRA_HOSTS ou ALHAMBRA_PUBLIC_URL.
refused-foreign-origin = C’est une page d’un autre serveur qui le demande.
refused-not-admin = Seul le propriétaire du serveur peut le faire, avec la clé d’administration.
refused-too-many-requests = C’était trop à la fois : réessayez dans { $seconds } secondes.
refused-too-many-tables = C’était trop de nouvelles tables : réessayez dans { $seconds } secondes.
refused-too-many-open-tables = Vous avez { $most } tables inachevées : terminez-en ou fermez-en d’abord.
refused-too-many-sockets = Il y a trop de connexions ; { $most } à la fois sont permises.
refused-too-many-mails = Cela fait trop de courriels : réessayez dans { $seconds } secondes.
refused-push-off = Ce serveur n’envoie pas de notifications aux navigateurs.
refused-mail-not-sent = Le courriel n’a pas pu être envoyé : réessayez plus tard.
refused-no-such-device = Vous n’avez pas d’appareil de ce nom.
refused-signed-out = Cet appareil a été déconnecté.
refused-bad-pairing = Ce code n’est pas valable : il a déjà servi, un plus récent l’a remplacé, il est trop ancien, ou il contient une faute de frappe.
refused-too-many-tries = Trop de codes erronés : réessayez dans { $seconds } secondes, ou scannez le code avec l’appareil photo.
refused-same-person = Cet appareil est déjà le vôtre : vos tables sont sur la première page.
refused-nobody-yet = Ouvrez ou rejoignez d’abord une table : vous pourrez alors la continuer sur un autre appareil.
refused-too-many-devices = Vous avez déjà { $most } appareils : déconnectez-en un d’abord.
refused-too-fast = Ces messages arrivent trop vite.
refused-slow = Cette connexion ne suit pas ; reconnectez-vous pour voir où en est la table.

## Ce qui ne va pas ici

refused-storage-full = Le disque du serveur est plein : rien n’a été changé.
refused-storage-read-only = La base de données du serveur ne peut pas être écrite : rien n’a été changé.
refused-storage-unreachable = Le serveur n’atteint pas sa base de données : réessayez bientôt.
refused-storage-moved = La base de données du serveur a été déplacée ou remplacée : rien n’a été changé.
refused-storage-damaged = La base de données du serveur est abîmée ; la personne qui gère le serveur doit mettre une copie à sa place.
refused-storage-failed = La base de données du serveur a échoué : regardez à nouveau la table pour voir où elle en est.
refused-restarting = Le serveur ne peut pas travailler pour l’instant et tente de redémarrer : réessayez bientôt.
refused-internal = Quelque chose s’est mal passé sur le serveur ; son journal dit quoi.

## La première page

server-unbuilt = Le jeu n’a pas encore de pages.
server-unbuilt-how = Elles sont produites à partir du dossier web : lancez python3 dev.py play dans le dossier des sources, ou npm ci puis npm run build dans web, et redémarrez le serveur.

## Les pages derrière les liens des courriels

server-mail-confirm = Avis de tour par courriel
server-mail-confirm-text = Quelqu’un a demandé à ce serveur d’envoyer un courriel à votre adresse quand vient son tour de jouer. Si c’était vous, veuillez le confirmer.
server-mail-confirm-button = Oui, envoyez-moi les avis de tour
server-mail-confirmed = Votre adresse est confirmée.
server-mail-confirmed-text = Désormais, un courriel vous prévient quand c’est à vous de jouer et que vous n’êtes pas là. Chaque courriel contient un lien pour les arrêter.
server-mail-stop = Arrêter tous les courriels ?
server-mail-stop-text = Ce serveur n’enverra alors plus rien à votre adresse, quelle que soit la personne qui le demande.
server-mail-stop-button = Arrêter tous les courriels
server-mail-stopped = Vous ne recevrez plus de courriels.
server-mail-stopped-text = Ce serveur n’envoie plus rien à votre adresse. Si vous changez d’avis un jour, vous pouvez de nouveau autoriser les courriels ici.
server-mail-allow-button = Autoriser de nouveau les courriels
server-mail-allowed = Les courriels sont de nouveau autorisés.
server-mail-allowed-text = Pour recevoir les avis de tour, inscrivez encore une fois votre adresse à la table. Il vous sera alors demandé de la confirmer.
server-mail-unknown = Ce lien n’est plus valable.
server-mail-unknown-text = Il a déjà servi, un plus récent l’a remplacé, ou il est trop ancien. Inscrivez encore une fois votre adresse à la table pour en recevoir un nouveau.
