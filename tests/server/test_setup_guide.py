"""The guide to a real table, over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import httpx
import msgspec
import pytest

from alhambra import MODULES, rulebook
from alhambra.locales import LANGUAGES, guide_line
from alhambra.palace.choice import ruleset
from alhambra.palace.guide import guide
from alhambra.server.api.library import Mix, SetupGuide, setup_of
from alhambra.server.app import create_app
from alhambra.server.settings import Limits, Settings

PATH = "/api/library/setup"
CHOSEN = [key for key, module in MODULES.items() if not module.automatic]


def ask(url: str, work: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    async def whole() -> None:
        app = create_app(Settings(database=url, limits=Limits(requests_per_minute=0)))
        async with app.lifespan():
            transport = httpx.ASGITransport(app)  # type: ignore[arg-type]  # its scopes are typed otherwise
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                await work(client)

    asyncio.run(whole())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_is_that_of_the_engine(language: str) -> None:
    rules = ruleset(MODULES, 2, "second", CHOSEN)
    found = setup_of(Mix(seats=2, edition="second", modules=CHOSEN), language)
    assert (found.seats, found.edition, found.modules) == (2, "second", ["dirk", *CHOSEN])
    steps = [step for stage in found.stages for step in stage.steps]
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    for told, step in zip(steps, guide(rules), strict=True):
        assert (told.key, told.module, told.rules) == (step.key, step.module, step.rules)
        assert told.text == guide_line(language, step)
    assert [stage.key for stage in found.stages] == ["players", "tiles", "money", "deck", "rest"]
    assert not any(stage.name.startswith("guide-") for stage in found.stages)
    assert all(name in rulebook.ids() for step in steps for name in step.rules)


def test_asking_for_a_guide(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        found = await client.get(f"{PATH}?seats=4&modules=vizier,characters&edition=2024&language=fr")
        assert found.status_code == 200
        guide = msgspec.json.decode(found.content, type=SetupGuide)
        assert (guide.seats, guide.modules, guide.language) == (4, ["vizier", "characters"], "fr")
        assert guide.title == "Mise en place"
        again = await client.get(f"{PATH}?seats=4&modules=vizier&modules=characters&language=fr")
        assert again.content == found.content
        known = await client.get(
            f"{PATH}?seats=4&modules=vizier,characters&language=fr", headers={"If-None-Match": found.headers["etag"]}
        )
        assert (known.status_code, known.content) == (304, b"")
        usual = await client.get(PATH, headers={"Accept-Language": "de"})
        assert usual.json()["title"] == "Spielaufbau"
        assert usual.headers["vary"] == "Accept-Language"
        assert usual.json()["seats"] == 3

    ask(sqlite_url, work)


def test_options_change_the_guide(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        found = await client.get(f"{PATH}?options=second_scoring_pile=5&language=en")
        assert found.status_code == 200
        assert "the second one on pile 5" in found.text
        assert "the second one on pile 4" in (await client.get(f"{PATH}?language=en")).text

    ask(sqlite_url, work)


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        ("seats=7", "setup-seats"),
        ("seats=1000", "invalid-request"),
        ("seats=four", "invalid-request"),
        ("modules=wesir", "setup-module"),
        ("modules=dirk", "setup-automatic"),
        ("modules=vizier,vizier", "setup-module-twice"),
        ("edition=1999", "setup-edition"),
        (f"edition={'x' * 70}", "invalid-request"),
        ("options=weather=rain", "setup-option"),
        ("options=second_scoring_pile", "setup-value"),
        ("options=second_scoring_pile=6", "setup-value"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_its_reason(sqlite_url: str, query: str, reason: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        for language in LANGUAGES:
            found = await client.get(f"{PATH}?{query}&language={language}")
            assert (found.status_code, found.json()["reason"]) == (400, reason)
            assert found.json()["text"].endswith(".")

    ask(sqlite_url, work)
