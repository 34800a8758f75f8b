"""The score sheet that all share: a row for everybody with boxes per family, the places of each, the rounds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ....locales import say
from ....printing.drawing import A4, INK, Drawing
from ....rollwrite.layout import PLACES, TYPES, Layout
from .parts import FAINT, LABEL, MARGIN, deep, family, heading, symbol, tint

HEIGHT, WIDTH = A4  # lying
NAMES: Final = 38.0  # the column of names
TOTAL: Final = 24.0
HEAD: Final = 22.0
FIRST: Final = 38.0  # the top of the first row
ROW: Final = 22.0
PLACE: Final = 7.2
BOX: Final = 4.4  # the largest
LINES: Final = 3  # of boxes in a row, at most
USUAL: Final = 7  # boxes in a line


def score_sheet(layout: Layout, rounds: int, names: Sequence[str], language: str) -> Drawing:
    """A page with one row for each of the names; an empty one is a line to write on."""
    page = Drawing(WIDTH, HEIGHT, say(language, "sheet-score"), language)
    heading(page, f"Alhambra Roll & Write · {page.title}", say(language, "rw-sheet-date"), 46)
    _heads(page, language)
    for number, name in enumerate(names):
        _row(page, layout, FIRST + number * ROW, name)
    below = FIRST + len(names) * ROW + 3
    _places(page, layout, below, language)
    _rounds(page, rounds, below + PLACES * PLACE + 12, language)
    return page


def _width() -> float:
    return (WIDTH - 2 * MARGIN - NAMES - TOTAL) / len(TYPES)


def _x(kind: int) -> float:
    return MARGIN + NAMES + kind * _width()


def _heads(page: Drawing, language: str) -> None:
    for kind in range(len(TYPES)):
        middle = _x(kind) + _width() / 2
        symbol(page, kind, middle - 4, HEAD, 8)
        page.text(middle, HEAD + 12.5, family(kind, language), 3.6, True, "middle")
    page.text(WIDTH - MARGIN - TOTAL / 2, HEAD + 12.5, say(language, "rw-sheet-total"), 3.6, True, "middle")


def _row(page: Drawing, layout: Layout, y: float, name: str) -> None:
    """A name, and boxes that are marked from the left (RW-SETUP-06)."""
    page.line((MARGIN, y), (WIDTH - MARGIN, y), FAINT, 0.25)
    if name:
        page.text(MARGIN + 1, y + ROW / 2 + 1.6, name, 4.4, bold=True)
    else:
        page.line((MARGIN + 1, y + ROW / 2 + 2.5), (MARGIN + NAMES - 5, y + ROW / 2 + 2.5), INK, 0.25)
    for kind, boxes in enumerate(layout.boxes):
        for x, top, size in box_places(boxes, _width() - 3, ROW - 5):
            page.box(_x(kind) + 1.5 + x, y + 2.5 + top, size, size, tint(kind), deep(kind), 0.3, 0.5)
    page.box(WIDTH - MARGIN - TOTAL + 3, y + 3.5, TOTAL - 6, ROW - 7, "", INK, 0.4, 1)


def box_places(boxes: int, width: float, height: float) -> list[tuple[float, float, float]]:
    """Left, top and size of each box: at most three lines of them, smaller where there are many."""
    if not boxes:
        return []
    in_line = max(USUAL, math.ceil(boxes / LINES))
    pitch = min(width / in_line, height / LINES, BOX + 0.8)
    size = pitch - 0.8
    lines = math.ceil(boxes / in_line)
    left, top = (width - min(boxes, in_line) * pitch + 0.8) / 2, (height - lines * pitch + 0.8) / 2
    return [(left + box % in_line * pitch, top + box // in_line * pitch, size) for box in range(boxes)]


def _places(page: Drawing, layout: Layout, y: float, language: str) -> None:
    """What each place is worth, with a box to tick when it is given away (RW-BONUS-01)."""
    page.line((MARGIN, y - 3), (WIDTH - MARGIN, y - 3), INK, 0.5)
    for place in range(PLACES):
        base = y + place * PLACE + 5
        page.text(MARGIN + 1, base, say(language, "rw-sheet-place", {"place": place + 1}), 3.6, True)
        for kind in range(len(TYPES)):
            middle = _x(kind) + _width() / 2
            page.text(middle - 1, base, str(layout.points[kind][place]), 4.4, place == 0, "end")
            page.box(middle + 2.5, base - 3.6, 4, 4, "", FAINT, 0.3, 0.6)


def _rounds(page: Drawing, rounds: int, y: float, language: str) -> None:
    """To be ticked whenever the first player has a turn (RW-ROUND-02); long games get a second line."""
    page.text(MARGIN + 1, y + 1.4, say(language, "rw-sheet-rounds"), 3.6, True)
    room = WIDTH - 2 * MARGIN - NAMES
    in_line = rounds if rounds <= 24 else math.ceil(rounds / math.ceil(rounds / 33))
    pitch = min(12.0, room / in_line)
    radius = min(4.0, pitch / 2 - 0.5)
    for number in range(rounds):
        x = MARGIN + NAMES + pitch * (number % in_line + 0.5)
        at = y + number // in_line * (2 * radius + 1.5)
        page.circle(x, at, radius, "", INK, 0.35)
        page.text(x, at + radius * 0.33, str(number + 1), radius * 0.9, anchor="middle", colour=LABEL)
