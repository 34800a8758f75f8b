# The words of this module in English.

module-bazaars = The Bazaars
module-bazaars-summary = Tiles beside the market, at the price of the tile on the space of their currency; in the last scoring they count the buildings around them.

## Why a move is refused

bazaar-not-there = { $tile } is not a bazaar that lies beside the market.
bazaar-no-price = { $tile } has no price now: the market space of its currency is empty ({ $currency }).
bazaar-other-price = { $tile } now costs { $price }, as the tile on the market space of its currency does ({ $currency }).

## What happened

event-bazaar = { $tile } is laid beside the market ({ $currency }).

## Where points come from

line-bazaars = { $who }: { $points } for { $what }, { $count ->
    [one] 1 building
   *[other] { $count } buildings
} times { $times ->
    [one] 1 colour
   *[other] { $times } colours
}

## On the table

label-bazaars = Bazaars

## Setting up a real table

guide-bazaars = Add the { $count } bazaars to the building tiles.
guide-bazaars-drawn = If a bazaar is drawn for the market, lay it face up beside the market and draw on until every space has another tile. The same goes for every later refill.
