"""Records, replays and views over HTTP: nothing hidden before the end, everything after it, no harm by uploads."""

from __future__ import annotations

import asyncio
import json
import random
import re
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import alhambra
from alhambra import Game
from alhambra.core.record import parse_record
from alhambra.server.access.secret import digest, new_token
from alhambra.server.api import records
from alhambra.server.api.records import (
    MOST_MOVES,
    REMEMBERED,
    Archive,
    Opened,
    ReplayInfo,
    ReplaySummary,
    ViewInfo,
    archive_of,
    file_name,
    key_of,
    origin_of,
    position,
    replayed,
)
from alhambra.server.api.shapes import OriginWish
from alhambra.server.app import create_app
from alhambra.server.refusals import Refused
from alhambra.server.settings import Limits, Settings
from alhambra.server.store.entries import Place, Plan, SeatKind
from alhambra.server.tables.hub import Hub
from alhambra.server.tables.table import Table
from alhambra.titles import title_of
from alhambra.titles.alhambra.asking import walls_of
from alhambra.titles.alhambra.face import PositionInfo, WallsInfo
from alhambra.titles.alhambra.wire import PalaceScribe, fields_of
from checks import hidden_twin

GOLDEN = {file.stem: file.read_text("utf-8") for file in sorted((Path(__file__).parents[1] / "golden").glob("*.alh"))}
SHORTEST = GOLDEN["vizier-camps-2-seats"]
HOST, ANN = new_token(), new_token()
UNKNOWN = "A" * 22


class Server:
    """A server without a network, and its hub."""

    def __init__(self, hub: Hub, transport: httpx.ASGITransport) -> None:
        self.hub = hub
        self._transport = transport

    async def get(self, path: str, token: str = "", **headers: str) -> httpx.Response:
        async with self._client(token) as client:
            return await client.get(path, headers=headers)

    async def post(self, path: str, body: object) -> httpx.Response:
        async with self._client("") as client:
            return await client.post(path, json=body)

    async def upload(self, text: str) -> httpx.Response:
        return await self.post("/api/replays", {"record": text})

    def _client(self, token: str) -> httpx.AsyncClient:
        cookies = {"alhambra": token} if token else {}
        return httpx.AsyncClient(transport=self._transport, base_url="http://localhost", cookies=cookies)

    async def table(self, *kinds: SeatKind, **wishes: Any) -> str:
        """A table of the host; Ann has all seats with links. The game has begun."""
        key = await self.open_table(*kinds, **wishes)
        async with self.hub.reading(key) as room:
            free = [number for number, seat in enumerate(room.table.seats) if seat.free]
        for seat in free:
            await self.hub.act(key, _joining(seat))
        await self.hub.act(key, lambda table, now: table.start(0, 7, "", now))
        return key

    async def open_table(self, *kinds: SeatKind, **wishes: Any) -> str:
        places = tuple(Place(kind=kind, level="random") for kind in kinds)
        plan = Plan(**{"title": "Friday round", "places": places, "edition": "2024", **wishes})
        room, _ = await self.hub.create(plan, digest(HOST), 'Anna "A" Ö\\')
        return room.table.key

    async def play(self, key: str, moves: int = 10**6) -> Game:
        """Whoever has to decide makes a move by chance."""
        dice = random.Random(key if moves == 10**6 else 1)
        async with self.hub.reading(key) as room:
            for _ in range(moves):
                game = room.table.game
                assert isinstance(game, Game)
                if room.table.status != "playing":
                    break
                moving = _moving(game, dice)
                await self.hub.act_in(room, moving)
            assert isinstance(game, Game)
            return game


def _joining(seat: int) -> Callable[[Table, int], None]:
    return lambda table, now: table.join(seat, digest(ANN), "Ann", now)


def _moving(game: Game, dice: random.Random) -> Callable[[Table, int], None]:
    decision, move = game.decision, dice.choice(game.legal_moves)
    assert decision is not None
    return lambda table, now: table.play_for(decision.seat, str(move), now)


