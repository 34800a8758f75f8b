"""Between uvicorn and the tables: connected clients, and how their frames and requests arrive."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from litestar.types.asgi_types import WebSocketReceiveMessage

EXTENSION = "alhambra.line"  # under which a scope holds the line
Listener = Callable[[str], bool]  # hears a message at once; False: it shall wait in the queue, as others do


class Line(Protocol):
    """A socket as whoever runs the application holds it, where a short way for short messages is offered."""

    listener: Listener | None

    def say(self, text: bytes) -> bool:
        """Send a text now, if that can be done without waiting."""

    async def receive(self) -> WebSocketReceiveMessage:
        """The next message that nobody heard at once."""
