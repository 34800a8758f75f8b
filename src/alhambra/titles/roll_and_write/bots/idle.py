"""The bot that does as little as the rules allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....bots import Blind
from ....core.agenda import Move

_ORDER: Final = ("pass", "build", "coins", "retain")  # the least first


class IdleBot(Blind):
    """Sits in for a player who is absent: builds where the first dice cross, and pays for nothing."""

    def __init__(self, seed: int) -> None:
        """The seed is for the table of bots only: nothing here is left to chance."""

    def pick(self, moves: Sequence[Move]) -> Move:
        return min(moves, key=_effort)


def _effort(move: Move) -> int:
    return _ORDER.index(move.verb) if move.verb in _ORDER else len(_ORDER)
