"""Buying: what is for sale, and the purchases a purse allows."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ..core.agenda import Move
from ..core.lists import replaced, same
from ..core.notation import Words
from ..core.violations import Violation
from .components import Tile
from .money import Payment, Purse
from .paying import Answer, Way, declared_ways, further_ways, payments, read_payment, refusal
from .refunds import refund
from .state import NO_MOVES, Player, State

NOWHERE: Final = -1


@mypyc_attr(acyclic=True)
class Offer:
    """Something for sale: a tile on a market space, to be paid in the space's currency (BASE-BUY-01).

    A subclass is something else for sale, beside the market or on it: at another price, in another currency, together
    with something. It says of itself how it is written, paid and handed over.
    """

    word: ClassVar[str] = ""  # before the tile in the notation
    exact: str = ""  # the rule that demands the exact price; empty: more may be paid
    turn_rule: str = ""  # the rule that lets it be bought in one's own turn only; empty: always
    earns_action: bool = True  # does the exact price earn another action?
    cover_rule: str = ""  # the rule that lets no means pay the whole price; empty: they may

    def __init__(self, tile: Tile, slot: int, currency: int) -> None:
        self.tile = tile
        self.slot = slot  # NOWHERE: on no market space
        self.currency = currency
        self.price = tile.cost

    @classmethod
    def read(cls, s: State, words: Words) -> Offer:
        """The offer of the tile named next; one that is nowhere if the tile is not for sale."""
        tile = s.rules.read_tile(words)
        for offer in s.market:
            if offer is not None and offer.tile is tile:
                return offer
        return Offer(tile, NOWHERE, NOWHERE)

    def __str__(self) -> str:
        return f"{self.word} {self.tile.name}" if self.word else self.tile.name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Offer) and self.tile is other.tile and self.word == other.word

    def __hash__(self) -> int:
        return self.tile.number

    def sell(self, s: State, seat: int, payment: Payment) -> None:
        """The common part of every purchase: what is paid goes, what is bought comes (BASE-BUY-04, -05)."""
        payment.spend(s, seat)
        self.hand_over(s, seat)
        over = payment.amount(self.price) - self.price
        if s.log is not None:
            paid = [card.name for card in payment.cards()]
            facts: dict[str, object] = {"tile": self.tile.name, "cards": paid}
            if payment.others():
                facts["means"] = [str(means) for means in payment.others()]
            s.log.add("buy", seat, {**facts, "over": over})
        s.rules.after_purchase.after_purchase(s, seat, self, payment)
        refund(s, seat, over, self)

    def hand_over(self, s: State, seat: int) -> None:
        """What is bought leaves its place."""
        player = s.players[seat]
        s.players[seat] = Player(player.purses, player.estate, [*player.pending, self.tile], player.score)
        s.market = replaced(s.market, self.slot, None)

    def missing(self, s: State, seat: int) -> Violation | None:
        """Why it is not for sale to this seat, however it would be paid."""
        if self.slot == NOWHERE or s.market[self.slot] != self:
            return Violation("BASE-BUY-01", "buy-not-for-sale", {"tile": self.tile.name})
        return None

    def refusal(self, s: State, seat: int, payment: Payment) -> Violation | None:
        """Why this seat cannot buy it like that."""
        found = self.missing(s, seat)
        return refusal(s, seat, self, payment) if found is None else found

    def exactly_paid(self, payment: Payment) -> bool:
        return payment.amount(self.price) == self.price


def read_offer(s: State, words: Words) -> Offer:
    """The offer named next: the word of its kind if it has one, then what that kind reads."""
    kind = s.rules.offer_kinds.get(words.peek().lower())
    if kind is None:
        return Offer.read(s, words)
    words.word("offer")
    return kind.read(s, words)


def offers(s: State, seat: int) -> list[Offer]:
    """All that is for sale to this seat: what lies on the market, and what modules add."""
    return [*[offer for offer in s.market if offer is not None], *s.rules.offers.offers(s, seat)]


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
        if self.offer.earns_action and self.offer.exactly_paid(self.payment):
            s.agenda.append(s.rules.extras[seat])  # BASE-TURN-03: act again, after what follows the purchase itself
        self.offer.sell(s, seat, self.payment)


class Bill:
    """An offer as somebody may pay it: with cards of its currency, or in further ways."""

    def __init__(self, offer: Offer, ways: list[Way]) -> None:
        self.offer = offer
        self.ways = ways  # the further ones


def bills(s: State, seat: int) -> list[Bill]:
    """All that is for sale to this seat, and how it may be paid."""
    ways = further_ways(s, seat)
    return [Bill(offer, [way for way in ways if way.leads_to(offer)]) for offer in offers(s, seat)]


def list_purchases(s: State, seat: int, found: list[Move]) -> None:
    """Every purchase with a payment from which no card could be left out."""
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
    beside = rules.offers.offers(s, seat)
    if beside:
        for purse in purses:
            if purse.total:
                if not same(purse.asked_beside, beside):
                    way = Way([purse.currency], universal=purse.currency in rules.universal)
                    purse.answer_beside = _purchases(beside, purses, way)
                    purse.asked_beside = beside
                found += purse.answer_beside
    for way in declared_ways(s, seat):
        known = way.answer
        if known is None or not known.holds(s.market, beside, purses, way.currencies):
            lying = [offer for offer in s.market if offer is not None]
            moves = _purchases(lying + beside if beside else lying, purses, way)
            known = way.answer = Answer(s.market, beside, [purses[currency] for currency in way.currencies], moves)
        found += known.moves


def _purchases(offers: list[Offer], purses: list[Purse], way: Way) -> list[Move]:
    moves: list[Move] = []
    for offer in offers:
        if way.leads_to(offer):
            moves += [Buy(offer, payment) for payment in payments(way, purses, offer)]
    return moves
