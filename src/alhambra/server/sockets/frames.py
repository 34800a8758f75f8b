"""The short way of short messages. What is out of the ordinary goes the long way, through the parser of websockets.

A socket carries one small message in and a few out for every move. Framework and parser together would cost more than
the rules of the game do, so a whole small message is taken out of its frame here, and an answer is put into one.

This knows the inside of uvicorn. Where that has become another, everything goes the long way.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library came without its C part
    from websockets.utils import apply_mask

from . import EXTENSION, Listener
from .meter import MASKED, Metered

WHOLE_TEXT = 0x81  # the first byte of a frame that is a text by itself
WAITING = 8  # messages that a client may send ahead
INSIDE: Final = (
    "close_sent", "config", "disconnected", "handshake_complete", "queue", "read_paused", "response", "scope",
    "transport", "writable",
)  # what the short way uses of uvicorn's protocol  # fmt: skip


class FramedLine(Metered, WebSocketsSansIOProtocol):
    """One connection, as uvicorn speaks with it."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._short = False  # is the short way open?
        self.listener: Listener | None = None

    # ------------------------------------------------------------------ hearing

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if all(hasattr(self, name) for name in INSIDE) and self.response.status_code == 101:
            self._short = True
            self.scope["extensions"][EXTENSION] = {"line": self}

    def data_received(self, data: bytes) -> None:
        if self._short and self.ruler.between and not self.holding:
            if not self.handshake_complete:
                self._short = False  # somebody who does not wait for an answer: let the parser find out what that is
            else:
                text = whole_text(data, self.config.ws_max_size)
                if text is not None:
                    self._hear(text)
                    return
        super().data_received(data)

    def _hear(self, text: str) -> None:
        if self.close_sent or (self.listener is not None and self.queue.empty() and self.listener(text)):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    # ------------------------------------------------------------------ ending

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.end_soon()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.end_soon()

    # ------------------------------------------------------------------ saying

    def say(self, text: bytes) -> bool:
        """Send a text now, if that can be done without waiting."""
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(framed(text))
        return True


def framed(text: bytes) -> bytes:
    """A text as a server sends it."""
    length = len(text)
    if length < 126:
        return b"\x81" + length.to_bytes(1, "big") + text
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


def whole_text(data: bytes, largest: int) -> str | None:
    """The text, if this is one frame with a text that is neither too long nor broken."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    length = data[1] & 0x7F
    start = 2
    if length == 126:
        length = int.from_bytes(data[2:4], "big")
        start = 4
        if length < 126:  # said in a longer way than need be
            return None
    if length > largest or len(data) != start + 4 + length:
        return None
    try:
        return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
    except UnicodeDecodeError:
        return None
