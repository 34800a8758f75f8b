"""The Vizier's Favour: buy out of turn, once, if you can pay exactly.

Rules: docs/rules/01-vizier.md
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..core.agenda import Move
from ..core.lists import replaced
from ..core.notation import Words
from ..core.violations import Violation
from ..palace.building import PlacePending
from ..palace.buying import Offer, read_offer
from ..palace.guide import ANY_TIME, GuideStep
from ..palace.module import Module
from ..palace.money import Payment, Purse
from ..palace.options import Option, Options
from ..palace.paying import declared_ways, payments, read_payment
from ..palace.ruleset import Ruleset
from ..palace.state import MOST_SEATS, NO_MOVES, Part, PartKind, State
from ..palace.turn import RefillMarket


class Fruitless:
    """A hand that could not pay any tile of a market exactly: with the same ones nobody needs to look again."""

    def __init__(self, purses: list[Purse], market: list[Offer | None]) -> None:
        self.purses = purses
        self.market = market


NOTHING_KNOWN: Final[list[Fruitless | None]] = [None] * MOST_SEATS


@mypyc_attr(acyclic=True)
class Viziers(Part):
    """Whose vizier is awake; everybody can see it (VIZ-03)."""

    key = "vizier"

    def __init__(self, awake: list[bool]) -> None:
        self.awake = awake  # by seat; never changed in place
        self.fruitless = NOTHING_KNOWN  # by seat; likewise; about hands, so no copy gets it

    def copy(self) -> Viziers:
        return Viziers(self.awake)

    def turn(self, seat: int, awake: bool) -> None:
        self.awake = replaced(self.awake, seat, awake)

    def to_json(self) -> dict[str, object]:
        return {"awake": self.awake.copy()}


VIZIERS: Final = PartKind(Viziers)


class WakeVizier(Move[State]):
    """Turn the own vizier face up again; this is the action (VIZ-14, -15)."""

    verb = "vizier wake"
    moments = ("action", "extra")
    timing = "VIZ-14"

    @classmethod
    def read(cls, s: State, words: Words) -> Move[State]:
        return WAKE

    def violation(self, s: State, seat: int) -> Violation | None:
        return Violation("VIZ-14", "vizier-awake") if s.part(VIZIERS).awake[seat] else None

    def apply(self, s: State, seat: int) -> None:
        s.part(VIZIERS).turn(seat, True)
        if s.log is not None:
            s.log.add("vizier wakes", seat, {})


WAKE: Final = WakeVizier()
WAKING: Final[list[Move[State]]] = [WAKE]


class BuyThroughVizier(Move[State]):
    """Buy and place one tile between two turns; no extra action follows (VIZ-07, -08)."""

    verb = "vizier buy"
    moments = ("interlude",)
    timing = "VIZ-04"

    def __init__(self, offer: Offer, payment: Payment) -> None:
        self.offer = offer
        self.payment = payment

    def operands(self) -> tuple[object, ...]:
        return (self.offer, self.payment)

    @classmethod
    def read(cls, s: State, words: Words) -> Move[State]:
        offer = read_offer(s, words)
        return BuyThroughVizier(offer, read_payment(s, words))

    def violation(self, s: State, seat: int) -> Violation | None:
        if not s.part(VIZIERS).awake[seat]:
            return Violation("VIZ-06", "vizier-asleep")
        for means in self.payment.others():
            if means.turn_rule:
                return Violation(means.turn_rule, "vizier-means", {"means": means.word})
        found = self.offer.refusal(s, seat, self.payment)
        if found is None and not self.offer.exactly_paid(self.payment):
            facts = {"tile": self.offer.tile.name, "price": self.offer.price, "total": self.payment.total}
            return Violation("VIZ-06", "vizier-not-exact", facts)
        return found

    def apply(self, s: State, seat: int) -> None:
        s.part(VIZIERS).turn(seat, False)
        if s.log is not None:
            s.log.add("vizier sleeps", seat, {})
        self.offer.sell(s, seat, self.payment)
        s.then(PlacePending(seat), RefillMarket())


class Vizier(Module):
    key = "vizier"
    box = 1
    page = "01-vizier.md"
    options = (Option("always_ask_vizier", (False, True), "VIZ-R5"),)
    moves = (WakeVizier, BuyThroughVizier)

    def configured(self, options: Options) -> Module:
        return DiscreetVizier() if options.flag("always_ask_vizier") else self

    def setup(self, s: State) -> None:
        s.add(Viziers([True] * s.seats))

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        return [GuideStep(ANY_TIME, "guide-vizier", {"players": rules.seats}, ["VIZ-01", "VIZ-02"])]

    def turn_moves(self, s: State, seat: int) -> list[Move[State]]:
        return NO_MOVES if s.part(VIZIERS).awake[seat] else WAKING

    def interrupts(self, s: State, seat: int) -> list[Move[State]]:
        part = s.part(VIZIERS)
        if not part.awake[seat]:
            return NO_MOVES
        purses = s.players[seat].purses
        found = NO_MOVES
        known = part.fruitless[seat]
        if known is None or known.purses is not purses or known.market is not s.market:
            found = _with_one_currency(s, purses)
            if not found:
                part.fruitless = replaced(part.fruitless, seat, Fruitless(purses, s.market))
        if s.rules.ways is not None:
            for way in declared_ways(s, seat):
                if way.means is None or not way.means.turn_rule:
                    for offer in s.market:
                        if offer is not None and way.leads_to(offer) and way.may_reach(purses, offer.price):
                            found = found + _exact_purchases(offer, payments(way, purses, offer))
        return found


def _with_one_currency(s: State, purses: list[Purse]) -> list[Move[State]]:
    found = NO_MOVES
    for offer in s.market:
        if offer is not None:
            purse = purses[offer.currency]
            if purse.total >= offer.price and purse.reaches(offer.price):
                found = found + _exact_purchases(offer, purse.payments(offer.price))
    for currency in s.rules.universal:
        purse = purses[currency]
        if purse.total:
            for offer in s.market:
                if offer is not None and purse.total >= offer.price and purse.reaches(offer.price):
                    found = found + _exact_purchases(offer, purse.payments(offer.price))
    return found


def _exact_purchases(offer: Offer, payments: list[Payment]) -> list[Move[State]]:
    return [BuyThroughVizier(offer, payment) for payment in payments if offer.exactly_paid(payment)]


class DiscreetVizier(Vizier):
    """Everybody whose vizier is awake is asked, so that silence tells nothing about hands (VIZ-R5)."""

    def asks_always(self, s: State, seat: int) -> bool:
        return s.part(VIZIERS).awake[seat]
