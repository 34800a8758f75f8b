# The words of this module in English.

module-vizier = The Vizier’s Favour
module-vizier-summary = Between two turns, buy one tile for its exact price; waking the vizier again takes an action.

## Moves: their verbs, and their headings in a list

verb-vizier-wake = wake the vizier
verb-vizier-buy = buy through the vizier
cli-verb-vizier-buy = Vizier
cli-verb-vizier-wake = Wake

## Why a move is refused

vizier-awake = Your vizier is awake already.
vizier-asleep = Your vizier is asleep; wake him with an action of your turn first.
vizier-not-exact = The vizier pays exactly: { $tile } costs { $price }, these cards are worth { $total }.
# The means themselves say why they do not serve here.
vizier-means = { $means }

## What happened

event-vizier-wakes = { $who } wakes the vizier.
event-vizier-sleeps = { $who } calls on the vizier, who then falls asleep.

## On the table

seat-vizier-awake = vizier awake
seat-vizier-asleep = vizier asleep

## Options

option-always_ask_vizier = Always ask
option-always_ask_vizier-summary = Whether everybody whose vizier is awake is asked, even who cannot pay, so that silence tells nothing.

## Setting up a real table

guide-vizier = Each of the { $players } players takes a vizier and lays it down with its awake side up. Those that nobody needs stay in the box.
