"""Paying: every way to pay a price, whether a payment will do, and where what was paid goes.

There is one resolver for all means. A way to pay is declared, never programmed: some means that come along (or none),
and the currencies of the cards that may be chosen. Listing, judging and explaining follow from that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ..core.agenda import Move
from ..core.lists import replaced
from ..core.notation import Words
from ..core.violations import Violation
from .components import CURRENCIES, Money
from .money import Payment, Purse, payment_of, rank_of, ranked, read_card

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .buying import Offer
    from .state import State

NO_CURRENCY: Final = -1


class Means:
    """Something besides money that takes part in a payment. Immutable; says of itself what it permits."""

    word: ClassVar[str] = ""  # its first word in the notation of a payment
    covers: ClassVar[bool] = False  # does it pay the whole price, exactly, without any money?
    turn_rule: ClassVar[str] = ""  # the rule that lets it be used in one's own turn only; empty: always

    @classmethod
    def read(cls, s: State, words: Words) -> Means:
        """The means whose first word has just been read."""
        raise NotImplementedError

    def refusal(self, s: State, seat: int, offer: Offer) -> Violation:
        """Why it does not help this seat to pay this offer; asked where no way has it."""
        raise NotImplementedError

    def idle(self, offer: Offer) -> Violation:
        """Why it must not come along where the cards would do without it."""
        raise NotImplementedError

    def spend(self, s: State, seat: int) -> None:
        """It has been used."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Means) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class Way:
    """One way to pay: what comes along, and which cards may be chosen."""

    def __init__(self, currencies: list[int], means: Means | None = None, exact: str = "") -> None:
        self.currencies = currencies  # of the cards; none: no cards are needed
        self.means = means
        self.exact = exact  # the rule that demands the exact sum; empty: more may be paid
        self.answer: Answer | None = None  # the last one; kept by buying.py

    def leads_to(self, offer: Offer) -> bool:
        """Can such an offer be paid in this way? With means, cards of its own currency must be among the others."""
        if self.means is None or not self.currencies:
            return True
        for currency in self.currencies:
            if currency == offer.currency:
                return True
        return False

    def may_reach(self, purses: list[Purse], price: int) -> bool:
        """Could these purses pay so much in this way, exactly? With one or two currencies the answer is sure."""
        currencies = self.currencies
        if len(currencies) == 1:
            return purses[currencies[0]].reaches(price)
        if len(currencies) == 2:
            return _reach(purses[currencies[0]].sums(), purses[currencies[1]].sums(), price)
        return sum([purses[currency].total for currency in currencies]) >= price

    def needed(self, offer: Offer) -> int:
        """The currency that means must let in, or else they must not come along (PAY-04)."""
        if self.means is not None:
            for currency in self.currencies:
                if currency != offer.currency:
                    return currency
        return NO_CURRENCY


NO_WAYS: Final[list[Way]] = []


class Answer:
    """The purchases that some purses allow in a market: values that do not change, so the same ones allow the same."""

    def __init__(self, market: list[Offer | None], purses: list[Purse], moves: list[Move]) -> None:
        self.market = market
        self.purses = purses  # those that the way can draw on
        self.moves = moves

    def holds(self, market: list[Offer | None], purses: list[Purse], currencies: list[int]) -> bool:
        if self.market is not market:
            return False
        for index, currency in enumerate(currencies):
            if self.purses[index] is not purses[currency]:
                return False
        return True


def _reach(first: i64, second: i64, price: i64) -> bool:
    """Is the price one of the first sums and one of the second together?"""
    part: i64 = 0
    while part <= price:
        if first >> part & second >> (price - part) & 1:
            return True
        part += 1
    return False


@mypyc_attr(acyclic=True)
class CombinedPayment(Payment):
    """Cards of one or more currencies, together with other means."""

    def __init__(self, cards: list[Money], means: list[Means]) -> None:
        super().__init__(NO_CURRENCY, 0, sum([card.value for card in cards]))
        self._cards = cards
        self.means: list[Means] = means

    def cards(self) -> list[Money]:
        return self._cards

    def others(self) -> list[Means]:
        return self.means

    def amount(self, price: int) -> int:
        for means in self.means:
            if means.covers:
                return price
        return self.total

    def spend(self, s: State, seat: int) -> None:
        player = s.players[seat]
        discard = s.discard
        for card in self._cards:
            currency = card.currency
            player = player.with_purse(player.purses[currency].without(payment_of([card])))
            discard = replaced(discard, currency, discard[currency] + card.bits)
        s.players[seat] = player
        s.discard = discard
        for means in self.means:
            means.spend(s, seat)

    def __str__(self) -> str:
        return " ".join([str(part) for part in [*self.means, *self._cards]])


def read_payment(s: State, words: Words) -> Payment:
    """The payment that the rest of a move's text names: means first or last, in any order."""
    cards: list[Money] = []
    means: list[Means] = []
    while words.left():
        kind = s.rules.means.get(words.peek().lower())
        if kind is not None:
            words.word("means")
            means.append(kind.read(s, words))
        else:
            cards.append(read_card(s, words))
    if not means:
        return payment_of(cards)
    return CombinedPayment(sorted(cards, key=rank_of), means)


