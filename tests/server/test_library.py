"""The library and the rules by id: complete, in three languages, and true to what the engine plays."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import alhambra
from alhambra import EDITIONS, MODULES, InvalidSetup, Module, locales, rulebook
from alhambra.core.setup import shown
from alhambra.locales import LANGUAGES
from alhambra.palace.choice import ruleset
from alhambra.palace.components import BUILDINGS, CURRENCIES
from alhambra.palace.options import BASE_OPTIONS, Ages
from alhambra.palace.ruleset import Ruleset
from alhambra.server.api import library
from alhambra.server.api.library import (
    Mix,
    RuleInfo,
    RuleLine,
    Verdict,
    verdict_on,
)
from alhambra.server.api.shapes import NewTable, OptionValue
from alhambra.server.app import create_app
from alhambra.server.protocol import REACTIONS
from alhambra.server.settings import Limits, Settings
from alhambra.titles import DEFAULT, TITLES
from alhambra.titles.alhambra.bots import BOTS
from alhambra.titles.alhambra.library import Library, TileInfo, conflicts_of, seats_for
from alhambra.titles.library import LONGEST_PROBLEM, Conflict

CATALOGUES = {language: Path(locales.__file__).parent / language / "library.ftl" for language in LANGUAGES}
EVERY_OPTION = [*BASE_OPTIONS, *[option for module in MODULES.values() for option in module.options]]


def library_in(language: str) -> Library:
    found = library.library_in(language)
    assert isinstance(found, Library)
    return found


@asynccontextmanager
async def visiting(url: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who asks a server."""
    app = create_app(Settings(database=url, limits=Limits(requests_per_minute=0)))
    async with app.lifespan():
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            yield client


