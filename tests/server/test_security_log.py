"""The log of security events: one line for each, and nothing in it that is a secret or a name."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from alhambra.server.access.audit import BURST, PER_SECOND, Audit, network_of
from alhambra.server.access.secret import digest, new_token
from alhambra.server.settings import Limits, Settings
from harness import COOKIE, running_server, token_of
from lively import Served, Watch, served
from quiet import run

KEY = "a-very-secret-key"
TWO = [{"kind": "here"}, {"kind": "link"}]


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, "alhambra.security")
    return caplog


def events(lines: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage().split()[1] for one in lines.records if one.name == "alhambra.security"]


class House:
    """A server with a private table of Anna's, and the link to its second seat."""

    def __init__(self, it: Served, anna: httpx.AsyncClient, key: str, link: str) -> None:
        self.it = it
        self.anna = anna
        self.key = key
        self.link = link


@asynccontextmanager
async def house(database: str, **settings: Any) -> AsyncIterator[House]:
    async with served(database, Watch(), **settings) as it, it.client() as anna:
        opened = (await anna.post("/api/tables", json={"name": "Anna", "seats": TWO})).json()
        yield House(it, anna, opened["table"]["key"], opened["links"][0]["url"].partition("#")[2])


def test_a_wrong_admin_key_is_noted(sqlite_url: str) -> None:
    with running_server(sqlite_url, admin_key=KEY) as server, server.client() as client:
        wrong = {"Authorization": "Bearer not-the-secret-key"}
        assert client.get("/api/admin/tables", headers=wrong).status_code == 401
        found = [line for line in server.log.splitlines() if "security" in line]
    assert len(found) == 1
    assert re.search(r"security: not-admin client=127\.0\.0\.0/24", found[0])
    assert "not-the-secret-key" not in found[0]


def test_who_is_not_let_in_is_noted(sqlite_url: str, lines: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with house(sqlite_url) as it:
            await it.anna.post("/api/tables", json={}, headers={"Origin": "http://evil.example"})
            await it.anna.get("/api/tables", headers={"Host": "evil.example"})
            path = f"/api/tables/{it.key}/join"
            async with it.it.client() as ben:
                await ben.post(path, json={"name": "Ben", "token": new_token()})
                await ben.post(path, json={"name": "Ben"})

    run(work())
    assert events(lines) == ["foreign-origin", "unknown-host", "bad-link", "link-needed"]


def test_limits_are_noted(sqlite_url: str, lines: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with house(sqlite_url, limits=Limits(requests_per_minute=2)) as it:
            for _ in range(3):
                await it.anna.get("/api/tables")

    run(work())
    assert set(events(lines)) == {"too-many-requests"}


def test_seats_that_change_hands_are_noted(sqlite_url: str, lines: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with house(sqlite_url) as it, it.it.client() as ben:
            path = f"/api/tables/{it.key}"
            await ben.post(f"{path}/join", json={"name": "Ben", "token": it.link})
            await it.anna.post(f"{path}/leave", json={"seat": 1})
            await it.anna.post(f"{path}/links", json={"seat": 1})

    run(work())
    assert events(lines) == ["seat-taken", "seat-left", "link-replaced"]


def test_sign_outs_and_what_is_used_after_them_are_noted(sqlite_url: str, lines: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with house(sqlite_url) as it:
            stolen = token_of(it.anna)
            await it.anna.post("/api/me/sign-out")
            async with it.it.client() as thief:
                await thief.get("/api/me/tables", headers={"Cookie": f"{COOKIE}={stolen}"})

    run(work())
    assert events(lines) == ["signed-out", "ended-device"]


def test_no_line_has_a_secret_or_a_name(sqlite_url: str, lines: pytest.LogCaptureFixture) -> None:
    secrets: list[str] = []

    async def work() -> None:
        async with house(sqlite_url, admin_key=KEY) as it, it.it.client() as ben:
            secrets.extend([it.key, it.link, token_of(it.anna), digest(token_of(it.anna)), KEY, "Anna", "Ben"])
            await ben.post(f"/api/tables/{it.key}/join", json={"name": "Ben", "token": it.link})
            await ben.post(f"/api/tables/{it.key}/join", json={"name": "Ben", "token": it.link})
            await it.anna.get("/api/admin/tables", headers={"Authorization": f"Bearer {KEY}x"})
            await it.anna.post("/api/me/sign-out")

    run(work())
    assert len(events(lines)) >= 3
    for secret in secrets:
        assert secret not in lines.text


def test_the_owner_can_do_without(sqlite_url: str, lines: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with house(sqlite_url, security_log=False) as it:
            await it.anna.post("/api/me/sign-out")

    run(work())
    assert events(lines) == []


def test_what_comes_too_fast_is_counted(lines: pytest.LogCaptureFixture) -> None:
    time = 0.0
    audit = Audit(Settings(), lambda: time)
    for _ in range(1000):
        audit.note("bad-link", "192.0.2.9")
    audit.note("not-admin", "192.0.2.9")  # another kind has room of its own
    assert events(lines).count("bad-link") == BURST
    assert events(lines).count("not-admin") == 1
    time = 1 / PER_SECOND
    audit.note("bad-link", "192.0.2.9")
    assert lines.records[-1].getMessage().endswith(f"left-out={1000 - round(BURST)}")


@pytest.mark.parametrize(
    ("client", "network"),
    [
        ("192.0.2.9", "192.0.2.0/24"),
        ("2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("local", "local"),
        ("", "local"),
        ("x\nforged line", "local"),
    ],
)
def test_a_client_is_a_network(client: str, network: str) -> None:
    assert network_of(client) == network
