"""placeholder"""
from __future__ import annotations
import asyncio, base64, os, socket, struct
from harness import Server
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


def handshake(key: str, token: str, host: str) -> bytes:
    """The request that opens a socket, byte by byte."""
    lines = [
        f"GET /api/tables/{key}/socket HTTP/1.1",
        f"Host: {host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Protocol: alhambra.1",
        f"Cookie: alhambra={token}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(payload: bytes, opcode: int = TEXT, first: int = 0x80) -> bytes:
    """A frame as clients send it; a mask of zeros leaves it readable."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", first | opcode, 0x80 | size)
    elif size < 65536:
        head = struct.pack("!BBH", first | opcode, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first | opcode, 0x80 | 127, size)
    return head + b"\0\0\0\0" + payload


class RawClient:
    """A client that says what it likes, and need not listen."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, server: Server, key: str, token: str = "") -> RawClient:
        """Somebody whose letter box is small: what they do not read stays with the server."""
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.port))
        reader, writer = await asyncio.open_connection(sock=raw, limit=4096)
        writer.write(handshake(key, token, f"127.0.0.1:{server.port}"))
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head
        return cls(reader, writer)

    async def flood(self, payload: bytes) -> None:
        """Send the same again and again."""
        while True:
            self.writer.write(frame(payload))
            await self.writer.drain()

    def close(self) -> None:
        self.writer.transport.abort()
