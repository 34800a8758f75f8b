# Die Wörter dieses Moduls auf Deutsch.

module-diamonds = Die Diamanten
module-diamonds-summary = Elf Geldkarten einer fünften Währung, die auf jedem Feld kauft, aber nie gemischt wird.

## Wörter

currency-diamond = Diamant

## Einen echten Tisch aufbauen

guide-diamonds = Fügt den Geldkarten die { $count } Diamanten hinzu.
