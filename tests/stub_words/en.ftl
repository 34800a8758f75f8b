# The words of the stub game that no game can do without; its events are told as facts.

moment-choice = Choose: roll or hold
cli-verb-roll = Roll
cli-verb-hold = Hold
pig-empty-pot = There is nothing to keep yet: roll first.
