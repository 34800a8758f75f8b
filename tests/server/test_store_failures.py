"""What can happen to a database: full or read-only disks, damage, power cuts, lost connections."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import asyncpg
import pytest

from alhambra import locales
from alhambra.server.store import CannotOpen, Conflict, StorageFailed, Store, Write, writes
from alhambra.server.store import postgres as postgres_module
from alhambra.server.store.sqlite import SqliteDatabase
from command_line import environment
from postgres import ACCOUNT, Postgres, free_port
from stored import HOST, START, finished, move, moves, opened, row, whole_game


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def name_of(url: str) -> str:
    return url.rpartition("/")[2]


def refusal(url: str) -> CannotOpen:
    with pytest.raises(CannotOpen) as refused:
        asyncio.run(Store.open(url))
    assert "Traceback" not in str(refused.value)
    for language in ("fr", "de"):
        assert refused.value.text(language) != str(refused.value)
    return refused.value


async def fill(url: str) -> None:
    async with opened(url) as store:
        await store.write(finished("game"))


# ------------------------------------------------------------------------------------------------------------- opening


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mysql://root:sesame@localhost/alhambra", "url"),
        ("sqlite://", "url"),
        ("sqlite:///x?mode=ro", "url"),
        ("sqlite:///", "memory"),
        ("sqlite:///:memory:", "memory"),
        ("/var/lib/alhambra.sqlite", "url"),
        ("", "url"),
        ("postgresql://somebody:sesame@127.0.0.1:x/alhambra", "url"),
        ("postgresql://somebody:sesame@127.0.0.1/alhambra?sslmode=sesame", "url"),
        ("sqlite:////nowhere/at/all/alhambra.sqlite", "folder"),
    ],
)
def test_what_is_no_database(url: str, reason: str) -> None:
    refused = refusal(url)
    assert refused.reason == reason
    assert "sesame" not in str(refused)


def test_nobody_answers() -> None:
    refused = refusal(f"postgresql://somebody:sesame@127.0.0.1:{free_port()}/alhambra?password=sesame")
    assert refused.reason == "unreachable"
    assert "127.0.0.1" in str(refused)
    assert "sesame" not in str(refused)
    assert "somebody" not in str(refused)


def test_a_database_that_does_not_exist(postgres: Postgres) -> None:
    refused = refusal(postgres.url("nowhere").replace("@", ":sesame@"))
    assert refused.reason == "refused"
    assert "nowhere" in str(refused)
    assert "sesame" not in str(refused)


def test_somebody_without_rights(postgres: Postgres, postgres_url: str) -> None:
    postgres.sql("postgres", "CREATE ROLE stranger LOGIN PASSWORD 'sesame'")
    refused = refusal(postgres_url.replace(f"{ACCOUNT}@", "stranger:sesame@"))
    assert refused.reason == "refused"
    assert "permission denied" in str(refused)
    assert "sesame" not in str(refused)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql"])
def test_both_names_of_postgresql(postgres_url: str, scheme: str) -> None:
    asyncio.run(fill(postgres_url.replace("postgresql:", f"{scheme}:")))


def test_a_socket_of_postgresql(postgres: Postgres, postgres_url: str) -> None:
    asyncio.run(fill(f"postgresql://{ACCOUNT}@/{name_of(postgres_url)}?host={postgres.folder}&port={postgres.port}"))


def test_a_relative_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    asyncio.run(fill("sqlite:///tables %41 #.sqlite".replace("#", "+")))
    assert (tmp_path / "tables %41 +.sqlite").stat().st_mode & 0o777 == 0o600


def test_nothing_is_made_for_a_reader(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen) as refused:
        asyncio.run(Store.open_to_read(f"sqlite:///{tmp_path}/none.sqlite"))
    assert refused.value.reason == "missing"
    assert list(tmp_path.iterdir()) == []


def damage_header(path: Path) -> None:
    path.write_bytes(b"Once upon a time there was a palace." * 200)


def damage_end(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2 // 4096 * 4096)


def damage_schema(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 1500)


@pytest.mark.parametrize("damage", [damage_header, damage_end, damage_schema])
def test_a_damaged_file(sqlite_url: str, damage: Callable[[Path], None]) -> None:
    asyncio.run(fill(sqlite_url))
    damage(path_of(sqlite_url))
    before = path_of(sqlite_url).read_bytes()
    refused = refusal(sqlite_url)
    assert refused.reason == "corrupt"
    assert "alhambra backup" in str(refused)
    assert path_of(sqlite_url).read_bytes() == before


@contextmanager
def somebody_else() -> Iterator[None]:
    """Without the rights of root, who may write everywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65_534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody can look into."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_a_file_that_cannot_be_written(open_folder: Path) -> None:
    path = open_folder / "tables.sqlite"
    url = f"sqlite:///{path}"
    asyncio.run(fill(url))
    path.chmod(0o444)
    open_folder.chmod(0o555)
    with somebody_else():
        refused = refusal(url)
        elsewhere = refusal(f"sqlite:///{open_folder}/new.sqlite")
    assert (refused.reason, elsewhere.reason) == ("read-only", "read-only")
    assert [file.name for file in open_folder.iterdir()] == [path.name]


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """Files may not become larger: this stands in for a disk with errors."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_database_that_cannot_be_made(sqlite_url: str) -> None:
    with largest_file(10_000):
        refused = refusal(sqlite_url)
    assert (refused.reason, refused.detail) == ("failed", "disk I/O error")
    asyncio.run(fill(sqlite_url))  # nothing of it stands in the way


def test_every_reason_has_its_sentence() -> None:
    """And every sentence its reason: in the code it is a text of its own."""
    names = ("__init__", "sqlite", "holding", "postgres", "migrating")
    sources = [Path(writes.__file__).with_name(f"{name}.py") for name in names]
    texts = {text for source in sources for text in re.findall(r'"([a-z-]+)"', source.read_text("utf-8"))}
    for language in locales.LANGUAGES:
        catalogue = (Path(locales.__file__).parent / language / "storage.ftl").read_text("utf-8")
        reasons = re.findall(r"^storage-([a-z-]+) = ", catalogue, re.MULTILINE)
        assert len(reasons) == 17
        for reason in reasons:
            assert reason in texts
            assert CannotOpen(reason, "there", "why").text(language)


# ------------------------------------------------------------------------------------------------------------- writing


async def pragma(store: Store, text: str) -> object:
    """Speak to the connection that writes."""
    database = store._database
    assert isinstance(database, SqliteDatabase)
    return await database._in_thread(lambda: database._connect().execute(f"PRAGMA {text}").fetchone())


async def refused_write(store: Store, write: Write) -> str:
    with pytest.raises(StorageFailed) as failed:
        await store.write(write)
    return failed.value.reason


def check_integrity(url: str) -> None:
    with closing(sqlite3.connect(path_of(url))) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_commit_waits_for_the_disk(sqlite_url: str) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            assert await pragma(store, "journal_mode") == ("wal",)
            assert await pragma(store, "synchronous") == (2,)  # FULL

    asyncio.run(check())


LONG = "x" * 3000


def test_a_full_database(sqlite_url: str) -> None:
    """Nobody's write is stored in part, tables stay readable, and it goes on when there is room again."""

    async def check() -> None:
        async with opened(sqlite_url) as store:
            await store.write(moves("one", 1))
            pages = await pragma(store, "page_count")
            assert isinstance(pages, tuple)
            await pragma(store, f"max_page_count={pages[0] + 2}")
            results = await asyncio.gather(
                *[store.write(moves(f"table {number}", 1, 2, text=LONG)) for number in range(20)],
                return_exceptions=True,
            )
            assert {getattr(result, "reason", None) for result in results} == {"full"}
            assert await store.entries("one") == [move(1)]
            for number in range(20):
                assert await store.entries(f"table {number}") == []
            await pragma(store, "max_page_count=1000000")
            await store.ping()
            await asyncio.gather(*[store.write(moves(f"table {number}", 1, 2)) for number in range(20)])

    asyncio.run(check())
    check_integrity(sqlite_url)


