"""`alhambra perft`: how many ways there are to play on, for checking one engine against another."""

from __future__ import annotations

import argparse
import time
from typing import Any

from ..core.game import Game
from .arguments import Subparsers, add_language, add_seed, add_table, positive, table_of

DESCRIPTION = """\
Count the sequences of so many legal moves from the beginning of a game, depth by depth.
Chance is fixed by the seed, so the numbers are the same for every correct engine.
"""


def add(command: Subparsers) -> None:
    parser = command("perft", "count the ways to play on", DESCRIPTION)
    parser.add_argument("--depth", type=positive, default=3, metavar="N", help="moves to look ahead (default 3)")
    parser.add_argument("--per-move", action="store_true", help="split the last depth by the first move")
    add_seed(parser, "of the game (default 0)", 0)
    add_language(parser)
    add_table(parser)
    parser.set_defaults(run=run)


def leaves(game: Game[Any], depth: int) -> int:
    """How many sequences of so many moves there are."""
    moves = game.legal_moves
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        after = game.copy()
        after.play(move)
        found += leaves(after, depth - 1)
    return found


def leaves_by_move(game: Game[Any], depth: int) -> dict[str, int]:
    """The same, by the first move."""
    found: dict[str, int] = {}
    for move in game.legal_moves:
        after = game.copy()
        after.play(move)
        found[str(move)] = leaves(after, depth - 1) if depth > 1 else 1
    return found


def run(options: argparse.Namespace) -> int:
    from ..printing.voice import Voice

    game = table_of(options).maker()(options.seed)
    voice = Voice(options.language)
    print(f"{voice('cli-perft-depth'):>10} {voice('cli-perft-leaves'):>14} {voice('cli-perft-seconds'):>9}")
    for depth in range(1, options.depth + 1):
        started = time.perf_counter()
        count = leaves(game, depth)
        print(f"{depth:>10} {count:>14} {time.perf_counter() - started:>9.2f}", flush=True)
    if options.per_move:
        print()
        for move, count in leaves_by_move(game, options.depth).items():
            print(f"{count:>14}  {move}", flush=True)
    return 0
