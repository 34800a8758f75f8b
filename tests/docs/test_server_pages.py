"""The pages about the server: their tables are complete, their examples are what the server says and understands."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast, get_type_hints

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

import alhambra
from alhambra.server import protocol
from alhambra.server.api import shapes
from alhambra.server.api.health import Figures
from alhambra.server.app import create_app
from alhambra.server.protocol import TableInfo, YouInfo
from alhambra.server.settings import Settings, to_environment
from alhambra.server.store import Store, schema
from alhambra.server.store.entries import Correspondence, Live, Untimed
from alhambra.server.tables.hub import Hub
from alhambra.titles.alhambra import asking, wire
from alhambra.titles.alhambra.wire import PalaceScribe, fields_of
from alhambra.titles.messages import FromClient, FromServer, Spot
from alhambra.titles.roll_and_write import asking as dice_asking
from alhambra.titles.roll_and_write import wire as dice_wire

ROOT = Path(__file__).resolve().parents[2]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SERVING = (ROOT / "docs" / "serving.md").read_text("utf-8")
ENGLISH = ROOT / "src" / "alhambra" / "locales" / "en"
Json = dict[str, Any]


def section(page: str, heading: str) -> str:
    """What stands below a heading, up to the next one of the same rank or a higher one."""
    found = re.search(rf"^(#+) {re.escape(heading)}$", page, re.MULTILINE)
    assert found is not None, heading
    rest = page[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.MULTILINE)
    return rest if end is None else rest[: end.start()]


def rows(text: str) -> list[list[str]]:
    """The cells of the tables in a text, without their heads."""
    lines = re.findall(r"^\|.*$", text, re.MULTILINE)
    found = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]
    ruled = [at for at, cells in enumerate(found) if set("".join(cells)) <= set("- :")]
    return [cells for at, cells in enumerate(found) if at not in ruled and at + 1 not in ruled]


def quoted(text: str) -> set[str]:
    """The words between back quotes, outside of examples."""
    return set(re.findall(r"`([^`]+)`", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)))


# ------------------------------------------------------------------------------------------------------------ serving


def test_the_table_of_settings_has_every_setting_with_its_default_and_no_other() -> None:
    drawn = {cells[0].strip("`"): cells[1].strip("`") for cells in rows(section(SERVING, "Settings"))}
    there = {name: value or "–" for name, value in to_environment(Settings()).items()}
    assert drawn == {**there, "ALHAMBRA_DATABASE": "your own file"}


@pytest.mark.parametrize("page", [PROTOCOL, SERVING], ids=["protocol", "serving"])
def test_a_page_names_no_setting_that_is_none(page: str) -> None:
    assert set(re.findall(r"ALHAMBRA_[A-Z_]*[A-Z]", page)) - {"ALHAMBRA_LIMIT"} <= to_environment(Settings()).keys()


def test_the_table_of_metrics_has_all_of_ours_and_no_other() -> None:
    hub = cast("Hub", SimpleNamespace(rooms={}, moves=0))
    there = {sample.name for family in Figures(hub, {}).collect() for sample in family.samples}
    assert {cells[0].strip("`") for cells in rows(section(SERVING, "Health and metrics"))} == there


def test_deleting_a_table_leaves_nothing_of_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    asyncio.run(made(f"sqlite:///{path}"))
    searching, deleting = re.findall(r"^```sql\n(.*?)^```$", SERVING, re.MULTILINE | re.DOTALL)
    key = re.search(r"key = '([^']+)'", deleting)
    assert key is not None
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        of_tables = [name for name, table in schema.metadata.tables.items() if "key" in table.c and name != "replays"]
        for name in of_tables:
            columns: dict[str, object] = {column.name: 1 for column in schema.metadata.tables[name].columns}
            columns |= {"key": key[1], "facts": '{"names":["Anna"]}'} if name == "tables" else {"key": key[1]}
            marks = ", ".join(["?"] * len(columns))
            database.execute(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", list(columns.values()))
        assert [row[0] for row in database.execute(searching)] == [key[1]]
        database.executescript(deleting)
        for name in of_tables:
            assert database.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,), name


async def made(url: str) -> None:
    await (await Store.open(url)).close()


def test_what_the_log_says_is_said_somewhere() -> None:
    sources = "".join(file.read_text("utf-8") for file in (ROOT / "src" / "alhambra" / "server").rglob("*.py"))
    reasons = {cells[0].strip("`") for cells in rows(section(SERVING, "When the disk is full"))}
    assert len(reasons) == 6
    for line in reasons:
        said, _, reason = line.partition(": ")
        assert f'"{said}: %s' in sources, line
        assert reason == "…" or f"refused-storage-{reason} =" in (ENGLISH / "server.ftl").read_text("utf-8")


# ------------------------------------------------------------------------------------------------------- the examples

EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", PROTOCOL, re.MULTILINE | re.DOTALL)


def test_every_example_says_what_it_is() -> None:
    assert PROTOCOL.count("```json") == len(EXAMPLES)


def shape(name: str) -> type[msgspec.Struct]:
    found = next(getattr(where, name) for where in (protocol, asking, dice_asking, shapes) if hasattr(where, name))
    assert issubclass(found, msgspec.Struct)
    return cast("type[msgspec.Struct]", found)


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[f"{at}-{name}" for at, (name, _) in enumerate(EXAMPLES)])
def test_an_example_has_the_shape_that_it_is_an_example_of(name: str, text: str) -> None:
    kind = shape(name)
    found: Json = msgspec.json.decode(text)
    if issubclass(kind, FromClient):
        assert type(protocol.read(text)) is kind
        assert len(text) <= protocol.LARGEST
        return
    msgspec.json.decode(text, type=kind)
    known = {*kind.__struct_fields__, "type"} if issubclass(kind, FromServer) else set(kind.__struct_fields__)
    assert set(found) <= known
    if name in ("Synced", "Update"):
        check_news(found)


def check_news(message: Json) -> None:
    """The parts of a message that are written by hand, and not by the class of the message."""
    if "you" in message:
        msgspec.convert(message["you"], YouInfo)
    kinds = get_type_hints(TableInfo)
    for field, value in message["table"].items():
        msgspec.convert(value, kinds[field])
    assert set(paths(message["view"])) <= real_paths()
    assert {"ply", "event", "seat"} <= set(message["events"][0])


def paths(value: object, at: str = "") -> Iterator[str]:
    """Every place in some JSON; seats and places in lists look alike, and what modules keep is theirs."""
    yield at
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from paths(inner, f"{at}.{'0' if name.isdecimal() else name}") if at != ".parts" else []
    if isinstance(value, list):
        for inner in value:
            yield from paths(inner, f"{at}[]")


@cache
def real_paths() -> set[str]:
    """The places in the views of whole games, for two and for three."""
    found: set[str] = set()
    for seats in (2, 3):
        game = alhambra.new_game(seats=seats, modules=("vizier", "camps"), seed=seats)
        while not game.over:
            assert game.decision is not None
            view = game.view(game.decision.seat)
            found |= set(paths(msgspec.json.decode(PalaceScribe().patch(view, None, fields_of(view)))))
            game.play(game.legal_moves[game.ply % len(game.legal_moves)])
    return found


# --------------------------------------------------------------------------------------------------------- completeness


def kinds_of(family: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The messages themselves, whatever stands between them and the family."""
    below = family.__subclasses__()
    return [kind for one in below for kind in kinds_of(one)] if below else [family]


