"""What chests are worth, for players who cannot look far ahead; in hundredths of a point."""

from __future__ import annotations

from typing import Final

from ...core.majority import majority
from ...palace.opinion import Opinion
from ...palace.scoring import LAST_SCORING
from ...palace.state import State, rivals
from .chests import CHESTS, NO_ROOM, counts_of, free_buildings, without_chest

POINT: Final = 100
LATER_POINT: Final = 50  # of the last scoring, while another one comes first
CHEST: Final = 60  # a chest more than somebody has, whatever the ranks are now
COIN: Final = 45  # of the price, while it is not paid yet


class Greed(Opinion):
    """Of the chests in the room that this seat is buying: what it could place, and what would go to the others."""

    def worth(self, s: State, seat: int) -> int:
        part = s.part(CHESTS)
        if part.room == NO_ROOM or seat != s.active:
            return 0  # chests on buildings are counted in the scorings
        left = (part.bought or counts_of(part.rooms[part.room])).copy()
        counts = [len(tiles) for tiles in part.laden]
        after = counts.copy()
        for place in range(s.seats):
            owner = (seat + place) % s.seats
            free = free_buildings(s, owner, left)
            for colour, count in enumerate(left):
                if count:
                    pending = [tile for tile in s.players[owner].pending if tile.building == colour]
                    placed = min(count, len(free[colour]) + len(pending))
                    after[owner] += placed
                    left[colour] -= placed
        for rival in rivals(s.parts):
            for colour, tiles in enumerate(without_chest(rival.tiles, part.laden[rival.seat], left)):
                after[rival.seat] += min(left[colour], len(tiles))
        found = CHEST * (2 * (after[seat] - counts[seat]) - (sum(after) - sum(counts))) // 2
        upcoming = s.scorings_done + 1
        for scoring, weight in ((upcoming, POINT), (LAST_SCORING, LATER_POINT)):
            if scoring <= LAST_SCORING and (scoring != upcoming or weight == POINT):
                table = part.chamber.points[scoring - 1]
                found += weight * (majority(after, table)[seat] - majority(counts, table)[seat])
        return found if part.bought else found - COIN * part.chamber.price
