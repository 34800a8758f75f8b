"""Bots at tables: they play beside people, take over for those who go, and go on after a restart."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import alhambra
from alhambra.server.refusals import Refused
from alhambra.server.settings import Settings
from alhambra.server.store.entries import Place, Plan, Played, Substituted
from alhambra.server.tables.hub import FORGOTTEN, RESCUE, Hub
from alhambra.server.tables.players import Question
from alhambra.server.tables.steward import Steward
from alhambra.server.tables.table import ABSENT, Table
from alhambra.titles import TITLES
from harness import running_server
from lively import (
    NEVER,
    Company,
    QuickThinkers,
    Served,
    Watch,
    lively_hub,
    playing,
    served,
    settled,
    two_workers,
    watch_of,
)
from people import Player, new_table, record_of
from quiet import SECRETS, run
from stored import opened

WITH_BOTS = (0, None, None)


async def refusal(company: Company, do: Callable[[Table, int], None]) -> str:
    """Why this cannot be done."""
    with pytest.raises(Refused) as error:
        await company.act(do)
    return error.value.reason


# ------------------------------------------------------------------------------------------------------------- playing


def test_bots_play_until_a_person_has_to() -> None:
    async def work() -> None:
        company = await playing(lively_hub(), WITH_BOTS)
        anna = await company.enter(0)
        while not company.game.over:
            await company.bots_are_done()
            if company.table.decider is not None:
                assert company.table.decider == 0
                assert (await anna.plays(company.some_move()))["type"] == "update"
        assert anna.table["status"] == "over"
        assert anna.events == [event.to_json() for event in company.table.history(-1)]
        entries = await company.hub.store.entries(company.table.key)
        played = [one.entry for one in entries if isinstance(one.entry, Played)]
        assert {(entry.seat, entry.by) for entry in played} == {(0, 0), (1, None), (2, None)}

    run(work())


EVERY_BOT = [(title.key, level) for title in TITLES.values() for level in title.bots() if level != "idle"]


@pytest.mark.parametrize(("game", "level"), EVERY_BOT)
def test_bots_of_every_game_sit_at_tables(game: str, level: str) -> None:
    """They answer the moves of a person, at the level that the host has chosen."""

    async def work() -> None:
        hub = lively_hub()
        places = (Place(kind="here"), Place(kind="bot", level=level), Place(kind="bot", level=level))
        edition = TITLES[game].choices().edition or ""
        room, _ = await hub.create(Plan(title="", places=places, game=game, edition=edition), SECRETS[0], "Anna")
        company = Company(hub, room)
        await company.act(lambda table, now: table.start(0, 1, "", now))
        dice = random.Random(1)
        for _ in range(5):
            await company.bots_are_done()
            assert (company.table.decider, company.table.status) == (0, "playing")
            assert company.table.game is not None
            await company.play(str(dice.choice(company.table.game.legal_moves)))
        await company.bots_are_done()
        entries = [one.entry for one in await hub.store.entries(company.table.key)]
        assert {entry.seat for entry in entries if isinstance(entry, Played) and entry.by is None} == {1, 2}

    run(work())


def test_a_game_of_bots_needs_nobody() -> None:
    async def work() -> None:
        company = await playing(lively_hub(), WITH_BOTS)
        await company.act(lambda table, now: table.substitute(0, 0, "random", 0, now))
        await company.bots_are_done()
        assert company.table.status == "over"

    run(work())


def test_seats_that_stayed_free_are_filled() -> None:
    async def work() -> None:
        hub = lively_hub()
        company = await playing(hub, (0, None))
        table = company.table
        assert [seat.bot for seat in table.seats] == ["", "random"]
        anna = await company.enter(0)
        assert [seat["bot"] for seat in anna.table["seats"]] == ["", "random"]
        assert [seat["person"] for seat in anna.table["seats"]] == [0, None]

    run(work())


def test_what_a_bot_thought_is_forgotten_when_the_table_has_changed() -> None:
    """The owner of a seat comes back while the bot thinks: the bot's move is not played."""

    class Slow(QuickThinkers):
        async def choose(self, question: Question) -> str:
            asked.append(question)
            await thought.wait()
            return await super().choose(question)

    asked: list[Question] = []

    async def work() -> None:
        company = await playing(lively_hub(), (0, 1))
        company.hub.thinkers = Slow()
        await company.act(lambda table, now: table.substitute(0, 0, "random", 0, now))
        await settled()
        assert len(asked) == 1
        await company.act(lambda table, now: table.come_back(0, 0, now))
        thought.set()
        await company.bots_are_done()
        assert company.game.ply == 0
        anna = await company.enter(0)
        assert (await anna.plays(company.some_move()))["type"] == "update"

    thought = asyncio.Event()
    run(work())


