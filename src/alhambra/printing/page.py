"""Where a game is shown: one terminal, with the words of its reader and the names of the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .canvas import Canvas
from .theme import Styles, console
from .voice import Voice

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

WIDEST = 120


class Page:
    """A terminal that one person after the other looks at. Fits 80 columns, uses more where there are more."""

    def __init__(self, voice: Voice, names: Sequence[str], styles: Styles) -> None:
        self.voice = voice
        self.names = names  # by seat, then of rivals without one
        self.console = console(styles=styles)

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int:
        return self.console.height

    def say(self, key: str, style: str = "", **facts: object) -> None:
        self.line(self.voice(key, **facts), style)

    def line(self, text: str | Text | Table = "", style: str = "") -> None:
        self.console.print(text, style=style or None)

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        """Words and what they mean, in two columns."""
        from rich.table import Table

        table = Table.grid(padding=(0, 2, 0, 0))
        for word, meaning in rows:
            table.add_row(f"  {word}", meaning)
        self.line(table)

    def rule(self, left: str, right: str = "") -> None:
        """A heading across the screen; what does not fit beside it stands below."""
        room = self.width - len(left) - len(right) - (5 if right else 4)
        beside_it = f" {right}" if right and room > 0 else ""
        self.line(f"── {left} {'─' * max(2, self.width - len(left) - len(beside_it) - 4)}{beside_it}", "title")
        if right and not beside_it:
            self.line(right, "hint")

    def clear(self) -> None:
        """Nothing of what one player saw is left for the next, scrolled lines included."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()

    def draw(self, canvas: Canvas) -> None:
        for text in canvas.texts():
            self.console.print(text)
