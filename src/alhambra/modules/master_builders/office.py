"""The cards of the master builders, and what is known of them during a game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...core.rng import Rng
from ...palace.components import MINT, Card, Money
from ...palace.state import Part, PartKind, State

KEY: Final = "master_builders"
MOST: Final = 7  # of one currency: a purse counts no further
VALUE: Final = 3
NEVER: Final = 0


class Builder(Money):
    """Pays like any card of its currency (ARCH-07); used, it leaves the game (ARCH-11)."""

    word = "builder"
    kind = KEY
    most = MOST
    leaves = True


BUILDERS: Final[list[Money]] = [cards[0] for cards in MINT.strike(Builder, (VALUE,))]  # by currency
FIELD: Final = BUILDERS[0].field  # their bits in every purse
SHIFT: Final = BUILDERS[0].shift


@mypyc_attr(acyclic=True)
class Office(Part):
    """The cards that nobody gets (ARCH-04), and whether one has been played in this turn."""

    key = KEY
    secret = True

    def __init__(self, aside: list[Money], count: int, played: int, working: bool) -> None:
        self.aside = aside  # not dealt yet, then out of the game unseen; never changed in place; in a view nothing
        self.count = count  # how many these are
        self.played = played  # the turn in which the last one was played for a redesign, or NEVER
        self.working = working  # is that redesign still to be made?

    def copy(self) -> Office:
        return Office(self.aside, self.count, self.played, self.working)

    def keep(self, cards: list[Money]) -> None:
        self.aside = cards
        self.count = len(cards)

    def cards(self) -> list[Card]:
        return [*self.aside]

    def seen_by(self, seat: int | None) -> Office:
        return Office([], self.count, self.played, self.working)

    def imagined(self, unseen: list[Card], rng: Rng) -> Office:
        cards = [card for card in unseen if isinstance(card, Builder)]
        return Office([*cards], self.count, self.played, self.working)

    def to_json(self) -> dict[str, object]:
        return {"aside": self.count, "working": self.working}


OFFICE: Final = PartKind(Office)


def held(s: State, seat: int) -> int:
    """How many this seat holds."""
    found = 0
    for purse in s.players[seat].purses:
        found += (purse.bits & FIELD) >> SHIFT
    return found
