"""The driver: one process for each subject, all on one core, asked in turn."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.environment import ROOT, TREES
from bench.plan import COMPARISONS, DUEL_PAIRS, DUEL_SECONDS, Comparison, Row, Tree
from bench.report import Measured, Slice, ratio

FIRST_SEED = 1000


@dataclass(frozen=True)
class Course:
    """How a run goes."""

    python: Path  # the one that has the other engines
    rounds: int
    seconds: float  # for each row in each round
    catanatron: Path | None = None  # sources to measure in place of the installed release


class Broken(Exception):
    """A subject could not be measured; the text says why."""


class Worker:
    """The driver's end of a measuring process."""

    def __init__(self, row: Row, process: subprocess.Popen[str]) -> None:
        self.row = row
        self.process = process

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise Broken(f"the process ended with exit code {self.process.wait()}")
        message: dict[str, Any] = json.loads(line)
        if "error" in message:
            raise Broken(message["error"])
        return message

    def ask(self, seed: int, seconds: float, copies: bool) -> Slice:
        assert self.process.stdin is not None
        question = json.dumps({"seed": seed, "seconds": seconds, "copies": copies})
        try:
            print(question, file=self.process.stdin, flush=True)
        except BrokenPipeError:
            raise Broken(f"the process ended with exit code {self.process.wait()}") from None
        return self.hear()


@contextmanager
def working(row: Row, python: Path, extra: Path | None, core: int | None) -> Iterator[Worker]:
    """A worker for this row, ended at the end."""
    command = [str(python), "-m", "bench.worker", row.factory]
    if core is not None:
        command += ["--core", str(core)]
    if row.tree is not Tree.NONE:
        command += ["--expect", "interpreted" if row.tree is Tree.INTERPRETED else "compiled"]
    paths = [str(TREES[row.tree])] if row.tree is not Tree.NONE else []
    if extra is not None:
        paths.append(str(extra))
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env |= {"PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"}
    process = subprocess.Popen(
        command, cwd=ROOT, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    )
    try:
        yield Worker(row, process)
    finally:
        process.kill()
        process.communicate()


def last_core() -> int | None:
    """The core that the workers share; the driver and everything else have the others."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None


def measure(rows: Sequence[Row], obstacles: Mapping[Tree, str], course: Course, say: Callable[[str], None]) -> Measured:
    """All rounds of all rows whose tree could be had."""
    core = last_core()
    measured = Measured()
    workers: dict[str, Worker] = {}
    with ExitStack() as stack:
        for row in rows:
            if row.tree in obstacles:
                measured.drop(row.key, obstacles[row.tree])
                continue
            extra = course.catanatron if row.key == "catanatron" else None
            workers[row.key] = stack.enter_context(working(row, course.python, extra, core))
            measured.slices[row.key] = []
        for key, worker in workers.items():
            try:
                worker.hear()
            except Broken as error:
                measured.drop(key, str(error))
        for number in range(course.rounds if measured.slices else 0):
            started = time.monotonic()
            one_round(number, workers, measured, course.seconds)
            say(f"round {number + 1} of {course.rounds}, {time.monotonic() - started:.0f} s")
    return measured


def one_round(number: int, workers: dict[str, Worker], measured: Measured, seconds: float) -> None:
    """A slice of every row, then the duels."""
    keys = list(measured.slices)
    if number % 2:  # to and fro, so that being late in a round is nobody's fate
        keys.reverse()
    for key in keys:
        try:
            measured.slices[key].append(workers[key].ask(seed=FIRST_SEED + number, seconds=seconds, copies=True))
        except Broken as error:
            measured.drop(key, str(error))
    for comparison in COMPARISONS:
        if comparison.duel and comparison.row in measured.slices and comparison.against in measured.slices:
            one_duel(number, comparison, workers, measured)


def one_duel(number: int, comparison: Comparison, workers: dict[str, Worker], measured: Measured) -> None:
    """Many short slices of two rows in turn, with the same games; the median of their ratios counts."""
    ratios = []
    for pair in range(DUEL_PAIRS):
        keys = [comparison.row, comparison.against]
        if pair % 2:
            keys.reverse()
        found: dict[str, Slice] = {}
        for key in keys:
            try:
                seed = FIRST_SEED + number * DUEL_PAIRS + pair
                found[key] = workers[key].ask(seed=seed, seconds=DUEL_SECONDS, copies=False)
            except Broken as error:
                measured.drop(key, str(error))
                return
        ratios.append(ratio(comparison.measure, found[comparison.row], found[comparison.against]))
    measured.duels.setdefault(comparison, []).append(statistics.median(ratios))
