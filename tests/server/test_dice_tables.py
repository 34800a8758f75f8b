"""The dice game at tables of the server: alone, with others and with bots, through table, socket, store and replays."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator, Mapping
from typing import Any

import httpx
import msgspec
import pytest

from alhambra.core.record import parse_record
from alhambra.core.rng import KEYS
from alhambra.rollwrite.game import Game
from alhambra.rollwrite.state import crossing
from alhambra.server.refusals import Refused
from alhambra.server.store.entries import Live, Origin, Place, Plan, TimeOut, Written, decode, encode
from alhambra.server.tables.table import Table, new_game_of
from alhambra.titles import TITLES, Wishes, reopened
from alhambra.titles.roll_and_write.title import ROLL_AND_WRITE
from harness import Server, running_server
from lively import Watch, served
from people import Player, merged, new_table, play_whole_game, record_of
from quiet import Quiet, everything_said, quiet_table, run
from random_moves import moves_of

KEY = ROLL_AND_WRITE.key
HOST, ANN = 0, 1
LONG = 10**9  # milliseconds: longer than any clock here


def plan_for(people: int, bots: int = 0, **wishes: Any) -> Plan:
    places = [Place(kind="here", level="random"), *[Place(kind="link", level="random")] * (people - 1)]
    places += [Place(kind="bot", level="random")] * bots
    return Plan(title="Dice", game=KEY, places=tuple(places), edition="", **wishes)


def started(plan: Plan, key: int = 7) -> Table:
    table = Table("key")
    table.create(plan, "hash of 0", "Person 0", {}, 1)
    for seat, place in enumerate(plan.places):
        if place.kind == "link":
            table.join(seat, f"hash of {seat}", f"Person {seat}", 2)
    table.start(HOST, KEYS + key, "", 3)
    return table


def game_of(table: Table) -> Game:
    assert isinstance(table.game, Game)
    return table.game


def play(table: Table, move: str = "") -> None:
    """Whoever has to decide plays this, or what a bot of chance would."""
    seat = table.decider
    assert seat is not None
    chosen = move or str(random.Random(table.seq).choice(game_of(table).legal_moves))
    person = table.owner_of(seat)
    if person is None or table.seats[seat].bot:
        table.play_for(seat, chosen, table.seq)
    else:
        table.play(person, chosen, table.seq, table.seq, seat)


def from_entries(table: Table) -> Table:
    """The same table, as a server that was killed finds it."""
    stored = [encode(written.entry) for written in table.fresh]
    times = [written.at for written in table.fresh]
    return Table("key", [Written(n, at, decode(one)) for n, (at, one) in enumerate(zip(times, stored, strict=True), 1)])


# --------------------------------------------------------------------------------------------------- tables, no network


@pytest.mark.parametrize(
    ("people", "bots", "options"),
    [
        (1, 0, {}),
        (1, 0, {"solo_duel": True, "fictitious_players": 4}),
        (1, 1, {}),
        (2, 1, {"special_actions_per_turn": 2}),
        (5, 0, {}),
    ],
)
def test_a_table_is_its_entries(people: int, bots: int, options: dict[str, Any]) -> None:
    table = started(plan_for(people, bots, options=options))
    while table.status == "playing":
        play(table)
    assert table.winners() == game_of(table).winners != []
    again = from_entries(table)
    assert (game_of(again).scores, game_of(again).played) == (game_of(table).scores, game_of(table).played)
    assert again.winners() == table.winners()
    assert str(game_of(again).record) == str(game_of(table).record)


def test_alone_the_game_starts_at_once() -> None:
    table = started(plan_for(1))
    assert (table.status, table.decider, table.owner_of(0)) == ("playing", 0, HOST)
    assert len(game_of(table).state.rivals) == 2


def test_in_a_duel_somebody_without_a_seat_can_win() -> None:
    for key in range(30):
        table = started(plan_for(1, options={"solo_duel": True}), key)
        while table.status == "playing":
            play(table)
        if table.winners()[0] > 0:
            break
    assert set(table.winners()) <= {1, 2}
    assert from_entries(table).winners() == table.winners()


def test_who_gives_up_alone_ends_the_game_and_wins_nothing() -> None:
    table = started(plan_for(1))
    play(table)
    table.resign(HOST, 0, 9)
    assert (table.status, table.winners()) == ("over", [])
    assert from_entries(table).status == "over"
    with pytest.raises(Refused, match="over"):
        table.undo(HOST, 0, table.seq, 9)


def test_who_gives_up_among_three_is_played_for_by_a_bot() -> None:
    table = started(plan_for(2, 1))
    table.resign(ANN, 1, 9)
    assert table.status == "playing"
    while table.status == "playing":
        play(table)
    assert 1 not in table.winners()


@pytest.mark.parametrize("time_out", ["bot", "pass", "resign"])
@pytest.mark.parametrize("people", [1, 2])
def test_when_time_is_up(people: int, time_out: TimeOut) -> None:
    table = started(plan_for(people, pace=Live(60, 0), time_out=time_out))
    seat = table.decider
    assert seat is not None
    before = game_of(table).ply
    table.time_out(LONG)
    if time_out == "resign":
        assert table.status == "over"
        assert table.winners() == ([] if people == 1 else [1 - seat])
    elif time_out == "bot":
        assert table.seats[seat].bot == "random"
    else:
        assert game_of(table).ply == before + 1
        assert game_of(table).played[-1].verb in ("build", "coins")  # as little as the rules allow
        while table.status == "playing":
            table.time_out(table.changed + LONG)
        assert not {move.verb for move in game_of(table).played} & {"change", "second"}
    assert from_entries(table).status == table.status


# --------------------------------------------------------------------------------------------- going back (RW-COMP-05)


def test_among_people_a_change_can_be_taken_back_and_a_roll_cannot() -> None:
    table = started(plan_for(2))
    seat = table.decider
    assert seat is not None
    change = next(str(move) for move in game_of(table).legal_moves if move.verb == "change")
    play(table, change)
    table.undo(seat, None, table.seq, 9)
    assert (table.ply, table.question) == (0, None)
    play(table, "coins")  # all four dice are rolled
    table.undo(seat, 0, table.seq, 9)
    assert table.ply == 1
    assert table.question is not None
    assert table.question.waiting == {1 - seat}
    table.consent(1 - seat, True, 9)
    assert table.ply == 0


def test_a_building_can_be_taken_back_while_a_second_one_is_possible() -> None:
    """Nothing is rolled before that is decided."""
    for key in range(60):
        table = started(plan_for(2), key)
        seat = table.decider
        assert seat is not None
        builds = [str(move) for move in game_of(table).legal_moves if move.verb == "build"]
        for move in builds:
            play(table, move)
            if table.decider == seat and game_of(table).decision.kind == "second":  # type: ignore[union-attr]
                table.undo(seat, None, table.seq, 9)
                assert table.ply == 0
                return
            break
    raise AssertionError("nobody could build a second time")


def test_alone_one_goes_back_as_far_as_one_likes_and_the_dice_fall_as_they_did() -> None:
    """Nobody else is wronged; and playing the same again rolls the same."""
    table = started(plan_for(1))
    for _ in range(6):
        play(table)
    moves, dice = [str(move) for move in game_of(table).played], game_of(table).view(0).to_json()
    table.undo(HOST, 0, table.seq, 9)
    assert (table.ply, table.question) == (0, None)
    for move in moves:
        play(table, move)
    assert game_of(table).view(0).to_json() == dice


# --------------------------------------------------------------------------------------------------- chance and secrets


def test_dice_fall_from_the_key_of_the_table() -> None:
    first, second = (new_game_of(plan_for(3), KEYS + key) for key in (7, 8))
    assert first.record.headers["Generator"] == "blake2b"
    assert first.record.outcomes != second.record.outcomes


def test_played_on_from_the_middle_the_dice_to_come_are_new() -> None:
    known = ROLL_AND_WRITE.begin(Wishes(2), 5)
    for _ in moves_of(known, 5):
        pass
    for ply in (0, known.ply // 2, known.ply - 1):
        origin = Origin(str(known.record), ply)
        futures = []
        for key in (8, 9):
            game = new_game_of(msgspec.structs.replace(plan_for(2), origin=origin), KEYS + key)
            past = len(game.state.outcomes)
            if ply:
                assert game.state.outcomes == known.state.outcomes[:past]
            for _ in moves_of(game, key * 2):
                pass
            assert reopened(parse_record(str(game.record))).scores == game.scores
            futures.append(game.state.outcomes[past:])
        assert futures[0] != futures[1]


def twins(people: int, ply: int, **wishes: Any) -> tuple[Quiet, Quiet]:
    """Two tables with the same past; their dice to come have nothing to do with each other."""
    known = ROLL_AND_WRITE.begin(Wishes(people), 11)
    for _ in moves_of(known, 11):
        pass
    plan = msgspec.structs.replace(plan_for(people, **wishes), origin=Origin(str(known.record), ply))
    return tuple(run_together(quiet_table(plan, KEYS + key) for key in (1, 2)))  # type: ignore[return-value]  # two


def run_together(tables: Iterator[Any]) -> list[Quiet]:
    async def work() -> list[Quiet]:
        return [await one for one in tables]

    found: list[Quiet] = run(work())
    return found


@pytest.mark.parametrize("people", [1, 2, 3])
def test_dice_to_come_change_no_byte(people: int) -> None:
    """Everything that anybody can get out of the server, until the next dice are rolled."""

    async def said(quiet: Quiet, doubtful: list[str], change: str) -> list[list[bytes]]:
        heard = [await everything_said(quiet, client, doubtful) for client in [*quiet.seats, quiet.watcher]]
        if change:
            for client in [*quiet.seats, quiet.watcher]:
                client.heard.clear()
            await quiet.move(change)
            heard += [client.heard.copy() for client in [*quiet.seats, quiet.watcher]]
        return heard

    compared = 0
    for ply in range(1, 40, 3):
        one, other = twins(people, ply)
        game = one.room.table.game
        assert game is not None
        if game.over:
            break
        changes = [str(move) for move in game.legal_moves if move.verb == "change"]
        doubtful = [*[str(move) for move in game.legal_moves[:4]], "build 1,1", "second", "sing"]
        told = [run(said(quiet, doubtful, changes[0] if changes else "")) for quiet in (one, other)]
        assert told[0] == told[1]
        compared += len(told[0])
        other_game = other.room.table.game
        assert other_game is not None
        futures = []
        for table in (game, other_game):
            future = table.copy()
            for _ in moves_of(future, 2):
                pass
            futures.append(future.state.outcomes)
        assert futures[0] != futures[1]  # the comparison means something
    assert compared > 20


def test_what_was_rolled_would_be_heard() -> None:
    """The comparison above can fail: after a roll the two tables differ."""
    one, other = twins(2, 4)
    for quiet in (one, other):
        game = quiet.room.table.game
        assert game is not None
        for _ in range(3):
            run(quiet.move(str(game.legal_moves[-1])))
    assert one.watcher.heard != other.watcher.heard


# -------------------------------------------------------------------------------------------------------------- patches


@pytest.mark.parametrize(("people", "options"), [(1, {"solo_duel": True}), (2, {}), (4, {})])
def test_patches_add_up_to_the_whole_view(people: int, options: dict[str, Any]) -> None:
    async def work() -> None:
        quiet = await quiet_table(plan_for(people, options=options), KEYS + 5)
        game = quiet.room.table.game
        assert isinstance(game, Game)
        for _ in range(200):
            if game.over:
                break
            await quiet.move(str(random.Random(game.ply).choice(game.legal_moves)))
            for eye, client in [*enumerate(quiet.seats), (None, quiet.watcher)]:
                whole = json.loads(ROLL_AND_WRITE.face().scribe().everything(game, eye)[0])
                assert added_up(client.heard) == whole
        assert game.over
        view = added_up(quiet.watcher.heard)
        assert [view["players"][str(seat)]["score"] for seat in range(people)] == game.scores
        built = [[crossing(cell) for cell in range(36) if player.has(cell)] for player in game.state.players]
        assert [view["players"][str(seat)]["built"] for seat in range(people)] == built
        assert view["standings"] == [*game.scores, *[rival.points for rival in game.state.rivals]]

    run(work())


def added_up(heard: list[bytes]) -> Mapping[str, Any]:
    view: Any = {}
    for message in [json.loads(one) for one in heard]:
        view = message["view"] if message["type"] == "sync" else merged(view, message.get("view", {}))
    found: Mapping[str, Any] = view
    return found


# ----------------------------------------------------------------------------------------------------------------- HTTP


def test_what_can_be_chosen_and_why_not(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        library = (await client.get(f"/api/library?game={KEY}")).json()
        assert library["seats"] == {"least": 1, "most": 5}
        assert [option["key"] for option in library["options"]] == [
            "special_actions_per_turn",
            "fictitious_players",
            "solo_duel",
        ]
        mix = {"game": KEY, "seats": 1, "options": {"fictitious_players": 3}}
        verdict = (await client.post("/api/library/check", json=mix)).json()
        assert (verdict["ok"], verdict["options"]["fictitious_players"]) == (True, 3)
        for wrong, reason in (
            ({"seats": 0}, "setup-seats"),
            ({"seats": 6}, "setup-seats"),
            ({"seats": 2}, "rw-setup-solo"),
            ({"options": {"fictitious_players": 9}}, "setup-value"),
            ({"options": {"ages": [1]}}, "setup-option"),
            ({"modules": ["camps"]}, "setup-other"),
            ({"edition": "2024"}, "setup-other"),
        ):
            for language in ("fr", "en", "de"):
                asked = await client.post(f"/api/library/check?language={language}", json={**mix, **wrong})
                told = asked.json()
                assert (told["ok"], told["reason"]) == (False, reason), wrong
                assert told["text"]

    run(with_server(sqlite_url, work))


def test_a_table_for_one_over_http(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        seats = [{"kind": "here"}]
        wish = {"name": "Anna", "game": KEY, "seats": seats, "options": {"solo_duel": True}, "start": True}
        opened = await client.post("/api/tables", json=wish)
        assert opened.status_code == 201, opened.text
        table = opened.json()["table"]
        assert table["status"] == "playing"
        assert table["setup"] == {"game": KEY, "edition": "", "modules": [], "options": {"solo_duel": True}}
        refused = await client.get(f"/api/tables/{table['key']}/record")
        assert (refused.status_code, refused.json()["reason"]) == (409, "not-over")  # the seed would tell the dice
        many = await client.post("/api/tables", json={**wish, "seats": [{"kind": "bot"}] * 6})
        assert many.status_code == 400
        board = await client.post("/api/tables", json={"name": "Anna", "seats": seats})
        assert (board.status_code, board.json()["reason"]) == (400, "setup-seats")
        bot = await client.post("/api/tables", json={**wish, "seats": [{"kind": "here", "level": "nobody"}]})
        assert bot.json()["reason"] == "unknown-bot"

    run(with_server(sqlite_url, work))


async def with_server(url: str, work: Any) -> None:
    async with served(url, Watch()) as it, it.client() as client:
        await work(client)


def test_a_server_that_does_not_know_the_game_says_so(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of the time before it: the table is there, and cannot be read."""

    async def whole() -> None:
        async with served(sqlite_url, Watch()) as it:
            room, _ = await it.hub.create(plan_for(1), "anna", "Anna")
            key = room.table.key
        monkeypatch.delitem(TITLES, KEY)
        async with served(sqlite_url, Watch()) as it, it.client() as client:
            answer = await client.get(f"/api/tables/{key}")
            assert (answer.status_code, answer.json()["reason"]) == (503, "storage-failed")
            assert (await client.get("/health")).status_code == 200
            assert (await client.get(f"/api/library?game={KEY}")).status_code in (400, 404)

    run(whole())


