"""Long runs of random games, with everything checked that must hold in every game.

    python3 dev.py fuzz --games 10000 --jobs 2
    python3 dev.py fuzz --games 20 --modules vizier,camps
    python3 dev.py fuzz --mixes --each 20
    python3 dev.py fuzz --mixes --subsets 500 --each 10
    python3 dev.py fuzz --game roll-and-write --games 20000

COURSES says for each game which ones are played and what is checked in them. Those of the board game go round over 2-6
seats and the editions, with random modules; every third has only such modules as the oracle knows by heart, every
fourth has random options, and every other one is played verb by verb, so that rare moves occur.
With --modules all games have these, and every second pair of games has random others too. With --mixes each module is
played alone, with each other one, and in some larger mixes; --subsets adds more of those.
A game that fails is played again with --first its number.
Each game is checked in all its positions (sampled where a check is dear), recorded, replayed from its text, and its log
compared with the one of the other engine, interpreted or compiled.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import alhambra
import dice_games
import oracle
from alhambra import Game
from alhambra.core.game import Game as AnyGame
from alhambra.core.record import parse_record
from alhambra.palace.options import BASE_OPTIONS
from alhambra.records.positions import positions
from alhambra.records.replay import replayed
from alhambra.titles import DEFAULT
from alhambra.titles.alhambra.title import ALHAMBRA
from checks import (
    check_conserved,
    check_copies,
    check_listed,
    check_near_misses,
    check_rewinding,
    check_scores,
    check_secret_moves,
    check_undo,
    check_views,
    check_wasteful,
    fingerprint,
)
from mutations import Memory, check_mutations
from random_moves import moves_of

PROJECT = Path(__file__).resolve().parent.parent
CHUNK = 20  # games of a process at a time, at least; the other engine is started once for each chunk
ORACLE_EVERY = {"alhambra": 50, "roll-and-write": 10}  # it is thorough, and slow


GIVEN = 1_000_000_000  # the modules of a game with a greater number are given by it: a bit for each


def choosable() -> list[str]:
    return [key for key, module in alhambra.MODULES.items() if not module.automatic]


def subset(mask: int) -> tuple[str, ...]:
    """The modules that these bits stand for."""
    return tuple(key for bit, key in enumerate(choosable()) if mask >> bit & 1)


def mask_of(keys: Iterable[str]) -> int:
    return sum([1 << choosable().index(key) for key in keys])


def numbered(mask: int, number: int) -> int:
    """The number of a game with just these modules."""
    return mask * GIVEN + number


def with_all(count: int) -> list[int]:
    """Some games with all modules."""
    return [numbered((1 << len(choosable())) - 1, number) for number in range(count)]


def mixes(modules: int) -> list[int]:
    """A sample of all mixes of so many modules: each alone, each pair, all, and some in between."""
    alone = [1 << bit for bit in range(modules)]
    pairs = [one | other for one, other in combinations(alone, 2)]
    rng = random.Random(f"{modules} modules")
    larger = [sum(rng.sample(alone, rng.randrange(3, modules))) for _ in alone if modules > 3]
    return list(dict.fromkeys([*alone, *pairs, *larger, sum(alone)]))


def random_subsets(modules: int, count: int) -> list[int]:
    """Mixes of any size, each once if there are so many."""
    rng = random.Random(f"{count} subsets of {modules} modules")
    return rng.sample(range(1, 1 << modules), min(count, (1 << modules) - 1))


def mix(number: int) -> tuple[int, str, tuple[str, ...]]:
    """Seats, edition and modules of the game with this number."""
    rng = random.Random(f"mix {number}")
    if number >= GIVEN:
        return rng.randrange(2, 7), rng.choice(list(alhambra.EDITIONS)), subset(number // GIVEN)
    seats, edition = 2 + number % 5, list(alhambra.EDITIONS)[number // 5 % len(alhambra.EDITIONS)]
    modules = subset(rng.getrandbits(len(choosable())))
    if number % 3 == 0:
        modules = tuple(key for key in oracle.KNOWN if rng.random() < 0.5)
    return seats, edition, modules


def random_options(rng: random.Random) -> dict[str, object]:
    known = [option for module in alhambra.MODULES.values() for option in module.options]
    return {
        option.name: rng.choice(option.values)
        for option in [*BASE_OPTIONS, *known]
        if option.name != "ages" and rng.random() < 0.4
    }


def begun(number: int) -> Game:
    """The game with this number; the same on every machine and in both engines."""
    seats, edition, modules = mix(number)
    rng = random.Random(number)
    return alhambra.new_game(seats, edition, modules, number, random_options(rng) if number % 4 == 3 else None)


def log_of(number: int, course: Course | None = None) -> str:
    """A digest of everything that can be seen of a game: all options, all events."""
    game = begun(number) if course is None else course.begun(number)
    digest = hashlib.sha256()
    for _ in moves_of(game, number):
        digest.update("\n".join([str(move) for move in game.legal_moves]).encode())
    digest.update(json.dumps([event.to_json() for event in game.events]).encode())
    return digest.hexdigest()


def check_game(number: int) -> int:
    """Play and check one game; the number of its moves."""
    game = begun(number)
    rng = random.Random(number)
    prints: dict[int, str] = {}
    wishes = random.Random(number)
    memory = Memory()
    for _ in moves_of(game, number):
        check_conserved(game.state)
        if memory.has_tried_little_of(game) or wishes.random() < 0.02:
            check_mutations(game, wishes, memory)
        if rng.random() < 0.1:
            check_listed(game)
            check_wasteful(game, rng)
            check_near_misses(game, rng)
        if rng.random() < 0.03:
            check_views(game, rng)
            check_secret_moves(game, rng)
            check_copies(game, rng)
            check_undo(game, rng)
            prints[game.ply] = fingerprint(game)
    check_conserved(game.state)
    check_scores(game)
    record = game.record
    again = parse_record(str(record))
    assert str(again) == str(record), "the record changes when it is read"
    check_rewinding(replayed(again, ALHAMBRA), game, prints)
    return game.ply


def ask_oracle(number: int) -> None:
    """Let the second opinion judge every position of a game."""
    game = begun(number)
    for _ in moves_of(game, number):
        pass
    lines = [json.loads(json.dumps(one)) for one in positions(game.record, ALHAMBRA)]
    complaints = oracle.check_game(lines)
    assert not complaints, complaints[:3]


# ---------------------------------------------------------------------------------------------------------- any game


class Course(NamedTuple):
    """The random games of one game: each has a number, by which it is the same everywhere."""

    begun: Callable[[int], AnyGame[Any]]
    mix: Callable[[int], object]  # what was chosen for it, for people
    check_game: Callable[[int], int]  # the number of its moves
    ask_oracle: Callable[[int], None]


COURSES = {
    "alhambra": Course(begun, mix, check_game, ask_oracle),
    "roll-and-write": Course(dice_games.begun, dice_games.mix, dice_games.check_game, dice_games.ask_oracle),
}


def check_chunk(game: str, numbers: list[int]) -> tuple[int, list[str], dict[int, str]]:
    course = COURSES[game]
    moves = 0
    failures: list[str] = []
    logs: dict[int, str] = {}
    for number in numbers:
        try:
            moves += course.check_game(number)
            logs[number] = log_of(number, course)
            if number % ORACLE_EVERY[game] == 0:
                course.ask_oracle(number)
        except Exception as error:
            failures.append(f"game {number} {course.mix(number)}: {type(error).__name__}: {error}")
    return moves, failures, logs


def other_logs(numbers: list[int], game: str = DEFAULT) -> dict[int, str]:
    """The logs of the other engine, from a process of its own."""
    tree = "src" if alhambra.COMPILED else "build/compiled"
    if not (PROJECT / tree / "alhambra").is_dir():
        return {}
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(PROJECT / tree), str(PROJECT / "tests")])}
    command = [sys.executable, __file__, "--game", game, "--logs", ",".join(map(str, numbers))]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the other engine failed: {done.stderr.strip().splitlines()[-1:]}")
    told = json.loads(done.stdout)
    assert told["compiled"] is not alhambra.COMPILED, "both engines are the same one"
    return {int(number): log for number, log in told["logs"].items()}


def run_chunk(game: str, numbers: list[int]) -> tuple[int, int, list[str]]:
    moves, failures, logs = check_chunk(game, numbers)
    others = other_logs([*logs], game)  # a game that has failed here would end the other engine too
    compared = 0
    for number, log in logs.items():
        if number in others:
            compared += 1
            if others[number] != log:
                failures.append(f"game {number}: interpreted and compiled logs differ")
    return moves, compared, failures


def modules_named(text: str) -> int:
    """Modules on the command line, separated by commas; as bits."""
    keys = text.split(",")
    unknown = [key for key in keys if key not in choosable()]
    if unknown:
        raise argparse.ArgumentTypeError(f"unknown: {', '.join(unknown)}; known are {', '.join(choosable())}")
    return mask_of(keys)


def and_others(mask: int, number: int) -> int:
    """In every second pair of games random modules join those of the mask: in pairs, because odd games are special."""
    rng = random.Random(f"others {number}")
    return mask | rng.getrandbits(len(choosable())) if number % 4 > 1 else mask


def chosen_numbers(arguments: argparse.Namespace) -> list[int]:
    """The numbers of the games to play."""
    if arguments.mixes:
        each = range(arguments.first, arguments.first + arguments.each)
        masks = dict.fromkeys([*mixes(len(choosable())), *random_subsets(len(choosable()), arguments.subsets)])
        return [numbered(mask, number) for mask in masks for number in each]
    numbers = range(arguments.first, arguments.first + arguments.games)
    if arguments.modules:
        return [numbered(and_others(arguments.modules, number), number) for number in numbers]
    return list(numbers)


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py fuzz", description="Random games with everything checked.")
    parser.add_argument("--game", choices=COURSES, default=DEFAULT, help="which game is played (default %(default)s)")
    parser.add_argument("--games", type=int, default=600, help="how many games (default 600)")
    parser.add_argument("--first", type=int, default=0, help="number of the first game (default 0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)")
    parser.add_argument("--modules", type=modules_named, default=0, metavar="A,B", help="modules that every game has")
    parser.add_argument("--mixes", action="store_true", help="play each module, each pair and some larger mixes")
    parser.add_argument("--subsets", type=int, default=0, help="with --mixes: so many random mixes more (default 0)")
    parser.add_argument("--each", type=int, default=20, help="with --mixes: games for each mix (default 20)")
    parser.add_argument("--logs", help=argparse.SUPPRESS)
    return parser


def main() -> int:
    parser = command_line()
    arguments = parser.parse_args()
    if arguments.game != DEFAULT and (arguments.modules or arguments.mixes):
        parser.error(f"{arguments.game} has no modules: --modules and --mixes are for {DEFAULT}")
    if arguments.logs:
        logs = {number: log_of(number, COURSES[arguments.game]) for number in map(int, arguments.logs.split(","))}
        print(json.dumps({"compiled": alhambra.COMPILED, "logs": logs}))
        return 0
    numbers = chosen_numbers(arguments)
    size = max(CHUNK, len(numbers) // (40 * arguments.jobs))
    size = min(size, -(-len(numbers) // arguments.jobs))  # a short run keeps all processes busy too
    chunks = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    started = time.monotonic()
    games = moves = compared = 0
    failures: list[str] = []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        try:
            for chunk, (chunk_moves, chunk_compared, chunk_failures) in zip(
                chunks, pool.map(partial(run_chunk, arguments.game), chunks), strict=True
            ):
                games += len(chunk)
                moves += chunk_moves
                compared += chunk_compared
                failures += chunk_failures
                for failure in chunk_failures:
                    print(failure, file=sys.stderr)
                if sys.stderr.isatty():
                    print(f"\r{games}/{len(numbers)} games, {len(failures)} failures", end="", file=sys.stderr)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            print("\nstopped", file=sys.stderr)
    engine = "compiled" if alhambra.COMPILED else "interpreted"
    print(
        f"{games} games, {moves} moves, {engine}; logs of {compared} games compared with the other engine; "
        f"{len(failures)} failures; {time.monotonic() - started:.0f} s"
    )
    return 1 if failures or games < len(numbers) else 0


if __name__ == "__main__":
    sys.exit(main())
