"""The power cut: a server is killed again and again while people play, and nobody loses a move.

    python tests/server/kills.py --times 50
    python tests/server/kills.py --times 50 --database postgresql --workers 2 --restarts 20

Everybody behaves as a phone in a tunnel would: a move that was not acknowledged is sent again, unchanged, as soon as
the server is back. With several workers, sometimes one of them dies and sometimes all. PostgreSQL can be restarted as
well, and a worker may die while it is away. At the end the database is compared, entry by entry, with what everybody
was told.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

import httpx  # noqa: E402
import msgspec  # noqa: E402
from websockets.exceptions import WebSocketException  # noqa: E402

from alhambra.server.store import entries  # noqa: E402
from alhambra.titles import TITLES  # noqa: E402
from harness import PATIENCE, Server, running_server  # noqa: E402
from people import Party, Player, new_table  # noqa: E402
from postgres import Postgres, new_folder, programs  # noqa: E402

BLOW = 2.0  # seconds from one blow to the next, more or less
MOVES = 90  # of a game for two, on average: those of all titles are played in turn
GAMES = [key for key, title in TITLES.items() if 2 in title.seats]
LOST = (WebSocketException, OSError, TimeoutError, EOFError)
Report = Callable[[str], None]


@dataclass(frozen=True)
class Trial:
    """What is to happen."""

    tables: int
    times: int  # that the server is killed, or one of its workers
    seed: int
    pause: float  # seconds that a player thinks, on average
    workers: int = 1
    restarts: int = 0  # of the database


class Stubborn:
    """Somebody who plays whatever happens, and remembers every promise of the server."""

    def __init__(self, party: Party, token: str, seed: int, pause: float) -> None:
        self.party = party
        self.token = token
        self.pause = pause
        self.dice = random.Random(seed)
        self.promised: dict[int, str] = {}  # seq -> the move that the server said was played
        self.open: tuple[int, str] | None = None  # sent, and no answer yet
        self.seat = -1
        self.repeats = 0
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                async with self.party.server.socket(self.party.key, self.token) as socket:
                    await self._visit(Player(socket, self.dice.randrange(10**9)))
            except LOST:
                await asyncio.sleep(0.1)

    async def _visit(self, player: Player) -> None:
        if (await player.hear())["type"] == "bye":  # the table cannot be read just now
            raise EOFError
        self.seat = player.you["seats"][0]
        if self.open is not None:
            self.repeats += 1
            await self._send(player, *self.open)
        while not player.over:
            move = player.chosen()
            if move is None:
                await player.hear(3600)
                continue
            await asyncio.sleep(self.pause * self.dice.random() * 2)
            self.open = player.seq, move
            await self._send(player, *self.open)
        self.over = True

    async def _send(self, player: Player, seq: int, move: str) -> None:
        answer = await player.ask("play", move=move, seq=seq)
        while answer.get("reason", "").startswith("storage-"):  # it was stored, or was not: only asking again tells
            await asyncio.sleep(0.1)
            self.repeats += 1
            answer = await player.ask("play", move=move, seq=seq)
        if answer["type"] == "update":
            self.promised[seq + 1] = move
        else:
            assert answer["reason"] == "stale", answer
        self.open = None


class Fate:
    """What happens to a server and its database, each time after a moment of its own choosing."""

    def __init__(self, trial: Trial, server: Server, database: Postgres | None) -> None:
        self._trial = trial
        self._server = server
        self._database = database
        self._dice = random.Random(trial.seed)
        self.lone_deaths = 0  # of one worker among several

    def blows(self) -> Iterator[str]:
        """What is done, in an order that nobody expects; a blow has fallen when it is told."""
        trial = self._trial
        order = [self._kill] * trial.times + [self._restart] * trial.restarts
        self._dice.shuffle(order)
        for blow in order:
            time.sleep(self._dice.uniform(0.05, 1.2))
            yield blow()

    def _kill(self) -> str:
        if self._trial.workers > 1 and self._dice.random() < 0.5:
            self._kill_worker(self._some_worker())
            return "one worker killed"
        self._server.restart()
        return "killed"

    def _some_worker(self) -> int | None:
        """Whichever answers first; none, if there is none at the moment."""
        worker: int | None = httpx.get(f"{self._server.url}/health", timeout=PATIENCE).json().get("worker")
        return worker

    def _kill_worker(self, worker: int | None) -> None:
        if worker is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
                self.lone_deaths += 1

    def _restart(self) -> str:
        """The database goes, in good order or not, and comes back; perhaps a worker does not live to see it."""
        assert self._database is not None
        victim = self._some_worker() if self._trial.workers > 1 and self._dice.random() < 0.5 else None
        self._dice.choice([self._database.stop, self._database.crash])()
        self._kill_worker(victim)
        time.sleep(self._dice.uniform(0, 3))
        self._database.start()
        return "database restarted"


Lane = list[list[Stubborn]]  # tables that the same people play one after the other; of each, who sits at it


class Evening:
    """Everybody plays, one table after the other, until all blows have fallen; then they end the game they are at."""

    def __init__(self, trial: Trial, lanes: Sequence[Lane]) -> None:
        self._total = trial.times + trial.restarts
        self._lanes = lanes
        self._ending = False
        self.wasted = 0  # blows that fell when all tables had been played
        self.people: list[Stubborn] = []  # who has begun to play

    async def _play(self, lane: Lane) -> None:
        for pair in lane:
            self.people += pair
            for one in pair if self._ending else ():
                one.pause = 0
            await asyncio.gather(*[one.play() for one in pair])
            if self._ending:
                return

    async def pass_by(self, fate: Fate, report: Report) -> None:
        games = [asyncio.create_task(self._play(lane)) for lane in self._lanes]
        blows = fate.blows()
        try:
            for number in range(self._total):
                told = await asyncio.to_thread(next, blows)
                done = sum(len(one.promised) for one in self.people)
                at_play = sum(not one.over for one in self.people)
                self.wasted += not at_play
                report(f"{number + 1} of {self._total}: {told}; {done} moves acknowledged, {at_play} people at play")
            self._ending = True
            for one in self.people:
                one.pause = 0
            await asyncio.gather(*games)
        finally:
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)


# ------------------------------------------------------------------------------------------------------ what is stored

Rows = list[tuple[int, str]]  # seq and body


class File:
    """A SQLite database, to look at."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "tables.sqlite"
        self.url = f"sqlite:///{self._path}"

    def rows(self, key: str) -> Rows:
        with contextlib.closing(sqlite3.connect(self._path)) as connection:
            assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
            return connection.execute("select seq, body from entries where key = ? order by seq", (key,)).fetchall()


