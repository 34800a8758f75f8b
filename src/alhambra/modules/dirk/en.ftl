# The words of this module in English.

module-dirk = Dirk
rival-dirk = Dirk
module-dirk-summary = The imaginary third player of every game for two: owns tiles, takes ranks, never plays.

## Moves: their verbs, and their headings in a list

verb-dirk = give a tile to Dirk
cli-verb-dirk = To Dirk

## Why a move is refused

dirk-not-bought = Only a tile just bought can be given to Dirk; { $tile } is none.

## What happened

event-give-to-dirk = { $who } gives { $tile } to Dirk.
event-dirk-draws = Dirk draws { $tiles }.

## Options

option-dirk_can_win = Dirk can win
option-dirk_can_win-summary = Whether Dirk wins a game for two if he has the most points.

## Setting up a real table

guide-dirk = Draw { $count } tiles from the supply for Dirk and lay them out face up. He gets a marker on the scoring track, but no fountain and no money.
