"""The socket: one connected client, what it says and what it hears."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from ...bots.advice import hint_of
from ...core.game import Game
from ...core.violations import IllegalMove, NotYourDecision, UnknownMove
from ...locales import say
from ...titles.messages import FromClient, FromServer, Question, SeatQuestion, reasons
from ...titles.wire import Eye
from .. import protocol
from ..access.limits import Bucket
from ..access.security import admit
from ..access.visitor import client_of, language_of, recognise, visitor_of
from ..api import OurHub, OurLimiter
from ..protocol import (
    GOING,
    POLICY,
    Accept,
    Answer,
    AskHint,
    Bye,
    Consent,
    Hinted,
    Look,
    Ping,
    Play,
    Pong,
    React,
    Refusal,
    Sync,
    Undo,
    WhyNot,
)
from ..refusals import Refused, Stale
from ..tables.hub import Do, Hub, storage_errors
from ..tables.players import Question as Position
from ..tables.players import question_of
from ..tables.rooms import Room
from ..tables.table import Table
from . import EXTENSION, Line

if TYPE_CHECKING:
    from litestar.types import Receive, Send
    from litestar.types.asgi_types import WebSocketResponseStartEvent

MOST_UNSENT = 1_000_000  # bytes; whoever is further behind is sent away, and may come back and sync
FAREWELL = 2.0  # seconds that the last word may take
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
IMPOSSIBLE = (Refused, IllegalMove, UnknownMove, NotYourDecision)


class Connection:
    """One client at one table."""

    def __init__(
        self,
        hub: Hub,
        room: Room,
        secret: str | None,
        language: str,
        bucket: Bucket,
        line: Line | None = None,
        turn: asyncio.Lock | None = None,
    ) -> None:
        self.hub = hub
        self.room = room
        self.language = language
        self.device = ""  # and the address below: whoever opens the door knows them
        self.client = ""
        self.person: int | None = None
        self.seats: list[int] = []
        self.eye: Eye = None
        self.looking = True
        self._secret = secret
        self._bucket = bucket
        self._turn = turn or asyncio.Lock()  # to ask for something dear
        self._line = line  # the short way
        self._pumping = False  # is something on its way that the next message must not overtake?
        self._faults = 0
        self._queue: deque[bytes] = deque()
        self._unsent = 0
        self._waiter: asyncio.Future[None] | None = None
        self._end: int | None = None  # the code to close with, when everything is sent
        self._receiving: asyncio.Task[None] | None = None  # while nothing is being answered
        self._hung_up = False
        self.recognise()

    def recognise(self) -> bool:
        """Find out who this is at the table; has the answer changed?"""
        table = self.room.table
        person = table.person(self._secret)
        seats = table.seats_of(person)
        if (person, seats) == (self.person, self.seats):
            return False
        self.person, self.seats = person, seats
        self.eye = seats[0] if len(seats) == 1 else None
        return True

    def lost_to(self) -> str:
        return self.room.table.successor(self._secret)

    @property
    def ending(self) -> bool:
        return self._end is not None

    # ------------------------------------------------------------------ sending

    def push(self, message: bytes) -> None:
        """Send this when the client is ready for it."""
        if self._end is not None:
            return
        if self._line is not None and not self._pumping and not self._queue and self._line.say(message):
            return
        self._queue.append(message)
        self._unsent += len(message)
        if self._unsent > MOST_UNSENT:
            self._queue.clear()
            self.end("slow", POLICY)
        self._wake()

    def end(self, reason: str, code: int = GOING, **facts: object) -> None:
        """Say goodbye, and close when that is sent."""
        if self._end is None:
            text = Refused(reason, 403, **facts).text(self.language)
            self._queue.append(protocol.encode(Bye(reason=reason, text=text)))
            self._end = code
            self._wake()
            asyncio.get_running_loop().call_later(FAREWELL, self._hang_up)

    def _hang_up(self) -> None:
        """Whoever does not take the last word may never say one either: do not wait for it."""
        self._hung_up = True
        if self._receiving is not None:
            self._receiving.cancel()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def pump(self, send: Send) -> None:
        """Send what there is to send, until the end."""
        loop = asyncio.get_running_loop()
        while True:
            self._pumping = True
            while self._queue:
                message = self._queue.popleft()
                self._unsent -= len(message)
                await send({"type": "websocket.send", "text": message.decode(), "bytes": None})
            self._pumping = False
            if self._end is not None:
                await send({"type": "websocket.close", "code": self._end, "reason": ""})
                return
            self._waiter = loop.create_future()
            await self._waiter

    # ------------------------------------------------------------------ hearing

    async def listen(self, receive: Receive) -> None:
        """Answer one message after the other, until the client is gone."""
        task = asyncio.current_task()
        while True:
            self._receiving = task
            try:
                event = await receive()
            except asyncio.CancelledError:
                if self._hung_up and task is not None and task.uncancel() == 0:
                    return
                raise
            finally:
                self._receiving = None
            if event["type"] == "websocket.disconnect" or self.ending:
                return
            # After a disconnect was ruled out only websocket.receive is left, which the type of events does not say.
            text: str | bytes | None = event.get("text") or event.get("bytes")  # type: ignore[assignment]
            await self.hear(text or "")
            if self._end is not None:
                return

    async def hear(self, text: str | bytes) -> None:
        """One message. Whatever it is, it is answered, and the table is as before if it cannot be."""
        if len(text) > protocol.LARGEST or (isinstance(text, str) and len(text.encode()) > protocol.LARGEST):
            self._refuse("", Refused("too-large", most=protocol.LARGEST))
            self._fault()
            return
        try:
            request = protocol.read(text)
        except UNREADABLE as error:
            self._refuse("", Refused("bad-message", detail=str(error)[:200]))
            self._fault()
            return
        if not self._bucket.take(request.cost, self.hub.now() / 1000):
            self._refuse(request.id, Refused("too-fast", 429))
            self.hub.audit.refused("too-fast", self.client)
            self._fault()
            return
        try:
            if isinstance(request, Play):
                await self._play_in_turn(request)
            elif request.cost > 1:
                async with self.something_dear():
                    await self._other(request)
            else:
                await self._other(request)
        except IMPOSSIBLE as error:
            self._explain(request.id, error)

    @asynccontextmanager
    async def something_dear(self) -> AsyncIterator[None]:
        """Work that takes long: one of a client at a time, and everybody else's moves are heard before it."""
        async with self._turn:
            await asyncio.sleep(0)
            yield

    def hear_now(self, text: str) -> bool:
        """The same as soon as a message arrives, for a move at a table where nobody else is at work: most messages are.

        False: nothing has happened, and it shall be heard in its turn.
        """
        if self._receiving is None or self._end is not None or len(text) > protocol.LARGEST // 4:
            return False
        try:
            request = protocol.read(text)
        except UNREADABLE:
            return False
        room = self.room
        if not isinstance(request, Play) or request.seq > room.table.seq or not self._is_open(room):
            return False
        if not room.lock.seize():
            return False
        if not self._bucket.take(request.cost, self.hub.now() / 1000):
            room.lock.release()
            return False
        self._play(room, request, room.lock.release)
        return True

    async def _play_in_turn(self, request: Play) -> None:
        """A move for which somebody else has to finish first."""
        room = await self._here()
        answered = asyncio.Event()

        def done() -> None:
            room.lock.release()
            answered.set()

        await room.lock.acquire()
        try:
            if request.seq > room.table.seq:  # another worker told them more
                await self.hub.catch_up(room)
        except BaseException:
            room.lock.release()
            raise
        self._play(room, request, done)
        await answered.wait()

    def _play(self, room: Room, request: Play, done: Callable[[], None]) -> None:
        """A move, with the lock of the room held: it can be given back when the move is stored or refused."""

        def settled(error: Refused | None) -> None:
            try:
                if isinstance(error, Stale):
                    self._too_late(room, request)
                elif error is not None:
                    self._refuse(request.id, error)
            finally:
                done()

        try:
            self.hub.change(room, self._move(self._player(), request), self, request.id, settled)
        except Stale as error:
            settled(error)
        except IMPOSSIBLE as error:
            self._explain(request.id, error)
            done()
        except BaseException:
            done()
            raise

    def _too_late(self, room: Room, request: Play) -> None:
        """Something else has happened since; perhaps this very move, sent before."""
        mine = [seat for seat in self.seats if request.seat in (None, seat)]
        if any(room.table.was_played(request.seq, seat, request.move) for seat in mine):
            self.push(protocol.encode(protocol.Update(re=request.id, seq=room.table.seq)))
            return
        self._refuse(request.id, Stale(room.table.seq))
        room.sync(self, request.seq)

    def _move(self, person: int, request: Play) -> Do:
        def move(table: Table, now: int) -> None:
            table.play(person, request.move, request.seq, now, request.seat)

        return move

    async def _other(self, request: FromClient) -> None:
        room = await self._here()
        if isinstance(request, Sync):
            async with room.lock:
                room.sync(self, request.since, request.id)
        elif isinstance(request, Ping):
            self.push(protocol.encode(Pong(re=request.id, seq=room.seq)))
        elif isinstance(request, WhyNot):
            async with room.lock:
                self.push(protocol.encode(self._why_not(room.table, request)))
        elif isinstance(request, Question):
            async with room.lock:
                self.push(protocol.encode(self._answer(room.table, request)))
        elif isinstance(request, AskHint):
            async with room.lock:
                self._ask_adviser(room, request)
        elif isinstance(request, Accept):
            async with room.lock:
                self._accept(room, request)
        elif isinstance(request, React):
            self._react(room, request)
        elif isinstance(request, Look):
            self.hub.looks(self, request.looking)
            if request.id:
                self.push(protocol.encode(Pong(re=request.id, seq=room.seq)))
        elif isinstance(request, Undo):
            await self._undo(room, request)
        elif isinstance(request, Consent):
            person, yes = self._player(), request.yes
            await self.hub.act(room.table.key, lambda table, now: table.consent(person, yes, now), self, request.id)

    def _ask_adviser(self, room: Room, request: AskHint) -> None:
        """Somebody else thinks about it, and this client is heard meanwhile: one hint for a person at a time."""
        person, table = self._player(), room.table
        seat = table.seat_to_advise(person, request.seat)
        if self.eye != seat:
            raise Refused("not-accepted", seat=seat + 1)
        if person in room.advised:
            raise Refused("hint-under-way", 429)
        room.advised.add(person)
        self.hub.start(self._advise(room, question_of(table, seat), table.seq, request))

    async def _advise(self, room: Room, question: Position, seq: int, request: AskHint) -> None:
        """The hint, if the table is still as it was when they asked."""
        person = self._player()
        try:
            advice = await self.hub.thinkers.advise(question)
        except Exception:
            self._refuse(request.id, Refused("hint-failed", 503))
            raise
        finally:
            room.advised.discard(person)
        async with room.lock:
            if self not in room.players:
                return
            if room.table.seq != seq:
                self._refuse(request.id, Stale(room.table.seq))
                return
            hint = hint_of(advice, request.level)
            text = " ".join(say(self.language, key, facts) for key, facts in hint.sentences)
            told = Hinted(re=request.id, seq=seq, level=request.level, spots=hint.spots, moves=hint.moves, text=text)
            self.push(protocol.encode(told))

    async def _undo(self, room: Room, request: Undo) -> None:
        person = self._player()
        async with room.lock:
            try:
                await self.hub.act_in(
                    room, lambda table, now: table.undo(person, request.ply, request.seq, now), self, request.id
                )
            except Stale:
                self._refuse(request.id, Stale(room.table.seq))
                room.sync(self, request.seq)

    async def _here(self) -> Room:
        """The room, entered anew if it had to be forgotten."""
        if not self._is_open(self.room):
            await self.hub.enter(self, None)
        return self.room

    def _is_open(self, room: Room) -> bool:
        return self.hub.rooms.get(room.table.key) is room

    def _player(self) -> int:
        if self.person is None or not self.seats:
            raise Refused("not-a-player", 403)
        return self.person

    def _why_not(self, table: Table, request: WhyNot) -> Answer:
        game, seat = self._asked(table, request.seat)
        violation = game.why_not(request.move, seat)
        if violation is None:
            return Answer(re=request.id, legal=True)
        return Answer(re=request.id, legal=False, **reasons(violation, self.language)._asdict())

    def _answer(self, table: Table, question: Question) -> FromServer:
        """To what a game lets people ask; some questions only players, and for one of their seats."""
        seat = None
        if isinstance(question, SeatQuestion):
            game, seat = self._asked(table, question.seat)
        else:
            game = self._game(table)
        face = table.title.face()
        if type(question) not in face.questions:
            raise Refused("no-such-question", 400)
        return face.answer(game, question, seat, self.language, table.seq)

    def _asked(self, table: Table, seat: int | None) -> tuple[Game[Any], int]:
        """The game, and for which of their seats a player asks: without a word, the one that has to decide."""
        self._player()
        game = self._game(table)
        if seat is None:
            seat = table.decider if table.decider in self.seats else self.seats[0]
        if seat not in self.seats:
            raise Refused("not-your-seat", 403, seat=seat + 1)
        return game, seat

    def _game(self, table: Table) -> Game[Any]:
        if table.game is None:
            raise Refused("not-started")
        return table.game

    def _accept(self, room: Room, request: Accept) -> None:
        """The curtain rises for the player whose decision it is."""
        if request.seat not in self.seats:
            raise Refused("not-your-seat", 403, seat=request.seat + 1)
        if len(self.seats) > 1 and room.table.decider != request.seat:
            raise Refused("not-accepted", seat=request.seat + 1)
        self.eye = request.seat
        room.sync(self, room.table.seq, request.id)

    def _react(self, room: Room, request: React) -> None:
        self._player()
        seat = self.seats[0] if request.seat is None else request.seat
        if seat not in self.seats:
            raise Refused("not-your-seat", 403, seat=seat + 1)
        if request.reaction not in protocol.REACTIONS:
            raise Refused("unknown-reaction", 400, known=", ".join(protocol.REACTIONS))
        self.hub.react(room, seat, request.reaction)
        if request.id:
            self.push(protocol.encode(Pong(re=request.id, seq=room.seq)))

    # ------------------------------------------------------------------ refusing

    def _explain(self, re: str, error: Exception) -> None:
        """Why something cannot be, as the server or the rules of the game say it."""
        if isinstance(error, Refused):
            self._refuse(re, error)
        elif isinstance(error, IllegalMove):
            why = reasons(error.violation, self.language)
            self.push(protocol.encode(Refusal(re=re, seq=self.room.seq, **why._asdict())))
        elif isinstance(error, UnknownMove):
            text = error.text(self.language)
            self.push(protocol.encode(Refusal(re=re, reason=error.reason, text=text, seq=self.room.seq)))
        elif isinstance(error, NotYourDecision):
            seq, text = self.room.seq, error.text(self.language)
            self.push(protocol.encode(Refusal(re=re, reason="not-your-decision", text=text, seq=seq)))

    def _refuse(self, re: str, error: Refused) -> None:
        text = error.text(self.language)
        self.push(protocol.encode(Refusal(re=re, reason=error.reason, text=text, seq=self.room.seq)))

    def _fault(self) -> None:
        """Who goes on sending nonsense is sent away."""
        self._faults += 1
        if self._faults > 100:
            self.end("bad-message", POLICY)


