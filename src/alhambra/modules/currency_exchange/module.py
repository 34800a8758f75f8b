"""The Currency Exchange: cards that let one purchase be paid in two currencies.

Rules: docs/rules/02-currency-exchange.md
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ...core.agenda import Move
from ...core.lists import replaced
from ...core.notation import Words
from ...core.options import Option
from ...core.printed import Sheet
from ...core.rng import Rng
from ...core.violations import UnknownMove, Violation
from ...palace.buying import Offer
from ...palace.components import CURRENCIES, Card, Components
from ...palace.guide import INTO_PILES, GuideStep, in_piles, pile_parts
from ...palace.hands import Hands, no_hands
from ...palace.module import Effects, Module
from ...palace.money import Display, read_card, read_currency
from ...palace.options import Options
from ...palace.paying import Means, Way
from ...palace.ruleset import Ruleset
from ...palace.state import MOST_SEATS, NO_MOVES, Part, PartKind, State
from ...palace.view import View

KEY: Final = "currency_exchange"
WORD: Final = "exchange"


class ExchangeCard(Card):
    """Shows two currencies; there is one card for each pair (EXCH-01)."""

    kind = KEY

    def __init__(self, number: int, first: int, second: int) -> None:
        self.pair = f"{CURRENCIES[first]} {CURRENCIES[second]}"
        super().__init__(f"{WORD} {self.pair}")
        self.number = number  # the order in a hand
        self.first = first
        self.second = second
        self.taking: list[Move] = [TakeExchange(self, [])]

    def revealed(self, s: State) -> bool:
        """It takes a place of the display, like money (EXCH-03)."""
        return True

    def shows(self, currency: int) -> bool:
        return currency in (self.first, self.second)

    def other(self, currency: int) -> int:
        """The currency that it lets in where this one is asked for."""
        return self.first + self.second - currency


NOTHING_KNOWN: Final[list[list[Way] | None]] = [None] * MOST_SEATS


@mypyc_attr(acyclic=True)
class Exchanges(Part):
    """Who holds which cards; how many is known to everybody, which ones only to the owner (EXCH-05)."""

    key = KEY
    secret = True

    def __init__(self, held: Hands[ExchangeCard]) -> None:
        self.held = held  # each hand in order
        self.ways = NOTHING_KNOWN  # by seat, once somebody has asked: those of the hand; never changed in place

    def copy(self) -> Exchanges:
        found = Exchanges(self.held)
        found.ways = self.ways
        return found

    def of(self, seat: int) -> list[ExchangeCard]:
        return self.held.of(seat)

    def lay(self, seat: int, hand: list[ExchangeCard]) -> None:
        self.held = self.held.holding(seat, sorted(hand, key=number_of))
        self.ways = replaced(self.ways, seat, None)

    def cards(self) -> list[Card]:
        return [*self.held.cards()]

    def seen_by(self, seat: int | None) -> Exchanges:
        return Exchanges(self.held.seen_by(seat))

    def imagined(self, unseen: list[Card], rng: Rng) -> Exchanges:
        held, _ = self.held.imagined([card for card in unseen if isinstance(card, ExchangeCard)])
        found = Exchanges(held)
        for seat in range(len(held.counts)):
            found.lay(seat, held.of(seat))  # in order
        return found

    def to_json(self) -> dict[str, object]:
        return {"held": self.held.names(), "counts": self.held.counts.copy()}

    def lines(self, seat: int) -> list[tuple[str, dict[str, object]]]:
        count = self.held.counts[seat]
        return [("seat-exchange-cards", {"count": count})] if count else []

    def among_money(self, seat: int) -> list[Card]:
        return [*self.of(seat)]


EXCHANGES: Final = PartKind(Exchanges)


def number_of(card: ExchangeCard) -> int:
    return card.number


def exchange_cards(components: Components) -> list[Card]:
    """The cards as printed, always the same objects."""
    found = components.cards.get(KEY)
    if found is None:
        sheet = components.sheet(KEY).sheet("cards")
        found = []
        for number, (first, second) in enumerate(_pairs(sheet)):
            found.append(ExchangeCard(number, first, second))
        components.cards[KEY] = found
    return found


def _pairs(sheet: Sheet) -> list[tuple[int, int]]:
    """Two different currencies each, in their order; every pair at most once, as it is the name of its card."""
    rows = sheet.value("pairs")
    if not isinstance(rows, list) or not rows:
        sheet.complain("pairs", "must be a list of pairs of currencies")
    found: list[tuple[int, int]] = []
    for row in rows:
        names = [str(name) for name in row] if isinstance(row, list) else []
        numbers = sorted([CURRENCIES.index(name) for name in names if name in CURRENCIES])
        if len(names) != 2 or len(set(numbers)) != 2:
            sheet.complain("pairs", f"must hold two different ones of {', '.join(CURRENCIES)}, found {row}")
        pair = (numbers[0], numbers[1])
        if pair in found:
            sheet.complain("pairs", f"names {' and '.join(names)} twice")
        found.append(pair)
    return found


def cards_per_pile(components: Components) -> list[int]:
    """How many cards go into each of the piles 1 to 5 (EXCH-02)."""
    setup = components.sheet(KEY).sheet("setup")
    piles = setup.sheet("cards_per_pile")
    found: list[int] = []
    for pile in range(1, components.piles + 1):
        name = str(pile)
        found.append(piles.integer(name, 0, 6) if name in piles.table else 0)
    if sum(found) != len(exchange_cards(components)):
        setup.complain("cards_per_pile", f"must hold every card, found {sum(found)}")
    return found


def read_exchange(s: State, words: Words) -> ExchangeCard:
    """The card whose two currencies come next, in any order."""
    first = read_currency(s, words)
    second = read_currency(s, words)
    for card in exchange_cards(s.rules.components):
        if isinstance(card, ExchangeCard) and first != second and card.shows(first) and card.shows(second):
            return card
    pair = f"{s.rules.currencies[first]} {s.rules.currencies[second]}"
    raise UnknownMove("unknown-move-exchange", {"text": words.text, "word": pair})


class TakeExchange(Move):
    """Take one exchange card instead of money (EXCH-04)."""

    verb = "exchange take"
    moments = ("action", "extra")
    timing = "EXCH-04"
    beside = "take"

    def __init__(self, card: ExchangeCard, more: list[Card]) -> None:
        self.card = card
        self.more = more  # what somebody would like to take along

    def operands(self) -> tuple[object, ...]:
        return (self.card.pair, *self.more)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        card = read_exchange(s, words)
        more: list[Card] = []
        while words.left():
            if words.peek().lower() == WORD:
                words.word("card")
                more.append(read_exchange(s, words))
            else:
                more.append(read_card(s, words))
        return TakeExchange(card, more)

    def violation(self, s: State, seat: int) -> Violation | None:
        if self.card not in s.display.cards:
            return Violation("EXCH-03", "exchange-not-shown", {"card": self.card.name})
        if self.more:
            return Violation("EXCH-04", "exchange-alone", {"card": self.card.name})
        return None

    def apply(self, s: State, seat: int) -> None:
        cards = s.display.cards.copy()
        cards[cards.index(self.card)] = None
        s.display = Display(cards)
        part = s.part(EXCHANGES)
        part.lay(seat, [*part.of(seat), self.card])
        if s.log is not None:
            s.log.add("exchange take", seat, {"card": self.card.name})


class Exchange(Means):
    """A card played for one purchase: cards of both its currencies may be mixed (EXCH-07)."""

    word = WORD

    def __init__(self, card: ExchangeCard) -> None:
        self.card = card

    @classmethod
    def read(cls, s: State, words: Words) -> Means:
        return Exchange(read_exchange(s, words))

    def refusal(self, s: State, seat: int, offer: Offer) -> Violation:
        facts = {"card": self.card.name, "tile": offer.tile.name, "currency": CURRENCIES[offer.currency]}
        if not self.card.shows(offer.currency):
            return Violation("EXCH-07", "exchange-other-space", facts)
        return Violation("EXCH-07", "exchange-not-held", facts)

    def idle(self, offer: Offer) -> Violation:
        foreign = CURRENCIES[self.card.other(offer.currency)]
        return Violation("EXCH-R4", "exchange-idle", {"card": self.card.name, "currency": foreign})

    def spend(self, s: State, seat: int) -> None:
        """To the discard, with the money; a reshuffle brings it back (EXCH-09, -10)."""
        part = s.part(EXCHANGES)
        part.lay(seat, [card for card in part.of(seat) if card is not self.card])
        s.discarded = [*s.discarded, self.card]

    def __str__(self) -> str:
        return self.card.name


def takes(cards: list[Card]) -> list[Move]:
    """Take one of those that are exchange cards."""
    found = NO_MOVES
    for card in cards:
        if isinstance(card, ExchangeCard):
            found = found + card.taking if found else card.taking
    return found


class CurrencyExchange(Module):
    key = KEY
    box = 1
    page = "02-currency-exchange.md"
    options = (Option("exchange_exact_only", (False, True), "EXCH-R3"),)
    moves = (TakeExchange,)
    means = (Exchange,)

    def configured(self, options: Options) -> Effects:
        return ExactExchangeEffects() if options.flag("exchange_exact_only") else ExchangeEffects()

    def special_cards(self, components: Components, seats: int) -> list[Card]:
        cards_per_pile(components)  # complains of what does not fit
        return exchange_cards(components)

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        counts = in_piles(rules, self.key)
        return [GuideStep(INTO_PILES, "guide-exchange", {"count": sum(counts)}, ["EXCH-02"], pile_parts(counts))]


class ExchangeEffects(Effects):
    exact: ClassVar[str] = ""  # the rule that forbids to pay too much with a card

    def parts(self, rules: Ruleset) -> list[Part]:
        return [Exchanges(no_hands(rules.seats))]

    def pile_cards(self, s: State) -> list[tuple[int, Card]]:
        """Which cards lie in which pile is left to chance (EXCH-R6)."""
        cards = s.shuffled(exchange_cards(s.rules.components))
        found: list[tuple[int, Card]] = []
        for pile, count in enumerate(cards_per_pile(s.rules.components), 1):
            for _ in range(count):
                found.append((pile, cards[len(found)]))
        return found

    def turn_moves(self, s: State, seat: int) -> list[Move]:
        return takes(s.display.others) if s.display.others else NO_MOVES

    def ways(self, s: State, seat: int) -> list[Way]:
        part = s.part(EXCHANGES)
        known = part.ways[seat]
        if known is None:
            known = [Way([card.first, card.second], Exchange(card), self.exact) for card in part.of(seat)]
            part.ways = replaced(part.ways, seat, known)
        return known

    def unseen_cards(self, view: View) -> list[Card]:
        seen = [*view.display.shown(), *view.discarded_specials, *view.part(EXCHANGES).cards()]
        return [card for card in exchange_cards(view.rules.components) if card not in seen]


class ExactExchangeEffects(ExchangeEffects):
    """Whoever plays a card pays exactly, as the French sheet can be read (EXCH-R3)."""

    exact = "EXCH-R3"
