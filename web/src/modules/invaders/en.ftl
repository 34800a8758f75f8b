# The invaders.

invaders-from = { $direction ->
    [N] from the north
    [E] from the east
    [S] from the south
    [W] from the west
   *[other] { $direction }
}
invaders-side = { $side ->
    [N] north
    [E] east
    [S] south
    [W] west
   *[other] { $side }
}
invaders-letter = { $side ->
    [N] N
    [E] E
    [S] S
    [W] W
   *[other] { $side }
}
invaders-cards = Attack cards
invaders-past = Attack { $number } came { invaders-from }
invaders-next = The next attack comes { invaders-from }
invaders-covered = Next attack card, face down
invaders-scouts = Scouts on display
invaders-scout-card = Scout: { $family }
invaders-looked = has looked at the next attack card
invaders-who-looked = { $count ->
    [one] { $names } has looked at the card.
   *[other] { $names } have looked at the card.
}
invaders-secret = Only you know: attack { invaders-from }

## The open sides

invaders-open-sides = Open sides
invaders-show-sides = Show the open sides of the palace
invaders-sides = Open sides: { $north } north, { $east } east, { $south } south, { $west } west. Hide them
invaders-open-there = open: { $sides }

## The scout

invaders-ask = Send a scout?
invaders-ask-family = Send the scout ({ $family })?
invaders-ask-hint = You look in secret where the next attack comes from. The scout leaves the game.
invaders-ask-button = Look
invaders-ask-wait = { $name } may send a scout
invaders-look-title = Your scout is back
invaders-look-hint = Only you have seen this card. It goes back on the stack, face down.
invaders-look-button = Got it
invaders-undo = Undo: scout sent

## The attack

invaders-scored = Attack
invaders-attack = Attack { invaders-from }
invaders-spared = No open side: nothing is lost.
invaders-loss = { $count } { invaders-side } × { $cost }
invaders-losses = Open sides: { $parts } = { $due }
invaders-floor = (lost: { $points }, nobody falls below 0)

## In the log

invaders-log-look = { $you ->
    [yes] You send a <r:ATT-11>scout</r> ({ $family }){ $known ->
        [yes] : the next attack comes { invaders-from }.
       *[no] {" "}and look at the next attack card.
    }
   *[no] { $who } sends a <r:ATT-11>scout</r> ({ $family }) and looks at the next attack card.
}
invaders-log-scouts = { $count ->
    [0] There are no <r:ATT-12>scouts</r> left.
   *[other] <r:ATT-12>Scouts</r> on display: { $families }.
}
invaders-log-card = The next <r:ATT-15>attack</r> will come { invaders-from }.
invaders-log-attack = After the { $scoring ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} scoring, <r:ATT-04>attack</r> { invaders-from }: { $count ->
    [0] nobody loses points
   *[other] { $losses }
}.
invaders-log-declined = { $you ->
    [yes] You leave the <r:ATT-14>scout</r> where he is.
   *[no] { $who } leaves the <r:ATT-14>scout</r> where he is.
}
