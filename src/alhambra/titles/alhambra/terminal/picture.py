"""A palace as an SVG picture."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from . import art
from .plots import Cell, Plot

MARGIN = 46
BOARD, BOARD_LINE = "#e9dcbf", "#ddcda9"
FONT = "Inter,'Segoe UI','Helvetica Neue',Arial,sans-serif"


def palace(found: Mapping[Cell, Plot], seat: int, title: str) -> str:
    """A whole SVG document."""
    west, north = min(x for x, _ in found), min(y for _, y in found)
    width = (max(x for x, _ in found) - west + 1) * 100 + 2 * MARGIN
    height = (max(y for _, y in found) - north + 1) * 100 + 2 * MARGIN
    tiles = [
        f'<g transform="translate({MARGIN + (x - west) * 100} {MARGIN + (y - north) * 100})">{art.tile(plot, seat)}</g>'
        for (x, y), plot in sorted(found.items(), key=lambda one: (one[0][1], one[0][0]))
    ]
    shadows = [
        art.box(MARGIN + (x - west) * 100 + 3, MARGIN + (y - north) * 100 + 6, 100, 100, "#3b2413", ' rx="3"')
        for x, y in found
    ]
    listed = ", ".join([f"{plot.name} {x},{y}" for (x, y), plot in found.items()])
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    letters = f'font-family="{FONT}" font-size="19" font-weight="700" text-anchor="end"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {letters}>',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(listed)}</desc>",
        art.definitions(list(found.values())),
        art.box(0, 0, width, height, BOARD, ' rx="18"'),
        contours(width, height),
        f'<g opacity=".22">{"".join(shadows)}</g>',
        *tiles,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def contours(width: int, height: int) -> str:
    """The hillside outside."""
    lines = []
    for at in range(1, (width + height) // 90):
        y = at * 90 - 40
        lines.append(f"M0 {y}C{width // 3} {y - 150} {2 * width // 3} {y - 10} {width} {y - 190}")
    return f'<path d="{"".join(lines)}" fill="none" stroke="{BOARD_LINE}" stroke-width="2"/>'
