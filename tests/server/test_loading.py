"""What other workers do while a table is being loaded here: nobody is left with an older position."""

from __future__ import annotations

import pytest

from alhambra.server.store import StorageFailed
from lively import Served, Watch, lively_hub, playing, served, settled
from quiet import run


def loaded_while(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, told: str) -> None:
    """Another worker stores a move after we have read the entries, and before the room is there."""

    async def work(it: Served) -> None:
        store = it.hub.store
        company = await playing(it.hub, (0, 1))
        key = company.table.key
        monkeypatch.setattr(store, "shared", True)
        other = lively_hub(store, it.watch)
        destinations = store.destinations
        moved: list[str] = []

        async def slow(key: str, secret: str) -> bytes | None:
            if not moved:
                moved.append(key)
                await company.play("", "take")
                other.heard(key if told == "the move" else "", company.table.seq if told == "the move" else 0)
            return await destinations(key, secret)

        monkeypatch.setattr(store, "destinations", slow)
        room = await other.room(key)
        assert moved == [key]
        for _ in range(100):
            await settled()
            await store.ping()  # what reads takes a moment
            if room.table.seq == company.table.seq:
                break
        assert room.table.seq == company.table.seq
        await other.stop()

    async def whole() -> None:
        async with served(sqlite_url, Watch()) as it:
            await work(it)

    run(whole())


@pytest.mark.parametrize("told", ["the move", "that something was missed"])
def test_a_move_stored_elsewhere_while_a_table_is_loaded(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, told: str
) -> None:
    loaded_while(sqlite_url, monkeypatch, told)


def test_notices_wished_elsewhere_while_a_table_is_loaded(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        async with served(sqlite_url, Watch()) as it:
            store = it.hub.store
            company = await playing(it.hub, (0, 1))
            key = company.table.key
            other = lively_hub(store, it.watch)
            destinations = store.destinations
            wished: list[str] = []

            async def slow(key: str, secret: str) -> bytes | None:
                found = await destinations(key, secret)
                if not wished:
                    wished.append(key)
                    await store.keep_destinations(key, company.table.persons[0].secret, b"{}")
                    other.heard_word(key, "notices")
                return found

            monkeypatch.setattr(store, "destinations", slow)
            room = await other.room(key)
            for _ in range(100):
                await settled()
                await store.ping()
                if room.destinations:
                    break
            assert list(room.destinations.values()) == [b"{}"]
            await other.stop()

    run(whole())


@pytest.mark.parametrize("word", ["the move", "notices"])
def test_a_database_that_is_away_again_when_others_tell_of_something(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, word: str
) -> None:
    """What cannot be read now is read when the database is back; the log has said already that it is away."""

    async def whole() -> None:
        async with served(sqlite_url, Watch()) as it:
            company = await playing(it.hub, (0, 1))

            async def away(*_: object) -> None:
                raise StorageFailed("unreachable")

            monkeypatch.setattr(it.hub.store, "entries", away)
            monkeypatch.setattr(it.hub.store, "destinations", away)
            if word == "notices":
                it.hub.heard_word(company.table.key, word)
            else:
                it.hub.heard("", 0)
            await settled()

    run(whole())
    assert "something went wrong" not in caplog.text
