# Wörter, die mehrere Seiten brauchen.

common-fountain = Brunnen
common-money = { $currency ->
    [florin] { $value } Gulden
    [dirham] { $value } Dirham
    [dinar] { $value } Denar
    [ducat] { $value } Dukaten
   *[other] { $value } { $currency }
}
common-failed-title = Diese Seite ist stehen geblieben
common-failed-text = Deine Partien sind sicher. Lade die Seite neu.
common-reload = Neu laden

# Die Seiten rund um den Tisch
common-brand = Alhambra
common-home = Start
common-menu = Menü
common-learn = Lernen
common-rules = Regeln
common-settings = Einstellungen
common-language = Sprache
common-language-fr = Français
common-language-en = English
common-language-de = Deutsch
common-theme = Farben
common-theme-light = Helle Farben wählen
common-theme-dark = Dunkle Farben wählen
common-close = Schließen
common-cancel = Abbrechen
common-reach = Wer den Link öffnen kann
common-reach-here = Nur dieser Rechner
common-reach-network = Im lokalen Netz
common-reach-alone = Diesen Link kann nur dieser Rechner öffnen.
common-reach-how = Für Telefone und andere Geräte im selben Netz starte den Server so:
common-dismiss = Diese Meldung schließen
common-less = Weniger
common-more = Mehr
common-tell-me = Sag mir, wenn ich am Zug bin
common-again = Noch einmal versuchen
common-colon = {": "}

# Namen, durch Kommas getrennt, für alle, die keinen genannt haben
common-names-bots = Nina, Jamil, Salma, Idris, Soraya, Malik
common-names-people = Zaida, Rodrigo, Lubna, Tariq, Ines, Rayan, Alba, Farid, Zahra, Nadir, Blanca, Omar
common-table-title = { $who } · { $when }
common-others = { $count ->
    [one] { $count } weitere Person
   *[other] { $count } weitere
}
common-lesson = In 5 Minuten lernen
common-lesson-resume = Lektion fortsetzen
common-learn-others = Ein anderes Spiel lernen
