"""Load on the table server: whole tables through real sockets, every move stored before it is acknowledged.

    python3 dev.py bench server [--tables 1,10,50,200] [--seconds 3] [--rounds 3] [--quick]
    python3 dev.py bench server --against REVISION [--tables 50,200] [--pairs 20]

The server runs on one core, the clients on another. At each table two people play at random, one move in flight per
table; a move's latency is the time until its acknowledgement. Then one table plays while a thousand spectators are
connected: at other tables, and at its own. `--against` compares with the server of another revision (duel.py).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAMES_ALONE = 10  # games that one table plays one after the other
WARM_UP = 0.3  # seconds
PATIENCE = 60.0
SPECTATORS = 1000
UNLIMITED = (
    "TABLES_PER_HOUR", "OPEN_TABLES", "REQUESTS_PER_MINUTE", "CONNECTIONS", "SOCKETS", "CONNECTS_PER_MINUTE",
    "MESSAGE_BURST", "SOCKETS_PER_TABLE",
)  # fmt: skip
Table = tuple[str, list[str]]  # its key, and the cookies of the players


# ------------------------------------------------------------------------------------------------------------- clients


class Choices(msgspec.Struct):
    moves: list[str]


class Sight(msgspec.Struct):
    choices: Choices | msgspec.UnsetType | None = msgspec.UNSET


class Standing(msgspec.Struct):
    status: str = ""


class Message(msgspec.Struct):
    """What a player at random needs to know of a message."""

    type: str
    seq: int = 0
    re: str = ""
    view: Sight | None = None
    table: Standing | None = None


read = msgspec.json.Decoder(Message).decode
write = msgspec.json.Encoder().encode


class Tally:
    """Moves and their latencies, while it counts."""

    def __init__(self) -> None:
        self.counting = False
        self.latencies: list[float] = []
        self.seated = 0  # tables at which everybody has sat down

    def add(self, latency: float) -> None:
        if self.counting:
            self.latencies.append(latency)


class Seat:
    """One player: answers as soon as there is something to choose."""

    def __init__(self, socket: ClientConnection, tally: Tally, dice: random.Random) -> None:
        self.socket = socket
        self.tally = tally
        self.dice = dice
        self.sent = 0.0

    async def play(self) -> None:
        """Until the game is over."""
        async for text in self.socket:
            message = read(text)
            if message.re:
                self.tally.add(time.perf_counter() - self.sent)
            choices = None if message.view is None else message.view.choices
            if isinstance(choices, Choices):
                self.sent = time.perf_counter()
                move = self.dice.choice(choices.moves)
                await self.socket.send(write({"type": "play", "id": "m", "move": move, "seq": message.seq}).decode())
            elif message.table is not None and message.table.status == "over":
                return


class Bench:
    """A server under load, and the tables on it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.dice = random.Random(1)

    def caller(self) -> httpx.Client:
        """Somebody with cookies of their own; without certificates, which would take longer than everything else."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False)

    def new_table(self) -> Table:
        """A game for two that has begun."""
        with self.caller() as host, self.caller() as guest:
            seats = [{"kind": "here"}, {"kind": "link"}]
            opened = host.post("/api/tables", json={"name": "First", "seats": seats}).raise_for_status().json()
            key, token = opened["table"]["key"], opened["links"][0]["url"].partition("#")[2]
            guest.post(f"/api/tables/{key}/join", json={"name": "Second", "token": token}).raise_for_status()
            host.post(f"/api/tables/{key}/start", json={}).raise_for_status()
            return key, [host.cookies["alhambra"], guest.cookies["alhambra"]]

    def socket(self, key: str, cookie: str = "") -> connect:
        headers = {"Cookie": f"alhambra={cookie}"} if cookie else {}
        address = f"ws://127.0.0.1:{self.port}/api/tables/{key}/socket"
        return connect(
            address, additional_headers=headers, compression=None, max_size=None, proxy=None, ping_interval=None
        )

    async def lane(self, tables: Sequence[Table], tally: Tally) -> None:
        """One table after the other."""
        for key, cookies in tables:
            async with contextlib.AsyncExitStack() as stack:
                seats = []
                for cookie in cookies:
                    socket = await stack.enter_async_context(self.socket(key, cookie))
                    seats.append(Seat(socket, tally, random.Random(self.dice.random())))
                tally.seated += 1
                playing = [asyncio.create_task(seat.play()) for seat in seats]
                try:
                    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for one in playing:
                        one.cancel()
                    await asyncio.gather(*playing, return_exceptions=True)


@dataclass
class Figures:
    """What one run showed."""

    title: str
    moves: float  # a second
    p50: float  # milliseconds
    p99: float
    work: float  # microseconds of the processor for each move
    rss: float  # MiB


async def timed(bench: Bench, lanes: Sequence[Sequence[Table]], seconds: float, pid: int, title: str) -> Figures:
    """Play at all these lanes at once, for so long or until they are through; a single game is timed as a whole."""
    tally = Tally()
    tasks = [asyncio.create_task(bench.lane(lane, tally)) for lane in lanes]
    while tally.seated < len(lanes):
        await asyncio.sleep(0.001)
    if len(lanes) > 1 or len(lanes[0]) > 1:
        await asyncio.sleep(WARM_UP)
    tally.counting, started, worked = True, time.perf_counter(), processor_time(pid)
    await asyncio.wait(tasks, timeout=seconds)
    tally.counting, spent, worked = False, time.perf_counter() - started, processor_time(pid) - worked
    rss = memory(pid)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    found = sorted(tally.latencies)
    if not found:
        raise SystemExit(f"bench: {title}: no move was made")
    p50, p99 = (found[int(len(found) * share)] * 1000 for share in (0.5, 0.99))
    return Figures(title, len(found) / spent, p50, p99, worked / len(found) * 1e6, rss)


@contextlib.asynccontextmanager
async def spectators(bench: Bench, keys: Sequence[str], number: int) -> AsyncIterator[None]:
    """Connected people who do nothing, in a process of their own."""
    command = [sys.executable, __file__, "--watch", str(bench.port), "--count", str(number), "--", *keys]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        assert await asyncio.wait_for(process.stdout.readline(), PATIENCE * 2) == b"watching\n"
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def watch(port: int, count: int, keys: Sequence[str]) -> None:
    """The process of the spectators."""
    bench = Bench(port)
    sockets = [await bench.socket(keys[number % len(keys)]).__aenter__() for number in range(count)]
    print("watching", flush=True)

    async def read_on(socket: ClientConnection) -> None:
        async for _ in socket:
            pass

    await asyncio.gather(*[read_on(socket) for socket in sockets], return_exceptions=True)


# -------------------------------------------------------------------------------------------------------------- server


def processor_time(pid: int) -> float:
    """Seconds that all threads of a process have worked."""
    spent = 0
    with contextlib.suppress(OSError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            spent += int((thread / "schedstat").read_text().split()[0])
    return spent / 1e9


def memory(pid: int) -> float:
    """MiB in use by a process."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0.0


