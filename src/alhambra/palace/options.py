"""Options of a game: editions as bundles of flags, each flag also settable alone; every option has one default."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from ..core.options import Option, Value
from ..core.setup import InvalidSetup, hint, shown
from ..core.violations import short


class Ages(Option):
    """One age per seat, to break the last tie for the first turn."""

    def read(self, value: object) -> Value:
        parts = value.split(",") if isinstance(value, str) and value else value
        if parts == "" or parts is None:
            return ()
        if isinstance(parts, (list, tuple)):
            ages = [int(part) for part in parts if str(part).isdecimal() and len(str(part)) < 4]
            if len(ages) == len(parts):
                return tuple(ages)
        raise InvalidSetup(
            f"option ages: {short(shown(value))} is not a list of whole numbers, one per seat ({self.rule})"
        )


BASE_OPTIONS: Final[tuple[Option, ...]] = (
    Option("second_scoring_pile", (4, 5), "BASE-ED-01"),
    Option("scoring_order", ("wall_first", "buildings_first"), "BASE-ED-02"),
    Option("extra_action", ("must", "may"), "BASE-ED-03"),
    Option("end_trigger", ("cannot_refill", "supply_empty"), "BASE-ED-06"),
    Option("final_partial_refill", (True, False), "BASE-ED-07"),
    Option("hole_rule", ("region", "cell"), "BASE-ED-08"),
    Option("min_one_building", (True, False), "BASE-ED-12"),
    Ages("ages", ((),), "BASE-RUL-01"),
    Option("scoring_before_interrupts", (False, True), "VIZ-R1"),
)

_EDITIONS: Final[dict[str, object]] = tomllib.loads((files(__package__) / "data" / "editions.toml").read_text("utf-8"))


def _bundles() -> dict[str, dict[str, Value]]:
    bundles = _EDITIONS["edition"]
    assert isinstance(bundles, dict)
    return {str(name): dict(flags) for name, flags in bundles.items()}


EDITIONS: Final[dict[str, dict[str, Value]]] = _bundles()
DEFAULT_EDITION: Final = str(_EDITIONS["default"])


class Options:
    """The effective options of one game, by name."""

    def __init__(self, edition: str, values: dict[str, Value], declared: dict[str, Option]) -> None:
        self.edition = edition
        self.values = values
        self._declared = declared

    def text(self, name: str) -> str:
        return str(self.values[name])

    def number(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def flag(self, name: str) -> bool:
        return self.values[name] is True

    def ages(self) -> tuple[int, ...]:
        value = self.values["ages"]
        return value if isinstance(value, tuple) else ()

    def departures(self) -> dict[str, Value]:
        """The options that differ from the edition's own."""
        usual = EDITIONS[self.edition]
        return {
            name: value
            for name, value in self.values.items()
            if value != usual.get(name, self._declared[name].values[0])
        }


def effective(
    edition: object, chosen: Mapping[str, object], declared: Sequence[Option], known: Sequence[Option]
) -> Options:
    """The chosen values over those of the edition over the defaults.

    `declared` are the options of this game, `known` all there are: those of absent modules are checked and ignored.
    """
    if not isinstance(edition, str) or edition not in EDITIONS:
        told = short(shown(edition) if isinstance(edition, str) else repr(edition))
        raise InvalidSetup(f"unknown edition {told}{hint(edition, EDITIONS)}; known: {', '.join(EDITIONS)}")
    by_name = {option.name: option for option in [*known, *declared]}
    for name, value in chosen.items():
        if name not in by_name:
            raise InvalidSetup(f"unknown option {short(name)}{hint(name, by_name)}; known: {', '.join(by_name)}")
        by_name[name].read(value)
    values: dict[str, Value] = {}
    for option in declared:
        usual = EDITIONS[edition].get(option.name, option.values[0])
        values[option.name] = option.read(chosen[option.name]) if option.name in chosen else usual
    return Options(edition, values, {option.name: option for option in declared})
