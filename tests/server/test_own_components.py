"""Corrections of printed facts over HTTP: checked, explained, played with, in the record. And the list of games."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest

import alhambra
from alhambra.core.record import parse_record
from alhambra.locales import LANGUAGES
from alhambra.server.api.library import DEEPEST, LARGEST, File, Mix, games_in, read, verdict_on
from alhambra.server.app import create_app
from alhambra.server.settings import Limits, Settings
from alhambra.titles import TITLES

GAME = "roll-and-write"
TOWERS = {"sheet": {"meta": {"name": "Towers"}, "grid": {"cells": [["tower"] * 6] * 6}}}
YARD = {"base": {"building_yard": {"slots": ["ducat", "dinar", "dirham", "florin"]}}}


def ask(url: str, work: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    async def whole() -> None:
        app = create_app(Settings(database=url, limits=Limits(requests_per_minute=0)))
        async with app.lifespan():
            transport = httpx.ASGITransport(app)  # type: ignore[arg-type]  # its scopes are typed otherwise
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                await work(client)

    asyncio.run(whole())


async def posted(client: httpx.AsyncClient, path: str, language: str = "en", **body: Any) -> dict[str, Any]:
    answer = await client.post(f"/api/{path}?language={language}", json=body)
    assert answer.status_code < 300, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def verdict(client: httpx.AsyncClient, components: object, language: str = "en") -> dict[str, Any]:
    return await posted(client, "library/check", language, game=GAME, seats=3, components=components)


def nested(depth: int) -> object:
    found: object = "tower"
    for _ in range(depth):
        found = [found]
    return found


# --------------------------------------------------------------------------------------------------------------- games


def test_every_game_is_listed_with_a_name_and_a_sentence_in_three_languages() -> None:
    for language in LANGUAGES:
        found = games_in(language)
        assert [one.key for one in found] == list(TITLES)
        for one in found:
            assert one.name
            assert not one.name.startswith("game-")
            assert one.summary.endswith(".")
            assert (one.seats.least, one.seats.most) == (TITLES[one.key].seats[0], TITLES[one.key].seats[-1])
    assert len({tuple(one.summary for one in games_in(language)) for language in LANGUAGES}) == len(LANGUAGES)


def test_the_list_of_games_is_kept_by_clients(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        first = await client.get("/api/library/games?language=fr")
        assert first.headers["Vary"] == "Accept-Language"
        again = await client.get("/api/library/games?language=fr", headers={"If-None-Match": first.headers["ETag"]})
        assert (first.status_code, again.status_code) == (200, 304)
        other = await client.get("/api/library/games?language=de")
        assert other.json() != first.json()

    ask(sqlite_url, work)


# ------------------------------------------------------------------------------------------------------------- playing


@pytest.mark.parametrize(("game", "components"), [(GAME, TOWERS), ("alhambra", YARD)])
def test_a_table_is_played_with_corrections_and_its_record_has_them(
    sqlite_url: str, game: str, components: dict[str, Any]
) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        seats = [{"kind": "here"}, {"kind": "bot", "level": "random"}]
        wish: dict[str, Any] = {"name": "Anna", "seats": seats, "game": game, "listed": True, "start": True}
        table = (await posted(client, "tables", **wish, components=components))["table"]
        part, facts = next(iter(components.items()))
        changed = sorted(f"{part}.{name}" for name in facts)
        assert table["setup"]["components"] == changed
        listed = (await client.get("/api/tables")).json()["tables"]
        assert [one["components"] for one in listed] == [changed]
        shown = await client.get(f"/api/tables/{table['key']}/components")
        assert shown.json() == {"components": components}
        await client.post(f"/api/tables/{table['key']}/seats/0/resign", json={})
        await _until_over(client, table["key"])
        record = parse_record((await client.get(f"/api/tables/{table['key']}/record")).text)
        assert json.loads(record.headers["Components"]) == components
        again = (await posted(client, f"tables/{table['key']}/rematch"))["table"]
        assert again["setup"]["components"] == changed

    ask(sqlite_url, work)


async def _until_over(client: httpx.AsyncClient, key: str) -> None:
    """Bots play to the end."""
    for _ in range(600):
        if (await client.get(f"/api/tables/{key}")).json()["table"]["status"] == "over":
            return
        await asyncio.sleep(0.05)
    pytest.fail("the bots did not come to an end")


def test_a_table_without_corrections_has_none(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        seats = [{"kind": "here"}]
        table = (await posted(client, "tables", name="Anna", seats=seats, game=GAME, components={}))["table"]
        assert table["setup"].get("components", []) == []
        assert (await client.get(f"/api/tables/{table['key']}/components")).json() == {"components": {}}
        assert (await client.get(f"/api/tables/{'x' * 22}/components")).status_code == 404

    ask(sqlite_url, work)


# -------------------------------------------------------------------------------------------------------------- reasons


@pytest.mark.parametrize(
    ("facts", "where", "told"),
    [
        ({"grid": {"cells": [["tower"] * 6] * 5}}, "grid.cells", "6"),
        ({"grid": {"cells": [["tower"] * 6, ["tower"] * 5] + [["tower"] * 6] * 4}}, "grid.cells", "2"),
        ({"grid": {"cells": [["tower"] * 6, ["tower"] * 4 + ["tent", "tower"]] + [["tower"] * 6] * 4}},
         "grid.cells.2.5", "5"),
        ({"grid": {"cells": [[["tower"], 1, None, {}, True, 2]] * 6}}, "", ""),
        ({"scoring": {"tower": [5, 6, 1]}}, "scoring.tower", "3"),
        ({"scoring": {"tower": [500, 6, 1]}}, "scoring.tower", "500"),
        ({"lines": {"points_by_built": [0, 0, 3, 2, 4, 5, 10]}}, "lines.points_by_built", "7"),
        ({"coin_reserve": {"size": 2}}, "coin_reserve.size", "60"),
        ({"coin_reserve": {"size": 10**30}}, "coin_reserve.size", "60"),
        ({"coins": {"starting": True}}, "coins.starting", "True"),
        ({"coins": {"price": 3}}, "sheet.coins.price", "starting"),
        ({"building_counts": {"tower": 3}}, "building_counts.tower", "7"),
        ({"rounds": {"by_players": {"4": 0}}}, "rounds.by_players.4", "99"),
        ({"meta": {"name": "x" * 61}}, "meta.name", "60"),
        ({"meta": {"name": " "}}, "meta.name", "60"),
        ({"meta": {"name": "a\nb"}}, "meta.name", "60"),
        ({"grid": 3}, "sheet.grid", "sheet.grid"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told_with_its_place_in_three_languages(facts: dict[str, Any], where: str, told: str) -> None:
    texts = set()
    for language in LANGUAGES:
        found = verdict_on(Mix(game=GAME, seats=3, components={"sheet": facts}), language)
        assert not found.ok
        assert found.where == where
        assert told in found.text
        assert not found.text.startswith("refused-")
        texts.add(found.text)
    assert len(texts) == len(LANGUAGES)


def test_who_opens_a_table_hears_the_same_as_who_asks(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        bad = {"sheet": {"scoring": {"tower": [5, 6, 1]}}}
        asked = await verdict(client, bad, "fr")
        assert (asked["ok"], asked["where"]) == (False, "scoring.tower")
        wish = {"name": "Anna", "seats": [{"kind": "here"}], "game": GAME, "components": bad}
        refused = await client.post("/api/tables?language=fr", json=wish)
        assert (refused.status_code, refused.json()["text"]) == (400, asked["text"])
        good = await verdict(client, TOWERS)
        assert good["ok"]
        assert "where" not in good

    ask(sqlite_url, work)


# -------------------------------------------------------------------------------------------------------------- hostile


HOSTILE: list[dict[str, Any]] = [
    {"sheet": {"meta": {"name": nested(DEEPEST)}}},
    {"sheet": {"meta": {"source": nested(60)}}},
    {"sheet": {"meta": {"name": "x" * (LARGEST + 1)}}},
    {"sheet": {"grid": {"cells": [["tower"] * 6] * 4000}}},
    {"sheet": {f"key {number}": 1 for number in range(4000)}},
    {"sheet": {"meta": {"name": None}}},
    {f"part {number}": {} for number in range(200)},
    {"x" * 100: {}},
    {"": {}},
    {"sheet": []},
    {"sheet": None},
]
NO_CORRECTIONS = [
    '{"components": {"sheet": ' + "[" * 20_000 + "]" * 20_000 + "}}",
    '{"components": {"sheet": ' + '{"a":' * 5_000 + "1" + "}" * 5_000 + "}}",
    '{"components": {1: {}}}',
    '{"components": [["sheet", {}]]}',
    '{"components": "sheet"}',
    '{"components": {"sheet": NaN}}',
    '{"components": {"sheet": "\\ud800"}}',
]


@pytest.mark.parametrize("game", TITLES)
def test_hostile_corrections_are_refused_everywhere(sqlite_url: str, game: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        for components in HOSTILE:
            wish = {"name": "Anna", "seats": [{"kind": "here"}] * 2, "game": game, "components": components}
            refused = await client.post("/api/tables", json=wish)
            assert refused.status_code == 400, refused.text
            assert len(refused.text) < 2000
            body = {"game": game, "seats": 2, "components": components}
            checked = await client.post("/api/library/check", json=body)
            assert checked.status_code == 400 or not checked.json()["ok"]
        for content in NO_CORRECTIONS:
            headers = {"Content-Type": "application/json"}
            answer = await client.post("/api/library/check", content=content, headers=headers)
            assert answer.status_code == 400 or (answer.status_code == 200 and not answer.json()["ok"]), content[:60]
        assert (await client.get("/api/me/tables")).json()["tables"] == []

    ask(sqlite_url, work)


# ---------------------------------------------------------------------------------------------------------------- files


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_read_as_the_command_line_reads_it(language: str) -> None:
    good = '[sheet.meta]\nname = "Mine"\n[sheet.coin_reserve]\nsize = 12\n'
    found = read(File(game=GAME, text=good), language)
    assert found.ok
    assert found.components == {"sheet": {"meta": {"name": "Mine"}, "coin_reserve": {"size": 12}}}
    bad = read(File(game=GAME, text="[sheet.coin_reserve]\nsize = 99\n"), language)
    assert (bad.ok, bad.where) == (False, "coin_reserve.size")
    assert "99" in bad.text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[sheet", "components-file"),
        ("\x00", "components-file"),
        ("a = " + "[" * 5000 + "]" * 5000, "components-file"),
        ("a = 1979-05-27", "components-value"),
        ("[sheet]\na = 07:32:00", "components-value"),
        ("[sheet.meta]\nname = [[[[[[[[[1]]]]]]]]]", "components-size"),
        ("[base]", "components-unknown"),
    ],
)
def test_other_files_are_explained(text: str, reason: str) -> None:
    found = read(File(game=GAME, text=text), "en")
    assert (found.ok, found.reason) == (False, reason)
    assert found.text


def test_files_are_sent(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        found = await posted(client, "library/components", "de", game=GAME, text="[sheet.coins]\nstarting = 4\n")
        assert found == {"ok": True, "components": {"sheet": {"coins": {"starting": 4}}}}
        answer = await client.post("/api/library/components", json={"game": "chess", "text": ""})
        assert answer.status_code == 400
        large = await client.post("/api/library/components", json={"game": GAME, "text": "#" * (LARGEST + 1)})
        assert large.status_code == 400

    ask(sqlite_url, work)


# ---------------------------------------------------------------------------------------------------- the printed sheet


def test_the_printed_sheet_is_told_as_corrections_name_it(sqlite_url: str) -> None:
    """What is told, given back as corrections, is the same sheet; and it is told which of it is assumed."""

    async def work(client: httpx.AsyncClient) -> None:
        sheet = (await client.get("/api/library/printed-sheet")).json()
        assert sheet.pop("assumed") == ["building_counts", "coin_reserve", "grid"]
        assert (await verdict(client, {"sheet": sheet}))["ok"]
        plain = alhambra.new_game(1, seed=3, game=GAME)
        same = alhambra.new_game(1, seed=3, game=GAME, components={"sheet": sheet})
        assert plain.legal_moves == same.legal_moves
        assert plain.view().to_json() == same.view().to_json()

    ask(sqlite_url, work)
