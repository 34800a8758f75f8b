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
        """The seed is for the table of bots only. Other traits than the usual ones are for comparing them."""
        self._traits = traits

    def choose(self, view: View, decision: Decision[Any], moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        traits = self._traits or Traits(view.rules.seats)
        return Planner(view, traits).judged(moves)[0].move