@asynccontextmanager
async def serving(url: str, **limits: int) -> AsyncIterator[Server]:
    settings = Settings(database=url, bot_pause=3600.0, limits=Limits(**{"requests_per_minute": 0, **limits}))
    app = create_app(settings)
    async with app.lifespan():
        yield Server(app.state.hub, httpx.ASGITransport(app))  # type: ignore[arg-type]


def at_server(url: str, work: Callable[[Server], Awaitable[None]], **limits: int) -> None:
    async def whole() -> None:
        async with serving(url, **limits) as server:
            await work(server)

    asyncio.run(whole())


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


# -------------------------------------------------------------------------------------------------- records of tables


def test_the_record_of_a_finished_game_is_handed_out(database: str) -> None:
    async def work(server: Server) -> None:
        key = await server.table("here", "link", modules=("vizier",))
        game = await server.play(key)
        answer = await server.get(f"/api/tables/{key}/record")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        disposition = answer.headers["content-disposition"]
        assert re.fullmatch(r'attachment; filename="Friday-round-\d{4}-\d\d-\d\d\.alh"', disposition)
        record = parse_record(answer.text)
        assert json.loads(record.headers["Players"]) == ['Anna "A" Ö\\', "Ann"]
        again = alhambra.load(record)
        assert (again.over, again.scores, again.seed) == (True, game.scores, 7)
        plain = re.sub(r"\[Players .*\n", "", answer.text)
        assert plain == str(game.record), "nothing but the names is added"
        summary = (await server.upload(answer.text)).json()
        assert summary["names"] == ['Anna "A" Ö\\', "Ann"], "and they come back"

    at_server(database, work)


