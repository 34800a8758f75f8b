"""The short way of short messages says and hears the same as the long one."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from alhambra.core.record import parse_record
from alhambra.server.app import create_app
from alhambra.server.run import bound, configuration, sockets
from alhambra.server.settings import Limits, Settings
from alhambra.server.sockets import Line, connection, frames
from alhambra.server.sockets.connection import line_of
from alhambra.server.sockets.fallback import MeteredLine
from alhambra.server.sockets.frames import framed, whole_text
from alhambra.server.sockets.meter import Ruler
from harness import Server, running_server
from people import new_table, play_whole_game, record_of

LIMIT = 4096


def frame(text: str | bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    data = text.encode() if isinstance(text, str) else text
    return Frame(opcode, data, fin).serialize(mask=True)


@given(st.text(max_size=3000))
def test_a_whole_text_is_taken_out_of_its_frame(text: str) -> None:
    fits = len(text.encode()) <= LIMIT
    assert whole_text(frame(text), LIMIT) == (text if fits else None)


@given(st.binary(max_size=300))
def test_rubbish_is_left_to_the_parser(data: bytes) -> None:
    found = whole_text(data, LIMIT)
    assert found is None or frame(found)[:1] == data[:1]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_an_answer_is_framed_as_the_library_does(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (frame("half", fin=False), "more follows"),
        (frame("bytes", Opcode.BINARY), "no text"),
        (frame(b"", Opcode.PING), "no message"),
        (frame("one") + frame("two"), "two of them"),
        (frame("cut off")[:-1], "a part"),
        (frame(b"\xff\xfe"), "not UTF-8"),
        (Frame(Opcode.TEXT, b"bare").serialize(mask=False), "not masked"),
        (b"\x81\xfe\x00\x05\x00\x00\x00\x00hello", "a length in more bytes than need be"),
        (frame("x" * (LIMIT + 1)), "too long"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",  # frames are masked at random: no names for tests
)
def test_what_is_out_of_the_ordinary_goes_the_long_way(data: bytes, reason: str) -> None:
    assert whole_text(data, LIMIT) is None, reason


def between(*pieces: bytes) -> bool:
    """Does a message end where these bytes do?"""
    ruler = Ruler()
    for piece in pieces:
        end, _ = ruler.cut(piece, 10**9)
        assert end == len(piece)
    return ruler.between


def test_it_is_known_where_frames_end() -> None:
    assert between(frame("one") + frame(b"", Opcode.PING) + frame("x" * 70_000))
    assert not between(frame("one") + frame("two")[:-1])
    assert not between(frame("half", fin=False))
    assert not between(frame("half", fin=False) + frame(b"", Opcode.PING))
    assert between(frame("half", fin=False) + frame(b"", Opcode.PING) + frame("rest", Opcode.CONT))
    assert not between(b"\x81")


@given(st.lists(st.integers(0, 400), max_size=20), st.integers(1, 50), st.integers(1, 5))
def test_frames_are_counted_once_however_they_are_cut(sizes: list[int], step: int, most: int) -> None:
    ruler, counted = Ruler(), 0
    data = b"".join(frame(b"x" * size, Opcode.BINARY) for size in sizes)
    for start in range(0, len(data), step):
        piece = data[start : start + step]
        while piece:
            end, found = ruler.cut(piece, most)
            assert 0 < end <= len(piece)
            assert found <= most
            counted, piece = counted + found, piece[end:]
    assert counted == len(sizes)
    assert ruler.between


# ------------------------------------------------------------------------------------------------- at a real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path: Path = tmp_path_factory.mktemp("frames") / "frames.sqlite"
    with running_server(f"sqlite:///{path}") as running:
        yield running


class Raw:
    """A client that sends bytes as it likes."""

    def __init__(self, server: Server) -> None:
        party = new_table(server, people=2)
        self.line = socket.create_connection(("127.0.0.1", server.port), 10)
        key = os.urandom(16).hex()[:22] + "=="
        self.line.sendall(
            f"GET /api/tables/{party.key}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.line.recv(65_536)
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101")
        assert self.hear()["type"] == "sync"

    def _take(self, number: int) -> bytes:
        while len(self.buffer) < number:
            more = self.line.recv(65_536)
            assert more, "the line is closed"
            self.buffer += more
        taken, self.buffer = self.buffer[:number], self.buffer[number:]
        return taken

    def frame(self) -> tuple[int, bytes]:
        first, length = self._take(2)
        if length == 126:
            (length,) = struct.unpack("!H", self._take(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self._take(8))
        return first & 0x0F, self._take(length)

    def hear(self) -> dict[str, object]:
        """The next message, apart from those that tell of people coming and going."""
        while True:
            opcode, data = self.frame()
            assert opcode == Opcode.TEXT, (opcode, data)
            message: dict[str, object] = json.loads(data)
            if message["type"] != "update":
                return message

    def ping(self, number: int) -> bytes:
        return frame(json.dumps({"type": "ping", "id": f"p{number}"}))


@pytest.fixture
def raw(server: Server) -> Iterator[Raw]:
    found = Raw(server)
    yield found
    found.line.close()


def test_messages_at_once_in_pieces_and_in_several_frames(raw: Raw) -> None:
    raw.line.sendall(raw.ping(1))
    assert raw.hear()["re"] == "p1"
    raw.line.sendall(raw.ping(2) + raw.ping(3))  # two in one piece
    assert [raw.hear()["re"], raw.hear()["re"]] == ["p2", "p3"]
    raw.line.sendall(frame(b"are you there", Opcode.PING))
    assert raw.frame() == (Opcode.PONG, b"are you there")
    raw.line.sendall(raw.ping(4))
    assert raw.hear()["re"] == "p4"
    text = json.dumps({"type": "ping", "id": "p5"})
    raw.line.sendall(frame(text[:10], fin=False) + frame(text[10:], Opcode.CONT))
    assert raw.hear()["re"] == "p5"
    for byte in raw.ping(6):  # byte by byte
        raw.line.sendall(bytes([byte]))
    assert raw.hear()["re"] == "p6"
    raw.line.sendall(raw.ping(7))
    assert raw.hear()["re"] == "p7"


def test_many_messages_ahead_are_all_answered_in_order(raw: Raw) -> None:
    for number in range(40):
        raw.line.sendall(raw.ping(number))
    assert [raw.hear()["re"] for _ in range(40)] == [f"p{number}" for number in range(40)]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (Frame(Opcode.TEXT, b"bare").serialize(mask=False), 1002),
        (frame("x" * 100_000), 1009),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else "",
)
def test_what_breaks_the_protocol_ends_the_line(raw: Raw, data: bytes, code: int) -> None:
    raw.line.sendall(data)
    while True:
        opcode, found = raw.frame()
        if opcode == Opcode.CLOSE:
            break
    assert struct.unpack("!H", found[:2]) == (code,)


# ------------------------------------------------------------------------------------------------------ the long way


@contextmanager
def served_here(database: str, message_burst: float = 0.0) -> Iterator[Server]:
    """A server in this process, so that a test can take something away from it."""
    settings = Settings(database=database, limits=Limits(message_burst=message_burst))
    running = uvicorn.Server(configuration(create_app(settings)))
    with bound("127.0.0.1", 0) as listener:
        thread = threading.Thread(target=running.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        while not running.started:
            assert thread.is_alive()
            time.sleep(0.01)
        server = Server(database, 1, {}, Path())
        server.port = listener.getsockname()[1]
        try:
            yield server
        finally:
            running.should_exit = True
            thread.join(20)


def another_uvicorn(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(sys.modules, "alhambra.server.sockets.frames", None)  # it cannot be imported


def another_inside(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(frames, "INSIDE", (*frames.INSIDE, "something that it does not have any more"))


def as_it_is(patch: pytest.MonkeyPatch) -> None:
    """Nothing is taken away."""


@pytest.mark.parametrize(
    ("change", "ways"), [(as_it_is, {True}), (another_uvicorn, {False}), (another_inside, {False})]
)
def test_without_the_short_way_everything_goes_the_long_one(
    sqlite_url: str, change: Callable[[pytest.MonkeyPatch], None], ways: set[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: set[bool] = set()

    def noted(scope: Any) -> Line | None:
        line = line_of(scope)
        taken.add(line is not None)
        return line

    change(monkeypatch)
    monkeypatch.setattr(connection, "line_of", noted)
    assert (sockets() is MeteredLine) is (change is another_uvicorn)
    with served_here(sqlite_url) as server:
        party = new_table(server, people=2)
        players = asyncio.run(play_whole_game(party))
        moves = [move for player in players for move in player.acknowledged]
        assert len(moves) == len(parse_record(record_of(server, party.key)).moves) > 50
    assert taken == ways
