"""The steward looks after tables: clocks run out, bots are forgotten, players want a notice."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections.abc import Coroutine

import msgspec
from msgspec.structs import replace

from ...locales import FALLBACK
from .. import notices, push
from ..access.subscriptions import is_device
from ..refusals import Refused
from ..store import StorageFailed, Turn, Write
from .hub import RESCUE, Hub, storage_errors
from .rooms import Room

LOG = logging.getLogger("alhambra.server")
LOOK = 1.0  # seconds between two rounds
BEAT = 5_000  # milliseconds between signs of life
TIDY = 3_600_000  # milliseconds between two times that what has ended is forgotten
GAP = 30_000  # milliseconds without one that are an outage: clocks stood still


class Steward:
    """One per worker; what several could do, one of them claims."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store
        self._notices = hub.settings.notices()
        self._beaten = 0
        self._hindered = ""  # why the last round could not be made
        self._tidied = 0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Find out how long no server was there, then begin the rounds."""
        await self._beat(self.hub.now())
        self._task = asyncio.create_task(self._rounds())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _rounds(self) -> None:
        while True:
            try:
                await self._round(self.hub.now())
                self._hindered = ""
            except StorageFailed as error:
                if error.reason != self._hindered:  # every second would be too often
                    LOG.warning("cannot look after tables now: %s", error.reason)
                self._hindered = error.reason
            except Exception:
                LOG.exception("looking after tables failed")
            await asyncio.sleep(LOOK)

    async def _round(self, now: int) -> None:
        if now - self._beaten >= BEAT:
            await self._beat(now)
        self.hub.part_with(await self.hub.devices.ended_lately())
        if now - self._tidied >= TIDY:
            self._tidied = now
            await self.hub.devices.tidy()
            await self.hub.pairings.tidy()
            await self.hub.consents.tidy()
            await self.hub.subscriptions.tidy()
        for key, due in await self.store.due(now, 100):
            if await self.store.claim_due(key, due, now + RESCUE):
                await self._look_at(key)
        for turn in await self.store.due_turns(now, 20):
            if await self.store.claim_turn(turn, now + RESCUE):
                self.hub.start(self._notify(turn))

    async def _beat(self, now: int) -> None:
        """A sign of life. If the last one is long ago, nobody could play: there was no server, or it slept."""
        if now - self._beaten >= GAP:
            self.hub.outages[:] = await self.store.outages(now, GAP)  # in place: all tables know this list
        await self.store.beat(now)
        self._beaten = now
        self.hub.vouch()

    async def _look_at(self, key: str) -> None:
        """A table is due: its clock may have run out, or its bot be forgotten."""
        try:
            async with self.hub.holding(key) as room:
                await self.hub.catch_up(room)
                room.row = None  # what is stored has another due time now
                await self.hub.act_in(room, lambda table, now: table.time_out(now))
                if room.row is None:
                    await self._store_row(room)
                self.hub.drive(room)
        except Refused as error:
            LOG.warning("cannot look at a table now: %s", error.reason)

    async def _store_row(self, room: Room) -> None:
        row = self.hub.row_of(room)
        with storage_errors():
            await self.store.write(Write(key=row.key, entries=[], row=row))
        room.row = row

    # ------------------------------------------------------------------ turn notices

    async def _notify(self, turn: Turn) -> None:
        """Send a notice if its turn still goes on and its player is not here.

        It is taken out of the outbox before it is sent: after a power cut in between it is lost, and never sent twice.
        """
        try:
            async with self.hub.reading(turn.key) as room:
                owner = room.table.owner_of(turn.seat)
                found = self._push_due(room, turn) if is_device(turn.channel) else self._due_notice(room, turn)
                if found is not None and owner is not None and room.is_looking(owner):
                    return  # the claim lets it rest for a while
                life = self._life(room)
            await self.store.drop_turn(turn)
            if found is None or owner is None:
                return
            destination, notice = found
            identity = room.table.persons[owner].secret
            if destination is None:
                await self._push(notice, identity, turn, life)
                return
            ready = await self._permitted(notice, destination, identity)
            if ready is not None:
                await self._attempt(turn, notices.deliver(ready, destination, self._notices))
        except (Refused, StorageFailed):
            LOG.warning("a notice has to wait")

    def _due_notice(self, room: Room, turn: Turn) -> tuple[notices.Destination, notices.Notice] | None:
        """What to send and where; nothing if the turn is over or nobody wants to know any more."""
        owner = self._owner(room, turn)
        body = None if owner is None else room.destinations.get(owner)
        if body is None:
            return None
        wish = msgspec.json.decode(body, type=notices.Wish)
        if turn.channel >= len(wish.destinations):
            return None
        return wish.destinations[turn.channel], self._notice(room, turn, wish.language)

    def _push_due(self, room: Room, turn: Turn) -> tuple[None, notices.Notice] | None:
        """The same of a notice to a device; where that is, the store knows."""
        return None if self._owner(room, turn) is None else (None, self._notice(room, turn, FALLBACK))

    def _owner(self, room: Room, turn: Turn) -> str | None:
        """Whose turn it still is, by the hash of their secret."""
        table = room.table
        owner = table.owner_of(turn.seat)
        if owner is None or table.decider != turn.seat or table.turn_began != turn.seq or table.seats[turn.seat].bot:
            return None
        return table.persons[owner].secret

    def _life(self, room: Room) -> int:
        """For how many seconds it makes sense to tell somebody: not longer than they have time."""
        clock = room.clock()
        deadline = None if clock is None else clock.deadline
        return push.LIFE if deadline is None else max(0, (deadline - self.hub.now()) // 1000)

    def _notice(self, room: Room, turn: Turn, language: str) -> notices.Notice:
        table = room.table
        public = self.hub.settings.public_url
        return notices.Notice(
            table=table.key,
            seq=turn.seq,
            seat=turn.seat,
            name=table.seats[turn.seat].name,
            title=table.plan.title,
            link=f"{public.rstrip('/')}/t/{table.key}" if public else "",
            language=language,
        )

    async def _push(self, notice: notices.Notice, identity: str, turn: Turn, life: int) -> None:
        """Tell one device, if it may be told."""
        found = await self.hub.subscriptions.reachable(turn.key, identity, turn.channel)
        if found is not None:
            notice = dataclasses.replace(notice, language=found.language)
            await self._attempt(turn, self.hub.subscriptions.deliver(notice, found, life))

    async def _permitted(
        self, notice: notices.Notice, destination: notices.Destination, identity: str
    ) -> notices.Notice | None:
        """The notice as it may be sent: by mail only where its owner wants that, with a link that ends it."""
        if not isinstance(destination, notices.Mail):
            return notice
        stop = await self.hub.consents.way_to(destination.address, identity, notice.language)
        return None if stop is None else dataclasses.replace(notice, stop=stop)

    async def _attempt(self, turn: Turn, delivery: Coroutine[object, object, None]) -> None:
        """Send it; what failed for now is tried again later, and later still."""
        try:
            await delivery
        except notices.DeliveryFailed as error:
            LOG.info("a notice was not delivered: %s", error.reason)
            attempts = turn.attempts + 1
            pause = None if error.permanent else notices.retry_after(attempts)
            if pause is not None:
                again = replace(turn, due=self.hub.now() + round(pause * 1000), attempts=attempts)
                await self.store.write(Write(key=turn.key, entries=[], outbox=[again]))
