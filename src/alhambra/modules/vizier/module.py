"""The Vizier's Favour: buy out of turn, once, if you can pay exactly.

Rules: docs/rules/01-vizier.md
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.agenda import Move
from ...core.lists import replaced, same
from ...core.notation import Words
from ...core.options import Option
from ...core.violations import Violation
from ...palace.buying import Offer, Purchase, read_offer
from ...palace.guide import ANY_TIME, GuideStep
from ...palace.module import Effects, Module
from ...palace.money import Purse
from ...palace.options import Options
from ...palace.paying import Way, declared_ways, payments, read_payment
from ...palace.ruleset import Ruleset
from ...palace.state import MOST_SEATS, NO_MOVES, Part, PartKind, State

EXACT: Final = "VIZ-06"


@mypyc_attr(acyclic=True)
class Purchases:
    """What a hand can pay exactly: with the same hand, offers and ways nobody needs to look again."""

    def __init__(
        self,
        purses: list[Purse],
        market: list[Offer | None],
        beside: list[Offer],
        ways: list[Way],
        moves: list[Move],
    ) -> None:
        self.purses = purses
        self.market = market
        self.beside = beside  # what is for sale besides the market
        self.ways = ways  # those that modules declare
        self.moves = moves

    def holds(self, purses: list[Purse], market: list[Offer | None], beside: list[Offer], ways: list[Way]) -> bool:
        """Are these the very values that it is about?"""
        return self.purses is purses and self.market is market and self.ways is ways and same(self.beside, beside)


NOTHING_KNOWN: Final[list[Purchases | None]] = [None] * MOST_SEATS


@mypyc_attr(acyclic=True)
class Viziers(Part):
    """Whose vizier is awake; everybody can see it (VIZ-03)."""

    key = "vizier"

    def __init__(self, awake: list[bool]) -> None:
        self.awake = awake  # by seat; never changed in place
        self.known = NOTHING_KNOWN  # by seat, once somebody has asked; likewise

    def copy(self) -> Viziers:
        found = Viziers(self.awake)
        found.known = self.known
        return found

    def seen_by(self, seat: int | None) -> Viziers:
        return Viziers(self.awake)  # what is known is about hands

    def turn(self, seat: int, awake: bool) -> None:
        self.awake = replaced(self.awake, seat, awake)

    def to_json(self) -> dict[str, object]:
        return {"awake": self.awake.copy()}

    def lines(self, seat: int) -> list[tuple[str, dict[str, object]]]:
        return [("seat-vizier-awake" if self.awake[seat] else "seat-vizier-asleep", {})]


VIZIERS: Final = PartKind(Viziers)


class WakeVizier(Move):
    """Turn the own vizier face up again; this is the action (VIZ-14, -15)."""

    verb = "vizier wake"
    moments = ("action", "extra")
    timing = "VIZ-14"
    beside = "buy"
    echoes = ("vizier wakes",)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return WAKE

    def violation(self, s: State, seat: int) -> Violation | None:
        return Violation("VIZ-14", "vizier-awake") if s.part(VIZIERS).awake[seat] else None

    def apply(self, s: State, seat: int) -> None:
        s.part(VIZIERS).turn(seat, True)
        if s.log is not None:
            s.log.add("vizier wakes", seat, {})


WAKE: Final = WakeVizier()
WAKING: Final[list[Move]] = [WAKE]


@mypyc_attr(acyclic=True)
class BuyThroughVizier(Purchase):
    """Buy and place one tile between two turns; no extra action follows (VIZ-07, -08)."""

    verb = "vizier buy"
    moments = ("interlude",)
    timing = "VIZ-04"
    beside = "buy"
    echoes = ("vizier sleeps", "buy")

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        offer = read_offer(s, words)
        return BuyThroughVizier(offer, read_payment(s, words))

    def violation(self, s: State, seat: int) -> Violation | None:
        if not s.part(VIZIERS).awake[seat]:
            return Violation("VIZ-06", "vizier-asleep")
        for means in self.payment.others():
            if means.turn_rule:
                return Violation(means.turn_rule, "vizier-means", {"means": means.word})
        if self.offer.turn_rule:
            return Violation(self.offer.turn_rule, "not-now", {"verb": self.verb, "moment": "interlude"})
        found = self.offer.refusal(s, seat, self.payment)
        if found is None and not self.offer.exactly_paid(self.payment):
            facts = {"tile": self.offer.tile.name, "price": self.offer.price, "total": self.payment.total}
            return Violation(EXACT, "vizier-not-exact", facts)
        return found

    def apply(self, s: State, seat: int) -> None:
        s.part(VIZIERS).turn(seat, False)
        if s.log is not None:
            s.log.add("vizier sleeps", seat, {})
        s.agenda += s.rules.short_courses[seat]  # FLOW-02, after what follows the payment itself
        self.offer.sell(s, seat, self.payment)


class Vizier(Module):
    key = "vizier"
    box = 1
    page = "01-vizier.md"
    options = (Option("always_ask_vizier", (False, True), "VIZ-R5"),)
    moves = (WakeVizier, BuyThroughVizier)

    def configured(self, options: Options) -> Effects:
        return DiscreetVizier() if options.flag("always_ask_vizier") else VizierEffects()

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        return [GuideStep(ANY_TIME, "guide-vizier", {"players": rules.seats}, ["VIZ-01", "VIZ-02"])]


class VizierEffects(Effects):
    def parts(self, rules: Ruleset) -> list[Part]:
        return [Viziers([True] * rules.seats)]

    def turn_moves(self, s: State, seat: int) -> list[Move]:
        return NO_MOVES if s.part(VIZIERS).awake[seat] else WAKING

    def interrupts(self, s: State, seat: int) -> list[Move]:
        part = s.part(VIZIERS)
        return _known_purchases(s, seat, part).moves if part.awake[seat] else NO_MOVES

    def interrupters(self, s: State) -> int:
        part = s.part(VIZIERS)
        found = 0
        for seat, awake in enumerate(part.awake):
            if awake and _known_purchases(s, seat, part).moves:
                found |= 1 << seat
        return found


def _known_purchases(s: State, seat: int, part: Viziers) -> Purchases:
    purses = s.players[seat].purses
    beside = s.rules.offers.offers(s, seat)
    ways = declared_ways(s, seat)
    found = part.known[seat]
    if found is None or not found.holds(purses, s.market, beside, ways):
        found = Purchases(purses, s.market, beside, ways, _purchases(s, purses, beside, ways))
        part.known = replaced(part.known, seat, found)
    return found


def _purchases(s: State, purses: list[Purse], beside: list[Offer], ways: list[Way]) -> list[Move]:
    """Every exact purchase with these purses."""
    offers = [offer for offer in s.market if offer is not None]
    if beside:
        offers += [offer for offer in beside if not offer.turn_rule]
    found: list[Move] = []
    for offer in offers:
        _list(offer, purses[offer.currency], found)
    for currency in s.rules.universal:
        purse = purses[currency]
        if purse.total:
            for offer in offers:
                _list(offer, purse, found)
    for way in ways:
        if way.means is None or not way.means.turn_rule:
            for offer in offers:
                if way.leads_to(offer) and way.may_reach(purses, offer.price):
                    for payment in payments(way, purses, offer, EXACT):
                        found.append(BuyThroughVizier(offer, payment))
    return found


def _list(offer: Offer, purse: Purse, found: list[Move]) -> None:
    """The purchases that this purse alone can pay exactly."""
    if purse.total >= offer.price and purse.reaches(offer.price):
        for payment in purse.exact_payments(offer.price):
            found.append(BuyThroughVizier(offer, payment))


class DiscreetVizier(VizierEffects):
    """Everybody whose vizier is awake is asked, so that silence tells nothing about hands (VIZ-R5)."""

    def interrupters(self, s: State) -> int:
        found = 0
        for seat, awake in enumerate(s.part(VIZIERS).awake):
            if awake:
                found |= 1 << seat
        return found
