"""What both kinds of sheet have: colours of families, their symbols, headings, words."""

from __future__ import annotations

from typing import Final

from ....locales import say
from ....printing.drawing import INK, Drawing
from ....rollwrite.layout import TYPES
from ...alhambra.terminal.art import DEEP, FLOOR, GLYPH

MARGIN: Final = 9.0
PAPER: Final = 255  # of each colour
FAINT: Final = "#b9ad9c"
LABEL: Final = "#7a6c5b"
YELLOW: Final = ("#fdf3cf", "#b98a12")  # ground and line
BLUE: Final = ("#e6eff9", "#2b6cb8")
_SYMBOL: Final = 24  # units of a symbol's box


def tint(kind: int, strength: float = 0.55) -> str:
    """The ground of a family: its colour, lightened, so that pencil and grey printers stand out on it."""
    colour = FLOOR[TYPES[kind]]
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join([f"{round(PAPER - (PAPER - part) * strength):02x}" for part in parts])


def deep(kind: int) -> str:
    return DEEP[TYPES[kind]]


def symbol(page: Drawing, kind: int, x: float, y: float, size: float, colour: str = "") -> None:
    """The sign of a family: its shape tells it without colours."""
    page.path(GLYPH[TYPES[kind]], x, y, size / _SYMBOL, fill=colour or deep(kind))


def code(kind: int, language: str) -> str:
    return family(kind, language)[:3].upper()


def family(kind: int, language: str) -> str:
    return say(language, f"building-{TYPES[kind]}")


def heading(page: Drawing, title: str, write_here: str, line: float) -> None:
    """The name of the sheet, and a line to write on."""
    page.text(MARGIN, MARGIN + 5.5, title, 5.2, bold=True)
    right = page.width - MARGIN
    page.text(right - line - 2, MARGIN + 5.5, write_here, 3.4, anchor="end", colour=LABEL)
    page.line((right - line, MARGIN + 6), (right, MARGIN + 6), INK, 0.25)