@pytest.mark.parametrize(("heading", "family"), [("What you say", FromClient), ("What you hear", FromServer)])
def test_every_message_has_its_section_with_an_example_and_all_its_fields(
    heading: str, family: type[msgspec.Struct]
) -> None:
    part = section(PROTOCOL, heading)
    told = {str(kind.__struct_config__.tag): kind for kind in kinds_of(family)}
    assert set(re.findall(r"^### (\w+)$", part, re.MULTILINE)) == set(told)
    for tag, kind in told.items():
        text = section(part, tag)
        assert f"```json {kind.__name__}\n" in text
        own = [field for field in kind.__struct_fields__ if field not in ("id", "re")]
        assert [field for field in own if f"`{field}`" not in text and f'"{field}"' not in text] == []


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("HTTP", shapes.NewTable),
        ("HTTP", shapes.SeatWish),
        ("HTTP", shapes.Join),
        ("HTTP", shapes.Problem),
        ("refused", Spot),
        ("The table", protocol.TableInfo),
        ("The table", protocol.SetupInfo),
        ("The table", protocol.OriginInfo),
        ("The table", protocol.SeatInfo),
        ("You", protocol.YouInfo),
        ("Undo", protocol.QuestionInfo),
        ("Clocks", protocol.ClockInfo),
    ],
    ids=lambda given: given if isinstance(given, str) else given.__name__,
)
def test_every_field_is_explained(heading: str, kind: type[msgspec.Struct]) -> None:
    assert [name for name in kind.__struct_fields__ if name not in quoted(section(PROTOCOL, heading))] == []


