"""Today's server beside that of another revision: both run all the time and are driven in turn.

Each pair is one short run of either server, every other pair in the other order, so that slow and fast moments of the
machine concern both alike. A ratio is taken inside each pair; the median over the pairs is told.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from bench.environment import NotReady, prepare
from bench.plan import Tree
from bench.server.load import Bench, Figures, median, new_lanes, server, table, timed


@dataclass
class Rival:
    """One of the two servers, and what it has shown."""

    bench: Bench
    pid: int
    shown: list[Figures]

    def run(self, tables: int, seconds: float, title: str) -> Figures:
        figures = asyncio.run(timed(self.bench, new_lanes(self.bench, tables), seconds, self.pid, title))
        self.shown.append(figures)
        return figures


def ratio(now: Sequence[Figures], before: Sequence[Figures], name: str) -> str:
    """A figure of today's server to that of the other one: the median of the pairs, and how far they lie apart."""
    found = [getattr(new, name) / getattr(old, name) for new, old in zip(now, before, strict=True)]
    low, middle, high = statistics.quantiles(found, n=4) if len(found) > 1 else found * 3
    return f"{middle:.3f} (quartiles {low:.3f}-{high:.3f})"


def verdict(tables: int, now: Sequence[Figures], before: Sequence[Figures]) -> str:
    moves, work = ratio(now, before, "moves"), ratio(now, before, "work")
    return f"{tables} tables, {len(now)} pairs: moves/s {moves}, work of the processor for a move {work} of the other's"


def duel(revision: str, tables: Sequence[int], seconds: float, pairs: int, databases: str, core: int | None) -> None:
    """Measure both, and print figures and ratios."""
    try:
        old = prepare(Tree.BEFORE, lambda text: print(f"bench: {text}", file=sys.stderr, flush=True), revision)
    except NotReady as error:
        raise SystemExit(f"bench: {error}") from None
    with (
        server(databases.format("now"), core) as (port, pid),
        server(databases.format("before"), core, old) as (old_port, old_pid),
    ):
        for number in tables:
            now, before = Rival(Bench(port), pid, []), Rival(Bench(old_port), old_pid, [])
            for pair in range(pairs):
                for rival in (now, before) if pair % 2 else (before, now):
                    rival.run(number, seconds, f"{number} tables, {'today' if rival is now else revision}")
                done = f"{now.shown[-1].moves:,.0f} to {before.shown[-1].moves:,.0f} moves/s"
                print(f"bench: {number} tables, pair {pair + 1} of {pairs}: {done}", file=sys.stderr, flush=True)
            print(table([median(now.shown), median(before.shown)]))
            print(verdict(number, now.shown, before.shown), flush=True)
