"""A game that the server has never heard of: played through table, store, socket, replays and bots."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from alhambra import COMPILED
from alhambra.core.record import parse_record
from alhambra.core.rng import KEYS
from alhambra.server.store.entries import Origin, Place, Plan, Written, decode, encode
from alhambra.server.tables.table import Table, new_game_of
from alhambra.titles import FURTHER, TITLES, reopened
from harness import Server, running_program
from lively import Served, Watch, served
from people import Player, merged, new_table, play_whole_game, record_of
from quiet import quiet_table, run

if COMPILED:
    pytest.skip("compiled classes of core have no interpreted subclasses", allow_module_level=True)

from stub_game import PIG, Pig

PLACES = (Place(kind="here", name="Anna", level="random"), Place(kind="link", level="random"))
PLAN = Plan(title="Pigs", game="pig", places=PLACES, edition="")
TESTS = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def pig(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game more, here and in other processes."""
    monkeypatch.setitem(TITLES, PIG.key, PIG)
    monkeypatch.setenv(FURTHER, "stub_game:PIG")


def test_a_table_plays_it_and_is_its_entries() -> None:
    """With the way back, a bot in a seat, and the clock's move; then everything from the entries alone."""
    table = Table("key")
    table.create(PLAN, "anna", "Anna", {1: "link"}, 1)
    table.join(1, "ben", "Ben", 2)
    table.start(0, 7, "", 3)
    dice = random.Random(1)
    while table.status == "playing":
        assert isinstance(table.game, Pig)
        assert table.decider is not None
        if table.decider == 1:
            bot = PIG.bots()["random"](table.seq)
            decision = table.game.decision
            assert decision is not None
            table.play_for(1, str(bot.choose(table.game.view(1), decision, table.game.legal_moves)), table.seq)
        else:
            table.play(0, str(dice.choice(table.game.legal_moves)), table.seq, table.seq)
    assert isinstance(table.game, Pig)
    assert table.winners() == table.game.winners != []
    stored = [encode(written.entry) for written in table.fresh]
    assert b'"game":"pig"' in stored[0]
    again = Table("key", [Written(number, 1, decode(entry)) for number, entry in enumerate(stored, 1)])
    assert again.game is not None
    assert (again.game.scores, again.game.played) == (table.game.scores, table.game.played)


def test_dice_are_in_the_record_and_replay() -> None:
    table = Table("key")
    table.create(PLAN, "anna", "Anna", {}, 1)
    table.join(1, "ben", "Ben", 2)
    table.start(0, 3, "", 3)
    game = table.game
    assert game is not None
    while not game.over:
        table.play_for(game.decision.seat, str(game.legal_moves[-1]), 4)  # type: ignore[union-attr]  # not over
    text = str(game.record)
    assert text.count("\nroll: ") == [move.verb for move in game.played].count("roll")
    found = reopened(parse_record(text))
    assert isinstance(found, Pig)
    assert (found.scores, found.ply) == (game.scores, game.ply)
    without_seed = parse_record(text)
    del without_seed.headers["Seed"], without_seed.headers["Generator"]
    assert reopened(without_seed).scores == game.scores  # by what the dice showed


def test_its_dice_fall_from_the_key_of_the_table() -> None:
    first, second = (new_game_of(PLAN, KEYS + key) for key in (7, 8))
    for game in (first, second):
        for _ in range(8):
            game.play("roll")
        assert game.record.headers["Generator"] == "blake2b"
    assert first.record.outcomes != second.record.outcomes


def test_continued_before_the_first_die_it_is_dealt_by_its_own_key() -> None:
    """Else its record could not be opened: nothing would tell how it begins."""
    origin = Origin(str(new_game_of(PLAN, KEYS + 7).record), 0)
    game = new_game_of(msgspec.structs.replace(PLAN, origin=origin), KEYS + 8)
    assert game.record.headers["Seed"] == str(KEYS + 8)
    again = reopened(game.record)
    for one in (game, again):
        for _ in range(8):
            one.play("roll")
    assert game.record.outcomes == again.record.outcomes


def test_continued_after_some_dice_those_to_come_are_new() -> None:
    known = new_game_of(PLAN, KEYS + 7)
    for _ in range(8):
        known.play("roll")
    origin = Origin(str(known.record), 4)
    futures = []
    for key in (8, 9):
        game = new_game_of(msgspec.structs.replace(PLAN, origin=origin), KEYS + key)
        assert game.state.outcomes == known.state.outcomes[:4]
        for _ in range(20):
            game.play("roll")
        futures.append(game.state.outcomes[4:])
    assert futures[0] != futures[1]


def test_patches_of_its_views_add_up() -> None:
    async def work() -> None:
        table = await quiet_table(PLAN, 5)
        game = table.room.table.game
        assert game is not None
        while not game.over:
            await table.move(str(game.legal_moves[-1]))
        for client in [*table.seats, table.watcher]:
            view: Any = {}
            for message in [json.loads(heard) for heard in client.heard]:
                view = message["view"] if message["type"] == "sync" else merged(view, message.get("view", {}))
            assert view["players"] == {str(seat): {"score": score} for seat, score in enumerate(game.scores)}
            assert view["ply"] == game.ply
            assert "choices" not in view

    run(work())


def test_what_another_game_lets_people_ask_is_refused() -> None:
    async def work() -> None:
        table = await quiet_table(PLAN, 5)
        for question in ({"type": "walls"}, {"type": "preview", "moves": ["roll"]}):
            await table.seats[0].says(id="q", **question)
            assert (table.seats[0].last["reason"], table.seats[0].last["re"]) == ("no-such-question", "q")

    run(work())


