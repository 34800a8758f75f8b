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
from typing import Final

from ..core.printed import Sheet, Table, quoted

_PACKAGE: Final = files(__package__.rpartition(".")[0])
SIDES: Final = "NESW"


def sides_in(sheet: Sheet, key: str, most: int) -> int:
    """A set of sides as bits: N = 1, E = 2, S = 4, W = 8."""
    found = 0
    for side in sheet.names(key):
        if len(side) != 1 or side not in SIDES:
            sheet.complain(key, f"must hold N, E, S or W, found {quoted(side)}")
        if found >> SIDES.index(side) & 1:
            sheet.complain(key, f"names side {side} twice")
        found |= 1 << SIDES.index(side)
    if found.bit_count() > most:
        sheet.complain(key, f"has {found.bit_count()} sides, at most {most} are possible")
    return found


def printed(module: str) -> Table:
    """The data file of the base game, or of a module, which keeps it in its own folder."""
    path = (
        _PACKAGE / "palace" / "data" / "base.toml"
        if module == "base"
        else _PACKAGE / "modules" / module / "printed.toml"
    )
    return tomllib.loads(path.read_text("utf-8"))
