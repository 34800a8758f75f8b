"""A hub without network and disk, and clients that keep every byte: for tests of what exactly is said to whom."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

from alhambra.server.access.limits import Bucket
from alhambra.server.settings import Settings
from alhambra.server.sockets.connection import Connection
from alhambra.server.store import Conflict, StorageFailed, Store, Write
from alhambra.server.store.committer import Settled
from alhambra.server.store.entries import Plan, Written
from alhambra.server.tables.hub import Hub
from alhambra.server.tables.rooms import Room

SECRETS = [f"secret of person {number}" for number in range(6)]


class MemoryStore:
    """What a Store does, as far as a hub needs it."""

    shared = False

    def __init__(self) -> None:
        self.tables: dict[str, list[Written]] = {}

    async def write(self, write: Write) -> None:
        self.tables.setdefault(write.key, []).extend(write.entries)

    def submit(self, write: Write, settled: Settled) -> None:
        async def settle() -> None:
            try:
                await self.write(write)
            except (Conflict, StorageFailed) as error:
                settled(error)
            else:
                settled(None)

        self._settling = asyncio.create_task(settle())

    async def entries(self, key: str, after: int = 0) -> list[Written]:
        return self.tables.get(key, [])[after:]

    async def destinations(self, key: str, secret: str) -> bytes | None:
        return None

    async def pushed_at(self, key: str) -> list[tuple[str, str]]:
        return []


class Boundless(Bucket):
    """A bucket that is never empty."""

    def __init__(self) -> None:
        super().__init__(1.0, 1.0)

    def take(self, cost: float, now: float) -> bool:
        return True


class Ticking:
    """A clock that goes on by the same amount each time somebody looks."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        self.time += 7
        return self.time


class Listener(Connection):
    """A client that keeps everything it is sent."""

    heard: list[bytes]

    def __init__(self, hub: Hub, room: Room, secret: str | None) -> None:
        self.heard = []
        super().__init__(hub, room, secret, "en", Boundless())

    def push(self, message: bytes) -> None:
        self.heard.append(message)

    async def says(self, **message: Any) -> None:
        await self.hear(json.dumps(message))

    @property
    def last(self) -> Any:
        return json.loads(self.heard[-1])


class Quiet:
    """A table with a person in every seat and a spectator, all listening."""

    def __init__(self, hub: Hub, room: Room) -> None:
        self.hub = hub
        self.room = room
        self.seats = [Listener(hub, room, SECRETS[seat]) for seat in range(len(room.table.seats))]
        self.watcher = Listener(hub, room, None)

    async def enter(self) -> None:
        for client in [*self.seats, self.watcher]:
            await self.hub.enter(client, None)

    def flush(self) -> None:
        """Let the spectator hear what has happened."""
        for _ in self.room.tell_watchers():
            pass

    async def move(self, text: str) -> None:
        """The seat that has to decide plays this."""
        table = self.room.table
        assert table.decider is not None
        await self.seats[table.decider].says(type="play", move=text, seq=table.seq)
        self.flush()


async def everything_said(quiet: Quiet, client: Listener, doubtful: list[str]) -> list[bytes]:
    """What this client can get out of the server in this position."""
    client.heard.clear()
    table = quiet.room.table
    client.room.sync(client)
    await client.says(type="sync", since=table.seq)
    for move in doubtful:
        await client.says(type="why_not", move=move)
        await client.says(type="preview", moves=[move])
        if table.decider not in client.seats:
            await client.says(type="play", move=move, seq=table.seq)
    await client.says(type="preview", moves=doubtful)
    await client.says(type="walls")
    await client.says(type="play", move=doubtful[0], seq=table.seq - 1)
    await client.says(type="undo", seq=table.seq - 1)
    return client.heard.copy()


def quiet_hub() -> Hub:
    settings = Settings(bot_pause=0.0, watch_interval=3600.0)
    hub = Hub(cast(Store, MemoryStore()), settings, Ticking())
    hub.presence = lambda room: None  # type: ignore[method-assign]
    return hub


async def quiet_table(plan: Plan, seed: int = 1) -> Quiet:
    """Everybody has come by their link, the game has begun, and nobody has heard anything yet."""
    hub = quiet_hub()
    room, _ = await hub.create(plan, SECRETS[0], "Person 0")
    room.table.key = "the-table"
    hub.rooms = {"the-table": room}
    for seat in range(1, len(plan.places)):
        secret, name = SECRETS[seat], f"Person {seat}"
        await hub.act("the-table", _joining(seat, secret, name))
    await hub.act("the-table", lambda table, now: table.start(0, seed, "", now))
    quiet = Quiet(hub, room)
    await quiet.enter()
    return quiet


def _joining(seat: int, secret: str, name: str) -> Callable[[Any, int], None]:
    return lambda table, now: table.join(seat, secret, name, now)


def run(work: Any) -> Any:
    return asyncio.run(work)
