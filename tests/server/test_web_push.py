"""Web push from the wish of a player to the push service: encrypted, signed, and to nobody who has no seat any more."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from alhambra.locales import LANGUAGES
from alhambra.server import notices, push
from alhambra.server.notices import PAUSES, InvalidDestination, NoticeSettings
from alhambra.server.settings import InvalidSetting, Limits, Settings
from alhambra.server.store import Store
from command_line import environment
from lively import Company, Guest, Served, Watch, playing, served, two_workers
from push_service import Keys, PushService, believer, certificate, claims_in, push_service, to_bytes, to_text
from quiet import SECRETS, run
from test_turn_notices import DELAY, idle

Work = Callable[["Club"], Any]


class Club:
    """The whole program with a table of three. Ben wants to be told, on a device of his."""

    def __init__(self, it: Served, service: PushService, key: str, people: list[httpx.AsyncClient]) -> None:
        self.it = it
        self.service = service
        self.key = key
        self.path = f"/api/tables/{key}/notices"
        self.anna, self.ben, self.cleo = people
        self.keys = Keys()

    def place(self, name: str = "ben", keys: Keys | None = None) -> dict[str, str]:
        return {"endpoint": self.service.endpoint(name), **(keys or self.keys).told()}

    async def wishes(self, who: httpx.AsyncClient, **facts: Any) -> dict[str, Any]:
        answer = await who.put(f"{self.path}/push", json={**self.place(), **facts})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def told(self, who: httpx.AsyncClient) -> list[str]:
        """The devices of somebody that are told, by their ids."""
        found = (await who.get(self.path)).json()["devices"]
        return [one["id"] for one in found]

    async def company(self) -> Company:
        return Company(self.it.hub, await self.it.hub.room(self.key))

    async def starts(self) -> None:
        await self.it.hub.act(self.key, lambda table, now: table.start(0, 1, "", now))

    async def turn_of_ben(self) -> None:
        company = await self.company()
        while company.table.decider != 1:
            await company.play("", "take")

    async def look(self, seconds: float = 0) -> None:
        self.it.watch.wait(seconds)
        await self.it.steward._round(self.it.hub.now())
        await idle(self.it.hub)

    async def rows(self) -> int:
        return len(await self.it.hub.store.pushed_at(self.key))

    def texts(self) -> list[Any]:
        return [json.loads(self.keys.decrypted(one.body)) for one in self.service.received]


@asynccontextmanager
async def club(
    url: str, folder: Path, monkeypatch: pytest.MonkeyPatch, *, begun: bool = True, **settings: Any
) -> AsyncIterator[Club]:
    file = certificate(folder)
    monkeypatch.setattr(notices, "web_trust", lambda: believer(file))
    async with (
        push_service(file) as service,
        served(url, Watch(), notice_delay=DELAY, **settings) as it,
        it.client() as anna,
        it.client() as ben,
        it.client() as cleo,
    ):
        wish = {"name": "Anna", "title": "Friday", "seats": [{"kind": "here"}, {"kind": "link"}, {"kind": "link"}]}
        opened = (await anna.post("/api/tables", json=wish)).json()
        key = opened["table"]["key"]
        for name, who, link in zip(["Ben", "Cleo"], [ben, cleo], opened["links"], strict=True):
            token = link["url"].partition("#")[2]
            assert (await who.post(f"/api/tables/{key}/join", json={"name": name, "token": token})).status_code == 200
        found = Club(it, service, key, [anna, ben, cleo])
        if begun:
            await found.starts()
        yield found


@pytest.fixture
def at_the_club(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def with_club(work: Work, **settings: Any) -> None:
        async def whole() -> None:
            async with club(sqlite_url, tmp_path, monkeypatch, **settings) as it:
                await work(it)

        run(whole())

    return with_club


# ------------------------------------------------------------------------------------------------------- one message


def test_the_browser_of_the_tests_reads_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    private = int.from_bytes(to_bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    keys = Keys(ec.derive_private_key(private, ec.SECP256R1()), to_bytes("BTBZMqHH6r4Tts7J_aSIgg"))
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert keys.decrypted(to_bytes(body)) == b"When I grow up, I want to be a watermelon"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_encrypted_signed_and_sent_once(at_the_club: Callable[..., None], language: str) -> None:
    async def work(it: Club) -> None:
        public = (await it.ben.get("/api/push")).json()["key"]
        shown = await it.wishes(it.ben, language=language)
        assert shown["push"]
        assert [device["here"] for device in shown["devices"]] == [True]
        await it.turn_of_ben()
        await it.look(DELAY - 1)
        assert it.service.received == []
        await it.look(1)
        (found,) = it.service.received
        assert found.path == "/push/ben"
        (text,) = it.texts()
        words = {"en": "It is your turn.", "de": "Du bist am Zug.", "fr": "C’est à vous de jouer."}
        assert text == {"type": "turn", "version": 1, "table": it.key, "title": "Friday", "text": words[language]}
        headers = found.headers
        assert headers["content-encoding"] == "aes128gcm"
        assert 0 < int(headers["ttl"]) <= 86_400
        assert headers["topic"] == it.key
        claims = claims_in(headers["authorization"], public)
        assert claims["aud"] == it.service.origin
        assert claims["sub"] == "mailto:tables@example.org"
        assert time.time() < claims["exp"] < time.time() + 86_400
        for _ in range(3):
            await it.look(PAUSES[-1])
        assert len(it.service.received) == 1

    at_the_club(work, smtp_sender="tables@example.org")


def test_ten_turns_have_one_topic_and_each_its_own_key(at_the_club: Callable[..., None]) -> None:
    async def work(it: Club) -> None:
        await it.wishes(it.ben)
        company = await it.company()
        for _ in range(3):
            await it.turn_of_ben()
            await it.look(DELAY)
            await company.play("", "take")
        assert len(it.service.received) == 3
        assert {one.headers["topic"] for one in it.service.received} == {it.key}
        assert len({one.body[21:86] for one in it.service.received}) == 3

    at_the_club(work)


def test_nothing_is_kept_longer_than_the_clock_runs(at_the_club: Callable[..., None]) -> None:
    async def work(it: Club) -> None:
        room = await it.it.hub.room(it.key)
        assert it.it.steward._life(room) == push.LIFE
        wish = {"name": "Anna", "seats": [{"kind": "here"}] * 2, "start": True}
        pace = {"kind": "live", "reserve": 600, "increment": 0}
        key = (await it.anna.post("/api/tables", json={**wish, "pace": pace})).json()["table"]["key"]
        it.it.watch.wait(100)
        assert it.it.steward._life(await it.it.hub.room(key)) == 500
        it.it.watch.wait(10_000)
        assert it.it.steward._life(await it.it.hub.room(key)) == 0

    at_the_club(work)


def test_nobody_is_told_who_looks_at_the_table(at_the_club: Callable[..., None]) -> None:
    async def work(it: Club) -> None:
        await it.wishes(it.ben)
        await it.turn_of_ben()
        ben = await it.it.enter(it.key, it.ben)
        await it.look(DELAY)
        assert it.service.received == []
        assert (await ben.asks("look", looking=False))["type"] == "pong"  # the page is in the background
        assert ben.table["seats"][1]["connected"]
        await it.look(DELAY)
        assert len(it.service.received) == 1

    at_the_club(work)


def test_whoever_looks_again_in_time_is_not_told(at_the_club: Callable[..., None]) -> None:
    async def work(it: Club) -> None:
        await it.wishes(it.ben)
        ben = await it.it.enter(it.key, it.ben)
        await ben.asks("look", looking=False)
        await it.turn_of_ben()
        await ben.asks("look", looking=True)
        other = await it.it.enter(it.key, it.ben)  # another tab, which nobody sees
        await other.asks("look", looking=False)
        await it.look(DELAY)
        assert it.service.received == []

    at_the_club(work)


# ------------------------------------------------------------------------------------------------- what does not arrive


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(at_the_club: Callable[..., None], status: int) -> None:
    async def work(it: Club) -> None:
        await it.wishes(it.ben)
        it.service.status = status
        await it.turn_of_ben()
        await it.look(DELAY)
        assert len(it.service.received) == 1
        assert await it.rows() == 0
        assert await it.told(it.ben) == []

    at_the_club(work)


def test_what_fails_for_now_is_tried_again(at_the_club: Callable[..., None]) -> None:
    async def work(it: Club) -> None:
        await it.wishes(it.ben)
        it.service.status = 503
        await it.turn_of_ben()
        await it.look(DELAY)
        it.service.status = 201
        await it.look(PAUSES[0])
        await it.look(PAUSES[1])
        assert len(it.service.received) == 2
        assert await it.rows() == 1

    at_the_club(work)


def test_one_device_is_sent_so_many_a_day(at_the_club: Callable[..., None]) -> None:
    async def work(it: Club) -> None:
        await it.wishes(it.ben)
        company = await it.company()
        for _ in range(4):
            await it.turn_of_ben()
            await it.look(DELAY)
            await company.play("", "take")
        assert len(it.service.received) == 2

    at_the_club(work, limits=Limits(pushes_per_day=2))


# ------------------------------------------------------------------------------------------------ off, and on elsewhere


def test_it_is_off_in_one_call(at_the_club: Callable[..., None]) -> None:
    async def work(it: Club) -> None:
        await it.wishes(it.ben)
        (device,) = await it.told(it.ben)
        await it.turn_of_ben()
        answer = await it.ben.delete(f"{it.path}/push/{device}")
        assert answer.status_code == 200
        assert answer.json()["devices"] == []
        await it.look(DELAY)
        assert it.service.received == []
        assert (await it.ben.delete(f"{it.path}/push/{device}")).status_code == 404

    at_the_club(work)


async def tablet_of(it: Club, who: httpx.AsyncClient) -> httpx.AsyncClient:
    """Another device of somebody."""
    pairing = (await who.post("/api/me/pairing")).json()
    tablet = it.it.client()
    answer = await tablet.post("/api/pairing/confirm", json={"token": pairing["url"].partition("#")[2]})
    assert answer.status_code == 204, answer.text
    return tablet


def test_each_device_is_told_and_turned_off_for_itself(at_the_club: Callable[..., None]) -> None:
    async def work(it: Club) -> None:
        tablet = await tablet_of(it, it.ben)
        await it.wishes(it.ben)
        await it.wishes(tablet, **it.place("tablet"))
        await it.turn_of_ben()
        await it.look(DELAY)
        assert sorted(one.path for one in it.service.received) == ["/push/ben", "/push/tablet"]
        here = [one["id"] for one in (await tablet.get(it.path)).json()["devices"] if one["here"]]
        assert (await it.ben.delete(f"{it.path}/push/{here[0]}")).status_code == 200  # from the other one
        assert len(await it.told(tablet)) == 1

    at_the_club(work)


def test_a_browser_with_a_new_address_is_reached_there(at_the_club: Callable[..., None]) -> None:
    async def work(it: Club) -> None:
        await it.wishes(it.ben)
        newer = Keys()
        assert (await it.ben.put("/api/me/push", json=it.place("newer", newer))).status_code == 204
        assert (await it.it.client().put("/api/me/push", json=it.place("evil"))).status_code == 409
        assert (await it.cleo.put("/api/me/push", json=it.place("evil"))).status_code == 204  # her own, who has none
        await it.turn_of_ben()
        await it.look(DELAY)
        (found,) = it.service.received
        assert found.path == "/push/newer"
        assert json.loads(newer.decrypted(found.body))["type"] == "turn"

    at_the_club(work)


def test_forgetting_all_notices_forgets_these_too(at_the_club: Callable[..., None]) -> None:
    async def work(it: Club) -> None:
        await it.wishes(it.ben)
        assert (await it.ben.delete(it.path)).status_code in (200, 204)
        assert await it.rows() == 0

    at_the_club(work)


# ------------------------------------------------------------------------------------------------------- whose they are


def test_nobody_wishes_or_reads_or_ends_for_somebody_else(at_the_club: Callable[..., None]) -> None:
    async def work(it: Club) -> None:
        await it.wishes(it.ben)
        (device,) = await it.told(it.ben)
        stranger = it.it.client()
        for what in (
            stranger.put(f"{it.path}/push", json=it.place("evil")),
            stranger.get(it.path),
            stranger.delete(f"{it.path}/push/{device}"),
        ):
            answer = await what
            assert (answer.status_code, answer.json()["reason"]) == (403, "not-a-player")
        assert (await it.cleo.delete(f"{it.path}/push/{device}")).status_code == 404
        assert await it.told(it.cleo) == []
        await it.wishes(it.cleo, **it.place("cleo"))
        assert await it.told(it.ben) == [device]
        for who in (it.ben, it.cleo, it.anna):
            text = (await who.get(it.path)).text
            assert "/push/" not in text  # where browsers are reached is told to nobody, not even to their owners
            assert to_text(it.keys.auth) not in text
        await it.turn_of_ben()
        await it.look(DELAY)
        assert [one.path for one in it.service.received] == ["/push/ben"]

    at_the_club(work)


def test_after_the_game_nobody_can_wish_to_be_told(at_the_club: Callable[..., None]) -> None:
    async def work(it: Club) -> None:
        await sees_the_end(it)
        answer = await it.ben.put(f"{it.path}/push", json=it.place())
        assert (answer.status_code, answer.json()["reason"]) == (409, "over")
        assert await it.rows() == 0

    at_the_club(work, bot_pause=3600.0)


async def signs_out(it: Club) -> None:
    assert (await it.ben.post("/api/me/sign-out")).status_code == 204


async def is_signed_out_elsewhere(it: Club) -> None:
    tablet = await tablet_of(it, it.ben)
    assert (await tablet.post("/api/me/sign-out-elsewhere")).status_code == 204


async def is_signed_out_by_another_device(it: Club) -> None:
    tablet = await tablet_of(it, it.ben)
    others = [one["id"] for one in (await tablet.get("/api/me/devices")).json()["devices"] if not one["here"]]
    assert (await tablet.delete(f"/api/me/devices/{others[0]}")).status_code == 204


async def becomes_somebody_elses(it: Club) -> None:
    pairing = (await it.cleo.post("/api/me/pairing")).json()
    token = pairing["url"].partition("#")[2]
    assert (await it.ben.post("/api/pairing/confirm", json={"token": token})).status_code == 204


async def resigns(it: Club) -> None:
    assert (await it.ben.post(f"/api/tables/{it.key}/seats/1/resign")).status_code == 200


async def loses_the_seat(it: Club) -> None:
    it.it.watch.wait(120)
    link = (await it.anna.post(f"/api/tables/{it.key}/seats/1/link")).json()["url"].partition("#")[2]
    dora = it.it.client()
    answer = await dora.post(f"/api/tables/{it.key}/join", json={"name": "Dora", "token": link})
    assert answer.status_code == 200, answer.text


async def sees_the_end(it: Club) -> None:
    for who, seat in ((it.anna, 0), (it.cleo, 2)):
        assert (await who.post(f"/api/tables/{it.key}/seats/{seat}/resign")).status_code == 200


@pytest.mark.parametrize(
    "what",
    [
        signs_out,
        is_signed_out_elsewhere,
        is_signed_out_by_another_device,
        becomes_somebody_elses,
        resigns,
        loses_the_seat,
        sees_the_end,
    ],
)
def test_a_device_that_lost_its_seat_is_told_nothing(at_the_club: Callable[..., None], what: Work) -> None:
    async def work(it: Club) -> None:
        await it.wishes(it.ben)
        await it.turn_of_ben()  # the notice is on its way
        await what(it)
        await it.look(DELAY)
        assert it.service.received == []
        assert await it.rows() == 0

    at_the_club(work, bot_pause=3600.0)


@pytest.mark.parametrize("how", ["leaves", "is sent away"])
def test_a_seat_that_is_left_before_the_game_takes_them_along(at_the_club: Callable[..., None], how: str) -> None:
    async def work(it: Club) -> None:
        await it.wishes(it.ben)
        who = it.ben if how == "leaves" else it.anna
        assert (await who.post(f"/api/tables/{it.key}/leave", json={"seat": 1})).status_code == 200
        assert await it.rows() == 0

    at_the_club(work, begun=False)


def test_a_device_that_nobody_uses_any_more_is_told_nothing(at_the_club: Callable[..., None]) -> None:
    async def work(it: Club) -> None:
        await it.wishes(it.ben)
        await it.turn_of_ben()
        it.it.watch.wait(181 * 86_400)
        await it.look()
        assert it.service.received == []
        assert await it.rows() == 0

    at_the_club(work)


# ---------------------------------------------------------------------------------------------------- safe destinations

GOOD = Keys().told()
SAFE = "https://push.example.org/send/abc"


@pytest.mark.parametrize(
    ("endpoint", "reason"),
    [
        ("http://push.example.org/send", "notice-push-endpoint"),
        ("https://push.example.org:8443/send", "notice-push-endpoint"),
        ("https://push.example.org/" + "x" * 1000, "notice-push-endpoint"),
        ("https://127.0.0.1/send", "notice-url-private"),
        ("https://[::1]/send", "notice-url-private"),
        ("https://10.1.2.3/send", "notice-url-private"),
        ("https://169.254.169.254/latest/meta-data", "notice-url-private"),
        ("https://localhost/send", "notice-url-private"),
        ("https://2130706433/send", "notice-url-host"),
        ("https://me:pass@push.example.org/send", "notice-url-login"),
        ("ftp://push.example.org/send", "notice-url"),
        ("", "notice-url"),
    ],
)
def test_addresses_that_no_push_service_has_are_refused(endpoint: str, reason: str) -> None:
    with pytest.raises(InvalidDestination) as refused:
        push.check_subscription(push.Subscription(endpoint, **GOOD), NoticeSettings())
    assert refused.value.reason == reason


@pytest.mark.parametrize("change", [{"p256dh": "x" * 87}, {"p256dh": "x"}, {"auth": "short"}, {"auth": "ü" * 22}])
def test_keys_that_no_browser_has_are_refused(at_the_club: Callable[..., None], change: dict[str, str]) -> None:
    async def work(it: Club) -> None:
        answer = await it.ben.put(f"{it.path}/push", json={**it.place(), **change})
        assert (answer.status_code, answer.json()["reason"]) == (400, "notice-push-keys")
        assert await it.rows() == 0

    at_the_club(work)


def test_a_name_that_leads_into_the_own_network_gets_nothing(
    at_the_club: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever owns a name can let it lead anywhere, also after it was looked at."""

    async def work(it: Club) -> None:
        await it.wishes(it.ben, endpoint=SAFE)
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(2, 1, 6, "", ("127.0.0.1", 443))])
        await it.turn_of_ben()
        await it.look(DELAY)
        assert it.service.received == []
        assert len(await it.it.hub.store.due_turns(10**15, 100)) == 0  # and it is not tried again

    at_the_club(work, private_webhooks=False)


