# Ce que les modules disent à la table.

modules-vizier-awake = vizir éveillé
modules-vizier-asleep = vizir endormi
