"""Buying: what is for sale, and the purchases a purse allows."""

from __future__ import annotations

from typing import Final

from ..core.agenda import Move
from ..core.notation import Words
from ..core.violations import Violation
from .components import CURRENCIES, Tile
from .money import Payment, payment_of, read_cards
from .state import Player, State, replaced

NOWHERE: Final = -1


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
        """The common part of every purchase: cards to the discard, tile beside the Alhambra (BASE-BUY-04, -05)."""
        player = s.players[seat]
        currency = self.currency
        purses = replaced(player.purses, currency, player.purses[currency].without(payment))
        s.players[seat] = Player(purses, player.estate, [*player.pending, self.tile], player.score)
        s.discard = replaced(s.discard, currency, s.discard[currency] + payment.bits)
        s.market = replaced(s.market, self.slot, None)
        if s.log is not None:
            paid = [card.name for card in payment.cards()]
            s.log.add("buy", seat, {"tile": self.tile.name, "cards": paid, "over": payment.total - self.price})
        for module in s.rules.after_purchase:
            module.after_purchase(s, seat, self.tile)

    def refusal(self, s: State, seat: int, payment: Payment) -> Violation | None:
        """Why this seat cannot buy it with these cards."""
        facts: dict[str, object] = {"tile": self.tile.name}
        if self.slot == NOWHERE or s.market[self.slot] != self:
            return Violation("BASE-BUY-01", "buy-not-for-sale", facts)
        facts["currency"] = CURRENCIES[self.currency]
        for card in payment.cards():
            if card.currency != self.currency:
                return Violation("BASE-BUY-01", "buy-wrong-currency", {**facts, "card": card.name})
        if payment.total < self.price:
            return Violation("BASE-BUY-02", "buy-too-little", {**facts, "price": self.price, "total": payment.total})
        if payment.currency != self.currency or not s.players[seat].purses[self.currency].holds(payment):
            return Violation("BASE-BUY-02", "buy-not-held", {**facts, "cards": str(payment)})
        return None


def read_offer(s: State, words: Words) -> Offer:
    """The offer of the tile named next; one that is nowhere if the tile is not for sale."""
    tile = s.rules.read_tile(words)
    for offer in s.market:
        if offer is not None and offer.tile is tile:
            return offer
    return Offer(tile, NOWHERE, NOWHERE)


class Buy(Move[State]):
    """Buy the tile of a market space."""

    verb = "buy"
    moments = ("action", "extra")
    timing = "BASE-TURN-02"

    def __init__(self, offer: Offer, payment: Payment) -> None:
        self.offer = offer
        self.payment = payment

    def operands(self) -> tuple[object, ...]:
        return (self.offer, self.payment)

    @classmethod
    def read(cls, s: State, words: Words) -> Move[State]:
        offer = read_offer(s, words)
        return Buy(offer, payment_of(read_cards(s, words)))

    def violation(self, s: State, seat: int) -> Violation | None:
        return self.offer.refusal(s, seat, self.payment)

    def apply(self, s: State, seat: int) -> None:
        self.offer.sell(s, seat, self.payment)
        if self.payment.total == self.offer.price:
            s.agenda.append(s.rules.extras[seat])  # BASE-TURN-03: act again


def list_purchases(s: State, seat: int, found: list[Move[State]]) -> None:
    """Every purchase from the market with a payment from which no card could be left out."""
    purses = s.players[seat].purses
    for offer in s.market:
        if offer is not None:
            purse = purses[offer.currency]
            if purse.total >= offer.price:
                if purse.asked is not offer:
                    purse.answer = [Buy(offer, payment) for payment in purse.payments(offer.price)]
                    purse.asked = offer
                found += purse.answer
