# Les mots de ce module en français.

module-diamonds = Les diamants
module-diamonds-summary = Onze cartes Argent d’une cinquième monnaie, qui achète sur tous les emplacements mais ne se mélange jamais.

## Mots

currency-diamond = diamant

## Mettre en place une vraie table

guide-diamonds = Ajoutez les { $count } diamants aux cartes Argent.
