"""The Thieves: secret cards, each of which takes one money card of its currency between two turns.

Rules: docs/rules/10-thieves.md
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.agenda import Move
from ...core.notation import Words
from ...core.rng import Rng
from ...core.violations import Violation
from ...palace.components import CURRENCIES, MOST_MONEY, Card, Components, Money
from ...palace.guide import ANY_TIME, GuideStep
from ...palace.hands import Hands, dealt_hands, no_hands
from ...palace.module import Effects, Module
from ...palace.money import Display, read_card
from ...palace.opinion import Opinion
from ...palace.options import Options
from ...palace.ruleset import Ruleset
from ...palace.state import NO_MOVES, Part, PartKind, State
from ...palace.turn import RefillDisplay
from ...palace.view import View

KEY: Final = "thieves"
WORD: Final = "thief"

# For players who cannot look far ahead, in hundredths of a point.
WORTH: Final = 200  # of a thief in hand while much is to come: better cards may turn up
TILES: Final = 6  # for each player: with fewer left to come, the time to use him runs out


class Thief(Card):
    """Steals money of one currency; all of one currency are one object. It never lies in the deck (THIEF-10)."""

    kind = KEY

    def __init__(self, currency: int) -> None:
        super().__init__(f"{WORD} {CURRENCIES[currency]}")
        self.currency = currency


@mypyc_attr(acyclic=True)
class Thieves(Part):
    """Who holds which thieves; how many is known to everybody. Those not dealt stay unseen (THIEF-02, -03)."""

    key = KEY
    secret = True

    def __init__(self, hands: Hands[Thief], used: list[Thief], aside: list[Thief]) -> None:
        self.hands = hands  # each in order of the currencies
        self.used = used  # out of the game, for everybody to see; never changed in place
        self.aside = aside  # not dealt; in a view nothing is there

    def copy(self) -> Thieves:
        return Thieves(self.hands, self.used, self.aside)

    def hand(self, seat: int) -> list[Thief]:
        return self.hands.of(seat)

    def use(self, seat: int, thief: Thief) -> None:
        """Out of the game (THIEF-10)."""
        hand = self.hand(seat).copy()
        hand.remove(thief)
        self.hands = self.hands.holding(seat, hand)
        self.used = [*self.used, thief]

    def cards(self) -> list[Card]:
        return [*self.hands.cards(), *self.used, *self.aside]

    def seen_by(self, seat: int | None) -> Thieves:
        return Thieves(self.hands.seen_by(seat), self.used, [])

    def imagined(self, unseen: list[Card], rng: Rng) -> Thieves:
        hands, aside = self.hands.imagined([card for card in unseen if isinstance(card, Thief)])
        return Thieves(in_order(hands), self.used, aside)

    def to_json(self) -> dict[str, object]:
        return {
            "hands": self.hands.names(),
            "counts": self.hands.counts.copy(),
            "used": [thief.name for thief in self.used],
        }

    def lines(self, seat: int) -> list[tuple[str, dict[str, object]]]:
        count = self.hands.counts[seat]
        return [("seat-thieves", {"count": count})] if count else []

    def among_money(self, seat: int) -> list[Card]:
        return [*self.hand(seat)]


THIEVES: Final = PartKind(Thieves)


def in_order(hands: Hands[Thief]) -> Hands[Thief]:
    """The same with every hand that is known in order of the currencies."""
    held = [None if hand is None else sorted(hand, key=currency_of) for hand in hands.held]
    return Hands(held, hands.counts)


def currency_of(thief: Thief) -> int:
    return thief.currency


# ---------------------------------------------------------------------- stealing


class Steal(Move):
    """Reveal a thief and take one displayed money card of its currency (THIEF-06)."""

    verb = "steal"
    moments = ("interlude",)
    timing = "THIEF-04"
    beside = "take"

    def __init__(self, card: Card) -> None:
        self.card = card

    def operands(self) -> tuple[object, ...]:
        return (self.card,)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        named = " ".join(words.words[words.used :]).lower()
        for card in s.display.others:  # somebody may wish for a card that is no money
            if card.name.lower() == named:
                words.used = len(words.words)
                return Steal(card)
        return steal(read_card(s, words))

    def violation(self, s: State, seat: int) -> Violation | None:
        card = self.card
        if seat == s.following():
            return Violation("THIEF-05", "thief-own-turn")
        if card not in s.display.cards:
            return Violation("THIEF-11", "thief-not-shown", {"card": card.name})
        if not isinstance(card, Money):
            return Violation("THIEF-32", "thief-no-money", {"card": card.name})
        if self._thief(s, seat) is None:
            if card.currency in s.rules.universal:
                return Violation("THIEF-33", "thief-universal", {"card": card.name})
            return Violation("THIEF-06", "thief-not-held", {"currency": CURRENCIES[card.currency]})
        return None

    def _thief(self, s: State, seat: int) -> Thief | None:
        card = self.card
        if isinstance(card, Money):
            for thief in s.part(THIEVES).hand(seat):
                if thief.currency == card.currency:
                    return thief
        return None

    def apply(self, s: State, seat: int) -> None:
        """It is no "take money", so nothing hangs on it (THIEF-17)."""
        thief = self._thief(s, seat)
        card = self.card
        assert thief is not None
        assert isinstance(card, Money)
        s.part(THIEVES).use(seat, thief)
        player = s.players[seat]
        s.players[seat] = player.with_purse(player.purses[card.currency].with_card(card))
        cards = s.display.cards.copy()
        cards[cards.index(card)] = None
        s.display = Display(cards)
        s.revelations += 1
        if s.log is not None:
            s.log.reveal("steal", seat, {"card": card.name})
        s.then(REFILL)  # THIEF-07


REFILL: Final = RefillDisplay()
_STEALS: Final[list[Steal | None]] = [None] * MOST_MONEY  # by the number of the card, made once


def steal(card: Money) -> Steal:
    found = _STEALS[card.number]
    if found is None:
        found = _STEALS[card.number] = Steal(card)
    return found


class Patience(Opinion):
    """A thief waits for a card that is worth it, but not to the end: unused he is worth nothing (THIEF-14)."""

    def worth(self, s: State, seat: int) -> int:
        many = TILES * s.seats
        return s.part(THIEVES).hands.counts[seat] * WORTH * min(s.supply(), many) // many


# ---------------------------------------------------------------------- the module


class ThiefModule(Module):
    key = KEY
    box = 3
    page = "10-thieves.md"
    moves = (Steal,)
    opinion = Patience()

    def configured(self, options: Options) -> Effects:
        return ThiefEffects()

    def special_cards(self, components: Components, seats: int) -> list[Card]:
        return thief_cards(components)

    def guide(self, rules: Ruleset) -> list[GuideStep]:
        cards = len(thief_cards(rules.components))
        each = dealt(rules.components, rules.seats)
        facts: dict[str, object] = {"cards": cards, "each": each, "left": cards - rules.seats * each}
        return [GuideStep(ANY_TIME, "guide-thieves", facts, ["THIEF-01", "THIEF-02", "THIEF-03"])]


class ThiefEffects(Effects):
    def parts(self, rules: Ruleset) -> list[Part]:
        return [Thieves(no_hands(rules.seats), [], [])]

    def setup(self, s: State) -> None:
        cards: list[Thief] = []
        for card in s.shuffled(thief_cards(s.rules.components)):
            assert isinstance(card, Thief)
            cards.append(card)
        hands, aside = dealt_hands(cards, s.seats, dealt(s.rules.components, s.seats))
        s.add(Thieves(in_order(hands), [], aside))

    def interrupters(self, s: State) -> int:
        """Everybody who has any thief, so that silence tells nothing about hands (THIEF-R5); not who is next."""
        found = 0
        for seat, count in enumerate(s.part(THIEVES).hands.counts):
            if count:
                found |= 1 << seat
        return found & ~(1 << s.following())

    def interrupts(self, s: State, seat: int) -> list[Move]:
        hand = s.part(THIEVES).hand(seat)
        if not hand or seat == s.following():
            return NO_MOVES
        found: list[Move] = []
        for card in s.display.cards:
            if isinstance(card, Money):
                for thief in hand:
                    if thief.currency == card.currency:
                        move = steal(card)
                        if move not in found:
                            found.append(move)
                        break
        return found

    def unseen_cards(self, view: View) -> list[Card]:
        unseen = thief_cards(view.rules.components).copy()
        for card in view.part(THIEVES).cards():
            unseen.remove(card)
        return unseen


def thief_cards(components: Components) -> list[Card]:
    """The cards as printed, always the same objects."""
    found = components.cards.get(KEY)
    if found is None:
        sheet = components.sheet(KEY).sheet("cards")
        each = sheet.integer("per_currency", 1, 9)
        found = []
        for currency in range(len(CURRENCIES)):
            found += [Thief(currency)] * each
        for count in range(2, 7):
            if count * dealt(components, count) > len(found):
                sheet.complain("per_player", f"deals more than {len(found)} cards to {count} players")
        components.cards[KEY] = found
    return found


def dealt(components: Components, seats: int) -> int:
    """How many thieves each player gets (THIEF-02)."""
    return components.sheet(KEY).sheet("cards").sheet("per_player").integer(str(seats), 0, 12)
