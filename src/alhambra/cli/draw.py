"""`alhambra draw`: what lay before a player of a recorded game, as an SVG picture."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .arguments import Subparsers, add_language, whole
from .files import Refusal, game_in, reason, write_whole

DESCRIPTION = """\
Draw what lay before a player of a recorded game (.alh) as an SVG picture: a palace, or a sheet.
"""


def add(command: Subparsers) -> None:
    parser = command("draw", "draw what lay before a player as SVG", DESCRIPTION)
    parser.add_argument("file", metavar="FILE", help="the record; - is standard input")
    parser.add_argument("--seat", type=whole, metavar="N", help="whose, counted from 1 (default: the winner's)")
    parser.add_argument("--to", type=whole, metavar="PLY", help="after so many moves (default: after the last)")
    parser.add_argument("-o", "--output", metavar="FILE", help="where to (default: standard output)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from ..printing.page import Page
    from ..printing.voice import Voice

    title, game = game_in(options.file)
    if options.seat is not None and not 1 <= options.seat <= game.seats:
        raise Refusal(f"--seat {options.seat}: the seats are 1 to {game.seats}")
    if options.to is not None:
        if options.to > game.ply:
            raise Refusal(f"--to {options.to}: the game has {game.ply} moves")
        game.rewind(options.to)
    seat = game.scores.index(max(game.scores)) if options.seat is None else options.seat - 1
    screens = title.screens()
    voice = Voice(options.language)
    page = Page(voice, voice.seats(game.seats), screens.styles)
    picture = screens.picture(page, game.view(), seat)
    if picture is None:
        raise Refusal(f"{title.name} has no pictures")
    if options.output is None:
        sys.stdout.write(picture)
        return 0
    try:
        write_whole(Path(options.output), picture)
    except OSError as error:
        raise Refusal(f"cannot write {options.output}: {reason(error)}") from None
    return 0
