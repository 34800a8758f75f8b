"""The floods: one client does all it can to a server while others play in peace; how long do they wait?

    python tests/server/floods.py [--only pings,trailers] [--seconds 5] [--json FILE] [--database postgresql]

For each flood of flooders.py a server is started as its users start it, with all its usual limits. Four tables, each
with an address of its own, play real moves at a steady pace. Their latency is measured before, during and after the
flood: from the sending of a move until its acknowledgement, which comes when it is stored. A table that waits cannot
make its next move; so a move that takes long counts for those too that would have been made meanwhile at this pace,
with the rest of the wait that they would have had.

The server has one core; the bystanders and the flooder, a process that gives way to everybody, have the others.
The memory is what the system says of the server's process, looked at every 20 ms. The flood called `nothing` shows
how far the figures vary by themselves.

A flood has failed if the p99 of the bystanders during or after it is not more than three times that before, where a
reference below 5 ms counts as 5 ms; the server has not grown by more than 30 MiB; no bystander was refused or lost; and
the server is healthy, ends when it is told to, and has logged no traceback. A flood that seems to have succeeded is
tried once more, on another server: what else the machine does for a moment must not decide. Exit code 1: some flood has
succeeded twice.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import math
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

from alhambra import MODULES  # noqa: E402 - after the path is set, as above
from flooders import FLOODER, FLOODS, Flood, Tally, Target  # noqa: E402
from harness import Server, running_server  # noqa: E402
from hostile import memory_of  # noqa: E402
from kills import private_postgres  # noqa: E402
from people import Party, Player, new_table  # noqa: E402

CORES = sorted(os.sched_getaffinity(0))  # as long as nobody has taken one
TABLES = 4
PACE = 1 / 30  # seconds from one move of a table to its next: each person stays below the limit of a socket
MOVES = 150  # of a short game
WARM_UP = 1.0  # seconds
CALM = 1.0  # seconds from the end of a flood until its aftermath is measured
LOOK = 0.02  # seconds between two looks at the memory
PATIENCE = 60.0
OPENED_WITH = 60  # moves that were played at the flooder's table: there is much to tell about it
TIMES = 3.0  # how much longer bystanders may wait than before
FLOOR = 5.0  # milliseconds: a shorter wait is none, and a reference below it would be judged by chance
GROWTH = 30.0  # MiB


# -------------------------------------------------------------------------------------------------------- in peace


class Bystanders:
    """Tables with people who know nothing of all this, and how long they wait for their moves."""

    def __init__(self, lanes: Sequence[Sequence[Party]]) -> None:
        self.refused = 0
        self.complaints: list[str] = []  # when all have gone home
        self._lanes = lanes
        self._waits: list[float] = []  # seconds, in the present part of the trial
        self._ended = False

    @classmethod
    async def invited(cls, server: Server, tables: int, seconds: float) -> Bystanders:
        """With as many games laid out as can be played in this time."""
        games = 1 + int(seconds / PACE / MOVES)
        homes = [server.seen_from(f"127.0.1.{number + 1}") for number in range(tables)]
        return cls([[await asyncio.to_thread(new_table, home, 2) for _ in range(games)] for home in homes])

    def new_page(self) -> list[float]:
        """Another part begins; moves under way belong to the former one."""
        self._waits = []
        return self._waits

    @contextlib.asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """They play; afterwards everybody has made the last move and left."""
        delay = PACE / len(self._lanes)  # so that they look at the server at different times
        tables = [asyncio.create_task(self._play_on(lane, delay * at)) for at, lane in enumerate(self._lanes)]
        try:
            yield
        finally:
            self._ended = True
            gone, stuck = await asyncio.wait(tables, timeout=PATIENCE)
            for table in stuck:
                table.cancel()
            self.complaints += ["bystanders wait for ever"] * len(stuck)
            self.complaints += [f"bystanders were lost: {one.exception()!r}" for one in gone if one.exception()]
            self.complaints += [f"{self.refused} moves of bystanders refused"] * (self.refused > 0)

    async def _play_on(self, parties: Sequence[Party], delay: float) -> None:
        """One table: one game after the other, at a steady pace."""
        due = time.perf_counter() + delay
        for party in parties:
            async with at_table(party) as players:
                while not self._ended and not players[0].over:
                    await asyncio.sleep(max(0.0, due - time.perf_counter()))
                    due = max(due + PACE, time.perf_counter())
                    await self._move(players)

    async def _move(self, players: Sequence[Player]) -> None:
        page, started = self._waits, time.perf_counter()
        answer = await move(players)
        page.append(answer.at - started)
        self.refused += not answer.granted


class Answered(NamedTuple):
    """A move was acknowledged, or refused."""

    at: float
    granted: bool


@contextlib.asynccontextmanager
async def at_table(party: Party) -> AsyncIterator[list[Player]]:
    """Everybody has sat down and sees the table."""
    async with contextlib.AsyncExitStack() as stack:
        players: list[Player] = []
        for seed, token in enumerate(party.tokens):
            players.append(Player(await stack.enter_async_context(party.server.socket(party.key, token)), seed))
        for player in players:
            await player.hear()
        yield players


async def move(players: Sequence[Player]) -> Answered:
    """Whoever has to decide does, and then everybody has heard of it."""
    mover, text = next((one, chosen) for one in players if (chosen := one.chosen()) is not None)
    message = await mover.ask("play", move=text, seq=mover.seq)
    answer = Answered(time.perf_counter(), message["type"] == "update")
    for other in players:
        while other.seq < mover.seq:
            await other.hear()
    return answer


def with_those_who_could_not(waits: Sequence[float]) -> list[float]:
    """A long wait kept a table from further moves: what these would have waited."""
    return [wait - missed * PACE for wait in waits for missed in range(1 + int(wait / PACE))]


@dataclass
class Waits:
    """How long bystanders waited in one part of the trial."""

    moves: int
    p50: float  # milliseconds
    p99: float
    worst: float

    @classmethod
    def of(cls, waits: Sequence[float]) -> Waits:
        if not waits:
            return cls(0, math.inf, math.inf, math.inf)
        found = sorted(with_those_who_could_not(waits))
        p50, p99 = (found[int(len(found) * share)] * 1000 for share in (0.5, 0.99))
        return cls(len(waits), p50, p99, found[-1] * 1000)


# ------------------------------------------------------------------------------------------------------ the flooder


async def target_of(server: Server, seconds: float, source: str = FLOODER) -> Target:
    """A table of the flooder's own, where everything is played with and some moves were made."""
    wishes = [key for key in MODULES if key != "dirk"]  # who joins by himself
    party = await asyncio.to_thread(new_table, server.seen_from(source), 2, modules=wishes)
    async with at_table(party) as players:
        for _ in range(OPENED_WITH):
            await move(players)
        place, choices = next((place, found) for place, one in enumerate(players) if (found := one.view.get("choices")))
    return Target(server.port, party.key, party.tokens[place], choices["moves"], seconds, source)


