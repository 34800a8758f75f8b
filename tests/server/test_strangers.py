"""A person without a seat is a stranger: at the socket, in every call, in lists and notices. The host is not."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from alhambra.server.refusals import Refused
from alhambra.server.settings import Limits
from alhambra.server.store import Store
from alhambra.server.tables.hub import Hub
from alhambra.server.tables.rooms import DEVICES
from alhambra.server.tables.table import Table
from harness import running_server
from lively import Company, Served, Watch, joining, lively_hub, open_table, playing, served, settled, two_workers
from people import Message, new_table
from quiet import SECRETS, run

SEATS = [{"kind": "here"}, {"kind": "link"}, {"kind": "link"}]


def leaving(seat: int, by: int) -> Any:
    return lambda table, now: table.leave(by, seat, "a new link", now)


async def with_ben_sent_away(**plan: Any) -> Company:
    """Ben sat down, and the host asked him to leave; Cleo has his seat now."""
    company = await open_table(lively_hub(), (0, 1, 2), **plan)
    await company.act(joining(1, SECRETS[1], "Ben"))
    return company


async def send_ben_away(company: Company) -> None:
    await company.act(leaving(1, 0))
    await company.act(joining(1, SECRETS[2], "Cleo"))
    await company.act(joining(2, SECRETS[3], "Dora"))


def test_who_has_left_is_nobody_at_the_table_and_may_come_again() -> None:
    async def work() -> None:
        company = await with_ben_sent_away()
        table = company.table
        assert table.person(SECRETS[1]) == 1
        await company.act(leaving(1, 0))
        assert table.person(SECRETS[1]) is None
        await company.act(joining(1, SECRETS[1], "Ben"))
        assert table.person(SECRETS[1]) == 1
        assert len(table.persons) == 2

    run(work())


def test_a_host_without_a_seat_is_still_the_host() -> None:
    async def work() -> None:
        company = await open_table(lively_hub(), (1, 2), spectators=False)
        await company.act(joining(0, SECRETS[1], "Ben"))
        await company.act(joining(1, SECRETS[2], "Cleo"))
        await company.act(lambda table, now: table.start(0, 1, "", now))
        host = await company.enter(0)
        assert (host.you["host"], host.you["seats"], host.goodbye) == (True, [], "")
        assert all(player.get("hand") is None for player in host.view["players"].values())
        assert await host.refused("play", move=company.some_move(), seq=company.table.seq) == "not-a-player"

    run(work())


@pytest.mark.parametrize("spectators", [True, False])
def test_who_was_sent_away_looks_on_like_anybody(spectators: bool) -> None:
    """Until the game begins, and then only if spectators may."""

    async def work() -> None:
        company = await with_ben_sent_away(spectators=spectators)
        ben = await company.enter(1)
        assert ben.you["seats"] == [1]
        await send_ben_away(company)
        assert ben.you == {"person": None, "host": False, "seats": [], "eye": None}
        assert ben in company.room.watchers
        assert ben not in company.room.players
        await company.act(lambda table, now: table.start(0, 1, "", now))
        assert ben.goodbye == ("" if spectators else "spectators-not-allowed")

    run(work())


def test_who_was_sent_away_does_not_come_back_to_a_game_without_spectators() -> None:
    async def work() -> None:
        company = await with_ben_sent_away(spectators=False)
        await send_ben_away(company)
        await company.act(lambda table, now: table.start(0, 1, "", now))
        for person in (1, None):
            guest = company.somebody(person)
            with pytest.raises(Refused, match="spectators-not-allowed"):
                await company.hub.enter(guest, None)
            assert guest.heard == []
            assert guest not in company.room.watchers

    run(work())


def test_who_knocks_while_the_game_begins_does_not_slip_in() -> None:
    """They were let in as long as people gathered, and waited for the lock."""

    async def work() -> None:
        company = await open_table(lively_hub(), (0, None), spectators=False)
        stranger = company.somebody(None)
        assert company.room.may_watch
        await company.act(lambda table, now: table.start(0, 1, "", now))
        with pytest.raises(Refused, match="spectators-not-allowed"):
            await company.hub.enter(stranger, None)
        assert stranger.heard == []

    run(work())


def starting(table: Table, now: int) -> None:
    table.start(0, 1, "", now)


@pytest.mark.parametrize("spectators", [True, False])
def test_who_was_sent_away_at_another_worker_sees_nothing_through_the_eyes_of_who_came_after(spectators: bool) -> None:
    """This worker hears of it all at once: Ben has left, Cleo has his seat, and the game has begun."""

    async def work() -> None:
        here, there = two_workers()
        company = await open_table(here, (0, 1), spectators=spectators)
        await company.act(joining(1, SECRETS[1], "Ben"))
        twin = Company(there, await there.room(company.table.key))
        ben, cleo = await twin.enter(1), await twin.enter(2)
        known = len(ben.heard)
        async with twin.room.lock:
            await company.act(leaving(1, 0))
            await company.act(joining(1, SECRETS[2], "Cleo"))
            await company.act(starting)
        await settled()
        twin.flush()
        heard = ben.messages[known:]
        assert all(player.get("hand") is None for one in heard for player in hands(one))
        public = [event.seen_by(None) for event in twin.table.history(-1)]
        assert ben.events == ([event.to_json() for event in public if event is not None] if spectators else [])
        assert ben.goodbye == ("" if spectators else "spectators-not-allowed")
        assert ben.you["seats"] == ([] if spectators else [1])  # sent away without another word
        assert bool(ben.view) == spectators
        assert cleo.you["seats"] == [1]
        assert cleo.view["players"]["1"]["hand"]
        seen = [event.seen_by(1) for event in twin.table.history(-1)]
        assert cleo.events == [event.to_json() for event in seen if event is not None]

    run(work())


def hands(message: Message) -> list[Message]:
    return list(message.get("view", {}).get("players", {}).values())


def test_a_table_read_anew_is_shown_to_those_who_may_watch_it() -> None:
    """The game began at another worker, and this one finds out because its own change comes too late."""

    async def work() -> None:
        here, there = two_workers()
        company = await open_table(here, (0, None), spectators=False)
        twin = Company(there, await there.room(company.table.key))
        stranger = await twin.enter(None)
        async with twin.room.lock:
            await company.act(starting)
            with pytest.raises(Refused):
                await there.act_in(twin.room, starting)
        await settled()
        assert stranger.goodbye == "spectators-not-allowed"
        assert stranger.view == {}

    run(work())


# ----------------------------------------------------------------------------------------------------------- over HTTP


async def sent_away(program: Served, **wishes: Any) -> tuple[str, httpx.AsyncClient, httpx.AsyncClient]:
    """A game of a host and a bot, from which Ben was sent away before: its key, the host, and Ben."""
    host, ben = program.client(), program.client()
    opened = (await host.post("/api/tables", json={"name": "Anna", "seats": SEATS, **wishes})).json()
    key = opened["table"]["key"]
    token = opened["links"][0]["url"].partition("#")[2]
    joined = await ben.post(f"/api/tables/{key}/join", json={"name": "Ben", "token": token})
    assert joined.json()["you"]["seats"] == [1]
    return key, host, ben


async def send_away(key: str, host: httpx.AsyncClient) -> None:
    assert (await host.post(f"/api/tables/{key}/leave", json={"seat": 1})).status_code == 200


CALLS: list[tuple[str, str, dict[str, object] | None]] = [
    ("POST", "leave", {"seat": 1}),
    ("POST", "links", {"seat": 1}),
    ("POST", "start", {"fill": "easy"}),
    ("POST", "close", None),
    ("POST", "rematch", None),
    ("POST", "seats/1/bot", {}),
    ("POST", "seats/1/return", None),
    ("POST", "seats/1/resign", None),
    ("GET", "notices", None),
    ("PUT", "notices", {"email": "ben@example.org"}),
]


def test_no_call_knows_who_was_sent_away(sqlite_url: str) -> None:
    async def work() -> None:
        async with served(sqlite_url, Watch()) as program:
            key, host, ben = await sent_away(program)
            await send_away(key, host)
            for method, path, body in CALLS:
                answer = await ben.request(method, f"/api/tables/{key}/{path}", json=body)
                assert (answer.status_code, answer.json()["reason"]) == (403, "not-a-player"), path
            found = (await ben.get(f"/api/tables/{key}")).json()
            assert found["you"] == {"person": None, "host": False, "seats": [], "eye": None}

    run(work())


def test_who_was_sent_away_arranges_no_rematch(sqlite_url: str) -> None:
    async def work() -> None:
        async with served(sqlite_url, Watch()) as program:
            key, host, ben = await sent_away(program, spectators=False)
            await send_away(key, host)
            assert (await host.post(f"/api/tables/{key}/start", json={"fill": "random"})).status_code == 200
            assert (await ben.get(f"/api/tables/{key}/view")).json()["reason"] == "spectators-not-allowed"
            assert (await host.post(f"/api/tables/{key}/seats/0/resign")).status_code == 200
            answer = await ben.post(f"/api/tables/{key}/rematch")
            assert (answer.status_code, answer.json()["reason"]) == (403, "not-a-player")
            assert (await host.post(f"/api/tables/{key}/rematch")).status_code == 201

    run(work())


def test_the_table_is_in_the_list_of_who_sits_there(database: str) -> None:
    async def work() -> None:
        async with served(database, Watch()) as program:
            key, host, ben = await sent_away(program)

            async def listed(client: httpx.AsyncClient) -> list[str]:
                return [table["key"] for table in (await client.get("/api/me/tables")).json()["tables"]]

            assert await listed(ben) == await listed(host) == [key]
            await send_away(key, host)
            assert await listed(ben) == []
            assert await listed(host) == [key]
            link = (await host.post(f"/api/tables/{key}/links", json={"seat": 1})).json()["url"].partition("#")[2]
            await ben.post(f"/api/tables/{key}/join", json={"name": "Ben", "token": link})
            assert await listed(ben) == [key]

    run(work())


def test_where_to_send_notices_goes_with_the_seat(sqlite_url: str) -> None:
    """What somebody told the table is not kept when they have left, and they can always take it out themselves."""

    async def work() -> None:
        async with served(sqlite_url, Watch()) as program:
            key, host, ben = await sent_away(program)
            told = await ben.put(f"/api/tables/{key}/notices", json={"webhook": "http://127.0.0.1:9/turns"})
            assert told.status_code == 200, told.text
            room = await program.hub.room(key)
            assert room.destinations
            await send_away(key, host)
            assert not room.destinations
            assert await kept(program.hub.store, room.table) == []
            assert (await ben.delete(f"/api/tables/{key}/notices")).status_code in (200, 204)
            stranger = program.client()
            assert (await stranger.delete(f"/api/tables/{key}/notices")).status_code == 403

    run(work())


async def kept(store: Store, table: Table) -> list[bytes]:
    found = [await store.destinations(table.key, person.secret) for person in table.persons]
    return [one for one in found if one is not None]


# ----------------------------------------------------------------------------------------------------------- crowds


def limited(most: int) -> Hub:
    return lively_hub(limits=Limits(sockets_per_table=most))


def test_a_crowd_does_not_lock_a_player_out() -> None:
    async def work() -> None:
        company = await playing(limited(30), (0, 1))
        for _ in range(30):
            await company.enter(None)
        with pytest.raises(Refused, match="too-many-sockets"):
            await company.enter(None)
        anna, ben = await company.enter(0), await company.enter(1)
        assert anna.you["seats"] == [0]
        assert ben.you["seats"] == [1]

    run(work())


def test_nor_does_a_player_with_many_devices() -> None:
    async def work() -> None:
        company = await playing(limited(30), (0, 1))
        for _ in range(DEVICES):
            await company.enter(0)
        known = len(company.room.players)
        with pytest.raises(Refused, match="too-many-sockets") as info:
            await company.enter(0)
        assert (info.value.status, info.value.facts) == (429, {"most": DEVICES})
        assert len(company.room.players) == known
        assert (await company.enter(1)).you["seats"] == [1]
        assert (await company.enter(None)).you["seats"] == []

    run(work())


def test_no_limit_is_none() -> None:
    async def work() -> None:
        company = await playing(limited(0), (0, 1))
        for person in (0, None):
            for _ in range(DEVICES + 5):
                await company.enter(person)

    run(work())


def test_who_is_not_let_in_disturbs_nobody() -> None:
    async def work() -> None:
        company = await playing(limited(1), (0, 1))
        anna = await company.enter(0)
        await company.enter(None)
        known = len(anna.heard)
        stranger = company.somebody(None)
        with pytest.raises(Refused, match="too-many-sockets"):
            await company.hub.enter(stranger, None)
        company.hub.leave(stranger)
        assert len(anna.heard) == known

    run(work())


def test_a_player_s_place_is_kept_at_the_door_too(sqlite_url: str) -> None:
    with running_server(sqlite_url, limit_sockets_per_table=2) as server:
        party = new_table(server, people=2)

        async def work() -> None:
            async with server.socket(party.key) as one, server.socket(party.key) as other:
                await one.recv()
                await other.recv()
                async with server.socket(party.key) as third:
                    assert json.loads(await third.recv())["reason"] == "too-many-sockets"
                async with server.socket(party.key, party.tokens[1]) as player:
                    assert json.loads(await player.recv())["you"]["seats"] == [1]

        run(work())
