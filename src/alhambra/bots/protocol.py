"""What a bot is: somebody who is shown what a seat may know, and answers with one of the moves on offer.

A bot sees a View, a Decision and the moves, never the game or its state. To look ahead it imagines a game of its own
with `view.imagine(rng)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from ..core.agenda import Decision, Move
from ..core.game import Sight

V_contra = TypeVar("V_contra", bound=Sight, contravariant=True)  # the view of its game


class Bot(Protocol[V_contra]):
    """One player of one game."""

    def choose(self, view: V_contra, decision: Decision[Any], moves: Sequence[Move]) -> Move:
        """One of the moves, which are all the legal ones. The decision is that of the view's seat."""
        ...


class Blind:
    """A bot that looks at the moves only. Nobody needs to draw up a view for it, which saves most of the time."""

    def pick(self, moves: Sequence[Move]) -> Move:
        raise NotImplementedError

    def choose(self, view: Sight, decision: Decision[Any], moves: Sequence[Move]) -> Move:
        return self.pick(moves)
