"""What a picture of an Alhambra needs to know, drawn in letters or in SVG."""

from __future__ import annotations

from dataclasses import dataclass

from ....palace.components import BUILDINGS, CODES
from ....palace.state import Estate
from ....palace.view import View, alhambra_json

Cell = tuple[int, int]


@dataclass(frozen=True)
class Plot:
    """A tile as it is drawn."""

    name: str  # as in the notation
    family: str  # one of BUILDINGS (of huts too), or "fountain", or "camp"
    price: int
    walls: str = ""
    bastions: str = ""
    hut: bool = False  # a hut in the colour of its family, which is no building

    @property
    def stem(self) -> str:
        """The name without the walls: TOW7."""
        return self.name.partition("-")[0]


def plot_named(name: str, walls: str | None = None, bastions: str = "") -> Plot:
    """A plot from the name of its tile, which says everything."""
    stem, _, sides = name.partition("-")
    code = stem.rstrip("0123456789")
    price = int(stem[len(code) :] or 0)
    if code in CODES:
        return Plot(name, BUILDINGS[CODES.index(code)], price, sides if walls is None else walls)
    if code[:1] == "H" and code[1:] in CODES:
        return Plot(name, BUILDINGS[CODES.index(code[1:])], 0, sides if walls is None else walls, hut=True)
    if name == "F":
        return Plot(name, "fountain", 0)
    return Plot(name, code.lower(), price, walls or "", bastions or (sides if walls is None else ""))


def plots(view: View, seat: int) -> dict[Cell, Plot]:
    """The tiles of one player's Alhambra by cell."""
    return estate_plots(view.players[seat].estate, view)


def estate_plots(estate: Estate, view: View) -> dict[Cell, Plot]:
    found: dict[Cell, Plot] = {}
    for facts in alhambra_json(estate, view.rules.tiles):
        cell = facts["cell"]
        assert isinstance(cell, list)
        found[cell[0], cell[1]] = plot_named(str(facts["tile"]), str(facts["walls"]), str(facts.get("bastions", "")))
    return found
