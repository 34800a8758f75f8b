"""Small modules that no box holds: each uses one piece of the base game that the modules to come will need.

Compiled classes have no interpreted subclasses, so tests that use these run interpreted only.
"""

from __future__ import annotations

from typing import Final

import pytest

from alhambra import COMPILED, MODULES, Move, Violation
from alhambra.core.lists import replaced
from alhambra.core.notation import Words
from alhambra.core.rng import Rng
from alhambra.palace.building import Add, all_redesigns
from alhambra.palace.components import BUILDINGS, CURRENCIES, NO_BUILDING, Card, Components, Tile
from alhambra.palace.laws import SQUARE
from alhambra.palace.options import Options
from alhambra.palace.ruleset import Ruleset
from alhambra.palace.state import Part, PartKind, State

if COMPILED:
    pytest.skip("a compiled Module has no interpreted subclass", allow_module_level=True)

from alhambra.core.agenda import Decision, Step
from alhambra.palace.module import Effects, Module
from alhambra.palace.money import Payment
from alhambra.palace.paying import NO_WAYS, TOO_LITTLE, Due, Way
from alhambra.palace.settling import Settle, Settlement
from alhambra.palace.turn import DISTRIBUTING, RELAYING, Permit

# ---------------------------------------------------------------------- letters of credit: a way that comes and goes


class Letters(Part):
    key = "letters"

    def __init__(self, held: list[bool]) -> None:
        self.held = held  # by seat; never changed in place

    def copy(self) -> Letters:
        return Letters(self.held)

    def to_json(self) -> dict[str, object]:
        return {"held": self.held.copy()}


LETTERS: Final = PartKind(Letters)


class LetterEffects(Effects):
    """Who has a letter pays with dinars everywhere. Nobody is told when one is given or taken."""

    def parts(self, rules: Ruleset) -> list[Part]:
        return [Letters([False] * rules.seats)]

    def ways(self, s: State, seat: int) -> list[Way]:
        return [Way([CURRENCIES.index("dinar")], universal=True)] if s.part(LETTERS).held[seat] else NO_WAYS


class LetterModule(Module):
    key = "letters"

    def configured(self, options: Options) -> Effects:
        return LetterEffects()


# ---------------------------------------------------------------------- masons: the end of a turn


class Masons(Part):
    key = "masons"

    def __init__(self, hired: list[int], resting: bool) -> None:
        self.hired = hired  # by seat: how often they add a tile at the end of a turn; never changed in place
        self.resting = resting  # is there no redesign at the end of this turn?

    def copy(self) -> Masons:
        return Masons(self.hired, self.resting)

    def to_json(self) -> dict[str, object]:
        return {"hired": self.hired.copy(), "resting": self.resting}


MASONS: Final = PartKind(Masons)


class MasonsPermit(Permit):
    """Masons only add."""

    def moves(self, s: State, seat: int) -> list[Move]:
        return [move for move in all_redesigns(s, seat) if isinstance(move, Add)]

    def violation(self, s: State, seat: int, move: Move) -> Violation | None:
        return (
            None if isinstance(move, Add) else Violation("ARCH-R1", "not-now", {"verb": move.verb, "moment": "rebuild"})
        )

    def use(self, s: State, seat: int) -> None:
        masons = s.part(MASONS)
        masons.hired = replaced(masons.hired, seat, masons.hired[seat] - 1)


class Rest(Move):
    """The first action of a turn, or none: it is not offered as an extra one. No redesign follows at the end."""

    verb = "rest"
    moments = ("action",)
    timing = "FALC-03"

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return REST

    def violation(self, s: State, seat: int) -> Violation | None:
        return None

    def apply(self, s: State, seat: int) -> None:
        s.part(MASONS).resting = True


REST: Final = Rest()


class Told(Step[State]):
    """Says that it is its turn."""

    def __init__(self, seat: int, what: str) -> None:
        self.seat = seat
        self.what = what

    def run(self, s: State) -> None:
        if s.log is not None:
            s.log.add(self.what, self.seat, {})


