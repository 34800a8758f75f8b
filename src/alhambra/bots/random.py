"""The bot that rolls dice."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.agenda import Move
from ..core.rng import jsf32
from .protocol import Blind


class RandomBot(Blind):
    """All moves are equally likely. The same seed rolls the same numbers on every platform."""

    def __init__(self, seed: int) -> None:
        self._below = jsf32(seed).below

    def pick(self, moves: Sequence[Move]) -> Move:
        return moves[self._below(len(moves))]
