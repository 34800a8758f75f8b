"""Refunds: what comes back of a payment that was too much (PAY-01, -02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ..core.agenda import Decision, Move
from .module import NOTHING
from .state import State

if TYPE_CHECKING:
    from .buying import Offer


class Refund(Move):
    """Something back for what was paid too much. Of all that modules have to give, a payer gets one thing (PAY-01)."""

    moments = ("refund",)
    timing = "PAY-02"
    by_itself: ClassVar[bool] = False  # does it come where nothing else is chosen?
    worth: int = 0  # about how much money it is; no rule asks, bots do


class ChooseRefund(Decision[State]):
    """What a payer gets back. Asked only where there is something to choose; passing leaves what comes by itself."""

    kind = "refund"
    declinable = True

    def __init__(self, seat: int, over: int, offer: Offer | None) -> None:
        super().__init__(seat)
        self.over = over
        self.offer = offer

    def run(self, s: State) -> None:
        if [move for move in self._refunds(s) if not move.by_itself]:
            s.decision = self
        else:
            self._settle(s)

    def moves(self, s: State) -> list[Move]:
        from .turn import PASS  # the course of a turn knows how things are bought, so only here

        found: list[Move] = [move for move in self._refunds(s) if not move.by_itself]
        found.append(PASS)
        return found

    def resolve(self, s: State, move: Move) -> None:
        move.apply(s, self.seat)
        if not isinstance(move, Refund):
            self._settle(s)

    def worth(self, s: State) -> int:
        """About how much comes back, put to its best use."""
        return max([move.worth for move in self._refunds(s)], default=0)

    def _settle(self, s: State) -> None:
        for move in self._refunds(s):
            if move.by_itself:
                move.apply(s, self.seat)
                return

    def _refunds(self, s: State) -> list[Refund]:
        return s.rules.overpaid.overpaid(s, self.seat, self.over, self.offer)


def refund(s: State, seat: int, over: int, offer: Offer | None) -> None:
    """So much was paid too much, for this offer or for something that is no tile: what comes back comes first."""
    if over > 0 and s.rules.overpaid is not NOTHING:
        s.then(ChooseRefund(seat, over, offer))