class MasonEffects(Effects):
    def parts(self, rules: Ruleset) -> list[Part]:
        return [Masons([0] * rules.seats, False)]

    def start_of_turn(self, s: State, seat: int) -> None:
        s.part(MASONS).resting = False

    def opening_moves(self, s: State, seat: int) -> list[Move]:
        return [REST]

    def late_redesigns(self, s: State, seat: int) -> list[Permit]:
        return [MasonsPermit()] if s.part(MASONS).hired[seat] else []

    def closes_redesigns(self, s: State, seat: int) -> bool:
        return s.part(MASONS).resting

    def end_of_turn(self, seat: int) -> list[tuple[int, Step[State]]]:
        return [(RELAYING, Told(seat, "relaid")), (DISTRIBUTING, Told(seat, "distributed"))]


class MasonModule(Module):
    key = "masons"
    moves = (Rest,)

    def configured(self, options: Options) -> Effects:
        return MasonEffects()


# ---------------------------------------------------------------------- stalls: tiles that stay beside the market


class Stalls(Part):
    key = "stalls"

    def __init__(self, beside: list[Tile]) -> None:
        self.beside = beside  # never changed in place

    def copy(self) -> Stalls:
        return Stalls(self.beside)

    def tiles(self) -> list[Tile]:
        return self.beside

    def to_json(self) -> dict[str, object]:
        return {"beside": [tile.name for tile in self.beside]}


STALLS: Final = PartKind(Stalls)


class Stall(Tile):
    """Drawn for the market, it is laid beside it, and another tile is drawn."""

    fills_space = False

    def drawn(self, s: State) -> None:
        stalls = s.part(STALLS)
        stalls.beside = [*stalls.beside, self]
        if s.log is not None:
            s.log.reveal("stall", None, {"tile": self.name})


class StallEffects(Effects):
    def parts(self, rules: Ruleset) -> list[Part]:
        return [Stalls([])]


class StallModule(Module):
    key = "stalls"

    def configured(self, options: Options) -> Effects:
        return StallEffects()

    def tiles(self, components: Components) -> list[Tile]:
        found = components.module_tiles(self.key)
        if found is None:
            first = len(components.tiles)
            found = [Stall(first + index, f"STALL{index}-", NO_BUILDING, 3, 0, SQUARE) for index in range(2)]
            components.register(self.key, found)
        return found


# ---------------------------------------------------------------------- favours: a secret choice before the market


class Favours(Part):
    """Each player favours a kind of building; all are shown together."""

    key = "favours"
    secret = True

    def __init__(self, chosen: list[int | None], made: list[bool], shown: bool) -> None:
        self.chosen = chosen  # by seat; None: not chosen, or the reader must not know; never changed in place
        self.made = made  # by seat: has it chosen? Never changed in place
        self.shown = shown

    def copy(self) -> Favours:
        return Favours(self.chosen, self.made, self.shown)

    def seen_by(self, seat: int | None) -> Favours:
        if self.shown:
            return self.copy()
        return Favours([one if number == seat else None for number, one in enumerate(self.chosen)], self.made, False)

    def imagined(self, unseen: list[Card], rng: Rng) -> Favours:
        chosen = [
            rng.below(len(BUILDINGS)) if made and one is None else one
            for one, made in zip(self.chosen, self.made, strict=True)
        ]
        return Favours(chosen, self.made, self.shown)

    def to_json(self) -> dict[str, object]:
        names = [None if one is None else BUILDINGS[one] for one in self.chosen]
        return {"chosen": names, "made": self.made.copy(), "shown": self.shown}


FAVOURS: Final = PartKind(Favours)


class ChooseFavour(Decision[State]):
    kind = "favour"
    duty = "TRADER-02"

    def moves(self, s: State) -> list[Move]:
        return [Favour(building) for building in range(len(BUILDINGS))]


