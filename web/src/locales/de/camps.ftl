# Die Feldlager: warum eines hier nicht stehen kann, und wie sie gewertet werden.

camps-scored = Feldlager
camps-reason-bastion-side = Nicht hier: Die Bastion braucht eine Mauer
camps-reason-green-side = Nicht hier: Eine Gartenseite berührt etwas
camps-reason-no-wall = Nicht hier: keine Mauer zum Anlehnen
camps-reason-single-contact = Nicht hier: Ein Feldlager lehnt nur an einer Mauer
