# Pourquoi une base de données ne peut pas servir, en français.


storage-url = { $where } n’est pas une base de données que connaît Alhambra : écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
storage-memory = Une base de données en mémoire disparaîtrait avec le serveur : écrivez sqlite:///FICHIER.
storage-folder = { $where } : le dossier n’existe pas ou n’est pas accessible ({ $detail }).
storage-missing = { $where } : il n’y a pas de base de données à cet endroit.
storage-unreachable = { $where } : la base de données ne répond pas ({ $detail }). Est-elle en marche, l’hôte et le port sont-ils justes ?
storage-refused = { $where } : la base de données refuse l’accès ({ $detail }).
storage-read-only = { $where } : impossible d’écrire dans la base de données ({ $detail }). Le serveur doit pouvoir écrire dans son fichier et son dossier.
storage-full = { $where } : le disque est plein ({ $detail }).
storage-locked = { $where } : un autre programme retient la base de données ({ $detail }).
storage-served = { $where } : un autre serveur Alhambra utilise déjà cette base de données. Arrêtez d’abord l’autre, ou donnez à celui-ci sa propre base avec --database.
storage-empty = { $where } : le fichier est vide. S’il contenait des parties, mettez à sa place votre dernière copie faite par « alhambra backup » ; pour une nouvelle base de données, supprimez le fichier et recommencez.
storage-lost = { $where } : la base de données n’est plus là, mais une partie en reste : { $detail }. Remettez la base à côté ; pour en commencer une nouvelle, supprimez aussi cette partie et recommencez.
storage-corrupt = { $where } : la base de données est abîmée ({ $detail }). Arrêtez le serveur, gardez le fichier et mettez à sa place votre dernière copie faite par « alhambra backup ».
storage-foreign = { $where } : c’est la base de données d’un autre programme. Rien n’a été changé.
storage-newer = { $where } : la base de données vient d’une version plus récente d’Alhambra (schéma { $detail }). Rien n’a été changé : installez cette version, ou une plus récente.
storage-older = { $where } : la base de données vient d’une version plus ancienne d’Alhambra ; le premier démarrage de « alhambra serve » la met à jour.
storage-failed = { $where } : la base de données a échoué ({ $detail }).
