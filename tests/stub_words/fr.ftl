# The words of the stub game that no game can do without; its events are told as facts.

moment-choice = Lancez ou gardez
cli-verb-roll = Lancer
cli-verb-hold = Garder
pig-empty-pot = Il n’y a encore rien à garder : lancez d’abord.
