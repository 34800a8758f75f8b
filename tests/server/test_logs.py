"""The log stays short, whatever clients do."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Callable

import pytest

from alhambra.server.logs import Sparing
from harness import Server, running_server

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"


def abort_an_upload(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        line.sendall(HEAD)
        time.sleep(0.02)


def send_rubbish(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        line.sendall(b"\x00rubbish\r\n\r\n")
        line.recv(1000)


@pytest.mark.parametrize("nuisance", [abort_an_upload, send_rubbish])
def test_a_nuisance_has_one_line_and_not_for_ever(sqlite_url: str, nuisance: Callable[[Server], None]) -> None:
    with running_server(sqlite_url, limit_connections=0, limit_requests_per_minute=0) as server:
        before = len(server.log.splitlines())
        for _ in range(5):
            nuisance(server)
        time.sleep(0.5)
        few = server.log.splitlines()[before:]
        assert len(few) == 5, few
        for _ in range(40):
            nuisance(server)
        time.sleep(0.5)
        many = server.log.splitlines()[before:]
        assert len(many) <= 11, many
        assert "Traceback" not in server.log


def record(text: str, *arguments: object) -> logging.LogRecord:
    return logging.LogRecord("alhambra", logging.WARNING, "", 0, text, arguments, None)


def test_what_was_left_out_is_counted() -> None:
    now = [0.0]
    sparing = Sparing(most=2, now=lambda: now[0])
    assert [sparing.filter(record("broken %d", number)) for number in range(5)] == [True, True, False, False, False]
    assert sparing.filter(record("something else"))
    now[0] = 61.0
    again = record("broken %d", 6)
    assert sparing.filter(again)
    assert again.getMessage() == "broken 6 … and 3 more"
    later = record("broken %d", 7)
    assert sparing.filter(later)
    assert later.getMessage() == "broken 7"


def test_kinds_of_lines_are_not_remembered_for_ever() -> None:
    sparing = Sparing(most=2, now=lambda: 0.0)
    for number in range(5000):
        sparing.filter(record(f"text {number}"))
    assert len(sparing) <= 100


def test_security_events_are_not_left_out_here() -> None:
    """They are counted where they are written, each kind by itself."""
    sparing = Sparing(most=2, now=lambda: 0.0)
    event = logging.LogRecord("alhambra.security", logging.INFO, "", 0, "security: %s %s", ("bad-link", "x"), None)
    assert all(sparing.filter(event) for _ in range(20))


def test_a_handshake_too_many_is_a_security_event(sqlite_url: str) -> None:
    request = (
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with running_server(sqlite_url, limit_connects_per_minute=1) as server:
        for _ in range(2):
            with socket.create_connection(("127.0.0.1", server.port), 10) as line:
                line.sendall(request)
                line.recv(1000)
        assert "security: too-many-requests client=127.0.0.0/24" in server.log
