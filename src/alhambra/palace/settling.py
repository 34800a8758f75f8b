"""First what, then how to pay: two decisions, so that no list holds every choice with every payment."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..core.agenda import Decision, Move
from ..core.notation import Words
from ..core.violations import Violation
from .money import Payment
from .paying import FAULTLESS, WRONG_CURRENCY, Due, read_payment
from .refunds import refund
from .state import State


@mypyc_attr(acyclic=True)
class Settle(Move):
    """Pay what is due now. A module that lets something be settled has a move of its own, with verb and moment."""

    def __init__(self, payment: Payment) -> None:
        self.payment = payment

    def operands(self) -> tuple[object, ...]:
        return (self.payment,)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return cls(read_payment(s, words))

    def violation(self, s: State, seat: int) -> Violation | None:
        decision = s.decision
        assert isinstance(decision, Settlement)
        return decision.refusal(s, self.payment)


class Settlement(Decision[State]):
    """The second decision: what was chosen in the first one is paid. What was chosen lies in a part, or in here."""

    def dues(self, s: State) -> list[Due]:
        """One of these is to be paid."""
        raise NotImplementedError

    def settling(self, payment: Payment) -> Settle:
        """The move that pays like this."""
        raise NotImplementedError

    def fault(self, s: State, due: Due, fault: int, payment: Payment) -> Violation:
        """What is wrong with a payment, in words; for the numbers see paying.py."""
        raise NotImplementedError

    def paid(self, s: State, payment: Payment) -> int:
        """It has been paid, and happens. Returns how much was due: all that was paid, where nothing may come back."""
        raise NotImplementedError

    def moves(self, s: State) -> list[Move]:
        purses = s.players[self.seat].purses
        return [self.settling(payment) for due in self.dues(s) for payment in due.payments(purses)]

    def refusal(self, s: State, payment: Payment) -> Violation | None:
        """Why this payment will not do: the first due that takes its currency says so."""
        purses = s.players[self.seat].purses
        dues = self.dues(s)
        if not payment.others():
            for due in dues:
                fault = due.fault(purses, payment)
                if fault == FAULTLESS:
                    return None
                if fault != WRONG_CURRENCY:
                    return self.fault(s, due, fault, payment)
        return self.fault(s, dues[0], WRONG_CURRENCY, payment)

    def resolve(self, s: State, move: Move) -> None:
        assert isinstance(move, Settle)
        move.payment.spend(s, self.seat)
        price = self.paid(s, move.payment)
        refund(s, self.seat, move.payment.total - price, None)
