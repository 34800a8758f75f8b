# Warum eine Datenbank nicht benutzt werden kann, auf Deutsch.


storage-url = { $where } ist keine Datenbank, die Alhambra kennt: Schreibe sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME.
storage-memory = Eine Datenbank im Speicher wäre mit dem Server verschwunden: Schreibe sqlite:///DATEI.
storage-folder = { $where }: Den Ordner gibt es nicht, oder er ist nicht zugänglich ({ $detail }).
storage-missing = { $where }: Dort ist keine Datenbank.
storage-unreachable = { $where }: Die Datenbank antwortet nicht ({ $detail }). Läuft sie, und stimmen Rechner und Port?
storage-refused = { $where }: Die Datenbank verweigert den Zugang ({ $detail }).
storage-read-only = { $where }: In die Datenbank kann nicht geschrieben werden ({ $detail }). Der Server muss in ihre Datei und ihren Ordner schreiben dürfen.
storage-full = { $where }: Die Platte ist voll ({ $detail }).
storage-locked = { $where }: Ein anderes Programm hält die Datenbank fest ({ $detail }).
storage-served = { $where }: Ein anderer Alhambra-Server benutzt diese Datenbank bereits. Halte zuerst jenen an, oder gib diesem mit --database eine eigene Datenbank.
storage-empty = { $where }: Die Datei ist leer. Wenn Spiele darin waren, lege deine letzte Kopie von „alhambra backup“ an ihre Stelle; für eine neue Datenbank lösche die Datei und starte noch einmal.
storage-lost = { $where }: Die Datenbank fehlt, aber ein Teil von ihr ist noch da: { $detail }. Lege die Datenbank wieder daneben; für eine neue lösche auch diesen Teil und starte noch einmal.
storage-corrupt = { $where }: Die Datenbank ist beschädigt ({ $detail }). Halte den Server an, hebe die Datei auf und lege deine letzte Kopie von „alhambra backup“ an ihre Stelle.
storage-foreign = { $where }: Das ist die Datenbank eines anderen Programms. Nichts wurde geändert.
storage-newer = { $where }: Die Datenbank stammt von einem neueren Alhambra (Schema { $detail }). Nichts wurde geändert: Installiere diese Version oder eine neuere.
storage-older = { $where }: Die Datenbank stammt von einem älteren Alhambra; der erste Start von „alhambra serve“ bringt sie auf den Stand.
storage-failed = { $where }: Die Datenbank ist gescheitert ({ $detail }).