def test_wishes_are_limited_by_client(at_the_club: Callable[..., None]) -> None:
    async def work(it: Club) -> None:
        for _ in range(3):
            await it.wishes(it.ben)
        answer = await it.ben.put(f"{it.path}/push", json=it.place())
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-requests")

    at_the_club(work, limits=Limits(push_wishes_per_hour=3))


# ----------------------------------------------------------------------------------------------------------------- keys


def test_the_key_is_made_once_for_all_workers(database: str) -> None:
    async def work() -> None:
        async with served(database, Watch()) as it, it.client() as anna:
            first, again = [(await anna.get("/api/push")).json()["key"] for _ in range(2)]
        async with served(database, Watch()) as it, it.client() as anna:
            later = (await anna.get("/api/push")).json()["key"]
            keys = await asyncio.gather(*[it.hub.subscriptions.keys() for _ in range(3)])
        assert {first, again, later, *[one.public for one in keys]} == {first}
        assert len(to_bytes(first)) == 65

    run(work())


def test_of_two_workers_who_make_one_at_once_one_does(database: str) -> None:
    async def work() -> None:
        store = await Store.open(database)
        made = await asyncio.gather(*[store.keep_secret("push", f"made by {one}") for one in range(4)])
        await store.close()
        assert len(set(made)) == 1

    run(work())


