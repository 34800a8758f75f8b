"""What goes wrong behind the API: a database that fails, and mistakes of ours. Nobody ever sees more than a Problem."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import httpx
import pytest

from alhambra.server.access.secret import digest
from alhambra.server.app import create_app
from alhambra.server.settings import Settings
from alhambra.server.store import StorageFailed, Store
from harness import token_of

TWO = {"name": "Anna", "seats": [{"kind": "here"}, {"kind": "link"}]}
Scene = Callable[[httpx.AsyncClient, Store], Awaitable[None]]


def played(url: str, scene: Scene) -> None:
    """A scene with an application in this process, and its store at hand."""

    async def play() -> None:
        store = await Store.open(url)
        try:
            app = create_app(Settings(database=url), store)
            async with app.lifespan():
                transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
                async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                    await scene(client, store)
        finally:
            await store.close()

    asyncio.run(play())


def failing(error: Exception) -> Callable[..., Awaitable[None]]:
    async def fail(*_: object, **__: object) -> None:
        raise error

    return fail


@pytest.mark.parametrize("reason", ["full", "read-only", "unreachable", "failed"])
def test_a_database_that_fails_is_told_of(sqlite_url: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(client: httpx.AsyncClient, store: Store) -> None:
        assert (await client.get("/health")).status_code == 200
        opened = (await client.post("/api/tables", json=TWO)).json()
        key = opened["table"]["key"]
        with monkeypatch.context() as broken:
            for name in ("ping", "listed", "write"):
                broken.setattr(store, name, failing(StorageFailed(reason)))
            broken.setattr(store, "submit", lambda write, settled: settled(StorageFailed(reason)))
            answers = [
                await client.get("/health"),
                await client.get("/api/tables"),
                await client.post("/api/tables", json=TWO),
                await client.post(f"/api/tables/{key}/start", json={"fill": "random"}),
                await client.post(f"/api/tables/{key}/close"),
            ]
            readable = await client.get(f"/api/tables/{key}")
        for answer in answers:
            assert (answer.status_code, answer.json()["reason"]) == (503, f"storage-{reason}")
        assert readable.json()["table"] == opened["table"]
        assert (await client.post(f"/api/tables/{key}/close")).json()["table"]["status"] == "closed"

    played(sqlite_url, scene)


def test_a_mistake_of_ours_is_logged_and_nothing_of_it_told(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    token = ""

    async def scene(client: httpx.AsyncClient, store: Store) -> None:
        nonlocal token
        assert (await client.post("/api/tables", json=TWO)).status_code == 201
        token = token_of(client)
        with monkeypatch.context() as broken:
            broken.setattr(store, "of_member", failing(ValueError("something private")))
            answer = await client.get(f"/api/me/tables?limit=7&token={token}", headers={"Accept-Language": "de"})
        assert answer.status_code == 500
        assert answer.json()["reason"] == "internal"
        assert "Server" in answer.json()["text"]
        assert "private" not in answer.text
        assert answer.headers["x-content-type-options"] == "nosniff"

    with caplog.at_level(logging.ERROR, "alhambra"):
        played(sqlite_url, scene)
    assert "GET /api/me/tables failed" in caplog.text
    assert "something private" in caplog.text  # for whoever runs the server
    assert token
    assert token not in caplog.text
    assert digest(token) not in caplog.text


def test_a_given_store_stays_open(sqlite_url: str) -> None:
    async def scene(client: httpx.AsyncClient, store: Store) -> None:
        assert (await client.post("/api/tables", json=TWO)).status_code == 201

    async def twice() -> None:
        store = await Store.open(sqlite_url)
        for _ in range(2):
            async with create_app(Settings(database=sqlite_url), store).lifespan():
                await store.ping()
        await store.ping()
        await store.close()

    asyncio.run(twice())
    played(sqlite_url, scene)


def test_a_database_that_fails_at_the_start_is_one_line(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And the next start finds nothing in its way."""

    async def start() -> None:
        async with create_app(Settings(database=sqlite_url)).lifespan():
            pass

    with monkeypatch.context() as broken:
        broken.setattr(Store, "beat", failing(StorageFailed("unreachable")))
        with pytest.raises(ExceptionGroup):  # as the framework wraps it
            asyncio.run(start())
    assert caplog.messages == ["cannot start: the database failed (unreachable)"]
    assert "Traceback" not in caplog.text
    asyncio.run(start())
