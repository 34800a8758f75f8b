"""`alhambra draw`: a palace of a recorded game as an SVG picture."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from html import escape
from pathlib import Path

from .arguments import Subparsers, add_language, whole
from .files import Refusal, game_in, reason, write_whole
from .plots import Cell, Plot, plots

DESCRIPTION = """\
Draw a palace of a recorded game (.alh) as an SVG picture.
"""
MARGIN = 46
BOARD, BOARD_LINE = "#e9dcbf", "#ddcda9"
FONT = "Inter,'Segoe UI','Helvetica Neue',Arial,sans-serif"


def add(command: Subparsers) -> None:
    parser = command("draw", "draw a palace of a recorded game as SVG", DESCRIPTION)
    parser.add_argument("file", metavar="FILE", help="the record; - is standard input")
    parser.add_argument("--seat", type=whole, metavar="N", help="whose palace, counted from 1 (default: the winner's)")
    parser.add_argument("--to", type=whole, metavar="PLY", help="after so many moves (default: after the last)")
    parser.add_argument("-o", "--output", metavar="FILE", help="where to (default: standard output)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from .voice import Voice

    game = game_in(options.file)
    if options.seat is not None and not 1 <= options.seat <= game.seats:
        raise Refusal(f"--seat {options.seat}: the seats are 1 to {game.seats}")
    if options.to is not None:
        if options.to > game.ply:
            raise Refusal(f"--to {options.to}: the game has {game.ply} moves")
        game.rewind(options.to)
    seat = game.scores.index(max(game.scores)) if options.seat is None else options.seat - 1
    voice = Voice(options.language)
    title = voice("cli-palace-of", name=voice("seat-name", seat=seat + 1), points=game.scores[seat])
    picture = palace(plots(game.view(), seat), seat, title)
    if options.output is None:
        sys.stdout.write(picture)
        return 0
    try:
        write_whole(Path(options.output), picture)
    except OSError as error:
        raise Refusal(f"cannot write {options.output}: {reason(error)}") from None
    return 0


def palace(found: Mapping[Cell, Plot], seat: int, title: str) -> str:
    """A whole SVG document."""
    from . import art

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
        art.definitions([plot.family for plot in found.values()]),
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
