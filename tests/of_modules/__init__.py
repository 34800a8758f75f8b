"""What tests over all games must know of single modules: one file for each that has something to say, named by its key.

The file of a module defines CHECKS. Whoever adds a module adds a file here, and no test over all games names it.
"""

from __future__ import annotations

import random
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from alhambra import MODULES, Game
from alhambra.core.rng import jsf32
from alhambra.palace.buying import Offer
from alhambra.palace.components import CURRENCIES, Card, Tile
from alhambra.palace.ruleset import Ruleset
from alhambra.palace.state import Part, State

Misses = list[tuple[str, tuple[str, ...]]]  # texts of moves, each with the rules that may refuse it


class Bill(NamedTuple):
    """A payment as a person reads it."""

    verb: str
    seat: int
    offer: Offer | None  # what it is for, if that is for sale
    cards: list[str]
    means: list[str]
    exact: bool  # must it be the price itself?

    @property
    def total(self) -> int:
        return sum(int(card.split()[-1]) for card in self.cards)

    @property
    def currencies(self) -> set[str]:
        return {card.split()[0] for card in self.cards}

    @property
    def asked(self) -> str:
        """The currency in which it is to be paid."""
        return "" if self.offer is None else CURRENCIES[self.offer.currency]

    def covers(self, price: int, exact: bool = False) -> bool:
        return self.total == price if self.exact or exact else self.total >= price


class Checks:
    """The answers of a module of which there is nothing to say."""

    removal_rules: tuple[str, ...] = ()  # those that may forbid to remove a tile

    def check(self, s: State) -> None:
        """What else must hold in every position."""

    def near_misses(self, game: Game, rng: random.Random) -> Misses:
        """Moves of the module that are almost legal, each with the rules that may refuse it."""
        return []

    def placement_rules(self, game: Game) -> tuple[str, ...]:
        """Further rules that may forbid to lay a tile."""
        return ()

    def wants_exact(self, bill: Bill) -> bool:
        """Must this be paid exactly?"""
        return False

    def verdict(self, game: Game, bill: Bill) -> bool | None:
        """Do the rules allow this payment, whose cards are in the hand? None: the module has no say in it."""
        return None

    def means(self, game: Game, rng: random.Random) -> list[str]:
        """Some means to pay, as in the notation: what the seat that decides has, or somebody else."""
        return []

    def tile(self, number: int, name: str, code: str, cost: int, walls: int) -> Tile | None:
        """A tile of the module with this name, printed or not; None: it has none with this code."""
        return None

    def hidden_cards(self, part: Part, seat: int | None) -> list[Card]:
        """The cards with its part that this seat must not know: hands are looked into without asking the part."""
        found = part.cards()
        for card in part.seen_by(seat).cards():
            found.remove(card)
        return found

    def otherwise(self, part: Part, seat: int | None, cards: list[Card], rng: random.Random) -> Part:
        """The part with these cards where this seat cannot look."""
        return part.seen_by(seat).imagined(cards, jsf32(rng.getrandbits(40)))


@cache
def checks_of(key: str) -> Checks:
    """Those of a module in the table, or of one that a test makes up."""
    name = f"{__name__}.{key}"
    if find_spec(name) is None:
        return Checks()
    found = import_module(name).CHECKS
    assert isinstance(found, Checks)
    return found


ALL = {key: checks_of(key) for key in MODULES}


def in_play(rules: Ruleset) -> list[Checks]:
    return [ALL[module.key] for module in rules.modules if module.key in ALL]
