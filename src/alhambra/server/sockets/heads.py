"""Requests that have an end: whoever sends a head or a body without one, or takes forever, is hung up on."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from ..access.turns import Turns
from ..access.visitor import LOCAL, best_language, client_at, counted, is_proxy
from ..protocol import encode
from ..refusals import Refused
from .meter import FAREWELL, STUCK, Metered, application_of

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn._types import ASGI3Application

LONGEST_HEAD = 65_536  # bytes; the parser itself would keep as many as somebody likes to send
MOST_LINES = 200  # of a head
PIPELINED = 20  # requests that somebody may send without waiting for answers
PATIENCE = 20.0  # seconds for a head


class TooMuch(Exception):
    """Tells the parser to stop; it is answered like a request that is broken."""


class BoundedHttp(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with limits for everything that is not the content of a body.

    How much content there may be is for the application to say.
    """

    def __init__(self, config: Config, *arguments: Any, **options: Any) -> None:
        super().__init__(config, *arguments, **options)
        self._limiter, self._settings, self._audit = application_of(config)
        self._caller = ""  # by which address this connection is counted
        self._aside = 0  # bytes of the present request that are no content: head, sizes of chunks, trailers
        self._content = 0
        self._in_head = True
        self._timer: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self._turns = Turns()  # to read something
        self._running: RequestResponseCycle | None = None  # the request at work; others may wait behind it

    # ------------------------------------------------------------------ coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn names the kind narrower than asyncio
        super().connection_made(transport)
        peer = self.client[0] if self.client else LOCAL
        if not is_proxy(peer, self._settings):  # which speaks for many
            if not self._limiter.connect(counted(peer)):
                transport.abort()
                return
            self._caller = counted(peer)
            self._turns = self._limiter.turns(self._caller)
        self._wait(PATIENCE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self.pipeline.clear()
        if self._running is not None:  # uvicorn thinks of the latest one only
            self._running.disconnected = True
            self._running.message_event.set()
        super().connection_lost(exc)
        self._running = None  # requests know their connection: thousands of such circles would be dear garbage
        self.cycle = None  # type: ignore[assignment]  # uvicorn begins with none too

    def _leave(self) -> None:
        """This is no request any more."""
        self._stop_waiting()
        self._stop_being_stuck()
        if self._caller:
            self._limiter.disconnect(self._caller)
            self._caller = ""

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, if this client does not ask for one all the time."""
        peer = self.client[0] if self.client else LOCAL
        forwarded = b",".join(value for name, value in self.headers if name == b"x-forwarded-for").decode("latin-1")
        client = client_at(peer, forwarded, self._settings)
        try:
            self._limiter.handshake(client)
        except Refused as error:
            self._audit.refused(error.reason, client)
            self._refuse(error)
            return
        self._leave()
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        if isinstance(line, Metered):
            line.turns = self._limiter.turns(client)
            line.frame_budget = self._limiter.frame_bucket(client)

    # ------------------------------------------------------------------ a request

    def data_received(self, data: bytes) -> None:
        if not self._turns.take(partial(self._read, data)):
            self.flow.pause_reading()

    def _read(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.flow.resume_reading()
        self._aside += len(data)
        super().data_received(data)
        if self._aside > LONGEST_HEAD + self._content:
            self._hang_up()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        if self._timer is None:
            self._wait(PATIENCE)

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._in_head:
            return  # a trailer: the head has been looked at already, and nobody may add to it
        if len(self.headers) >= MOST_LINES:
            raise TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            raise TooMuch
        self._in_head = False
        self._stop_waiting()
        seconds = self._limiter.limits.body_seconds
        if seconds:
            self._wait(seconds)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        self._turns.take(partial(super()._start_asgi_task, cycle, app))

    def on_body(self, body: bytes) -> None:
        self._aside -= len(body)
        self._content += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_waiting()
        self._aside = self._content = 0
        super().on_message_complete()

    # ------------------------------------------------------------------ an answer

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(STUCK, self._hang_up)

    def resume_writing(self) -> None:
        self._stop_being_stuck()
        super().resume_writing()

    def _stop_being_stuck(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    # ------------------------------------------------------------------ time

    def _wait(self, seconds: float) -> None:
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        if self._in_head or self.cycle is None or self.cycle.response_started:
            self._hang_up()
        else:
            self._refuse(Refused("too-slow-request", 408))

    def _refuse(self, error: Refused) -> None:
        """A word without the application, and the end."""
        accepted = b",".join(value for name, value in self.headers if name == b"accept-language").decode("latin-1")
        body = encode({"reason": error.reason, "text": error.text(best_language(accepted))})
        headers = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n"
        if "seconds" in error.facts:
            headers += f"retry-after: {error.facts['seconds']}\r\n"
        self.transport.write(STATUS_LINE[error.status] + headers.encode() + b"\r\n" + body)
        self.transport.close()
        self._stop_waiting()
        self._timer = self.loop.call_later(FAREWELL, self._hang_up)

    def _hang_up(self) -> None:
        self.transport.abort()
