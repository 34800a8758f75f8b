"""Another device: a link to scan or a code to type, good once and for a short time, and for nobody who guesses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from alhambra.server.access.limits import EVERYBODY
from alhambra.server.access.pairing import LENGTH, LETTERS, LIFE, MOST_DEVICES, cleaned, new_code
from alhambra.server.access.secret import new_token
from alhambra.server.settings import Limits
from harness import token_of
from lively import Served, Watch, served
from quiet import run

SEATS = [{"kind": "here"}, {"kind": "link"}]
IPAD = "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Safari/604.1"
MINUTES = 60.0


class Flat:
    """A server, and Anna with a table; her battery is low."""

    def __init__(self, it: Served, anna: httpx.AsyncClient, key: str) -> None:
        self.it = it
        self.anna = anna
        self.key = key

    async def code(self) -> dict[str, Any]:
        answer = await self.anna.post("/api/me/pairing")
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def tablet(self, peer: str = "127.0.0.1") -> httpx.AsyncClient:
        """Somebody new, from this address."""
        transport = httpx.ASGITransport(app=self.it.app, client=(peer, 1))  # type: ignore[arg-type]  # as lively.py
        return httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers={"User-Agent": IPAD})


async def told(who: httpx.AsyncClient, what: str, **facts: Any) -> tuple[int, str]:
    """How an answer begins: its status, and the reason of a refusal."""
    answer = await who.post(f"/api/pairing/{what}", json=facts)
    return answer.status_code, "" if answer.status_code < 300 else answer.json()["reason"]


def token_in(made: dict[str, Any]) -> str:
    return str(made["url"]).partition("#")[2]


@asynccontextmanager
async def flat(url: str, **settings: Any) -> AsyncIterator[Flat]:
    async with served(url, Watch(), **settings) as it, it.client() as anna:
        answer = await anna.post("/api/tables", json={"name": "Anna", "title": "Friday", "seats": SEATS})
        yield Flat(it, anna, answer.json()["table"]["key"])


WRONG = (403, "bad-pairing")


@pytest.mark.parametrize("how", ["token", "code"])
def test_another_device_goes_on(sqlite_url: str, how: str) -> None:
    async def work() -> None:
        async with flat(sqlite_url) as it:
            made = await it.code()
            assert made["url"].startswith("http://127.0.0.1/pair#")
            assert made["until"] == it.it.hub.now() + LIFE
            wish = {"token": token_in(made)} if how == "token" else {"code": made["code"]}
            tablet = it.tablet()
            answer = await tablet.post("/api/pairing/look", json=wish)
            assert answer.json() == {"tables": [{"title": "Friday", "seats": ["Anna"]}], "lost": []}
            assert not answer.headers.get_list("set-cookie")  # who only looks is nobody
            assert (await tablet.get(f"/api/tables/{it.key}")).json()["you"]["seats"] == []
            assert await told(tablet, "confirm", **wish) == (204, "")
            assert (await tablet.get(f"/api/tables/{it.key}")).json()["you"]["seats"] == [0]
            assert (await it.anna.get(f"/api/tables/{it.key}")).json()["you"]["seats"] == [0]
            labels = [one["label"] for one in (await it.anna.get("/api/me/devices")).json()["devices"]]
            assert "Safari · iPad" in labels  # the first one is told
            assert token_of(tablet) != token_of(it.anna)
            assert await told(it.tablet(), "look", **wish) == await told(it.tablet(), "confirm", **wish) == WRONG

    run(work())


def test_a_device_that_was_added_can_be_signed_out(sqlite_url: str) -> None:
    async def work() -> None:
        async with flat(sqlite_url) as it:
            tablet = it.tablet()
            await told(tablet, "confirm", token=token_in(await it.code()))
            assert (await it.anna.post("/api/me/sign-out-elsewhere")).status_code == 204
            assert (await tablet.get(f"/api/tables/{it.key}")).json()["you"]["seats"] == []

    run(work())


def test_a_code_ends_after_five_minutes(sqlite_url: str) -> None:
    async def work() -> None:
        async with flat(sqlite_url) as it:
            made = await it.code()
            it.it.watch.wait(5 * MINUTES)
            assert await told(it.tablet(), "look", code=made["code"]) == WRONG
            assert await told(it.tablet(), "confirm", code=made["code"]) == WRONG
            assert await told(it.tablet(), "confirm", token=token_in(made)) == WRONG
            await it.it.hub.pairings.tidy()
            assert await told(it.tablet(), "confirm", token=token_in(made)) == WRONG

    run(work())


def test_a_newer_code_replaces_the_older(sqlite_url: str) -> None:
    async def work() -> None:
        async with flat(sqlite_url) as it:
            old, new = await it.code(), await it.code()
            assert await told(it.tablet(), "confirm", code=old["code"]) == WRONG
            assert await told(it.tablet(), "confirm", token=token_in(old)) == WRONG
            assert await told(it.tablet(), "confirm", code=new["code"]) == (204, "")

    run(work())


def test_people_type_as_they_like(sqlite_url: str) -> None:
    async def work() -> None:
        async with flat(sqlite_url) as it:
            code = (await it.code())["code"]
            typed = f" {code[:4].lower()}-{code[4:]} "
            assert await told(it.tablet(), "confirm", code=typed) == (204, "")

    run(work())
    assert cleaned("abcd-efgh") == cleaned("ABCD EFGH") == "ABCDEFGH"


def test_codes_have_no_letters_that_look_alike() -> None:
    codes = [new_code() for _ in range(200)]
    assert {len(code) for code in codes} == {LENGTH} == {8}
    assert set("".join(codes)) <= set(LETTERS)
    assert not set("01OIL") & set(LETTERS)
    assert len(set(codes)) == 200


def test_who_guesses_has_to_wait(sqlite_url: str) -> None:
    async def work() -> None:
        async with flat(sqlite_url, limits=Limits(pairing_tries_per_hour=3)) as it:
            made = await it.code()
            thief = it.tablet("203.0.113.7")
            for _ in range(3):
                assert await told(thief, "look", code=new_code()) == WRONG
            assert await told(thief, "look", code=made["code"]) == (429, "too-many-tries")  # the right one too
            assert await told(thief, "confirm", code=made["code"]) == (429, "too-many-tries")
            answer = await thief.post("/api/pairing/confirm", json={"code": new_code()})
            assert int(answer.headers["retry-after"]) > 60
            assert await told(it.tablet("198.51.100.1"), "confirm", code=made["code"]) == (204, "")

    run(work())


def test_many_who_guess_together_have_to_wait(sqlite_url: str) -> None:
    async def work() -> None:
        async with flat(sqlite_url, limits=Limits(pairing_tries_per_hour=1)) as it:
            made = await it.code()
            for number in range(EVERYBODY):
                assert await told(it.tablet(f"203.0.113.{number}"), "look", code=new_code()) == WRONG
            late = it.tablet("198.51.100.1")
            assert await told(late, "look", code=made["code"]) == (429, "too-many-tries")
            assert await told(late, "confirm", token=token_in(made)) == (204, "")  # who can scan need not wait

    run(work())


def test_right_codes_are_no_guesses(sqlite_url: str) -> None:
    async def work() -> None:
        async with flat(sqlite_url, limits=Limits(pairing_tries_per_hour=1)) as it:
            made = await it.code()
            tablet = it.tablet()
            for _ in range(4):
                assert await told(tablet, "look", code=made["code"]) == (200, "")

    run(work())


def test_of_two_at_once_one_gets_it(database: str) -> None:
    async def work() -> None:
        async with flat(database) as it:
            token = token_in(await it.code())
            answers = await asyncio.gather(*[told(it.tablet(), "confirm", token=token) for _ in range(5)])
            assert sorted(answers) == [(204, ""), *[WRONG] * 4]
            assert len((await it.anna.get("/api/me/devices")).json()["devices"]) == 2

    run(work())


def test_of_two_at_two_workers_one_gets_it(postgres_url: str) -> None:
    async def work() -> None:
        async with flat(postgres_url) as it, served(postgres_url, it.it.watch) as other:
            token = token_in(await it.code())
            clients = [it.tablet(), other.client(), it.tablet(), other.client()]
            answers = await asyncio.gather(*[told(one, "confirm", token=token) for one in clients])
            assert sorted(answers) == [(204, ""), *[WRONG] * 3]

    run(work())


def test_what_a_device_would_lose_is_told_before(sqlite_url: str) -> None:
    async def work() -> None:
        async with flat(sqlite_url) as it:
            tablet = it.tablet()
            await tablet.post("/api/tables", json={"name": "Ben", "title": "Old game", "seats": SEATS})
            code = (await it.code())["code"]
            answer = (await tablet.post("/api/pairing/look", json={"code": code})).json()
            assert answer["lost"] == [{"title": "Old game", "seats": ["Ben"]}]
            assert answer["tables"] == [{"title": "Friday", "seats": ["Anna"]}]
            assert len((await tablet.get("/api/me/tables")).json()["tables"]) == 1  # not yet
            assert await told(tablet, "confirm", code=code) == (204, "")
            titles = [one["title"] for one in (await tablet.get("/api/me/tables")).json()["tables"]]
            assert titles == ["Friday"]

    run(work())


def test_ones_own_code_is_no_use_here(sqlite_url: str) -> None:
    async def work() -> None:
        async with flat(sqlite_url) as it:
            made = await it.code()
            assert await told(it.anna, "look", code=made["code"]) == (409, "same-person")
            assert await told(it.anna, "confirm", code=made["code"]) == (409, "same-person")
            assert await told(it.tablet(), "confirm", code=made["code"]) == (204, "")  # it is still good

    run(work())


def test_strangers_have_nothing_to_hand_on(sqlite_url: str) -> None:
    async def work() -> None:
        async with flat(sqlite_url) as it:
            answer = await it.tablet().post("/api/me/pairing")
            assert (answer.status_code, answer.json()["reason"]) == (403, "nobody-yet")

    run(work())


def test_what_is_no_code_is_refused(sqlite_url: str) -> None:
    async def work() -> None:
        async with flat(sqlite_url) as it:
            made = await it.code()
            tablet = it.tablet()
            assert await told(tablet, "confirm") == WRONG
            assert await told(tablet, "confirm", code=made["code"], token=token_in(made)) == WRONG
            assert await told(tablet, "confirm", token=new_token()) == WRONG
            assert await told(tablet, "confirm", code="") == WRONG
            assert (await tablet.post("/api/pairing/confirm", json={"code": "A" * 41})).status_code == 400
            assert (await tablet.post("/api/pairing/confirm", json={"code": 5})).status_code == 400

    run(work())


def test_nobody_collects_devices(sqlite_url: str) -> None:
    async def work() -> None:
        async with flat(sqlite_url) as it:
            for _ in range(MOST_DEVICES - 1):
                assert await told(it.tablet(), "confirm", token=token_in(await it.code())) == (204, "")
            answer = await it.anna.post("/api/me/pairing")
            assert (answer.status_code, answer.json()["reason"]) == (409, "too-many-devices")

    run(work())


def test_pages_of_others_cannot_ask(sqlite_url: str) -> None:
    async def work() -> None:
        async with flat(sqlite_url) as it:
            code = (await it.code())["code"]
            foreign = {"Origin": "http://evil.example"}
            for who, path, body in (
                (it.anna, "/api/me/pairing", None),
                (it.tablet(), "/api/pairing/look", {"code": code}),
                (it.tablet(), "/api/pairing/confirm", {"code": code}),
            ):
                answer = await who.post(path, json=body, headers=foreign)
                assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
            form = await it.tablet().post("/api/pairing/confirm", data={"code": code})
            assert form.status_code == 415

    run(work())


def test_the_security_log_tells_of_it_and_of_no_code(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> dict[str, Any]:
        async with flat(sqlite_url) as it:
            made = await it.code()
            await told(it.tablet(), "confirm", code="AAAAAAAA")
            await told(it.tablet(), "confirm", code=made["code"])
            return made

    with caplog.at_level(logging.INFO, "alhambra.security"):
        made = run(work())
    lines = [record.getMessage() for record in caplog.records if record.name == "alhambra.security"]
    assert [line.split()[1] for line in lines] == ["pairing-made", "bad-pairing", "device-added"]
    assert made["code"] not in caplog.text
    assert token_in(made) not in caplog.text


def test_the_database_knows_no_code(sqlite_url: str) -> None:
    async def work() -> None:
        async with flat(sqlite_url) as it:
            made = await it.code()
            files = [Path(sqlite_url.removeprefix("sqlite:///") + end) for end in ("", "-wal")]
            stored = b"".join(file.read_bytes() for file in files if file.exists())
            assert b"pairings" in stored
            assert made["code"].encode() not in stored
            assert token_in(made).encode() not in stored

    run(work())
