"""Letters on a grid, each with a named style; the theme says what a style looks like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text


class Canvas:
    """A grid of letters. Writing beyond its edges is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._letters = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for offset, letter in enumerate(text):
            if 0 <= y < self.height and 0 <= x + offset < self.width:
                self._letters[y][x + offset] = letter
                self._styles[y][x + offset] = style

    def paste(self, other: Canvas, x: int, y: int) -> None:
        for row in range(other.height):
            for column in range(other.width):
                self.write(x + column, y + row, other._letters[row][column], other._styles[row][column])

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self._letters]

    def texts(self) -> list[Text]:
        """The lines with their styles, for rich."""
        from rich.text import Text

        found = []
        for letters, styles in zip(self._letters, self._styles, strict=True):
            line = Text(no_wrap=True, overflow="crop")
            start = 0
            for end in range(1, self.width + 1):
                if end == self.width or styles[end] != styles[start]:
                    line.append("".join(letters[start:end]), styles[start])
                    start = end
            line.rstrip()
            found.append(line)
        return found


def beside(canvases: Sequence[Canvas], width: int, gap: int = 4) -> list[Canvas]:
    """Side by side while they fit into the width, then below."""
    rows: list[list[Canvas]] = []
    for canvas in canvases:
        if rows and sum(one.width + gap for one in rows[-1]) + canvas.width <= width:
            rows[-1].append(canvas)
        else:
            rows.append([canvas])
    found = []
    for row in rows:
        joined = Canvas(sum(one.width + gap for one in row) - gap, max(one.height for one in row))
        x = 0
        for canvas in row:
            joined.paste(canvas, x, 0)
            x += canvas.width + gap
        found.append(joined)
    return found