async def converse(connection: Connection, since: int | None, receive: Receive, send: Send) -> None:
    """A client's whole visit. Listening is never cut short: a move under way is stored or refused, not in between."""
    hub = connection.hub
    pump = asyncio.create_task(connection.pump(send))
    try:
        async with connection.something_dear():
            await hub.enter(connection, since)
        await connection.listen(receive)
    finally:
        hub.leave(connection)
        if connection.ending:  # the last word may still be on its way
            await asyncio.wait([pump], timeout=FAREWELL)
        pump.cancel()
        await asyncio.gather(pump, return_exceptions=True)


# ------------------------------------------------------------------------------------------------------------- the door


@websocket("/api/tables/{key:str}/socket")
async def socket_handler(
    socket: WebSocket[Any, Any, Any], key: FromPath[str], hub: OurHub, limiter: OurLimiter
) -> None:
    """One client from the handshake to the end. Who may not come in is told why, and the socket is closed."""
    client = client_of(socket, hub.settings)
    try:
        admit(socket, hub.settings)
        with storage_errors():
            await recognise(socket, hub.settings, hub.devices)
    except Refused as error:  # a foreign page learns nothing, not even whether there is such a table
        hub.audit.refused(error.reason, client)
        await _reject(socket, error, language_of(socket))
        return
    visitor = visitor_of(socket, hub.settings)
    wanted = socket.scope.get("subprotocols") or []
    chosen = protocol.SUBPROTOCOL if protocol.SUBPROTOCOL in wanted else None
    await socket.accept(subprotocols=chosen)
    try:
        if wanted and chosen is None:
            raise Refused("wrong-version", 400, version=protocol.VERSION)
        with limiter.socket(client) as visit:
            room = await hub.room(key)
            line = line_of(socket)
            connection = Connection(hub, room, visitor.secret, visitor.language, visit.bucket, line, visit.turn)
            connection.device, connection.client = visitor.device, client
            room.check_entry(connection, hub.settings.limits.sockets_per_table)
            if line is not None:
                line.listener = connection.hear_now
            receive = socket.receive if line is None else line.receive
            await converse(connection, _since(socket), receive, socket.send)
    except Refused as error:
        hub.audit.refused(error.reason, client)
        bye = Bye(reason=error.reason, text=error.text(visitor.language))
        await socket.send({"type": "websocket.send", "text": protocol.encode(bye).decode(), "bytes": None})
        await socket.send({"type": "websocket.close", "code": POLICY, "reason": error.reason})


def line_of(socket: WebSocket[Any, Any, Any]) -> Line | None:
    """The connection itself, where the server that runs us offers it."""
    return cast("Line | None", (socket.scope.get("extensions") or {}).get(EXTENSION, {}).get("line"))


def _since(socket: WebSocket[Any, Any, Any]) -> int | None:
    """The seq that a client knows who comes back."""
    text = str(socket.query_params.get("since", ""))
    return int(text) if text.isdecimal() and len(text) < 10 else None


async def _reject(socket: WebSocket[Any, Any, Any], error: Refused, language: str) -> None:
    """Refuse the handshake itself, with a reason that programs can read."""
    body = protocol.encode({"reason": error.reason, "text": error.text(language)})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start: WebSocketResponseStartEvent = {
        "type": "websocket.http.response.start",
        "status": error.status,
        "headers": headers,
    }
    await socket.send(start)
    await socket.send({"type": "websocket.http.response.body", "body": body, "more_body": False})