# -------------------------------------------------------------------------------------------------- a server of its own


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('dice')}/dice.sqlite"
    with running_server(database, bot_pause=0, limit_message_burst=0, limit_tables_per_hour=0) as running:
        yield running


@pytest.mark.parametrize(("people", "bots"), [(1, 0), (1, 2), (2, 0), (3, 2)])
def test_people_and_bots_play_it_over_sockets(server: Server, people: int, bots: int) -> None:
    party = new_table(server, people, bots, game=KEY)
    players = asyncio.run(play_whole_game(party))
    assert all(player.over for player in players)
    check_replays(server, party.key, players[0])


def test_a_duel_over_sockets_can_be_lost(server: Server) -> None:
    for _ in range(12):
        party = new_table(server, 1, game=KEY, options={"solo_duel": True})
        (player,) = asyncio.run(play_whole_game(party))
        check_replays(server, party.key, player)
        if player.table["winners"][0] > 0:
            return
    raise AssertionError("twelve duels of chance were won")


def test_spectators_of_a_solo_game_see_every_die(server: Server) -> None:
    async def work() -> None:
        party = new_table(server, 1, game=KEY)
        async with server.socket(party.key, party.tokens[0]) as own, server.socket(party.key) as other:
            player, watcher = Player(own, 1), Player(other)
            await player.hear()
            await watcher.hear()
            await player.play_on()
            while not watcher.over:
                await watcher.hear()
            assert watcher.view["players"] == player.view["players"]
            assert watcher.events == player.events
            assert {event["event"] for event in watcher.events} >= {"dice", "rival", "final scoring", "end"}

    asyncio.run(work())


