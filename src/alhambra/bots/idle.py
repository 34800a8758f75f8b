"""The bot that does as little as the rules allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..core.agenda import Move
from ..palace.buying import Buy
from ..palace.money import Take
from .protocol import Blind

# The least first. Purchases stand before redesigns: tiles run out, so that a table of absent players comes to an end.
_ORDER: Final = ("pass", "keep", "take", "buy")


class IdleBot(Blind):
    """Sits in for a player who is absent: passes, or takes the least money and puts away what it is given."""

    def __init__(self, seed: int) -> None:
        """The seed is for the table of bots only: nothing here is left to chance."""

    def pick(self, moves: Sequence[Move[Any]]) -> Move[Any]:
        return min(moves, key=_effort)


def _effort(move: Move[Any]) -> tuple[int, int]:
    """How much a move does: its kind, then the money that it moves."""
    rank = _ORDER.index(move.verb) if move.verb in _ORDER else len(_ORDER)
    if isinstance(move, Take):
        return rank, sum([card.value for card in move.cards])
    return rank, move.payment.total if isinstance(move, Buy) else 0
