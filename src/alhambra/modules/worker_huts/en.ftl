# The words of this module in English.

module-worker_huts = The Worker Huts
module-worker_huts-summary = Free tiles, three at most for each player, that count the buildings of their colour right beside them.

## Moves: their verbs, and their headings in a list

verb-hut = take a worker hut
cli-verb-hut = Hut

## Why a move is refused

hut-gone = All huts of this colour are taken: { building }.
hut-limit = You own { $limit } huts already; nobody may own more.

## What happened

event-hut = { $who } takes the hut { $tile }; { $next ->
    [none] it was the last one of its colour
   *[other] the next one is { $next }
}.

## On the table

label-huts = Huts

## Setting up a real table

guide-huts = Sort the { $count } worker huts by colour: { $parts }. Shuffle each of the { $piles } piles face down and turn up its top hut.
