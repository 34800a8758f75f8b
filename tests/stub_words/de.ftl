# The words of the stub game that no game can do without; its events are told as facts.

moment-choice = Würfeln oder behalten
cli-verb-roll = Würfeln
cli-verb-hold = Behalten
pig-empty-pot = Es gibt noch nichts zu behalten: Würfle zuerst.
