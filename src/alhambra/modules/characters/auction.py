"""The cards, what lies on the table, and how a character finds an owner: the auction, and Fatima."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.agenda import Decision, Move, Step
from ...core.lists import replaced
from ...core.notation import Words
from ...core.rng import Rng
from ...core.violations import Violation
from ...palace.components import BUILDINGS, MINT, Card
from ...palace.money import Display, Payment, Purse
from ...palace.paying import NOT_EXACT, NOT_HELD, TOO_LITTLE, Due
from ...palace.scoring import NO_SCORING, ScoreLine, give_points
from ...palace.settling import Settle, Settlement
from ...palace.state import MOST_SEATS, Part, PartKind, State
from ...palace.turn import PASS, Pass

# The persons by number: each is looked for at every turn, and numbers are compared more quickly than names.
KARIM: Final = 0
KNIHSTIG: Final = 1
AMMAR: Final = 2
FARUK: Final = 3
FATIMA: Final = 4
HAKIM: Final = 5
LAILA: Final = 6
MACHMA: Final = 7
YAMMERAD: Final = 8
YUSUF: Final = 9
NAMES: Final[tuple[str, ...]] = (
    "karim",
    "knihstig",
    "ammar",
    "faruk",
    "fatima",
    "hakim",
    "laila",
    "machma",
    "yammerad",
    "yusuf",
)
ONCE: Final = "once"  # the symbol of those who leave the game when used

FATIMA_POINTS: Final = 8
USUAL: Final = 40  # hardly anybody bids more
NOBODY: Final = -1
UNDECLARED: Final = -1
NO_POWERS: Final = [0] * MOST_SEATS


# ---------------------------------------------------------------------- cards and what lies on the table


class Character(Card):
    """A person; turned up in a refill, he or she is auctioned before the next card is turned up (CHAR-04)."""

    kind = "characters"
    interrupts = True

    def __init__(self, person: int, symbol: str) -> None:
        super().__init__(NAMES[person])
        self.person = person
        self.symbol = symbol

    def revealed(self, s: State) -> bool:
        hold_auction(s, self, s.following())
        return False


@mypyc_attr(acyclic=True)
class Lot:
    """An auction under way; immutable."""

    def __init__(self, card: Character, auctioneer: int, amount: int, bidder: int, still_in: list[int]) -> None:
        self.card = card
        self.auctioneer = auctioneer
        self.amount = amount  # the highest bid; 0: none yet
        self.bidder = bidder
        self.still_in = still_in  # the seats that have not passed, in ascending order

    def raised(self, seat: int, amount: int) -> Lot:
        return Lot(self.card, self.auctioneer, amount, seat, self.still_in)

    def left_by(self, seat: int) -> Lot:
        still_in = [one for one in self.still_in if one != seat]
        return Lot(self.card, self.auctioneer, self.amount, self.bidder, still_in)

    def after(self, seat: int) -> int:
        """Who of those still in comes next, clockwise."""
        for one in self.still_in:
            if one > seat:
                return one
        return self.still_in[0]

    def to_json(self) -> dict[str, object]:
        return {
            "card": self.card.name,
            "auctioneer": self.auctioneer,
            "bid": self.amount,
            "bidder": None if self.bidder == NOBODY else self.bidder,
            "in": self.still_in,
        }


@mypyc_attr(acyclic=True)
class Characters(Part):
    """Where the characters are that do not lie in the deck; all but the order of those set aside is open (CHAR-03)."""

    key = "characters"
    secret = True

    def __init__(
        self,
        owned: list[list[Character]],
        used: list[str],
        gone: list[Card],
        aside: list[Character],
        left: int,
        lot: Lot | None,
        declared: list[int],
        drawing: bool,
    ) -> None:
        self.owned = owned  # by seat; never changed in place, and only by `hold`
        self.powers = NO_POWERS  # by seat: the persons owned, as bits; never changed in place
        self.used = used  # by seat: the power used since its turn began, of those that are one per round; likewise
        self.gone = gone  # out of the game; never changed in place
        self.aside = aside  # face down, the top one first; empty where it is hidden; never changed in place
        self.left = left  # how many lie there
        self.lot = lot
        self.declared = declared  # by seat: the building that Hakim helps in this scoring; never changed in place
        self.drawing = drawing  # may Yammerad draw on?
        self.changes: tuple[list[Purse], Display, list[Move]] | None = None  # the last answer about Machma

    def copy(self) -> Characters:
        found = Characters(
            owned=self.owned,
            used=self.used,
            gone=self.gone,
            aside=self.aside,
            left=self.left,
            lot=self.lot,
            declared=self.declared,
            drawing=self.drawing,
        )
        found.powers = self.powers
        found.changes = self.changes  # an answer about values that do not change holds for all copies
        return found

    def cards(self) -> list[Card]:
        found: list[Card] = [*self.gone, *self.aside]
        for owned in self.owned:
            found += owned
        if self.lot is not None:
            found.append(self.lot.card)
        return found

    def seen_by(self, seat: int | None) -> Characters:
        found = self.copy()
        found.aside = []
        found.changes = None  # about somebody's hand
        return found

    def imagined(self, unseen: list[Card], rng: Rng) -> Characters:
        found = self.copy()
        found.aside = [card for card in unseen if isinstance(card, Character)]
        return found

    def to_json(self) -> dict[str, object]:
        return {
            "owned": [[card.name for card in cards] for cards in self.owned],
            "used": [name or None for name in self.used],
            "gone": [card.name for card in self.gone],
            "aside": self.left,
            "auction": None if self.lot is None else self.lot.to_json(),
            "hakim": [None if building == UNDECLARED else BUILDINGS[building] for building in self.declared],
        }

    def lines(self, seat: int) -> list[tuple[str, dict[str, object]]]:
        return [(f"card-{card.name}", {}) for card in self.owned[seat]]

    # ------------------------------------------------------------------ questions and changes

    def owns(self, seat: int, person: int) -> bool:
        return self.powers[seat] >> person & 1 != 0

    def ready(self, seat: int, person: int) -> bool:
        """Is this power, one of those that are one per round, at hand (CHAR-12)?"""
        return self.owns(seat, person) and not self.used[seat]

    def unready(self, seat: int, person: int, rule: str) -> Violation | None:
        """Why it is not."""
        if not self.owns(seat, person):
            return Violation(rule, "character-not-owned", {"card": NAMES[person]})
        if self.used[seat]:
            return Violation("CHAR-12", "character-used", {"card": self.used[seat]})
        return None

    def hold(self, seat: int, cards: list[Character]) -> None:
        """From now on this seat owns just these."""
        self.owned = replaced(self.owned, seat, cards)
        self.powers = replaced(self.powers, seat, sum([1 << card.person for card in cards]))

    def give(self, seat: int, card: Character) -> None:
        self.hold(seat, [*self.owned[seat], card])

    def use(self, seat: int, person: int) -> None:
        """A power that is one per round."""
        self.used = replaced(self.used, seat, NAMES[person])

    def retire(self, seat: int, person: int) -> None:
        """Used once: out of the game (CHAR-13)."""
        self.gone = [*self.gone, *[card for card in self.owned[seat] if card.person == person]]
        self.hold(seat, [card for card in self.owned[seat] if card.person != person])


CHARACTERS: Final = PartKind(Characters)


# ---------------------------------------------------------------------- the auction


def hold_auction(s: State, card: Character, auctioneer: int) -> None:
    """Everybody takes part, from the player about to play on (CHAR-05, -06)."""
    s.part(CHARACTERS).lot = Lot(card, auctioneer, 0, NOBODY, list(range(s.seats)))
    if s.log is not None:
        s.log.reveal("character", None, {"card": card.name})
        s.log.add("auction", auctioneer, {"card": card.name, "auctioneer": auctioneer})
    s.then(Bidding(auctioneer))


def lot_of(s: State) -> Lot:
    lot = s.part(CHARACTERS).lot
    assert lot is not None
    return lot


class Bidding(Decision[State]):
    """Bid higher or pass. Who could only pass is asked too, or else being skipped would tell about the hand."""

    kind = "auction"
    declinable = True

    def moves(self, s: State) -> list[Move]:
        found: list[Move] = []
        purses = s.players[self.seat].purses
        most = highest_bid(purses)
        payable = sums(s, self.seat)
        for amount in range(lot_of(s).amount + 1, most + 1):
            if payable < 0 or payable >> amount & 1:
                found.append(bid_of(amount))
        found.append(PASS)
        return found

    def resolve(self, s: State, move: Move) -> None:
        part = s.part(CHARACTERS)
        if isinstance(move, Pass):
            part.lot = lot_of(s).left_by(self.seat)
        move.apply(s, self.seat)
        lot = lot_of(s)
        if not lot.still_in:
            part.lot = None
            part.gone = [*part.gone, lot.card]  # CHAR-09
            if s.log is not None:
                s.log.add("auction unsold", None, {"card": lot.card.name})
        elif lot.still_in == [lot.bidder]:
            s.then(PayBid(lot.bidder))
        else:
            s.then(Bidding(lot.after(self.seat)))


def highest_bid(purses: list[Purse]) -> int:
    """As much as can be paid in one currency (CHAR-07)."""
    return max([purse.barring(MINT.only_tiles).total for purse in purses])


def sums(s: State, seat: int) -> int:
    """All sums that this seat can pay exactly in one currency, as bits; negative: bids need not be exact (CHAR-R2)."""
    if not s.rules.options.flag("auction_exact_bids"):
        return -1
    found = 0
    for purse in s.players[seat].purses:
        reached = 1
        for card in purse.barring(MINT.only_tiles).cards():
            reached |= reached << card.value
        found |= reached
    return found


@mypyc_attr(acyclic=True)
class Bid(Move):
    """Offer so much for the character."""

    verb = "bid"
    moments = ("auction",)
    timing = "CHAR-05"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def operands(self) -> tuple[object, ...]:
        return (self.amount,)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return bid_of(words.number("amount"))

    def violation(self, s: State, seat: int) -> Violation | None:
        highest = lot_of(s).amount
        if self.amount < 1:
            return Violation("CHAR-07", "bid-nothing")
        if self.amount <= highest:
            return Violation("CHAR-05", "bid-not-higher", {"amount": self.amount, "highest": highest})
        most = highest_bid(s.players[seat].purses)
        if self.amount > most:
            return Violation("CHAR-07", "bid-beyond", {"amount": self.amount, "most": most})
        if not sums(s, seat) >> self.amount & 1:
            return Violation("CHAR-R2", "bid-not-payable", {"amount": self.amount})
        return None

    def apply(self, s: State, seat: int) -> None:
        s.part(CHARACTERS).lot = lot_of(s).raised(seat, self.amount)
        if s.log is not None:
            s.log.add("bid", seat, {"amount": self.amount})


_BIDS: Final[list[Bid]] = []  # made once, so that offering one is a look-up


def bid_of(amount: int) -> Bid:
    if not 0 <= amount < USUAL:
        return Bid(amount)
    while len(_BIDS) <= amount:
        _BIDS.append(Bid(len(_BIDS)))
    return _BIDS[amount]


class Pay(Settle):
    """Pay the bid, in one currency; too much is lost."""

    verb = "pay"
    moments = ("bid",)
    timing = "CHAR-08"
    echoes = ("auction won",)


class PayBid(Settlement):
    """The winner pays (CHAR-08, CHAR-R3)."""

    kind = "bid"
    duty = "CHAR-R3"

    def dues(self, s: State) -> list[Due]:
        """The bid, in any one currency."""
        amount = lot_of(s).amount
        exact = "CHAR-R2" if s.rules.options.flag("auction_exact_bids") else ""
        return [Due(amount, [currency], exact, MINT.only_tiles) for currency in range(len(s.rules.currencies))]

    def settling(self, payment: Payment) -> Settle:
        return Pay(payment)

    def fault(self, s: State, due: Due, fault: int, payment: Payment) -> Violation:
        facts: dict[str, object] = {"amount": due.price, "total": payment.total}
        if fault == TOO_LITTLE:
            return Violation("CHAR-08", "bid-too-little", facts)
        if fault == NOT_HELD:
            return Violation("CHAR-08", "bid-not-held", {"cards": str(payment)})
        if fault == NOT_EXACT:
            return Violation(due.exact, "bid-overpaid", facts)
        return Violation("CHAR-08", "bid-one-currency")

    def paid(self, s: State, payment: Payment) -> int:
        part = s.part(CHARACTERS)
        lot = lot_of(s)
        part.lot = None
        part.give(self.seat, lot.card)
        if s.log is not None:
            cards = [card.name for card in payment.cards()]
            s.log.add("auction won", self.seat, {"card": lot.card.name, "amount": lot.amount, "cards": cards})
        if lot.card.person == FATIMA:
            s.then(FatimaChoice(self.seat))
        return lot.amount


# ---------------------------------------------------------------------- Fatima


class FatimaChoice(Decision[State]):
    """Decided at once, in whosever turn (CHAR-24)."""

    kind = "fatima"
    duty = "CHAR-24"

    def moves(self, s: State) -> list[Move]:
        found: list[Move] = [KeepFatima()]
        if s.part(CHARACTERS).left:
            found.append(SwapFatima())
        return found


class KeepFatima(Move):
    """Her points, at once (CHAR-R7, -R16)."""

    verb = "fatima keep"
    moments = ("fatima",)
    timing = "CHAR-24"
    echoes = ()  # the points are news

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return KeepFatima()

    def violation(self, s: State, seat: int) -> Violation | None:
        return None

    def apply(self, s: State, seat: int) -> None:
        s.part(CHARACTERS).retire(seat, FATIMA)
        line = ScoreLine(seat, NO_SCORING, "CHAR-24", NAMES[FATIMA], FATIMA_POINTS, "line-fatima")
        give_points(s, [line])
        if s.log is not None:
            facts: dict[str, object] = {"kept": True, "card": None, "points": FATIMA_POINTS, "lines": [line.to_json()]}
            s.log.add("fatima", seat, facts, (line.sentence,))


class SwapFatima(Move):
    """The top character of those set aside instead of her."""

    verb = "fatima swap"
    moments = ("fatima",)
    timing = "CHAR-24"
    echoes = ()  # the character is news

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return SwapFatima()

    def violation(self, s: State, seat: int) -> Violation | None:
        return None if s.part(CHARACTERS).left else Violation("CHAR-R7", "fatima-nobody-left")

    def apply(self, s: State, seat: int) -> None:
        s.then(TurnAside(seat))


class TurnAside(Step[State]):
    """The top one of those set aside is turned up and taken."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        part = s.part(CHARACTERS)
        card = part.aside[0]
        part.aside = part.aside[1:]
        part.left -= 1
        part.retire(self.seat, FATIMA)
        part.give(self.seat, card)
        s.revelations += 1
        if s.log is not None:
            s.log.reveal("fatima", self.seat, {"kept": False, "card": card.name, "points": 0})
