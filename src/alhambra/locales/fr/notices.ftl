# Les mots des avis de tour en français.


## Le courriel

notice-mail-subject = À vous de jouer : { $title }
notice-mail-greeting = Bonjour { $name },
notice-mail-turn = c’est à vous de jouer à la table « { $title } ».
notice-mail-link = Continuez ici : { $link }
notice-mail-reason = Vous recevez ce courriel parce que votre adresse y a été inscrite pour les avis de tour. Vous pouvez la retirer à la table.
notice-mail-stop = Ne plus recevoir de courriels de ce serveur : { $link }
notice-push-text = C’est à vous de jouer.

## Le courriel qui demande l’accord

notice-consent-subject = Avis de tour : veuillez confirmer votre adresse
notice-consent-asked = Bonjour, quelqu’un souhaite être prévenu par courriel quand vient son tour dans une partie sur { $server }, et a donné votre adresse.
notice-consent-yes = Si c’était vous, veuillez le confirmer dans les deux jours : { $link }
notice-consent-no = Sinon, vous n’avez rien à faire : sans votre accord, aucun avis ne vous est envoyé.
notice-consent-never = Et si ce serveur ne doit plus jamais vous écrire : { $link }

## Pourquoi une destination est refusée

notice-url = Ce n’est pas une adresse web : écrivez-la en entier, avec http:// ou https://, sans espaces ni lettres accentuées.
notice-url-long = L’adresse web d’un avis a au plus 500 caractères.
notice-url-login = L’adresse web d’un avis ne contient ni nom d’utilisateur ni mot de passe.
notice-url-host = L’hôte ou le port de cette adresse web n’est pas compris.
notice-url-private = Cette adresse web mène au serveur lui-même ou à son propre réseau.
notice-key = La clé des avis a de 16 à 200 lettres, chiffres ou signes, sans espaces ni accents.
notice-mail-off = Ce serveur n’envoie pas de courriels.
notice-mail-public = Ce serveur n’envoie pas de courriels tant qu’il ne connaît pas sa propre adresse ; la personne qui le gère peut indiquer ALHAMBRA_PUBLIC_URL.
notice-mail-address = Cette adresse de courriel n’est pas comprise.
notice-push-endpoint = Ce n’est pas l’adresse d’un service de notifications : elle commence par https:// et n’a pas de port.
notice-push-keys = Les clés de ce navigateur sont incompréhensibles.

## Ce qui ne va pas dans les réglages du serveur de courriel

notice-smtp-url = ALHAMBRA_SMTP_URL n’est pas compris : on écrit smtp+starttls://user:password@host:587, avec %40 pour @, %2F pour /, %23 pour #, %3F pour ?, %3A pour : et %25 pour % dans l’utilisateur et le mot de passe.
notice-smtp-scheme = ALHAMBRA_SMTP_URL commence par smtp+starttls://, smtps:// ou smtp://.
notice-smtp-host = ALHAMBRA_SMTP_URL ne nomme pas d’hôte possible, ou pas de port de 1 à 65535.
notice-smtp-login = ALHAMBRA_SMTP_URL contient l’utilisateur et le mot de passe, ou aucun des deux, en caractères ASCII.
notice-smtp-clear = ALHAMBRA_SMTP_URL enverrait le mot de passe en clair : prenez smtp+starttls:// ou smtps://.
notice-smtp-sender = ALHAMBRA_SMTP_SENDER n’est pas une simple adresse comme alhambra@example.org.
