"""Facts printed on components, as data files hold them: reading tables with complaints, laying corrections over them.

A correction names what it corrects as the data file does; rows of a list are found by their `id`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from .setup import InvalidComponents

Table = dict[str, object]


class Sheet:
    """One table of a data file; every complaint says where it stands."""

    def __init__(self, table: object, path: str, source: str) -> None:
        self.path = path
        self.source = source
        if not isinstance(table, dict):
            self.complain("", f"must be a table, found {quoted(table)}")
        self.table: Table = table

    def complain(self, key: str, problem: str, reason: str = "", facts: Mapping[str, object] | None = None) -> NoReturn:
        """`reason` is the key of a sentence that says the problem in every language."""
        where = f"{self.path}.{key}" if key and self.path else key or self.path
        raise InvalidComponents(f"{self.source}: {where}: {problem}", where, reason, facts)

    def value(self, key: str) -> object:
        if key not in self.table:
            self.complain(key, "is missing")
        return self.table[key]

    def sheet(self, key: str) -> Sheet:
        return Sheet(self.value(key), f"{self.path}.{key}" if self.path else key, self.source)

    def rows(self, key: str) -> list[Sheet]:
        rows = self.value(key)
        if not isinstance(rows, list) or not rows:
            self.complain(key, f"must be a list of tables, found {quoted(rows)}")
        return [Sheet(row, f"{self.path}.{key}[{_row_name(row, n)}]", self.source) for n, row in enumerate(rows)]

    def integer(self, key: str, least: int, most: int) -> int:
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            facts = {"least": least, "most": most, "found": quoted(value)}
            problem = f"must be a whole number from {least} to {most}, found {quoted(value)}"
            self.complain(key, problem, "components-integer", facts)
        return value

    def integers(self, key: str, least: int, most: int) -> list[int]:
        values = self.value(key)
        if not isinstance(values, list) or not values:
            self.complain(key, f"must be a list of whole numbers, found {quoted(values)}")
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
                facts = {"least": least, "most": most, "found": quoted(value)}
                problem = f"must hold whole numbers from {least} to {most}, found {quoted(value)}"
                self.complain(key, problem, "components-integers", facts)
        return [int(value) for value in values]

    def name(self, key: str, known: tuple[str, ...]) -> str:
        value = self.value(key)
        if not isinstance(value, str) or value not in known:
            self.complain(key, f"must be one of {', '.join(known)}, found {quoted(value)}")
        return value

    def names(self, key: str) -> list[str]:
        values = self.value(key)
        if not isinstance(values, list) or not all([isinstance(value, str) for value in values]):
            self.complain(key, f"must be a list of names, found {quoted(values)}")
        return [str(value) for value in values]


def _row_name(row: object, index: int) -> str:
    return str(row.get("id", index)) if isinstance(row, dict) else str(index)


def quoted(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def overlaid(table: Table, correction: object, path: str, source: str) -> Table:
    """The table with a correction laid over it; only what is there can be corrected."""
    if not isinstance(correction, dict):
        problem = f"must be a table, found {quoted(correction)}"
        raise InvalidComponents(f"{source}: {path}: {problem}", path, "components-table")
    found = table.copy()
    for key, value in correction.items():
        here = f"{path}.{key}"
        if key not in table:
            known = ", ".join(sorted(table))
            raise InvalidComponents(
                f"{source}: {here}: unknown; known here: {known}", here, "components-unknown", {"known": known}
            )
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
        raise InvalidComponents(f"{source}: {path}: must be a list of tables, found {quoted(correction)}")
    found = rows.copy()
    ids = [row.get("id") for row in rows]
    for row in correction:
        name = row.get("id") if isinstance(row, dict) else None
        if name not in ids:
            raise InvalidComponents(f"{source}: {path}: no row with id {quoted(name)}")
        index = ids.index(name)
        found[index] = overlaid(rows[index], row, f"{path}[{name}]", source)
    return found
