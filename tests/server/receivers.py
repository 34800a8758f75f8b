"""Web servers of players for tests: they keep what they are sent, and answer as they are told."""

from __future__ import annotations

import asyncio
import contextlib
import json
import ssl
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, NamedTuple


class Delivery(NamedTuple):
    """What a receiver was sent."""

    path: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def turn(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Somebody's web server that takes notices, or does not."""

    def __init__(self, status: int = 204) -> None:
        self.received: list[Delivery] = []
        self.status = status
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.received.append(Delivery(head.split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Whatever\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        with contextlib.suppress(OSError):  # whoever has read the status may have hung up
            await writer.drain()
            writer.close()
            await writer.wait_closed()


@asynccontextmanager
async def listening(found: Receiver, certificate: ssl.SSLContext | None = None) -> AsyncIterator[None]:
    """Let this one take what is sent to it."""
    server = await asyncio.start_server(found.answer, "127.0.0.1", 0, ssl=certificate)
    found.port = server.sockets[0].getsockname()[1]
    async with server:
        yield


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    found = Receiver()
    async with listening(found):
        yield found
