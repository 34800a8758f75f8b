"""The store: what it keeps, who is first, and what survives."""

from __future__ import annotations

import asyncio
import inspect
import re
import sqlite3
from collections.abc import Awaitable, Coroutine, Sequence
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from alhambra import server
from alhambra.server.store import Conflict, Device, Pairing, Push, StorageFailed, Store, Turn, Write
from alhambra.server.store.entries import Written, encode
from alhambra.server.store.sqlite import statements as sqlite_statements
from alhambra.server.store.statements import Change, Outcome, Statement
from alhambra.server.tables.table import Table
from postgres import Postgres
from stored import GUEST, HOST, START, finished, move, moves, opened, opened_twice, row, whole_game


async def outcomes(*asked: Awaitable[object]) -> list[object]:
    """The answers, errors as such."""
    return await asyncio.gather(*asked, return_exceptions=True)


# ------------------------------------------------------------------------------------------------------------- entries


def test_what_is_written_is_read(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            assert await store.entries("nobody") == []
            await store.write(moves("one", 1, 2))
            await store.write(moves("one", 3, text="tower “été” 🏰 \x00"))
            await store.write(moves("two", 1))
            assert await store.entries("one") == [move(1), move(2), move(3, "tower “été” 🏰 \x00")]
            assert await store.entries("one", 2) == [move(3, "tower “été” 🏰 \x00")]
            assert await store.entries("one", 3) == []
        async with opened(database) as store:
            assert [one.seq for one in await store.entries("one")] == [1, 2, 3]

    asyncio.run(check())


def test_a_game_of_any_kind_comes_back(database: str) -> None:
    written, record = whole_game()

    async def check() -> None:
        async with opened(database) as store:
            await store.write(finished("game"))
            found = await store.entries("game")
            assert found == written
            table = Table("game", found)
            assert table.status == "over"
            assert table.game is not None
            assert str(table.game.record) == record

    asyncio.run(check())


def test_whoever_is_first_has_the_place(database: str) -> None:
    async def check() -> None:
        async with opened_twice(database) as (store, other):
            await store.write(moves("one", 1))
            late = Write("one", [move(1, "late")], row("one", title="late"), [HOST], [Turn("one", 1, 0, 5)])
            with pytest.raises(Conflict):
                await other.write(late)
            assert await store.entries("one") == [move(1)]
            assert await store.row("one") is None
            assert await store.of_member(HOST, 10, 0) == []
            assert await store.due_turns(10, 10) == []
            await other.write(moves("one", 2))
            assert await store.entries("one") == [move(1), move(2)]

    asyncio.run(check())


@pytest.mark.parametrize("seqs", [(1, 2, 3), (2, 3, 4), (3, 4, 5)])
def test_a_write_is_stored_whole_or_not_at_all(database: str, seqs: tuple[int, ...]) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.write(moves("one", 3))
            results = await outcomes(
                store.write(moves("one", *seqs, text="late")),
                *[store.write(moves(f"other {number}", 1, 2)) for number in range(5)],
            )
            assert isinstance(results[0], Conflict)
            assert results[1:] == [None] * 5
            assert await store.entries("one") == [move(3)]
            for number in range(5):
                assert await store.entries(f"other {number}") == [move(1), move(2)]

    asyncio.run(check())


@pytest.mark.parametrize("seqs", [(1, 1), (1, 3), (2, 1)])
def test_entries_of_a_write_follow_each_other(sqlite_url: str, seqs: tuple[int, ...]) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            with pytest.raises(ValueError, match="follow each other"):
                await store.write(moves("one", *seqs))
            assert await store.entries("one") == []

    asyncio.run(check())


def test_two_workers_at_the_same_tables(postgres_url: str) -> None:
    """Every place goes to one of them, whatever else is in their batches."""
    tables = [f"table {number}" for number in range(12)]

    async def play(store: Store, name: str, key: str, won: dict[tuple[str, int], str]) -> None:
        for seq in range(1, 21, 2):
            write = moves(key, seq, seq + 1, text=name)
            if seq % 3 == 0:
                write.row = row(key, title=name, changed=START + seq)
            try:
                await store.write(write)
            except Conflict:
                continue
            for place in ((key, seq), (key, seq + 1)):
                assert place not in won
                won[place] = name

    async def check() -> None:
        won: dict[tuple[str, int], str] = {}
        async with opened_twice(postgres_url) as (one, other):
            both = ((one, "one"), (other, "other"))
            await asyncio.gather(*[play(store, name, key, won) for store, name in both for key in tables])
            for key in tables:
                assert await one.entries(key) == [move(seq, won[key, seq]) for seq in range(1, 21)]
        assert len(won) == 12 * 20

    asyncio.run(check())


# -------------------------------------------------------------------------------------------------------- group commit


class Watched:
    """Counts the transactions of a store, and holds them back until the gate is open."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.batches: list[int] = []
        self.gate = asyncio.Event()
        self._commit = store._database.commit
        monkeypatch.setattr(store._database, "commit", self.commit)

    async def commit(self, writes: Sequence[Write], changes: Sequence[Change]) -> Outcome:
        self.batches.append(len(writes))
        await self.gate.wait()
        return await self._commit(writes, changes)


def test_many_writes_share_a_transaction(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with opened(database) as store:
            watched = Watched(store, monkeypatch)
            watched.gate.set()
            await asyncio.gather(*[store.write(moves(f"table {number}", 1)) for number in range(200)])
            assert sum(watched.batches) == 200
            assert len(watched.batches) <= 2

    asyncio.run(check())


def test_nobody_is_told_before_the_commit(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with opened(database) as store:
            watched = Watched(store, monkeypatch)
            writing = asyncio.create_task(store.write(moves("one", 1)))
            await asyncio.sleep(0.05)
            assert not writing.done()
            assert await store.entries("one") == []
            watched.gate.set()
            await writing
            assert await store.entries("one") == [move(1)]

    asyncio.run(check())


def test_a_writer_who_leaves_disturbs_nobody(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with opened(database) as store:
            watched = Watched(store, monkeypatch)
            first = [asyncio.create_task(store.write(moves(f"table {number}", 1))) for number in range(3)]
            await asyncio.sleep(0.02)  # these are being written, the next ones wait
            then = [asyncio.create_task(store.write(moves(f"other {number}", 1))) for number in range(3)]
            await asyncio.sleep(0)
            first[1].cancel()
            then[1].cancel()
            watched.gate.set()
            results = await outcomes(*first, *then)
            assert [type(result) for result in results] == [type(None), asyncio.CancelledError, type(None)] * 2
            await store.write(moves("table 1", 2))  # what was asked for is stored, and others can build upon it
            assert await store.entries("table 1") == [move(1), move(2)]
            assert await store.entries("other 1") == [move(1)]

    asyncio.run(check())


def test_nothing_is_built_upon_what_was_not_stored(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.write(moves("one", 1))
            watched = Watched(store, monkeypatch)
            writing = [asyncio.create_task(store.write(moves("one", seq, text="late"))) for seq in (1, 2, 3)]
            other = asyncio.create_task(store.write(moves("two", 1)))
            await asyncio.sleep(0.02)
            watched.gate.set()
            results = await outcomes(*writing, other)
            assert [type(result) for result in results] == [Conflict] * 3 + [type(None)]
            assert await store.entries("one") == [move(1)]
            await store.write(moves("one", 2))

    asyncio.run(check())


def test_what_follows_in_order_is_stored_in_order(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await asyncio.gather(*[store.write(moves("one", seq)) for seq in range(1, 8)])
            assert await store.entries("one") == [move(seq) for seq in range(1, 8)]

    asyncio.run(check())


def test_what_cannot_be_stored_fails_alone(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        async with opened(database) as store:
            bad = moves("bad", 1)
            bad.row = row("bad", title="half a letter: \ud83d")
            large = Write("large", [Written(2**70, START, move(1).entry)])
            good = [moves(f"good {number}", 1) for number in range(3)]
            results = await outcomes(*[store.write(write) for write in (good[0], bad, good[1], large, good[2])])
            assert [type(result) for result in results] == [type(None), StorageFailed] * 2 + [type(None)]
            assert [cast(StorageFailed, results[place]).reason for place in (1, 3)] == ["failed", "failed"]
            assert await store.entries("bad") == []
            for write in good:
                assert await store.entries(write.key) == [move(1)]

    asyncio.run(check())
    assert "half a letter" not in caplog.text


def test_closing_finishes_what_was_asked_for(database: str) -> None:
    async def check() -> None:
        store = await Store.open(database)
        writing = [asyncio.create_task(store.write(moves(f"table {number}", 1))) for number in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*writing)
        with pytest.raises(StorageFailed):
            await store.write(moves("late", 1))
        async with opened(database) as again:
            for number in range(20):
                assert await again.entries(f"table {number}") == [move(1)]

    asyncio.run(check())


# --------------------------------------------------------------------------------------------------------------- lists


def test_lists(database: str) -> None:
    rows = [
        row("a", created=START + 1, changed=START + 9),
        row("b", created=START + 3, changed=START + 3, status="playing"),
        row("c", created=START + 2, changed=START + 5, listed=False),
        row("d", created=START + 4, changed=START + 6, status="over", facts='{"names":["Zoë"]}'.encode()),
        row("e", created=START + 5, changed=START + 7, status="closed", due=None),
    ]

    async def check() -> None:
        async with opened(database) as store:
            for one in rows:
                await store.write(Write(one.key, [move(1)], one, [HOST] if one.key in "acd" else [GUEST]))
            assert await store.listed(10, 0) == [rows[1], rows[0]]
            assert await store.listed(1, 1) == [rows[0]]
            assert await store.of_member(HOST, 10, 0) == [rows[0], rows[3], rows[2]]
            assert await store.of_member(HOST, 1, 1) == [rows[3]]
            assert await store.of_member("nobody", 10, 0) == []
            assert await store.every("", 3) == rows[:3]
            assert await store.every("c", 3) == rows[3:]
            assert await store.counts() == {"open": 2, "playing": 1, "over": 1, "closed": 1}
            assert await store.row("d") == rows[3]
            assert await store.row("z") is None

    asyncio.run(check())


def test_a_summary_never_goes_back(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.write(Write("a", [move(1)], row("a", title="old", changed=START + 5), [HOST]))
            await store.write(Write("a", [move(2)], row("a", title="new", changed=START + 6, due=7), [HOST, GUEST]))
            await store.write(Write("a", [], row("a", title="late", changed=START + 5)))
            assert await store.row("a") == row("a", title="new", changed=START + 6, due=7)
            await store.write(Write("a", [], row("a", title="new", changed=START + 6, due=8)))
            assert await store.due(10, 10) == [("a", 8)]
            assert len(await store.of_member(HOST, 10, 0)) == len(await store.of_member(GUEST, 10, 0)) == 1

    asyncio.run(check())


def test_tables_that_are_due(database: str) -> None:
    async def check() -> None:
        async with opened_twice(database) as (store, other):
            for key, due in {"a": 30, "b": 10, "c": 20, "d": 40, "e": None}.items():
                await store.write(Write(key, [move(1)], row(key, due=due)))
            assert await store.due(30, 10) == [("b", 10), ("c", 20), ("a", 30)]
            assert await store.due(30, 2) == [("b", 10), ("c", 20)]
            claims = [one.claim_due("b", 10, 99) for one in (store, other) * 5]
            assert sorted(await asyncio.gather(*claims)) == [False] * 9 + [True]
            assert not await store.claim_due("e", 10, 99)
            assert not await store.claim_due("nobody", 10, 99)
            assert await other.due(30, 10) == [("c", 20), ("a", 30)]
            assert await store.due(99, 10) == [("c", 20), ("a", 30), ("d", 40), ("b", 99)]

    asyncio.run(check())


def test_times_without_a_server(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            assert await store.outages(1000, 100) == []  # the first start ever
            await store.beat(1500)
            await store.beat(1400)  # another worker's, and late
        async with opened_twice(database) as (store, other):
            both = await asyncio.gather(store.outages(1600, 100), other.outages(1600, 100))
            assert [len(start) for start in both] == [0, 0]
            await store.beat(1700)
        async with opened_twice(database) as (store, other):
            starts = await asyncio.gather(store.outages(5000, 100), other.outages(5001, 100))
            assert {len(start) for start in starts} == {1}
            assert (await store.outages(5002, 100))[0][0] == 1700
            assert (await store.outages(5002, 100))[0][1] in (5000, 5001)
            await store.outages(9000, 100)
            assert [since for since, _ in await store.outages(9000, 100)] == [1700, 5002]

    asyncio.run(check())


def test_replays(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            assert await store.replay("a") is None
            await store.keep_replay("a", "[Game …]\n", START)
            await store.keep_replay("a", "something else", START)
            assert await store.replay("a") == "[Game …]\n"

    asyncio.run(check())


def test_destinations(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            assert await store.destinations("a", HOST) is None
            await store.keep_destinations("a", HOST, b"\x00\xff one")
            await store.keep_destinations("a", GUEST, b"guest")
            await store.keep_destinations("a", HOST, b"two")
            assert await store.destinations("a", HOST) == b"two"
            await store.keep_destinations("a", HOST, None)
            assert await store.destinations("a", HOST) is None
            assert await store.destinations("a", GUEST) == b"guest"

    asyncio.run(check())


def test_notices(database: str) -> None:
    first, second = Turn("a", 1, 0, 20), Turn("a", 1, 0, 10, 2, channel=1)

    async def check() -> None:
        async with opened_twice(database) as (store, other):
            await store.write(Write("a", [move(1)], outbox=[first, second]))
            await store.write(Write("a", [], outbox=[Turn("a", 1, 0, 99)]))  # it is there already
            assert await store.due_turns(20, 10) == [second, first]
            assert await store.due_turns(20, 1) == [second]
            assert await store.due_turns(9, 10) == []
            claims = [one.claim_turn(first, 50) for one in (store, other) * 5]
            assert sorted(await asyncio.gather(*claims)) == [False] * 9 + [True]
            assert await other.due_turns(20, 10) == [second]
            await store.drop_turn(second)
            assert await store.due_turns(90, 10) == [Turn("a", 1, 0, 50)]

    asyncio.run(check())


def test_health(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.ping()

    asyncio.run(check())


# --------------------------------------------------------------------------------------------------------- append-only

FORBIDDEN = {
    "sqlite": [
        f"CREATE TRIGGER no_{what} BEFORE {what} ON entries BEGIN SELECT RAISE(ABORT, 'entries stay'); END"
        for what in ("UPDATE", "DELETE")
    ],
    "postgresql": [
        "CREATE FUNCTION stay() RETURNS trigger AS 'BEGIN RAISE EXCEPTION ''entries stay''; END' LANGUAGE plpgsql",
        "CREATE TRIGGER stay BEFORE UPDATE OR DELETE OR TRUNCATE ON entries FOR EACH STATEMENT EXECUTE FUNCTION stay()",
    ],
}


def of_people(store: Store) -> dict[str, Coroutine[object, object, object]]:
    """Everything about devices and mails."""
    device = Device(hash="h", device="d", identity=HOST, label="", created=0, renewed=0, seen=0)
    pairing = Pairing(HOST, "t", "c", 9)
    push = Push(key="a", device="d", identity=HOST, endpoint="https://a", point="p", auth="q", language="en")
    return {
        "add_device": store.add_device(device),
        "device": store.device("h"),
        "devices_of": store.devices_of(HOST),
        "newest_heir": store.newest_heir("h"),
        "accept_secret": store.accept_secret(replace(device, hash="i", replaces="h"), 9),
        "see_device": store.see_device("h", 9),
        "end_device": store.end_device(HOST, "d", 9),
        "end_others": store.end_others(HOST, "d", 9),
        "ended_devices": store.ended_devices(0),
        "forget_devices": store.forget_devices(99, 99),
        "is_member": store.is_member(HOST),
        "keep_pairing": store.keep_pairing(pairing),
        "pairing_of_token": store.pairing_of_token("t"),
        "pairing_of_code": store.pairing_of_code("c"),
        "use_pairing": store.use_pairing(pairing, 0),
        "forget_pairings": store.forget_pairings(99),
        "mailbox": store.mailbox("m", "s"),
        "mailbox_of": store.mailbox_of("s"),
        "count_mail": store.count_mail("m", 1, 9),
        "ask_consent": store.ask_consent("m", HOST, "t", 1),
        "consent": store.consent("m", HOST),
        "consent_of": store.consent_of("t"),
        "give_consent": store.give_consent("t", 2, 0),
        "keep_push": store.keep_push(push),
        "pushes": store.pushes("a", HOST),
        "pushed_at": store.pushed_at("a"),
        "move_pushes": store.move_pushes(HOST, "d", "https://b", "q", "r"),
        "drop_push": store.drop_push("a", HOST, "d"),
        "drop_pushes": store.drop_pushes("a", HOST),
        "drop_pushes_of_device": store.drop_pushes_of_device(HOST, "d"),
        "forget_pushes": store.forget_pushes(),
        "secret": store.secret("s"),
        "keep_secret": store.keep_secret("s", "v"),
        "stop_mails": store.stop_mails("m", 3),
        "allow_mails": store.allow_mails("m"),
        "forget_asked": store.forget_asked(99),
    }


async def everything(store: Store) -> set[str]:
    """Everything that a store can do; the names of it."""
    turn = Turn("a", 1, 0, 10)
    await store.write(Write("a", [move(1), move(2)], row("a", due=5), [HOST], [turn]))
    await outcomes(*[store.write(moves("a", seq, seq + 1)) for seq in (1, 2, 3)])
    asked = {
        "entries": store.entries("a"),
        "listed": store.listed(9, 0),
        "of_member": store.of_member(HOST, 9, 0),
        "row": store.row("a"),
        "every": store.every("", 9),
        "counts": store.counts(),
        "due": store.due(9, 9),
        "claim_due": store.claim_due("a", 5, 6),
        "beat": store.beat(1),
        "outages": store.outages(99, 1),
        "ping": store.ping(),
        "keep_replay": store.keep_replay("a", "", 0),
        "replay": store.replay("a"),
        "destinations": store.destinations("a", HOST),
        "keep_destinations": store.keep_destinations("a", HOST, None),
        "due_turns": store.due_turns(99, 9),
        "claim_turn": store.claim_turn(turn, 20),
        "drop_turn": store.drop_turn(turn),
        "say": store.say("a", "word"),
        **of_people(store),
    }
    for answer in asked.values():
        await answer
    return {"write", *asked}


def test_entries_are_never_changed(database: str, request: pytest.FixtureRequest) -> None:
    """The database itself forbids it, and nothing that a store can do minds."""

    async def make() -> None:
        async with opened(database):
            pass

    async def check() -> set[str]:
        async with opened(database) as store:
            before = await store.entries("old")
            called = await everything(store)
            assert await store.entries("old") == before == [move(1)]
            assert await store.entries("a") == [move(1), move(2)]
            return called

    asyncio.run(make())
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)) as connection:
            for statement in [*FORBIDDEN["sqlite"], OLD]:
                connection.execute(statement)
            for change in ("DELETE FROM entries", "UPDATE entries SET at = 0"):
                with pytest.raises(sqlite3.IntegrityError, match="entries stay"):
                    connection.execute(change)
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        postgres.sql(database.rpartition("/")[2], *FORBIDDEN["postgresql"], OLD)
    called = asyncio.run(check())
    public = {name for name, value in vars(Store).items() if inspect.iscoroutinefunction(value) and name[0] != "_"}
    assert called == public - {"close"}


OLD = f"INSERT INTO entries VALUES ('old', 1, {move(1).at}, '{encode(move(1).entry).decode()}')"


CHANGE = re.compile(r"(?i)\b(update|delete from|delete|truncate|replace into|drop table|drop_table)\W+entries\b")


def test_no_statement_changes_entries() -> None:
    statements = [one.text for one in vars(sqlite_statements()).values() if isinstance(one, Statement)]
    assert len(statements) > 20
    touching = [text for text in statements if re.search(r"\bentries\b", text)]
    assert {text.split()[0] for text in touching} == {"INSERT", "SELECT"}
    assert CHANGE.search("update(entries)")
    for file in Path(server.__file__).parent.rglob("*.py"):
        assert not CHANGE.search(file.read_text("utf-8")), file
