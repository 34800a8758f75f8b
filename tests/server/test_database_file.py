"""What can happen to the file of a SQLite database: moved, replaced, emptied, damaged, or opened by a second server."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from alhambra import locales
from alhambra.cli.main import main
from alhambra.server.maintenance import back_up
from alhambra.server.store import CannotOpen, StorageFailed, Store
from command_line import environment
from harness import running_server
from people import new_table
from stored import finished, move, moves, opened, whole_game
from test_faults import check_game, play_until_refused


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def journal_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


async def fill(url: str) -> None:
    async with opened(url) as store:
        await store.write(finished("game"))


def refusal(url: str) -> CannotOpen:
    with pytest.raises(CannotOpen) as refused:
        asyncio.run(Store.open(url))
    return refused.value


async def failure(store: Store, key: str, seq: int) -> str:
    """Why this move is not stored."""
    with pytest.raises(StorageFailed) as failed:
        await store.write(moves(key, seq))
    return failed.value.reason


async def illness(store: Store) -> str:
    with pytest.raises(StorageFailed) as failed:
        await store.ping()
    return failed.value.reason


def check_integrity(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


# --------------------------------------------------------------------------------------------------- moved or replaced


def delete(path: Path) -> None:
    path.unlink()


def rename(path: Path) -> None:
    path.rename(path.with_name("elsewhere.sqlite"))


def replace(path: Path) -> None:
    back_up(str(path), path.with_name("copy.sqlite"))
    path.with_name("copy.sqlite").replace(path)


@pytest.mark.parametrize("do", [delete, rename, replace])
def test_nothing_is_acknowledged_without_the_file(
    sqlite_url: str, do: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await store.write(moves("one", 1))
            await store.ping()
            do(path_of(sqlite_url))
            assert [await failure(store, "one", 2) for _ in range(5)] == ["moved"] * 5
            assert [await illness(store) for _ in range(5)] == ["moved"] * 5
            with pytest.raises(StorageFailed):
                await store.beat(1)

    with caplog.at_level(logging.INFO, "alhambra"):
        asyncio.run(check())
    told = [record for record in caplog.records if sqlite_url.removeprefix("sqlite:///") in record.getMessage()]
    assert len([record for record in told if record.levelno == logging.ERROR]) == 1
    assert len(caplog.records) < 6


def test_health_notices_it_without_a_change(sqlite_url: str) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await store.ping()
            rename(path_of(sqlite_url))
            assert await illness(store) == "moved"

    asyncio.run(check())


def test_the_same_file_put_back_is_used_again(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    path = path_of(sqlite_url)

    async def check() -> None:
        async with opened(sqlite_url) as store:
            await store.write(moves("one", 1))
            rename(path)
            assert await failure(store, "one", 2) == "moved"
            path.with_name("elsewhere.sqlite").rename(path)
            await store.write(moves("one", 2))
            await store.ping()
            rename(path)
            assert await failure(store, "one", 3) == "moved"
            path.with_name("elsewhere.sqlite").rename(path)

    asyncio.run(check())
    check_integrity(path)
    assert len([record for record in caplog.records if "is gone" in record.getMessage()]) == 2

    async def stored() -> None:
        async with opened(sqlite_url) as store:
            assert await store.entries("one") == [move(1), move(2)]

    asyncio.run(stored())


def test_another_file_is_neither_written_nor_read(sqlite_url: str, tmp_path: Path) -> None:
    other = f"sqlite:///{tmp_path}/other.sqlite"
    asyncio.run(fill(other))

    async def check() -> None:
        async with opened(sqlite_url) as store:
            await store.write(moves("one", 1))
            path_of(other).replace(path_of(sqlite_url))
            assert await failure(store, "one", 2) == "moved"
            found = await asyncio.gather(*[store.entries(key) for key in ("game", "one") * 5])
            assert found == [[], [move(1)]] * 5

    asyncio.run(check())

    async def restarted() -> None:
        async with opened(sqlite_url) as store:
            assert await store.entries("game") == whole_game()[0]
            assert await store.entries("one") == []
            await store.write(moves("two", 1))

    asyncio.run(restarted())
    check_integrity(path_of(sqlite_url))


def test_the_journal_never_lies_beside_another_file(sqlite_url: str, tmp_path: Path) -> None:
    """A server that is killed now, and started with the other file, does not write the one into the other."""
    path, former = path_of(sqlite_url), tmp_path / "elsewhere.sqlite"
    other = f"sqlite:///{tmp_path}/other.sqlite"
    asyncio.run(fill(other))

    async def check() -> None:
        async with opened(sqlite_url) as store:
            await store.write(moves("one", 1))
            rename(path)
            path_of(other).rename(path)
            assert await failure(store, "one", 2) == "moved"
            assert not journal_of(path).exists()
            former.replace(path)  # and it goes on with the first one
            await store.write(moves("one", 2))
            await store.ping()
            assert journal_of(path).exists()

    asyncio.run(check())

    async def restarted() -> None:
        async with opened(sqlite_url) as store:
            assert await store.entries("one") == [move(1), move(2)]

    asyncio.run(restarted())
    check_integrity(path)


def test_a_journal_that_is_deleted_takes_nothing_with_it(sqlite_url: str, tmp_path: Path) -> None:
    """What was acknowledged before is in the database, even if the server is killed afterwards."""
    path = path_of(sqlite_url)

    async def check() -> None:
        async with opened(sqlite_url) as store:
            await store.write(moves("one", 1, 2, 3))
            journal_of(path).unlink()
            assert await failure(store, "one", 4) == "moved"
            assert await illness(store) == "moved"
            shutil.copyfile(path, tmp_path / "after-a-kill.sqlite")

    asyncio.run(check())
    for name in ("after-a-kill.sqlite", path.name):
        check_integrity(tmp_path / name)
        with closing(sqlite3.connect(tmp_path / name)) as connection:
            assert connection.execute("SELECT count(*) FROM entries").fetchone() == (3,)


def test_a_link_to_the_file_is_followed(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "data" / "tables.sqlite")
    asyncio.run(fill(f"sqlite:///{tmp_path}/data/tables.sqlite"))

    async def check() -> None:
        async with opened(f"sqlite:///{tmp_path}/link.sqlite") as store:
            await store.write(moves("one", 1))
            await store.ping()
            (tmp_path / "link.sqlite").unlink()
            assert await failure(store, "one", 2) == "moved"

    asyncio.run(check())


def test_a_real_server_without_its_file(sqlite_url: str) -> None:
    path = path_of(sqlite_url)
    with running_server(sqlite_url, limit_message_burst=0) as server:
        party = new_table(server, 2)
        with server.client() as client:
            seq = client.get(f"/api/tables/{party.key}").json()["table"]["seq"]
        rename(path)
        refused = asyncio.run(play_until_refused(party))
        assert (refused["reason"], refused["seq"]) == ("storage-moved", seq)
        for language, word in (("en", "moved"), ("de", "verschoben"), ("fr", "déplacée")):
            answer = httpx.get(f"{server.url}/health", headers={"Accept-Language": language})
            assert (answer.status_code, answer.json()["reason"]) == (503, "storage-moved")
            assert word in answer.json()["text"]
        assert server.log.count(str(path)) == 1
        path.with_name("elsewhere.sqlite").rename(path)
        assert httpx.get(f"{server.url}/health").status_code == 200
        check_game(server, party)
        assert server.stop() == 0
        assert "Traceback" not in server.log
    check_integrity(path)


# -------------------------------------------------------------------------------------------------------- damaged pages


def damage_entries(path: Path) -> None:
    """The page with the first entries is rubbish; everything else is well."""
    with closing(sqlite3.connect(path)) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def test_failed_reads_leave_no_open_files_and_are_told(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(fill(sqlite_url))
    damage_entries(path_of(sqlite_url))

    async def check() -> None:
        async with opened(sqlite_url) as store:
            await store.ping()
            before = open_files()
            for _ in range(50):
                with pytest.raises(StorageFailed) as failed:
                    await store.entries("game")
                assert failed.value.reason == "damaged"
                assert await store.row("game") is not None
            assert open_files() < before + 10
            assert await illness(store) == "damaged"
            assert await illness(store) == "damaged"

    with caplog.at_level(logging.INFO, "alhambra"):
        asyncio.run(check())
    assert [record.getMessage() for record in caplog.records] == [
        "could not read: damaged (DatabaseError SQLITE_CORRUPT)"
    ]


def test_health_of_a_damaged_database(sqlite_url: str) -> None:
    asyncio.run(fill(sqlite_url))
    damage_entries(path_of(sqlite_url))
    with running_server(sqlite_url) as server:
        assert httpx.get(f"{server.url}/api/tables/{'a' * 22}").status_code == 503
        answer = httpx.get(f"{server.url}/health")
        assert (answer.status_code, answer.json()["reason"]) == (503, "storage-damaged")
        assert "could not read: damaged" in server.log
        assert "Traceback" not in server.log


# --------------------------------------------------------------------------------------------------------- empty files


def test_an_empty_file_is_no_database(sqlite_url: str) -> None:
    path = path_of(sqlite_url)
    asyncio.run(fill(sqlite_url))
    os.truncate(path, 0)
    refused = refusal(sqlite_url)
    assert refused.reason == "empty"
    assert str(path) in str(refused)
    assert "alhambra backup" in str(refused)
    assert len({refused.text(language) for language in locales.LANGUAGES}) == len(locales.LANGUAGES)
    assert path.stat().st_size == 0
    with pytest.raises(CannotOpen) as read:
        asyncio.run(Store.open_to_read(sqlite_url))
    assert read.value.reason == "empty"
    path.unlink()  # as the sentence says
    asyncio.run(fill(sqlite_url))


def test_an_empty_file_cannot_be_copied(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    path_of(sqlite_url).touch()
    assert main(["backup", "--language", "en", "--database", sqlite_url, f"{path_of(sqlite_url)}.copy"]) != 0
    assert "the file is empty" in capsys.readouterr().err


def test_a_journal_without_its_database(sqlite_url: str) -> None:
    path = path_of(sqlite_url)
    journal_of(path).write_bytes(b"something that may still be needed")
    refused = refusal(sqlite_url)
    assert refused.reason == "lost"
    assert str(journal_of(path)) in str(refused)
    assert not path.exists()
    assert journal_of(path).read_bytes().startswith(b"something")
    journal_of(path).unlink()
    asyncio.run(fill(sqlite_url))


def test_a_failed_start_leaves_no_empty_file(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> sqlite3.Connection:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as broken:
        broken.setattr(sqlite3, "connect", fail)
        assert refusal(sqlite_url).reason == "failed"
    assert list(path_of(sqlite_url).parent.iterdir()) == []
    asyncio.run(fill(sqlite_url))


# --------------------------------------------------------------------------------------------------------- two servers


def test_a_second_store_is_refused(sqlite_url: str) -> None:
    async def check() -> None:
        async with opened(sqlite_url) as store:
            await store.write(moves("one", 1))
            with pytest.raises(CannotOpen) as refused:
                await Store.open(sqlite_url)
            assert refused.value.reason == "served"
            assert str(path_of(sqlite_url)) in str(refused.value)
            texts = {refused.value.text(language) for language in locales.LANGUAGES}
            assert len(texts) == len(locales.LANGUAGES)
            reader = await Store.open_to_read(sqlite_url)
            assert await reader.entries("one") == [move(1)]
            await reader.close()
            await store.write(moves("one", 2))
        async with opened(sqlite_url) as again:
            assert await again.entries("one") == [move(1), move(2)]
        assert [file.name for file in path_of(sqlite_url).parent.iterdir()] == [path_of(sqlite_url).name]

    asyncio.run(check())


def test_the_second_is_refused_by_whatever_name(tmp_path: Path) -> None:
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "tables.sqlite")

    async def check() -> None:
        async with opened(f"sqlite:///{tmp_path}/tables.sqlite"):
            with pytest.raises(CannotOpen) as refused:
                await Store.open(f"sqlite:///{tmp_path}/link.sqlite")
            assert refused.value.reason == "served"

    asyncio.run(check())


def test_a_lock_that_cannot_be_made(tmp_path: Path) -> None:
    asyncio.run(fill(f"sqlite:///{tmp_path}/tables.sqlite"))
    (tmp_path / "tables.sqlite-lock").mkdir()
    refused = refusal(f"sqlite:///{tmp_path}/tables.sqlite")
    assert refused.reason == "read-only"
    assert "tables.sqlite-lock" in str(refused)


@contextmanager
def a_second_server(url: str) -> Iterator[subprocess.CompletedProcess[str]]:
    line = [sys.executable, "-m", "alhambra", "serve", "--no-open", "--port", "0", "--database", url]
    yield subprocess.run(line, capture_output=True, text=True, env=environment(), timeout=60, check=False)


def test_a_second_server_is_refused_and_the_first_plays_on(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running_server(sqlite_url) as server:
        with a_second_server(sqlite_url) as second:
            assert second.returncode == 1
            line = second.stderr.strip()
            assert "\n" not in line
            assert str(path_of(sqlite_url)) in line
            assert "another" in line
        assert httpx.get(f"{server.url}/health").status_code == 200
        assert main(["backup", "--database", sqlite_url, str(tmp_path / "copy.sqlite")]) == 0
        assert main(["export", "--database", sqlite_url, str(tmp_path / "games")]) == 0
        server.kill()
        server.start()  # a killed server leaves nothing in the way of the next
        assert server.stop() == 0
    assert capsys.readouterr().err == ""
