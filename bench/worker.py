"""A process that holds one subject and measures a slice of it whenever a line on its standard input asks.

`python -m bench.worker FACTORY [--core N] [--expect compiled|interpreted]` speaks JSON, one object a line: first an
introduction or an error, then one measurement for each question.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any, TextIO

from bench import subjects

COPY_SECONDS = 0.2


def measure(subject: subjects.Subject, seed: int, seconds: float, copies: bool) -> dict[str, float]:
    """Play random games for so long, then copy a position of the middle game.

    Times are the processor's, not the clock's: what others do on this machine is not our subject.
    """
    rng = Random(seed)
    games = moves = options = 0
    gc.collect()
    wall = time.perf_counter()
    start = time.process_time()
    while True:
        played, listed = subject.play(rng)
        games += 1
        moves += played
        options += listed
        spent = time.process_time() - start
        if spent >= seconds:
            break
    found = {
        "games_s": games / spent,
        "moves_s": moves / spent,
        "moves_per_game": moves / games,
        "options_per_move": options / moves,
        "share": spent / (time.perf_counter() - wall),
    }
    if copies and isinstance(subject, subjects.Positions):
        found |= measure_copies(subject, subject.midgame(rng), min(COPY_SECONDS, seconds))
    return found


def measure_copies(subject: subjects.Positions, state: Any, seconds: float) -> dict[str, float]:
    """What a copy costs, and what a copy with one move on it costs."""

    def clone(times: int) -> None:
        for _ in range(times):
            subject.clone(state)

    def branch(times: int) -> None:
        for index in range(times):
            subject.branch(state, index)

    return {"copy_us": microseconds(clone, seconds), "branch_us": microseconds(branch, seconds / 2)}


def microseconds(repeat: Callable[[int], None], seconds: float) -> float:
    """How long it takes once, from batches long enough for the clock to be free."""
    batch = 16
    times = 0
    spent = 0.0
    while spent < seconds:
        start = time.process_time()
        repeat(batch)
        took = time.process_time() - start
        spent += took
        times += batch
        if took < seconds / 20:
            batch *= 2
    return spent / times * 1e6


def load(factory: str, expect: str | None) -> subjects.Subject:
    """Make the subject and prove that it plays; complain if the engine is not in the form that is to be measured."""
    subject: subjects.Subject = getattr(subjects, factory)()
    if expect is not None:
        import alhambra

        form = "compiled" if alhambra.COMPILED else "interpreted"
        if form != expect:
            raise RuntimeError(f"{alhambra.__file__} is {form}, not {expect}")
    subject.play(Random(1))
    return subject


def private_output() -> TextIO:
    """The standard output for ourselves; whatever a subject prints goes to the standard error."""
    channel = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return channel


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("factory")
    parser.add_argument("--core", type=int)
    parser.add_argument("--expect", choices=("compiled", "interpreted"))
    args = parser.parse_args()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the driver ends us by closing our input
    channel = private_output()

    def say(message: dict[str, Any]) -> None:
        print(json.dumps(message), file=channel, flush=True)

    if args.core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {args.core})
    try:
        subject = load(args.factory, args.expect)
    except Exception as error:
        say({"error": f"{type(error).__name__}: {error}"})
        return
    say({"name": subject.name, "note": subject.note})
    for line in sys.stdin:
        question = json.loads(line)
        try:
            say(measure(subject, **question))
        except Exception as error:
            say({"error": f"{type(error).__name__}: {error}"})
            return


if __name__ == "__main__":
    main()
