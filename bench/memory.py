"""How much memory live games need: many mid-game positions in one process, each with its way back.

python bench/memory.py                  both trees, each in a process of its own
python bench/memory.py --tree compiled --games 1000 --seats 4
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.environment import ROOT, TREES, NotReady, prepare
from bench.plan import MEMORY_GAMES, MEMORY_MIB, MEMORY_SEATS, Tree
from bench.report import memory_verdict, number
from bench.subjects import EDITION

CHOICES = {tree.value: tree for tree in (Tree.COMPILED, Tree.INTERPRETED)}


def resident_mib() -> float:
    """The memory of this process that is really there."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)
    except OSError:  # not Linux: the highest value so far, which only grows, as here
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak / (1 << 20) if sys.platform == "darwin" else peak / (1 << 10)


def half_a_game(seats: int, seed: int) -> Any:
    """The position in the middle of a random game, reached move by move, so that all of its history is there."""
    whole = walk(seats, seed, 1 << 30)
    return walk(seats, seed, whole.ply // 2)


def walk(seats: int, seed: int, limit: int) -> Any:
    """The same random game again, up to so many moves."""
    import alhambra

    game = alhambra.new_game(seats=seats, edition=EDITION, seed=seed)
    random = Random(seed).random
    while game.ply < limit and (moves := game.legal_moves):
        game.play(moves[int(random() * len(moves))])
    return game


def grow(games: int, seats: int) -> dict[str, float]:
    """Make the games in this process and report by how much it grew."""
    import alhambra

    half_a_game(seats, 0)  # whatever is loaded or remembered once is not the price of a game
    gc.collect()
    before = resident_mib()
    live = [half_a_game(seats, seed) for seed in range(1, games + 1)]
    gc.collect()
    grown = resident_mib() - before
    for game in live:  # the way back is really there
        game.rewind(0)
    return {"mib": grown, "compiled": alhambra.COMPILED}


def measure(python: str | Path, tree: Tree, games: int, seats: int) -> float:
    """The growth in MiB of a fresh process that makes these games; NotReady if it fails."""
    command = [str(python), "-m", "bench.memory", "--grow", "--games", str(games), "--seats", str(seats)]
    env = {**os.environ, "PYTHONPATH": str(TREES[tree])}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        raise NotReady(f"could not measure the memory of the {tree.value} engine: {last}")
    found = json.loads(done.stdout)
    if found["compiled"] != (tree is Tree.COMPILED):
        raise NotReady(f"could not measure the memory of the {tree.value} engine: {TREES[tree]} is not {tree.value}")
    return float(found["mib"])


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--games", type=int, default=MEMORY_GAMES, help="how many live games (default: %(default)s)")
    parser.add_argument("--seats", type=int, default=MEMORY_SEATS, help="players of each (default: %(default)s)")
    parser.add_argument("--tree", choices=sorted(CHOICES), action="append", help="which engine (default: both)")
    parser.add_argument("--grow", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.grow:
        print(json.dumps(grow(args.games, args.seats)))
        return 0
    missed = False
    try:
        for name in args.tree or sorted(CHOICES):
            prepare(CHOICES[name], lambda text: print(text, file=sys.stderr))
            mib = measure(sys.executable, CHOICES[name], args.games, args.seats)
            verdict = memory_verdict(mib, args.games, args.seats, MEMORY_MIB)
            each = number(mib * 1024 / args.games)
            print(f"{name}: {verdict.title}: {verdict.measured}, {each} KiB each; {verdict.asked}: {verdict.words}")
            missed = missed or verdict.met is False
    except NotReady as error:
        print(f"memory: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("memory: interrupted", file=sys.stderr)
        return 130
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