def ask(url: str, work: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with visiting(url) as client:
            await work(client)

    asyncio.run(whole())


# ------------------------------------------------------------------------------------------------------------- library


def test_the_library_lists_what_the_engine_has() -> None:
    found = library_in("en")
    assert found.version == alhambra.__version__
    assert found.rules_version == "1"
    assert found.languages == ["fr", "en", "de"]
    assert [edition.key for edition in found.editions] == list(EDITIONS)
    assert [edition.key for edition in found.editions if edition.default] == [alhambra.DEFAULT_EDITION]
    assert [module.key for module in found.modules] == list(MODULES)
    assert [option.key for option in found.options] == [option.name for option in BASE_OPTIONS]
    assert [bot.key for bot in found.bots] == [level for level in BOTS if level != "idle"]
    assert [reaction.key for reaction in found.reactions] == list(REACTIONS)
    assert [building.key for building in found.buildings] == list(BUILDINGS)
    assert [currency.key for currency in found.currencies] == list(CURRENCIES)


def test_modules_tell_where_they_come_from() -> None:
    modules = {module.key: module for module in library_in("en").modules}
    dirk, vizier, camps = modules["dirk"], modules["vizier"], modules["camps"]
    assert (dirk.automatic, dirk.box, dirk.seats, dirk.rules, dirk.rule) == (True, 0, [2], "base", "BASE-2P-01")
    assert (vizier.automatic, vizier.box, vizier.seats) == (False, 1, [2, 3, 4, 5, 6])
    assert (camps.automatic, camps.box, camps.rules, camps.rule) == (False, 2, "camps", "CAMP-01")
    assert [option.key for option in vizier.options] == ["always_ask_vizier"]
    assert camps.conflicts == vizier.conflicts == []
    assert vizier.name == "The Vizier’s Favour"


def test_options_tell_their_values_and_their_rule() -> None:
    found = {option.key: option for option in library_in("en").options}
    order = found["scoring_order"]
    assert [(one.value, one.name) for one in order.values] == [
        ("wall_first", "walls first"),
        ("buildings_first", "buildings first"),
    ]
    assert (order.default, order.rule, order.kind) == ("wall_first", "BASE-ED-02", "choice")
    assert [(one.value, one.name) for one in found["second_scoring_pile"].values] == [(4, "4"), (5, "5")]
    assert [one.value for one in found["hole_rule"].values] == ["region", "cell"]
    assert found["final_partial_refill"].default is True
    assert (found["ages"].kind, found["ages"].values, found["ages"].default) == ("ages", [], [])
    for option in found.values():
        assert rulebook.rule(option.rule).title
    for module in library_in("en").modules:
        assert rulebook.rule(module.rule).module == module.rules
        assert rulebook.rules(module.rules)


def test_everything_in_the_library_can_be_played() -> None:
    found = library_in("en")
    for seats in range(found.seats.least, found.seats.most + 1):
        assert verdict_on(Mix(seats=seats), "en").ok
    assert not verdict_on(Mix(seats=found.seats.least - 1), "en").ok
    assert not verdict_on(Mix(seats=found.seats.most + 1), "en").ok
    for edition in found.editions:
        verdict = verdict_on(Mix(edition=edition.key), "en")
        assert verdict.ok
        assert edition.options.items() <= verdict.options.items()
    for module in found.modules:
        chosen = [] if module.automatic else [module.key]
        for option in [*found.options, *module.options]:
            for choice in option.values:
                mix = Mix(seats=module.seats[0], modules=chosen, options={option.key: choice.value})
                verdict = verdict_on(mix, "en")
                assert verdict.ok
                assert module.key in verdict.modules
                assert verdict.options[option.key] == choice.value


def test_the_bounds_of_a_pace_are_those_of_new_tables() -> None:
    paces = {pace.key: pace.bounds for pace in library_in("en").paces}
    assert list(paces) == ["untimed", "live", "correspondence"]
    assert [bound.key for bound in paces["live"]] == ["reserve", "increment"]
    assert [(bound.key, bound.unit) for bound in paces["correspondence"]] == [("days", "days")]
    for pace, bounds in paces.items():
        least = {bound.key: bound.least for bound in bounds}
        most = {bound.key: bound.most for bound in bounds}
        for numbers in (least, most):
            assert opens({"kind": pace, **numbers})
        for bound in bounds:
            assert not opens({"kind": pace, **least, bound.key: bound.least - 1})
            assert not opens({"kind": pace, **most, bound.key: bound.most + 1})


def opens(pace: dict[str, object]) -> bool:
    """Is a wish for a table with this pace understood?"""
    seats = [{"kind": "here"}, {"kind": "bot"}]
    try:
        msgspec.convert({"name": "Ann", "seats": seats, "pace": pace}, NewTable)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_names(language: str) -> None:
    found = library_in(language)
    named = [*found.editions, *found.modules, *found.options, *found.bots, *found.paces, *found.time_outs]
    for one in [*named, *[option for module in found.modules for option in module.options]]:
        assert one.name
        assert one.name != one.key
        assert one.summary.endswith(".")
    for plain in [*found.reactions, *found.buildings, *found.currencies]:
        assert plain.name


def test_the_languages_differ() -> None:
    french, english, german = [library_in(language) for language in LANGUAGES]
    assert len({french.options[0].name, english.options[0].name, german.options[0].name}) == 3
    assert [one.key for one in french.options] == [one.key for one in german.options]


def test_the_library_over_http(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        french = await client.get("/api/library?language=fr")
        assert french.status_code == 200
        assert msgspec.json.decode(french.content, type=Library) == library_in("fr")
        assert french.headers["cache-control"] == "public, max-age=3600"
        assert french.headers["vary"] == "Accept-Language"
        german = await client.get("/api/library", headers={"Accept-Language": "de-CH"})
        assert german.json()["language"] == "de"
        assert german.headers["etag"] != french.headers["etag"]
        tag = french.headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}'):
            again = await client.get("/api/library?language=fr", headers={"If-None-Match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        other = await client.get("/api/library?language=en", headers={"If-None-Match": tag})
        assert other.status_code == 200
        for strange in ("", "tlh", "x" * 40, "\u0000"):
            assert (await client.get("/api/library", params={"language": strange})).json()["language"] == "en"
        assert (await client.get("/api/library", params={"language": "x" * 41})).status_code == 400

    ask(sqlite_url, work)


# ----------------------------------------------------------------------------------------------------------- conflicts


def quarrelsome(
    known: Mapping[str, Module],
    seats: int,
    edition: str,
    modules: list[str],
    options: Mapping[str, object] | None = None,
    *rest: Any,
) -> Ruleset:
    """An engine in which camps bear neither the vizier, nor a declined extra action, nor more than four players."""
    chosen = options or {}
    if "camps" in modules and (seats > 4 or "vizier" in modules or chosen.get("extra_action") == "may"):
        raise InvalidSetup("the camps object. " * 100)
    return ruleset(known, seats, edition, modules, options, *rest)


def test_conflicts_are_found_by_trying(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alhambra.titles.alhambra.library.ruleset", quarrelsome)
    assert conflicts_of(MODULES["dirk"], MODULES) == []
    assert seats_for(MODULES["camps"], MODULES) == [2, 3, 4]
    (other,) = conflicts_of(MODULES["vizier"], MODULES)
    assert other == Conflict(module="camps", reason=other.reason)
    module, option = conflicts_of(MODULES["camps"], MODULES)
    assert module == Conflict(module="vizier", reason=other.reason)
    assert option == Conflict(option="extra_action", value="may", reason=other.reason)
    assert LONGEST_PROBLEM - 2 <= len(other.reason) <= LONGEST_PROBLEM


# --------------------------------------------------------------------------------------------------------------- mixes


@pytest.mark.parametrize(
    ("mix", "reason", "told"),
    [
        (Mix(seats=7), "setup-seats", "7"),
        (Mix(seats=0), "setup-seats", "0"),
        (Mix(modules=["viziers"]), "setup-module", "viziers"),
        (Mix(modules=["dirk"]), "setup-automatic", "dirk"),
        (Mix(modules=["camps", "vizier", "camps"]), "setup-module-twice", "camps"),
        (Mix(edition="2025"), "setup-edition", "2025"),
        (Mix(options={"weather": "rain"}), "setup-option", "weather"),
        (Mix(options={"extra_action": "might"}), "setup-value", "might"),
        (Mix(options={"final_partial_refill": 1}), "setup-value", "final_partial_refill"),
        (Mix(options={"ages": [1, 2]}), "setup-ages", "1,2"),
        (Mix(options={"ages": "old"}), "setup-ages", "old"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_played_is_told_with_its_reason(mix: Mix, reason: str, told: str, language: str) -> None:
    verdict = verdict_on(mix, language)
    assert verdict == Verdict(ok=False, reason=reason, text=verdict.text)
    assert told in verdict.text
    assert verdict.text.endswith(".")


def test_what_holds_in_a_game_is_told() -> None:
    verdict = verdict_on(Mix(seats=2, edition="second", modules=["camps"], options={"ages": [7, 8]}), "en")
    assert (verdict.ok, verdict.edition, verdict.modules) == (True, "second", ["dirk", "camps"])
    assert verdict.options["second_scoring_pile"] == 5
    assert verdict.options["ages"] == [7, 8]
    assert verdict.options["dirk_can_win"] is False
    assert "always_ask_vizier" not in verdict.options


def test_what_only_the_engine_knows_is_told_in_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alhambra.titles.alhambra.title.ruleset", quarrelsome)
    verdict = verdict_on(Mix(modules=["camps", "vizier"]), "de")
    assert verdict.reason == "setup-other"
    assert "the camps object" in verdict.text
    assert len(verdict.text) < 400


def test_the_verdict_is_that_of_the_engine() -> None:
    dice = random.Random(5)
    values: list[OptionValue] = [
        "",
        "may",
        "must",
        "region",
        True,
        False,
        0,
        4,
        5,
        -3,
        [],
        [1, 2, 3],
        [4, 4],
        "3,4",
        "²",
    ]
    names = [*[option.name for option in EVERY_OPTION], "ages", "weather"]
    verdicts = set()
    for _ in range(600):
        mix = Mix(
            seats=dice.choice([1, 2, 3, 4, 6, 7]) if dice.random() < 0.3 else 3,
            edition=dice.choice([*EDITIONS, "1999"]) if dice.random() < 0.3 else "2024",
            modules=dice.choices([*MODULES, "walls"], k=dice.randrange(3)) if dice.random() < 0.4 else [],
            options={dice.choice(names): dice.choice(values) for _ in range(dice.randrange(3))},
        )
        verdict = verdict_on(mix, "en")
        verdicts.add(verdict.reason)
        try:
            game = alhambra.new_game(mix.seats, mix.edition, mix.modules, 1, mix.options)
        except InvalidSetup:
            assert not verdict.ok
            assert verdict.reason.startswith("setup-")
            assert verdict.reason != "setup-other"
        else:
            assert verdict.ok, verdict.text
            in_force = {name: shown(value) for name, value in game.rules.options.values.items()}
            assert {name: shown(value) for name, value in verdict.options.items()} == in_force
    assert len(verdicts) == 9, "every reason was met, and none"


def test_asking_whether_a_mix_can_be_played_over_http(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        found = await client.post("/api/library/check", json={"seats": 2, "modules": ["vizier"]})
        assert found.status_code == 200
        assert msgspec.json.decode(found.content, type=Verdict).modules == ["dirk", "vizier"]
        found = await client.post("/api/library/check?language=de", json={"modules": ["wesir"]})
        assert found.status_code == 200
        assert found.json()["reason"] == "setup-module"
        assert "kein Modul" in found.json()["text"]
        strange: list[object] = [{"seats": "three"}, {"seats": 10**30}, {"options": {"ages": [[1]]}}, {"weather": 1}]
        for wrong in [*strange, [], "x", None]:
            found = await client.post("/api/library/check", json=wrong)
            assert (found.status_code, found.json()["reason"]) == (400, "invalid-request")

    ask(sqlite_url, work)


# --------------------------------------------------------------------------------------------------------------- tiles


def test_tiles_are_those_of_the_game(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        base = await client.get("/api/library/tiles")
        found = msgspec.json.decode(base.content, type=list[TileInfo])
        assert len(found) == 54
        assert {tile.module for tile in found} == {"base"}
        assert [tile.tile for tile in found] == [tile.name for tile in alhambra.new_game().rules.supply]
        tower = next(tile for tile in found if tile.tile == "TOW7-NEW")
        assert (tower.building, tower.cost, tower.walls, tower.bastions) == ("tower", 7, "NEW", "")
        addresses = ("/api/library/tiles?modules=camps,vizier", "/api/library/tiles?modules=camps&modules=vizier")
        for address in addresses:
            more = msgspec.json.decode((await client.get(address)).content, type=list[TileInfo])
            camps = [tile for tile in more if tile.module == "camps"]
            assert len(more) == 54 + len(camps) == 62
            for camp in camps:
                assert (camp.building, camp.walls) == (None, "")
                assert camp.tile == f"CAMP{camp.cost}-{camp.bastions}"
        tag = base.headers["etag"]
        again = await client.get("/api/library/tiles?edition=2024", headers={"If-None-Match": tag})
        assert again.status_code == 304

    ask(sqlite_url, work)


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        ("edition=1999", "setup-edition"),
        ("edition=", "setup-edition"),
        ("modules=dirk", "setup-automatic"),
        ("modules=camps&modules=camps", "setup-module-twice"),
        ("modules=%00", "setup-module"),
        ("edition=" + "x" * 61, "invalid-request"),
        ("&".join(["modules=a"] * 41), "invalid-request"),
        ("modules=" + "y" * 5000, "setup-module"),
    ],
)
def test_tiles_of_a_game_that_is_none(sqlite_url: str, query: str, reason: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        answer = await client.get(f"/api/library/tiles?{query}")
        assert (answer.status_code, answer.json()["reason"]) == (400, reason)
        assert len(answer.json()["text"]) < 400

    ask(sqlite_url, work)


# --------------------------------------------------------------------------------------------------------------- rules


def test_rules_over_http(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        everything = await client.get("/api/rules")
        found = msgspec.json.decode(everything.content, type=list[RuleLine])
        assert [rule.id for rule in found] == rulebook.ids()
        vizier = (await client.get("/api/rules?module=vizier&kind=ruling")).json()
        assert vizier
        assert {(rule["module"], rule["kind"]) for rule in vizier} == {("vizier", "ruling")}
        none = await client.get("/api/rules?module=vizier&kind=edition-flag")
        assert (none.status_code, none.json()) == (200, [])
        unknown = await client.get("/api/rules?module=weather&language=fr")
        assert (unknown.status_code, unknown.json()["reason"]) == (404, "no-such-rules")
        assert "weather" in unknown.json()["text"]
        assert (await client.get("/api/rules?kind=opinion")).status_code == 400
        again = await client.get("/api/rules", headers={"If-None-Match": everything.headers["etag"]})
        assert again.status_code == 304

    ask(sqlite_url, work)


def test_a_rule_by_its_id(sqlite_url: str) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        for name in ("VIZ-04", "viz-04", "Viz-04"):
            answer = await client.get(f"/api/rules/{name}")
            rule = msgspec.json.decode(answer.content, type=RuleInfo)
            told = rulebook.rule("VIZ-04")
            assert (rule.id, rule.title, rule.text, rule.section) == ("VIZ-04", told.title, told.text, told.section)
            assert (rule.module, rule.kind) == ("vizier", "rule")
            assert rule.related == [other.id for other in rulebook.related("VIZ-04")] != []
        for name in ("VIZ-99", "%00", "..", "%2e%2e%2fids.toml", "ß-1", "x" * 40):
            answer = await client.get(f"/api/rules/{name}?language=fr")
            assert answer.status_code == 404
        assert (await client.get("/api/rules/VIZ-99")).json()["reason"] == "no-such-rule"
        assert "VIZ-99" in (await client.get("/api/rules/VIZ-99")).json()["text"]
        assert (await client.get("/api/rules/" + "x" * 5000)).status_code == 400

    ask(sqlite_url, work)


# --------------------------------------------------------------------------------------------------------------- words


def keys(language: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", CATALOGUES[language].read_text("utf-8"), re.MULTILINE))


def said() -> set[str]:
    """The keys that the library calls for, and the refusals of both routers."""
    values = [value for option in BASE_OPTIONS if not isinstance(option, Ages) for value in option.values]
    levels = {level: None for title in TITLES.values() for level in title.bots() if level != "idle"}
    explained = [f"library-bot-{level}" for level in levels]
    explained += [f"library-pace-{pace}" for pace in ("untimed", "live", "correspondence")]
    explained += [f"library-time-out-{rule}" for rule in ("bot", "pass", "resign")]
    explained.append(f"game-{DEFAULT}")  # others have their words in their own folders
    return {
        *explained,
        *[f"{key}-summary" for key in explained],
        *[f"library-reaction-{reaction}" for reaction in REACTIONS],
        *[f"library-value-{shown(value)}" for value in values if isinstance(value, (str, bool))],
        *refusals(),
    }


def refusals() -> set[str]:
    found: set[str] = set()
    for name in (
        "server/api/library.py",
        "server/api/records.py",
        "server/api/sheets.py",
        "titles/alhambra/library.py",
    ):
        source = (Path(alhambra.__file__).parent / name).read_text("utf-8")
        found |= set(re.findall(r'(?:Refused\(|Unplayable\(|visitor\.client,)\s*"([a-z-]+)"', source))
    printed = (Path(alhambra.__file__).parent / "core" / "printed.py").read_text("utf-8")
    found |= set(re.findall(r'"(components-[a-z]+)"', printed))
    return {f"refused-{reason}" for reason in found - ELSEWHERE}


# Their sentences are in server.ftl.
ELSEWHERE = {
    "closed",
    "no-such-question",
    "not-over",
    "no-such-seat",
    "not-your-seat",
    "not-accepted",
    "spectators-not-allowed",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_and_every_word_is_used(language: str) -> None:
    assert keys(language) == said()


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_and_quotation_marks_are_those_of_the_language(language: str) -> None:
    lines = [line for line in CATALOGUES[language].read_text("utf-8").splitlines() if not line.startswith("#")]
    words = re.sub(r"\{[^{}]*\}|^[\w-]+ =", "", "\n".join(lines), flags=re.MULTILINE)
    if language == "fr":
        assert not re.search(r"(?<!\u202f)[;!?»]|«(?!\u202f)|(?<!\u00a0):", words)
    else:
        assert "\u202f" not in words
        assert "\u00a0" not in words
    assert "'" not in words


# --------------------------------------------------------------------------------------------------------- description


def test_everything_is_described() -> None:
    paths = create_app(Settings(database="sqlite:///unused")).openapi_schema.to_schema()["paths"]
    described = ["/api/library", "/api/library/check", "/api/library/tiles", "/api/rules", "/api/rules/{rule_id}"]
    described += ["/api/tables/{key}/record", "/api/tables/{key}/view", "/api/tables/{key}/replay", "/api/replays"]
    described += ["/api/tables/{key}/positions/{ply}", "/api/replays/{key}", "/api/replays/{key}/positions/{ply}"]
    for path in described:
        for operation in paths[path].values():
            assert operation["operationId"]
            assert operation["summary"]
            assert operation["description"]
            for status, answer in operation["responses"].items():
                assert answer["description"]
                if int(status) >= 400:
                    assert answer["content"]["application/json"]["schema"]["$ref"].endswith("/Problem")
