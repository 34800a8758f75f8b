"""What the characters do for their owners."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.agenda import Decision, Move, Step
from ...core.lists import holds, replaced
from ...core.notation import Words
from ...core.violations import UnknownMove, Violation
from ...palace.buying import Offer
from ...palace.components import BUILDINGS, MOST_MONEY, SLOTS, Card, Money
from ...palace.money import Display, payment_of, read_card, turn_up
from ...palace.paying import Means
from ...palace.state import State
from ...palace.turn import PASS, Permit, tile_for_market
from .auction import AMMAR, CHARACTERS, KARIM, KNIHSTIG, LAILA, MACHMA, YAMMERAD, Character, hold_auction

POOR: Final = 3  # with fewer money cards Yammerad helps


# ---------------------------------------------------------------------- when buying: Karim and Knihstig


class Karim(Means):
    """Pays any price, exactly, once (CHAR-20)."""

    word = "karim"
    covers = True
    turn_rule = "CHAR-15"

    @classmethod
    def read(cls, s: State, words: Words) -> Means:
        return THE_KARIM

    def refusal(self, s: State, seat: int, offer: Offer) -> Violation:
        return Violation("CHAR-20", "character-not-owned", {"card": self.word})

    def spend(self, s: State, seat: int) -> None:
        s.part(CHARACTERS).retire(seat, KARIM)

    def __str__(self) -> str:
        return self.word


THE_KARIM: Final = Karim()


class KnihstigChoice(Decision[State]):
    """A money card of the display after a dear purchase, before the extra action (CHAR-21)."""

    kind = "knihstig"
    declinable = True

    def moves(self, s: State) -> list[Move]:
        found: list[Move] = [TakeByKnihstig(card) for card in money_shown(s)]
        found.append(PASS)
        return found


def money_shown(s: State) -> list[Money]:
    """The money cards of the display, equal ones once."""
    found: list[Money] = []
    for card in s.display.cards:
        if isinstance(card, Money) and not holds(found, card):
            found.append(card)
    return found


def take_from_display(s: State, seat: int, card: Money) -> None:
    """It leaves a gap until the end of the turn (CHAR-R15)."""
    s.display = Display(replaced(s.display.cards, s.display.cards.index(card), None))
    player = s.players[seat]
    s.players[seat] = player.with_purse(player.purses[card.currency].with_card(card))


class TakeByKnihstig(Move):
    """Take a money card of any value."""

    verb = "knihstig"
    moments = ("knihstig",)
    timing = "CHAR-21"

    def __init__(self, card: Money) -> None:
        self.card = card

    def operands(self) -> tuple[object, ...]:
        return (self.card,)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return TakeByKnihstig(read_card(s, words))

    def violation(self, s: State, seat: int) -> Violation | None:
        if self.card not in s.display.cards:
            return Violation("CHAR-21", "take-not-shown", {"card": self.card.name})
        return None

    def apply(self, s: State, seat: int) -> None:
        s.part(CHARACTERS).use(seat, KNIHSTIG)
        take_from_display(s, seat, self.card)
        if s.log is not None:
            s.log.add("knihstig", seat, {"card": self.card.name})


# ---------------------------------------------------------------------- before the first action


class CallLaila(Move):
    """Another tile for a market space, drawn blindly (CHAR-26)."""

    verb = "laila"
    moments = ("action",)
    timing = "CHAR-26"
    free = True

    def __init__(self, space: int) -> None:
        self.space = space  # from 1

    def operands(self) -> tuple[object, ...]:
        return (self.space,)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return CallLaila(words.number("space"))

    def violation(self, s: State, seat: int) -> Violation | None:
        found = s.part(CHARACTERS).unready(seat, LAILA, "CHAR-26")
        if found is not None:
            return found
        if not 1 <= self.space <= SLOTS or s.market[self.space - 1] is None:
            return Violation("CHAR-26", "laila-no-tile", {"space": self.space})
        return None if s.supply() else Violation("CHAR-R8", "laila-no-supply")

    def apply(self, s: State, seat: int) -> None:
        s.part(CHARACTERS).use(seat, LAILA)
        s.then(ReplaceTile(seat, self.space - 1))


class ReplaceTile(Step[State]):
    """Draw first, then the old tile goes back and the supply is shuffled (CHAR-R8). It stays if no other one comes."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, s: State) -> None:
        old = s.market[self.slot]
        assert old is not None
        tile = tile_for_market(s)
        if tile is None:
            return
        s.bag = s.shuffled([*s.bag[s.drawn :], old.tile])
        s.drawn = 0
        s.market = replaced(s.market, self.slot, Offer(tile, self.slot, old.currency))
        if s.log is not None:
            s.log.reveal("laila", self.seat, {"slot": self.slot + 1, "out": old.tile.name, "in": tile.name})


