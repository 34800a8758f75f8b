"""Buying: what is for sale, and the purchases a purse allows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..core.agenda import Move
from ..core.lists import replaced
from ..core.notation import Words
from ..core.violations import Violation
from .components import Tile
from .module import NOTHING
from .money import Payment, Purse
from .paying import Answer, Way, declared_ways, further_ways, payments, read_payment, refusal
from .refunds import refund
from .state import NO_MOVES, Player, State

NOWHERE: Final = -1


@mypyc_attr(acyclic=True)
class Offer:
    """A tile for sale: on a market space, to be paid in the space's currency (BASE-BUY-01)."""

    def __init__(self, tile: Tile, slot: int, currency: int) -> None:
        self.tile = tile
        self.slot = slot  # NOWHERE: not for sale
        self.currency = currency
        self.price = tile.cost

    def __str__(self) -> str:
        return self.tile.name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offer) and self.tile is other.tile

    def __hash__(self) -> int:
        return self.tile.number

    def sell(self, s: State, seat: int, payment: Payment) -> None:
        """The common part of every purchase: what is paid goes, the tile comes (BASE-BUY-04, -05)."""
        payment.spend(s, seat)
        player = s.players[seat]
        s.players[seat] = Player(player.purses, player.estate, [*player.pending, self.tile], player.score)
        s.market = replaced(s.market, self.slot, None)
        if s.log is not None:
            paid = [card.name for card in payment.cards()]
            facts: dict[str, object] = {"tile": self.tile.name, "cards": paid}
            if payment.others():
                facts["means"] = [str(means) for means in payment.others()]
            s.log.add("buy", seat, {**facts, "over": payment.amount(self.price) - self.price})
        s.rules.after_purchase.after_purchase(s, seat, self, payment)
        refund(s, seat, payment.amount(self.price) - self.price, self)

    def refusal(self, s: State, seat: int, payment: Payment) -> Violation | None:
        """Why this seat cannot buy it like that."""
        if self.slot == NOWHERE or s.market[self.slot] != self:
            return Violation("BASE-BUY-01", "buy-not-for-sale", {"tile": self.tile.name})
        return refusal(s, seat, self, payment)

    def exactly_paid(self, payment: Payment) -> bool:
        return payment.amount(self.price) == self.price


def read_offer(s: State, words: Words) -> Offer:
    """The offer of the tile named next; one that is nowhere if the tile is not for sale."""
    tile = s.rules.read_tile(words)
    for offer in s.market:
        if offer is not None and offer.tile is tile:
            return offer
    return Offer(tile, NOWHERE, NOWHERE)


@mypyc_attr(acyclic=True)
class Purchase(Move):
    """An offer, and how it is paid."""

    def __init__(self, offer: Offer, payment: Payment) -> None:
        self.offer = offer
        self.payment = payment

    def operands(self) -> tuple[object, ...]:
        return (self.offer, self.payment)


@mypyc_attr(acyclic=True)
class Buy(Purchase):
    """Buy the tile of a market space."""

    verb = "buy"
    moments = ("action", "extra")
    timing = "BASE-TURN-02"

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        offer = read_offer(s, words)
        return Buy(offer, read_payment(s, words))

    def violation(self, s: State, seat: int) -> Violation | None:
        return self.offer.refusal(s, seat, self.payment)

    def apply(self, s: State, seat: int) -> None:
        if self.offer.exactly_paid(self.payment):
            s.agenda.append(s.rules.extras[seat])  # BASE-TURN-03: act again, after what follows the purchase itself
        self.offer.sell(s, seat, self.payment)


def ways_by_space(s: State, seat: int) -> list[list[Way]]:
    """For each market space, the ways to pay besides cards of its currency; empty where the rules know none."""
    rules = s.rules
    if not rules.universal and rules.ways is NOTHING:
        return []
    ways = further_ways(s, seat)
    return [[] if offer is None else [way for way in ways if way.leads_to(offer)] for offer in s.market]


def list_purchases(s: State, seat: int, found: list[Move]) -> None:
    """Every purchase from the market with a payment from which no card could be left out."""
    purses = s.players[seat].purses
    rules = s.rules
    for offer in s.market:
        if offer is not None:
            purse = purses[offer.currency]
            if purse.total >= offer.price:
                if purse.asked is not offer:
                    purse.answer = [Buy(offer, payment) for payment in purse.payments(offer.price)]
                    purse.asked = offer
                found += purse.answer
    for currency in rules.universal:
        purse = purses[currency]
        if purse.total:
            market = s.market
            if purse.asked is not market:
                answer = NO_MOVES
                for offer in market:
                    if offer is not None and purse.total >= offer.price:
                        answer = answer + [Buy(offer, payment) for payment in purse.payments(offer.price)]
                purse.asked = market
                purse.answer = answer
            found += purse.answer
    for way in declared_ways(s, seat):
        known = way.answer
        if known is None or not known.holds(s.market, purses, way.currencies):
            known = way.answer = _answer(s.market, purses, way)
        found += known.moves


def _answer(market: list[Offer | None], purses: list[Purse], way: Way) -> Answer:
    moves: list[Move] = []
    for offer in market:
        if offer is not None and way.leads_to(offer):
            moves += [Buy(offer, payment) for payment in payments(way, purses, offer)]
    return Answer(market, [purses[currency] for currency in way.currencies], moves)
