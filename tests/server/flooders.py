"""The floods: what one client can send as fast as it goes, in a process of its own.

    python tests/server/flooders.py pings        # then a line of JSON with the target, on the standard input

It needs the standard library only, sends bytes that were made beforehand, and gives way to everybody else on its core:
whoever is measured beside it must not wait for it. Only loopback addresses are used, and every flood has an end: after
so many seconds, bytes or connections. floods.py is the trial around it.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import resource
import select
import socket
import struct
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Literal

SERVER = "127.0.0.1"
FLOODER = "127.0.0.9"  # an address that nobody else has
TEXT, CONTINUED, PING, PONG = 1, 0, 9, 10
MOST_BYTES = 512 * 1024 * 1024  # that one flood sends
MOST_OPENED = 20_000  # connections that one flood opens
BLOCK = 65_536  # bytes that are sent at once
SMALL = 4096  # bytes that the system keeps for somebody who does not read
LAST = 160  # bytes of an answer in which the code of a close frame is looked for
MOST_AT_ONCE = 50  # connections opened before the others are served
FILES = 10_000  # that may be open at once, if the system allows as many
TICK = 0.01  # seconds between two looks at the clock


@dataclass(frozen=True)
class Target:
    """Where to, and what a client at a table of its own knows."""

    port: int
    key: str
    token: str
    moves: list[str]  # that are legal there
    seconds: float
    source: str = FLOODER  # the flooder's own address


# ------------------------------------------------------------------------------------------------------------- bytes


def handshake(target: Target) -> bytes:
    lines = [
        f"GET /api/tables/{target.key}/socket HTTP/1.1",
        f"Host: {SERVER}:{target.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Protocol: alhambra.1",
        f"Cookie: alhambra={target.token}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(payload: bytes, opcode: int = TEXT, first: int = 0x80) -> bytes:
    """A frame as clients send it; a mask of zeros leaves it readable."""
    if len(payload) < 126:
        head = struct.pack("!BB", first | opcode, 0x80 | len(payload))
    else:
        head = struct.pack("!BBH", first | opcode, 0x80 | 126, len(payload))
    return head + b"\0\0\0\0" + payload


def request(line: str, *headers: str) -> Callable[[Target], bytes]:
    """The head of a request."""

    def made(target: Target) -> bytes:
        return "\r\n".join([f"{line} HTTP/1.1", f"Host: {SERVER}:{target.port}", *headers, "", ""]).encode()

    return made


def post(*headers: str) -> Callable[[Target], bytes]:
    return request("POST /api/tables", "Content-Type: application/json", *headers)


def half_head(target: Target) -> bytes:
    """A head without its end."""
    return request("GET /health")(target)[:-2]


def block(unit: bytes) -> bytes:
    """The same again and again, as much as is sent at once."""
    return unit * max(1, BLOCK // len(unit))


def always(data: bytes) -> Callable[[Target], bytes]:
    return lambda target: data


def silence(target: Target) -> bytes:
    return b""


def in_pieces(size: int) -> bytes:
    """A message of so many bytes, each in a frame of its own."""
    message = b'{"type":"ping","id":"' + b"x" * (size - 23) + b'"}'
    frames = [frame(message[:1], TEXT, 0)]
    frames += [frame(message[at : at + 1], CONTINUED, 0) for at in range(1, size - 1)]
    return b"".join([*frames, frame(message[-1:], CONTINUED)])


def preview(target: Target) -> bytes:
    """A question about as many moves as one message can name."""
    moves: list[str] = []
    size = 100
    for number in range(100):
        moves.append(target.moves[number % len(target.moves)])
        size += len(moves[-1].encode()) + 3
        if size > 4000:
            break
    return frame(json.dumps({"type": "preview", "moves": moves}, ensure_ascii=False).encode())


# ------------------------------------------------------------------------------------------------------------ floods


@dataclass(frozen=True)
class Flood:
    """Connections that say something first, and then the same again and again."""

    name: str
    about: str
    opening: Callable[[Target], bytes]
    again: Callable[[Target], bytes] = silence
    wires: int = 1  # connections at the same time
    every: float = 0.0  # seconds until it is said again; 0: as fast as it goes
    habit: Literal["reads", "deaf", "leaves"] = "reads"  # leaves: as soon as the first message is there
    first: bytes = b""  # said once, when the connection is open

    @property
    def waits(self) -> bool:
        """Is the connection open only when the server has answered?"""
        return self.opening is handshake


# What docs/protocol.md lets one socket ask in the long run: 20 a second, where a sync counts as 5, a preview as 3.
SYNC_EVERY, PREVIEW_EVERY = 5 / 20, 3 / 20
SYNC = always(frame(b'{"type":"sync"}'))
CHUNKED = post("Transfer-Encoding: chunked")
ALL: Sequence[Flood] = (
    Flood("nothing", "nobody floods: how far the figures vary by themselves", silence, wires=0),
    Flood("pings", "pings through one socket", handshake, always(block(frame(b"", PING)))),
    Flood("many-pings", "pings through 55 sockets", handshake, always(block(frame(b"", PING))), 55),
    Flood(
        "unread-pongs",
        "pings of 125 bytes, whose pongs are not read",
        handshake,
        always(block(frame(b"p" * 125, PING))),
        habit="deaf",
    ),
    Flood("pongs", "pongs that nobody asked for", handshake, always(block(frame(b"", PONG)))),
    Flood(
        "fragments",
        "one message of empty fragments without end",
        handshake,
        always(block(frame(b"", CONTINUED, 0))),
        first=frame(b"", TEXT, 0),
    ),
    Flood("pieces", "messages of 4,000 bytes, each byte in a frame of its own", handshake, always(in_pieces(4000))),
    Flood("messages", "short messages as fast as they go", handshake, always(block(frame(b'{"type":"ping"}')))),
    Flood("syncs", "55 sockets ask for everything", handshake, SYNC, 55),
    Flood("steady-syncs", "the same, each as often as one socket may", handshake, SYNC, 55, SYNC_EVERY),
    Flood("deaf", "55 sockets ask for everything and read nothing", handshake, SYNC, 55, habit="deaf"),
    Flood("previews", "55 sockets ask about 100 moves at a time", handshake, preview, 55),
    Flood("steady-previews", "the same, each as often as one socket may", handshake, preview, 55, PREVIEW_EVERY),
    Flood("reconnects", "connect, get the whole view, leave; 8 at a time", handshake, wires=8, habit="leaves"),
    Flood("connections", "2,000 connections that say nothing", silence, wires=2000),
    Flood("requests", "4 connections with requests in a row", silence, request("GET /health"), 4),
    Flood(
        "trailers",
        "trailers without end after a body",
        CHUNKED,
        always(block(b"X-Trailer: %s\r\n" % (b"t" * 100))),
        first=b"0\r\n",
    ),
    Flood("extensions", "a chunk whose extension has no end", CHUNKED, always(block(b"extension")), first=b"1;"),
    Flood("slow-bodies", "500 bodies, a byte a second each", post("Content-Length: 200000"), always(b" "), 500, 1.0),
    Flood("slow-heads", "500 heads, a byte a second each", half_head, always(b"x"), 500, 1.0),
)
FLOODS = {flood.name: flood for flood in ALL}


@dataclass
class Tally:
    """What came of a flood, as the flooder saw it."""

    opened: int = 0
    sent: int = 0  # bytes
    heard: int = 0
    closed: int = 0  # by the server
    codes: dict[str, int] = field(default_factory=dict)  # why it closed sockets
    refused: int = 0  # messages and requests that were too many
    views: int = 0  # whole views that arrived before a socket was left
    seconds: float = 0.0


class Gone(Exception):
    """The server has closed a connection."""


class Wire:
    """One connection of the flooder."""

    def __init__(self, flood: Flood, target: Target, again: bytes) -> None:
        self.left = False  # by the flooder itself
        self.due = 0.0
        self._flood = flood
        self._again = again
        self._out = memoryview(flood.opening(target))
        self._waits = flood.waits
        if not self._waits:
            self._out = memoryview(bytes(self._out) + flood.first)
        self.last = b""
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BLOCK)  # what was sent has nearly arrived
        if flood.habit == "deaf":
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self.socket.bind((target.source, 0))
        self.socket.setblocking(False)
        with contextlib.suppress(OSError):  # whether it succeeds, events will tell
            self.socket.connect((SERVER, target.port))

    @property
    def interest(self) -> int:
        """For which events it waits."""
        reading = select.EPOLLIN if self._waits or self._flood.habit != "deaf" else 0
        return reading | (select.EPOLLOUT if self._out else 0)

    def refill(self, now: float) -> None:
        """Say it again, if it is time."""
        if self._again and not self._waits and not self._out and now >= self.due:
            self._out = memoryview(self._again)
            self.due = max(self.due, now) + self._flood.every

    def write(self, tally: Tally) -> None:
        try:
            sent = self.socket.send(self._out)
        except BlockingIOError:
            return
        except OSError:
            raise Gone from None
        tally.sent += sent
        self._out = self._out[sent:]

    def read(self, tally: Tally) -> None:
        try:
            data = self.socket.recv(4 * BLOCK)
        except BlockingIOError:
            return
        except OSError:
            raise Gone from None
        if not data:
            raise Gone
        tally.heard += len(data)
        tally.refused += data.count(b'"too-fast"') + data.count(b"HTTP/1.1 429")
        self.last = (self.last + data[-LAST:])[-LAST:]
        if self._waits:
            self._waits = False
            self._out = memoryview(self._flood.first)
        if self._flood.habit == "leaves" and data.endswith(b"}"):
            tally.views += b'"bye"' not in data
            self.left = True


def close_code(last: bytes) -> int:
    """Why a socket was closed whose last bytes these are; 0 if nobody said so."""
    for size in range(2, len(last) - 1):
        at = len(last) - size
        if last[at - 2] == 0x88 and last[at - 1] == size:
            return int.from_bytes(last[at : at + 2], "big")
    return 0


class Press:
    """Keeps up the connections of a flood until its end."""

    def __init__(self, flood: Flood, target: Target) -> None:
        self.flood = flood
        self.target = target
        self.tally = Tally()
        self._again = flood.again(target)
        self._wires: dict[int, Wire] = {}
        self._waiting_for: dict[int, int] = {}
        self._codes: Counter[str] = Counter()
        self._poll = select.epoll()

    def run(self) -> Tally:
        started = time.monotonic()
        while (now := time.monotonic()) < started + self.target.seconds:
            if self.tally.sent < MOST_BYTES:
                self._open_missing()
                self._say_again(now)
            for number, events in self._poll.poll(TICK, 256):
                self._serve(number, events)
        self.tally.codes = dict(self._codes)
        self.tally.seconds = time.monotonic() - started
        return self.tally

    def _open_missing(self) -> None:
        missing = min(self.flood.wires - len(self._wires), MOST_OPENED - self.tally.opened)
        for _ in range(min(missing, MOST_AT_ONCE)):
            wire = Wire(self.flood, self.target, self._again)
            number = wire.socket.fileno()
            self._wires[number] = wire
            self._waiting_for[number] = wire.interest
            self._poll.register(number, wire.interest)
            self.tally.opened += 1

    def _say_again(self, now: float) -> None:
        for number, wire in self._wires.items():
            wire.refill(now)
            self._wait_for(number, wire.interest)

    def _wait_for(self, number: int, events: int) -> None:
        if self._waiting_for[number] != events:
            self._waiting_for[number] = events
            self._poll.modify(number, events)

    def _serve(self, number: int, events: int) -> None:
        wire = self._wires[number]
        try:
            if events & (select.EPOLLIN | select.EPOLLHUP | select.EPOLLERR):
                wire.read(self.tally)
            if events & select.EPOLLOUT and not wire.left:
                wire.write(self.tally)
        except Gone:
            self.tally.closed += 1
            if self.flood.waits:
                self._codes[str(close_code(wire.last))] += 1
            wire.left = True
        if wire.left:
            self._poll.unregister(number)
            wire.socket.close()
            del self._wires[number], self._waiting_for[number]


def main() -> None:
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))  # whoever is measured never waits for this one
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, FILES)), hard))
    flood = FLOODS[sys.argv[1]]
    print("ready", flush=True)
    target = Target(**json.loads(sys.stdin.readline()))
    print(json.dumps(asdict(Press(flood, target).run())), flush=True)


if __name__ == "__main__":
    main()
