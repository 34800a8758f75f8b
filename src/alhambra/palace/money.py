"""Money: purses, payments, the display and the taking of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from ..core.agenda import Move
from ..core.lists import replaced
from ..core.notation import Words
from ..core.violations import UnknownMove, Violation
from .components import MINT, MONEY, PLAIN, Card, Money, cards_of, rank_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .buying import Offer
    from .paying import Means
    from .state import State

NO_CURRENCY: Final = -1
HIGHEST: Final = 40  # twice the dearest tile
SUMS: Final = (2 << HIGHEST) - 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Payment:
    """Some money of one currency, as packed counts: see `Mint`."""

    def __init__(self, currency: int, bits: int, total: int) -> None:
        self.currency = currency
        self.bits = bits
        self.total = total

    def cards(self) -> list[Money]:
        return cards_of(self.bits, self.currency)

    def others(self) -> list[Means]:
        """What takes part besides money; see paying.py."""
        return []

    def amount(self, price: int) -> int:
        """What it is worth where this price is due."""
        return self.total

    def spend(self, s: State, seat: int) -> None:
        """Out of the purse, to the discard (BASE-BUY-04) or wherever such money goes."""
        currency = self.currency
        player = s.players[seat]
        s.players[seat] = player.with_purse(player.purses[currency].without(self))
        if self.bits <= PLAIN:
            s.discard = replaced(s.discard, currency, s.discard[currency] + self.bits)
        else:
            for card in self.cards():
                card.spent(s)

    def __str__(self) -> str:
        return " ".join([card.name for card in self.cards()])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Payment) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(self.total)  # of equal ones equal, whatever their class


@mypyc_attr(acyclic=True)
class MixedPayment(Payment):
    """Money of several currencies, or together with other means; or more of a card than exist."""

    def __init__(self, cards: list[Money], means: list[Means]) -> None:
        super().__init__(NO_CURRENCY, 0, total_of(cards))
        self._cards = cards  # by rank
        self._means = means

    def cards(self) -> list[Money]:
        return self._cards

    def others(self) -> list[Means]:
        return self._means

    def amount(self, price: int) -> int:
        for means in self._means:
            if means.covers:
                return price
        return self.total

    def spend(self, s: State, seat: int) -> None:
        for card in self._cards:
            Payment(card.currency, card.bits, card.value).spend(s, seat)
        for means in self._means:
            means.spend(s, seat)

    def __str__(self) -> str:
        return " ".join([str(part) for part in [*self._means, *self._cards]])


def payment_of(cards: list[Money]) -> Payment:
    """These cards as a payment."""
    bits = 0
    for card in cards:
        if card.currency != cards[0].currency or bits & card.field == card.full:
            return MixedPayment(ranked(cards), [])
        bits += card.bits
    if not cards:
        return MixedPayment([], [])
    return Payment(cards[0].currency, bits, total_of(cards))


def total_of(cards: list[Money]) -> int:
    """What they are worth together."""
    found = 0
    for card in cards:
        found += card.value
    return found


def ranked(cards: list[Money]) -> list[Money]:
    """By rank, for a few cards: quicker than asking each for its key."""
    found: list[Money] = []
    for card in cards:
        place = len(found)
        while place and found[place - 1].rank > card.rank:
            place -= 1
        found.insert(place, card)
    return found


def select(
    cards: list[Money], start: int, due: int, rest: int, exact: bool, chosen: list[Money], found: list[list[Money]]
) -> None:
    """Every choice among ranked cards, from `start` on, that pays what is due and has no card too many.

    From dear to cheap cards, so that what reaches the sum has no card too many; equal cards once. `rest` is the sum of
    the cards from `start` on, `chosen` what has been chosen before them.
    """
    last: Money | None = None
    for index in range(start, len(cards)):
        if rest < due:
            return
        card = cards[index]
        rest -= card.value
        if card is not last:
            if card.value >= due:
                if card.value == due or not exact:
                    found.append([*chosen, card])
            else:
                chosen.append(card)
                select(cards, index + 1, due - card.value, rest, exact, chosen, found)
                chosen.pop()
        last = card


_NO_ANSWER: Final[list[Move]] = []
NO_OFFERS: Final[list[Offer]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Purse:
    """All that one player has of one currency: an immutable value that remembers its last answer."""

    def __init__(self, currency: int, bits: int, total: int) -> None:
        self.currency = currency
        self.bits = bits  # packed counts, as in Payment
        self.total = total
        self._sums: i64 = 0  # what can be paid exactly, one bit for each sum up to HIGHEST, once somebody has asked
        self.asked: object = None  # the offer or market somebody asked about last, and the answer; kept by buying.py
        self.answer: list[Move] = _NO_ANSWER
        self.asked_beside: list[Offer] = NO_OFFERS  # the same for offers beside the market
        self.answer_beside: list[Move] = _NO_ANSWER

    def with_card(self, card: Money) -> Purse:
        if self.bits & card.field == card.full:
            raise OverflowError(f"a purse cannot hold more than {card.most} times {card.name}")
        return Purse(self.currency, self.bits + card.bits, self.total + card.value)

    def without(self, payment: Payment) -> Purse:
        return Purse(self.currency, self.bits - payment.bits, self.total - payment.total)

    def barring(self, barred: int) -> Purse:
        """The same without money of some kinds, which their bits name."""
        if not self.bits & barred:
            return self
        bits = self.bits & ~barred
        return Purse(self.currency, bits, sum([card.value for card in cards_of(bits, self.currency)]))

    def has(self, cards: list[Money]) -> bool:
        """Are all of these here? Any number of cards may be asked for."""
        for card in cards:
            if cards.count(card) > (self.bits & card.field) >> card.shift:
                return False
        return True

    def reaches(self, price: int) -> bool:
        """Can exactly this be paid? Prices are at most HIGHEST."""
        return self.sums() >> price & 1 != 0

    def sums(self) -> i64:
        """All that can be paid exactly, as bits, up to HIGHEST."""
        sums = self._sums
        if not sums:
            sums = 1
            bits: i64 = self.bits & PLAIN
            value: i64 = 1
            while bits:
                held = bits & 3
                while held:
                    sums |= sums << value & SUMS
                    held -= 1
                bits >>= 2
                value += 1
            if self.bits > PLAIN:
                for card in cards_of(self.bits & ~PLAIN, self.currency):
                    value = card.value
                    sums |= sums << value & SUMS
            self._sums = sums
        return sums

    def count(self) -> int:
        """How many cards of the hand."""
        bits: i64 = self.bits & PLAIN
        found: i64 = 0
        while bits:
            found += bits & 3
            bits >>= 2
        if self.bits > PLAIN:
            found += len(cards_of(self.bits & ~(PLAIN | MINT.public), self.currency))
        return found

    def cards(self) -> list[Money]:
        return cards_of(self.bits, self.currency)

    def hidden(self) -> list[Money]:
        """The cards of the hand."""
        return cards_of(self.bits & ~MINT.public, self.currency)

    def shown(self) -> list[Money]:
        """What lies openly before its owner."""
        return cards_of(self.bits & MINT.public, self.currency)

    def payments(self, price: int) -> list[Payment]:
        """Every payment from which no card could be left out."""
        return self._payments(price, self.total)

    def exact_payments(self, price: int) -> list[Payment]:
        """Every payment of just this price."""
        return self._payments(price, price)

    def _payments(self, price: int, most: int) -> list[Payment]:
        found: list[Payment] = []
        if self.total >= price:
            if self.bits <= PLAIN:
                self._search(price, most, 9, self.total, 0, 0, found)
            else:
                chosen: list[list[Money]] = []
                select(self.cards(), 0, price, self.total, most == price, [], chosen)
                for cards in chosen:
                    found.append(payment_of(cards))
        return found

    def _search(
        self, price: i64, most: i64, value: i64, rest: i64, total: i64, bits: i64, found: list[Payment]
    ) -> None:
        """As `select`, for plain cards only: from high to low values; `rest` may still be added."""
        left: i64 = self.bits
        shift = 2 * value - 2
        held = left >> shift & 3
        while not held:
            value -= 1
            if not value:
                return
            shift -= 2
            held = left >> shift & 3
        rest -= held * value
        one: i64 = 1
        while True:
            if total >= price:
                if total <= most:
                    found.append(Payment(self.currency, bits, total))
                return
            if total + rest >= price and value > 1:
                self._search(price, most, value - 1, rest, total, bits, found)
            if not held:
                return
            held -= 1
            total += value
            bits += one << shift


_NO_CARDS: Final[list[Card]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Display:
    """The face-up cards: an immutable value that remembers the legal takes."""

    def __init__(self, cards: list[Card | None]) -> None:
        self.cards = cards  # None: a gap, until the end of the turn (BASE-MONEY-04)
        self.others: list[Card] = _NO_CARDS  # the shown ones that are not money
        count = 0
        for card in cast("list[object]", cards):  # untyped: spares a type check per element, here and below
            if card is not None:
                count += 1
                if not isinstance(card, Money):
                    self.others = [*self.others, cast(Card, card)]
        self.count = count
        self._limit = -1
        self._takes: list[Move] = []

    def shown(self) -> list[Card]:
        return [card for card in self.cards if card is not None]

    def takes(self, limit: int) -> list[Move]:
        """One card, or several worth at most the limit together (BASE-MONEY-01)."""
        if self._limit != limit:
            self._takes = _legal_takes(self.cards, limit)
            self._limit = limit
        return self._takes


def _legal_takes(cards: list[Card | None], limit: int) -> list[Move]:
    money: list[Money] = []
    for card in cast("list[object]", cards):
        if isinstance(card, Money):
            money.append(card)
    found: list[Move] = []
    small: list[Money] = []
    seen = 0
    for one in money:
        if one.value < limit:
            small.append(one)
        if not seen >> one.number & 1:
            found.append(take_one(one))
        seen |= 1 << one.number
    if len(small) > 1:
        _combine(ranked(small), 0, limit, [], found)
    return found


def _combine(small: list[Money], start: int, limit: int, chosen: list[Money], found: list[Move]) -> None:
    """All different sets of two and more cards within the limit; the cards come sorted."""
    for index in range(start, len(small)):
        card = small[index]
        if card.value > limit or (index > start and small[index - 1] is card):
            continue
        together = [*chosen, card]
        if len(together) > 1:
            found.append(Take(together))
        _combine(small, index + 1, limit - card.value, together, found)


class Take(Move):
    """Take money from the display."""

    verb = "take"
    moments = ("action", "extra")
    timing = "BASE-TURN-02"

    def __init__(self, cards: list[Money]) -> None:
        self.cards = cards  # the dearest first

    def operands(self) -> tuple[object, ...]:
        return tuple(self.cards)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return Take(sorted(read_cards(s, words), key=rank_of))

    def violation(self, s: State, seat: int) -> Violation | None:
        if not self.cards:
            return Violation("BASE-MONEY-02", "take-nothing")
        left = s.display.shown()
        for card in self.cards:
            if card not in left:
                return Violation("BASE-MONEY-01", "take-not-shown", {"card": card.name})
            left.remove(card)
        total = sum([card.value for card in self.cards])
        limit = s.take_limit(seat)
        if len(self.cards) > 1 and total > limit:
            return Violation("BASE-MONEY-01", "take-too-much", {"total": total, "limit": limit})
        return None

    def apply(self, s: State, seat: int) -> None:
        player = s.players[seat]
        cards = s.display.cards.copy()
        for card in self.cards:
            player = player.with_purse(player.purses[card.currency].with_card(card))
            cards[cards.index(card)] = None
        s.players[seat] = player
        s.display = Display(cards)
        if s.log is not None:
            s.log.add("take", seat, {"cards": [card.name for card in self.cards]})
        s.rules.after_take.after_take(s, seat, self.cards)


def take_one(card: Money) -> Take:
    if card.take is None:
        card.take = Take([card])
    return card.take


def read_cards(s: State, words: Words) -> list[Money]:
    """The money cards that the rest of a move's text names."""
    found: list[Money] = []
    while words.left():
        found.append(read_card(s, words))
    return found


