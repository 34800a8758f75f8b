"""A disk that is full, a database that cannot be written: people are told, nothing is lost, and play goes on after."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import httpx
import pytest

import alhambra
from alhambra.server.store import StorageFailed, Store
from alhambra.server.store.entries import Live
from harness import Server, running_server
from lively import Company, Guest, Served, Watch, playing, served, settled
from people import Message, Party, Player, new_table, play_whole_game, record_of
from postgres import Postgres
from quiet import run

REASONS = {"full": "storage-full", "read-only": "storage-read-only"}


async def pragma(store: Store, *texts: str) -> object:
    """Set something of the connection that writes, and nowhere else; the last answer."""
    database = store._database
    connection = database._connection  # type: ignore[attr-defined]
    answers = [await database._in_thread(lambda: connection.execute(f"PRAGMA {text}").fetchone()) for text in texts]  # type: ignore[attr-defined]  # noqa: B023
    return answers[-1]


@asynccontextmanager
async def broken(store: Store, fault: str) -> AsyncIterator[None]:
    """Nothing can be written for a while."""
    if fault == "full":
        pages = await pragma(store, "page_count")
        assert isinstance(pages, tuple)
        breaking, mending = f"max_page_count={pages[0]}", "max_page_count=1000000"
    else:
        breaking, mending = "query_only=ON", "query_only=OFF"
    await pragma(store, breaking)
    try:
        yield
    finally:
        await pragma(store, mending)


async def plays_until_refused(company: Company, guest: Guest) -> tuple[str, Message]:
    """Move after move until one cannot be stored: a page may still have room for a few. It, and the refusal."""
    for _ in range(200):
        if company.table.decider not in guest.seats:
            await company.play("", "take")
            continue
        move = company.some_move("take")
        answer = await guest.plays(move)
        if answer["type"] != "update":
            return move, answer
    raise AssertionError("everything could be stored")


def check_file(url: str) -> None:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


# ------------------------------------------------------------------------------------------- people in this process


@pytest.mark.parametrize("fault", REASONS)
def test_a_move_that_cannot_be_stored_is_refused_and_can_be_sent_again(sqlite_url: str, fault: str) -> None:
    async def work(it: Served) -> None:
        company = await playing(it.hub, (0, 0))
        anna, spectator = await company.enter(0), await company.enter(None)
        async with broken(it.hub.store, fault):
            move, refusal = await plays_until_refused(company, anna)
            seq, ply = company.table.seq, company.game.ply
            assert (refusal["type"], refusal["reason"]) == ("refused", REASONS[fault])
            assert refusal["seq"] == seq == len(await it.hub.store.entries(company.table.key))
            assert refusal["text"]
            shown = await anna.asks("sync")  # the table stays readable
            assert (shown["seq"], shown["view"]["ply"]) == (seq, ply)
            assert anna.goodbye == spectator.goodbye == ""
            assert (await anna.plays(move))["reason"] == REASONS[fault]  # and the fault is told again
            assert company.game.ply == ply
        answer = await anna.plays(move)
        assert (answer["type"], answer["seq"]) == ("update", seq + 1)
        company.flush()
        assert spectator.view["ply"] == anna.view["ply"] == ply + 1
        assert anna.events == spectator.events == [event.to_json() for event in company.table.history(-1)]

    async def whole() -> None:
        async with served(sqlite_url, Watch()) as it:
            await work(it)

    run(whole())
    check_file(sqlite_url)


@pytest.mark.parametrize("fault", REASONS)
def test_over_http_it_is_told_too_and_tables_stay_readable(sqlite_url: str, fault: str) -> None:
    table = {"name": "Anna", "seats": [{"kind": "here"}, {"kind": "link"}], "listed": True, "title": "x" * 60}

    def is_refused(answer: httpx.Response) -> None:
        assert (answer.status_code, answer.json()["reason"]) == (503, REASONS[fault])

    async def work() -> None:
        async with served(sqlite_url, Watch()) as it, it.client() as anna, it.client() as ben:
            opened = (await anna.post("/api/tables", json=table)).json()
            path = f"/api/tables/{opened['table']['key']}"
            token = opened["links"][0]["url"].partition("#")[2]
            async with broken(it.hub.store, fault):
                answer = await anna.post("/api/tables", json=table)
                while answer.status_code == 201:  # there is room for a few more
                    answer = await anna.post("/api/tables", json=table)
                is_refused(answer)
                if fault == "read-only":
                    is_refused(await ben.post(f"{path}/join", json={"name": "Ben", "token": token}))
                    assert "alhambra" not in ben.cookies
                    is_refused(await ben.get("/health"))
                found = (await anna.get(path)).json()
                assert (found["table"]["status"], found["you"]["seats"]) == ("open", [0])
                assert (await anna.get("/api/tables")).status_code == 200
                assert (await anna.get("/api/me/tables")).status_code == 200
            assert (await ben.get("/health")).status_code == 200
            assert (await ben.post(f"{path}/join", json={"name": "Ben", "token": token})).status_code == 200
            assert (await anna.post(f"{path}/start", json={})).status_code == 200

    run(work())
    check_file(sqlite_url)


def test_bots_wait_and_go_on(sqlite_url: str) -> None:
    async def work() -> None:
        async with served(sqlite_url, Watch()) as it:
            company = await playing(it.hub, (0, None, None))
            await company.bots_are_done()
            while company.table.bot_to_move() is None:
                await company.play("", "take")
            async with broken(it.hub.store, "read-only"):
                await company.bots_are_done()
                stopped = company.game.ply
                assert company.table.bot_to_move() is not None
            it.watch.wait(31)
            await it.look()
            await company.bots_are_done()
            assert company.table.decider == 0
            assert company.game.ply > stopped

    run(work())


def test_clocks_stand_while_nothing_can_be_stored(sqlite_url: str) -> None:
    """Whoever could not play for an hour because of the server has not used it."""

    async def work() -> None:
        async with served(sqlite_url, Watch()) as it:
            company = await playing(it.hub, (0, 1), pace=Live(reserve=600), time_out="resign")
            await it.look()
            async with broken(it.hub.store, "read-only"):
                for _ in range(60):
                    it.watch.wait(60)
                    with pytest.raises(StorageFailed):
                        await it.look()
            await it.look()
            await settled()
            assert company.table.status == "playing"
            clock = company.room.clock()
            assert clock is not None
            assert clock.deadline == it.hub.now() + 600_000

    run(work())


# -------------------------------------------------------------------------------------------------------- a real server


@contextmanager
def small_disk() -> Iterator[Path]:
    """A disk of two megabytes, where we may make one."""
    folder = Path(tempfile.mkdtemp())
    mounted = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    if os.name != "posix" or os.geteuid() != 0 or subprocess.run(mounted, capture_output=True, check=False).returncode:
        folder.rmdir()
        pytest.skip("needs the right to mount a small disk")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)
        folder.rmdir()


async def play_until_refused(party: Party) -> Message:
    """Both play; the first refusal."""
    async with (
        party.server.socket(party.key, party.tokens[0]) as one,
        party.server.socket(party.key, party.tokens[1]) as two,
    ):
        players = [Player(one), Player(two)]
        for player in players:
            await player.hear()
        while any(player.view.get("choices") for player in players):
            for player in players:
                move = player.chosen()
                if move is None:
                    continue
                answer = await player.ask("play", move=move, seq=player.seq)
                if answer["type"] == "refused":
                    assert (await player.ask("sync"))["seq"] == answer["seq"]
                    return answer
                for other in players:
                    if other is not player:
                        await other.hear()
    pytest.fail("the game came to its end, and nothing was refused")


def test_a_full_disk_under_a_real_server() -> None:
    with small_disk() as folder:
        url = f"sqlite:///{folder}/tables.sqlite"
        with running_server(url, limit_message_burst=0, limit_tables_per_hour=0) as server:
            party = new_table(server, 2)
            with closing(sqlite3.connect(folder / "tables.sqlite")) as other:
                other.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # room in the journal would last for a short game
            ballast = folder / "ballast"
            subprocess.run(["dd", "if=/dev/zero", f"of={ballast}", "bs=1k"], capture_output=True, check=False)
            refusal = asyncio.run(play_until_refused(party))
            assert refusal["reason"] == "storage-full"
            with server.client() as client:
                found = client.get(f"/api/tables/{party.key}").json()["table"]
                assert (found["status"], found["seq"]) == ("playing", refusal["seq"])
            ballast.unlink()
            check_game(server, party)
            assert "Traceback" not in server.log
        check_file(url)


def check_game(server: Server, party: Party) -> None:
    """Everybody plays to the end, and the record tells the same."""
    players = asyncio.run(play_whole_game(party))
    game = alhambra.load(record_of(server, party.key))
    assert game.over
    assert players[0].table["scores"] == game.scores


def test_a_read_only_database_under_a_real_server(postgres: Postgres, postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]

    def make(read_only: str) -> None:
        """Sessions that begin now are like this; so all begin anew."""
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $$" + name + "$$"
        postgres.sql("postgres", f"ALTER DATABASE {name} SET default_transaction_read_only = {read_only}", others)

    with running_server(postgres_url, limit_message_burst=0) as server:
        party = new_table(server, 2)
        make("on")
        refusal = asyncio.run(play_until_refused(party))
        assert refusal["reason"] in ("storage-read-only", "storage-unreachable")
        refusal = asyncio.run(play_until_refused(party))
        assert refusal["reason"] == "storage-read-only"
        with server.client() as client:
            found = client.get(f"/api/tables/{party.key}").json()["table"]
            assert (found["status"], found["seq"]) == ("playing", refusal["seq"])
        make("off")
        check_game(server, party)
        assert "Traceback" not in server.log
