"""Clocks of tables that are being played: what happens when time is up, and when no server was there to play on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from alhambra.server.store.entries import Correspondence, Live, Pace, Played, Resigned, Substituted, TimeOut, Untimed
from alhambra.server.tables.hub import Hub
from alhambra.server.tables.steward import GAP, Steward
from lively import NEVER, Company, Watch, lively_hub, playing, settled, watch_of
from quiet import run
from stored import opened

DAY = 86_400.0


class Club:
    """A server with a real database and a clock that stands still."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.watch = watch_of(hub)
        self.steward = Steward(hub)

    async def live(self, seconds: float) -> None:
        """Time passes, with a sign of life every few seconds; what counts is the last one."""
        self.watch.wait(seconds)
        await self.hub.store.beat(self.hub.now())
        self.steward._beaten = self.hub.now()

    async def look(self) -> None:
        """What the steward does every second; then the bots play."""
        await self.steward._round(self.hub.now())
        await settled()

    async def due(self) -> list[str]:
        return [key for key, _ in await self.hub.store.due(self.hub.now(), 100)]


@asynccontextmanager
async def club(database: str, watch: Watch | None = None, **settings: float) -> AsyncIterator[Club]:
    """A server from its start to its end. Unless they are wanted, bots think for ever."""
    async with opened(database) as store:
        hub = lively_hub(store, watch, **{"bot_pause": NEVER, **settings})
        found = Club(hub)
        try:
            await found.steward.start()
            yield found
        finally:
            await found.steward.stop()
            await hub.stop()


