"""What builders are worth, for players who cannot look far ahead; in hundredths of a point."""

from __future__ import annotations

from typing import Final

from ...palace.building import Remove
from ...palace.opinion import Opinion
from ...palace.scoring import LAST_SCORING, score_lines
from ...palace.state import State
from .office import OFFICE, held

POINT: Final = 100
LATER_POINT: Final = 50  # of the last scoring, while another one comes first
RIVALS: Final = 2  # so many points for each of the others weigh as much as one of this seat
HELD: Final = 80  # a redesign to come
STORED: Final = 60  # more for each tile that waits for one
TILES: Final = 4  # for each player: with fewer left to come, the time to use it runs out
TRIALS: Final = 40  # redesigns looked at


class Prudence(Opinion):
    """Of the cards in hand besides their value, and of the redesign for which one has just been played."""

    def worth(self, s: State, seat: int) -> int:
        count = held(s, seat)
        waiting = len(s.players[seat].estate.reserve)
        many = TILES * s.seats
        found = (HELD * count + STORED * min(count, waiting)) * min(s.supply(), many) // many
        return found + gain(s, seat) if s.part(OFFICE).working and seat == s.active else found


def gain(s: State, seat: int) -> int:
    """What the best redesign would bring that has to be made now; taking down is none."""
    now = lead(s, seat)
    gains: list[int] = []
    for permit in s.rules.late_redesigns.late_redesigns(s, seat):
        if permit.due(s, seat):
            for move in permit.moves(s, seat):
                if not isinstance(move, Remove) and len(gains) < TRIALS:
                    trial = s.copy()
                    move.apply(trial, seat)
                    gains.append(lead(trial, seat) - now)
    return max(gains, default=0)


def lead(s: State, seat: int) -> int:
    """What the next and the last scoring would bring now, compared with the others."""
    upcoming = s.scorings_done + 1
    weights = {LAST_SCORING: POINT} if upcoming >= LAST_SCORING else {upcoming: POINT, LAST_SCORING: LATER_POINT}
    found = 0
    for scoring, weight in weights.items():
        for line in score_lines(s, scoring):
            if line.seat == seat:
                found += weight * line.points
            elif line.seat < s.seats:
                found -= weight * line.points // (RIVALS * (s.seats - 1))
    return found