def test_two_people_play_it_and_play_on_from_the_middle(server: Server) -> None:
    party = new_table(server, 2, game=KEY)
    players = asyncio.run(play_whole_game(party))
    check_replays(server, party.key, players[0])
    with server.client() as host:
        seats = [{"kind": "here"}, {"kind": "bot", "level": "random"}]
        wish = {"name": "Host", "seats": seats, "origin": {"ply": 9, "table": party.key}, "start": True}
        opened = host.post("/api/tables", json=wish).json()
        assert opened["table"]["setup"]["game"] == KEY
        alone = {**wish, "seats": seats[:1]}
        assert host.post("/api/tables", json=alone).json()["reason"] == "origin-seats"


def test_several_workers_know_it(postgres_url: str) -> None:
    with running_server(postgres_url, workers=2, bot_pause=0, limit_message_burst=0) as server:
        for people, bots in ((1, 0), (2, 1)):
            party = new_table(server, people, bots, game=KEY)
            players = asyncio.run(play_whole_game(party))
            check_replays(server, party.key, players[0])


def check_replays(server: Server, key: str, player: Player) -> None:
    """The record replays, and what is uploaded can be looked at move by move."""
    text = record_of(server, key)
    game = reopened(parse_record(text))
    assert isinstance(game, Game)
    assert (game.scores, game.winners) == (player.table["scores"], player.table["winners"])
    with server.client() as client:
        replay = client.post("/api/replays", json={"record": text}).json()
        assert (replay["game"], replay["plies"]) == (KEY, game.ply)
        found = client.get(f"/api/replays/{replay['key']}").json()
        assert (found["setup"]["game"], len(found["moves"])) == (KEY, game.ply)
        for ply in (0, game.ply // 2, game.ply):
            past = game.copy()
            past.rewind(ply)
            position = client.get(f"/api/replays/{replay['key']}/positions/{ply}").json()
            for seat, sheet in enumerate(past.state.players):
                told = position["view"]["players"][str(seat)]
                assert (told["yellow"], told["blue"], told["coins"]) == (sheet.yellow, sheet.blue, sheet.coins)
                assert told["built"] == [crossing(cell) for cell in range(36) if sheet.has(cell)]
