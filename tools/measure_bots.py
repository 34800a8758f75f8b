"""How strong the bots of a game are, and how long they think: many games with seats rotated, and 95 % intervals.

    python3 dev.py run --compiled python tools/measure_bots.py --game KEY --match good,easy,easy --games 1000
    python3 dev.py run --compiled python tools/measure_bots.py --game KEY --alone easy,good --jobs 2

The first bot of a match is the one that is measured; everybody moves on by one seat from game to game. Who shares a
victory with others has a part of it: a half of two, a third of three. Times are the processor's, for decisions with a
choice, from the view to the move. The same seed gives the same games.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from joblib import Parallel, delayed

import alhambra
from alhambra.bots.referee import seed_for
from alhambra.core.game import Game
from alhambra.titles import titled
from alhambra.titles.title import Wishes

CERTAIN = 1.96  # standard deviations on either side: 95 %


class Result(NamedTuple):
    """One game, as the measured bot sees it."""

    share: float  # of the victory
    score: int
    best_other: int
    seconds: list[float]  # that it thought


def play(key: str, bots: Sequence[str], seed: int, number: int) -> Result:
    """The game with this number; the first of the bots sits in another seat each time."""
    title, seats = titled(key), len(bots)
    game: Game[Any] = title.begin(Wishes(seats), seed_for(seed, number))
    names = [bots[(seat + number) % seats] for seat in range(seats)]
    me = -number % seats
    players = [title.bots()[name](seed_for(seed, number, seat)) for seat, name in enumerate(names)]
    seconds: list[float] = []
    while (decision := game.decision) is not None:
        started = time.process_time()
        moves = game.legal_moves
        move = players[decision.seat].choose(game.view(decision.seat), decision, moves)
        if decision.seat == me and len(moves) > 1:
            seconds.append(time.process_time() - started)
        game.play(move)
    others = [score for seat, score in enumerate(game.scores) if seat != me]
    share = 1 / len(game.winners) if me in game.winners else 0.0
    return Result(share, game.scores[me], max(others, default=0), seconds)


def games(key: str, bots: Sequence[str], seed: int, count: int, jobs: int) -> list[Result]:
    return list(Parallel(n_jobs=jobs)(delayed(play)(key, bots, seed, number) for number in range(count)))


def interval(wins: float, count: int) -> tuple[float, float]:
    """Between which shares the true one is (Wilson)."""
    share, square = wins / count, CERTAIN**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    width = CERTAIN / (1 + square / count) * math.sqrt(share * (1 - share) / count + square / (4 * count**2))
    return middle - width, middle + width


def at(values: Sequence[float], part: float) -> float:
    """The value below which this part of them lies."""
    found = sorted(values)
    return found[min(len(found) - 1, int(part * len(found)))]


def times(results: Sequence[Result]) -> str:
    seconds = [second for result in results for second in result.seconds]
    parts = [f"{1000 * at(seconds, part):.1f}" for part in (0.5, 0.95, 1.0)]
    return f"{' / '.join(parts)} ms"


def report_match(bots: Sequence[str], results: Sequence[Result]) -> str:
    count, wins = len(results), sum(result.share for result in results)
    low, high = interval(wins, count)
    shared = sum(0 < result.share < 1 for result in results)
    mean = sum(result.score for result in results) / count
    other = sum(result.best_other for result in results) / count
    against = " and ".join(bots[1:])
    return (
        f"| {bots[0]} against {against} | {count} | {100 * wins / count:.1f} % ({100 * low:.1f}–{100 * high:.1f}) |"
        f" {shared} | {mean:.1f} : {other:.1f} | {times(results)} |"
    )


def report_alone(bot: str, results: Sequence[Result]) -> str:
    scores = [result.score for result in results]
    mean = sum(scores) / len(scores)
    spread = math.sqrt(sum((score - mean) ** 2 for score in scores) / (len(scores) - 1))
    error = CERTAIN * spread / math.sqrt(len(scores))
    deciles = " ".join(str(at(scores, tenth / 10)) for tenth in range(1, 10))
    return (
        f"| {bot} | {len(scores)} | {mean:.1f} ± {error:.1f} | {min(scores)} | {deciles} | {max(scores)} |"
        f" {times(results)} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="How strong the bots of a game are, and how long they think.")
    parser.add_argument("--game", required=True, choices=sorted(alhambra.TITLES), help="by its key")
    parser.add_argument("--match", action="append", default=[], metavar="BOT,BOT", help="the first one is measured")
    parser.add_argument("--alone", default="", metavar="BOT,BOT", help="each of them in games for one player")
    parser.add_argument("--games", type=int, default=300, help="of each match (default 300)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    options = parser.parse_args()
    known = titled(options.game).bots()
    matches = [match.split(",") for match in options.match]
    alone = [name for name in options.alone.split(",") if name]
    unknown = {name for match in matches for name in match} | set(alone)
    unknown -= set(known)
    if unknown:
        parser.error(f"no such bot: {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    if options.games < 2 or not (matches or alone):
        parser.error("at least two games of at least one --match or --alone")
    print(f"{'compiled' if alhambra.COMPILED else 'interpreted'}, seed {options.seed}")
    if matches:
        print(
            "| match | games | victories (95 %) | shared | mean points : best of the others | median / p95 / longest |"
        )
        print("| --- | --: | --: | --: | --: | --: |")
    for bots in matches:
        print(report_match(bots, games(options.game, bots, options.seed, options.games, options.jobs)), flush=True)
    if alone:
        print("| alone | games | mean points (95 %) | least | deciles | most | median / p95 / longest |")
        print("| --- | --: | --: | --: | --: | --: | --: |")
    for bot in alone:
        print(report_alone(bot, games(options.game, [bot], options.seed, options.games, options.jobs)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
