"""Palaces in letters: walls, open sides, camps, coordinates, and notes in empty cells."""

from __future__ import annotations

import itertools
import unicodedata

import pytest

import alhambra
from alhambra.bots import RandomBot
from alhambra.bots.referee import play_out
from alhambra.printing.canvas import Canvas, beside
from alhambra.printing.theme import ASCII
from alhambra.titles.alhambra.terminal import art
from alhambra.titles.alhambra.terminal.palaces import FLAT, LARGE, NARROW, TINY, Drawing, Scale, crossing, drawn
from alhambra.titles.alhambra.terminal.plots import Cell, Plot, plots
from kit import plot_named


def palace(text: str) -> dict[Cell, Plot]:
    """A palace from tiles and cells: `TOW7-NEW 0,-1  PAV8- 1,0`; the fountain is always there."""
    words = text.split()
    found = {(0, 0): plot_named("F")}
    for name, cell in zip(words[::2], words[1::2], strict=True):
        x, y = cell.split(",")
        found[int(x), int(y)] = plot_named(name)
    return found


def lines(text: str, scale: Scale = FLAT, notes: dict[Cell, str] | None = None) -> list[str]:
    return Drawing(palace(text), notes or {}, scale).draw().lines()


def test_a_lone_fountain() -> None:
    assert lines("") == [
        "        0",
        "    ┌──────┐",
        "  0 │  ○ F │",
        "    └──────┘",
    ]


def test_walls_are_double_and_open_sides_thin() -> None:
    assert lines("TOW7-NEW 0,-1 GAR10- 1,0 PAV6-N 2,0", LARGE) == [
        "        0      1      2",
        "    ╔══════╗",
        "    ║ TOW7 ║",
        " -1 ║   ♜  ║",
        "    ║      ╙──────═══════╕",
        "    │   F    GAR10  PAV6 │",
        "  0 │   ○      ♣      ⌂  │",
        "    └────────────────────┘",
    ]


def test_camps_lean_on_walls_with_thick_bastions() -> None:
    assert lines("PAV6-N 1,0 CAMP7-SW 1,-1", LARGE) == [
        "        0      1",
        "           ┎──────┐",
        "           ┃ CAMP7│",
        " -1        ┃  ↓←  │",
        "    ┌──────═══════╡",
        "    │   F    PAV6 │",
        "  0 │   ○      ⌂  │",
        "    └─────────────┘",
    ]


def test_notes_stand_in_empty_cells_only() -> None:
    shown = lines("PAV6-N 1,0", notes={(0, 1): "12", (-1, 0): "3/7", (1, 0): "never"})
    assert "  0    3/7 │  ○ F   PAV6 │" in shown
    assert any(line.split() == ["1", "12"] for line in shown)
    assert not any("never" in line for line in shown)


def test_a_wide_palace_becomes_narrow() -> None:
    wide = " ".join(f"GAR{6 + x % 7}- {x},0" for x in range(1, 13))
    assert drawn(palace(wide), {}, LARGE, 120).width == 96
    narrow = drawn(palace(wide), {}, LARGE, 80)
    assert narrow.width == 4 + 13 * (NARROW.width + 1) + 1
    assert "│ ○ F GAR7 GAR8 GAR9  G10  G11" in narrow.lines()[2]
    tiny = drawn(palace(wide + " CAMP10-N -1,0"), {}, LARGE, 62)
    assert tiny.width == 4 + 14 * (TINY.width + 1) + 1
    assert "▲10" in tiny.lines()[2]


def test_every_meeting_of_lines_has_a_letter() -> None:
    for arms in itertools.product(range(4), repeat=4):
        letter = crossing(arms)
        assert len(letter) == 1
        assert unicodedata.name(letter).startswith("BOX DRAWINGS") or not any(arms)
    assert crossing((0, 0, 0, 0)) == " "
    assert crossing((1, 1, 1, 1)) == "┼"
    assert crossing((2, 1, 2, 1)) == "╫"
    assert crossing((2, 2, 1, 1)) == "╚"  # no font has it: the walls remain
    assert crossing((3, 2, 0, 0)) == "═"  # walls before bastions


@pytest.mark.parametrize("seed", range(6))
def test_whole_palaces_show_every_tile_and_every_wall(seed: int) -> None:
    game = alhambra.new_game(3, modules=("camps",), seed=seed)
    play_out(game, [RandomBot(seat) for seat in range(3)])
    for seat in range(3):
        laid = plots(game.view(), seat)
        canvas = drawn(laid, {}, LARGE, 400)
        text = "\n".join(canvas.lines())
        for plot in laid.values():
            assert plot.stem in text
        west, north = min(x for x, _ in laid), min(y for _, y in laid)
        for (x, y), plot in laid.items():
            left, top = 5 + (x - west) * 7, 2 + (y - north) * 3
            sides = {"N": (left + 2, top - 1), "S": (left + 2, top + 2), "W": (left - 1, top), "E": (left + 6, top)}
            for side, (column, row) in sides.items():
                letter = canvas.lines()[row].ljust(column + 1)[column]
                if side in plot.walls:
                    assert letter in "═║"
        assert text.translate(ASCII).isascii()


def test_every_letter_of_a_drawing_has_a_plain_twin() -> None:
    text = "\n".join(lines("PAV6-N 1,0 CAMP7-SW 1,-1 SER9- 0,1 ARC9- -1,0 CHA9- -2,0 TOW13-E -3,0", LARGE))
    assert text.translate(ASCII).isascii()
    assert all(
        letter.translate(ASCII).isascii() for letter in (crossing(a) for a in itertools.product(range(4), repeat=4))
    )


def test_pictures_stand_side_by_side_while_they_fit() -> None:
    pictures = []
    for width in (30, 40, 50):
        canvas = Canvas(width, 2)
        canvas.write(0, 0, "#" * width)
        pictures.append(canvas)
    rows = beside(pictures, 80)
    assert [row.lines() for row in rows] == [["#" * 30 + "    " + "#" * 40, ""], ["#" * 50, ""]]
    assert len(beside(pictures, 200)) == 1


def test_styles_reach_the_terminal() -> None:
    canvas = Canvas(6, 1)
    canvas.write(0, 0, "ab", "wall")
    canvas.write(2, 0, "cd", "tower")
    canvas.write(9, 0, "outside")
    (text,) = canvas.texts()
    assert text.plain == "abcd"
    assert [(span.start, span.end, span.style) for span in text.spans] == [(0, 2, "wall"), (2, 4, "tower")]


def test_a_hut_has_the_colour_of_its_building_and_a_picture_of_its_own() -> None:
    hut, building = plot_named("HGAR1-N"), plot_named("GAR8-N")
    assert (hut.family, hut.walls, hut.module, hut.price) == ("garden", "N", "worker_huts", 0)
    assert not building.module
    assert any("HGAR1" in line for line in drawn({(0, 0): hut}, {}, LARGE, 40).lines())
    assert any("H1" in line for line in drawn({(0, 0): hut}, {}, LARGE, 9).lines())
    assert '<use href="#garden"' not in art.tile(hut, 0)
    assert art.tile(hut, 0) != art.tile(plot_named("HTOW1-N"), 0)