@contextmanager
def small_disk() -> Iterator[Path]:
    """A disk of one megabyte, where we may make one."""
    folder = Path(tempfile.mkdtemp())
    line = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(line, capture_output=True, check=False).returncode != 0:
        folder.rmdir()
        pytest.skip("needs the right to mount a small disk")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)
        folder.rmdir()


def test_a_full_disk() -> None:
    async def check(folder: Path) -> None:
        url = f"sqlite:///{folder}/tables.sqlite"
        async with opened(url) as store:
            stored = 0
            reason = ""
            while not reason:
                try:
                    await store.write(moves("one", stored + 1, text=LONG))
                    stored += 1
                except StorageFailed as failed:
                    reason = failed.reason
            assert reason == "full"
            assert stored > 20
            assert await refused_write(store, moves("two", 1, text=LONG)) == "full"
            assert len(await store.entries("one")) == stored
            subprocess.run(["mount", "-o", "remount,size=8m", str(folder)], check=True)
            await store.ping()
            await store.write(moves("one", stored + 1))
            assert await store.entries("two") == []
        check_integrity(url)
        async with opened(url) as store:
            assert len(await store.entries("one")) == stored + 1

    with small_disk() as folder:
        asyncio.run(check(folder))


def test_a_disk_that_fails(sqlite_url: str) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await store.write(moves("one", 1))
            size = path_of(f"{sqlite_url}-wal").stat().st_size
            with largest_file(size + 5000):
                reasons = [await refused_write(store, moves("two", 1, 2, 3, text=LONG)) for _ in range(3)]
            assert reasons == ["failed"] * 3
            assert await store.entries("two") == []
            await store.write(moves("two", 1))
            assert await store.entries("one") == await store.entries("two") == [move(1)]

    asyncio.run(check())
    check_integrity(sqlite_url)


