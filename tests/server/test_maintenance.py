"""`alhambra backup` and `alhambra export`, and where the database is if nobody says so."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import alhambra
from alhambra.cli.main import main
from alhambra.server import maintenance
from alhambra.server.places import default_database
from alhambra.server.store import Store, Write
from alhambra.server.store.entries import AnyEntry, Closed, Created, Place, Plan, Relinked, Started, Vacated, Written
from alhambra.server.store.sqlite import SqliteDatabase
from alhambra.server.tables.table import Table
from command_line import Outcome
from stored import GUEST, HOST, LINK, START, finished, move, numbered, opened, row, whole_game

Run = Callable[..., Outcome]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command line, in English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "ALHAMBRA_DEBUG", "ALHAMBRA_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def run(*arguments: object) -> Outcome:
        code = main([str(one) for one in arguments])
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return run


def playing(key: str) -> Write:
    """A game in its third move."""
    entries, _ = whole_game()
    return Write(key, entries[:6], row(key, status="playing"), [HOST, GUEST])


def waiting(key: str) -> Write:
    """A table at which people are still coming and going."""
    plan = Plan(title="Open", places=(Place(kind="here"), Place(kind="link")), edition="2024")
    entries = numbered([Created(plan, HOST, "Ada", {"1": LINK}), Vacated(1, 0, LINK), Relinked(1, LINK)])
    return Write(key, entries, row(key))


def test_no_entry_is_exported_with_a_secret() -> None:
    """Whatever kinds of entries there are: each is written here with the hash of a link or a person in every text."""
    for kind in get_args(AnyEntry):
        texts = [
            one.name for one in msgspec.structs.fields(kind) if one.name in ("link", "secret", "host", "invitation")
        ]
        if not texts:
            continue
        rest: dict[str, object] = {
            one.name: 0 for one in msgspec.structs.fields(kind) if one.required and one.name not in texts
        }
        if kind is Created:
            rest |= {"plan": Plan(title="", places=(), edition=""), "name": "Ada", "links": {"1": LINK}}
        entry = kind(**rest, **dict.fromkeys(texts, LINK))
        assert LINK not in maintenance.entry_lines(numbered([entry])), kind


def closed(key: str) -> Write:
    """A table that was called off before the game."""
    write = waiting(key)
    return Write(key, [*write.entries, Written(4, START + 5000, Closed(0))], row(key, status="closed"))


async def fill(url: str) -> None:
    async with opened(url) as store:
        for write in (
            finished("over-1"),
            finished("over-2", 2),
            playing("playing"),
            waiting("waiting"),
            closed("closed"),
        ):
            await store.write(write)


@pytest.fixture
def filled(database: str) -> str:
    asyncio.run(fill(database))
    return database


@pytest.fixture
def file(sqlite_url: str) -> Path:
    asyncio.run(fill(sqlite_url))
    return Path(sqlite_url.removeprefix("sqlite:///"))


# ------------------------------------------------------------------------------------------------------------- backup


def test_a_copy_is_a_database(run: Run, file: Path, tmp_path: Path) -> None:
    entries = len(whole_game()[0]) + len(whole_game(2)[0]) + 6 + 3 + 4
    done = run("backup", "--database", f"sqlite:///{file}", tmp_path / "copy.sqlite")
    assert done == Outcome(0, f"Copied to {tmp_path}/copy.sqlite: 5 tables, {entries} entries.\n", "")
    assert (tmp_path / "copy.sqlite").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite", file.name]

    async def check() -> None:
        async with opened(f"sqlite:///{tmp_path}/copy.sqlite") as store:
            assert await store.entries("over-1") == whole_game()[0]
            assert await store.counts() == {"over": 2, "playing": 1, "open": 1, "closed": 1}

    asyncio.run(check())


def test_a_copy_while_the_server_writes(sqlite_url: str, tmp_path: Path) -> None:
    """It holds everything that was acknowledged before it began, and every write whole."""
    path = sqlite_url.removeprefix("sqlite:///")
    copies = [tmp_path / f"copy-{number}.sqlite" for number in range(5)]

    async def play(store: Store, key: str, acknowledged: dict[str, int], stop: asyncio.Event) -> None:
        seq = 0
        while not stop.is_set():
            await store.write(Write(key, [move(seq + 1), move(seq + 2)], row(key, title=str(seq + 2), changed=seq)))
            seq += 2
            acknowledged[key] = seq

    async def check() -> None:
        stop = asyncio.Event()
        acknowledged: dict[str, int] = {}
        before: list[dict[str, int]] = []
        async with opened(sqlite_url) as store:
            keys = [f"table {number}" for number in range(10)]
            tasks = [asyncio.create_task(play(store, key, acknowledged, stop)) for key in keys]
            for copy in copies:
                await asyncio.sleep(0.05)
                before.append(dict(acknowledged))
                await asyncio.to_thread(maintenance.back_up, path, copy)
            stop.set()
            await asyncio.gather(*tasks)
            assert sum(acknowledged.values()) > sum(before[-1].values()) > sum(before[0].values())
        for copy, known in zip(copies, before, strict=True):
            async with opened(f"sqlite:///{copy}") as store:
                for key, seq in known.items():
                    found = await store.entries(key)
                    assert [one.seq for one in found] == list(range(1, len(found) + 1))
                    assert len(found) >= seq
                    summary = await store.row(key)
                    assert summary is not None
                    assert summary.title == str(len(found))

    asyncio.run(check())


def test_a_copy_is_of_one_moment(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = maintenance._counted
    numbers = iter(range(10))

    def counted_while_somebody_writes(connection: sqlite3.Connection, names: Iterable[str]) -> dict[str, int]:
        found = counted(connection, names)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("INSERT INTO replays VALUES (?, 0, '')", (str(next(numbers)),))
        return found

    monkeypatch.setattr(maintenance, "_counted", counted_while_somebody_writes)
    rows = maintenance.back_up(str(file), tmp_path / "copy.sqlite")
    assert rows["replays"] == 0
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy, closing(sqlite3.connect(file)) as original:
        assert counted(copy, rows) == rows
        assert counted(original, rows)["replays"] == 2


def test_a_copy_replaces_nothing_unless_told(run: Run, file: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"
    target.write_text("precious")
    database = f"sqlite:///{file}"
    assert "--force replaces it" in run("backup", "--database", database, target).complaint
    assert target.read_text() == "precious"
    assert run("backup", "--database", database, target, "--force").code == 0
    assert target.read_bytes().startswith(b"SQLite format 3")
    itself = file.read_bytes()
    assert "the database itself" in run("backup", "--database", database, file, "--force").complaint
    assert file.read_bytes() == itself


def test_what_cannot_be_copied(run: Run, file: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"
    other = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    damaged = tmp_path / "damaged.sqlite"
    damaged.write_bytes(b"Once upon a time" * 1000)
    before = sorted(path.name for path in tmp_path.iterdir())
    for database, told in {
        f"sqlite:///{tmp_path}/none.sqlite": "there is no such database",
        f"sqlite:///{other}": "of another program",
        f"sqlite:///{damaged}": "damaged",
        "sqlite:///:memory:": "in memory",
        "mysql://root:sesame@localhost/x": "mysql is no database that Alhambra knows",
        "postgresql://me:sesame@localhost/x": "pg_dump",
        "postgres://me:sesame@localhost/x": "pg_dump",
    }.items():
        complaint = run("backup", "--database", database, target).complaint
        assert told in complaint
        assert "sesame" not in complaint
    assert "cannot be written" in run("backup", "--database", f"sqlite:///{file}", tmp_path / "no" / "copy").complaint
    assert sorted(path.name for path in tmp_path.iterdir()) == before


def test_a_copy_that_differs_is_thrown_away(
    run: Run, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = maintenance._counted
    answers = iter(range(10))
    monkeypatch.setattr(maintenance, "_counted", lambda *given: {**counted(*given), "extra": next(answers)})
    target = tmp_path / "copy.sqlite"
    assert "not like the original" in run("backup", "--database", f"sqlite:///{file}", target).complaint
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


# ------------------------------------------------------------------------------------------------------------- export


def test_finished_games_are_written(run: Run, filled: str, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    done = run("export", "--database", filled, folder)
    assert done == Outcome(0, f"2 files written to {folder}\n", "")
    assert sorted(path.name for path in folder.iterdir()) == ["over-1.alh", "over-2.alh"]
    for name, seed in (("over-1", 1), ("over-2", 2)):
        assert (folder / f"{name}.alh").read_text("utf-8") == whole_game(seed)[1]
        assert alhambra.load(folder / f"{name}.alh").over
    assert run("export", "--database", filled, "--all", folder).code == 0


def test_running_games_are_written_if_that_is_wanted(run: Run, filled: str, tmp_path: Path) -> None:
    done = run("export", "--database", filled, "--running", tmp_path / "games")
    assert (done.code, done.out) == (0, f"3 files written to {tmp_path}/games\n")
    assert "tell every hidden card" in done.err
    assert alhambra.load(tmp_path / "games" / "playing.alh").ply == 3


@pytest.mark.parametrize("kind", ["alh", "jsonl"])
def test_what_tells_hidden_cards_is_for_its_owner_only(run: Run, filled: str, tmp_path: Path, kind: str) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / f"playing.{kind}").touch(0o644)
    before = os.umask(0o022)
    try:
        run("export", "--database", filled, "--running", "--format", kind, folder)
    finally:
        os.umask(before)
    modes = {path.stem: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    assert (modes["playing"], modes.get("waiting", 0o600)) == (0o600, 0o600)
    assert (modes["over-1"], modes["over-2"]) == (0o644, 0o644)


def test_the_files_of_a_running_server_are_for_its_owner_only(sqlite_url: str, tmp_path: Path) -> None:
    async def check() -> None:
        before = os.umask(0o022)
        try:
            async with opened(sqlite_url) as store:
                await store.write(playing("playing"))
                modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        finally:
            os.umask(before)
        assert modes == dict.fromkeys([f"tables.sqlite{end}" for end in ("", "-wal", "-shm", "-lock")], 0o600)

    asyncio.run(check())


def test_one_table(run: Run, filled: str, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    assert run("export", "--database", filled, "--table", "over-2", folder).out == f"1 file written to {folder}\n"
    assert [path.name for path in folder.iterdir()] == ["over-2.alh"]
    for key, told in {"nobody": "There is no table nobody", "playing": "is not over", "waiting": "is not over"}.items():
        assert told in run("export", "--database", filled, "--table", key, folder).complaint
    assert run("export", "--database", filled, "--table", "playing", "--running", folder).code == 0
    assert sorted(path.name for path in folder.iterdir()) == ["over-2.alh", "playing.alh"]


def test_entries_are_written_without_secrets(run: Run, filled: str, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    assert run("export", "--database", filled, "--format", "jsonl", folder).out == f"3 files written to {folder}\n"
    assert sorted(path.name for path in folder.iterdir()) == ["closed.jsonl", "over-1.jsonl", "over-2.jsonl"]
    done = run("export", "--database", filled, "--format", "jsonl", "--running", folder)
    assert done.out == f"5 files written to {folder}\n"
    for path in folder.iterdir():
        text = path.read_text("utf-8")
        for secret in (HOST, GUEST, LINK):
            assert secret not in text
    lines = (folder / "over-1.jsonl").read_text("utf-8").splitlines()
    assert json.loads(lines[1]) == {
        "seq": 2,
        "at": START + 2000,
        "entry": {"entry": "claimed", "seat": 1, "secret": "person 1", "name": "Ben"},
    }
    table = Table("over-1", [msgspec.json.decode(line, type=Written) for line in lines])
    assert table.game is not None
    assert (str(table.game.record), table.names()) == (whole_game()[1], ["Ada", "Ben"])
    assert len(table.persons) == 2


def test_a_game_that_does_not_replay_is_left_out(run: Run, sqlite_url: str, tmp_path: Path) -> None:
    async def make() -> None:
        async with opened(sqlite_url) as store:
            await store.write(finished("over-1"))
            broken = finished("broken")
            broken.entries[2] = Written(3, START, Started(12345))
            await store.write(broken)

    asyncio.run(make())
    done = run("export", "--database", sqlite_url, tmp_path / "games")
    assert (done.code, done.out) == (1, f"1 file written to {tmp_path}/games\n")
    assert done.err.count("\n") == 1
    assert "broken" in done.err
    assert run("export", "--database", sqlite_url, "--format", "jsonl", tmp_path / "all").code == 0


def test_an_export_changes_nothing(run: Run, file: Path, tmp_path: Path) -> None:
    before = file.read_bytes()
    run("export", "--database", f"sqlite:///{file}", tmp_path / "games")
    assert file.read_bytes() == before
    assert "no such database" in run("export", "--database", f"sqlite:///{tmp_path}/none", tmp_path / "games").complaint
    assert not (tmp_path / "none").exists()


def test_an_export_of_many_tables(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "PAGE", 4)

    async def check(count: int) -> None:
        async with opened(f"{sqlite_url}-{count}") as store:
            keys = [f"{number:03}" for number in range(count)]
            for key in keys:
                await store.write(Write(key, [move(1)], row(key)))
            assert [one.key async for one in maintenance.every_table(store)] == keys

    for count in (0, 3, 4, 5, 8):
        asyncio.run(check(count))


def test_a_database_that_fails_meanwhile(run: Run, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> list[object]:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(SqliteDatabase, "fetch", fail)
    done = run("export", "--database", f"sqlite:///{file}", tmp_path / "games")
    assert "failed while it was read" in done.complaint


@pytest.mark.parametrize(("language", "told"), [("fr", "existe déjà"), ("de", "gibt es schon")])
def test_in_other_languages(run: Run, file: Path, language: str, told: str) -> None:
    given = ("--database", f"sqlite:///{file}", "--language", language)
    assert told in run("backup", *given, __file__).complaint


# -------------------------------------------------------------------------------------------------------------- places


def test_the_database_of_a_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, run: Run) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    url = default_database()
    path = Path(url.removeprefix("sqlite:///"))
    assert path.is_absolute()
    assert path.name == "alhambra.sqlite"
    assert path.is_relative_to(tmp_path)
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert default_database() == url
    asyncio.run(fill(url))
    assert run("backup", tmp_path / "copy").out.startswith(f"Copied to {tmp_path}/copy: 5 tables")
    monkeypatch.setenv("ALHAMBRA_DATABASE", "postgresql://somewhere/else")
    assert default_database() == "postgresql://somewhere/else"
    assert "pg_dump" in run("backup", tmp_path / "copy-2").complaint
