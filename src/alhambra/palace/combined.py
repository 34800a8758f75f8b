"""How the answers of two modules to the same point go together: said once for each point, here and nowhere else.

Most points contribute, and the answers are put one after the other. Some change what they are given, some forbid, and
the first refusal counts; some only hear of something. The older module is always first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ..core.agenda import Move, Step
from ..core.violations import Violation
from .components import Card, Money, Tile
from .kernel import Alhambra
from .module import NOTHING, Effects
from .paying import Way
from .state import Part, State

if TYPE_CHECKING:
    from .buying import Offer
    from .money import Payment
    from .refunds import Refund
    from .ruleset import Ruleset
    from .scoring import Contender, Halves, ScoreLine
    from .turn import Permit
    from .view import View

T = TypeVar("T")


def combined(effects: list[Effects]) -> Effects:
    """One that answers for all of these, in their order."""
    if not effects:
        return NOTHING
    found = effects[-1]
    for older in reversed(effects[:-1]):
        found = Both(older, found)
    return found


def _joined(first: list[T], second: list[T]) -> list[T]:
    if not first:
        return second
    return first + second if second else first


class Both(Effects):
    """Two effects as one."""

    def __init__(self, first: Effects, second: Effects) -> None:
        self.first = first
        self.second = second

    # ------------------------------------------------------------------ contribute

    def parts(self, rules: Ruleset) -> list[Part]:
        return _joined(self.first.parts(rules), self.second.parts(rules))

    def before_market(self, s: State) -> list[Step[State]]:
        return _joined(self.first.before_market(s), self.second.before_market(s))

    def pile_cards(self, s: State) -> list[tuple[int, Card]]:
        return _joined(self.first.pile_cards(s), self.second.pile_cards(s))

    def turn_moves(self, s: State, seat: int) -> list[Move]:
        return _joined(self.first.turn_moves(s, seat), self.second.turn_moves(s, seat))

    def opening_moves(self, s: State, seat: int) -> list[Move]:
        return _joined(self.first.opening_moves(s, seat), self.second.opening_moves(s, seat))

    def asides(self, s: State, seat: int) -> list[Move]:
        return _joined(self.first.asides(s, seat), self.second.asides(s, seat))

    def offers(self, s: State, seat: int) -> list[Offer]:
        return _joined(self.first.offers(s, seat), self.second.offers(s, seat))

    def ways(self, s: State, seat: int) -> list[Way]:
        return _joined(self.first.ways(s, seat), self.second.ways(s, seat))

    def overpaid(self, s: State, seat: int, over: int, offer: Offer | None) -> list[Refund]:
        return _joined(self.first.overpaid(s, seat, over, offer), self.second.overpaid(s, seat, over, offer))

    def destinations(self, s: State, seat: int, tile: Tile) -> list[Move]:
        return _joined(self.first.destinations(s, seat, tile), self.second.destinations(s, seat, tile))

    def layings(self, s: State, seat: int, tile: Tile) -> list[Move]:
        return _joined(self.first.layings(s, seat, tile), self.second.layings(s, seat, tile))

    def redesigns(self, s: State, seat: int) -> list[Move]:
        return _joined(self.first.redesigns(s, seat), self.second.redesigns(s, seat))

    def late_redesigns(self, s: State, seat: int) -> list[Permit]:
        return _joined(self.first.late_redesigns(s, seat), self.second.late_redesigns(s, seat))

    def end_of_turn(self, seat: int) -> list[tuple[int, Step[State]]]:
        return _joined(self.first.end_of_turn(seat), self.second.end_of_turn(seat))

    def interrupts(self, s: State, seat: int) -> list[Move]:
        return _joined(self.first.interrupts(s, seat), self.second.interrupts(s, seat))

    def declarations(self, s: State, scoring: int) -> list[Step[State]]:
        return _joined(self.first.declarations(s, scoring), self.second.declarations(s, scoring))

    def before_scoring(self, s: State, scoring: int) -> list[Step[State]]:
        return _joined(self.first.before_scoring(s, scoring), self.second.before_scoring(s, scoring))

    def halves(self, s: State, seat: int) -> list[Halves]:
        return _joined(self.first.halves(s, seat), self.second.halves(s, seat))

    def contenders(self, s: State) -> list[Contender]:
        return _joined(self.first.contenders(s), self.second.contenders(s))

    def wall_lines(self, s: State, scoring: int) -> list[ScoreLine]:
        return _joined(self.first.wall_lines(s, scoring), self.second.wall_lines(s, scoring))

    def score_lines(self, s: State, scoring: int) -> list[ScoreLine]:
        return _joined(self.first.score_lines(s, scoring), self.second.score_lines(s, scoring))

    def rivals(self, s: State) -> list[tuple[int, int]]:
        return _joined(self.first.rivals(s), self.second.rivals(s))

    def unseen_cards(self, view: View) -> list[Card]:
        return _joined(self.first.unseen_cards(view), self.second.unseen_cards(view))

    # ------------------------------------------------------------------ change, ask, forbid

    def take_limit(self, s: State, seat: int, limit: int) -> int:
        return self.second.take_limit(s, seat, self.first.take_limit(s, seat, limit))

    def interrupters(self, s: State) -> int:
        return self.first.interrupters(s) | self.second.interrupters(s)

    def closes_redesigns(self, s: State, seat: int) -> bool:
        return self.first.closes_redesigns(s, seat) or self.second.closes_redesigns(s, seat)

    def forbid_placement(self, s: State, alhambra: Alhambra, tile: Tile, cell: int) -> Violation | None:
        found = self.first.forbid_placement(s, alhambra, tile, cell)
        return self.second.forbid_placement(s, alhambra, tile, cell) if found is None else found

    def forbid_removal(self, s: State, alhambra: Alhambra, cell: int, heir: Tile | None) -> Violation | None:
        found = self.first.forbid_removal(s, alhambra, cell, heir)
        return self.second.forbid_removal(s, alhambra, cell, heir) if found is None else found

    # ------------------------------------------------------------------ react

    def before_deal(self, s: State) -> None:
        self.first.before_deal(s)
        self.second.before_deal(s)

    def setup(self, s: State) -> None:
        self.first.setup(s)
        self.second.setup(s)

    def start_of_turn(self, s: State, seat: int) -> None:
        self.first.start_of_turn(s, seat)
        self.second.start_of_turn(s, seat)

    def after_take(self, s: State, seat: int, cards: list[Money]) -> None:
        self.first.after_take(s, seat, cards)
        self.second.after_take(s, seat, cards)

    def after_purchase(self, s: State, seat: int, offer: Offer, payment: Payment) -> None:
        self.first.after_purchase(s, seat, offer, payment)
        self.second.after_purchase(s, seat, offer, payment)

    def after_place(self, s: State, seat: int, tile: Tile, cell: int) -> None:
        self.first.after_place(s, seat, tile, cell)
        self.second.after_place(s, seat, tile, cell)

    def after_remove(self, s: State, seat: int, tile: Tile, cell: int) -> None:
        self.first.after_remove(s, seat, tile, cell)
        self.second.after_remove(s, seat, tile, cell)

    def after_scoring(self, s: State, scoring: int, lines: list[ScoreLine]) -> None:
        self.first.after_scoring(s, scoring, lines)
        self.second.after_scoring(s, scoring, lines)
