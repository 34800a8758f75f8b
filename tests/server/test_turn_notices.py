"""Turn notices from the wish of a player to a receiver on the web: once for each turn, and not to who is there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from alhambra.server.notices import PAUSES, signature
from alhambra.server.store import StorageFailed, Store, Write
from alhambra.server.store.committer import Settled
from alhambra.server.tables.hub import RESCUE, Hub
from alhambra.server.tables.steward import Steward
from lively import Company, Guest, Served, Watch, lively_hub, served, settled
from quiet import run
from receivers import Receiver, receiver

DELAY = 60.0  # seconds that a player may be away


class Club:
    """The whole program with a table of two, one of whom wants to be told."""

    def __init__(self, it: Served, hook: Receiver, key: str, anna: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
        self.it = it
        self.hook = hook
        self.key = key
        self.anna = anna
        self.ben = ben  # who wants to be told
        self.secret = ""  # that signs the notices
        self.watch = it.watch

    @property
    def hub(self) -> Hub:
        return self.it.hub

    async def company(self) -> Company:
        return Company(self.hub, await self.hub.room(self.key))

    async def wish(self) -> None:
        answer = await self.ben.put(f"/api/tables/{self.key}/notices", json={"webhook": self.hook.url})
        assert answer.status_code == 200, answer.text
        self.secret = answer.json()["key"]

    async def turn_of_ben(self) -> None:
        """Anna plays until it is Ben's turn."""
        company = await self.company()
        while company.table.decider != 1:
            await company.play("", "take")

    async def look(self, seconds: float = 0, steward: Steward | None = None) -> None:
        """After so many seconds the steward looks; deliveries that it starts are waited for."""
        self.watch.wait(seconds)
        await (steward or self.it.steward)._round(self.hub.now())
        await idle(self.hub if steward is None else steward.hub)

    async def waiting(self) -> int:
        """How many notices are kept."""
        return len(await self.hub.store.due_turns(10**15, 100))


async def idle(hub: Hub) -> None:
    """Until nothing is under way any more but what waits for spectators."""
    for _ in range(200):
        await settled()
        if not [task for task in hub._tasks if "_notify" in repr(task)]:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("a delivery never ended")


@asynccontextmanager
async def club(database: str, **settings: Any) -> AsyncIterator[Club]:
    watch = Watch()
    async with (
        receiver() as hook,
        served(database, watch, notice_delay=DELAY, **settings) as it,
        it.client() as anna,
        it.client() as ben,
    ):
        wishes = {"name": "Anna", "title": "Friday", "seats": [{"kind": "here"}, {"kind": "link"}]}
        opened = (await anna.post("/api/tables", json=wishes)).json()
        key, token = opened["table"]["key"], opened["links"][0]["url"].partition("#")[2]
        assert (await ben.post(f"/api/tables/{key}/join", json={"name": "Ben", "token": token})).status_code == 200
        await it.hub.act(key, lambda table, now: table.start(0, 1, "", now))  # with a seed that lets Anna begin
        found = Club(it, hook, key, anna, ben)
        await found.wish()
        yield found


# --------------------------------------------------------------------------------------------------------- one notice


def test_a_notice_is_sent_signed_and_once(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url, public_url="http://play.example.org") as it:
            await it.turn_of_ben()
            await it.look(DELAY - 1)
            assert it.hook.received == []
            await it.look(1)
            (found,) = it.hook.received
            company = await it.company()
            assert found.path == "/hook"
            assert found.turn == {
                "type": "turn",
                "version": 1,
                "table": it.key,
                "seq": company.table.seq,
                "seat": 1,
                "name": "Ben",
                "link": f"http://play.example.org/t/{it.key}",
            }
            headers = found.headers
            assert headers["x-alhambra-delivery"] == f"{it.key}-{company.table.seq}-1"
            expected = signature(it.secret, headers["x-alhambra-timestamp"], found.body)
            assert headers["x-alhambra-signature"] == expected
            for _ in range(5):
                await it.look(RESCUE)
            assert len(it.hook.received) == 1
            assert await it.waiting() == 0

    run(work())