def read_card(s: State, words: Words) -> Money:
    """The money named next: its currency, the word of its kind if it has one, its value."""
    currency = read_currency(s, words)
    word = words.peek().lower()
    if word in s.rules.money_words:
        words.word("kind")
    else:
        word = ""
    value = words.number("value")
    for card in MONEY[currency]:
        if card.value == value and card.word == word:
            return card
    raise UnknownMove("unknown-move-value", {"text": words.text, "word": value})


def read_currency(s: State, words: Words) -> int:
    name = words.word("currency").lower()
    currency = s.rules.currency_names.get(name)
    if currency is None:
        what = ", ".join(s.rules.currencies)
        raise UnknownMove("unknown-move-currency", {"text": words.text, "word": name, "currencies": what})
    return currency


def turn_up(s: State) -> Card | None:
    """The next card of the deck; an empty deck is made anew from the discard (BASE-EOT-03). None: none is left."""
    if s.turned == len(s.deck):
        cards: list[Card] = []
        for currency, bits in enumerate(s.discard):
            cards.extend(cards_of(bits, currency))
        if not cards and all([card.bounces(s) for card in s.discarded]):
            return None  # nothing is left, or nothing that could fill a gap: it would be turned up for ever
        cards += s.discarded
        s.specials = [[card.kind for card in s.discarded]]
        s.discard = [0] * len(s.discard)
        s.discarded = []
        s.deck = s.shuffled(cards)
        s.turned = 0
        s.pile_ends = [len(cards)]
        if s.log is not None:
            s.log.add("reshuffle", None, {"cards": len(cards)})
    card = s.deck[s.turned]
    if card.special:
        pile = s.pile_of(s.turned)
        kinds = s.specials[pile].copy()
        kinds.remove(card.kind)
        s.specials = replaced(s.specials, pile, kinds)
    s.turned += 1
    s.revelations += 1
    return card
