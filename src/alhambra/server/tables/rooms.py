"""A room: a table that people are connected to, and what each of them has been shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Protocol

import msgspec

from ...core.events import Event
from ...titles.wire import Eye, Fields, Narration, Stamp, events_json, to_json
from .. import protocol
from ..protocol import ClockInfo, OriginInfo, QuestionInfo, SeatInfo, SetupInfo, TableInfo, YouInfo
from ..refusals import Refused
from ..store import Row
from ..store.entries import Untimed
from .lock import Lock
from .table import Table

APART = ("seq", "changed")  # of a table's info: messages carry the one, and nobody at the table needs the other
CROWD = 50  # spectators told without a pause
DEVICES = 20  # connections of one player to one table


class Client(Protocol):
    """Somebody connected, as a room knows them."""

    room: Room
    device: str  # the name of the device that they use; "" for strangers
    person: int | None
    seats: list[int]
    eye: Eye
    looking: bool  # or is their page in the background?

    def push(self, message: bytes) -> None:
        """Send this; never waits."""

    def recognise(self) -> bool:
        """Find out who this is at the table; has the answer changed?"""

    def lost_to(self) -> str:
        """The name of who has their seat since it was handed over; "" if it was not."""

    def end(self, reason: str, code: int = protocol.GOING, **facts: object) -> None:
        """Say goodbye."""


class Audience:
    """People who hear the same things at the same time, and what they have heard."""

    def __init__(self) -> None:
        self.shown: dict[Eye, tuple[Stamp, Fields]] = {}  # by eye: which position, and what was seen of it
        self.told: dict[str, bytes] = {}  # the table's info, field by field
        self.stirred = True  # has the info changed?
        self.missed: list[Event] = []  # events that they have not heard of
        self.late: dict[Client, int] = {}  # who came when the others were behind, and what they know


class Room:
    """One loaded table with its audience. Whoever reads or changes the table holds the lock."""

    def __init__(self, table: Table, now: Callable[[], int]) -> None:
        self.table = table
        self.lock = Lock()
        self.players: set[Client] = set()
        self.watchers: set[Client] = set()
        self.away: dict[int, int] = {}  # person -> since when not connected
        self.elsewhere: dict[str, tuple[frozenset[int], int]] = {}  # worker -> who is connected there, and until when
        self.unseeing: dict[str, frozenset[int]] = {}  # worker -> who of them has the table in the background
        self.destinations: dict[str, bytes] = {}  # secret -> where to send turn notices
        self.pushes: dict[str, list[str]] = {}  # secret -> the devices that are told of turns
        self.loaded = now()
        self.row: Row | None = None  # as stored
        self.noticed = table.turn_began  # the last turn that has been seen to
        self.bot_task: asyncio.Task[None] | None = None
        self.flush_task: asyncio.Task[None] | None = None
        self.advised: set[int] = set()  # persons for whom an adviser is thinking
        self._now = now
        self._scribe = table.title.face().scribe()
        self._told = table.seq  # the seq that the players know
        self._public: Audience = Audience()  # the players, who hear everything at once
        self._watching: Audience = Audience()  # the spectators, who hear it a little later
        self._untold: set[Client] = set()  # spectators to whom the last message is still to be sent

    @property
    def seq(self) -> int:
        """Up to where everything is stored and told; the table itself may be a step ahead."""
        return self._told

    # ------------------------------------------------------------------ presence

    def is_here(self, person: int) -> bool:
        return any(client.person == person for client in self.players) or any(
            person in persons and until > self._now() for persons, until in self.elsewhere.values()
        )

    def is_looking(self, person: int) -> bool:
        """Is somebody here who has the table before their eyes?"""
        return any(client.person == person and client.looking for client in self.players) or any(
            person in persons and until > self._now() and person not in self.unseeing.get(worker, ())
            for worker, (persons, until) in self.elsewhere.items()
        )

    def present(self) -> set[int]:
        """The persons connected, here or at another worker."""
        return {person for person in range(len(self.table.persons)) if self.is_here(person)}

    def hear_of(self, worker: str, persons: frozenset[int], until: int) -> bool:
        """Another worker tells who is connected there, which counts until then. Is somebody else here than before?"""
        before = self.present()
        known, _ = self.elsewhere.get(worker, (frozenset(), 0))
        for person in known | persons:
            self.away[person] = self._now()  # they have been there at least until now
        self.elsewhere[worker] = persons, until
        return self.present() != before

    def absence(self, person: int) -> int:
        """For how many milliseconds somebody has not been connected."""
        if self.is_here(person):
            return 0
        since = max(self.loaded, self.table.persons[person].came)
        return self._now() - max(self.away.get(person, since), since)

    def enter(self, client: Client) -> None:
        if client.person is None:
            self.watchers.add(client)
        else:
            self.players.add(client)
            self.away.pop(client.person, None)

    def go(self, client: Client) -> None:
        self.watchers.discard(client)
        self.players.discard(client)
        self._watching.late.pop(client, None)
        self._untold.discard(client)
        if client.person is not None and not self.is_here(client.person):
            self.away[client.person] = self._now()

    def recognise(self) -> list[Client]:
        """Seats have been taken or left: who has become somebody else by that steps out, and hears nothing for now.

        Their eyes were those of a seat that may be another's by now.
        """
        changed = [client for client in [*self.players, *self.watchers] if client.recognise()]
        for client in changed:
            self.players.discard(client)
            self.watchers.discard(client)
        return changed

    def readmit(self, changed: list[Client], since: int) -> None:
        """Those come in again as who they are now, and are shown what they may see of what happened since."""
        staying = [client for client in changed if not self._send_off(client)]
        for client in staying:
            self.enter(client)
        self.dismiss_watchers()
        for client in staying:
            if client in self.players or self.may_watch:
                self.sync(client, since)

    def _send_off(self, client: Client) -> bool:
        """Say goodbye to somebody whose seat was handed over; is it one?"""
        if not self._lost_a_seat(client):
            return False
        client.end("seat-handed-over", protocol.POLICY, name=client.lost_to(), host=self.table.persons[0].name)
        return True

    def _lost_a_seat(self, client: Client) -> bool:
        return client.person is None and self.table.status == "playing" and client.lost_to() != ""

    @property
    def may_watch(self) -> bool:
        """May strangers look on?"""
        return self.table.plan.spectators or self.table.status == "open"

    def check_entry(self, client: Client, most: int) -> None:
        """May this client come in? Strangers, where the host lets them and so many others leave room; 0: no limit.

        The places of players are theirs: neither a crowd nor another player's devices take them.
        """
        if self._lost_a_seat(client):
            raise Refused("seat-handed-over", 403, name=client.lost_to(), host=self.table.persons[0].name)
        if client.person is None and not self.may_watch:
            raise Refused("spectators-not-allowed", 403)
        taken = len(self.watchers)
        if client.person is not None:
            taken = sum(one.person == client.person for one in self.players)
            most = min(most, DEVICES)
        if most and taken >= most:
            raise Refused("too-many-sockets", 429, most=most)

    def dismiss_watchers(self) -> None:
        """The game has begun, and the host wants no spectators."""
        if not self.may_watch:
            for client in list(self.watchers):
                client.end("spectators-not-allowed")

    def dismiss(self, reason: str) -> None:
        """Send everybody away; they may come back."""
        for client in [*self.players, *self.watchers]:
            client.end(reason)

    @property
    def empty(self) -> bool:
        return not self.players and not self.watchers

    # ------------------------------------------------------------------ what everybody may know

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        table, plan = self.table, self.table.plan
        question = table.question
        over = table.status == "over"
        return TableInfo(
            key=table.key,
            title=plan.title,
            status=table.status,
            seq=table.seq,
            setup=setup_info(table),
            seats=[self._seat(number) for number in range(len(table.seats))],
            pace=msgspec.to_builtins(plan.pace),
            time_out=plan.time_out,
            spectators=plan.spectators,
            listed=plan.listed,
            watching=len(self.watchers),
            created=table.created,
            changed=table.changed,
            clock=self.clock(),
            question=None if question is None else QuestionInfo(question.ply, question.by, sorted(question.waiting)),
            scores=None if table.game is None else table.game.scores,
            winners=table.winners() if over else None,
            origin=origin_info(table),
            before=table.before or None,
            rematch=table.rematch or None,
            lesson=plan.lesson or None,
        )

    def clock(self) -> ClockInfo | None:
        table = self.table
        if isinstance(table.plan.pace, Untimed) or table.status != "playing":
            return None
        clock, now = table.clock, self._now()
        deadline = clock.deadline(now)
        return ClockInfo(running=clock.running, since=clock.since, now=now, left=list(clock.left), deadline=deadline)

    def _seat(self, number: int) -> SeatInfo:
        seat = self.table.seats[number]
        return SeatInfo(
            name=seat.name,
            kind=seat.place.kind,
            free=seat.free,
            person=seat.owner,
            bot=seat.bot,
            connected=seat.owner is not None and self.is_here(seat.owner),
            resigned=seat.resigned,
            former=seat.former,
        )

    def you(self, client: Client) -> YouInfo:
        return YouInfo(person=client.person, host=client.person == 0, seats=client.seats, eye=client.eye)

    def _info_fields(self) -> dict[str, bytes]:
        """The info field by field; the scores of a running game are in the view."""
        found: dict[str, bytes] = {}
        for name, value in msgspec.structs.asdict(self.info()).items():
            if name not in APART and value is not None:
                found[name] = b'"%s":%s' % (name.encode(), to_json(value))
        if self.table.status == "playing":
            found.pop("scores", None)
        return found

    # ------------------------------------------------------------------ telling

    def stir(self) -> None:
        """Something other than the game has changed: who sits where, who is connected, how it stands."""
        self._public.stirred = self._watching.stirred = True

    def sync(self, client: Client, since: int | None = None, re: str = "") -> None:
        """Show a client everything it may know, and the events since the seq that it knows.

        Its companions have been told the same, so what follows are changes for all of them.
        """
        table = self.table
        known = since is not None and table.rewound <= since <= table.seq
        audience = self._watching if client.person is None else self._public
        late = client.person is None and self.unwatched  # the others have not been told yet
        parts = [b'"re":' + to_json(re)] if re else []
        parts.append(b'"version":%d,"seq":%d' % (protocol.VERSION, table.seq))
        parts.append(b'"you":' + to_json(self.you(client)))
        info = self._info_fields()
        alone = len(self.watchers if client.person is None else self.players) <= 1
        audience.told = info if alone else unsettled(audience.told, info)
        parts.append(b'"table":{%s}' % b",".join(info.values()))
        if table.game is not None:
            view, shown = self._scribe.everything(table.game, client.eye)
            if not late:
                audience.shown[client.eye] = self._stamp(), shown
            parts.append(b'"view":' + view)
            if len(client.seats) > 1 and any(event.audience is not None for event in table.history(-1)):
                known = False  # what one of those who share a device was told in secret goes with them
            after = table.ply_at(since) if known and since is not None else -1
            parts.append(b'"events":' + events_json(table.history(after), client.eye))
            if not known:
                parts.append(b'"reset":true')
        self._untold.discard(client)
        client.push(b'{"type":"sync",' + b",".join(parts) + b"}")
        if late:
            audience.late[client] = table.seq

    def tell(self, author: Client | None = None, re: str = "") -> None:
        """Tell the players what has changed; the spectators will hear of it when their time comes."""
        table = self.table
        events, table.events = table.events, []
        known, self._told = self._told, table.seq
        if self.watchers:
            self._watching.missed += events
        if not self.players:
            return
        news = self._news(self._public)
        story = Narration(events)
        bodies: dict[Eye, bytes] = {}
        behind_the_curtain: list[Client] = []
        for client in list(self.players):
            if self._is_uncovered(client):
                behind_the_curtain.append(client)
                continue
            body = bodies.get(client.eye)
            if body is None:
                body = bodies[client.eye] = self._body(self._public, client.eye, news, story)
            mine = re if client is author else ""
            client.push((b'{"type":"update","re":%s,' % to_json(mine) if mine else b'{"type":"update",') + body)
        for client in behind_the_curtain:  # last: what they are shown counts as told to all with their eye
            client.eye = None
            self.sync(client, known, re if client is author else "")

    def _is_uncovered(self, client: Client) -> bool:
        """Is a hand open, at a device of several players, that does not have to decide any more?"""
        return len(client.seats) > 1 and client.eye is not None and client.eye != self.table.decider

    @property
    def unwatched(self) -> bool:
        """Is there something that the spectators have not been told?"""
        audience = self._watching
        if audience.stirred or audience.missed:
            return True
        stamp, _ = audience.shown.get(None, (None, None))
        return self.table.game is not None and stamp != self._stamp()

    def tell_watchers(self) -> Iterator[None]:
        """Tell the spectators what they have not heard: the message is written now, the result sends it bit by bit.

        Whoever came when the others were behind is shown everything again: to them the others' changes mean nothing.
        """
        audience = self._watching
        events, audience.missed = audience.missed, []
        message = b'{"type":"update",' + self._body(audience, None, self._news(audience), Narration(events))
        late, audience.late = audience.late, {}
        for client, since in late.items():
            if client in self.watchers:
                self.sync(client, since)
        return self._send(message, [client for client in self.watchers if client not in late])

    def _send(self, message: bytes, clients: list[Client]) -> Iterator[None]:
        untold = self._untold = set(clients)
        for number, client in enumerate(clients):
            if client in untold:  # and has not been shown everything meanwhile
                client.push(message)
            if number % CROWD == CROWD - 1:
                yield

    def replace(self, table: Table) -> None:
        """The table has been loaded anew: show it to everybody as if for the first time."""
        self.table = table
        self._told = table.seq
        self._public, self._watching = Audience(), Audience()
        self._scribe = table.title.face().scribe()
        for client in self.recognise():
            if not self._send_off(client):
                self.enter(client)
        self.dismiss_watchers()
        for client in [*self.players, *(self.watchers if self.may_watch else ())]:
            if self._is_uncovered(client):
                client.eye = None
            self.sync(client)

    def _stamp(self) -> Stamp:
        """Changes with the position."""
        return self.table.ply, self.table.rewound

    def _body(self, audience: Audience, eye: Eye, news: bytes, story: Narration) -> bytes:
        table = self.table
        parts = [b'"seq":%d' % table.seq]
        if news:
            parts.append(b'"table":' + news)
        before, shown = audience.shown.get(eye, (None, None))
        now = self._stamp()
        if table.game is not None and before != now:
            view, seen = self._scribe.news(table.game, eye, now, shown)
            parts.append(b'"view":' + view)
            audience.shown[eye] = now, seen
        if story:
            parts.append(b'"events":' + story.form(eye))
        return b",".join(parts) + b"}"

    def _news(self, audience: Audience) -> bytes:
        """What has changed in the table's info since this audience was told."""
        if not audience.stirred and isinstance(self.table.plan.pace, Untimed):
            return b""
        audience.stirred = False
        fields, told = self._info_fields(), audience.told
        changed = [written for name, written in fields.items() if told.get(name) != written]
        changed += [b'"%s":null' % name.encode() for name in told if name not in fields]
        audience.told = fields
        return b"{%s}" % b",".join(changed) if changed else b""


def setup_info(table: Table) -> SetupInfo:
    """The rules in force at a table."""
    plan = table.plan
    return SetupInfo(
        game=plan.game,
        edition=plan.edition,
        modules=list(plan.modules),
        options=plan.options,
        components=table.components,
    )


def origin_info(table: Table) -> OriginInfo | None:
    """Where its game goes on from, for whoever thinks of joining; None: it is a new one."""
    origin = table.plan.origin
    return None if origin is None else OriginInfo(source=origin.source, ply=origin.ply, key=origin.key or None)


def unsettled(told: dict[str, bytes], info: dict[str, bytes]) -> dict[str, bytes]:
    """What an audience was told, when one of them was shown something else: where they differ, nobody knows."""
    return {name: info[name] if told.get(name) == info.get(name) else b"" for name in {**told, **info}}
