"""An Alhambra in letters: double lines are walls, thin ones open sides, thick ones where outworks lean.

   -1     0      1
     ╔══════╤══════┐
0    ║ GAR8    F   │
     ╚══════╧══════┘
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ....printing.canvas import Canvas
from .drawings import drawing
from .plots import Cell, Plot

SYMBOLS: Final = {
    "pavilion": "⌂",
    "seraglio": "♠",
    "arcades": "∩∩",
    "chambers": "∏",
    "garden": "♣",
    "tower": "♜",
    "fountain": "○",
}
ARROWS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←"}

NOTHING, EDGE, WALL, LEANING = 0, 1, 2, 3
_STYLES: Final = ("", "edge", "wall", "leaning")
_LEVEL: Final = " ─═━"
_UPRIGHT: Final = " │║┃"
# What stands where lines meet, and its arms to N E S W: 1 open side, 2 wall, 3 leaning.
_CROSSING_LETTERS: Final = """
    ┐0011 ┌0110 ┘1001 └1100 ┬0111 ┤1011 ┴1101 ├1110 ┼1111 ─0101 │1010 ╴0001 ╷0010 ╶0100 ╵1000
    ╗0022 ╔0220 ╝2002 ╚2200 ╦0222 ╣2022 ╩2202 ╠2220 ╬2222 ═0202 ║2020 ═0002 ║0020 ═0200 ║2000
    ╕0012 ╒0210 ╛1002 ╘1200 ╖0021 ╓0120 ╜2001 ╙2100 ╤0212 ╧1202 ╪1212 ╥0121 ╨2101 ╫2121 ╡1012 ╞1210 ╢2021 ╟2120
    ┓0033 ┏0330 ┛3003 ┗3300 ┳0333 ┫3033 ┻3303 ┣3330 ╋3333 ━0303 ┃3030 ━0003 ┃0030 ━0300 ┃3000
    ┒0031 ┎0130 ┚3001 ┖3100 ┑0013 ┍0310 ┙1003 ┕1300
"""
_CROSSINGS: Final = {pair[1:]: pair[0] for pair in _CROSSING_LETTERS.split()}


@dataclass(frozen=True)
class Scale:
    """The size of a cell, without its lines."""

    width: int
    height: int


LARGE: Final = Scale(6, 2)
FLAT: Final = Scale(6, 1)
NARROW: Final = Scale(4, 1)
TINY: Final = Scale(3, 1)
MARGIN: Final = 4  # the column of row numbers


class Drawing:
    """One Alhambra, with notes such as the numbers of moves in empty cells."""

    def __init__(self, plots: Mapping[Cell, Plot], notes: Mapping[Cell, str], scale: Scale) -> None:
        self.plots = plots
        self.notes = notes
        self.scale = scale
        cells = [*plots, *notes]
        self.west, self.east = min([x for x, _ in cells]), max([x for x, _ in cells])
        self.north, self.south = min([y for _, y in cells]), max([y for _, y in cells])
        columns, rows = self.east - self.west + 1, self.south - self.north + 1
        self.canvas = Canvas(MARGIN + columns * (scale.width + 1) + 1, 1 + rows * (scale.height + 1) + 1)

    def draw(self) -> Canvas:
        for x in range(self.west, self.east + 1):
            self._centre(self._left(x), 0, str(x), "fountain-label" if x == 0 else "label")
        for y in range(self.north, self.south + 1):
            label = f"{y:>3}"
            self.canvas.write(0, self._top(y) + self.scale.height // 2, label, "fountain-label" if y == 0 else "label")
        for (x, y), plot in self.plots.items():
            self._fill(self._left(x), self._top(y), plot)
        for (x, y), note in self.notes.items():
            if (x, y) not in self.plots:
                self._centre(self._left(x), self._top(y) + self.scale.height // 2, note, "ghost")
        self._lines()
        return self.canvas

    def _left(self, x: int) -> int:
        return MARGIN + 1 + (x - self.west) * (self.scale.width + 1)

    def _top(self, y: int) -> int:
        return 2 + (y - self.north) * (self.scale.height + 1)

    def _centre(self, x: int, y: int, text: str, style: str) -> None:
        text = text[: self.scale.width]
        self.canvas.write(x + (self.scale.width - len(text) + 1) // 2, y, text, style)

    def _fill(self, x: int, y: int, plot: Plot) -> None:
        for row in range(self.scale.height):
            self.canvas.write(x, y + row, " " * self.scale.width, plot.family)
        self._centre(x, y, self._label(plot), plot.family)
        if self.scale.height > 1:
            arrows = "".join([ARROWS[side] for side in plot.leaning])
            symbol = drawing(plot.module).symbol or SYMBOLS.get(plot.family, "")
            self._centre(x, y + 1, arrows or symbol, plot.family)

    def _label(self, plot: Plot) -> str:
        if plot.family == "fountain" and self.scale.height == 1:
            return f"{SYMBOLS['fountain']} F"
        if len(plot.stem) <= self.scale.width:
            return plot.stem
        return f"{drawing(plot.module).mark or plot.code[0]}{plot.stem.removeprefix(plot.code)}"

    # ------------------------------------------------------------------ lines

    def _between(self, one: Plot | None, side: str, other: Plot | None, other_side: str) -> int:
        """The line between two cells, or between a cell and the outside."""
        if one is None and other is None:
            return NOTHING
        if (one and side in one.walls) or (other and other_side in other.walls):
            return WALL
        if (one and side in one.leaning) or (other and other_side in other.leaning):
            return LEANING
        return NOTHING if one and other else EDGE

    def _level(self, x: int, y: int) -> int:
        """The line on top of a cell."""
        return self._between(self.plots.get((x, y - 1)), "S", self.plots.get((x, y)), "N")

    def _upright(self, x: int, y: int) -> int:
        """The line on the left of a cell."""
        return self._between(self.plots.get((x - 1, y)), "E", self.plots.get((x, y)), "W")

    def _lines(self) -> None:
        width, height = self.scale.width, self.scale.height
        for y in range(self.north, self.south + 2):
            for x in range(self.west, self.east + 2):
                left, top = self._left(x), self._top(y)
                level, upright = self._level(x, y), self._upright(x, y)
                if level:
                    self.canvas.write(left, top - 1, _LEVEL[level] * width, _STYLES[level])
                if upright:
                    for row in range(height):
                        self.canvas.write(left - 1, top + row, _UPRIGHT[upright], _STYLES[upright])
                arms = (self._upright(x, y - 1), level, upright, self._level(x - 1, y))
                style = WALL if WALL in arms else max(arms)
                self.canvas.write(left - 1, top - 1, crossing(arms), _STYLES[style])


def crossing(arms: tuple[int, ...]) -> str:
    """The letter where the lines to N E S W meet: walls before what leans before open sides."""
    if not any(arms):
        return " "
    found = _CROSSINGS.get("".join([str(arm) for arm in arms]))
    if found is not None:
        return found
    weakest = min([arm for arm in arms if arm], key=(EDGE, LEANING, WALL).index)
    return crossing(tuple([NOTHING if arm == weakest else arm for arm in arms]))


def drawn(plots: Mapping[Cell, Plot], notes: Mapping[Cell, str], scale: Scale, width: int) -> Canvas:
    """The Alhambra at this scale, or at a smaller one if it would not fit into the width."""
    picture = Drawing(plots, notes, scale)
    for smaller in (NARROW, TINY):
        if picture.canvas.width > width:
            picture = Drawing(plots, notes, smaller)
    return picture.draw()
