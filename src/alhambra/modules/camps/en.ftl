# The words of this module in English.

module-camps = The Camps
module-camps-summary = Eight tiles that lean on your walls from outside and score the row of buildings in front of them.

## Why a move is refused

camp-bastion-side = At { $cell }, the bastion on the { side } side of { $tile } must lean on a wall; { the-neighbour } has none there.
camp-green-side = At { $cell }, the green { side } side of { $tile } may only touch the green side of another camp; { the-neighbour } shows something else there.
camp-no-wall = At { $cell }, { $tile } would not lean on any wall; at least one of its bastions must.
camp-single-contact = { $side ->
    [none] At { $cell }, { $camp } would lean on two walls; by the option chosen, a camp leans on exactly one.
   *[other] A tile at { $cell } would give { $camp }, { toward } of it, a second wall; by the option chosen, a camp leans on exactly one.
}

## Where points come from

line-camps = { $who }: { $points } for the buildings in front of { $what }

## Options

option-camp_single_contact = One wall per camp
option-camp_single_contact-summary = Whether every camp leans on exactly one wall, as the first sheet of the module can be read.

## Setting up a real table

guide-camps = Add the { $count } camps to the building tiles.