def test_every_turn_has_its_notice(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            company = await it.company()
            for _ in range(3):
                await it.turn_of_ben()
                await it.look(DELAY)
                await company.play("", "take")
            seqs = [one.turn["seq"] for one in it.hook.received]
            assert len(seqs) == 3
            assert seqs == sorted(set(seqs))

    run(work())


def test_only_those_who_wish_are_told(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            company = await it.company()
            assert company.table.decider == 0  # Anna, who wants nothing
            await it.look(DELAY)
            assert (await it.ben.delete(f"/api/tables/{it.key}/notices")).status_code in (200, 204)
            await it.turn_of_ben()
            await it.look(DELAY)
            assert it.hook.received == []
            assert await it.waiting() == 0

    run(work())


def test_a_wish_that_ends_takes_its_notices_along(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            await it.turn_of_ben()
            assert await it.waiting() == 1
            await it.ben.delete(f"/api/tables/{it.key}/notices")
            await it.look(DELAY)
            assert it.hook.received == []
            assert await it.waiting() == 0

    run(work())


# ------------------------------------------------------------------------------------------------- who is there, or was


async def comes(it: Club) -> Guest:
    return await it.it.enter(it.key, it.ben)


def test_nobody_is_told_while_connected(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            await it.turn_of_ben()
            ben = await comes(it)
            for _ in range(5):
                await it.look(DELAY)
            assert it.hook.received == []
            it.hub.leave(ben)  # without having played: now they are told
            await it.look(DELAY)
            assert len(it.hook.received) == 1

    run(work())


def test_whoever_was_told_and_came_and_went_is_not_told_again(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            await it.turn_of_ben()
            await it.look(DELAY)
            ben = await comes(it)
            assert (await ben.asks("undo", seq=ben.seq, ply=0))["type"] == "update"  # a question, in their own turn
            it.hub.leave(ben)
            for _ in range(3):
                await it.look(DELAY)
            assert len(it.hook.received) == 1

    run(work())


def test_whoever_takes_a_move_back_is_still_in_the_same_turn(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            company = await it.company()
            await it.turn_of_ben()
            while not [move for move in company.game.legal_moves if move.verb == "buy"]:
                await company.play("", "take")
                await it.turn_of_ben()
            await it.look(DELAY)
            told = len(it.hook.received)
            ben = await comes(it)
            await ben.plays(company.some_move("buy"))
            assert company.table.decider == 1
            assert (await ben.asks("undo", seq=ben.seq))["view"]["ply"] == company.game.ply
            it.hub.leave(ben)
            for _ in range(3):
                await it.look(DELAY)
            assert len(it.hook.received) == told

    run(work())


def test_a_notice_is_dropped_when_the_turn_is_over(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            await it.turn_of_ben()
            company = await it.company()
            await company.play("", "take")
            assert company.table.decider == 0
            await it.look(DELAY)
            assert it.hook.received == []
            assert await it.waiting() == 0

    run(work())


def test_nobody_is_told_for_a_bot(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url, bot_pause=3600.0) as it:
            company = await it.company()
            await company.act(lambda table, now: table.substitute(1, 1, "random", 0, now))
            await it.turn_of_ben()
            await it.look(DELAY)
            assert it.hook.received == []
            assert await it.waiting() == 0

    run(work())


# ------------------------------------------------------------------------------------------------------ trying again


def test_what_fails_is_tried_again_and_later_each_time(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            it.hook.status = 503
            await it.turn_of_ben()
            await it.look(DELAY)
            for number, pause in enumerate(PAUSES, 1):
                assert len(it.hook.received) == number
                await it.look(pause - 1)
                assert len(it.hook.received) == number
                await it.look(1)
            assert len(it.hook.received) == len(PAUSES) + 1
            await it.look(86_400)
            assert len(it.hook.received) == len(PAUSES) + 1  # enough is enough
            assert await it.waiting() == 0
            assert len({one.headers["x-alhambra-delivery"] for one in it.hook.received}) == 1
            assert len({one.body for one in it.hook.received}) == 1

    run(work())


def test_what_arrived_at_the_second_attempt_is_not_sent_again(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            it.hook.status = 500
            await it.turn_of_ben()
            await it.look(DELAY)
            it.hook.status = 200
            for _ in range(5):
                await it.look(PAUSES[-1])
            assert len(it.hook.received) == 2
            assert await it.waiting() == 0

    run(work())


def test_what_is_refused_for_good_is_not_tried_again(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            it.hook.status = 410
            await it.turn_of_ben()
            for _ in range(4):
                await it.look(PAUSES[-1])
            assert len(it.hook.received) == 1
            assert await it.waiting() == 0

    run(work())


def test_nothing_is_tried_again_when_the_turn_is_over(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            it.hook.status = 500
            await it.turn_of_ben()
            await it.look(DELAY)
            company = await it.company()
            await company.play("", "take")
            await it.look(PAUSES[0])
            assert len(it.hook.received) == 1
            assert await it.waiting() == 0

    run(work())


# -------------------------------------------------------------------------------------- restarts, and several workers


def test_notices_survive_a_restart_and_none_is_sent_twice(postgres_url: str) -> None:
    """One server goes while a notice waits, the next one when it was sent: each is sent once."""

    async def work() -> None:
        async with club(postgres_url) as it:
            await it.turn_of_ben()
            watch, hook, key = it.watch, it.hook, it.key
            watch.wait(DELAY)
            async with served(postgres_url, watch, notice_delay=DELAY) as second:
                await second.look()
                await idle(second.hub)
                assert len(hook.received) == 1
            watch.wait(RESCUE)
            async with served(postgres_url, watch, notice_delay=DELAY) as third:
                await third.look()
                company = Company(third.hub, await third.hub.room(key))
                await company.act(lambda table, now: table.undo(1, 0, table.seq, now))  # asked in the same turn
                watch.wait(DELAY)
                await third.look()
                await idle(third.hub)
            assert len(hook.received) == 1

    run(work())


def test_two_stewards_send_it_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            other = shared_twin(it.hub.store, it.watch, monkeypatch)
            stewards = [it.it.steward, Steward(other)]
            for _ in range(3):
                await it.turn_of_ben()
                it.watch.wait(DELAY)
                await asyncio.gather(*[steward._round(it.hub.now()) for steward in stewards])
                await idle(it.hub)
                await idle(other)
                await (await it.company()).play("", "take")
            assert len(it.hook.received) == 3
            assert len({one.headers["x-alhambra-delivery"] for one in it.hook.received}) == 3
            await other.stop()

    run(work())


def shared_twin(store: Store, watch: Watch, monkeypatch: pytest.MonkeyPatch) -> Hub:
    """A second worker at the same database."""
    monkeypatch.setattr(store, "shared", True)
    return lively_hub(store, watch, notice_delay=DELAY)


def test_a_turn_that_began_at_another_worker_has_one_notice(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker stores a turn and its notice is sent; then the player does something at the other worker."""

    async def work() -> None:
        async with club(sqlite_url) as it:
            other = shared_twin(it.hub.store, it.watch, monkeypatch)
            twin = Company(other, await other.room(it.key))
            await it.turn_of_ben()
            await it.look(DELAY)
            assert len(it.hook.received) == 1
            async with other.reading(it.key):
                pass
            assert twin.table.decider == 1
            await twin.act(lambda table, now: table.undo(1, 0, table.seq, now))  # a question: the turn goes on
            assert await it.waiting() == 0
            for _ in range(3):
                await it.look(DELAY)
            assert len(it.hook.received) == 1
            await other.stop()

    run(work())


def test_a_wish_made_at_one_worker_is_known_to_the_other(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            await it.ben.delete(f"/api/tables/{it.key}/notices")
            other = shared_twin(it.hub.store, it.watch, monkeypatch)
            await other.room(it.key)  # loaded before the wish

            async def say(key: str, word: str) -> None:
                other.heard_word(key, word)

            monkeypatch.setattr(it.hub.store, "say", say)
            await it.wish()
            await settled()
            await asyncio.sleep(0.05)
            twin = Company(other, await other.room(it.key))
            while twin.table.decider != 1:
                await twin.play("", "take")
            assert await it.waiting() == 1
            await it.look(DELAY, Steward(other))
            assert len(it.hook.received) == 1
            await other.stop()

    run(work())


# ------------------------------------------------------------------------------------------------------------- faults


def test_a_turn_that_could_not_be_stored_has_its_notice_later(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk was full for a moment: the move is sent again, and whoever is to move next is told."""

    async def work() -> None:
        async with club(sqlite_url) as it:
            company = await it.company()
            anna = await it.it.enter(it.key, it.anna)
            submit = it.hub.store.submit

            def full(change: Write, settled: Settled) -> None:
                settled(StorageFailed("full"))

            move = company.some_move("take")
            monkeypatch.setattr(it.hub.store, "submit", full)
            assert (await anna.plays(move))["reason"] == "storage-full"
            assert await it.waiting() == 0
            monkeypatch.setattr(it.hub.store, "submit", submit)
            assert (await anna.plays(move))["type"] == "update"
            assert company.room.table.decider == 1
            await it.look(DELAY)
            assert len(it.hook.received) == 1

    run(work())
