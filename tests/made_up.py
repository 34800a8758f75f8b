"""Small modules that no box holds: each uses one piece of the base game that the modules to come will need.

Compiled classes have no interpreted subclasses, so tests that use these run interpreted only.
"""

from __future__ import annotations

from typing import Final

import pytest

from alhambra import COMPILED, MODULES
from alhambra.palace.components import CURRENCIES
from alhambra.palace.options import Options
from alhambra.palace.state import Part, PartKind, State

if COMPILED:
    pytest.skip("a compiled Module has no interpreted subclass", allow_module_level=True)

from alhambra.palace.module import Effects, Module
from alhambra.palace.paying import NO_WAYS, Way

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
        return [Way([CURRENCIES.index("dinar")])] if s.part(LETTERS).held[seat] else NO_WAYS


class LetterModule(Module):
    key = "letters"

    def configured(self, options: Options) -> Effects:
        return LetterEffects()


# ---------------------------------------------------------------------- the table

MADE_UP: Final[dict[str, Module]] = {**MODULES, **{module.key: module for module in (LetterModule(),)}}
