"""A server without a network, for tests: the hub with everything it does, people who keep what they hear, and a clock
that stands still until somebody moves it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast
from unittest.mock import patch

import httpx
from litestar import Litestar

import alhambra
from alhambra.bots.advice import Advice
from alhambra.server.access.limits import Bucket
from alhambra.server.app import create_app
from alhambra.server.protocol import GOING
from alhambra.server.settings import Settings
from alhambra.server.sockets.connection import Connection
from alhambra.server.store import Conflict, Store, Write
from alhambra.server.store.entries import Place, Plan
from alhambra.server.tables.hub import Hub
from alhambra.server.tables.players import Question, Thinkers, advise, think
from alhambra.server.tables.rooms import Room
from alhambra.server.tables.steward import Steward
from alhambra.server.tables.table import Table
from harness import token_of
from people import Message, merged
from quiet import SECRETS, Boundless, MemoryStore

NEVER = 3600.0


class Watch:
    """A clock that stands still."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += round(seconds * 1000)


class QuickThinkers(Thinkers):
    """Bots that think here and now."""

    def __init__(self) -> None:
        super().__init__(1)

    async def choose(self, question: Question) -> str:
        return think(question)

    async def advise(self, question: Question) -> Advice:
        return advise(question)


def lively_hub(store: Store | None = None, watch: Watch | None = None, **settings: Any) -> Hub:
    """A hub in which bots answer at once, and spectators are told by `flush` only."""
    wishes = Settings(**{"bot_pause": 0.0, "watch_interval": NEVER, "private_webhooks": True, **settings})
    hub = Hub(store or cast(Store, MemoryStore()), wishes, watch or Watch())
    hub.thinkers = QuickThinkers()
    return hub


def watch_of(hub: Hub) -> Watch:
    assert isinstance(hub.now, Watch)
    return hub.now


class Guest(Connection):
    """A client that keeps everything it is sent, and its copies of table and view up to date."""

    def __init__(
        self, hub: Hub, room: Room, secret: str | None, language: str = "en", bucket: Bucket | None = None
    ) -> None:
        self.heard: list[bytes] = []
        self.goodbye = ""
        self.seq = 0
        self.you: Message = {}
        self.table: Message = {}
        self.view: Message = {}
        self.events: list[Message] = []
        super().__init__(hub, room, secret, language, bucket or Boundless())

    def push(self, message: bytes) -> None:
        if self.goodbye:
            return
        self.heard.append(message)
        self._take_note(json.loads(message))

    def end(self, reason: str, code: int = GOING, **facts: object) -> None:
        self.goodbye = reason

    def _take_note(self, message: Message) -> None:
        if message["type"] == "sync":
            self.you, self.table, self.view = message["you"], message["table"], message.get("view", {})
            self.events = ([] if message.get("reset") else self.events) + message.get("events", [])
            self.seq = message["seq"]
        elif message["type"] == "update":
            self.table = merged(self.table, message.get("table", {}))
            self.view = merged(self.view, message.get("view", {}))
            self.events += message.get("events", [])
            self.seq = message["seq"]

    @property
    def messages(self) -> list[Message]:
        return [json.loads(message) for message in self.heard]

    @property
    def last(self) -> Message:
        return self.messages[-1]

    async def asks(self, kind: str, **facts: Any) -> Message:
        """Say something; the answer to it."""
        known = len(self.heard)
        await self.hear(json.dumps({"type": kind, "id": "question", **facts}))
        answers = [message for message in self.messages[known:] if message.get("re") == "question"]
        assert len(answers) == 1, self.messages[known:]
        return answers[0]

    async def plays(self, move: str, **facts: Any) -> Message:
        return await self.asks("play", **{"move": move, "seq": self.room.table.seq, **facts})

    async def refused(self, kind: str, **facts: Any) -> str:
        """Say something that is refused, and changes nothing; the reason."""
        before = self.room.table.seq
        answer = await self.asks(kind, **facts)
        assert answer["type"] == "refused", answer
        assert answer["text"], answer
        assert answer["seq"] == self.room.table.seq == before
        return str(answer["reason"])


class Company:
    """A table, and how to come to it."""

    def __init__(self, hub: Hub, room: Room) -> None:
        self.hub = hub
        self.room = room
        self.dice = random.Random(1)

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def game(self) -> alhambra.Game:
        game = self.table.game
        assert isinstance(game, alhambra.Game)
        return game

    def somebody(self, person: int | None, language: str = "en") -> Guest:
        """A client of this person who has not come in yet; None: of a stranger."""
        return Guest(self.hub, self.room, None if person is None else SECRETS[person], language)

    async def enter(self, person: int | None, since: int | None = None, language: str = "en") -> Guest:
        guest = self.somebody(person, language)
        await self.hub.enter(guest, since)
        return guest

    async def act(self, do: Callable[[Table, int], None]) -> None:
        await self.hub.act(self.table.key, do)

    def flush(self) -> None:
        """Let the spectators hear what has happened."""
        for _ in self.room.tell_watchers():
            pass

    def some_move(self, *verbs: str) -> str:
        """A legal move by chance; one with one of these verbs, if there is one."""
        moves = self.game.legal_moves
        return str(self.dice.choice([move for move in moves if move.verb in verbs] or moves))

    async def play(self, move: str = "", *verbs: str) -> str:
        """Whoever has to decide plays this, or something; the move. Nobody needs to be connected."""
        table = self.table
        seat = table.decider
        assert seat is not None
        person = table.owner_of(seat)
        assert person is not None
        chosen = move or self.some_move(*verbs)
        await self.act(lambda table, now: table.play(person, chosen, table.seq, now, seat))
        return chosen

    async def play_until(self, condition: Callable[[], bool], *verbs: str) -> None:
        while not condition():
            assert not self.game.over, "it never came to that"
            await self.play("", *verbs)

    def bot_thinks(self) -> bool:
        return self.room.bot_task is not None

    async def bots_are_done(self) -> None:
        """Wait until no bot has anything to play."""
        while self.room.bot_task is not None:
            await asyncio.wait([self.room.bot_task])