@mypyc_attr(acyclic=True)
class CallMachma(Move):
    """An own money card for one of the display that is not worth more (CHAR-27)."""

    verb = "machma"
    moments = ("action",)
    timing = "CHAR-27"
    free = True

    def __init__(self, given: Money, taken: Money) -> None:
        self.given = given
        self.taken = taken

    def operands(self) -> tuple[object, ...]:
        return (self.given, self.taken)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        given = read_card(s, words)
        return change(given, read_card(s, words))

    def violation(self, s: State, seat: int) -> Violation | None:
        found = s.part(CHARACTERS).unready(seat, MACHMA, "CHAR-27")
        if found is not None:
            return found
        if self.given.public or not s.players[seat].purses[self.given.currency].has([self.given]):
            return Violation("CHAR-27", "machma-not-held", {"card": self.given.name})
        if self.taken not in s.display.cards:
            return Violation("CHAR-27", "take-not-shown", {"card": self.taken.name})
        if self.taken.value > self.given.value:
            return Violation("CHAR-27", "machma-too-dear", {"card": self.taken.name, "value": self.given.value})
        return None

    def apply(self, s: State, seat: int) -> None:
        s.part(CHARACTERS).use(seat, MACHMA)
        payment_of([self.given]).spend(s, seat)
        take_from_display(s, seat, self.taken)
        if s.log is not None:
            s.log.add("machma", seat, {"given": self.given.name, "taken": self.taken.name})


# By the numbers of both cards. They are made once, so that offering one is a look-up.
_CHANGES: Final[list[list[CallMachma | None]]] = [[None] * MOST_MONEY for _ in range(MOST_MONEY)]


def change(given: Money, taken: Money) -> CallMachma:
    found = _CHANGES[given.number][taken.number]
    if found is None:
        found = _CHANGES[given.number][taken.number] = CallMachma(given, taken)
    return found


def list_changes(given: Money, shown: list[Money], found: list[Move]) -> None:
    """This card for each of those that are not worth more."""
    known = _CHANGES[given.number]
    for taken in shown:
        if taken.value <= given.value:
            move = known[taken.number]
            found.append(change(given, taken) if move is None else move)


def is_poor(s: State, seat: int) -> bool:
    """Are there so few cards in the hand that Yammerad can be called?"""
    return s.players[seat].card_count() < POOR


class CallYammerad(Move):
    """A card of the deck for who has few; after one that is not money he may draw on (CHAR-28, CHAR-R9)."""

    verb = "yammerad"
    moments = ("action",)
    timing = "CHAR-28"
    free = True
    echoes = ()  # the card is news

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return CallYammerad()

    def violation(self, s: State, seat: int) -> Violation | None:
        part = s.part(CHARACTERS)
        if not part.drawing:
            found = part.unready(seat, YAMMERAD, "CHAR-28")
            if found is not None:
                return found
        if not is_poor(s, seat):
            return Violation("CHAR-28", "yammerad-enough", {"count": s.players[seat].card_count()})
        if s.turned == len(s.deck) and not sum(s.discard) and all([card.bounces(s) for card in s.discarded]):
            return Violation("CHAR-R9", "yammerad-no-deck")
        return None

    def apply(self, s: State, seat: int) -> None:
        part = s.part(CHARACTERS)
        part.use(seat, YAMMERAD)
        part.drawing = True
        s.then(DrawCard(seat))


class DrawCard(Step[State]):
    """Money goes to the hand and ends the series; every other card does what it does in a refill (FLOW-04)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        card = turn_up(s)
        assert card is not None
        if isinstance(card, Money):
            s.part(CHARACTERS).drawing = False
            player = s.players[self.seat]
            s.players[self.seat] = player.with_purse(player.purses[card.currency].with_card(card))
            if s.log is not None:
                s.log.confide("yammerad", self.seat, {"card": card.name}, {"card": None})
        elif isinstance(card, Character):
            hold_auction(s, card, self.seat)
        elif card.revealed(s):
            lay_out(s, card)


def lay_out(s: State, card: Card) -> None:
    """To a free place of the display; without one the card waits for the next refill (CHAR-R9)."""
    if None in s.display.cards:
        s.display = Display(replaced(s.display.cards, s.display.cards.index(None), card))
        if s.log is not None:
            s.log.reveal("display", None, {"cards": [card.name]})
    else:
        s.waiting = [*s.waiting, card]
        if s.log is not None:
            s.log.reveal("laid aside", None, {"card": card.name})


# ---------------------------------------------------------------------- the end of a turn


class AmmarsPermit(Permit):
    """One redesign after the placement (CHAR-22)."""

    def use(self, s: State, seat: int) -> None:
        s.part(CHARACTERS).use(seat, AMMAR)


# ---------------------------------------------------------------------- scorings


class HakimChoice(Decision[State]):
    """Which building he helps, said before anything else in the scoring (CHAR-25, -32)."""

    kind = "hakim"
    declinable = True

    def moves(self, s: State) -> list[Move]:
        found: list[Move] = [Declare(building) for building in range(len(BUILDINGS))]
        found.append(PASS)
        return found


class Declare(Move):
    """Half a building more of this kind."""

    verb = "hakim"
    moments = ("hakim",)
    timing = "CHAR-25"

    def __init__(self, building: int) -> None:
        self.building = building

    def operands(self) -> tuple[object, ...]:
        return (BUILDINGS[self.building],)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        word = words.word("building")
        if word.lower() not in BUILDINGS:
            raise UnknownMove("unknown-move-word", {"text": words.text, "word": word, "what": "building"})
        return Declare(BUILDINGS.index(word.lower()))

    def violation(self, s: State, seat: int) -> Violation | None:
        return None

    def apply(self, s: State, seat: int) -> None:
        part = s.part(CHARACTERS)
        part.declared = replaced(part.declared, seat, self.building)
        if s.log is not None:
            s.log.add("hakim", seat, {"family": BUILDINGS[self.building]})


def builds(s: State, seat: int, building: int) -> bool:
    """Is there a real building of this kind in the Alhambra (CHAR-R6)?"""
    for tile in s.built(seat):
        if tile.building == building:
            return True
    return False
