"""A player's sheet in letters.

           b             bb
        1      2      3      4      5      6
  1    pav   [SER]   arc   →cha←1  gar    tow     1
  y 2  ...

Large letters in brackets are built, small ones are free. Dice lie on the margins: y on the left, b on top. Arrows are
crossings where the player could build, with the number of the move; a circle is a crossing that is worth a coin.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ....printing.canvas import Canvas
from ....printing.voice import Voice
from ....rollwrite.layout import CELLS, FACES, TYPES, Layout
from ....rollwrite.scoring import COLUMNS, ROWS
from ....rollwrite.state import Player
from ....rollwrite.turn import BLUE, YELLOW

CELL: Final = 7  # letters of a cell
LEFT: Final = 5  # yellow dice and the numbers of rows


@dataclass(frozen=True)
class Marks:
    """What is shown at crossings of dice."""

    numbers: Mapping[int, str] = field(default_factory=dict)  # of moves, by cell
    coins: Mapping[int, int] = field(default_factory=dict)  # how many a built cell is worth now


NO_MARKS: Final = Marks()


def codes_in(voice: Voice) -> list[str]:
    """Three letters for each family, in the reader's language."""
    return [voice(f"building-{name}")[:3].upper() for name in TYPES]


class SheetDrawing:
    """One sheet; in a high terminal with lines between its cells."""

    def __init__(
        self, layout: Layout, player: Player, codes: Sequence[str], ruled: bool, marks: Marks = NO_MARKS
    ) -> None:
        self.layout = layout
        self.player = player
        self.codes = codes
        self.marks = marks
        self.line = 1 if ruled else 0  # the width of a line
        width = LEFT + FACES * (CELL + self.line) + self.line + 3
        self.canvas = Canvas(width, 2 + FACES * (1 + self.line) + self.line + 1)

    def draw(self) -> Canvas:
        self._margins()
        if self.line:
            self._rules()
        for cell in range(CELLS):
            self._cell(cell)
        return self.canvas

    def _x(self, column: int) -> int:
        return LEFT + self.line + column * (CELL + self.line)

    def _y(self, row: int) -> int:
        return 2 + self.line + row * (1 + self.line)

    def _margins(self) -> None:
        """Numbers, dice, and how much is built in each line."""
        canvas, player = self.canvas, self.player
        for face in range(FACES):
            x, y = self._x(face), self._y(face)
            canvas.write(x + 2, 1, str(face + 1), "label")
            canvas.write(LEFT - 2, y, str(face + 1), "label")
            stacked = player.blue.count(face + 1)
            canvas.write(x + 2, 0, BLUE * stacked, "blue-die")
            stacked = player.yellow.count(face + 1)
            canvas.write(LEFT - 3 - stacked, y, YELLOW * stacked, "yellow-die")
            self._count(x + 2, canvas.height - 1, COLUMNS[face])
            self._count(canvas.width - 2, y, ROWS[face])

    def _count(self, x: int, y: int, line: int) -> None:
        built = (self.player.built & line).bit_count()
        if built:
            self.canvas.write(x, y, str(built), "lead" if self.layout.lines[built] else "label")

    def _cell(self, cell: int) -> None:
        x, y = self._x(cell % FACES), self._y(cell // FACES)
        kind = self.layout.grid[cell]
        code = self.codes[kind]
        number, coins = self.marks.numbers.get(cell), self.marks.coins.get(cell, 0)
        if self.player.has(cell):
            self.canvas.write(x, y, f"[{code}]", TYPES[kind])
            if coins:
                self.canvas.write(x + 5, y, "○" if coins == 1 else f"○{coins}", "coin")
        elif number is not None:
            self.canvas.write(x, y, f"→{code.lower()}←", "reach")
        else:
            self.canvas.write(x + 1, y, code.lower(), f"free-{TYPES[kind]}")
        if number is not None:
            self.canvas.write(x + 5, y, number, "number")

    def _rules(self) -> None:
        width = FACES * (CELL + 1) + 1
        for row in range(FACES + 1):
            ends = "┌┬┐" if row == 0 else "└┴┘" if row == FACES else "├┼┤"
            line = ends[0] + ends[1].join(["─" * CELL] * FACES) + ends[2]
            self.canvas.write(LEFT, 2 + row * 2, line[:width], "edge")
        for row in range(FACES):
            for column in range(FACES + 1):
                self.canvas.write(LEFT + column * (CELL + 1), 3 + row * 2, "│", "edge")
