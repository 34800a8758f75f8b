"""Sheets to be printed, over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest

from alhambra.server.api.sheets import SheetOrder, printed
from alhambra.server.app import create_app
from alhambra.server.refusals import Refused
from alhambra.server.settings import Limits, Settings

PATH = "/api/library/sheets"
GAME = "roll-and-write"


def ask(url: str, work: Callable[[httpx.AsyncClient], Awaitable[None]], limits: Limits | None = None) -> None:
    async def whole() -> None:
        app = create_app(Settings(database=url, limits=limits or Limits(requests_per_minute=0)))
        async with app.lifespan():
            transport = httpx.ASGITransport(app)  # type: ignore[arg-type]  # its scopes are typed otherwise
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                await work(client)

    asyncio.run(whole())


def test_sheets_of_a_game(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        query = f"{PATH}?game={GAME}&what=score&players=2&language=fr"
        found = await client.get(f"{query}&format=svg")
        assert found.status_code == 200
        assert found.headers["content-type"] == "image/svg+xml"
        assert found.headers["content-disposition"] == f'inline; filename="{GAME}-score.svg"'
        assert "max-age" in found.headers["cache-control"]
        assert "Accept-Language" in found.headers["vary"]
        assert "Feuille de marque" in found.text
        assert ">Dirk<" in found.text
        paper = await client.get(query)
        assert paper.headers["content-type"] == "application/pdf"
        assert paper.content.startswith(b"%PDF-1.4")
        known = await client.get(f"{query}&format=svg", headers={"If-None-Match": found.headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")
        asked = await client.get(f"{PATH}?game={GAME}&format=svg", headers={"Accept-Language": "de"})
        assert "Spielbogen" in asked.text

    ask(sqlite_url, work)


def test_sheets_of_ones_own(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        order = {"game": GAME, "what": "player", "format": "svg", "per_page": 1}
        usual = await client.post(PATH, json=order)
        found = await client.post(PATH, json={**order, "components": {"sheet": {"coin_reserve": {"size": 33}}}})
        assert (usual.status_code, found.status_code) == (200, 200)
        assert found.headers["cache-control"] == "no-store"
        assert ">33</text>" in found.text
        assert ">33</text>" not in usual.text
        paper = await client.post(f"{PATH}?language=fr", json={"game": GAME, "options": {}, "players": 5})
        assert paper.content.startswith(b"%PDF-1.4")

    ask(sqlite_url, work)


@pytest.mark.parametrize(
    ("query", "status", "reason"),
    [
        ("", 404, "no-sheets"),
        (f"game={GAME}&what=map", 404, "no-such-sheet"),
        (f"game={GAME}&per_page=3", 400, "sheets-per-page"),
        (f"game={GAME}&players=9", 400, "setup-seats"),
        (f"game={GAME}&players=3&options=solo_duel=true", 400, "rw-setup-solo"),
        (f"game={GAME}&options=nonsense", 400, "setup-option"),
        ("game=chess", 400, "setup-other"),
        (f"game={GAME}&format=doc", 400, "invalid-request"),
        (f"game={GAME}&players=many", 400, "invalid-request"),
    ],
)
def test_sheets_that_cannot_be(sqlite_url: str, query: str, status: int, reason: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        found = await client.get(f"{PATH}?{query}")
        assert (found.status_code, found.json()["reason"]) == (status, reason)

    ask(sqlite_url, work)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(
    "order", [SheetOrder(), SheetOrder(game=GAME, what="x" * 60), SheetOrder(game=GAME, per_page=3)]
)
def test_refusals_have_words(order: SheetOrder, language: str) -> None:
    with pytest.raises(Refused) as refusal:
        printed(order, language)
    assert refusal.value.reason not in refusal.value.text(language)


def nested(depth: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for _ in range(depth):
        found = {"sheet": found}
    return found


@pytest.mark.parametrize(
    "components",
    [
        {"sheet": {"coin_reserve": {"size": 10**30}}},
        {"sheet": {"grid": {"cells": [[["tower"] * 6] * 6] * 6}}},
        {"sheet": {"grid": {"cells": [[1] * 6] * 6}}},
        {"sheet": {"rounds": {"by_players": {"3": 10**9}}}},
        {"sheet": []},
        {"sheet": None},
        {"other": {}},
        nested(400),
        {"sheet": {"lines": {"points_by_built": [0] * 100_000}}},
    ],
)
def test_nonsense_is_refused(sqlite_url: str, components: dict[str, Any]) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        found = await client.post(PATH, json={"game": GAME, "components": components})
        assert found.status_code == 400, found.content[:200]
        assert len(found.content) < 2_000
        shape = await client.post(PATH, json={"game": GAME, "components": [1]})
        assert shape.status_code == 400

    ask(sqlite_url, work)


def test_who_asks_too_often_has_to_wait(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        statuses = [(await client.get(f"{PATH}?game={GAME}")).status_code for _ in range(6)]
        assert statuses == [200] * 5 + [429]

    ask(sqlite_url, work, Limits(requests_per_minute=5))


def test_the_description_knows_both_kinds(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        described = (await client.get("/api/openapi.json")).json()["paths"][PATH]
        for method in ("get", "post"):
            assert set(described[method]["responses"]["200"]["content"]) == {"image/svg+xml", "application/pdf"}

    ask(sqlite_url, work)


def test_the_guide_of_every_game_is_served(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        found = (await client.get(f"/api/library/setup?game={GAME}&seats=2&language=fr")).json()
        assert (found["game"], found["seats"], found["edition"]) == ("Alhambra Roll & Write", 2, "")
        assert [stage["name"] for stage in found["stages"]][1:3] == ["La feuille de marque", "Les premiers bâtiments"]
        assert sum(len(stage["steps"]) for stage in found["stages"]) == 12
        usual = (await client.get("/api/library/setup")).json()
        assert usual["game"] == "Alhambra"

    ask(sqlite_url, work)
