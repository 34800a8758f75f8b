"""Databases of other versions and other programs, and entries that have to stay readable."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import get_args

import alembic.command
import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from alhambra.server.store import CannotOpen, Store, Turn, migrating, schema
from alhambra.server.store.entries import AnyEntry, Created, Live, Place, decode, encode
from alhambra.server.tables.table import Table
from command_line import environment
from postgres import Postgres
from stored import HOST, START, finished, move, moves, opened, row, whole_game

GOLDEN = Path(__file__).with_name("golden")


def name_of(url: str) -> str:
    """The database of a URL."""
    return url.rpartition("/")[2]


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def run_sql(url: str, postgres: Postgres | None, *statements: str) -> None:
    """Change a database behind the store's back."""
    if postgres is not None and url.startswith("postgresql"):
        postgres.sql(name_of(url), *statements)
        return
    with closing(sqlite3.connect(path_of(url), isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


async def made_with(url: str, key: str) -> None:
    async with opened(url) as store:
        await store.write(finished(key))


# ------------------------------------------------------------------------------------------------------------- entries


def golden_entries() -> list[bytes]:
    return [
        bytes(raw) for raw in msgspec.json.decode((GOLDEN / "entries-v1.json").read_bytes(), type=list[msgspec.Raw])
    ]


@pytest.mark.parametrize("text", golden_entries(), ids=range(len(golden_entries())))
def test_entries_once_written_are_read_for_ever(text: bytes) -> None:
    """If this fails, finished games cannot be read any more: change the program, not the file."""
    assert encode(decode(text)) == text


def test_every_kind_of_entry_is_among_them() -> None:
    assert {type(decode(text)) for text in golden_entries()} == set(get_args(AnyEntry))


def test_what_is_left_out_means_what_it_meant() -> None:
    first = decode(golden_entries()[0])
    assert isinstance(first, Created)
    assert first.plan.places[1:] == (Place(kind="link", level="random"), Place(kind="bot", name="Robo", level="easy"))
    assert first.plan.pace == Live(600, 5)
    plain = decode(golden_entries()[2])
    assert isinstance(plain, Created)
    assert (plain.before, plain.plan.time_out, plain.plan.spectators, plain.plan.listed) == ("", "bot", True, False)


# ---------------------------------------------------------------------------------------------------------- the schema


def test_the_program_knows_its_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrating.SCRIPTS))
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_current_head() == migrating.HEAD
    assert [script.revision for script in scripts.walk_revisions()] == list(reversed(migrating.REVISIONS))


def test_migrations_make_what_the_schema_says(sqlite_url: str) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async def make() -> None:
        async with opened(sqlite_url):
            pass

    asyncio.run(make())
    engine = create_engine(f"sqlite:///{path_of(sqlite_url)}")
    with engine.connect() as connection:
        assert differences(connection) == []
        made = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE name = 'entries'").scalar()
    engine.dispose()
    assert "WITHOUT ROWID" in str(made)


def test_migrations_make_what_the_schema_says_in_postgresql(postgres_url: str) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async def check() -> None:
        async with opened(postgres_url):
            engine = create_async_engine(postgres_url.replace("postgresql://", "postgresql+asyncpg://"))
            async with engine.connect() as connection:
                assert await connection.run_sync(differences) == []
            await engine.dispose()

    asyncio.run(check())


