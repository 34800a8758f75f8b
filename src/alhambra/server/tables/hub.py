"""The hub: every loaded table with the people at it. All changes of tables go through `change`.

A change is stored before anybody hears of it. Several workers may hold the same table: whoever stores an entry first
has made it, the others find out and load what they missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator
from typing import NamedTuple, Protocol

import msgspec

from ...core.setup import InvalidSetup
from ...titles.wire import to_json
from ..access.audit import Audit
from ..access.consent import Consents
from ..access.devices import Devices
from ..access.pairing import Pairings
from ..access.secret import digest, new_key, new_token
from ..access.subscriptions import Subscriptions, channel_of
from ..notices import Wish
from ..protocol import POLICY, Reaction, encode
from ..refusals import Refused, Stale
from ..settings import Settings
from ..store import Conflict, Row, StorageFailed, Store, Turn, Write
from ..store.entries import Plan, Played, Undone, Untimed, Written
from .players import Thinkers, question_of
from .rooms import Client, Room, origin_info
from .table import Table

LOG = logging.getLogger("alhambra.server")
RESCUE = 30_000  # milliseconds after which another worker sees to a bot whose worker is gone
CROWD = 1000  # spectators that are told at most once a second: a crowd must not slow those who play
RESTING = 50  # rooms kept that nobody is in
FORGOTTEN = 5_000  # milliseconds in which whoever stored the last move lets a bot answer it
PRESENCE = 20_000  # milliseconds for which another worker's word about somebody's presence counts
UNSEEING = "-"  # behind the number of somebody who is connected but does not look
Do = Callable[[Table, int], None]
Settled = Callable[[Refused | None], None]


class Clockwork(Protocol):
    """The time, in milliseconds since 1970."""

    def __call__(self) -> int: ...


class Tokens(NamedTuple):
    """What is in the links of a new table."""

    seats: dict[int, str]  # seat -> the token that claims it
    invitation: str  # the token for all free seats; "" if there are none


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class Hub:
    """Tables in memory, and the one way to change them."""

    def __init__(
        self, store: Store, settings: Settings, now: Clockwork = wall_clock, audit: Audit | None = None
    ) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.audit = audit or Audit(settings)
        self.devices = Devices(store, self.audit, now)
        self.pairings = Pairings(store, self.devices, now)
        self.consents = Consents(store, settings, now)
        self.subscriptions = Subscriptions(store, self.devices, settings)
        self.rooms: dict[str, Room] = {}
        self.outages: list[tuple[int, int]] = []
        self.thinkers = Thinkers(settings.bot_processes)
        self.moves = 0  # played here, for the metrics
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._name = new_key()  # of this worker
        self._resting: OrderedDict[str, None] = OrderedDict()  # rooms that nobody is in

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()

    # ------------------------------------------------------------------ finding tables

    async def room(self, key: str) -> Room:
        """The room of a table, loaded if need be."""
        room = self.rooms.get(key)
        if room is not None:
            return room
        task = self._loading.get(key)
        if task is None:
            task = self._loading[key] = asyncio.create_task(self._load(key))
            task.add_done_callback(lambda _: self._loading.pop(key, None))
        return await asyncio.shield(task)

    async def _load(self, key: str) -> Room:
        with storage_errors():
            entries = await self.store.entries(key)
            if not entries:
                raise Refused("no-such-table", 404)
            room = self._room_of(key, entries)
            await self._load_destinations(room)
        room.row = self.row_of(room)
        self.rooms[key] = room
        self._rest(room)
        return room

    def _room_of(self, key: str, entries: list[Written]) -> Room:
        try:
            return Room(Table(key, entries, self.outages), self.now)
        except InvalidSetup as error:  # stored by a server with more games than this one
            LOG.error("cannot open a table: %s", error)
            raise Refused("storage-failed", 503) from None

    async def _load_destinations(self, room: Room) -> None:
        found = {}
        for person in room.table.persons:
            body = await self.store.destinations(room.table.key, person.secret)
            if body is not None:
                found[person.secret] = body
        pushes: dict[str, list[str]] = {}
        for identity, device in await self.store.pushed_at(room.table.key):
            pushes.setdefault(identity, []).append(device)
        room.destinations, room.pushes = found, pushes

    async def _hear_of_destinations(self, room: Room) -> None:
        """The same on another worker's word. While the database is away it fails; all is read again when it is back."""
        with contextlib.suppress(StorageFailed):
            await self._load_destinations(room)

    async def keep_destinations(self, key: str, secret: str, body: bytes | None) -> None:
        """Where somebody at a table wants turn notices to be sent; None: nowhere any more."""
        await self.store.keep_destinations(key, secret, body)
        await self.heed_wishes(key)

    async def heed_wishes(self, key: str) -> None:
        """Somebody at a table wants to be told of turns elsewhere than before, or not any more."""
        async with self.holding(key) as room:
            await self._load_destinations(room)
        self._say(room, "notices")

    @contextlib.asynccontextmanager
    async def holding(self, key: str) -> AsyncIterator[Room]:
        """The room, with its lock held."""
        while True:
            room = await self.room(key)
            async with room.lock:
                if self.rooms.get(key) is room:  # and not one that was cleared while we waited
                    yield room
                    return

    @contextlib.asynccontextmanager
    async def reading(self, key: str) -> AsyncIterator[Room]:
        """The room while nothing changes in it: everything in it is stored."""
        async with self.holding(key) as room:
            if self.store.shared:
                await self.catch_up(room)
            yield room

    def _rest(self, room: Room) -> None:
        """A room that nobody is in may be cleared; the last few stay, because people come back."""
        key = room.table.key
        self._resting[key] = None
        self._resting.move_to_end(key)
        while len(self._resting) > RESTING:
            key, _ = self._resting.popitem(last=False)
            resting = self.rooms.get(key)
            if resting is not None and resting.empty and resting.bot_task is None and not resting.lock.locked():
                del self.rooms[key]

    # ------------------------------------------------------------------ changing tables

    async def create(self, plan: Plan, secret: str, name: str, before: str = "") -> tuple[Room, Tokens]:
        """A new table; the tokens of its links are told once and kept as hashes."""
        tokens = {seat: new_token() for seat, place in enumerate(plan.places) if place.kind == "link"}
        hashes = {seat: digest(token) for seat, token in tokens.items()}
        invitation = new_token() if tokens else ""
        table = Table(new_key(), (), self.outages)
        table.create(plan, secret, name, hashes, self.now(), before, digest(invitation) if invitation else "")
        room = Room(table, self.now)
        async with room.lock:
            write = self._write_of(room, plain=False)
            try:
                await self.store.write(write)
            except (Conflict, StorageFailed) as error:
                raise await self._not_stored(room, error) from None
            room.row = write.row
            self.rooms[table.key] = room
        self._rest(room)
        return room, Tokens(tokens, invitation)

    async def act(self, key: str, do: Do, author: Client | None = None, re: str = "") -> Room:
        """Change a table: check, store, and only then tell. Nothing has changed if this raises an error.

        If another worker has just changed it too, the question is put once more to the table as it is now.
        """
        async with self.holding(key) as room:
            try:
                await self.act_in(room, do, author, re)
            except Stale:
                await self.act_in(room, do, author, re)
            return room

    async def act_in(self, room: Room, do: Do, author: Client | None = None, re: str = "") -> None:
        """The same, for who holds the lock."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settled(error: Refused | None) -> None:
            if done.done():  # whoever asked has left
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        try:
            self.change(room, do, author, re, settled)
        except Exception:
            if room.table.fresh:  # half done: no part of it has been stored
                await self._reload(room)
            raise
        try:
            await done
        except asyncio.CancelledError:  # nobody knows whether it was stored
            self.rooms.pop(room.table.key, None)
            room.dismiss("storage-failed")
            raise

    def change(self, room: Room, do: Do, author: Client | None, re: str, settled: Settled) -> None:
        """The one way from a question to the store, for who holds the lock, and keeps it until `settled` is called.

        An error means that it cannot be, and `settled` hears nothing. Else it hears of the end: None if everything is
        stored and everybody has been told, or what to say to whoever asked.
        """
        table = room.table
        asked = table.question is not None
        do(table, self.now())
        if not table.fresh:
            settled(None)
            return
        plain = not asked and table.status == "playing" and _is_a_move(table.fresh)
        write = self._write_of(room, plain)

        def stored(error: Exception | None) -> None:
            if error is not None:
                self.start(self._fail(room, error, settled))
                return
            try:
                if self.rooms.get(table.key) is room:  # and not one that was cleared by who would not wait
                    self._stored(room, write, plain, author, re)
            finally:
                settled(None)

        try:
            self.store.submit(write, stored)
        except StorageFailed as error:  # the store is closing
            stored(error)

    async def _fail(self, room: Room, error: Exception, settled: Settled) -> None:
        """A change was not stored."""
        try:
            settled(await self._not_stored(room, error))
        except Refused as worse:
            settled(worse)

    def _write_of(self, room: Room, plain: bool) -> Write:
        """What is fresh, to be stored; a plain move changes nothing else."""
        table = room.table
        entries, table.fresh = table.fresh, []
        write = Write(key=table.key, entries=entries)
        if not plain or room.row is None or room.row.status != table.status or room.row.due != self._due(room):
            write.row = self.row_of(room)
            for number, person in enumerate(table.persons):
                (write.members if table.belongs(number) else write.former).append(person.secret)
            write.unnoticed = [person.secret for number, person in enumerate(table.persons) if table.is_done(number)]
        if room.destinations or room.pushes:
            write.outbox = self._turn_notices(room, entries)
        return write

    def _stored(self, room: Room, write: Write, plain: bool, author: Client | None = None, re: str = "") -> None:
        """It is safe: tell everybody, and let bots answer."""
        if write.row is not None:
            room.row = write.row
        self.moves += len(write.entries)
        if write.former or write.unnoticed:
            self._forget(room, [*write.former, *write.unnoticed])
        if plain:
            self._tell(room, author, re)
        else:
            self._tell_all(room, author, re)
        self.drive(room)

    def _forget(self, room: Room, former: list[str]) -> None:
        """Who has left is sent no notices, also if they come again; nor is who has nothing more to play."""
        known = [secret for secret in former if secret in room.destinations or secret in room.pushes]
        for secret in known:
            room.destinations.pop(secret, None)
            room.pushes.pop(secret, None)
        if known:
            self._say(room, "notices")

    async def _not_stored(self, room: Room, error: Exception) -> Refused:
        """The table is as it was before; what to say to whoever wanted to change it."""
        if not isinstance(error, Conflict):
            reason = error.reason if isinstance(error, StorageFailed) else "failed"
            LOG.error("could not store a change of a table: %s", reason)
            await self._reload(room)
            return Refused(f"storage-{reason}", 503)
        await self._reload(room)
        return Stale(room.table.seq)

    async def _reload(self, room: Room) -> None:
        """Forget what was not stored; if that cannot be read either, forget the room."""
        key = room.table.key
        try:
            entries = await self.store.entries(key)
            table = Table(key, entries, self.outages)
        except Exception:
            self.rooms.pop(key, None)
            room.dismiss("storage-failed")
            raise Refused("storage-failed", 503) from None
        room.replace(table)
        room.row = self.row_of(room)
        room.noticed = table.turn_began

    def row_of(self, room: Room) -> Row:
        """What lists show of a table, and when somebody has to look at it again."""
        table = room.table
        free = sum(seat.free for seat in table.seats)
        facts = {
            "game": table.plan.game,
            "edition": table.plan.edition,
            "modules": table.plan.modules,
            "options": table.plan.options,
            "components": table.components,
            "origin": origin_info(table),
            "names": table.names(),
            "pace": msgspec.to_builtins(table.plan.pace),
            "spectators": table.plan.spectators,
            "lesson": table.plan.lesson,
        }
        return Row(
            key=table.key,
            title=table.plan.title,
            status=table.status,
            listed=table.plan.listed,
            seats=len(table.seats),
            free=free,
            facts=to_json(facts),
            created=table.created,
            changed=table.changed,
            due=self._due(room),
        )

    def _due(self, room: Room) -> int | None:
        """When the steward has to look: a clock runs out, or nobody has driven the bot for a while."""
        table = room.table
        if table.bot_to_move() is None:
            return None if isinstance(table.plan.pace, Untimed) else table.clock.deadline(self.now())
        now = self.now()
        known = None if room.row is None else room.row.due
        return known if known is not None and known > now else now + RESCUE

    # ------------------------------------------------------------------ telling

    def _tell(self, room: Room, author: Client | None = None, re: str = "") -> None:
        """Everybody hears what has been stored."""
        room.tell(author, re)
        self.tell_watchers(room)

    def _tell_all(self, room: Room, author: Client | None = None, re: str = "") -> None:
        """The same, where more than the game has changed: some may have become somebody else by it."""
        known = room.seq
        changed = room.recognise()
        room.stir()
        self._tell(room, author, re)
        room.readmit(changed, known)
        if changed:
            self.presence(room)

    def tell_watchers(self, room: Room) -> None:
        """Spectators hear everything a little later, and several things at once."""
        if room.watchers and room.flush_task is None:
            room.flush_task = self.spawn(self._flush_later(room))

    async def _flush_later(self, room: Room) -> None:
        """Nobody waits for this: only the message is written with the lock held, not its sending."""
        try:
            while room.watchers and room.unwatched:
                await asyncio.sleep(max(self.settings.watch_interval, len(room.watchers) / CROWD))
                async with room.lock:
                    sending = room.tell_watchers()
                for _ in sending:
                    await asyncio.sleep(0)
        finally:
            room.flush_task = None

    # ------------------------------------------------------------------ people coming and going

    async def enter(self, client: Client, since: int | None) -> None:
        """Somebody is connected: they are shown everything, and the others hear of it.

        They do not have to wait for the steward if a restart has made everybody forget a bot.
        """
        async with self.holding(client.room.table.key) as room:
            client.room = room
            client.recognise()
            room.check_entry(client, self.settings.limits.sockets_per_table)  # others may have come since they knocked
            self._resting.pop(room.table.key, None)
            room.enter(client)
            room.sync(client, since)
        self.presence(room)
        self._withdraw_offers(room)
        if room.bot_task is None and room.table.bot_to_move() is not None:
            self.start(self._remember_bots(room))

    def _withdraw_offers(self, room: Room) -> None:
        """Whoever is here again keeps their seat: the link that would hand it over is worth nothing from now on."""
        table = room.table
        here = {client.person for client in room.players if client.person is not None}
        if table.status == "playing" and any(table.owner_of(seat) in here for seat in table.links):
            self.start(self._withdraw(room, here))

    async def _withdraw(self, room: Room, here: set[int]) -> None:
        with contextlib.suppress(Refused):  # as long as they are here, nobody can use it anyway
            await self.act(room.table.key, lambda table, now: table.withdraw(here, now))

    def leave(self, client: Client) -> None:
        room = client.room
        if client not in room.players and client not in room.watchers:  # was not let in
            return
        room.go(client)
        self.presence(room)
        if room.empty:
            self._rest(room)

    def part_with(self, devices: Collection[str]) -> None:
        """These devices were signed out: whoever is connected from one of them has to go, now."""
        for room in self.rooms.values() if devices else ():
            for client in [*room.players, *room.watchers]:
                if client.device in devices:
                    client.end("signed-out", POLICY)

    def presence(self, room: Room) -> None:
        """Tell who is here, also to other workers."""
        self._say_presence(room)
        self._presence_changed(room)

    def _say_presence(self, room: Room) -> None:
        if not self.store.shared:
            return
        persons = sorted({client.person for client in room.players if client.person is not None})
        looking = {client.person for client in room.players if client.looking}
        words = [f"{person}" if person in looking else f"{person}{UNSEEING}" for person in persons]
        self._say(room, " ".join(["here", self._name, *words]))

    def looks(self, client: Client, looking: bool) -> None:
        """Somebody's page went to the background, or came back. To the others they are connected all the same."""
        client.looking = looking
        self._say_presence(client.room)

    def _presence_changed(self, room: Room) -> None:
        room.stir()
        if room.lock.locked():  # what is not stored yet must not be told
            self.start(self._tell_when_stored(room))
        else:
            self._tell(room)

    async def _tell_when_stored(self, room: Room) -> None:
        async with room.lock:
            self._tell(room)

    def react(self, room: Room, seat: int, reaction: str) -> None:
        """A gesture, to everybody here and at other workers; forgotten at once."""
        self._show_reaction(room, seat, reaction)
        self._say(room, f"reaction {seat} {reaction}")

    def _show_reaction(self, room: Room, seat: int, reaction: str) -> None:
        message = encode(Reaction(seat=seat, reaction=reaction))
        for client in [*room.players, *room.watchers]:
            client.push(message)

    # ------------------------------------------------------------------ other workers

    def _say(self, room: Room, word: str) -> None:
        """Tell other workers something that is not worth storing."""
        if self.store.shared:
            self.start(self.store.say(room.table.key, word))

    def heard_word(self, key: str, word: str) -> None:
        """Another worker tells of a gesture, of who is connected there, or that somebody wants notices."""
        room = self.rooms.get(key)
        kind, _, rest = word.partition(" ")
        if room is None:
            if kind == "notices":
                self._when_loaded(key, self._hear_of_destinations)
            return
        if kind == "reaction":
            seat, _, reaction = rest.partition(" ")
            self._show_reaction(room, int(seat), reaction)
        elif kind == "notices":
            self.start(self._hear_of_destinations(room))
        elif kind == "here":
            worker, *words = rest.split()
            persons = frozenset(int(word.removesuffix(UNSEEING)) for word in words)
            room.unseeing[worker] = frozenset(int(word[:-1]) for word in words if word.endswith(UNSEEING))
            if room.hear_of(worker, persons, self.now() + PRESENCE):
                self._presence_changed(room)

    def vouch(self) -> None:
        """Tell other workers again who is connected here: their word about us has an end."""
        for room in self.rooms.values():
            if room.players:
                self._say_presence(room)

    def heard(self, key: str, seq: int) -> None:
        """Another worker has stored something; an empty key: nobody knows what."""
        for room in [self.rooms[key]] if key in self.rooms else list(self.rooms.values()) if not key else []:
            if not key or room.table.seq < seq:
                self.start(self._catch_up_alone(room))
            if not key:
                self.start(self._hear_of_destinations(room))
        for loading in list(self._loading) if not key else [key]:
            self._when_loaded(loading, self._catch_up_alone)
            if not key:
                self._when_loaded(loading, self._hear_of_destinations)

    def _when_loaded(self, key: str, work: Callable[[Room], Coroutine[object, object, None]]) -> None:
        """A table that is being loaded may have been read before the others wrote: look once more when it is there."""

        def loaded(task: asyncio.Task[Room]) -> None:
            if not task.cancelled() and task.exception() is None:
                self.start(work(task.result()))

        if key in self._loading and key not in self.rooms:
            self._loading[key].add_done_callback(loaded)

    async def _catch_up_alone(self, room: Room) -> None:
        async with room.lock:
            with contextlib.suppress(Refused):
                await self.catch_up(room)

    async def catch_up(self, room: Room) -> None:
        """Read what other workers have stored. Call with the lock held."""
        with storage_errors():
            entries = await self.store.entries(room.table.key, room.table.seq)
        if not entries:
            return
        for written in entries:
            room.table.apply(written)
        room.row = self.row_of(room)
        room.noticed = room.table.turn_began  # whoever stored it has seen to that
        self._tell_all(room)
        self._withdraw_offers(room)

    # ------------------------------------------------------------------ bots

    def drive(self, room: Room) -> None:
        """Let bots play while it is their turn."""
        if room.bot_task is None and room.table.bot_to_move() is not None:
            room.bot_task = self.spawn(self._play_bots(room))

    async def _remember_bots(self, room: Room) -> None:
        """Let bots play whom nobody may remember; another worker that does is given the time to."""
        while self.store.shared and (left := room.table.changed + FORGOTTEN - self.now()) > 0:
            await asyncio.sleep(left / 1000)
        self.drive(room)

    async def _play_bots(self, room: Room) -> None:
        """Nobody waits while a bot thinks; what it thought is worth nothing if the table has changed meanwhile."""
        key = room.table.key
        try:
            while True:
                await asyncio.sleep(self.settings.bot_pause)
                async with room.lock:
                    table = room.table
                    turn = table.bot_to_move()
                    if turn is None or self.rooms.get(key) is not room:
                        return
                    seq, question = table.seq, question_of(table, *turn)
                move = await self.thinkers.choose(question)
                async with room.lock:
                    if self.rooms.get(key) is room and room.table.seq == seq:
                        await self.act_in(room, _playing(turn[0], move))
        except Refused as error:  # the table will be looked at again when it is due
            LOG.warning("a bot could not play: %s", error.reason)
        finally:
            room.bot_task = None

    # ------------------------------------------------------------------ turn notices

    def _turn_notices(self, room: Room, entries: list[Written]) -> list[Turn]:
        """Whoever's turn has just begun may have asked to be told. Who went back alone is in their turn already."""
        table = room.table
        seat = table.decider
        if seat is None or table.turn_began <= room.noticed:
            return []
        room.noticed = table.turn_began
        if any(isinstance(one.entry, Undone) and one.entry.by is not None for one in entries):
            return []
        owner = table.owner_of(seat)
        if owner is None or table.seats[seat].bot:
            return []
        secret = table.persons[owner].secret
        body = room.destinations.get(secret)
        channels = [] if body is None else list(range(len(msgspec.json.decode(body, type=Wish).destinations)))
        channels += [channel_of(device) for device in room.pushes.get(secret, ())]
        due = self.now() + round(self.settings.notice_delay * 1000)
        return [Turn(table.key, table.turn_began, seat, due, channel=channel) for channel in channels]

    def start(self, work: Coroutine[object, object, None]) -> None:
        """Have this done beside everything else; nobody waits for it."""
        _ = self.spawn(work)

    def spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_complain)
        return task


def _is_a_move(entries: list[Written]) -> bool:
    return len(entries) == 1 and isinstance(entries[0].entry, Played)


def _playing(seat: int, move: str) -> Do:
    return lambda table, now: table.play_for(seat, move, now)


def _complain(task: asyncio.Task[None]) -> None:
    """Nobody waits for this work, so somebody has to say if it failed."""
    if not task.cancelled() and task.exception() is not None:
        LOG.error("something went wrong beside", exc_info=task.exception())


@contextlib.contextmanager
def storage_errors() -> Iterator[None]:
    """What the store cannot do is refused."""
    try:
        yield
    except StorageFailed as error:
        raise Refused(f"storage-{error.reason}", 503) from None
