# The words of this module in English.

module-small_change = Small Change
module-small_change-summary = Whoever pays too much draws a coin from the bag for every two paid too much; coins lie open, are worth 1 and pay like cards.

## Words

card-coin = { $currency } coin

## What happened

event-coins-drawn = { $who } draws from the bag: { $cards }.

## On the table

label-bag = Coins

## Setting up a real table

guide-small-change = Put the { $count } coins into their bag.
