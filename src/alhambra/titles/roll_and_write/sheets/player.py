"""The player sheet: grid with dice spaces on its margins, coins, points. Blank, or as somebody has filled it in."""

from __future__ import annotations

import math
from typing import Final

from ....locales import say
from ....printing.drawing import INK, Drawing
from ....rollwrite.layout import CELLS, FACES, TYPES, Layout
from ....rollwrite.scoring import COLUMNS, ROWS
from ....rollwrite.state import Player
from .parts import BLUE, FAINT, LABEL, MARGIN, YELLOW, code, heading, symbol, tint

WIDTH, HEIGHT = 148.0, 210.0  # A5
CELL: Final = 16.5
LEFT: Final = 27.5  # of the grid
TOP: Final = 38.0
SPACE: Final = 13.0  # a place for a die
FOOT: Final = TOP + FACES * CELL
COINS: Final = FOOT + 22
POINTS: Final = HEIGHT - MARGIN - 20
COLUMNS_OF_POINTS: Final = len(TYPES) + 3  # with lines, coins and the sum
PENCIL: Final = "#2b3a67"
ROW_OF_COINS: Final = ((20, 10), (45, 15), (60, 20))  # up to so many coins, so many in a row


def player_sheet(layout: Layout, language: str, player: Player | None = None, name: str = "") -> Drawing:
    """One sheet, as large as half a page."""
    page = Drawing(WIDTH, HEIGHT, say(language, "sheet-player"), language)
    heading(page, "Alhambra Roll & Write", say(language, "rw-sheet-name"), 46)
    page.text(WIDTH - MARGIN - 23, MARGIN + 5, name, 4, anchor="middle", colour=PENCIL)
    _dice_spaces(page, language)
    _grid(page, layout, language)
    _line_boxes(page, layout, language)
    _coins(page, layout, language)
    _score_table(page, language)
    if player is not None:
        _filled(page, layout, player)
    return page


def _x(column: int) -> float:
    return LEFT + column * CELL


def _y(row: int) -> float:
    return TOP + row * CELL


def _dice_spaces(page: Drawing, language: str) -> None:
    """Where dice lie: blue ones on top, yellow ones on the left (RW-COMP-02)."""
    inset = (CELL - SPACE) / 2
    for face in range(FACES):
        for (ground, line), x, y in (
            (BLUE, _x(face) + inset, TOP - SPACE - 2),
            (YELLOW, LEFT - SPACE - 2, _y(face) + inset),
        ):
            page.box(x, y, SPACE, SPACE, ground, line, 0.35, 2, (1.6, 1.2))
            page.text(x + SPACE / 2, y + SPACE / 2 + 2, str(face + 1), 5.6, True, "middle", line)
    page.text(LEFT - 2, TOP - 8.8, say(language, "rw-sheet-blue"), 3, anchor="end", colour=BLUE[1])
    page.text(LEFT - SPACE / 2 - 2, TOP - 2.2, say(language, "rw-sheet-yellow"), 3, anchor="middle", colour=YELLOW[1])


