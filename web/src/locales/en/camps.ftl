# The camps: why one cannot stand here, and how they are counted.

camps-scored = Camps
camps-reason-bastion-side = Not here: the bastion needs a wall
camps-reason-green-side = Not here: a green side touches
camps-reason-no-wall = Not here: no wall to lean on
camps-reason-single-contact = Not here: a camp leans on one wall only