def test_there_is_no_way_to_the_record_of_a_running_game(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        key = await server.open_table("here", "link")
        await all_refused(server, key)
        await server.hub.act(key, _joining(1))
        await server.hub.act(key, lambda table, now: table.start(0, 7, "", now))
        await all_refused(server, key)
        await server.play(key, 10)
        await all_refused(server, key)
        await server.hub.act(key, lambda table, now: table.close(None, now))
        await all_refused(server, key)

    async def all_refused(server: Server, key: str) -> None:
        for path in ("record", "replay", "positions/0", "positions/10"):
            for token in (HOST, ANN, ""):
                answer = await server.get(f"/api/tables/{key}/{path}", token, **{"If-None-Match": "*"})
                assert reason(answer) == (409, "not-over")
        with pytest.raises(Refused, match="not-over"):
            await origin_of(server.hub, OriginWish(ply=0, table=key))

    at_server(sqlite_url, work)


def test_a_game_that_ended_by_resignation_has_a_record(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        key = await server.table("here", "link")
        game = await server.play(key, 12)
        await server.hub.act(key, lambda table, now: table.resign(1, 1, now))
        record = parse_record((await server.get(f"/api/tables/{key}/record")).text)
        assert record.headers["Result"] == "*"
        assert alhambra.load(record).ply == 12
        replay = (await server.get(f"/api/tables/{key}/replay")).json()
        assert replay["result"] == {"scores": game.scores, "winners": [0]}
        await server.hub.act(key, lambda table, now: table.close(None, now))
        assert (await server.get(f"/api/tables/{key}/record")).status_code == 409

    at_server(sqlite_url, work)


def test_a_finished_table_stays_readable_when_it_is_closed(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        key = await server.table("here", "link")
        game = await server.play(key)
        await server.hub.act(key, lambda table, now: table.close(None, now))
        replay = (await server.get(f"/api/tables/{key}/replay")).json()
        assert replay["result"] == {"scores": game.scores, "winners": game.winners}

    at_server(sqlite_url, work)


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Friday round", "Friday-round-2026-01-02.alh"),
        ("Été à l’Alhambra: 3/4", "Ete-a-lAlhambra-3-4-2026-01-02.alh"),
        ('"; filename="x.exe', "filename-x-exe-2026-01-02.alh"),
        ("../../etc/passwd", "etc-passwd-2026-01-02.alh"),
        ("日本", "alhambra-2026-01-02.alh"),
        ("x" * 59 + " y", "x" * 59 + "-2026-01-02.alh"),
    ],
)
def test_the_name_of_the_file(title: str, name: str) -> None:
    assert file_name(title, 1_767_312_000_000, "alhambra") == name


@pytest.mark.parametrize("path", ["record", "view", "replay", "positions/0"])
def test_a_table_that_is_none(sqlite_url: str, path: str) -> None:
    async def work(server: Server) -> None:
        assert reason(await server.get(f"/api/tables/{UNKNOWN}/{path}")) == (404, "no-such-table")
        for strange in ("x", "%00" * 22, "x" * 500, "ä" * 22, "a" * 22 + "%0A"):
            assert reason(await server.get(f"/api/tables/{strange}/{path}")) == (400, "invalid-request")

    at_server(sqlite_url, work)


# --------------------------------------------------------------------------------------------------------------- views


def wired(game: Game, eye: int | None) -> object:
    view = game.view(eye)
    return json.loads(PalaceScribe().patch(view, None, fields_of(view)))


def test_everybody_gets_their_own_view(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        key = await server.table("here", "link", "bot", modules=("camps",))
        game = await server.play(key, 25)
        for token, eye in ((HOST, 0), (ANN, 1), ("", None), (new_token(), None)):
            answer = await server.get(f"/api/tables/{key}/view", token)
            found = msgspec.json.decode(answer.content, type=ViewInfo)
            assert found.view == wired(game, eye)
            assert (found.you.eye, found.you.seats, found.you.host) == (eye, [] if eye is None else [eye], eye == 0)
            assert answer.headers["cache-control"] == "no-store"
            async with server.hub.reading(key) as room:
                assert found.seq == room.table.seq
            hands = [player.get("hand") for player in answer.json()["view"]["players"].values()]
            assert [seat for seat, hand in enumerate(hands) if hand is not None] == ([] if eye is None else [eye])
        assert (await server.get(f"/api/tables/{key}/view?seat=1", ANN)).json()["you"]["eye"] == 1
        assert reason(await server.get(f"/api/tables/{key}/view?seat=0", ANN)) == (403, "not-your-seat")
        assert reason(await server.get(f"/api/tables/{key}/view?seat=2", HOST)) == (403, "not-your-seat")
        assert reason(await server.get(f"/api/tables/{key}/view?seat=0")) == (403, "not-your-seat")
        assert reason(await server.get(f"/api/tables/{key}/view?seat=3", HOST)) == (404, "no-such-seat")
        for strange in ("-1", "6", "x", "9" * 5000, "1.5", "%00"):
            answer = await server.get(f"/api/tables/{key}/view?seat={strange}", HOST)
            assert reason(answer) == (400, "invalid-request")

    at_server(sqlite_url, work)


def test_several_players_at_one_device_see_the_hand_that_decides(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        key = await server.table("here", "here", "link")
        for _ in range(12):
            game = await server.play(key, 1)
            assert game.decision is not None
            decider = game.decision.seat
            nobody = (await server.get(f"/api/tables/{key}/view", HOST)).json()
            assert nobody["you"] == {"person": 0, "host": True, "seats": [0, 1], "eye": None}
            assert nobody["view"] == wired(game, None)
            for seat in (0, 1):
                answer = await server.get(f"/api/tables/{key}/view?seat={seat}", HOST)
                if seat == decider:
                    assert answer.json()["view"] == wired(game, seat)
                else:
                    assert reason(answer) == (409, "not-accepted")
        game = await server.play(key)
        over = await server.get(f"/api/tables/{key}/view", HOST)
        assert over.json()["view"] == wired(game, None)

    at_server(sqlite_url, work)


@pytest.mark.parametrize(
    ("spectators", "listed", "status"), [(True, False, 200), (False, True, 403), (True, True, 200), (False, False, 403)]
)
def test_who_may_watch(sqlite_url: str, spectators: bool, listed: bool, status: int) -> None:
    async def work(server: Server) -> None:
        key = await server.table("bot", "link", spectators=spectators, listed=listed)
        for token, expected in ((HOST, 200), (ANN, 200), ("", status), (new_token(), status)):
            answer = await server.get(f"/api/tables/{key}/view", token)
            assert answer.status_code == expected
            if expected == 403:
                assert answer.json()["reason"] == "spectators-not-allowed"

    at_server(sqlite_url, work)


def test_there_is_no_view_before_the_game(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        key = await server.open_table("here", "link", spectators=False)
        assert reason(await server.get(f"/api/tables/{key}/view", HOST)) == (409, "not-started")
        assert reason(await server.get(f"/api/tables/{key}/view")) == (409, "not-started")
        await server.hub.act(key, _joining(1))
        await server.hub.act(key, lambda table, now: table.leave(1, 1, "", now))
        assert reason(await server.get(f"/api/tables/{key}/view", ANN)) == (409, "not-started")
        await server.hub.act(key, lambda table, now: table.close(0, now))
        assert reason(await server.get(f"/api/tables/{key}/view", HOST)) == (409, "closed")

    at_server(sqlite_url, work)


def test_a_view_does_not_depend_on_what_is_hidden(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        key = await server.table("here", "link", "bot", modules=("vizier", "camps"))
        dice = random.Random(3)
        for _ in range(8):
            game = await server.play(key, 9)
            before = game.state
            for token, eye in ((HOST, 0), (ANN, 1), ("", None)):
                told = await server.get(f"/api/tables/{key}/view", token)
                game.state = hidden_twin(before, eye, dice)
                game.state.log = before.log
                assert (await server.get(f"/api/tables/{key}/view", token)).content == told.content
                game.state = before

    at_server(sqlite_url, work)


def test_walls_are_public(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        key = await server.table("here", "link", "bot")
        game = await server.play(key, 80)
        told = [await server.get(f"/api/tables/{key}/walls", token) for token in (HOST, ANN, "")]
        assert len({answer.content for answer in told}) == 1
        found = msgspec.json.decode(told[0].content, type=WallsInfo)
        assert found.walls == walls_of(game)
        assert any(found.walls.values())
        closed = await server.table("here", "link", spectators=False)
        assert (await server.get(f"/api/tables/{closed}/walls", ANN)).status_code == 200
        assert reason(await server.get(f"/api/tables/{closed}/walls")) == (403, "spectators-not-allowed")
        before = await server.open_table("here", "link")
        assert reason(await server.get(f"/api/tables/{before}/walls", HOST)) == (409, "not-started")

    at_server(sqlite_url, work)


# ------------------------------------------------------------------------------------------------------------- replays


@pytest.mark.parametrize("name", GOLDEN)
def test_an_uploaded_game_is_told_move_by_move(sqlite_url: str, name: str) -> None:
    text = GOLDEN[name]
    record = parse_record(text)
    game = alhambra.load(record)
    wishes = title_of(record).wishes(game)

    async def work(server: Server) -> None:
        answer = await server.upload(text)
        assert answer.status_code == 201
        summary = msgspec.json.decode(answer.content, type=ReplaySummary)
        assert (summary.seats, summary.plies, summary.names) == (game.seats, game.ply, None)
        assert (summary.edition, summary.modules) == (wishes.edition or "", list(wishes.modules))
        assert summary.result is not None
        assert (summary.result.scores, summary.result.winners) == (game.scores, game.winners)
        told = await server.get(f"/api/replays/{summary.key}")
        replay = msgspec.json.decode(told.content, type=ReplayInfo)
        assert [(move.seat, move.move) for move in replay.moves] == record.moves
        assert [move.ply for move in replay.moves] == list(range(1, game.ply + 1))
        turns = [turn.number for turn in record.turns for _, moves in turn.groups for _ in moves]
        assert [move.turn for move in replay.moves] == turns
        assert replay.events == json.loads(json.dumps([event.to_json() for event in game.events]))
        assert [(one.scoring, one.scores) for one in replay.scorings] == record.scorings
        assert replay.result == summary.result
        assert replay.setup.options == {
            name: list(value) if isinstance(value, tuple) else value for name, value in (wishes.options or {}).items()
        }

    at_server(sqlite_url, work)


def test_every_position_of_a_replay_is_the_one_that_was_played(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        key = (await server.upload(SHORTEST)).json()["key"]
        record = parse_record(SHORTEST)
        game = alhambra.load(record)
        game.rewind(0)
        for ply in range(len(record.moves) + 1):
            if ply:
                game.play(record.moves[ply - 1][1])
            if ply % 9 and ply != len(record.moves):
                continue
            answer = await server.get(f"/api/replays/{key}/positions/{ply}")
            found = msgspec.json.decode(answer.content, type=PositionInfo)
            assert found.ply == ply == found.view["ply"]
            expected = wired(game, None)
            assert isinstance(expected, dict)
            for seat, player in enumerate(game.state.players):
                expected["players"][str(seat)]["hand"] = [card.name for card in player.cards()]
            assert found.view == expected
            for seat, player in expected["players"].items():
                assert len(found.walls[seat]) == player["alhambra"]["wall"]

    at_server(sqlite_url, work)


def test_a_position_that_is_none(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        key = (await server.upload(SHORTEST)).json()["key"]
        plies = alhambra.load(SHORTEST).ply
        answer = await server.get(f"/api/replays/{key}/positions/{plies + 1}")
        assert reason(answer) == (404, "no-such-position")
        assert reason(await server.get(f"/api/replays/{key}/positions/-1")) == (400, "invalid-request")
        assert reason(await server.get(f"/api/replays/{key}/positions/100001")) == (400, "invalid-request")
        for strange in ("x", "9" * 5000, "1.0", "%00"):
            assert reason(await server.get(f"/api/replays/{key}/positions/{strange}")) == (404, "not-found")

    at_server(sqlite_url, work)


def test_replays_are_kept_by_browsers(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        key = (await server.upload(SHORTEST)).json()["key"]
        table = await server.table("here", "link")
        await server.play(table)
        public, private = "public, max-age=86400, immutable", "private, max-age=86400, immutable"
        for path, keep in ((f"/api/replays/{key}", public), (f"/api/tables/{table}/replay", private)):
            tags = set()
            for address in (path, f"{path.removesuffix('/replay')}/positions/3"):
                answer = await server.get(address)
                assert answer.headers["cache-control"] == keep
                again = await server.get(address, **{"If-None-Match": answer.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")
                tags.add(answer.headers["etag"])
            assert len(tags) == 2

    at_server(sqlite_url, work)


def test_a_finished_table_and_its_record_tell_the_same(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        table = await server.table("here", "link", modules=("vizier", "camps"), options={"extra_action": "may"})
        game = await server.play(table)
        key = (await server.upload((await server.get(f"/api/tables/{table}/record")).text)).json()["key"]
        for there, here in ((f"tables/{table}/replay", f"replays/{key}"),):
            assert (await server.get(f"/api/{there}")).content == (await server.get(f"/api/{here}")).content
        for ply in (0, 1, 64, 65, game.ply):
            there = f"/api/tables/{table}/positions/{ply}"
            here = f"/api/replays/{key}/positions/{ply}"
            assert (await server.get(there)).content == (await server.get(here)).content

    at_server(sqlite_url, work)


# ------------------------------------------------------------------------------------------------------------- uploads


def test_the_same_game_is_kept_once(database: str) -> None:
    async def work(server: Server) -> None:
        first = (await server.upload(SHORTEST)).json()["key"]
        dressed = "# a comment\r\n" + SHORTEST.replace("\n", "\r\n").replace("[Game", '[Site "home \u0000"]\r\n[Game')
        assert (await server.upload(dressed)).json()["key"] == first
        kept = await server.hub.store.replay(first)
        assert kept == SHORTEST
        assert key_of(kept) == first
        archive_of(server.hub)._known.clear()
        assert (await server.get(f"/api/replays/{first}")).status_code == 200, "read from the store"
        named = SHORTEST.replace("[Game", '[Players "[\\"Ann\\", \\"Ben\\"]"]\n[Game')
        other = (await server.upload(named)).json()
        assert other["key"] != first
        assert other["names"] == ["Ann", "Ben"]

    at_server(database, work)


NO_NAMES = ["", "Ann, Ben", "[]", '["Ann"]', '["Ann", 3]', '["Ann", ""]', '["Ann", "\\u202eneB"]', '["Ann", "x" ' * 9]
NO_NAMES += ["[" * 5000, json.dumps(["Ann", "x" * 31]), '["Ann", "\\ud800"]', "{}", "null"]


@pytest.mark.parametrize("players", NO_NAMES, ids=lambda text: text[:20])
def test_names_that_are_none_are_left_out(players: str) -> None:
    escaped = players.replace("\\", "\\\\").replace('"', '\\"')
    opened = replayed(SHORTEST.replace("[Game", f'[Players "{escaped}"]\n[Game'))
    assert opened.names is None
    assert opened.text() == SHORTEST


def test_an_unfinished_record_can_be_uploaded(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        game = alhambra.load(SHORTEST)
        game.rewind(40)
        summary = (await server.upload(str(game.record))).json()
        assert (summary["plies"], summary["result"]) == (40, None)
        replay = (await server.get(f"/api/replays/{summary['key']}")).json()
        assert (replay["plies"], replay["result"]) == (40, None)

    at_server(sqlite_url, work)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (SHORTEST, "", "no header"),
        (SHORTEST, "\u0000", "not understood"),
        ("\n1. ", "\nfirst. ", "line 18: not understood: first."),
        ('[Seats "2"]', '[Seats "9"]', "9 seats: 2 to 6 can play"),
        ("\nend ", "\nend 9", "the record is damaged"),
        ("\n1. 0: take", "\n1. 0: sing", "move 1 (0: sing"),
        ("[Game", '[Components "{\\"' + "x" * 100_000 + '\\": 1}"]\n[Game', "xxxx"),
    ],
    ids=["empty", "nul", "turn", "seats", "end", "move", "components"],
)
def test_a_bad_record_is_refused_with_what_is_wrong(sqlite_url: str, old: str, new: str, told: str) -> None:
    assert old in SHORTEST

    async def work(server: Server) -> None:
        answer = await server.upload(SHORTEST.replace(old, new))
        assert reason(answer) == (400, "invalid-record")
        assert told in answer.json()["text"]
        assert len(answer.json()["text"]) < 400

    at_server(sqlite_url, work)


def test_too_much_is_refused_before_it_is_replayed(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        assert (await server.upload(SHORTEST)).status_code == 201
        answer = await server.upload(SHORTEST + "#" * (9000 - len(SHORTEST)))
        assert answer.status_code == 201
        answer = await server.upload(SHORTEST + "#" * (9001 - len(SHORTEST)))
        assert reason(answer) == (413, "record-too-large")
        with pytest.raises(Refused, match="record-too-large"):
            await origin_of(server.hub, OriginWish(ply=0, record="#" * 9001))

    at_server(sqlite_url, work, record_size=9000)
    head = '[Game "Alhambra"]\n'
    moves = "1. 0: " + "; ".join(["pass"] * (MOST_MOVES + 1))
    began = time.monotonic()
    with pytest.raises(Refused, match="record-too-long"):
        replayed(f"{head}{moves}\nend {MOST_MOVES + 1}\n")
    with pytest.raises(Refused, match="invalid-record"):
        replayed(f"{head}{moves.removesuffix('; pass')}\nend {MOST_MOVES}\n")
    assert time.monotonic() - began < 2


@pytest.mark.parametrize("body", [{}, {"record": 3}, {"record": SHORTEST, "more": 1}, [], None, "x"])
def test_what_is_no_upload(sqlite_url: str, body: object) -> None:
    async def work(server: Server) -> None:
        assert reason(await server.post("/api/replays", body)) == (400, "invalid-request")

    at_server(sqlite_url, work)


def test_a_replay_that_is_none(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        for path in ("", "/positions/0"):
            assert reason(await server.get(f"/api/replays/{UNKNOWN}{path}")) == (404, "no-such-replay")
            for strange in ("x", "%00" * 22, "ä" * 22, "a" * 22 + "%0A"):
                assert reason(await server.get(f"/api/replays/{strange}{path}")) == (400, "invalid-request")

    at_server(sqlite_url, work)


def test_uploads_are_replayed_two_at_a_time(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    running: list[int] = []
    most: list[int] = []
    lock = threading.Lock()

    def slow(text: str) -> Opened:
        with lock:
            running.append(1)
            most.append(len(running))
        time.sleep(0.02)
        with lock:
            running.pop()
        return replayed(text)

    async def work(server: Server) -> None:
        monkeypatch.setattr(records, "replayed", slow)
        answers = await asyncio.gather(*[server.upload(SHORTEST) for _ in range(8)])
        assert {answer.status_code for answer in answers} == {201}
        assert max(most) == 2

    at_server(sqlite_url, work)


def test_nobody_can_fill_the_database_with_records(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        statuses = [(await server.upload(SHORTEST)).status_code for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
        answer = await server.upload("nonsense")
        assert reason(answer) == (429, "too-many-uploads")
        assert 0 < int(answer.headers["retry-after"]) <= 1200

    at_server(sqlite_url, work, tables_per_hour=3)


def test_few_games_are_kept_ready() -> None:
    async def work() -> None:
        archive = Archive(Limits())
        opened = replayed(SHORTEST)
        for number in range(REMEMBERED):
            archive.keep(str(number), opened)
        assert archive.known("0") is opened
        archive.keep("one more", opened)
        assert archive.known("1") is None, "the one that was asked for longest ago"
        assert archive.known("0") is opened

    asyncio.run(work())


# ----------------------------------------------------------------------------------------------------------- no escape


def damaged(text: str, dice: random.Random) -> str:
    """A record with some of it cut out, doubled, swapped or replaced by something strange."""
    for _ in range(dice.choice([1, 1, 2, 5])):
        at = dice.randrange(len(text))
        to = min(len(text), at + dice.choice([1, 3, 10, 100]))
        lines = text.split("\n")
        words = text.split(" ")
        one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
        kind = dice.randrange(7)
        if kind == 0:
            text = text[:at] + text[to:]
        elif kind == 1:
            text = text[:at] + dice.choice('0123456789-;:|,[]"\\ \n\x00\x85\u2028é٣²') + text[at + 1 :]
        elif kind == 2:
            text = text[:at] + text[at:to] * dice.choice([2, 50]) + text[to:]
        elif kind == 3:
            lines[one], lines[other] = lines[other], lines[one]
            text = "\n".join(lines)
        elif kind == 4:
            text = text[:at] + dice.choice(["0", "-1", "9" * 30, "9" * 5000, "²", "1e999"]) + text[to:]
        elif kind == 5:
            words[dice.randrange(len(words))] = dice.choice(words)
            text = " ".join(words)
        else:
            header = dice.choice(["Seats", "Seed", "Edition", "Options", "Modules", "Result", "Generator", "Players"])
            value = dice.choice(["", "*", "999999999", "²", "ages=²,1", "dirk", "{}", "x" * 3000, "a=b=c", "-1", "[1]"])
            text = f'[{header} "{value}"]\n' + re.sub(rf"\[{header} [^\n]*\n", "", text)
        text = text or "#"
    return text


def refusal_of(text: str) -> Refused | None:
    try:
        replayed(text)
    except Refused as refusal:
        return refusal
    return None


def test_whatever_is_uploaded_is_replayed_or_refused() -> None:
    dice = random.Random(1)
    outcomes = {"replayed": 0, "refused": 0}
    for _ in range(400):
        text = damaged(dice.choice(list(GOLDEN.values())), dice)
        refusal = refusal_of(text)
        if refusal is None:
            again = replayed(text).text()
            assert replayed(again).text() == again
            outcomes["replayed"] += 1
        else:
            assert (refusal.reason, refusal.status) == ("invalid-record", 400)
            assert len(refusal.text("de")) < 400
            outcomes["refused"] += 1
    assert min(outcomes.values()) > 0


NESTED = ['{"base":' * 900 + "1" + "}" * 900, "[" * 50_000]
NESTED += ['{"base":{"money":{"values":' + "[" * depth + "]" * depth + "}}}" for depth in (900, 9000)]
ODD = ['{"base":{"money":{"copies":' + digits + "}}}" for digits in ("1" * 4200, "1e999")] + ["1" * 5000, "NaN", "{}"]


@pytest.mark.parametrize("components", [*NESTED, *ODD], ids=lambda text: f"{text[:28]} {len(text)}")
def test_strange_components_are_played_or_refused(components: str) -> None:
    escaped = components.replace('"', '\\"')
    text = SHORTEST.replace("[Game", f'[Components "{escaped}"]\n[Game')
    if components == "{}":
        assert replayed(text).text() == SHORTEST
        return
    with pytest.raises(Refused, match="invalid-record"):
        replayed(text)


# ------------------------------------------------------------------------------------------------------ play from here


def test_a_game_goes_on_from_a_record_a_replay_or_a_table(sqlite_url: str) -> None:
    async def work(server: Server) -> None:
        replay = (await server.upload(SHORTEST)).json()["key"]
        table = await server.table("here", "link")
        game = await server.play(table)
        for wish, past in (
            (OriginWish(ply=33, record="# mine\n" + SHORTEST), alhambra.load(SHORTEST)),
            (OriginWish(ply=0, replay=replay), alhambra.load(SHORTEST)),
            (OriginWish(ply=70, table=table), game.copy()),
        ):
            origin = await origin_of(server.hub, wish)
            assert origin.ply == wish.ply
            assert alhambra.load(parse_record(origin.record)).played == past.played
            kinds: list[SeatKind] = ["here", "link"]
            again = await server.table(*kinds, origin=origin)
            past.rewind(wish.ply)
            view = (await server.get(f"/api/tables/{again}/view", HOST)).json()["view"]
            assert view == wired(past, 0)

    at_server(sqlite_url, work)


def test_going_on_from_nowhere_is_refused(sqlite_url: str) -> None:
    plies = alhambra.load(SHORTEST).ply

    async def work(server: Server) -> None:
        replay = (await server.upload(SHORTEST)).json()["key"]
        for wish, why in (
            (OriginWish(ply=0), "origin-one"),
            (OriginWish(ply=0, record=SHORTEST, replay=replay), "origin-one"),
            (OriginWish(ply=0, replay=UNKNOWN), "no-such-replay"),
            (OriginWish(ply=0, table=UNKNOWN), "no-such-table"),
            (OriginWish(ply=0, record="nonsense"), "invalid-record"),
            (OriginWish(ply=plies + 1, record=SHORTEST), "no-such-position"),
            (OriginWish(ply=plies, replay=replay), "origin-over"),
        ):
            with pytest.raises(Refused, match=f"^{why}$"):
                await origin_of(server.hub, wish)

    at_server(sqlite_url, work)


def test_looking_at_a_position_leaves_the_game_as_it_is() -> None:
    game = alhambra.load(SHORTEST)
    past = position(game, 5)
    assert (past.ply, game.ply) == (5, len(parse_record(SHORTEST).moves))
    assert position(game, game.ply).over
