"""Every frame costs its sender: frames are counted before a parser sees them, and whoever sends too many has to wait.

One read may bring tens of thousands of tiny frames. The parser gets a few of them in each turn of the loop, so that
nobody else has to wait for the rest. Meanwhile nothing more is read, and the sender's own system holds it back.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from litestar import Litestar

from ..access.audit import Audit
from ..access.limits import Bucket, Limiter
from ..access.turns import Turns
from ..settings import Settings

if TYPE_CHECKING:
    from uvicorn import Config

SLICE = 32  # frames for the parser in one turn of the loop
BEHIND = 5.0  # seconds without a break that somebody may be too fast; after that it is a flood
MOST_UNREAD = 1_000_000  # bytes that wait for a client to read them
STUCK = 30.0  # seconds that a client may read nothing while much waits
FAREWELL = 2.0  # seconds for the last word
TOO_FAST: Final = b"\x88\x0a\x03\xf0too-fast"  # a close frame: 1008, and why
FIN, MASKED, CONTROL = 0x80, 0x80, 0x08


class Behind(NamedTuple):
    """What the application behind a connection counts, wants and writes down."""

    limiter: Limiter
    settings: Settings
    audit: Audit


def application_of(config: Config) -> Behind:
    """Of another application than ours, the defaults."""
    app = config.loaded_app
    if isinstance(app, Litestar):
        return Behind(app.state.limiter, app.state.settings, app.state.audit)
    settings = Settings()
    return Behind(Limiter(settings.limits), settings, Audit(settings))


class Ruler:
    """Knows where frames begin and end in what arrives, piece by piece."""

    __slots__ = ("_head", "_left", "_open")

    def __init__(self) -> None:
        self._left = 0  # bytes of the present frame that have not arrived
        self._head = b""  # the beginning of a frame, if it does not tell its length yet
        self._open = False  # will more frames follow that belong to the same message?

    @property
    def between(self) -> bool:
        """Does the next byte begin a new message?"""
        return not (self._left or self._head or self._open)

    def cut(self, data: bytes, most: int) -> tuple[int, int]:
        """Where so many frames end in these bytes, and how many of them begin here."""
        before = len(self._head)
        data = self._head + data
        frames = -1 if before else 0  # that one was counted when it began
        size, position = len(data), self._left
        self._head, self._left = b"", 0
        while position < size and frames < most:
            frames += 1
            start, length = _measures(data, position)
            if start > size:
                self._head = data[position:]
                return size - before, frames
            first = data[position]
            if not first & CONTROL:
                self._open = not first & FIN
            position = start + length
        if position > size:
            self._left = position - size
        return min(position, size) - before, frames


def _measures(data: bytes, position: int) -> tuple[int, int]:
    """Where the content of the frame at this position begins, if all of its head is here; and its length."""
    if position + 2 > len(data):
        return position + 2, 0
    second = data[position + 1]
    length, start = second & 0x7F, position + 2
    if length >= 126:
        size = 2 if length == 126 else 8
        length = int.from_bytes(data[start : start + size], "big")
        start += size
    return start + (4 if second & MASKED else 0), length


class Metered(asyncio.Protocol):
    """Stands before a protocol for sockets, whichever uvicorn has, and hands on what has been counted.

    The first bytes are the request for a socket, which HTTP has read and bounded; frames follow.
    """

    def __init__(self, config: Config, *arguments: Any, **options: Any) -> None:
        super().__init__(config, *arguments, **options)  # type: ignore[call-arg]  # of the protocol behind this one
        self.ruler = Ruler()
        self.greeted = False
        self.turns = Turns()  # to give something to the parser; the sockets of a client get the same ones
        self.frame_budget: Bucket = application_of(config).limiter.frame_bucket()  # and these share a budget
        self._asked = False  # is this one waiting for its turn?
        self._held = b""  # arrived, and not handed on
        self._pause: asyncio.TimerHandle | None = None  # of somebody who is too fast
        self._behind = 0.0  # since when somebody is too fast
        self._stuck: asyncio.TimerHandle | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._lost = False
        self._wire: asyncio.Transport

    # ------------------------------------------------------------------ from the client

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._wire = cast("asyncio.Transport", transport)  # as uvicorn does; that of uvloop is no subclass
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._held = b""
        self._lost = True
        for timer in (self._pause, self._ending):
            if timer is not None:
                timer.cancel()
        self._stop_waiting()
        super().connection_lost(exc)

    @property
    def holding(self) -> bool:
        """Is something on its way to the parser that nothing may overtake?"""
        return self._asked or self._pause is not None

    def data_received(self, data: bytes) -> None:
        if not self.greeted:
            self.greeted = True
            super().data_received(data)
            return
        if self.holding:  # somebody else wanted to read on
            self._wire.pause_reading()
            self._held += data
            return
        self._held = data
        self._ask()

    def _ask(self) -> None:
        """Go on when it is this client's turn."""
        self._pause = None
        self._asked = True
        if not self.turns.take(self._go_on):
            self._wire.pause_reading()

    def _go_on(self) -> None:
        self._asked = False
        if self._wire.is_closing():
            self._held = b""
        elif self._held and self._behind and asyncio.get_running_loop().time() - self._behind > BEHIND:
            self._send_away()
        elif self._held:
            self._hand_on()
        else:
            self._behind = 0.0
        if not (self.holding or self._wire.is_closing() or getattr(self, "read_paused", False)):
            self._wire.resume_reading()  # uvicorn may have its own reasons not to

    def _hand_on(self) -> None:
        """A few frames for the parser; the rest when their time has come."""
        if self._wire.get_write_buffer_size() > MOST_UNREAD:
            self._wire.abort()
            return
        loop = asyncio.get_running_loop()
        end, frames = self.ruler.cut(self._held, SLICE)
        piece, self._held = self._held[:end], self._held[end:]
        wait = self.frame_budget.spend(max(1, frames), loop.time())  # bytes that come one by one cost too
        if wait:
            self._wire.pause_reading()
            self._pause = loop.call_later(wait, self._ask)
            self._behind = self._behind or loop.time()
        elif self._held:
            self._ask()
        super().data_received(piece)

    def _send_away(self) -> None:
        self._held = b""
        self._wire.write(TOO_FAST)
        self._wire.close()
        self.end_soon()

    # ------------------------------------------------------------------ to the client

    def end_soon(self) -> None:
        """The last word is written: whoever does not read it is not waited for."""
        if not self._lost and self._ending is None:
            self._ending = asyncio.get_running_loop().call_later(FAREWELL, self._wire.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = asyncio.get_running_loop().call_later(STUCK, self._wire.abort)

    def resume_writing(self) -> None:
        self._stop_waiting()
        super().resume_writing()

    def _stop_waiting(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
