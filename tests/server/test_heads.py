"""What a request brings beside its body has an end, in bytes and in seconds; and so have connections."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from harness import Server, running_server
from hostile import memory_of

ASKING = b"POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n%s\r\n\r\n"
POST = ASKING % (b"/api/tables", b"Transfer-Encoding: chunked")
BODY = b"2\r\n{}\r\n"
QUICK = 1.0  # seconds for a body, in these tests


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("heads")
    with running_server(f"sqlite:///{folder}/tables.sqlite", limit_body_seconds=QUICK) as found:
        yield found


def calling(server: Server, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 10, (source, 0))


def ends(line: socket.socket, seconds: float) -> bytes | None:
    """What the server says before it hangs up; None if it does not within so many seconds."""
    line.settimeout(seconds)
    heard = b""
    try:
        while more := line.recv(65_536):
            heard += more
    except TimeoutError:
        return None
    except ConnectionError:
        pass
    return heard


def pour(line: socket.socket, data: bytes, times: int) -> int:
    """Send this so often; how many bytes were taken before the server hung up."""
    taken = 0
    with contextlib.suppress(ConnectionError):
        for _ in range(times):
            line.sendall(data)
            taken += len(data)
    return taken


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (POST + BODY + b"0\r\n", b"x: " + b"y" * 500 + b"\r\n"),
        (POST + BODY + b"0\r\nx: ", b"y" * 500),
        (POST + b"2;", b"y" * 500),
        (b"\r\n", b"\r\n" * 250),
    ],
    ids=["trailers", "one long trailer", "a chunk extension", "empty lines"],
)
def test_what_is_no_body_has_an_end(tmp_path: Path, begin: bytes, more: bytes) -> None:
    with running_server(f"sqlite:///{tmp_path}/tables.sqlite") as server, calling(server) as line:
        before = memory_of(server)
        line.sendall(begin)
        taken = pour(line, more * 100, 600)  # 30 MB
        assert taken < 8_000_000, taken  # most of it lies in buffers of the system
        assert memory_of(server) - before < 8_000


def test_trailers_are_no_headers(server: Server) -> None:
    """Nobody can add to a head that was looked at already; the request itself is answered."""
    with calling(server) as line:
        line.sendall(POST + BODY + b"0\r\nCookie: alhambra=x\r\n" + b"a: b\r\n" * 20 + b"\r\n")
        line.settimeout(5)
        assert line.recv(65_536).startswith(b"HTTP/1.1 400")


def test_a_head_has_so_many_lines(server: Server) -> None:
    with calling(server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n" + b"a: b\r\n" * 5000 + b"\r\n")
        assert (ends(line, 5) or b"").startswith(b"HTTP/1.1 400")


def test_requests_that_do_not_wait_for_answers_have_an_end(server: Server) -> None:
    with calling(server) as line:
        pour(line, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5000, 1)
        heard = ends(line, 20)
        assert heard is not None
        assert heard.count(b"HTTP/1.1 200") < 100


@pytest.mark.parametrize(
    "head",
    [POST, ASKING % (b"/api/tables", b"Content-Length: 900"), ASKING % (b"/nowhere", b"Content-Length: 900")],
    ids=["chunked", "with a length", "answered already"],
)
def test_a_body_that_never_ends_is_not_waited_for(server: Server, head: bytes) -> None:
    with calling(server) as line:
        line.sendall(head)
        began = time.monotonic()
        line.settimeout(0.2)
        heard = b""
        while time.monotonic() - began < 10:
            try:
                line.sendall(b"2\r\n{ \r\n" if head is POST else b" ")  # one bit after the other
                more = line.recv(65_536)
            except TimeoutError:
                continue
            except ConnectionError:
                break
            if not more:
                break
            heard += more
        assert QUICK / 2 < time.monotonic() - began < 5
        assert b"too-slow-request" in heard or heard.startswith(b"HTTP/1.1 405")


def status(line: socket.socket) -> bytes:
    """Of the next answer, when all of it is there."""
    line.settimeout(5)
    heard = b""
    while not heard.endswith(b"}"):
        heard += line.recv(65_536)
    return heard[:12]


def test_a_body_in_time_is_taken(server: Server) -> None:
    with calling(server) as line:
        line.sendall(POST + b"1\r\n{\r\n")
        time.sleep(QUICK / 3)
        line.sendall(b"1\r\n}\r\n0\r\n\r\n")
        assert status(line) == b"HTTP/1.1 400"  # no table is asked for, but the request was read
        time.sleep(QUICK * 1.3)
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")  # and the line is open still
        assert status(line) == b"HTTP/1.1 200"


# ------------------------------------------------------------------------------------------------------- connections


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with running_server(f"sqlite:///{tmp_path}/tables.sqlite", limit_connections=5) as server:
        with contextlib.ExitStack() as stack:
            lines = [stack.enter_context(calling(server, "127.0.0.9")) for _ in range(8)]
            assert [ends(line, 0.5) for line in lines] == [None] * 5 + [b""] * 3
            assert httpx.get(f"{server.url}/health").status_code == 200  # from another address
        time.sleep(0.2)
        with calling(server, "127.0.0.9") as line:  # they are gone, and do not count any more
            line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            line.settimeout(5)
            assert line.recv(100).startswith(b"HTTP/1.1 200")


def test_connections_of_a_trusted_proxy_are_not_counted(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    with (
        running_server(url, limit_connections=5, trusted_proxies="127.0.0.9") as server,
        contextlib.ExitStack() as stack,
    ):
        lines = [stack.enter_context(calling(server, "127.0.0.9")) for _ in range(8)]
        assert [ends(line, 0.3) for line in lines] == [None] * 8


def test_sockets_are_not_counted_as_connections(tmp_path: Path) -> None:
    """They have limits of their own."""

    async def work(server: Server) -> None:
        with server.client() as client:
            wish = {"name": "Anna", "seats": [{"kind": "here"}, {"kind": "link"}]}
            key = client.post("/api/tables", json=wish).json()["table"]["key"]
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(8):
                watching = await stack.enter_async_context(server.socket(key))
                assert '"sync"' in str(await watching.recv())

    with running_server(f"sqlite:///{tmp_path}/tables.sqlite", limit_connections=3) as server:
        asyncio.run(work(server))


def test_refused_sockets_leave_nothing_behind(tmp_path: Path) -> None:
    """Who is sent away thousands of times takes no memory for the time that a last word may take."""
    asking = (
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with running_server(f"sqlite:///{tmp_path}/tables.sqlite", limit_connects_per_minute=1) as server:
        for number in range(2100):
            if number == 100:
                before = memory_of(server)
            with calling(server) as line:
                line.sendall(asking)
                heard = ends(line, 10)
        assert heard is not None
        assert heard.startswith(b"HTTP/1.1 429")
        assert memory_of(server) - before < 6_000


def test_whoever_leaves_in_the_middle_of_many_requests_is_not_answered(tmp_path: Path) -> None:
    """The request at work is not always the last one that has arrived: none of them is told about in the log."""
    with running_server(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        for _ in range(60):
            with calling(server) as line:
                pour(line, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100, 1)
        time.sleep(0.5)
        assert server.stop() == 0
        assert "Traceback" not in server.log
        assert "Exception" not in server.log