@pytest.fixture(autouse=True)
def asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stewards look when they are told to, and not once more beside that: one of the two would claim what is due."""

    async def no_rounds(steward: Steward) -> None:
        """What the tests do themselves."""

    monkeypatch.setattr(Steward, "_rounds", no_rounds)


async def two_play(club: Club, pace: Pace, time_out: TimeOut = "bot") -> Company:
    return await playing(club.hub, (0, 1), pace=pace, time_out=time_out)


async def last_entry(company: Company) -> object:
    return (await company.hub.store.entries(company.table.key))[-1].entry


# ------------------------------------------------------------------------------------------------------------ live


def test_everybody_sees_the_clocks(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            company = await two_play(it, Live(reserve=100, increment=10))
            anna, ben = await company.enter(0), await company.enter(1)
            start = it.hub.now()
            clock = {
                "running": 0,
                "since": start,
                "now": start,
                "left": [100_000, 100_000],
                "deadline": start + 100_000,
            }
            assert anna.table["clock"] == ben.table["clock"] == clock
            await it.live(30)
            await company.play("", "take")
            now = it.hub.now()
            clock = {"running": 1, "since": now, "now": now, "left": [80_000, 100_000], "deadline": now + 100_000}
            assert anna.table["clock"] == ben.table["clock"] == clock

    run(work())


def test_nothing_happens_before_time_is_up(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            company = await two_play(it, Live(reserve=100))
            await it.live(99.9)
            await it.look()
            assert (company.table.seq, await it.due()) == (3, [])
            await it.live(0.1)
            assert await it.due() == [company.table.key]
            await it.look()
            assert company.table.seq == 4
            assert await it.due() == []

    run(work())


def test_when_time_is_up_a_bot_plays_on(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url, bot_pause=0.0) as it:
            company = await two_play(it, Live(reserve=100), "bot")
            anna, ben = await company.enter(0), await company.enter(1)
            await it.live(100)
            await it.look()
            await company.bots_are_done()
            assert isinstance((await it.hub.store.entries(company.table.key))[3].entry, Substituted)
            assert [seat["bot"] for seat in ben.table["seats"]] == ["random", ""]
            assert company.table.decider == 1
            assert ben.view["ply"] == anna.view["ply"] > 0
            assert ben.table["clock"]["running"] == 1
            assert await anna.refused("play", move="pass", seq=company.table.seq) == "bot-plays"

    run(work())


def test_when_time_is_up_somebody_passes(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            company = await two_play(it, Live(reserve=100, increment=20), "pass")
            anna = await company.enter(0)
            await it.live(101)
            await it.look()
            entry = await last_entry(company)
            assert isinstance(entry, Played)
            assert (entry.seat, entry.by) == (0, None)
            assert company.table.decider == 1
            assert anna.table["clock"]["running"] == 1
            assert anna.table["clock"]["left"] == [20_000, 100_000]
            assert anna.table["seats"][0]["bot"] == ""
            await company.play("", "take")
            assert (await anna.plays(company.some_move("take")))["type"] == "update"  # and plays on

    run(work())


def test_when_time_is_up_somebody_gives_up(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            company = await two_play(it, Live(reserve=100), "resign")
            ben = await company.enter(1)
            await it.live(101)
            await it.look()
            assert await last_entry(company) == Resigned(0, "late")
            assert (ben.table["status"], ben.table["winners"]) == ("over", [1])
            assert "clock" not in ben.table
            await it.live(1000)
            assert await it.due() == []

    run(work())


def test_a_move_in_the_last_moment_counts(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            company = await two_play(it, Live(reserve=100))
            await it.live(99.9)
            await company.play("", "take")
            await it.live(60)
            await it.look()
            assert company.table.seq == 4
            assert company.table.clock.left == [100, 100_000]

    run(work())


def test_the_clock_stands_while_a_bot_plays(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            company = await two_play(it, Live(reserve=100), "resign")
            await company.act(lambda table, now: table.substitute(0, 0, "random", 0, now))
            assert company.table.clock.running is None
            await it.live(5000)
            await it.look()
            assert company.table.status == "playing"
            assert company.table.clock.left == [100_000, 100_000]

    run(work())


def test_time_is_up_once_whoever_looks(postgres_url: str) -> None:
    """Two servers at the same database: one of them sees to the table, and the other hears of it."""

    async def work() -> None:
        async with club(postgres_url) as one, club(postgres_url, one.watch) as other:
            company = await two_play(one, Live(reserve=100, increment=50), "pass")
            await other.hub.room(company.table.key)
            await one.live(101)
            due = await one.hub.store.due(one.hub.now(), 10)
            assert due == await other.hub.store.due(one.hub.now(), 10)
            await one.look()
            await other.look()
            entries = await one.hub.store.entries(company.table.key)
            assert len(entries) == 4

    run(work())


# ----------------------------------------------------------------------------------------------------- correspondence


def test_days_for_each_move(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            company = await two_play(it, Correspondence(days=2), "resign")
            for _ in range(5):
                await it.live(1.9 * DAY)
                await it.look()
                await company.play("", "take")
            assert company.table.status == "playing"
            await it.live(2 * DAY)
            await it.look()
            assert company.table.status == "over"
            assert company.table.winners() == [0]

    run(work())


def test_nobody_hurries_an_untimed_game(sqlite_url: str) -> None:
    async def work() -> None:
        async with club(sqlite_url) as it:
            company = await two_play(it, Untimed(), "resign")
            anna = await company.enter(0)
            await it.live(1000 * DAY)
            assert await it.due() == []
            await it.look()
            assert company.table.seq == 3
            assert "clock" not in anna.table

    run(work())


# ------------------------------------------------------------------------------------------------------------- outages


def test_time_without_a_server_does_not_count(sqlite_url: str) -> None:
    """An hour of play, a day without a server: the clock goes on where it stood."""

    async def work() -> None:
        watch = Watch()
        async with club(sqlite_url, watch) as it:
            key = (await two_play(it, Live(reserve=7200), "resign")).table.key
            await it.live(3600)
        watch.wait(DAY)
        async with club(sqlite_url, watch) as it:
            company = Company(it.hub, await it.hub.room(key))
            anna = await company.enter(0)
            now = it.hub.now()
            assert anna.table["clock"]["deadline"] == now + 3_600_000
            await it.look()
            assert company.table.status == "playing"
            assert await it.due() == []  # it is looked at again when time is up, and not every second until then
            await it.live(3599)
            await it.look()
            assert company.table.status == "playing"
            await it.live(1)
            await it.look()
            assert company.table.status == "over"

    run(work())


def test_a_machine_that_sleeps_is_no_server(sqlite_url: str) -> None:
    """Somebody closes the lid of the laptop for the night: nobody loses on time."""

    async def work() -> None:
        async with club(sqlite_url) as it:
            company = await two_play(it, Live(reserve=600), "resign")
            anna = await company.enter(0)
            await it.live(100)
            it.watch.wait(8 * 3600)  # and no sign of life
            await it.look()
            assert company.table.status == "playing"
            await company.play("", "take")
            assert anna.table["clock"]["left"] == [500_000, 600_000]

    run(work())


def test_every_outage_is_kept(sqlite_url: str) -> None:
    async def work() -> None:
        watch = Watch()
        async with club(sqlite_url, watch) as it:
            key = (await two_play(it, Live(reserve=100), "resign")).table.key
        for _ in range(3):
            watch.wait(1000)
            async with club(sqlite_url, watch) as it:
                await it.look()
                assert (await it.hub.room(key)).table.status == "playing"
                watch.wait(20)
                await it.look()
        async with club(sqlite_url, watch) as it:
            assert len(it.hub.outages) == 3
            clock = (await it.hub.room(key)).clock()
            assert clock is not None
            assert clock.deadline == it.hub.now() + 40_000

    run(work())


def test_a_short_silence_is_no_outage(sqlite_url: str) -> None:
    async def work() -> None:
        watch = Watch()
        async with club(sqlite_url, watch) as it:
            key = (await two_play(it, Live(reserve=25), "resign")).table.key
        watch.wait(GAP / 1000 - 1)
        async with club(sqlite_url, watch) as it:
            assert it.hub.outages == []
            await it.look()
            assert (await it.hub.room(key)).table.status == "over"

    run(work())
