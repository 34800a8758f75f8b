"""What a game is played by: the seats, the fictitious players, the options and the sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..core.options import Option, Value
from ..core.setup import InvalidSetup, counted, hint
from ..core.violations import short
from .layout import FEWEST, MOST, Layout

RULES_VERSION: Final = "1"
OPTIONS: Final[tuple[Option, ...]] = (
    Option("special_actions_per_turn", (1, 2), "RW-SPEC-01"),
    Option("fictitious_players", (2, 3, 4), "RW-SOLO-04"),
    Option("solo_duel", (False, True), "RW-SOLO-05"),
)
SOLO: Final = ("fictitious_players", "solo_duel")  # the options of who plays alone


class Rules:
    """Immutable; shared by all games that are played by them."""

    def __init__(self, seats: int, values: dict[str, Value], layout: Layout) -> None:
        self.seats = seats
        self.values = values  # every option
        self.layout = layout
        self.specials = 2 if values["special_actions_per_turn"] == 2 else 1
        self.duel = seats == 1 and values["solo_duel"] is True
        self.rivals = _rivals(seats, values)
        self.rounds = layout.rounds_for(seats + self.rivals)

    def departures(self) -> dict[str, Value]:
        """The options that are not as usual."""
        return {
            option.name: self.values[option.name] for option in OPTIONS if self.values[option.name] != option.values[0]
        }


def _rivals(seats: int, values: dict[str, Value]) -> int:
    """Fictitious players fill the table up to three; alone, one may want more (RW-FICT-01, RW-SOLO-04)."""
    if seats > 1:
        return max(0, FEWEST - seats)
    wanted = values["fictitious_players"]
    assert isinstance(wanted, int)
    return wanted


def rules_for(seats: object, options: Mapping[str, object] | None, layout: Layout) -> Rules:
    """InvalidSetup says what cannot be. Anything may have been asked for."""
    if isinstance(seats, bool) or not isinstance(seats, int) or not 1 <= seats <= MOST:
        raise InvalidSetup(f"{counted(short(repr(seats)), 'seat')}: 1 to {MOST} can play (RW-ROUND-01)")
    known = {option.name: option for option in OPTIONS}
    values: dict[str, Value] = {option.name: option.values[0] for option in OPTIONS}
    for name, value in (options or {}).items():
        if name not in known:
            raise InvalidSetup(f"unknown option {short(name)}{hint(name, known)}; known: {', '.join(known)}")
        values[name] = known[name].read(value)
        if seats > 1 and name in SOLO and values[name] != known[name].values[0]:
            raise InvalidSetup(f"option {name}: only for one player ({known[name].rule})")
    return Rules(seats, values, layout)
