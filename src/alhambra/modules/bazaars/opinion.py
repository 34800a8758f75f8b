"""What bazaars can still come to, for players who cannot look far ahead; in hundredths of a point."""

from __future__ import annotations

from typing import Final

from ...palace.opinion import Opinion
from ...palace.state import State
from .stalls import COLOURS, Bazaar

LATER_POINT: Final = 50  # of the last scoring
COMING: Final = 25  # buildings of its colours that each free cell beside a bazaar will get, in hundredths
LEFT: Final = 100  # of all tiles, how many are still to come, in hundredths


class Prospects(Opinion):
    """Of the free cells around the bazaars that are built; what these count already, the scorings tell."""

    def worth(self, s: State, seat: int) -> int:
        alhambra = s.players[seat].estate.alhambra
        tiles = s.rules.tiles
        found = 0
        for number in alhambra.numbers():
            bazaar = tiles[number]
            if isinstance(bazaar, Bazaar):
                cell = alhambra.cell_of(number)
                left = LEFT * s.supply() // len(s.rules.supply)
                count, colours = bazaar.factors(alhambra, cell, tiles)
                more = COMING * bazaar.free(alhambra, cell) * left // LEFT
                other = min(more, 100) * (COLOURS - colours) // 2
                found += LATER_POINT * ((100 * count + more) * (100 * colours + other) - 10000 * count * colours)
        return found // 10000
