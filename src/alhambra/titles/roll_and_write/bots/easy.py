"""The bot for families: it plays what looks best now, and looks no further."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from ....bots.referee import seed_for
from ....core.agenda import Decision, Move
from ....rollwrite.game import View
from ....rollwrite.layout import FACES
from ....rollwrite.turn import Build, Change, GainCoins, Retain, Second, combinations

# Whole numbers, so that sums of them are the same everywhere.
LINE: Final = 2  # for each building that stands in the row or column already
FAMILY: Final = 1  # for each building of the type


class EasyBot:
    """Builds where most stands already; earns coins where little can be built. The seed decides between equals."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, decision: Decision[Any], moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        rng = Random(seed_for(self._seed, view.ply))
        values = [_value(view, decision.seat, move) for move in moves]
        best = max(values)
        equals = [move for move, value in zip(moves, values, strict=True) if value == best]
        return equals[rng.getrandbits(30) % len(equals)]


def _value(view: View, seat: int, move: Move) -> int:
    player = view.players[seat]
    if isinstance(move, Build):
        return 100 + _cell(view, seat, move.cell)
    if isinstance(move, GainCoins):
        return 95 + 10 * sum([player.has(cell) for cell in combinations(player)])
    if isinstance(move, Second):
        return 100
    if isinstance(move, Retain):
        return 0 if player.has(move.cell) else _cell(view, seat, move.cell)
    return -move.steps if isinstance(move, Change) else 0


def _cell(view: View, seat: int, cell: int) -> int:
    """How well a building would fit there."""
    player = view.players[seat]
    row = sum([player.has(cell // FACES * FACES + column) for column in range(FACES)])
    column = sum([player.has(line * FACES + cell % FACES) for line in range(FACES)])
    kind = view.rules.layout.grid[cell]
    return LINE * (row + column) + FAMILY * player.counts[kind] + view.rules.layout.points[kind][0] // 4