def test_the_tables_of_the_view_have_every_field_and_no_other() -> None:
    told = [quoted(cells[0]) for cells in rows(section(PROTOCOL, "The view"))]
    real = real_paths()
    view = {path[1:] for path in real if re.fullmatch(r"\.\w+", path)} | set(wire.TABLE)  # some are rarely there
    player = {path.rpartition(".")[2] for path in real if re.fullmatch(r"\.players\.0\.\w+", path)}
    assert set().union(*told) == view | player | set(wire.PLAYER)
    inner = {
        path.rpartition(".")[2]
        for path in real
        if re.match(r"\.(market\[\]|decision|players\.0\.alhambra)\.\w+$", path)
    }
    assert inner <= quoted(section(PROTOCOL, "The view"))
    choices = {path.rpartition(".")[2] for path in real if re.match(r"\.choices\.\w+(\[\]\.\w+)?$", path)}
    assert choices <= quoted(section(PROTOCOL, "Choices and payments"))


def test_the_tables_of_the_dice_view_have_every_field_and_no_other() -> None:
    told = section(PROTOCOL, "The view of Roll & Write")
    assert set().union(*[quoted(cells[0]) for cells in rows(told)]) == {*dice_wire.TABLE, *dice_wire.PLAYER, "choices"}


def test_the_kinds_of_decision_the_reactions_and_the_paces_are_told() -> None:
    assert set(protocol.REACTIONS) <= quoted(section(PROTOCOL, "react"))
    kinds = {
        kind
        for file in (ROOT / "src" / "alhambra" / "palace").glob("*.py")
        for kind in re.findall(r'^    kind = "(\w+)"', file.read_text("utf-8"), re.MULTILINE)
        if file.name != "components.py"  # cards have kinds too
    }
    assert kinds <= quoted(section(PROTOCOL, "The view"))
    paces = [cells[0].strip("`") for cells in rows(section(PROTOCOL, "Clocks"))]
    told = [type(msgspec.json.decode(pace, type=Untimed | Live | Correspondence)) for pace in paces]
    assert told == [Untimed, Live, Correspondence]


def test_every_call_is_in_the_table_and_no_other() -> None:
    app = create_app(Settings(database="sqlite:///nowhere"))
    there = {
        method + " " + re.sub(r":\w+", "", str(route.path))
        for route in app.routes
        for handler in getattr(route, "route_handlers", [])
        if isinstance(handler, HTTPRouteHandler) and handler.resolve_include_in_schema()
        for method in handler.http_methods
        if method != "OPTIONS"
    }
    told = [cells[0].strip("`") for cells in rows(section(PROTOCOL, "HTTP")) if "/" in cells[0]]
    assert len(told) == len(set(told))
    assert set(told) == there


def test_every_reason_is_told_and_no_other() -> None:
    there = {
        found
        for file in ENGLISH.glob("*.ftl")
        for found in re.findall(r"^refused-([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)
    }
    told = [quoted(cells[1]) for cells in rows(section(PROTOCOL, "Reasons"))]
    assert sum(map(len, told)) == len(set().union(*told)), "told twice"
    assert set().union(*told) == there


def test_the_numbers_are_those_of_the_server() -> None:
    limits = Settings().limits
    text = section(PROTOCOL, "Limits")
    assert f"{limits.messages_per_second:.0f} messages a second, and {limits.message_burst:.0f} at once" in text
    assert f"at most {protocol.LARGEST} bytes" in section(PROTOCOL, "The socket")
    assert f"`{protocol.SUBPROTOCOL}`" in section(PROTOCOL, "Versions")


def test_the_page_shows_the_example_client() -> None:
    assert f"```python\n{(ROOT / 'examples' / 'client.py').read_text('utf-8')}```" in PROTOCOL