class Favour(Move):
    verb = "favour"
    moments = ("favour",)
    timing = "TRADER-02"
    secret = True

    def __init__(self, building: int) -> None:
        self.building = building

    def operands(self) -> tuple[object, ...]:
        return (BUILDINGS[self.building],)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return Favour(BUILDINGS.index(words.word("building")))

    def violation(self, s: State, seat: int) -> Violation | None:
        return None

    def apply(self, s: State, seat: int) -> None:
        favours = s.part(FAVOURS)
        favours.chosen = replaced(favours.chosen, seat, self.building)
        favours.made = replaced(favours.made, seat, True)
        if s.log is not None:
            s.log.conceal("favour", seat, {"building": BUILDINGS[self.building]}, {"building": None})


class ShowFavours(Step[State]):
    def run(self, s: State) -> None:
        favours = s.part(FAVOURS)
        favours.shown = True
        s.revelations += 1
        if s.log is not None:
            s.log.reveal("favours", None, {"buildings": [BUILDINGS[one or 0] for one in favours.chosen]})


class FavourEffects(Effects):
    def parts(self, rules: Ruleset) -> list[Part]:
        return [Favours([None] * rules.seats, [False] * rules.seats, False)]

    def before_market(self, s: State) -> list[Step[State]]:
        return [*[ChooseFavour(seat) for seat in range(s.seats)], ShowFavours()]


class FavourModule(Module):
    key = "favours"
    moves = (Favour,)

    def configured(self, options: Options) -> Effects:
        return FavourEffects()


# ---------------------------------------------------------------------- crates: first what, then how to pay


class Crates(Part):
    key = "crates"

    def __init__(self, owned: list[int]) -> None:
        self.owned = owned  # by seat: what they are worth together; never changed in place

    def copy(self) -> Crates:
        return Crates(self.owned)

    def to_json(self) -> dict[str, object]:
        return {"owned": self.owned.copy()}


CRATES: Final = PartKind(Crates)


class ChooseCrate(Move):
    """Any mixture of money will do; how it is paid is asked next."""

    verb = "crate"
    moments = ("action", "extra")
    timing = "CHEST-05"

    def __init__(self, price: int) -> None:
        self.price = price

    def operands(self) -> tuple[object, ...]:
        return (self.price,)

    @classmethod
    def read(cls, s: State, words: Words) -> Move:
        return ChooseCrate(words.number("price"))

    def violation(self, s: State, seat: int) -> Violation | None:
        total = sum(purse.total for purse in s.players[seat].purses)
        facts: dict[str, object] = {"amount": self.price, "total": total}
        return None if total >= self.price else Violation("CHEST-05", "bid-too-little", facts)

    def apply(self, s: State, seat: int) -> None:
        s.then(PayCrate(seat, self.price))


class PayForCrate(Settle):
    verb = "pay"
    moments = ("crate",)
    timing = "CHEST-05"


class PayCrate(Settlement):
    kind = "crate"
    duty = "CHEST-05"

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def dues(self, s: State) -> list[Due]:
        return [Due(self.price, list(range(len(CURRENCIES))))]

    def settling(self, payment: Payment) -> Settle:
        return PayForCrate(payment)

    def fault(self, s: State, due: Due, fault: int, payment: Payment) -> Violation:
        facts: dict[str, object] = {"amount": due.price, "total": payment.total, "cards": str(payment)}
        return Violation("CHEST-05", "bid-too-little" if fault == TOO_LITTLE else "bid-not-held", facts)

    def paid(self, s: State, payment: Payment) -> int:
        crates = s.part(CRATES)
        crates.owned = replaced(crates.owned, self.seat, crates.owned[self.seat] + self.price)
        return self.price


class CrateEffects(Effects):
    def parts(self, rules: Ruleset) -> list[Part]:
        return [Crates([0] * rules.seats)]

    def turn_moves(self, s: State, seat: int) -> list[Move]:
        crates = [ChooseCrate(price) for price in (4, 8)]
        return [crate for crate in crates if crate.violation(s, seat) is None]


class CrateModule(Module):
    key = "crates"
    moves = (ChooseCrate, PayForCrate)

    def configured(self, options: Options) -> Effects:
        return CrateEffects()


# ---------------------------------------------------------------------- the table

MADE_UP: Final[dict[str, Module]] = {
    **MODULES,
    **{module.key: module for module in (LetterModule(), MasonModule(), StallModule(), FavourModule(), CrateModule())},
}
