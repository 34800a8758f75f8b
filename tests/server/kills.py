"""The power cut: a server is killed again and again while people play, and nobody loses a move.

    python tests/server/kills.py --times 50

Everybody behaves as a phone in a tunnel would: a move that was not acknowledged is sent again, unchanged, as soon as
the server is back. At the end the database is compared, entry by entry, with what everybody was told.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

import msgspec  # noqa: E402
from websockets.exceptions import WebSocketException  # noqa: E402

from alhambra.server.store import entries  # noqa: E402
from harness import Server, running_server  # noqa: E402
from people import Party, Player, new_table  # noqa: E402

LOST = (WebSocketException, OSError, TimeoutError, EOFError)


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
        await player.hear()
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
        if answer["type"] == "update":
            self.promised[seq + 1] = move
        else:
            assert answer["reason"] == "stale", answer
        self.open = None


async def killed_again_and_again(
    server: Server, people: Sequence[Stubborn], times: int, seed: int, report: Any
) -> None:
    """Everybody plays; the server dies so many times, each time after a moment of its own choosing."""
    dice = random.Random(seed)
    games = [asyncio.create_task(one.play()) for one in people]
    try:
        for number in range(times):
            await asyncio.sleep(dice.uniform(0.05, 1.2))
            await asyncio.to_thread(server.kill)
            done = sum(len(one.promised) for one in people)
            await asyncio.to_thread(server.start)
            report(f"killed {number + 1} of {times}; {done} moves acknowledged")
        for one in people:
            one.pause = 0
        await asyncio.gather(*games)
    finally:
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)


def check_promises(database: Path, people: Sequence[Stubborn]) -> int:
    """Is stored exactly what everybody was told? How many moves that are."""
    connection = sqlite3.connect(database)
    with contextlib.closing(connection):
        assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
        total = 0
        for key in {one.party.key for one in people}:
            rows = connection.execute("select seq, body from entries where key = ? order by seq", (key,)).fetchall()
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


def run(folder: Path, tables: int, times: int, seed: int, pause: float, report: Any = lambda text: None) -> str:
    """The whole trial; what there is to say about it."""
    started = time.monotonic()
    database = folder / "tables.sqlite"
    free = {
        "limit_message_burst": 0,
        "limit_tables_per_hour": 0,
        "limit_requests_per_minute": 0,
        "limit_sockets": 0,
        "limit_connects_per_minute": 0,
        "limit_connections": 0,
    }
    with running_server(f"sqlite:///{database}", **free) as server:
        parties = [new_table(server, 2) for _ in range(tables)]
        people = [
            Stubborn(party, token, seed + 100 * number + place, pause)
            for number, party in enumerate(parties)
            for place, token in enumerate(party.tokens)
        ]
        asyncio.run(killed_again_and_again(server, people, times, seed, report))
        with server.client() as client:
            over = [client.get(f"/api/tables/{party.key}").json()["table"]["status"] for party in parties]
        assert over == ["over"] * tables
    moves = check_promises(database, people)
    repeats = sum(one.repeats for one in people)
    seconds = time.monotonic() - started
    return (
        f"{tables} tables, killed {times} times: {moves} moves acknowledged and stored, none lost, none twice; "
        f"{repeats} sent again; every game ended; {seconds:.0f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill a server again and again while people play.")
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pause", type=float, default=0.25, help="seconds that a player thinks, on average")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        show = lambda text: print(text, flush=True)  # noqa: E731
        print(run(Path(folder), options.tables, options.times, options.seed, options.pause, show))


if __name__ == "__main__":
    main()