class Flooder:
    """The process that floods."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def flood(self, target: Target) -> Tally:
        """From the beginning to the end."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(asdict(target)).encode() + b"\n")
        told = await asyncio.wait_for(self._process.stdout.readline(), target.seconds + PATIENCE)
        return Tally(**json.loads(told))


@contextlib.asynccontextmanager
async def flooder(flood: Flood) -> AsyncIterator[Flooder]:
    """A flooder that is ready, and waits to be told where."""
    pipe = asyncio.subprocess.PIPE
    command = [sys.executable, str(HERE / "flooders.py"), flood.name]
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    try:
        assert process.stdout is not None
        assert await asyncio.wait_for(process.stdout.readline(), PATIENCE) == b"ready\n"
        yield Flooder(process)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


# ------------------------------------------------------------------------------------------------------- the server


class Watch:
    """How much memory the server holds, and how busy it is, from now on."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.before = self.highest = memory_of(server) / 1024  # MiB
        self._worked = worked(server)
        self._since = time.monotonic()

    @contextlib.asynccontextmanager
    async def looking(self) -> AsyncIterator[None]:
        task = asyncio.create_task(self._look())
        try:
            yield
        finally:
            task.cancel()

    async def _look(self) -> None:
        while True:
            self.highest = max(self.highest, memory_of(self._server) / 1024)
            await asyncio.sleep(LOOK)

    def busy(self) -> float:
        """Which share of a core it has taken."""
        return (worked(self._server) - self._worked) / (time.monotonic() - self._since)


def worked(server: Server) -> float:
    """Seconds that the server has computed since its start."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def on_one_core() -> Iterator[None]:
    """What is started inside has the first core for itself; we have the others afterwards."""
    if len(CORES) > 1:
        os.sched_setaffinity(0, CORES[:1])
    try:
        yield
    finally:
        os.sched_setaffinity(0, CORES[1:] or CORES)


def is_healthy(server: Server) -> bool:
    with server.client() as client:
        return client.get("/health").status_code == 200


# --------------------------------------------------------------------------------------------------------- one flood


@dataclass
class Figures:
    """What one flood has shown."""

    flood: str
    before: Waits
    during: Waits
    after: Waits
    busy: float  # the share of a core that the server took during the flood
    memory: float  # MiB before the flood
    highest: float  # during and after it
    left: float  # at the end
    tally: Tally
    missed: list[str] = field(default_factory=list)
    missed_before: list[str] = field(default_factory=list)  # when it was tried for the first time