# ---------------------------------------------------------------------- every way


def ways(s: State, seat: int, offer: Offer) -> list[Way]:
    """Every way in which this seat may pay this offer, whatever its purses hold."""
    return [Way([offer.currency]), *[way for way in further_ways(s, seat) if way.leads_to(offer)]]


def further_ways(s: State, seat: int) -> list[Way]:
    """How this seat may pay besides with cards of the currency of a space."""
    return [*[Way([currency]) for currency in s.rules.universal], *declared_ways(s, seat)]


def declared_ways(s: State, seat: int) -> list[Way]:
    """Those of them that modules declare."""
    return s.rules.ways.ways(s, seat)


def payments(way: Way, purses: list[Purse], offer: Offer) -> list[Payment]:
    """Every payment of a way from which no card could be left out."""
    means = way.means
    price = offer.price
    if means is not None and means.covers:
        return [CombinedPayment([], [means])]
    if means is None and len(way.currencies) == 1:
        purse = purses[way.currencies[0]]
        return purse.payments(price) if purse.total >= price else []
    total = 0
    for currency in way.currencies:
        total += purses[currency].total
    needed = way.needed(offer)
    if total < price or (needed != NO_CURRENCY and not purses[needed].total):
        return []
    cards = ranked([card for currency in way.currencies for card in purses[currency].cards()])
    found: list[Payment] = []
    _search(way, needed, cards, 0, price, total, [], found)
    return found


def _search(
    way: Way,
    needed: int,
    cards: list[Money],
    start: int,
    due: int,
    rest: int,
    chosen: list[Money],
    found: list[Payment],
) -> None:
    """From dear to cheap cards, so that a payment which reaches the price has no card too many; equal cards once."""
    if due <= 0:
        if (not way.exact or due == 0) and (needed == NO_CURRENCY or _holds_currency(chosen, needed)):
            found.append(CombinedPayment(chosen.copy(), [] if way.means is None else [way.means]))
        return
    last: Money | None = None
    for index in range(start, len(cards)):
        if rest < due:
            return
        card = cards[index]
        rest -= card.value
        if card is not last:
            chosen.append(card)
            _search(way, needed, cards, index + 1, due - card.value, rest, chosen, found)
            chosen.pop()
        last = card


def _holds_currency(cards: list[Money], currency: int) -> bool:
    for card in cards:
        if card.currency == currency:
            return True
    return False


# ---------------------------------------------------------------------- judging


def refusal(s: State, seat: int, offer: Offer, payment: Payment) -> Violation | None:
    """Why this seat cannot pay this offer like that; the offer is known to be for sale."""
    price = offer.price
    facts: dict[str, object] = {"tile": offer.tile.name, "currency": CURRENCIES[offer.currency]}
    others = payment.others()
    cards = payment.cards()
    universal = [card for card in cards if card.currency in s.rules.universal]
    if universal and (others or len({card.currency for card in cards}) > 1):
        rule = s.rules.mixing_rules[universal[0].currency]
        return Violation(rule, "pay-mixed", {**facts, "card": universal[0].name})
    if len(others) > 1:
        return Violation("PAY-04", "pay-one-means", facts)
    way = _way_of(s, seat, offer, payment)
    if way is None:
        return others[0].refusal(s, seat, offer)
    if others and others[0].covers and cards:
        return Violation("PAY-03", "pay-covered", facts)
    for card in cards:
        if card.currency not in way.currencies:
            return Violation("BASE-BUY-01", "buy-wrong-currency", {**facts, "card": card.name})
    total = payment.amount(price)
    if total < price:
        return Violation("BASE-BUY-02", "buy-too-little", {**facts, "price": price, "total": total})
    for currency in way.currencies:
        mine = [card for card in cards if card.currency == currency]
        if not s.players[seat].purses[currency].has(mine):
            return Violation("BASE-BUY-02", "buy-not-held", {**facts, "cards": str(payment)})
    if not cards and not (others and others[0].covers):
        return Violation("BASE-BUY-02", "buy-not-held", {**facts, "cards": str(payment)})
    needed = way.needed(offer)
    if way.means is not None and needed != NO_CURRENCY and not _holds_currency(cards, needed):
        return way.means.idle(offer)
    if way.exact and total != price:
        return Violation(way.exact, "pay-not-exact", {**facts, "price": price, "total": total})
    return None


def _way_of(s: State, seat: int, offer: Offer, payment: Payment) -> Way | None:
    """The way that such a payment goes."""
    others = payment.others()
    cards = payment.cards()
    plain: Way | None = None
    for way in ways(s, seat, offer):
        if others:
            if way.means == others[0]:
                return way
        elif way.means is None:
            if cards and cards[0].currency in way.currencies:
                return way
            if plain is None:
                plain = way
    return plain