class Cluster:
    """A database of a private PostgreSQL, to look at."""

    def __init__(self, server: Postgres) -> None:
        self._server = server
        self.url = server.new_database()

    def rows(self, key: str) -> Rows:
        name = self.url.rpartition("/")[2]
        found = self._server.sql(name, f"select seq, body from entries where key = '{key}' order by seq")
        return [(int(str(seq)), str(body)) for seq, body in found]


def check_promises(database: File | Cluster, people: Sequence[Stubborn]) -> int:
    """Is stored exactly what everybody was told? How many moves that are."""
    total = 0
    for key in {one.party.key for one in people}:
        rows = database.rows(key)
        assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1)), "entries are missing"
        written = {seq: msgspec.json.decode(body, type=entries.AnyEntry) for seq, body in rows}
        for one in people:
            if one.party.key == key:
                stored = {
                    seq: entry.move
                    for seq, entry in written.items()
                    if isinstance(entry, entries.Played) and entry.seat == one.seat
                }
                assert stored == one.promised, "what was acknowledged is not what was stored"
                total += len(stored)
    return total


# ----------------------------------------------------------------------------------------------------------- the trial


def quiet(text: str) -> None:
    """Nobody watches."""


def run_on_file(folder: Path, trial: Trial, report: Report = quiet) -> str:
    """The whole trial with SQLite; what there is to say about it."""
    return run(File(folder), None, trial, report)


