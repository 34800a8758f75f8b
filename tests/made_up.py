"""Small modules that no box holds: each uses one piece of the base game that the modules to come will need.

Compiled classes have no interpreted subclasses, so tests that use these run interpreted only.
"""

from __future__ import annotations

from typing import Final

import pytest

from alhambra import COMPILED, MODULES, Move, Violation
from alhambra.core.lists import replaced
from alhambra.core.notation import Words
from alhambra.palace.building import Add, all_redesigns
from alhambra.palace.components import CURRENCIES
from alhambra.palace.options import Options
from alhambra.palace.state import Part, PartKind, State

if COMPILED:
    pytest.skip("a compiled Module has no interpreted subclass", allow_module_level=True)

from alhambra.core.agenda import Step
from alhambra.palace.module import Effects, Module
from alhambra.palace.paying import NO_WAYS, Way
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

    def setup(self, s: State) -> None:
        s.add(Letters([False] * s.seats))

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
        return None if isinstance(move, Add) else Violation("ARCH-R1", "not-now", {"verb": move.verb})

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
    def setup(self, s: State) -> None:
        s.add(Masons([0] * s.seats, False))

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


# ---------------------------------------------------------------------- the table

MADE_UP: Final[dict[str, Module]] = {
    **MODULES,
    **{module.key: module for module in (LetterModule(), MasonModule())},
}
