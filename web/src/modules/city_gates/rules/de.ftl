# Die Regeln, jede als Titel und zwei Sätze.

rules-section-gates = Modul: die Stadttore
rules-GATE-03-title = Eine Torkarte erscheint
rules-GATE-03-text = Eine aufgedeckte Torkarte liegt neben dem Bauhof. Sie nimmt keinen Platz beim Geld ein.
rules-GATE-04-title = Nur eine offene Karte
rules-GATE-04-text = Liegt schon eine Torkarte da, wird die neue abgelegt. Mit dem nächsten Stapel kann sie wiederkommen.
rules-GATE-05-title = Anstelle von Geld
rules-GATE-05-text = Die Torkarte zu nehmen ist eine Aktion wie Geld zu nehmen. Sonst wird nichts dazu genommen.
rules-GATE-07-title = Was ein Tor erlaubt
rules-GATE-07-text = Mit einer Torkarte darfst du ein Plättchen legen, das deine Alhambra nur mit doppelten Mauern berührt und zu Fuß nicht zu erreichen wäre. Alle anderen Bauregeln gelten.
rules-GATE-08-title = Wo das Tor steht
rules-GATE-08-text = Das Tor steht auf einer der doppelten Mauern zwischen dem neuen Plättchen und einem erreichbaren. Dort kann man nun gehen; eine Mauer bleibt es trotzdem.
rules-GATE-10-title = Bei jedem Legen
rules-GATE-10-text = Eine Torkarte kann gespielt werden, wann immer ein Plättchen gelegt wird. Das gilt für Käufe, Umbauten, den Wesir und die letzten Plättchen.
rules-GATE-11-title = Tore bleiben
rules-GATE-11-text = Ein Tor wird nie versetzt. Die zwei Plättchen, die es verbindet, können nie mehr abgebaut oder getauscht werden.
rules-GATE-12-title = Benutzte Karten
rules-GATE-12-text = Eine gespielte Torkarte verlässt das Spiel. Karten, die am Ende noch auf der Hand sind, zählen nichts.
rules-GATE-24-title = Keine Tore für Lager
rules-GATE-24-text = Ein Lager lehnt sich von außen an eine Mauer und braucht keinen Zugang. An einer Bastion steht daher kein Tor.
rules-GATE-25-title = Nur auf aufgedruckten Mauern
rules-GATE-25-text = Ein Tor steht dort, wo die Mauer auf beiden Plättchen aufgedruckt ist. Mauern, die im Spiel dazukamen, tragen keines.
rules-GATE-R4-title = Nur wo nötig
rules-GATE-R4-text = Ein Tor wird nur dort gestellt, wo sonst nichts zum gelegten Plättchen führt. Auf Vorrat geht es nicht. Ein Gebäude, das den Platz eines Feldlagers einnimmt, kann eines brauchen.
