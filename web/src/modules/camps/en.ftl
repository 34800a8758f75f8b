# The camps: why one cannot stand here, and how they are counted.

camps-scored = Camps
camps-reason-bastion-side = Not here: the bastion needs a wall
camps-reason-green-side = Not here: a green side touches
camps-reason-no-wall = Not here: no wall to lean on
camps-reason-single-contact = Not here: a camp leans on one wall only
camps-effect = { $points ->
    [one] { $points } point in each scoring
   *[other] { $points } points in each scoring
}
camps-tile = Camp { $cost }
camps-label = { $tile }, { $count ->
    [one] bastion
   *[other] bastions
} { $sides }
camps-reason-free-ground = Not here: a camp needs free ground
camps-reason-leans = Not here: a camp leans on this side
camps-reason-prop = It must stay: a camp leans on it
camps-sides = { $count ->
    [one] bastion { $sides }
   *[other] bastions { $sides }
}
