"""Heads of requests that have an end: whoever sends one without, or takes forever, is hung up on."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD = 65_536  # bytes; the parser itself would keep as many as somebody likes to send
PATIENCE = 20.0  # seconds for a head


class BoundedHttp(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with limits for what comes before a body."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._head = 0  # bytes of the present head; -1: it is complete
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn names the kind narrower than asyncio
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._head >= 0:
            if self._head > LONGEST_HEAD:
                self._hang_up()
                return
            self._head += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = max(0, self._head)
        self._wait()

    def on_headers_complete(self) -> None:
        self._head = -1
        self._stop_waiting()
        super().on_headers_complete()

    def _wait(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(PATIENCE, self._hang_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _hang_up(self) -> None:
        self.transport.abort()
