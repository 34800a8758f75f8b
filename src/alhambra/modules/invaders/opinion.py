"""What open sides may cost, for players who cannot look far ahead; in hundredths of a point."""

from __future__ import annotations

from typing import Final

from ...palace.opinion import Opinion
from ...palace.scoring import LAST_SCORING
from ...palace.state import State
from .attack import INVASIONS, UNKNOWN, open_counts

LAST: Final = 100  # a point lost in the last attack, once it is the next one
NEXT: Final = 60  # in an earlier one: sides may be closed by then
LATER: Final = 25  # in the last one, while another comes first
KNOWING: Final = 100  # to know where the next attack comes from
SCOUT: Final = 20  # each one on display, who serves the others as well


class Dread(Opinion):
    """Of the attacks to come, by what this seat itself knows."""

    def worth(self, s: State, seat: int) -> int:
        part = s.part(INVASIONS)
        scoring = s.scorings_done + 1
        if scoring > LAST_SCORING:
            return 0
        raid = part.raid
        counts = open_counts(s.players[seat].estate.alhambra)
        known = part.knows(seat) and part.top != UNKNOWN
        directions = [part.top] if known else part.left
        losses = sum([raid.total(scoring, direction, counts) for direction in directions])
        found = -(LAST if scoring == LAST_SCORING else NEXT) * losses // len(directions)
        if scoring < LAST_SCORING:
            losses = sum([raid.total(LAST_SCORING, direction, counts) for direction in part.left])
            found -= LATER * losses // len(part.left)
        if known and not part.is_open:
            found += KNOWING
        return found - SCOUT * len(part.scouts)
