"""What can be asked about a position without changing it: what a move would do, and where the walls run."""

from __future__ import annotations

from alhambra import Game, Violation

from ...core.agenda import settle
from ...core.events import Log
from ...palace.components import BUILDINGS
from ...palace.module import NOTHING
from ...palace.outline import longest_wall, wall_trace
from ...palace.scoring import Contender, contenders, whole
from ...palace.state import State
from .protocol import Counts, Segment


def state_after(game: Game, text: str, seat: int) -> State | Violation:
    """The table as this move of a seat would leave it, or why it may not be played.

    The move alone is made, on a copy, and nothing that follows it: that could bring hidden things to light.
    """
    move = game.parse(text)
    violation = game.why_not(move, seat)
    if violation is not None:
        return violation
    decision, s = game.decision, game.state.copy()
    assert decision is not None
    settle(s, decision, move)
    return s


def wall_and_counts(s: State, seat: int) -> tuple[int, Counts]:
    """What people count on an Alhambra: the length of its longest wall, and its buildings as a scoring would."""
    return longest_wall(s.players[seat].estate.alhambra, s.rules.tiles), _counts(contenders(s)[seat])


def counts_of_all(s: State) -> list[Counts]:
    """How everybody stands in the majorities, where modules count more than tiles; else the views tell it."""
    return [_counts(one) for one in contenders(s)] if s.rules.halves is not NOTHING else []


def lines_of(s: State, seat: int) -> list[dict[str, object]]:
    """What modules would score for this seat along lines of cells; the state is changed, so give a copy."""
    s.log = Log([], 0)  # lines tell what they count only while somebody listens
    found = [line.to_json() for line in s.rules.score_lines.score_lines(s, 1) if line.seat == seat]
    return [line for line in found if "cells" in line]


def _counts(contender: Contender) -> Counts:
    return {name: whole(contender.halves[building]) for building, name in enumerate(BUILDINGS)}


def walls_of(game: Game) -> dict[str, list[Segment]]:
    """Everybody's longest wall, by seat: segments in walking order."""
    players = enumerate(game.state.players)
    return {str(seat): wall_trace(player.estate.alhambra, game.rules.tiles) for seat, player in players}