def joining(seat: int, secret: str, name: str) -> Callable[[Table, int], None]:
    return lambda table, now: table.join(seat, secret, name, now)


async def open_table(hub: Hub, owners: Sequence[int | None], **plan: Any) -> Company:
    """A table before its game. For each seat the person who will have it, 0 being the host; None: a bot."""
    kinds = ["bot" if owner is None else "here" if owner == 0 else "link" for owner in owners]
    places = tuple(Place(kind=kind, level="random") for kind in kinds)  # type: ignore[arg-type]
    wishes = {"title": "Lively", "edition": alhambra.DEFAULT_EDITION, **plan}
    room, _ = await hub.create(Plan(places=places, **wishes), SECRETS[0], "Person 0")
    return Company(hub, room)


async def seat_everybody(company: Company, owners: Sequence[int | None]) -> None:
    for seat, owner in enumerate(owners):
        if owner:
            await company.act(joining(seat, SECRETS[owner], f"Person {owner}"))


async def playing(hub: Hub, owners: Sequence[int | None], seed: int = 1, **plan: Any) -> Company:
    """A table whose game has just begun."""
    company = await open_table(hub, owners, **plan)
    await seat_everybody(company, owners)
    await company.act(lambda table, now: table.start(0, seed, "", now))
    return company


# ------------------------------------------------------------------------------------------------------------- workers


class SharedStore(MemoryStore):
    """What one of several workers sees of a database that they share."""

    shared = True

    def __init__(self, *others: SharedStore) -> None:
        super().__init__()
        self.hub: Hub | None = None
        self.workers = [*others, self]
        for other in others:
            other.workers.append(self)
            self.tables = other.tables

    async def write(self, write: Write) -> None:
        if write.entries and write.entries[0].seq != len(self.tables.get(write.key, [])) + 1:
            raise Conflict
        await super().write(write)
        for hub in self._other_hubs():
            hub.heard(write.key, write.entries[-1].seq if write.entries else 0)

    async def say(self, key: str, word: str) -> None:
        for hub in self._other_hubs():
            hub.heard_word(key, word)

    def _other_hubs(self) -> list[Hub]:
        return [store.hub for store in self.workers if store is not self and store.hub is not None]


def two_workers() -> tuple[Hub, Hub]:
    """Two hubs with one database and one clock, who hear of each other."""
    watch = Watch()
    first = SharedStore()
    second = SharedStore(first)
    first.hub = lively_hub(cast(Store, first), watch)
    second.hub = lively_hub(cast(Store, second), watch)
    return first.hub, second.hub


async def settled() -> None:
    """Let everything happen that is about to."""
    for _ in range(20):
        await asyncio.sleep(0)


# --------------------------------------------------------------------------------------------------- the whole program


class Served:
    """The whole program in this process, reached as over HTTP; the clock is ours."""

    def __init__(self, app: Litestar, watch: Watch) -> None:
        self.app = app
        self.watch = watch
        self.hub: Hub = app.state.hub
        self.steward = Steward(self.hub)

    def client(self) -> httpx.AsyncClient:
        """Somebody with cookies of their own."""
        transport = httpx.ASGITransport(app=self.app)  # type: ignore[arg-type]
        return httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")

    async def look(self) -> None:
        """What the steward does every second."""
        await self.steward._round(self.hub.now())
        await settled()

    async def enter(self, key: str, client: httpx.AsyncClient) -> Guest:
        """The socket of this client; one without a cookie is a stranger's."""
        room = await self.hub.room(key)
        device = await self.hub.devices.recognise(token_of(client), "", "")
        guest = Guest(self.hub, room, None if device is None else device.identity)
        await self.hub.enter(guest, None)
        return guest


@asynccontextmanager
async def served(database: str, watch: Watch, **settings: Any) -> AsyncIterator[Served]:
    """The program from its start to its end. Its own steward is asleep: time does not pass by itself."""
    wishes = {"bot_pause": 0.0, "watch_interval": NEVER, "private_webhooks": True, **settings}
    app = create_app(Settings(database=database, **wishes), now=watch)
    with patch("alhambra.server.tables.steward.LOOK", NEVER):
        async with app.lifespan():
            app.state.hub.thinkers = QuickThinkers()
            yield Served(app, watch)