def test_whoever_plays_with_bots_only_may_go_back_alone() -> None:
    async def work() -> None:
        company = await playing(lively_hub(), WITH_BOTS)
        anna = await company.enter(0)
        await company.bots_are_done()
        for _ in range(3):
            await anna.plays(company.some_move("take"))
            await company.bots_are_done()
        assert (await anna.asks("undo", seq=company.table.seq, ply=0))["type"] == "update"
        await company.bots_are_done()
        assert company.table.decider == 0
        assert anna.view["ply"] == company.game.ply < 4

    run(work())


def test_a_bot_that_fails_is_asked_again_later(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(QuickThinkers):
        async def choose(self, question: Question) -> str:
            raise ZeroDivisionError

    async def work() -> None:
        company = await playing(lively_hub(), (0, 1))
        hub = company.hub
        hub.thinkers = Broken()
        await company.act(lambda table, now: table.substitute(0, 0, "random", 0, now))
        await settled()
        assert company.room.bot_task is None
        assert company.game.ply == 0
        hub.thinkers = QuickThinkers()
        hub.drive(company.room)
        await company.bots_are_done()
        assert company.game.ply > 0

    caplog.set_level(logging.CRITICAL)
    run(work())


# --------------------------------------------------------------------------------------------------------- after a halt


class Halted:
    """A server that was killed while a bot had to move, and its successor at the same database."""

    def __init__(self, hub: Hub, company: Company) -> None:
        self.hub = hub
        self.company = company
        self.watch = watch_of(hub)
        self.steward = Steward(hub)


@asynccontextmanager
async def halted(database: str) -> AsyncIterator[Halted]:
    watch = Watch()
    async with opened(database) as store:
        before = lively_hub(store, watch, bot_pause=NEVER)
        company = await playing(before, WITH_BOTS)
        while company.table.bot_to_move() is None:
            await company.play("", "take")
        key = company.table.key
    async with opened(database) as store:
        hub = lively_hub(store, watch)
        yield Halted(hub, Company(hub, await hub.room(key)))
        await hub.stop()
    await before.stop()


def test_after_a_restart_bots_go_on_though_nobody_is_there(sqlite_url: str) -> None:
    async def work() -> None:
        async with halted(sqlite_url) as it:
            ply = it.company.game.ply
            await it.steward._round(it.hub.now())
            await settled()
            assert it.company.game.ply == ply  # their former server may still be at work
            it.watch.wait(RESCUE / 1000)
            await it.steward._round(it.hub.now())
            await it.company.bots_are_done()
            assert it.company.table.decider == 0
            assert it.company.game.ply > ply

    run(work())


def test_after_a_restart_bots_go_on_when_somebody_comes(sqlite_url: str) -> None:
    async def work() -> None:
        async with halted(sqlite_url) as it:
            ply = it.company.game.ply
            await it.company.enter(0)
            await settled()
            await it.company.bots_are_done()
            assert it.company.table.decider == 0
            assert it.company.game.ply > ply

    run(work())


def test_another_worker_is_given_time_to_remember_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        here, there = two_workers()
        here.settings = there.settings = Settings(bot_pause=NEVER)
        company = await playing(here, WITH_BOTS)
        while company.table.bot_to_move() is None:
            await company.play("", "take")
        twin = Company(there, await there.room(company.table.key))
        await twin.enter(0)
        await asyncio.sleep(0.01)
        assert not twin.bot_thinks()
        watch_of(there).wait(FORGOTTEN / 1000)
        await asyncio.sleep(0.1)
        assert twin.bot_thinks()
        for hub in (here, there):
            await hub.stop()

    monkeypatch.setattr("alhambra.server.tables.hub.FORGOTTEN", 50)
    run(work())


def test_a_person_and_bots_play_to_the_end_through_a_power_cut(tmp_path: Path) -> None:
    with running_server(f"sqlite:///{tmp_path}/tables.sqlite", bot_pause=0, limit_message_burst=0) as server:
        party = new_table(server, 1, bots=2, level="easy")

        async def visit(moves: int) -> Player:
            async with asyncio.timeout(60), server.socket(party.key, party.tokens[0]) as socket:
                player = Player(socket, seed=moves)
                await player.hear()
                await player.play_on(moves)
                return player

        asyncio.run(visit(4))
        server.restart()
        player = asyncio.run(visit(10**6))
        game = alhambra.load(record_of(server, party.key))
        assert game.over
        assert player.table["scores"] == game.scores
        assert "Traceback" not in server.log


# -------------------------------------------------------------------------------------------------------- substitutes


class Pair:
    """Two people at a table of the whole program."""

    def __init__(self, it: Served, key: str, anna: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
        self.it = it
        self.key = key
        self.anna = anna
        self.ben = ben

    async def company(self) -> Company:
        return Company(self.it.hub, await self.it.hub.room(self.key))

    async def post(self, client: httpx.AsyncClient, path: str, **body: Any) -> tuple[int, str]:
        answer = await client.post(f"/api/tables/{self.key}/{path}", json=body)
        return answer.status_code, answer.json().get("reason", "")


@asynccontextmanager
async def pair(database: str, **settings: Any) -> AsyncIterator[Pair]:
    async with served(database, Watch(), **settings) as it, it.client() as anna, it.client() as ben:
        seats = [{"kind": "here", "level": "random"}, {"kind": "link", "level": "random"}]
        opened = (await anna.post("/api/tables", json={"name": "Anna", "seats": seats})).json()
        found = Pair(it, opened["table"]["key"], anna, ben)
        token = opened["links"][0]["url"].partition("#")[2]
        assert await found.post(ben, "join", name="Ben", token=token) == (200, "")
        assert await found.post(anna, "start") == (200, "")
        yield found


def test_a_bot_takes_over_when_its_owner_asks_and_gives_back(sqlite_url: str) -> None:
    async def work() -> None:
        async with pair(sqlite_url) as it:
            company = await it.company()
            ben = await it.it.enter(it.key, it.ben)
            assert await it.post(it.anna, "seats/0/bot") == (200, "")
            await company.bots_are_done()
            assert (company.table.decider, ben.table["seats"][0]["bot"]) == (1, "random")
            assert await it.post(it.anna, "seats/0/bot") == (409, "bot-plays")
            assert await it.post(it.ben, "seats/0/return") == (403, "not-your-seat")
            assert await it.post(it.anna, "seats/0/return") == (200, "")
            assert ben.table["seats"][0]["bot"] == ""
            assert await it.post(it.anna, "seats/0/return") == (409, "nobody-substitutes")
            await ben.plays(company.some_move("take"))
            assert company.room.bot_task is None
            assert company.table.decider == 0

    run(work())


def test_others_are_replaced_only_when_they_have_been_away(sqlite_url: str) -> None:
    async def work() -> None:
        async with pair(sqlite_url) as it, it.it.client() as stranger:
            watch, company = it.it.watch, await it.company()
            anna = await it.it.enter(it.key, it.anna)
            watch.wait(ABSENT / 1000 + 1)
            assert await it.post(it.ben, "seats/0/bot") == (409, "still-there")  # for as long as they are connected
            it.it.hub.leave(anna)
            watch.wait(ABSENT / 1000 - 1)
            assert await it.post(it.ben, "seats/0/bot") == (409, "still-there")
            assert await it.post(stranger, "seats/0/bot") == (403, "not-a-player")
            watch.wait(1)
            assert await it.post(it.ben, "seats/0/bot", level="no such bot") == (400, "unknown-bot")
            assert await it.post(it.ben, "seats/0/bot") == (200, "")
            entries = await it.it.hub.store.entries(it.key)
            substituted = [one.entry for one in entries if isinstance(one.entry, Substituted)]
            assert substituted == [Substituted(0, "random", "absent")]
            await company.bots_are_done()
            assert company.table.decider == 1
            back = await it.it.enter(it.key, it.anna)
            assert await back.refused("play", move="pass", seq=company.table.seq) == "bot-plays"
            assert await it.post(it.anna, "seats/0/return") == (200, "")
            assert back.table["seats"][0]["bot"] == ""

    run(work())


def test_whoever_gives_up_is_played_for_and_cannot_come_back(sqlite_url: str) -> None:
    async def work() -> None:
        async with served(sqlite_url, Watch()) as it:
            company = await playing(it.hub, (0, 1, 2))
            anna = await company.enter(0)
            await company.act(lambda table, now: table.resign(0, 0, now))
            await company.bots_are_done()
            assert company.table.decider == 1
            assert anna.table["seats"][0]["resigned"] is True
            assert await refusal(company, lambda table, now: table.come_back(0, 0, now)) == "resigned"
            while company.table.status == "playing":
                await company.play()
                await company.bots_are_done()
            assert 0 not in anna.table["winners"]

    run(work())
