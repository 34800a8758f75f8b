"""What discs and citizens are worth, for players who cannot look far ahead; in hundredths of a point."""

from __future__ import annotations

from typing import Final

from ...palace.components import Tile
from ...palace.kernel import Alhambra, fits
from ...palace.opinion import Opinion
from ...palace.scoring import LAST_SCORING
from ...palace.state import State
from .citizens import ASIDE, COLOURS, TRADERS, Traders, changed, citizens_in, points_for

MOVING_IN: Final = 90  # a point that a citizen brings who may move in now
LIKELY: Final = 60  # one that he would bring, were a building of his colour built where the disc lies
BLOCKED: Final = 25  # in percent: of a disc where hardly anything can be built; it can still be moved


class Custom(Opinion):
    """Of who may move in now, and of who waits on the disc."""

    def worth(self, s: State, seat: int) -> int:
        part = s.part(TRADERS)
        citizens = citizens_in(part.homes[seat])
        gains = [gain(part, citizens, colour) for colour in range(COLOURS)]
        found = 0
        disc = part.on_disc(seat)
        built = part.built
        alhambra = s.players[seat].estate.alhambra
        if built is not None and alhambra.cell_of(built.number) and part.matches(seat, built):
            found += MOVING_IN * gains[built.building]
        waiting = 0
        supply = s.rules.supply
        for tile in supply:
            if tile.building >= 0 and disc[tile.building]:
                waiting += gains[tile.building]
        waiting = LIKELY * waiting * (LAST_SCORING - s.scorings_done) // (LAST_SCORING * len(supply))
        cell = part.cells[seat]
        if cell == ASIDE or not waiting:
            return found + waiting
        share = openness(alhambra, cell, supply)
        return found + waiting * (BLOCKED + (100 - BLOCKED) * share // 100) // 100


def gain(part: Traders, citizens: list[int], colour: int) -> int:
    """The points of one more citizen of this colour."""
    table = part.printed.points
    return points_for(changed(citizens, colour, 1), table) - points_for(citizens, table)


def openness(alhambra: Alhambra, cell: int, supply: list[Tile]) -> int:
    """How many percent of the tiles could be built at this cell."""
    for place in alhambra.places():
        if place >> 8 == cell:
            return 100 * len([tile for tile in supply if tile.square and fits(place, tile.walls)]) // len(supply)
    return 0