def test_a_database_that_becomes_read_only(sqlite_url: str) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await store.write(moves("one", 1))
            await store.beat(START)
            await pragma(store, "query_only=ON")
            assert await refused_write(store, moves("one", 2)) == "read-only"
            with pytest.raises(StorageFailed):
                await store.claim_due("one", 1, 2)
            with pytest.raises(StorageFailed) as failed:
                await store.ping()
            assert failed.value.reason == "read-only"
            assert await store.entries("one") == [move(1)]
            await pragma(store, "query_only=OFF")
            await store.ping()
            await store.write(moves("one", 2))

    asyncio.run(check())


def test_another_program_holds_the_database(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await pragma(store, "busy_timeout=50")
            with closing(sqlite3.connect(path_of(sqlite_url), isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert await refused_write(store, moves("one", 1)) == "failed"
                other.execute("ROLLBACK")
            await store.write(moves("one", 1))

    asyncio.run(check())


def test_entries_that_cannot_be_read(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await store.write(moves("one", 1))
            with closing(sqlite3.connect(path_of(sqlite_url), isolation_level=None)) as other:
                other.execute("INSERT INTO entries VALUES ('one', 2, 0, 'damaged')")
            with pytest.raises(StorageFailed):
                await store.entries("one")

    asyncio.run(check())
    assert caplog.messages == ["could not read: failed (DecodeError)"]


# ------------------------------------------------------------------------------------------------------------ the plug

WRITER = """
import asyncio
from alhambra.server.store.entries import Played, Written
from alhambra.server.store import Row, Store, Write

async def play(store, number, key):
    for seq in range(1, 100000, 2):
        entries = [Written(seq, seq, Played(0, "pass")), Written(seq + 1, seq, Played(1, "pass"))]
        row = Row(key=key, title=str(seq + 1), status="open", listed=True, seats=2, free=0, facts=b"{{}}", created=0,
                  changed=seq, due=None)
        await store.write(Write(key, entries, row))
        print(number, key, seq + 1, flush=True)

async def run():
    stores = [await Store.open(url) for url in {urls!r}]
    tables = [(store, number, f"table-{{table}}") for number, store in enumerate(stores) for table in range(20)]
    await asyncio.gather(*[play(*table) for table in tables])

asyncio.run(run())
"""


def test_what_was_acknowledged_survives_a_kill(sqlite_url: str, postgres_url: str) -> None:
    urls = [sqlite_url, postgres_url]
    acknowledged: dict[tuple[str, str], int] = {}
    line = [sys.executable, "-c", WRITER.format(urls=urls)]
    with subprocess.Popen(line, env=environment(), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for told in process.stdout:
            if not told.endswith("\n"):  # the last word of the dying
                break
            number, key, seq = told.split()
            acknowledged[urls[int(number)], key] = int(seq)
            if len(acknowledged) == 40 and sum(acknowledged.values()) > 2000:
                process.kill()
    assert process.returncode == -signal.SIGKILL

    async def check(url: str) -> None:
        async with opened(url) as store:
            for key in [f"table-{table}" for table in range(20)]:
                found = await store.entries(key)
                assert [one.seq for one in found] == list(range(1, len(found) + 1))
                told = acknowledged[url, key]
                assert len(found) in (told, told + 2)  # the last one may have been stored without a word
                summary = await store.row(key)
                assert summary is not None
                assert summary.title == str(len(found))

    for url in urls:
        asyncio.run(check(url))
    check_integrity(sqlite_url)


# ---------------------------------------------------------------------------------------------------------- PostgreSQL


class Wire:
    """A line to PostgreSQL that can be cut: before questions arrive, or before their answers do."""

    def __init__(self, postgres: Postgres) -> None:
        self._postgres = postgres
        self.loses = ""  # "questions" or "answers"
        self.lost = asyncio.Event()
        self._server: asyncio.Server | None = None

    async def open(self, url: str) -> str:
        """The same database at the end of this line."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        return url.replace(f":{self._postgres.port}/", f":{port}/")

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    async def _connected(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, forth = await asyncio.open_connection("127.0.0.1", self._postgres.port)
        ways = [
            asyncio.create_task(self._carry(here, forth, "questions")),
            asyncio.create_task(self._carry(there, back, "answers")),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        for writer in (forth, back):
            writer.close()
            await asyncio.gather(writer.wait_closed(), return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, what: str) -> None:
        while data := await reader.read(65_536):
            if self.loses == what:
                self.lost.set()
                return
            writer.write(data)
            await writer.drain()


@asynccontextmanager
async def wired(postgres: Postgres, url: str) -> AsyncIterator[tuple[Store, Wire]]:
    wire = Wire(postgres)
    store = await Store.open(await wire.open(url))
    try:
        yield store, wire
    finally:
        await store.close()
        await wire.close()


async def cut(wire: Wire, what: str, *writing: asyncio.Task[None]) -> list[object]:
    """Cut the line at the next question or answer, then mend it; what becomes of the writes."""
    wire.loses = what
    await wire.lost.wait()
    wire.loses = ""
    return await asyncio.gather(*writing, return_exceptions=True)


@pytest.mark.parametrize("lost", ["questions", "answers"])
@pytest.mark.parametrize("plain", ["plain", "rich"])
def test_a_connection_lost_in_the_middle(postgres: Postgres, postgres_url: str, lost: str, plain: str) -> None:
    """Whether the first attempt was stored or not: in the end every write is there, once."""

    def write(number: int) -> Write:
        key = f"table {number}"
        return moves(key, 2) if plain == "plain" else Write(key, [move(2), move(3)], row(key, title="new"), [HOST])

    async def check() -> None:
        async with wired(postgres, postgres_url) as (store, wire):
            await asyncio.gather(*[store.write(moves(f"table {number}", 1)) for number in range(5)])
            writing = [asyncio.create_task(store.write(write(number))) for number in range(5)]
            assert await cut(wire, lost, *writing) == [None] * 5
            for number in range(5):
                assert await store.entries(f"table {number}", 1) == write(number).entries
                found = await store.row(f"table {number}")
                assert (found is None) == (plain == "plain")

    asyncio.run(check())


def test_a_conflict_whose_answer_is_lost(postgres: Postgres, postgres_url: str) -> None:
    async def check() -> None:
        async with wired(postgres, postgres_url) as (store, wire), opened(postgres_url) as other:
            await other.write(moves("one", 1, text="other"))
            writing = [asyncio.create_task(store.write(moves(key, 1))) for key in ("one", "two")]
            results = await cut(wire, "answers", *writing)
            assert [type(result) for result in results] == [Conflict, type(None)]
            assert await store.entries("one") == [move(1, "other")]
            assert await store.entries("two") == [move(1)]

    asyncio.run(check())


def test_connections_that_are_ended(postgres: Postgres, postgres_url: str) -> None:
    name = name_of(postgres_url)
    ours = f"datname = '{name}' AND application_name = 'alhambra'"
    end = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}"
    heard: list[tuple[str, int]] = []

    async def check() -> None:
        store = await Store.open(postgres_url, listen=lambda key, seq: heard.append((key, seq)))
        try:
            await store.write(moves("one", 1))
            await asyncio.gather(*[store.entries("one") for _ in range(6)])  # some readers
            await asyncio.to_thread(postgres.sql, "postgres", end)
            results = await asyncio.gather(store.entries("one"), store.write(moves("one", 2)), store.ping())
            assert results[0] == [move(1)]
            assert await store.entries("one") == [move(1), move(2)]
            await until(lambda: ("", 0) in heard)
            async with opened(postgres_url) as other:
                await other.write(moves("one", 3))
            await until(lambda: ("one", 3) in heard)
        finally:
            await store.close()

    asyncio.run(check())


async def until(reached: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not reached():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


def test_a_database_that_restarts(postgres: Postgres, postgres_url: str) -> None:
    """Those who write meanwhile wait, and lose nothing."""

    async def play(store: Store, key: str, stop: asyncio.Event) -> int:
        seq = 0
        while not stop.is_set():
            await store.write(moves(key, seq + 1))
            seq += 1
        return seq

    async def check() -> None:
        stop = asyncio.Event()
        async with opened(postgres_url) as store:
            playing = [asyncio.create_task(play(store, f"table {number}", stop)) for number in range(10)]
            await asyncio.sleep(0.1)
            await asyncio.to_thread(postgres.crash)
            await asyncio.sleep(0.1)
            await asyncio.to_thread(postgres.start)
            await asyncio.sleep(0.2)
            stop.set()
            for number, seq in enumerate(await asyncio.gather(*playing)):
                assert [one.seq for one in await store.entries(f"table {number}")] == list(range(1, seq + 1))

    asyncio.run(check())


def test_a_database_that_stays_away(postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_module, "PAUSES", (0.01, 0.02))

    async def check() -> None:
        async with opened(postgres_url) as store:
            await store.write(moves("one", 1))
            await asyncio.to_thread(postgres.stop)
            try:
                assert await refused_write(store, moves("one", 2)) == "unreachable"
                for reading in (store.entries("one"), store.ping(), store.listed(1, 0), store.beat(1)):
                    with pytest.raises(StorageFailed) as failed:
                        await reading
                    assert failed.value.reason == "unreachable"
            finally:
                await asyncio.to_thread(postgres.start)
            await store.ping()
            await store.write(moves("one", 2))
            assert await store.entries("one") == [move(1), move(2)]

    asyncio.run(check())


@pytest.mark.parametrize("kind", [asyncpg.InternalClientError, asyncpg.CannotConnectNowError, ConnectionResetError])
def test_a_database_that_goes_while_it_is_opened(
    postgres: Postgres, postgres_url: str, kind: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told in one sentence, and no connection is left behind."""
    asyncio.run(fill(postgres_url))

    async def fail(*_: object) -> None:
        raise kind("it went")

    with monkeypatch.context() as going:
        going.setattr(asyncpg.Connection, "add_listener", fail)

        async def check() -> None:
            with pytest.raises(CannotOpen) as refused:
                await Store.open(postgres_url, listen=lambda key, seq: None)
            assert refused.value.reason == "unreachable"
            ours = f"datname = '{name_of(postgres_url)}' AND application_name = 'alhambra'"
            counted = f"SELECT count(*) FROM pg_stat_activity WHERE {ours}"
            for _ in range(100):
                if await asyncio.to_thread(postgres.sql, "postgres", counted) == [(0,)]:
                    return
                await asyncio.sleep(0.02)
            pytest.fail("a connection is still open")

        asyncio.run(check())


def test_a_postgresql_that_is_read_only(postgres: Postgres, postgres_url: str) -> None:
    asyncio.run(fill(postgres_url))
    name = name_of(postgres_url)
    postgres.sql("postgres", f"ALTER DATABASE {name} SET default_transaction_read_only = on")

    async def check() -> None:
        async with opened(postgres_url) as store:
            assert await refused_write(store, moves("one", 1)) == "read-only"
            assert await refused_write(store, Write("one", [move(1)], row("one"))) == "read-only"
            assert await store.entries("game") == whole_game()[0]

    asyncio.run(check())


def test_workers_hear_each_other(postgres_url: str) -> None:
    heard: dict[str, list[tuple[str, int]]] = {"one": [], "other": []}
    words: dict[str, list[tuple[str, str]]] = {"one": [], "other": []}

    def listener(name: str) -> Callable[[str, int], None]:
        return lambda key, seq: heard[name].append((key, seq))

    def hearer(name: str) -> Callable[[str, str], None]:
        return lambda key, word: words[name].append((key, word))

    async def check() -> None:
        one = await Store.open(postgres_url, listen=listener("one"), hear=hearer("one"))
        other = await Store.open(postgres_url, listen=listener("other"), hear=hearer("other"))
        assert one.shared
        await asyncio.gather(*[one.write(moves(f"a{number}", 1)) for number in range(5)])
        await one.write(Write("b", [move(1), move(2)], row("b")))
        await one.say("b", "here 0 1")
        await one.say("b", "wave")
        with pytest.raises(Conflict):
            await one.write(Write("b", [move(2), move(3)]))
        await other.write(moves("b", 3))
        await until(lambda: len(heard["other"]) == 7 and len(words["other"]) == 2 and len(heard["one"]) == 1)
        assert sorted(heard["other"]) == [*[(f"a{number}", 1) for number in range(5)], ("b", 1), ("b", 2)]
        assert heard["one"] == [("b", 3)]
        assert words == {"one": [], "other": [("b", "here 0 1"), ("b", "wave")]}
        await one.close()
        await other.close()

    asyncio.run(check())


def test_nobody_else_hears_sqlite(sqlite_url: str) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            assert not store.shared
            await store.say("one", "wave")

    asyncio.run(check())