def run_on_postgres(postgres: Postgres, trial: Trial, report: Report = quiet) -> str:
    """The same with PostgreSQL."""
    return run(Cluster(postgres), postgres, trial, report)


def opened(server: Server, number: int) -> Party:
    """A table for two; every title has its turn."""
    return new_table(server, 2, game=GAMES[number % len(GAMES)])


def seated(party: Party, trial: Trial, number: int) -> list[Stubborn]:
    """The people of a table."""
    seed = trial.seed + 100 * number
    return [Stubborn(party, token, seed + place, trial.pause) for place, token in enumerate(party.tokens)]


def run(database: File | Cluster, postgres: Postgres | None, trial: Trial, report: Report) -> str:
    started = time.monotonic()
    free = {
        "limit_message_burst": 0,
        "limit_tables_per_hour": 0,
        "limit_requests_per_minute": 0,
        "limit_sockets": 0,
        "limit_connects_per_minute": 0,
        "limit_connections": 0,
    }
    with running_server(database.url, trial.workers, **free) as server:
        in_a_row = 1 + ceil(BLOW * (trial.times + trial.restarts) / (MOVES * trial.pause))
        lanes = [
            [seated(opened(server, place + number), trial, place + trial.tables * number) for number in range(in_a_row)]
            for place in range(trial.tables)
        ]
        evening = Evening(trial, lanes)
        fate = Fate(trial, server, postgres)
        asyncio.run(evening.pass_by(fate, report))
        people = evening.people
        keys = {one.party.key for one in people}
        with server.client() as client:
            tables = [client.get(f"/api/tables/{key}").json()["table"] for key in keys]
        assert {table["status"] for table in tables} == {"over"}
        games = Counter(table["setup"]["game"] for table in tables)
        assert "Traceback" not in server.log, server.log
    moves = check_promises(database, people)
    repeats = sum(one.repeats for one in people)
    seconds = time.monotonic() - started
    of_each = ", ".join(f"{games[key]} of {key}" for key in GAMES)
    tried = f"{len(keys)} tables ({of_each}), {trial.tables} at once, killed {trial.times} times"
    if trial.workers > 1 or trial.restarts:
        tried += f", the database restarted {trial.restarts} times, single workers killed {fate.lone_deaths} times"
    if evening.wasted:
        tried += f" ({evening.wasted} blows when nobody was at play)"
    return (
        f"{tried}: {moves} moves acknowledged and stored, none lost, none twice; "
        f"{repeats} sent again; every game ended; {seconds:.0f} s"
    )


@contextlib.contextmanager
def private_postgres() -> Iterator[Postgres]:
    folder = new_folder()
    server = Postgres(programs(), folder)
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill a server again and again while people play.")
    parser.add_argument("--times", type=int, default=50, help="that the server is killed, or one of its workers")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pause", type=float, default=0.25, help="seconds that a player thinks, on average")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite", help="a new one of this kind")
    parser.add_argument("--workers", type=int, default=1, help="processes; several need PostgreSQL")
    parser.add_argument("--restarts", type=int, default=0, help="of the database; needs PostgreSQL")
    options = parser.parse_args()
    trial = Trial(options.tables, options.times, options.seed, options.pause, options.workers, options.restarts)
    show = lambda text: print(text, flush=True)  # noqa: E731 - print has more parameters
    if options.database == "postgresql":
        with private_postgres() as postgres:
            print(run_on_postgres(postgres, trial, show))
    elif options.workers > 1 or options.restarts:
        parser.error("several workers and restarts of the database need --database postgresql")
    else:
        with tempfile.TemporaryDirectory() as folder:
            print(run_on_file(Path(folder), trial, show))


if __name__ == "__main__":
    main()
