"""`alhambra play`: the game at the terminal, against bots or against each other at one keyboard."""

from __future__ import annotations

import argparse
import secrets

from .arguments import Subparsers, add_language, add_seed, add_table, bots_of, table_of
from .files import Refusal, game_in

DESCRIPTION = """\
Play at this terminal. You have the first seat, bots have the others.

Type the number of a move, a move such as `take florin 4`, or `help`.
Colours follow your terminal; NO_COLOR=1 switches them off.
"""


def add(command: Subparsers) -> None:
    parser = command("play", "play a game", DESCRIPTION)
    parser.add_argument("--terminal", action="store_true", help="play at this terminal (for now the only way)")
    parser.add_argument("--people", type=int, default=1, metavar="N", help="people at this keyboard (default 1)")
    parser.add_argument(
        "--bots", default="random", metavar="NAME,NAME", help="who has the other seats (default random)"
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game; it brings its own table")
    add_seed(parser, "the same seed, the same cards and dice (default: a new one)")
    add_language(parser)
    add_table(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from ..bots.referee import seed_for
    from ..printing.voice import Voice
    from . import typing_aid
    from .session import Session

    if options.resume is not None:
        title, game = game_in(options.resume)
    else:
        seed = secrets.randbits(32) if options.seed is None else options.seed
        table = table_of(options)
        title, game = table.title, table.maker()(seed)
    if not 1 <= options.people <= game.seats:
        raise Refusal(f"--people {options.people}: 1 to {game.seats} of {game.seats} players can sit at this keyboard")
    bots = {}
    if options.people < game.seats:
        names = bots_of(options.bots, game.seats - options.people, title)
        for seat, name in enumerate(names, options.people):
            bots[seat] = title.bots()[name](seed_for(game.seed or 0, game.ply, seat))
    typing_aid.switch_on()
    return Session(title, game, bots, Voice(options.language)).run()