def test_the_owner_can_bring_a_key(sqlite_url: str) -> None:
    keys = push.new_keys()

    async def work() -> None:
        async with served(sqlite_url, Watch(), push_key=keys.private) as it, it.client() as anna:
            assert (await anna.get("/api/push")).json() == {"key": keys.public}

    run(work())
    assert keys.private not in repr(Settings(push_key=keys.private)) + repr(keys)
    for wrong in ("short", to_text(bytes(32)), to_text(b"\xff" * 32)):
        with pytest.raises(InvalidSetting, match="ALHAMBRA_PUSH_KEY"):
            Settings(push_key=wrong).check()


def test_the_owner_can_switch_it_off(at_the_club: Callable[..., None]) -> None:
    async def work(it: Club) -> None:
        assert not (await it.ben.get(it.path)).json()["push"]
        for answer in (await it.ben.get("/api/push"), await it.ben.put(f"{it.path}/push", json=it.place())):
            assert (answer.status_code, answer.json()["reason"]) == (409, "push-off")

    at_the_club(work, push=False)


@pytest.mark.parametrize(
    ("sender", "url", "contact"),
    [
        ("tables@example.org", "https://play.example.org", "mailto:tables@example.org"),
        ("", "https://play.example.org:8443", "https://play.example.org"),
        ("", "http://play.example.org", push.NOBODY),
        ("", "https://localhost", push.NOBODY),
        ("", "", push.NOBODY),
    ],
)
def test_whom_a_push_service_can_ask(sender: str, url: str, contact: str) -> None:
    assert push.contact_of(sender, url) == contact


def test_a_server_that_sends_none_does_not_load_the_libraries() -> None:
    program = (
        "import sys; from alhambra.server.app import create_app; create_app();"
        "print([name for name in ('cryptography', 'http_ece', 'py_vapid', 'httpx') if name in sys.modules])"
    )
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment()
    )
    assert found.stdout.strip() == "[]"


def test_other_workers_know_who_does_not_look() -> None:
    """A word between workers tells it; to everybody else the person is connected."""

    async def work() -> None:
        first, second = two_workers()
        company = await playing(first, [0, 1])
        room = await second.room(company.table.key)
        ben = Guest(first, company.room, SECRETS[1])
        await first.enter(ben, None)
        await asyncio.sleep(0.01)
        assert room.is_looking(1)
        await ben.asks("look", looking=False)
        await asyncio.sleep(0.01)
        assert room.is_here(1)
        assert not room.is_looking(1)
        await ben.asks("look", looking=True)
        await asyncio.sleep(0.01)
        assert room.is_looking(1)

    run(work())
