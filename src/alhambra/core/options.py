"""Options: what is chosen before a game, one value of several each."""

from __future__ import annotations

from .setup import InvalidSetup, shown
from .violations import short

Value = str | int | bool | tuple[int, ...]


class Option:
    """A choice to be made before the game. The first value is the default; an edition may prefer another."""

    def __init__(self, name: str, values: tuple[Value, ...], rule: str) -> None:
        self.name = name
        self.values = values
        self.rule = rule

    def read(self, value: object) -> Value:
        """The value meant; texts of command lines and records are understood."""
        for known in self.values:
            same = value == known and isinstance(value, bool) == isinstance(known, bool)
            if same or (isinstance(value, str) and value == shown(known)):
                return known
        known_values = ", ".join([shown(known) for known in self.values])
        raise InvalidSetup(f"option {self.name}: {short(shown(value))} is not one of {known_values} ({self.rule})")
