"""The bot that weighs every turn by what it can expect of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....core.agenda import Decision, Move
from ....rollwrite.game import View
from ....rollwrite.plans import Planner
from ....rollwrite.prospects import Traits


class GoodBot:
    """Knows the chances of all dice to come, and leaves nothing to chance itself."""

    def __init__(self, seed: int, traits: Traits | None = None) -> None:
        self._traits = traits or Traits()

    def choose(self, view: View, decision: Decision[Any], moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        return Planner(view, self._traits).judged(moves)[0].move
