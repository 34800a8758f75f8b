"""What a picture of an Alhambra needs to know, drawn in letters or in SVG."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ....palace.components import BUILDINGS, Tile, sides
from ....palace.laws import INDEX, position
from ....palace.view import View
from .drawings import drawing

Cell = tuple[int, int]


@dataclass(frozen=True)
class Plot:
    """A tile as it is drawn."""

    name: str  # as in the notation
    family: str  # one of BUILDINGS, whose colour it has, or "fountain", or what else the name says
    price: int
    walls: str = ""
    leaning: str = ""  # of an outwork: the sides that lean on walls
    module: str = ""  # whose drawing it has; none: that of the family
    shown: tuple[str, ...] = ()  # the families of buildings that are pictured on it

    @property
    def stem(self) -> str:
        """The name without the walls: TOW7."""
        return self.name.partition("-")[0]

    @property
    def code(self) -> str:
        """The name without walls and number: TOW."""
        return self.stem.rstrip("0123456789")


def plot_of(tile: Tile, walls_there: int | None = None) -> Plot:
    """The tile as printed, or with the walls that it has where it lies."""
    lines = sides(tile.walls if walls_there is None else walls_there)
    walls, leaning = (lines, "") if tile.square else ("", lines)
    plot = Plot(tile.name, "fountain", tile.cost, walls, leaning, tile.module)
    if tile.colour >= 0:
        return replace(plot, family=BUILDINGS[tile.colour])
    if not tile.module:
        return plot
    told = tile.facts(tile.walls).get("colours")
    shown = tuple([str(family) for family in told]) if isinstance(told, list) else ()
    return replace(plot, family=drawing(tile.module).family or plot.code.lower(), shown=shown)


def plots(view: View, seat: int) -> dict[Cell, Plot]:
    """The tiles of one player's Alhambra by cell."""
    alhambra = view.players[seat].estate.alhambra
    return {
        position(cell): plot_of(view.rules.tiles[number & INDEX], alhambra.walls_at(cell))
        for cell, number in alhambra.contents()
    }