@contextlib.contextmanager
def server(database: str, core: int | None, tree: Path | None = None) -> Iterator[tuple[int, int]]:
    """A server of its own, from another tree if one is given: port and process."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    if tree is not None:
        environment["PYTHONPATH"] = str(tree)
    for name in UNLIMITED:
        environment[f"ALHAMBRA_LIMIT_{name}"] = "0"
    command = [sys.executable, "-m", "alhambra", "serve", "--port", "0", "--no-open", "--database", database]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True)
    if core is not None:
        os.sched_setaffinity(process.pid, {core})
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if "http://" in line:
                port = int(line.split("http://")[1].split()[0].rstrip("/").rpartition(":")[2])
                break
        else:
            raise SystemExit("bench: the server did not start")
        yield port, process.pid
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


# ---------------------------------------------------------------------------------------------------------------- all


def new_lanes(bench: Bench, number: int) -> list[list[Table]]:
    """So many tables at once, with games enough for a few seconds."""
    in_a_row = GAMES_ALONE if number < 10 else 2
    return [[bench.new_table() for _ in range(in_a_row)] for _ in range(number)]


async def measure(options: argparse.Namespace, database: str, cores: Sequence[int]) -> list[Figures]:
    """Every number of tables, and the spectators; medians over the rounds."""
    found: dict[str, list[Figures]] = {}
    for number in range(options.rounds):
        with server(database.format(number), cores[0] if len(cores) > 1 else None) as (port, pid):
            bench = Bench(port)
            async for figures in one_round(bench, options, pid):
                print(f"bench: round {number + 1}: {figures.title}: {figures.moves:,.0f} moves/s", file=sys.stderr)
                found.setdefault(figures.title, []).append(figures)
    return [median(figures) for figures in found.values()]


async def one_round(bench: Bench, options: argparse.Namespace, pid: int) -> AsyncIterator[Figures]:
    for number in options.tables:
        title = f"{number} table{'s' if number > 1 else ''}"
        yield await timed(bench, new_lanes(bench, number), options.seconds, pid, title)
    crowd = f"{options.spectators:,} spectators"
    quiet = [bench.new_table() for _ in range(10)]
    tables = [bench.new_table() for _ in range(GAMES_ALONE)]
    async with spectators(bench, [key for key, _ in quiet], options.spectators):
        yield await timed(bench, [tables], options.seconds, pid, f"1 table, {crowd} at others")
    table = bench.new_table()
    async with spectators(bench, [table[0]], options.spectators):
        yield await timed(bench, [[table]], options.seconds, pid, f"1 table, {crowd} at it")
    table = bench.new_table()
    yield await timed(bench, [[table]], options.seconds, pid, "1 table, a single game")


def median(figures: Sequence[Figures]) -> Figures:
    names = [field.name for field in fields(Figures)][1:]
    return Figures(figures[0].title, *[statistics.median(getattr(one, name) for one in figures) for name in names])


def table(figures: Sequence[Figures]) -> str:
    lines = ["| tables | moves/s | p50 ms | p99 ms | work µs | memory MiB |", "| --- | --: | --: | --: | --: | --: |"]
    for one in figures:
        times = f"{one.moves:,.0f} | {one.p50:.2f} | {one.p99:.2f} | {one.work:.0f}"
        lines.append(f"| {one.title} | {times} | {one.rss:.0f} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench server", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=lambda text: [int(one) for one in text.split(",")])
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--spectators", type=int, default=SPECTATORS)
    parser.add_argument("--database", help="a PostgreSQL URL; SQLite in a temporary folder if left out")
    parser.add_argument("--against", metavar="REVISION", help="compare with our server of this revision, pair by pair")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--quick", action="store_true", help="one short round, to see that it works")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--watch", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--count", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("keys", nargs="*", help=argparse.SUPPRESS)
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 20_000)), hard))
    if options.watch is not None:
        asyncio.run(watch(options.watch, options.count, options.keys))
        return
    if options.against and options.database:
        parser.error("--against makes SQLite files of its own, so --database does not go with it")
    options.tables = options.tables or ([50, 200] if options.against else [1, 10, 50, 200])
    options.seconds = options.seconds or (1.0 if options.against else 3.0)
    if options.quick:
        options.tables, options.seconds, options.rounds, options.spectators = [1, 10], 0.5, 1, 50
        options.pairs = 2
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) > 1:
        os.sched_setaffinity(0, set(cores[1:]))
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/tables-{{}}.sqlite"
        if options.against:
            sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))
            from bench.server.duel import duel  # it measures with what is in this file

            duel(options.against, options.tables, options.seconds, options.pairs, database, cores[0] if cores else None)
            return
        figures = asyncio.run(measure(options, database, cores))
    print(table(figures))
    if options.json is not None:
        options.json.write_text(json.dumps([asdict(one) for one in figures], indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