def test_over_http_it_can_be_chosen_and_looked_at(sqlite_url: str) -> None:
    async def work(it: Served, client: httpx.AsyncClient) -> None:
        library = (await client.get("/api/library?game=pig")).json()
        assert library["seats"] == {"least": 2, "most": 2}
        assert [bot["key"] for bot in library["bots"]] == ["random"]
        assert (library["editions"], library["modules"], library["options"]) == ([], [], [])
        mix = {"game": "pig", "seats": 2}
        assert (await client.post("/api/library/check", json=mix)).json() == {"ok": True}
        for wrong, reason in (({"seats": 3}, "setup-seats"), ({"modules": ["camps"]}, "setup-other")):
            verdict = (await client.post("/api/library/check", json={**mix, **wrong})).json()
            assert (verdict["ok"], verdict["reason"]) == (False, reason)
        assert (await client.get("/api/library/setup?game=pig&seats=2")).json()["stages"] == []
        bots = [{"kind": "bot", "level": "random"}] * 2
        opened = await client.post(
            "/api/tables", json={"name": "Anna", "game": "pig", "seats": bots, "start": True, "listed": True}
        )
        key = opened.json()["table"]["key"]
        rules = {"game": "pig", "edition": "", "modules": [], "options": {}}
        assert opened.json()["table"]["setup"] == rules
        assert (await client.get("/api/tables")).json()["tables"][0]["game"] == "pig"
        walls = await client.get(f"/api/tables/{key}/walls")
        assert (walls.status_code, walls.json()["reason"]) == (404, "no-such-question")
        refused = await client.post("/api/tables", json={"name": "Anna", "game": "pigs", "seats": bots})
        assert (refused.status_code, refused.json()["reason"]) == (400, "setup-other")
        easy = [{"kind": "here", "level": "easy"}] * 2  # a bot of another game
        refused = await client.post("/api/tables", json={"name": "Anna", "game": "pig", "seats": easy})
        assert refused.json()["reason"] == "unknown-bot"

    async def whole() -> None:
        async with served(sqlite_url, Watch()) as it, it.client() as client:
            await work(it, client)

    run(whole())


def test_a_server_that_does_not_know_the_game_says_so(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def opened_by(it: Served) -> str:
        room, _ = await it.hub.create(PLAN, "anna", "Anna")
        return room.table.key

    async def whole() -> None:
        async with served(sqlite_url, Watch()) as it:
            key = await opened_by(it)
        monkeypatch.delitem(TITLES, PIG.key)
        async with served(sqlite_url, Watch()) as it, it.client() as client:
            answer = await client.get(f"/api/tables/{key}")
            assert (answer.status_code, answer.json()["reason"]) == (503, "storage-failed")
            assert (await client.get("/health")).status_code == 200

    run(whole())


# -------------------------------------------------------------------------------------------------- a server of its own


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('pig')}/pig.sqlite"
    with running_program(TESTS / "stub_game.py", database, bot_pause=0, limit_message_burst=0) as running:
        yield running


def test_people_and_bots_play_it_over_sockets(server: Server) -> None:
    """The bot thinks in a process of its own, which has to know the game too."""
    party = new_table(server, people=1, bots=1, game="pig")
    (player,) = asyncio.run(play_whole_game(party))
    assert player.over
    check_replays(server, party.key, player)


def test_the_description_of_the_api_has_both_games(server: Server) -> None:
    with server.client() as client:
        described = client.get("/api/openapi.json")
        assert described.status_code == 200
        shapes = described.json()["components"]["schemas"]
        assert {"buildings", "languages"} <= set(shapes["Library"]["properties"])
        assert "languages" in shapes["AnyLibrary"]["properties"]
        assert "buildings" not in shapes["AnyLibrary"]["properties"]


def test_two_people_play_it_and_play_on_from_the_middle(server: Server) -> None:
    party = new_table(server, people=2, game="pig")
    players = asyncio.run(play_whole_game(party))
    check_replays(server, party.key, players[0])
    with server.client() as host:
        seats = [{"kind": "here"}, {"kind": "bot", "level": "random"}]
        wish = {"name": "Host", "seats": seats, "origin": {"ply": 1, "table": party.key}, "start": True}
        opened = host.post("/api/tables", json=wish).json()
        assert opened["table"]["setup"]["game"] == "pig"


def test_several_workers_know_it(postgres_url: str) -> None:
    with running_program(TESTS / "stub_game.py", postgres_url, workers=2, bot_pause=0, limit_message_burst=0) as server:
        party = new_table(server, people=1, bots=1, game="pig")
        (player,) = asyncio.run(play_whole_game(party))
        check_replays(server, party.key, player)


def check_replays(server: Server, key: str, player: Player) -> None:
    """The record replays, and what is uploaded can be looked at move by move."""
    text = record_of(server, key)
    game = reopened(parse_record(text))
    assert game.scores == player.table["scores"]
    assert game.winners == player.table["winners"]
    with server.client() as client:
        replay = client.post("/api/replays", json={"record": text}).json()
        assert (replay["game"], replay["plies"]) == ("pig", game.ply)
        found = client.get(f"/api/replays/{replay['key']}").json()
        assert (found["setup"]["game"], len(found["moves"])) == ("pig", game.ply)
        position = client.get(f"/api/replays/{replay['key']}/positions/{game.ply}").json()
        assert position["view"]["players"]["0"]["score"] == game.scores[0]
