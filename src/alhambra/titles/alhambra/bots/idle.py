"""The bot that does as little as the rules allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....bots import Blind
from ....core.agenda import Move
from ....palace.buying import Buy
from ....palace.money import Take

# The least first. Purchases stand before redesigns: tiles run out, so that a table of absent players comes to an end.
# For the same reason whatever else can be taken stands there too, after money.
_ORDER: Final = ("pass", "keep", "take", "buy")
_NO_MONEY: Final = 1000


class IdleBot(Blind):
    """Sits in for a player who is absent: passes, or takes the least money and puts away what it is given."""

    def __init__(self, seed: int) -> None:
        """The seed is for the table of bots only: nothing here is left to chance."""

    def pick(self, moves: Sequence[Move]) -> Move:
        return min(moves, key=_effort)


def _effort(move: Move) -> tuple[int, int]:
    """How much a move does: its kind, then the money that it moves."""
    if isinstance(move, Take):
        return _ORDER.index("take"), sum([card.value for card in move.cards])
    if move.verb.endswith(" take"):
        return _ORDER.index("take"), _NO_MONEY
    rank = _ORDER.index(move.verb) if move.verb in _ORDER else len(_ORDER)
    return rank, move.payment.total if isinstance(move, Buy) else 0
