"""Our server behind a door that a simple load driver can use: `python bench/server/ticks.py PORT`.

The driver opens `/m/MATCH?seat=0|1` and sends `{"seq", "cell", "value"}`, whichever seat has to decide; it waits until
an update with a higher seq arrives at that socket. Behind the door everything is real: a table for two, a `play`
message with the text of a move (cell and value choose one of the legal ones), the rules, the store's commit, a view for
each seat. A game that is over is followed by the next at once. DB names the database file, which is made anew.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import WebSocket, websocket
from litestar.params import FromPath

from alhambra.server.access.secret import digest
from alhambra.server.api import OurHub, OurLimiter
from alhambra.server.app import create_app
from alhambra.server.run import bound, configuration
from alhambra.server.settings import Limits, Settings
from alhambra.server.sockets.connection import Connection, converse, line_of
from alhambra.server.store.entries import Place, Plan
from alhambra.server.tables.hub import Hub
from alhambra.server.tables.rooms import Room

PLAN = Plan(title="Ticks", places=(Place(kind="here"), Place(kind="link")), edition="2024")
SEATS = (digest("the first"), digest("the second"))
SEEDS = count(1)
MATCHES: dict[str, asyncio.Task[Match]] = {}


class Tick(msgspec.Struct):
    """What the driver sends."""

    seq: int
    cell: int
    value: int


read = msgspec.json.Decoder(Tick).decode
write = msgspec.json.Encoder().encode


class Match:
    """What the driver calls a match: one table after the other, and the two sockets."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.sockets: dict[int, Seat] = {}
        self.offset = 0  # seqs of former tables


class Seat(Connection):
    """One socket of the driver."""

    match: Match
    silent = False

    def push(self, message: bytes) -> None:
        if self.silent or not (message.startswith(b'{"type":"update"') and b',"view":' in message):
            return  # the driver takes every message for the answer to a move
        if self.match.offset:
            seq = self.room.table.seq
            message = message.replace(b'"seq":%d' % seq, b'"seq":%d' % (seq + self.match.offset), 1)
        super().push(message)

    def tick_now(self, text: str) -> bool:
        """On the short way, as a real client's message would go."""
        game = self.match.room.table.game
        if game is None or game.decision is None or self.match.room.lock.locked():
            return False
        mover, message = self.choose(read(text))
        return mover.hear_now(message)

    async def tick(self, text: str) -> None:
        """On the long way."""
        game = self.match.room.table.game
        assert game is not None
        if game.decision is None:
            await next_table(self.hub, self.match)
        mover, message = self.choose(read(text))
        await mover.hear(message)

    def choose(self, tick: Tick) -> tuple[Seat, str]:
        """Whoever has to decide plays the move that the driver chose."""
        table = self.match.room.table
        game = table.game
        assert game is not None
        assert game.decision is not None
        moves = game.legal_moves
        move = str(moves[(tick.cell * 7 + tick.value) % len(moves)])
        mover = self.match.sockets[game.decision.seat]
        return mover, write({"type": "play", "move": move, "seq": table.seq}).decode()


async def new_room(hub: Hub) -> Room:
    room, _ = await hub.create(PLAN, SEATS[0], "First")
    key = room.table.key
    await hub.act(key, lambda table, now: table.join(1, SEATS[1], "Second", now))
    seed = next(SEEDS)
    return await hub.act(key, lambda table, now: table.start(0, seed, "", now))


async def new_match(hub: Hub) -> Match:
    return Match(await new_room(hub))


async def next_table(hub: Hub, match: Match) -> Room:
    """The game is over: both sit down at another table."""
    old, match.room = match.room, await new_room(hub)
    match.offset += old.table.seq
    for socket in match.sockets.values():
        socket.silent = True
        hub.leave(socket)
        socket.room = match.room
        await hub.enter(socket, match.room.table.seq)
        socket.silent = False
    hub.rooms.pop(old.table.key, None)
    return match.room


@websocket("/m/{name:str}")
async def door(socket: WebSocket[Any, Any, Any], name: FromPath[str], hub: OurHub, limiter: OurLimiter) -> None:
    await socket.accept()
    if name not in MATCHES:
        MATCHES[name] = asyncio.create_task(new_match(hub))
    match = await MATCHES[name]
    seat = int(str(socket.query_params["seat"]))
    line = line_of(socket)
    assert line is not None
    connection = Seat(hub, match.room, SEATS[seat], "en", limiter.message_bucket(""), line)
    connection.match = match
    match.sockets[seat] = connection

    async def receive() -> Any:
        while True:
            event = await line.receive()
            if event["type"] != "websocket.receive":
                return event
            await connection.tick(event["text"] or "")

    line.listener = connection.tick_now
    await converse(connection, None, receive, socket.send)


def main() -> None:
    database = Path(os.environ.get("DB", "bench.sqlite")).absolute()
    for suffix in ("", "-wal", "-shm"):
        Path(f"{database}{suffix}").unlink(missing_ok=True)
    # As on every start but the first: the tables of the database are there, and Alembic is not needed.
    prepare = "import asyncio, sys; from alhambra.server.store import Store; asyncio.run(Store.open(sys.argv[1]))"
    subprocess.run([sys.executable, "-c", prepare, f"sqlite:///{database}"], check=True)
    limits = Limits(messages_per_second=0, message_burst=0, sockets=0)
    app = create_app(Settings(database=f"sqlite:///{database}", limits=limits))
    app.register(door)
    uvicorn.Server(configuration(app)).run([bound("127.0.0.1", int(sys.argv[1]))])


if __name__ == "__main__":
    main()
