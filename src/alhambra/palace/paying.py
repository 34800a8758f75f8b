"""Paying: every way to pay what is due, and whether a payment will do.

There is one resolver for all means. A way to pay is declared, never programmed: some means that come along (or none),
and the currencies of the cards that may be chosen. Listing, judging and explaining follow from that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ..core.agenda import Move
from ..core.lists import same
from ..core.notation import Words
from ..core.violations import Violation
from .components import CURRENCIES, Money, rank_of
from .money import NO_CURRENCY, MixedPayment, Payment, Purse, payment_of, ranked, read_card, select
from .state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .buying import Offer


@mypyc_attr(acyclic=True)
class Due:
    """So much is to be paid, with money of these currencies, mixed as one likes: for a tile, a bid, or anything."""

    def __init__(self, price: int, currencies: list[int], exact: str = "", barred: int = 0) -> None:
        self.price = price
        self.currencies = currencies
        self.exact = exact  # the rule that demands the exact sum; empty: more may be paid
        self.barred = barred  # the bits of kinds of money that will not do, see `Mint`

    def payments(self, purses: list[Purse]) -> list[Payment]:
        """Every payment from which no card could be left out."""
        if len(self.currencies) != 1:
            return [payment_of(cards) for cards in self.choices(purses)]
        purse = purses[self.currencies[0]].barring(self.barred)
        if purse.total < self.price:
            return []
        return purse.exact_payments(self.price) if self.exact else purse.payments(self.price)

    def choices(self, purses: list[Purse]) -> list[list[Money]]:
        """The cards of every such payment."""
        found: list[list[Money]] = []
        total = 0
        for currency in self.currencies:
            total += purses[currency].barring(self.barred).total
        if total >= self.price:
            cards: list[Money] = []
            for currency in self.currencies:
                cards += purses[currency].barring(self.barred).cards()
            select(ranked(cards), 0, self.price, total, self.exact != "", [], found)
        return found

    def fault(self, purses: list[Purse], payment: Payment) -> int:
        """What is wrong with this payment, if the purses are the payer's."""
        cards = payment.cards()
        for card in cards:
            if card.currency not in self.currencies:
                return WRONG_CURRENCY
        total = payment.amount(self.price)
        if total < self.price:
            return TOO_LITTLE
        for currency in self.currencies:
            mine = [card for card in cards if card.currency == currency]
            if not purses[currency].barring(self.barred).has(mine):
                return NOT_HELD
        return NOT_EXACT if self.exact and total != self.price else FAULTLESS


FAULTLESS: Final = 0
WRONG_CURRENCY: Final = 1
TOO_LITTLE: Final = 2
NOT_HELD: Final = 3
NOT_EXACT: Final = 4


# ---------------------------------------------------------------------- means and ways


class Means:
    """Something besides money that takes part in a payment. Immutable; says of itself what it permits."""

    word: ClassVar[str] = ""  # its first word in the notation of a payment
    covers: bool = False  # does it pay the whole price, exactly, without any money?
    turn_rule: str = ""  # the rule that lets it be used in one's own turn only; empty: always

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
    """One way to pay for offers: what comes along, and which cards may be chosen."""

    def __init__(
        self, currencies: list[int], means: Means | None = None, exact: str = "", universal: bool = False
    ) -> None:
        self.currencies = currencies  # of the cards; none: no cards are needed
        self.means = means
        self.exact = exact  # the rule that demands the exact sum; empty: more may be paid
        self.universal = universal  # does it pay offers of every currency?
        self.answer: Answer | None = None  # the last one; kept by buying.py

    def leads_to(self, offer: Offer) -> bool:
        """Can such an offer be paid in this way? Cards of its own currency must be among the others."""
        if self.universal:
            return self.means is None or not self.means.covers or not offer.cover_rule
        for currency in self.currencies:
            if currency == offer.currency:
                return True
        return False

    def due(self, offer: Offer, exact: str = "") -> Due:
        """What this way asks for where it leads to the offer; a rule may demand the exact sum."""
        return Due(offer.price, self.currencies, exact or self.exact or offer.exact)

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
    """The purchases that some purses allow, on a market and beside it: values, so the same ones allow the same."""

    def __init__(self, market: list[Offer | None], beside: list[Offer], purses: list[Purse], moves: list[Move]) -> None:
        self.market = market
        self.beside = beside
        self.purses = purses  # those that the way can draw on
        self.moves = moves

    def holds(
        self, market: list[Offer | None], beside: list[Offer], purses: list[Purse], currencies: list[int]
    ) -> bool:
        if self.market is not market or not same(self.beside, beside):
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
    return MixedPayment(sorted(cards, key=rank_of), means)


# ---------------------------------------------------------------------- every way


def ways(s: State, seat: int, offer: Offer) -> list[Way]:
    """Every way in which this seat may pay this offer, whatever its purses hold."""
    return [Way([offer.currency]), *[way for way in further_ways(s, seat) if way.leads_to(offer)]]


def further_ways(s: State, seat: int) -> list[Way]:
    """How this seat may pay besides with cards of the currency of a space."""
    return [*[Way([currency], universal=True) for currency in s.rules.universal], *declared_ways(s, seat)]


def declared_ways(s: State, seat: int) -> list[Way]:
    """Those of them that modules declare."""
    return s.rules.ways.ways(s, seat)


def payments(way: Way, purses: list[Purse], offer: Offer, exact: str = "") -> list[Payment]:
    """Every payment of a way from which no card could be left out; a rule may demand exact ones."""
    means = way.means
    if means is not None and means.covers:
        return [MixedPayment([], [means])]
    due = way.due(offer, exact)
    if means is None:
        return due.payments(purses)
    needed = way.needed(offer)
    if needed != NO_CURRENCY and not purses[needed].total:
        return []
    return [
        MixedPayment(cards, [means])
        for cards in due.choices(purses)
        if needed == NO_CURRENCY or _holds_currency(cards, needed)
    ]


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
    if others and others[0].covers and offer.cover_rule:
        return Violation(offer.cover_rule, "buy-not-covered", facts)
    way = _way_of(s, seat, offer, payment)
    if way is None:
        return others[0].refusal(s, seat, offer)
    if others and others[0].covers and cards:
        return Violation("PAY-03", "pay-covered", facts)
    fault = way.due(offer).fault(s.players[seat].purses, payment)
    total = payment.amount(price)
    if fault == WRONG_CURRENCY:
        foreign = [card for card in cards if card.currency not in way.currencies]
        return Violation("BASE-BUY-01", "buy-wrong-currency", {**facts, "card": foreign[0].name})
    if fault == TOO_LITTLE:
        return Violation("BASE-BUY-02", "buy-too-little", {**facts, "price": price, "total": total})
    if fault == NOT_HELD or not (cards or others):
        return Violation("BASE-BUY-02", "buy-not-held", {**facts, "cards": str(payment)})
    needed = way.needed(offer)
    if way.means is not None and needed != NO_CURRENCY and not _holds_currency(cards, needed):
        return way.means.idle(offer)
    if fault == NOT_EXACT:
        sums: dict[str, object] = {**facts, "price": price, "total": total}
        return (
            Violation(offer.exact, "buy-not-exact", sums)
            if offer.exact
            else Violation(way.exact, "pay-not-exact", sums)
        )
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
