# Was Module am Tisch sagen.

modules-vizier-awake = Wesir wach
modules-vizier-asleep = Wesir schläft
