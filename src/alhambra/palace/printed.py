"""Facts printed on components: the tables that palace and modules ship, and corrections laid over them.

A correction names a module, a table and a key as the data files do; rows of a list are found by their `id`:

    [base.building_yard]
    slots = ["dinar", "dirham", "florin", "ducat"]

    [[camps.camp]]
    id = "camp_3"
    cost = 4
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, NoReturn

from ..core.setup import InvalidComponents

_PACKAGE: Final = files(__package__.rpartition(".")[0])
SIDES: Final = "NESW"
Table = dict[str, object]


class Sheet:
    """One table of a data file; every complaint says where it stands."""

    def __init__(self, table: object, path: str, source: str) -> None:
        self.path = path
        self.source = source
        if not isinstance(table, dict):
            self.complain("", f"must be a table, found {_shown(table)}")
        self.table: Table = table

    def complain(self, key: str, problem: str) -> NoReturn:
        where = f"{self.path}.{key}" if key and self.path else key or self.path
        raise InvalidComponents(f"{self.source}: {where}: {problem}")

    def value(self, key: str) -> object:
        if key not in self.table:
            self.complain(key, "is missing")
        return self.table[key]

    def sheet(self, key: str) -> Sheet:
        return Sheet(self.value(key), f"{self.path}.{key}" if self.path else key, self.source)

    def rows(self, key: str) -> list[Sheet]:
        rows = self.value(key)
        if not isinstance(rows, list) or not rows:
            self.complain(key, f"must be a list of tables, found {_shown(rows)}")
        return [Sheet(row, f"{self.path}.{key}[{_row_name(row, n)}]", self.source) for n, row in enumerate(rows)]

    def integer(self, key: str, least: int, most: int) -> int:
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.complain(key, f"must be a whole number from {least} to {most}, found {_shown(value)}")
        return value

    def integers(self, key: str, least: int, most: int) -> list[int]:
        values = self.value(key)
        if not isinstance(values, list) or not values:
            self.complain(key, f"must be a list of whole numbers, found {_shown(values)}")
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
                self.complain(key, f"must hold whole numbers from {least} to {most}, found {_shown(value)}")
        return [int(value) for value in values]

    def name(self, key: str, known: tuple[str, ...]) -> str:
        value = self.value(key)
        if not isinstance(value, str) or value not in known:
            self.complain(key, f"must be one of {', '.join(known)}, found {_shown(value)}")
        return value

    def names(self, key: str) -> list[str]:
        values = self.value(key)
        if not isinstance(values, list) or not all([isinstance(value, str) for value in values]):
            self.complain(key, f"must be a list of names, found {_shown(values)}")
        return [str(value) for value in values]

    def sides(self, key: str, most: int) -> int:
        """A set of sides as bits: N = 1, E = 2, S = 4, W = 8."""
        found = 0
        for side in self.names(key):
            if len(side) != 1 or side not in SIDES:
                self.complain(key, f"must hold N, E, S or W, found {_shown(side)}")
            if found >> SIDES.index(side) & 1:
                self.complain(key, f"names side {side} twice")
            found |= 1 << SIDES.index(side)
        if found.bit_count() > most:
            self.complain(key, f"has {found.bit_count()} sides, at most {most} are possible")
        return found


def _row_name(row: object, index: int) -> str:
    return str(row.get("id", index)) if isinstance(row, dict) else str(index)


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def printed(module: str) -> Table:
    """The data file of the base game, or of a module, which keeps it in its own folder."""
    path = (
        _PACKAGE / "palace" / "data" / "base.toml"
        if module == "base"
        else _PACKAGE / "modules" / module / "printed.toml"
    )
    return tomllib.loads(path.read_text("utf-8"))


def overlaid(table: Table, correction: object, path: str, source: str) -> Table:
    """The table with a correction laid over it; only what is there can be corrected."""
    if not isinstance(correction, dict):
        raise InvalidComponents(f"{source}: {path}: must be a table, found {_shown(correction)}")
    found = table.copy()
    for key, value in correction.items():
        here = f"{path}.{key}"
        if key not in table:
            known = ", ".join(sorted(table))
            raise InvalidComponents(f"{source}: {here}: unknown; known here: {known}")
        old = table[key]
        if isinstance(old, dict):
            found[key] = overlaid(old, value, here, source)
        elif isinstance(old, list) and old and isinstance(old[0], dict):
            found[key] = _overlaid_rows(old, value, here, source)
        else:
            found[key] = value
    return found


def _overlaid_rows(rows: list[Table], correction: object, path: str, source: str) -> list[Table]:
    if not isinstance(correction, list):
        raise InvalidComponents(f"{source}: {path}: must be a list of tables, found {_shown(correction)}")
    found = rows.copy()
    ids = [row.get("id") for row in rows]
    for row in correction:
        name = row.get("id") if isinstance(row, dict) else None
        if name not in ids:
            raise InvalidComponents(f"{source}: {path}: no row with id {_shown(name)}")
        index = ids.index(name)
        found[index] = overlaid(rows[index], row, f"{path}[{name}]", source)
    return found