async def tried(server: Server, flood: Flood, seconds: float) -> Figures:
    """One flood, from calm to calm."""
    bystanders = await Bystanders.invited(server, TABLES, WARM_UP + CALM + 3 * seconds)
    target = await target_of(server, seconds)
    async with flooder(flood) as attacker, bystanders.playing():
        await asyncio.sleep(WARM_UP)
        before = bystanders.new_page()
        await asyncio.sleep(seconds)
        watch = Watch(server)
        async with watch.looking():
            during = bystanders.new_page()
            tally = await attacker.flood(target)
            busy = watch.busy()
            bystanders.new_page()
            await asyncio.sleep(CALM)
            after = bystanders.new_page()
            await asyncio.sleep(seconds)
    figures = Figures(
        flood=flood.name,
        before=Waits.of(before),
        during=Waits.of(during),
        after=Waits.of(after),
        busy=busy,
        memory=watch.before,
        highest=watch.highest,
        left=memory_of(server) / 1024,
        tally=tally,
    )
    figures.missed = [*slow_or_large(figures), *bystanders.complaints]
    return figures


def slow_or_large(figures: Figures) -> list[str]:
    """Which bars were missed."""
    bar = TIMES * max(FLOOR, figures.before.p99)
    missed = []
    for name, waits in (("during", figures.during), ("after", figures.after)):
        if waits.p99 > bar:
            missed.append(f"p99 {name} {waits.p99:.0f} ms, at most {bar:.0f}")
    if figures.highest - figures.memory > GROWTH:
        missed.append(f"grown by {figures.highest - figures.memory:.0f} MiB, at most {GROWTH:.0f}")
    return missed


def trial(flood: Flood, database: str, seconds: float) -> Figures:
    """One flood on a server of its own, and what it leaves behind."""
    with contextlib.ExitStack() as stack:
        with on_one_core():
            server = stack.enter_context(running_server(database))
        figures = asyncio.run(tried(server, flood, seconds))
        if not is_healthy(server):
            figures.missed.append("not healthy")
        if server.stop() != 0:
            figures.missed.append("did not end well")
        if "Traceback" in server.log:
            figures.missed.append(f"logged a traceback: {server.log.strip().splitlines()[-1]}")
    return figures


# --------------------------------------------------------------------------------------------------------------- all


COLUMNS = (
    "flood",
    "p50 before, during, after ms",
    "p99 before, during, after ms",
    "server busy",
    "memory before, highest, after MiB",
    "opened; closed; refused; MiB sent",
    "",
)
HEAD = f"| {' | '.join(COLUMNS)} |\n| --- | --: | --: | --: | --: | --: | --- |"


def row(one: Figures) -> str:
    parts = (one.before, one.during, one.after)
    p50, p99 = (", ".join(f"{getattr(part, name):.1f}" for part in parts) for name in ("p50", "p99"))
    memory = f"{one.memory:.0f}, {one.highest:.0f}, {one.left:.0f}"
    tally = f"{one.tally.opened:,}; {one.tally.closed:,}; {one.tally.refused:,}; {one.tally.sent / 2**20:.1f}"
    verdict = "; ".join(one.missed) or "ok"
    if one.missed_before:
        verdict += f" (first: {'; '.join(one.missed_before)})"
    return f"| {one.flood} | {p50} | {p99} | {one.busy:.0%} | {memory} | {tally} | {verdict} |"


def run(
    names: Sequence[str], database: Callable[[], str], seconds: float, report: Callable[[str], None]
) -> list[Figures]:
    """The floods with these names, one after the other."""
    report(HEAD)
    found = []
    for name in names:
        figures = trial(FLOODS[name], database(), seconds)
        if figures.missed:
            figures = replace(trial(FLOODS[name], database(), seconds), missed_before=figures.missed)
        found.append(figures)
        report(row(figures))
    return found


@contextlib.contextmanager
def databases(kind: str) -> Iterator[Callable[[], str]]:
    """Makes a new database of this kind whenever it is asked, and tells its URL."""
    if kind == "postgresql":
        with private_postgres() as postgres:
            yield postgres.new_database
        return
    with tempfile.TemporaryDirectory() as folder:
        numbers = itertools.count(1)
        yield lambda: f"sqlite:///{folder}/tables-{next(numbers)}.sqlite"


def named(text: str) -> list[str]:
    """The names of floods, as the command line has them."""
    names = text.split(",")
    unknown = [name for name in names if name not in FLOODS]
    if unknown:
        raise argparse.ArgumentTypeError(f"no such flood: {', '.join(unknown)}; there are {', '.join(FLOODS)}")
    return names


def main() -> int:
    known = "\n".join(f"  {flood.name:15} {flood.about}" for flood in FLOODS.values())
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0],
        epilog=f"floods:\n{known}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", type=named, default=list(FLOODS), help="these floods, with commas")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each flood, and before and after it")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite", help="new ones of this kind")
    parser.add_argument("--json", type=Path, help="write all figures into this file")
    options = parser.parse_args()
    with databases(options.database) as database:
        found = run(options.only, database, options.seconds, lambda text: print(text, flush=True))
    if options.json is not None:
        options.json.write_text(json.dumps([asdict(one) for one in found], indent=1), encoding="utf-8")
    missed = [one.flood for one in found if one.missed]
    print(f"floods that succeeded: {', '.join(missed)}" if missed else "no flood has succeeded")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
