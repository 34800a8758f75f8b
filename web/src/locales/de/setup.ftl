# Ein wirklicher Tisch wird aufgebaut.

setup-title = Spielaufbau
setup-mix = Was gespielt wird
setup-game = Spiel
setup-players = Spieler
setup-edition = Ausgabe
setup-modules = Module
setup-base = Grundspiel
setup-for = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
setup-none = Für dieses Spiel gibt es noch keine Liste: Seine Regeln sagen, wie es aufgebaut wird.
setup-options = Außerdem gewählt: { $options }.
setup-options-drop = Zurück zu den Regeln der Ausgabe
setup-share = Diese Liste teilen
setup-copied = Der Link zu dieser Liste ist kopiert.
setup-print = Drucken
setup-progress = { $done } von { $count } Schritten erledigt
setup-all-done = Alles ist aufgebaut: Das Spiel kann beginnen.
setup-reset = Von vorn
setup-rule = Regel{ $count ->
    [one] {""}
   *[other] {" "}{ $number }
}
setup-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
