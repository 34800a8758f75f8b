"""Where a game goes on from, and which components are not as printed: told to everybody before they sit down."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import alhambra
from alhambra.server.store.entries import Created, Origin, decode, encode
from lively import Served, Watch, served
from quiet import run

SEATS = [{"kind": "here"}, {"kind": "link"}]
YARD = {"slots": ["ducat", "dinar", "dirham", "florin"]}


def a_record(**choice: Any) -> str:
    game = alhambra.new_game(2, seed=7, **choice)
    for _ in range(6):
        game.play(game.legal_moves[0])
    return str(game.record)


async def opened(client: httpx.AsyncClient, **wishes: Any) -> dict[str, Any]:
    answer = await client.post("/api/tables", json={"name": "Anna", "seats": SEATS, "listed": True, **wishes})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()["table"]
    return found


async def seen_by_a_stranger(program: Served, key: str) -> list[dict[str, Any]]:
    """The table as the list, a call and the socket tell it; each with its rules beside it."""
    stranger = program.client()
    listed = (await stranger.get("/api/tables")).json()["tables"]
    summary = next(table for table in listed if table["key"] == key)
    table = (await stranger.get(f"/api/tables/{key}")).json()["table"]
    watcher = await program.enter(key, stranger)
    return [summary, {**table["setup"], **table}, {**watcher.table["setup"], **watcher.table}]


@pytest.mark.parametrize("ply", [0, 4])
def test_who_might_join_hears_where_a_game_goes_on_from(sqlite_url: str, ply: int) -> None:
    """At its first ply too: it looks like a fresh game, and whoever has the record knows the deck."""

    async def work() -> None:
        async with served(sqlite_url, Watch()) as program:
            anna = program.client()
            table = await opened(anna, origin={"ply": ply, "record": a_record()})
            origin = {"source": "record", "key": None, "ply": ply}
            assert table["origin"] == origin
            for told in await seen_by_a_stranger(program, table["key"]):
                assert told["origin"] == origin

    run(work())


def test_an_uploaded_record_can_be_looked_at(sqlite_url: str) -> None:
    async def work() -> None:
        async with served(sqlite_url, Watch()) as program:
            anna = program.client()
            replay = (await anna.post("/api/replays", json={"record": a_record()})).json()["key"]
            table = await opened(anna, origin={"ply": 2, "replay": replay})
            for told in await seen_by_a_stranger(program, table["key"]):
                assert told["origin"] == {"source": "replay", "key": replay, "ply": 2}

    run(work())


@pytest.mark.parametrize("listed", [True, False])
def test_a_game_of_this_server_can_be_looked_at_if_it_was_for_everybody(sqlite_url: str, listed: bool) -> None:
    """The key of a private table is for its people only, who did not agree to show their game to strangers."""

    async def work() -> None:
        async with served(sqlite_url, Watch()) as program:
            anna, ben = program.client(), program.client()
            first = await opened(anna, listed=True, seats=[{"kind": "here"}, {"kind": "link"}])
            key = first["key"]
            if not listed:
                answer = await anna.post("/api/tables", json={"name": "Anna", "seats": SEATS})
                key = answer.json()["table"]["key"]
                token = answer.json()["links"][0]["url"].partition("#")[2]
                await ben.post(f"/api/tables/{key}/join", json={"name": "Ben", "token": token})
            else:
                await ben.post(f"/api/tables/{key}/join", json={"name": "Ben"})
            assert (await anna.post(f"/api/tables/{key}/start", json={})).status_code == 200
            assert (await anna.post(f"/api/tables/{key}/seats/0/resign")).status_code == 200
            table = await opened(anna, origin={"ply": 0, "table": key})
            for told in await seen_by_a_stranger(program, table["key"]):
                assert told["origin"] == {"source": "table", "key": key if listed else None, "ply": 0}

    run(work())


def test_a_new_game_has_no_origin_and_the_components_of_the_box(sqlite_url: str) -> None:
    async def work() -> None:
        async with served(sqlite_url, Watch()) as program:
            table = await opened(program.client())
            for told in await seen_by_a_stranger(program, table["key"]):
                assert told.get("origin") is None
                assert told.get("components", []) == []
                assert told["options"] == {}

    run(work())


def test_who_might_join_hears_what_was_changed(sqlite_url: str) -> None:
    async def work() -> None:
        corrections = {"base": {"building_yard": YARD, "tile": []}, "camps": {"camp": []}}
        record = a_record(components=corrections, options={"dirk_can_win": True})
        async with served(sqlite_url, Watch()) as program:
            table = await opened(program.client(), origin={"ply": 0, "record": record})
            for told in await seen_by_a_stranger(program, table["key"]):
                assert told["components"] == ["base.building_yard"]
                assert told["options"] == {"dirk_can_win": True}
            replay = (await program.client().post("/api/replays", json={"record": record})).json()["key"]
            whole = (await program.client().get(f"/api/replays/{replay}")).json()
            assert whole["setup"]["components"] == ["base.building_yard"]

    run(work())


def test_a_rematch_is_a_new_game_with_the_same_components(sqlite_url: str) -> None:
    """Whoever corrected printed facts plays with them again: also in the rematch of the rematch, on a new server."""

    async def work() -> None:
        async with served(sqlite_url, Watch()) as program:
            anna = program.client()
            record = a_record(components={"base": {"building_yard": YARD}})
            seats = [{"kind": "here"}, {"kind": "bot"}]
            table = await opened(anna, origin={"ply": 2, "record": record}, seats=seats, start=True)
            assert (await anna.post(f"/api/tables/{table['key']}/seats/0/resign")).status_code == 200
            again = (await anna.post(f"/api/tables/{table['key']}/rematch")).json()["table"]
            assert again["origin"] is None
            await once_more(anna, again)
        async with served(sqlite_url, Watch()) as later:
            the_same = later.client()
            the_same.cookies = anna.cookies
            await once_more(the_same, again, started=True)

    run(work())


async def once_more(anna: httpx.AsyncClient, table: dict[str, Any], started: bool = False) -> None:
    """Play here, with the yard of the first table."""
    assert table["setup"]["components"] == ["base.building_yard"]
    if not started:
        assert (await anna.post(f"/api/tables/{table['key']}/start", json={})).status_code == 200
    view = (await anna.get(f"/api/tables/{table['key']}/view")).json()["view"]
    offers = [offer for offer in view["market"] if offer]
    assert [offer["currency"] for offer in offers] == [YARD["slots"][offer["slot"] - 1] for offer in offers] != []
    if started:
        assert (await anna.post(f"/api/tables/{table['key']}/seats/0/resign")).status_code == 200
        third = (await anna.post(f"/api/tables/{table['key']}/rematch")).json()["table"]
        assert third["setup"]["components"] == ["base.building_yard"]


def test_tables_of_former_versions_tell_what_they_know() -> None:
    former = b'{"entry":"created","plan":{"title":"","places":[],"edition":"","origin":{"record":"x","ply":3}},'
    entry = decode(former + b'"host":"h","name":"n","links":{}}')
    assert isinstance(entry, Created)
    assert entry.plan.origin == Origin("x", 3, "record", "")
    assert decode(encode(entry)) == entry
