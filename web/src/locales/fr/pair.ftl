# Un autre appareil de la même personne.

pair-open = Ouvrir sur un autre appareil
pair-making = Un instant…
pair-scan = Scannez ce code avec l’autre appareil :
pair-qr = Code à scanner : vos places sur un autre appareil
pair-or-type = Ou saisissez-y ces caractères, à l’adresse
pair-code = Code
pair-valid = Valable cinq minutes, une seule fois. Ne le montrez à personne d’autre : qui l’a joue pour vous.
pair-copy = Copier sous forme de lien
pair-copied = Le lien est copié.
pair-expired = Ce code a expiré.
pair-again = Nouveau code
pair-added = Un appareil a été ajouté : { $device }
pair-added-not-you = Si ce n’était pas vous, déconnectez-le dans les réglages, sous « Mes appareils ».
pair-some-device = appareil inconnu
pair-unreachable = Le serveur ne répond pas. Rien n’est changé : réessayez.
pair-title = Continuer ici
pair-how = Sur l’appareil où vous jouez déjà, ouvrez le menu de la table, ou « Mes appareils » dans les réglages, et choisissez « Ouvrir sur un autre appareil ».
pair-look = Continuer
pair-bad-code = Un code a huit lettres et chiffres, par exemple ABCD EFGH.
pair-gets = Cet appareil jouera alors ici :
pair-gets-nothing = Aucune partie n’est en cours pour le moment, mais cet appareil sera alors l’un des vôtres.
pair-loses = Quelqu’un joue déjà sur cet appareil. Ces places ne pourront plus être jouées d’ici, sauf si elles sont aussi sur un autre appareil :
pair-confirm-note = Vous pouvez déconnecter cet appareil à tout moment, dans les réglages.
pair-confirm = Oui, ce sont mes places