def _grid(page: Drawing, layout: Layout, language: str) -> None:
    for cell in range(CELLS):
        x, y, kind = _x(cell % FACES), _y(cell // FACES), layout.grid[cell]
        page.box(x + 0.4, y + 0.4, CELL - 0.8, CELL - 0.8, tint(kind), FAINT, 0.3, 1.4)
        symbol(page, kind, x + CELL / 2 - 4.2, y + 1.8, 8.4)
        page.text(x + CELL / 2, y + CELL - 2, code(kind, language), 2.9, True, "middle")


def _line_boxes(page: Drawing, layout: Layout, language: str) -> None:
    """A box for the points of each row and column, and what they are worth (RW-END-02)."""
    for face in range(FACES):
        page.box(LEFT + FACES * CELL + 2, _y(face) + CELL / 2 - 4, 9, 8, "", FAINT, 0.3, 1)
        page.box(_x(face) + CELL / 2 - 4.5, FOOT + 2, 9, 8, "", FAINT, 0.3, 1)
    worth = [f"{built} = {points}" for built, points in enumerate(layout.lines) if points]
    told = say(language, "rw-sheet-lines", {"worth": " · ".join(worth)})
    page.text(LEFT, FOOT + 15.5, told, 3.3, colour=LABEL)


def coin_places(layout: Layout) -> list[tuple[float, float, float]]:
    """The middle of each coin, and its radius."""
    in_row = next(per_row for most, per_row in ROW_OF_COINS if layout.reserve <= most)
    pitch = (WIDTH - 2 * MARGIN) / in_row
    across = min(8.4, pitch - 0.6, (POINTS - COINS - 5) / math.ceil(layout.reserve / in_row))
    radius = across / 2 - 0.5
    return [
        (MARGIN + pitch * (coin % in_row + 0.5), COINS + 2.5 + radius + across * (coin // in_row), radius)
        for coin in range(layout.reserve)
    ]


def _coins(page: Drawing, layout: Layout, language: str) -> None:
    """Coins to be circled and crossed out; those that everybody starts with are circled already (RW-SETUP-05)."""
    facts = {
        "change": layout.change_cost,
        "second": layout.second_cost,
        "coins": layout.coins_per_point,
    }
    page.text(MARGIN, COINS, say(language, "rw-sheet-coins"), 3.6, bold=True)
    page.text(WIDTH - MARGIN, COINS, say(language, "rw-sheet-costs", facts), 3, anchor="end", colour=LABEL)
    for coin, (x, y, radius) in enumerate(coin_places(layout)):
        page.circle(x, y, radius * 0.72, "#f7ecd0", FAINT, 0.3)
        page.text(x, y + radius * 0.28, str(coin + 1), radius * 0.75, anchor="middle", colour=LABEL)
        if coin < layout.starting_coins:
            page.circle(x, y, radius, "", INK, 0.6)


def _column() -> float:
    return (WIDTH - 2 * MARGIN) / COLUMNS_OF_POINTS


def _score_table(page: Drawing, language: str) -> None:
    """A box for each family, lines, coins and the sum."""
    width = _column()
    words = [say(language, f"rw-sheet-{name}") for name in ("of-lines", "of-coins", "total")]
    for column in range(COLUMNS_OF_POINTS):
        x = MARGIN + column * width
        if column < len(TYPES):
            symbol(page, column, x + width / 2 - 2.6, POINTS - 1.5, 5.2)
        else:
            page.text(x + width / 2, POINTS + 2.8, words[column - len(TYPES)], 2.9, True, "middle")
        last = column == COLUMNS_OF_POINTS - 1
        page.box(x + 0.6, POINTS + 5, width - 1.2, 12, "#f6f1e7" if last else "", INK, 0.5 if last else 0.3, 1)


# ----------------------------------------------------------------------------------------------------------- filled in


def _filled(page: Drawing, layout: Layout, player: Player) -> None:
    """What a player has written on it, and the dice that lie there."""
    for cell in range(CELLS):
        if player.has(cell):
            _cross(page, _x(cell % FACES) + 2, _y(cell // FACES) + 2, CELL - 4)
    for face in range(FACES):
        for x, y, line in (
            (LEFT + FACES * CELL + 6.5, _y(face) + CELL / 2 + 1.5, ROWS[face]),
            (_x(face) + CELL / 2, FOOT + 7.5, COLUMNS[face]),
        ):
            points = layout.lines[(player.built & line).bit_count()]
            if points:
                page.text(x, y, str(points), 4.4, True, "middle", PENCIL)
        _dice(page, _x(face) + CELL / 2, TOP - SPACE / 2 - 2, player.blue.count(face + 1), face + 1, BLUE[1])
        _dice(page, LEFT - SPACE / 2 - 2, _y(face) + CELL / 2, player.yellow.count(face + 1), face + 1, YELLOW[1])
    for coin, (x, y, radius) in enumerate(coin_places(layout)[: player.circled]):
        page.circle(x, y, radius, "", PENCIL, 0.8)
        if coin < player.crossed:
            _cross(page, x - radius * 0.7, y - radius * 0.7, radius * 1.4)

    if player.points:
        page.text(WIDTH - MARGIN - _column() / 2, POINTS + 13, str(player.points), 5.2, True, "middle", PENCIL)


def _cross(page: Drawing, x: float, y: float, size: float) -> None:
    page.line((x, y), (x + size, y + size), PENCIL, 0.9)
    page.line((x + size, y), (x, y + size), PENCIL, 0.9)


def _dice(page: Drawing, x: float, y: float, count: int, face: int, colour: str) -> None:
    """Dice of a colour on one space, stacked ones a little aside."""
    for number in range(count):
        shift = number * 1.6 - (count - 1) * 0.8
        page.box(x - 4.6 + shift, y - 4.6 + shift, 9.2, 9.2, colour, "#ffffff", 0.4, 1.6)
        page.text(x + shift, y + 2 + shift, str(face), 5.6, True, "middle", "#ffffff")
