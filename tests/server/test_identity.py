"""Who somebody is: devices that can be ended, secrets that are replaced, cookies that only this server can set."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from alhambra.server.access.audit import Audit
from alhambra.server.access.devices import (
    AGAIN,
    DAY,
    FORGET,
    FRESH_AMONG_WORKERS,
    GRACE,
    IDLE,
    LONGEST,
    RENEWAL,
    Devices,
    label_of,
)
from alhambra.server.access.secret import digest, new_key, new_token
from alhambra.server.settings import Settings
from alhambra.server.sockets.connection import Connection
from alhambra.server.store import Device, StorageFailed, Store
from harness import COOKIE, PATIENCE, running_server, token_of
from lively import Served, Watch, served
from quiet import SECRETS, Boundless, run
from stored import opened

TWO = [{"kind": "here"}, {"kind": "link"}]
HOST_COOKIE = f"__Host-{COOKIE}"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SECONDS = 1000  # of the times in devices.py


# ------------------------------------------------------------------------------------------------- somebody at a server


class Home:
    """A server with one table, and somebody who opened it."""

    def __init__(self, it: Served, anna: httpx.AsyncClient, key: str) -> None:
        self.it = it
        self.anna = anna
        self.key = key

    @property
    def devices(self) -> Devices:
        return self.it.hub.devices

    @property
    def store(self) -> Store:
        return self.it.hub.store

    def wait(self, milliseconds: int) -> None:
        self.it.watch.wait(milliseconds / 1000)

    async def asked(self, token: str, name: str = COOKIE, path: str = "/api/me/tables", **how: Any) -> httpx.Response:
        """What a browser with this cookie and no other is answered."""
        async with self.it.client() as client:
            return await client.request(how.pop("method", "GET"), path, headers={"Cookie": f"{name}={token}"}, **how)

    async def knows(self, token: str, name: str = COOKIE) -> bool:
        """Is whoever has this secret the one who opened the table?"""
        found = (await self.asked(token, name)).json()["tables"]
        return [one["key"] for one in found] == [self.key]

    async def identity(self) -> str:
        row = await self.store.device(digest(token_of(self.anna)))
        assert row is not None
        return row.identity

    async def another_device(self, identity: str = "") -> str:
        """A second device of the same person; its secret."""
        token, day = new_token(), self.it.hub.now() // DAY * DAY
        row = Device(
            hash=digest(token),
            device=new_key(),
            identity=identity or await self.identity(),
            label="Safari · iPhone",
            created=day,
            renewed=self.it.hub.now(),
            seen=day,
        )
        await self.store.add_device(row)
        return token


@asynccontextmanager
async def home(database: str, **settings: Any) -> AsyncIterator[Home]:
    async with served(database, Watch(), **settings) as it, it.client() as anna:
        anna.headers["User-Agent"] = FIREFOX
        answer = await anna.post("/api/tables", json={"name": "Anna", "seats": TWO})
        assert answer.status_code == 201, answer.text
        yield Home(it, anna, answer.json()["table"]["key"])


def given(answer: httpx.Response) -> dict[str, str]:
    """The cookies that an answer sets; "" for those that it removes."""
    found = {}
    for line in answer.headers.get_list("set-cookie"):
        name, _, rest = line.partition("=")
        found[name] = "" if "Max-Age=0" in line else rest.partition(";")[0]
    return found


# --------------------------------------------------------------------------------------------------------- signing out


def test_a_stolen_cookie_can_be_ended(sqlite_url: str) -> None:
    """Somebody has a copy of the cookie: after signing out it is worth nothing, and their socket is closed."""

    async def work() -> None:
        with running_server(sqlite_url) as server, server.client() as anna:
            key = anna.post("/api/tables", json={"name": "Anna", "seats": TWO}).json()["table"]["key"]
            stolen = token_of(anna)
            heard = []
            async with server.socket(key, stolen) as socket:
                assert json.loads(await socket.recv())["you"]["host"]
                assert (await asyncio.to_thread(anna.post, "/api/me/sign-out")).status_code == 204
                with suppress(ConnectionClosed):
                    while True:
                        heard.append(json.loads(await socket.recv()))
                assert socket.close_code == 1008
            assert (heard[-1]["type"], heard[-1]["reason"]) == ("bye", "signed-out")
            with server.client(stolen) as thief:
                assert thief.get("/api/me/tables").json()["tables"] == []
                assert thief.get(f"/api/tables/{key}").json()["you"]["person"] is None

    asyncio.run(work())


def test_whoever_signs_out_loses_the_cookie(sqlite_url: str) -> None:
    async def work() -> None:
        async with home(sqlite_url) as it:
            token = token_of(it.anna)
            answer = await it.anna.post("/api/me/sign-out")
            assert (answer.status_code, given(answer)) == (204, {COOKIE: ""})
            assert not token_of(it.anna)
            assert not await it.knows(token)
            assert (await it.anna.post("/api/me/sign-out")).status_code == 204  # a stranger by now: nothing to do

    run(work())


def test_devices_are_listed_and_ended_one_by_one(sqlite_url: str) -> None:
    async def work() -> None:
        async with home(sqlite_url) as it:
            phone = await it.another_device()
            found = (await it.anna.get("/api/me/devices")).json()["devices"]
            assert {(one["label"], one["here"]) for one in found} == {
                ("Firefox · Linux", True),
                ("Safari · iPhone", False),
            }
            assert all(one["seen"] % DAY == one["created"] % DAY == 0 for one in found)
            assert digest(phone) not in str(found)
            (other,) = [one["id"] for one in found if not one["here"]]
            assert await it.knows(phone)
            assert (await it.anna.delete(f"/api/me/devices/{other}")).status_code == 204
            assert not await it.knows(phone)
            assert len((await it.anna.get("/api/me/devices")).json()["devices"]) == 1
            again = await it.anna.delete(f"/api/me/devices/{other}")
            assert (again.status_code, again.json()["reason"]) == (404, "no-such-device")

    run(work())


def test_ending_the_device_that_asks_is_signing_out(sqlite_url: str) -> None:
    async def work() -> None:
        async with home(sqlite_url) as it:
            (here,) = (await it.anna.get("/api/me/devices")).json()["devices"]
            answer = await it.anna.delete(f"/api/me/devices/{here['id']}")
            assert (answer.status_code, given(answer)) == (204, {COOKIE: ""})

    run(work())


def test_all_other_devices_can_be_ended_at_once(sqlite_url: str) -> None:
    async def work() -> None:
        async with home(sqlite_url) as it:
            others = [await it.another_device() for _ in range(3)]
            stranger = await it.another_device(digest(new_token()))
            assert (await it.anna.post("/api/me/sign-out-elsewhere")).status_code == 204
            assert [await it.knows(token) for token in others] == [False] * 3
            assert await it.knows(token_of(it.anna))
            assert len((await it.asked(stranger, path="/api/me/devices")).json()["devices"]) == 1

    run(work())


def test_nobody_ends_the_device_of_somebody_else(sqlite_url: str) -> None:
    async def work() -> None:
        async with home(sqlite_url) as it:
            stranger = await it.another_device(digest(new_token()))
            (here,) = (await it.anna.get("/api/me/devices")).json()["devices"]
            for token in (stranger, "", new_token()):
                answer = await it.asked(token, path=f"/api/me/devices/{here['id']}", method="DELETE")
                assert answer.status_code == 404
                assert (await it.asked(token, path="/api/me/sign-out-elsewhere", method="POST")).status_code == 204
            assert (await it.asked("", path="/api/me/devices")).json() == {"devices": []}
            assert await it.knows(token_of(it.anna))

    run(work())


def test_sockets_of_an_ended_device_are_closed_and_no_others(sqlite_url: str) -> None:
    async def work() -> None:
        async with home(sqlite_url) as it:
            phone = await it.another_device()
            row = await it.store.device(digest(phone))
            assert row is not None
            mine, theirs = [await it.it.enter(it.key, it.anna) for _ in range(2)]
            theirs.device = row.device
            await it.devices.end(row.identity, row.device)
            it.it.hub.part_with([row.device])
            assert (mine.goodbye, theirs.goodbye) == ("", "signed-out")

    run(work())


def test_nothing_is_heard_from_whoever_was_told_to_go(sqlite_url: str) -> None:
    """A message that arrives after the goodbye is not answered any more, and changes nothing."""

    async def work() -> None:
        async with home(sqlite_url) as it:
            room = await it.it.hub.room(it.key)
            connection = Connection(it.it.hub, room, SECRETS[0], "en", Boundless())
            heard: list[str | bytes] = []

            async def hear(text: str | bytes) -> None:
                heard.append(text)

            async def receive() -> Any:
                connection.end("signed-out")
                return {"type": "websocket.receive", "text": "a move", "bytes": None}

            connection.hear = hear  # type: ignore[method-assign]
            await connection.listen(receive)
            assert heard == []

    run(work())


def test_a_device_ended_at_one_worker_is_ended_at_the_others(postgres_url: str) -> None:
    async def work() -> None:
        watch = Watch()
        async with opened(postgres_url) as first, opened(postgres_url) as second:
            here, there = [Devices(store, Audit(Settings()), watch) for store in (first, second)]
            identity, token = await here.welcome("")
            known = await there.recognise(token, "", "")
            assert known is not None
            assert known.identity == identity
            watch.wait(1)
            assert await here.end(identity, known.device)
            assert await there.ended_lately() == [known.device]  # what the steward asks every second
            assert await there.recognise(token, "", "") is None

            identity, token = await here.welcome("")
            known = await there.recognise(token, "", "")
            assert known is not None
            assert await here.end(identity, known.device)
            watch.wait(FRESH_AMONG_WORKERS / 1000)  # also if nobody asked
            assert await there.recognise(token, "", "") is None

    asyncio.run(work())


def test_signing_out_closes_sockets_at_every_worker(postgres_url: str) -> None:
    """Several connections with the same cookie: some are at the worker that hears of it, some at the other."""

    async def work() -> None:
        with running_server(postgres_url, workers=2) as server, server.client() as anna:
            key = anna.post("/api/tables", json={"name": "Anna", "seats": TWO}).json()["table"]["key"]
            token = token_of(anna)

            async def until_the_end() -> str:
                last = ""
                async with server.socket(key, token) as socket:
                    assert json.loads(await socket.recv())["you"]["host"]
                    connected.release()
                    with suppress(ConnectionClosed):
                        while True:
                            last = json.loads(await socket.recv()).get("reason", "")
                return last

            connected = asyncio.Semaphore(0)
            people = [asyncio.create_task(until_the_end()) for _ in range(8)]
            for _ in people:
                await asyncio.wait_for(connected.acquire(), PATIENCE)
            assert (await asyncio.to_thread(anna.post, "/api/me/sign-out")).status_code == 204
            async with asyncio.timeout(PATIENCE):
                assert await asyncio.gather(*people) == ["signed-out"] * 8

    asyncio.run(work())


def test_the_steward_closes_what_another_worker_has_ended(sqlite_url: str) -> None:
    async def work() -> None:
        async with home(sqlite_url) as it:
            row = await it.store.device(digest(token_of(it.anna)))
            assert row is not None
            guest = await it.it.enter(it.key, it.anna)
            guest.device = row.device
            await it.store.end_device(row.identity, row.device, it.it.hub.now())  # nobody here was told
            await it.it.look()
            assert guest.goodbye == "signed-out"
            assert not await it.knows(token_of(it.anna))

    run(work())


def test_a_device_that_is_ended_while_it_is_looked_up_is_ended(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with home(sqlite_url) as it:
            token = token_of(it.anna)
            row = await it.store.device(digest(token))
            assert row is not None
            it.wait(DAY)  # nothing is remembered
            read = it.store.device

            async def slow(secret: str) -> Device | None:
                found = await read(secret)
                monkeypatch.setattr(it.store, "device", read)
                await it.devices.end(row.identity, row.device)
                return found

            monkeypatch.setattr(it.store, "device", slow)
            assert await it.devices.recognise(token, "", "") is None

    run(work())


# ------------------------------------------------------------------------------------------------------------- cookies


def test_under_https_the_cookie_is_bound_to_this_host(sqlite_url: str) -> None:
    with running_server(sqlite_url, public_url="https://play.example.org") as server, server.client() as client:
        answer = client.post("/api/tables", json={"name": "Anna", "seats": TWO})
    (cookie,) = [one for one in answer.headers.get_list("set-cookie") if "Max-Age=0" not in one]
    name, _, rest = cookie.partition("=")
    parts = {part.strip().lower() for part in rest.split(";")[1:]}
    assert name == HOST_COOKIE
    assert parts == {"secure", "httponly", "path=/", "samesite=strict", f"max-age={400 * 86400}"}


def test_an_old_cookie_under_https_keeps_its_owner_and_is_replaced(sqlite_url: str) -> None:
    async def work() -> None:
        async with home(sqlite_url) as before:
            token, key, watch = token_of(before.anna), before.key, before.it.watch
        async with served(sqlite_url, watch, public_url="https://play.example.org") as it, it.client() as nobody:
            now = Home(it, nobody, key)
            answer = await now.asked(token)
            assert [one["key"] for one in answer.json()["tables"]] == [key]
            cookies = given(answer)
            assert (cookies[COOKIE], set(cookies)) == ("", {COOKIE, HOST_COOKIE})
            assert answer.headers["cache-control"] == "no-store"
            assert await now.knows(cookies[HOST_COOKIE], HOST_COOKIE)
            now.wait(FRESH_AMONG_WORKERS * 60)
            assert not await now.knows(token)  # whoever planted it, or copied it, has nothing any more
            assert await now.knows(cookies[HOST_COOKIE], HOST_COOKIE)

    run(work())


def test_under_https_the_cookie_of_this_host_counts(sqlite_url: str) -> None:
    """Another site of the same domain can plant the plain cookie beside it."""

    async def work() -> None:
        async with home(sqlite_url, public_url="https://play.example.org") as it:
            token = await it.another_device(await first_identity(it))
            planted = await it.another_device(digest(new_token()))
            async with it.it.client() as client:
                both = {"Cookie": f"{COOKIE}={planted}; {HOST_COOKIE}={token}"}
                found = (await client.get("/api/me/tables", headers=both)).json()["tables"]
            assert [one["key"] for one in found] == [it.key]

    run(work())


async def first_identity(it: Home) -> str:
    """Of whoever opened the table: over HTTP a client of the tests does not send a cookie that is for HTTPS."""
    async with it.it.hub.reading(it.key) as room:
        return room.table.persons[0].secret


def test_over_http_the_name_stays_plain(sqlite_url: str) -> None:
    async def work() -> None:
        async with home(sqlite_url) as it:
            token = token_of(it.anna)
            assert not await it.knows(token, HOST_COOKIE)
            assert await it.knows(token)

    run(work())


# ----------------------------------------------------------------------------------------------- replacing a secret


def test_an_old_secret_is_replaced_and_ends_when_the_new_one_is_in_use(sqlite_url: str) -> None:
    async def work() -> None:
        async with home(sqlite_url) as it:
            old = token_of(it.anna)
            it.wait(RENEWAL - SECONDS)
            assert given(await it.asked(old)) == {}
            it.wait(SECONDS)
            assert given(await it.asked(old, path="/api/me/sign-out-elsewhere", method="POST")) == {}  # no page load
            new = given(await it.asked(old))[COOKIE]
            assert new not in ("", old)
            assert given(await it.asked(old)) == {}  # one is on its way
            assert await it.knows(old)
            assert await it.knows(new)
            it.wait(GRACE - SECONDS)
            assert await it.knows(old)  # a request that was under way
            it.wait(2 * SECONDS)
            assert await it.knows(new)
            it.wait(GRACE)
            assert not await it.knows(old)
            assert await it.knows(new)
            (device,) = (await it.asked(new, path="/api/me/devices")).json()["devices"]
            assert (device["here"], device["label"]) == (True, "Firefox · Linux")

    run(work())


def test_pages_replace_the_secret_too(sqlite_url: str) -> None:
    """Whoever opens their table by a bookmark asks for nothing but a page and a socket."""

    async def work() -> None:
        async with home(sqlite_url) as it:
            it.wait(RENEWAL)
            answer = await it.asked(token_of(it.anna), path=f"/t/{it.key}")
            assert list(given(answer)) == [COOKIE]
            assert answer.headers["cache-control"] == "no-store"

    run(work())


def test_a_replacement_that_got_lost_locks_nobody_out(sqlite_url: str) -> None:
    async def work() -> None:
        async with home(sqlite_url) as it:
            old = token_of(it.anna)
            it.wait(RENEWAL)
            assert given(await it.asked(old))[COOKIE]  # which the browser never gets to see
            it.wait(AGAIN)
            answer = await it.asked(old)
            assert [one["key"] for one in answer.json()["tables"]] == [it.key]
            assert await it.knows(given(answer)[COOKIE])

    run(work())


def test_two_replacements_at_once_are_both_good(sqlite_url: str) -> None:
    """At two workers at the same moment: whichever the browser keeps, it is known by."""

    async def work() -> None:
        async with home(sqlite_url) as it:
            it.wait(RENEWAL)
            row = await it.store.device(digest(token_of(it.anna)))
            assert row is not None
            tokens = []
            for _ in range(2):
                worker = Devices(it.store, Audit(Settings()), it.it.hub.now)
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(it.store, "newest_heir", nothing)
                    tokens.append(await worker.renew(row))
            assert [await it.knows(token) for token in tokens] == [True, True]
            it.wait(2 * GRACE)
            assert [await it.knows(token) for token in tokens] == [True, True]

    run(work())


async def nothing(_: str) -> None:
    return None


def test_a_secret_that_is_replaced_while_its_device_is_ended_is_ended_too(sqlite_url: str) -> None:
    """The new secret was stored after the end, by a worker that had not heard of it."""

    async def work() -> None:
        async with home(sqlite_url) as it:
            row = await it.store.device(digest(token_of(it.anna)))
            assert row is not None
            await it.store.end_device(row.identity, row.device, it.it.hub.now())
            heir = new_token()
            await it.store.add_device(replace(row, hash=digest(heir), replaces=row.hash))
            assert not await it.knows(heir)
            assert (await it.asked(heir, path="/api/me/devices")).json() == {"devices": []}
            it.wait(2 * FORGET)
            await it.devices.tidy()
            assert not await it.knows(heir)

    run(work())


def test_a_full_disk_signs_nobody_out(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with home(sqlite_url) as it:
            it.wait(RENEWAL)

            async def full(*_: object, **__: object) -> int:
                raise StorageFailed("full")

            monkeypatch.setattr(it.store, "_change", full)
            assert await it.knows(token_of(it.anna))

    run(work())


# --------------------------------------------------------------------------------------------- how long somebody stays


def test_a_device_that_nobody_uses_ends(sqlite_url: str) -> None:
    async def work() -> None:
        async with home(sqlite_url) as it:
            token = token_of(it.anna)
            it.wait(IDLE - DAY)
            assert await it.knows(token)  # which is a visit
            it.wait(IDLE - DAY)
            assert await it.knows(token)
            it.wait(IDLE + DAY)
            assert not await it.knows(token)

    run(work())


def test_a_secret_that_is_never_replaced_ends(sqlite_url: str) -> None:
    """A program that ignores the new cookie."""

    async def work() -> None:
        async with home(sqlite_url) as it:
            token = token_of(it.anna)
            for _ in range(4):
                it.wait(LONGEST // 4 - DAY)
                assert await it.knows(token)
            it.wait(5 * DAY)
            assert not await it.knows(token)

    run(work())


def test_what_ended_long_ago_is_forgotten(database: str) -> None:
    async def work() -> None:
        async with home(database) as it:
            phone = await it.another_device()
            row = await it.store.device(digest(phone))
            assert row is not None
            await it.devices.end(row.identity, row.device)
            await it.devices.tidy()
            assert await it.store.device(digest(phone)) is not None
            it.wait(FORGET + DAY)
            await it.devices.tidy()
            assert await it.store.device(digest(phone)) is None
            assert not await it.knows(phone)
            assert await it.knows(token_of(it.anna))

    run(work())


# ------------------------------------------------------------------------------------------------ cookies from before


@asynccontextmanager
async def old_home(database: str) -> AsyncIterator[tuple[Home, str]]:
    """A table of somebody whose cookie is from the time before devices were written down."""
    token = new_token()
    async with home(database) as it:
        await it.it.hub.act(it.key, lambda table, now: table.join(1, digest(token), "Ben", now))
        yield it, token


def test_a_cookie_from_before_is_known_and_gets_a_device(database: str) -> None:
    async def work() -> None:
        async with old_home(database) as (it, token):
            assert await it.knows(token)
            (device,) = (await it.asked(token, path="/api/me/devices")).json()["devices"]
            assert device["here"]
            row = await it.store.device(digest(token))
            assert row is not None
            assert row.identity == digest(token)

    run(work())


def test_a_cookie_from_before_is_replaced_at_once_and_never_comes_back(sqlite_url: str) -> None:
    async def work() -> None:
        async with old_home(sqlite_url) as (it, token):
            new = given(await it.asked(token))[COOKIE]
            assert await it.knows(new)
            it.wait(2 * GRACE)
            assert not await it.knows(token)
            assert (await it.asked(new, path="/api/me/sign-out", method="POST")).status_code == 204
            it.wait(IDLE + 2 * FORGET)
            await it.devices.tidy()
            assert not await it.knows(new)
            assert not await it.knows(token)

    run(work())


def test_a_secret_that_somebody_made_up_is_not_believed(sqlite_url: str) -> None:
    """Else whoever plants a cookie in a foreign browser would know the secret of whoever plays there."""

    async def work() -> None:
        async with home(sqlite_url) as it:
            made_up = new_token()
            wish = {"name": "Cleo", "seats": TWO}
            answer = await it.asked(made_up, path="/api/tables", method="POST", json=wish)
            assert answer.status_code == 201
            assert given(answer)[COOKIE] != made_up
            assert (await it.asked(made_up)).json()["tables"] == []

    run(work())


def test_a_link_that_is_worth_nothing_makes_nobody(sqlite_url: str) -> None:
    async def work() -> None:
        async with home(sqlite_url) as it, it.it.client() as ben:
            body = {"name": "Ben", "token": new_token()}
            answer = await ben.post(f"/api/tables/{it.key}/join", json=body)
            assert (answer.status_code, given(answer)) == (403, {})
            assert len(await it.store._database.fetch("SELECT hash FROM devices", ())) == 1

    run(work())


# -------------------------------------------------------------------------------------------------------------- labels


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox · Linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome · Windows"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
            "Edge · Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1",
            "Safari · iPhone",
        ),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome · Android"),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1",
            "Safari · Mac",
        ),
        ("python-httpx/0.28", ""),
        ("", ""),
        ("<script>alert(1)</script>" * 1000, ""),
    ],
)
def test_a_device_is_called_by_browser_and_system(agent: str, label: str) -> None:
    assert label_of(agent) == label