def test_a_database_that_is_up_to_date_is_opened_without_alembic(sqlite_url: str, postgres_url: str) -> None:
    script = f"""
import asyncio, sys
from alhambra.server.store import Store

async def run():
    for url in ({sqlite_url!r}, {postgres_url!r}):
        store = await Store.open(url)
        print(await store.counts())
        await store.close()
    print("alembic" in sys.modules)

asyncio.run(run())
"""
    for url in (sqlite_url, postgres_url):
        asyncio.run(made_with(url, "game"))
    done = subprocess.run([sys.executable, "-c", script], env=environment(), capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["{'over': 1}", "{'over': 1}", "False"]


def test_several_workers_start_at_once(postgres_url: str) -> None:
    async def check() -> None:
        stores = await asyncio.gather(*[Store.open(postgres_url) for _ in range(5)])
        await asyncio.gather(*[store.write(moves(f"table {number}", 1)) for number, store in enumerate(stores)])
        for number in range(5):
            assert await stores[0].entries(f"table {number}") == [move(1)]
        await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(check())


def test_of_several_servers_with_one_file_one_starts(sqlite_url: str) -> None:
    async def check() -> None:
        opening = [Store.open(sqlite_url) for _ in range(5)]
        found = await asyncio.gather(*opening, return_exceptions=True)
        stores = [one for one in found if isinstance(one, Store)]
        assert len(stores) == 1
        assert [one.reason for one in found if isinstance(one, CannotOpen)] == ["served"] * 4
        await stores[0].write(moves("table", 1))
        await stores[0].close()

    asyncio.run(check())


# ------------------------------------------------------------------------------------------------------ other versions


def old_database(path: Path) -> None:
    """A database as the first server wrote it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((GOLDEN / "database-0001.sql").read_text("utf-8"))


def test_the_first_database_is_still_read(sqlite_url: str) -> None:
    """If this fails, nobody can go on with their tables: write a migration, and leave the file as it is."""
    old_database(path_of(sqlite_url))
    written, record = whole_game(7)
    key, other = "FinishedFinishedFinish", "OpenOpenOpenOpenOpenOp"

    async def check() -> None:
        async with opened(sqlite_url) as store:
            assert await store.entries(key) == written
            table = Table(key, await store.entries(key))
            assert table.game is not None
            assert (table.status, str(table.game.record)) == ("over", record)
            assert await store.row(key) == finished(key, 7).row
            assert await store.of_member(HOST, 1, 0) == [finished(key, 7).row]
            assert await store.listed(9, 0) == [row(other, title="Plain", due=START + 5)]
            assert await store.due(START + 5, 9) == [(other, START + 5)]
            assert await store.due_turns(START + 60_000, 9) == [Turn(other, 1, 0, START + 60_000, 1, 1)]
            assert await store.destinations(other, HOST) == b'{"language":"en"}'
            assert await store.replay("ReplayReplayReplayRepl") == '[Game "Alhambra"]\nend 0\n'
            assert await store.outages(START + 100_001, 1000) == [(START, START + 100_000)]
            await store.write(moves(other, 2))

    asyncio.run(check())


NEXT = '''
"""A later migration."""
import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"

def upgrade() -> None:
    op.add_column("tables", sa.Column("colour", sa.Text, nullable=False, server_default="red"))
'''


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program as it may be one day: with one migration more. Its file."""
    scripts = tmp_path / "migrations %d"  # a name that nobody expects
    shutil.copytree(migrating.SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    revision = f"{int(migrating.HEAD) + 1:04}"
    file = scripts / "versions" / "next.py"
    file.write_text(NEXT.format(revision=revision, before=migrating.HEAD))
    monkeypatch.setattr(migrating, "SCRIPTS", scripts)
    monkeypatch.setattr(migrating, "REVISIONS", (*migrating.REVISIONS, revision))
    monkeypatch.setattr(migrating, "HEAD", revision)
    return file


def test_an_older_database_is_brought_up_to_date(database: str, request: pytest.FixtureRequest) -> None:
    asyncio.run(made_with(database, "game"))
    request.getfixturevalue("later")

    async def check() -> None:
        with pytest.raises(CannotOpen) as refused:
            await Store.open_to_read(database)
        assert refused.value.reason == "older"
        workers = 1 if database.startswith("sqlite:") else 3
        stores = await asyncio.gather(*[Store.open(database) for _ in range(workers)])
        try:
            assert await stores[0].entries("game") == whole_game()[0]
            colours = await stores[-1]._database.fetch("SELECT colour FROM tables", ())
            assert [tuple(found) for found in colours] == [("red",)]
        finally:
            await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(check())


def test_a_migration_that_fails_changes_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    asyncio.run(made_with(database, "game"))
    file: Path = request.getfixturevalue("later")
    with file.open("a") as code:
        code.write("    raise RuntimeError('half way')\n")
    with pytest.raises(RuntimeError, match="half way"):
        asyncio.run(Store.open(database))
    monkeypatch.undo()  # the program as it was

    async def check() -> None:
        async with opened(database) as store:
            assert await store.entries("game") == whole_game()[0]
            found = await store._database.fetch("SELECT * FROM tables", ())
            assert len(found[0]) == len(schema.tables.columns)

    asyncio.run(check())


def test_a_newer_database_is_left_alone(database: str, request: pytest.FixtureRequest) -> None:
    asyncio.run(made_with(database, "game"))
    postgres = request.getfixturevalue("postgres") if database.startswith("postgresql") else None
    run_sql(database, postgres, "UPDATE alembic_version SET version_num = '9999'")
    if postgres is None:  # as a newer version may keep it
        run_sql(database, None, "PRAGMA journal_mode=DELETE")
        before = path_of(database).read_bytes()
    for opening in (Store.open, Store.open_to_read):
        with pytest.raises(CannotOpen) as refused:
            asyncio.run(opening(database))
        assert refused.value.reason == "newer"
        assert "9999" in str(refused.value)
    if postgres is None:
        assert path_of(database).read_bytes() == before
        assert [file.name for file in path_of(database).parent.iterdir()] == [path_of(database).name]
    else:
        assert postgres.sql(name_of(database), "SELECT version_num FROM alembic_version") == [("9999",)]


@pytest.mark.parametrize(
    "statements",
    [("CREATE TABLE tables (id INTEGER)",), ("CREATE TABLE alembic_version (version_num TEXT)",)],
    ids=["tables", "versions"],
)
def test_a_database_of_another_program_is_left_alone(
    database: str, statements: tuple[str, ...], request: pytest.FixtureRequest
) -> None:
    postgres = request.getfixturevalue("postgres") if database.startswith("postgresql") else None
    run_sql(database, postgres, *statements)
    if "alembic" in statements[0]:
        run_sql(database, postgres, "INSERT INTO alembic_version VALUES ('ae1027a6acf')")
    for opening in (Store.open, Store.open_to_read):
        with pytest.raises(CannotOpen) as refused:
            asyncio.run(opening(database))
        assert refused.value.reason == "foreign"


def test_alembic_needs_no_file_of_its_own(tmp_path: Path, sqlite_url: str) -> None:
    """The same migrations from the outside, as somebody who writes a new one would run them."""
    config = Config()
    config.set_main_option("script_location", str(migrating.SCRIPTS))
    engine = create_engine(f"sqlite:///{tmp_path}/other.sqlite")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "head")
    engine.dispose()
    asyncio.run(made_with(f"sqlite:///{tmp_path}/other.sqlite", "game"))
