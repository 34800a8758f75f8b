"""The documentation: its code runs, its map is that of the sources, and its links lead somewhere."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import alhambra
from alhambra import rulebook
from alhambra.core.agenda import ALWAYS
from alhambra.core.events import Event
from alhambra.palace.module import Effects, Module
from alhambra.palace.turn import BASE_MOVES
from alhambra.palace.view import PlayerView, View
from alhambra.titles.screens import Screens
from alhambra.titles.title import Title
from kit import kinds_of_decisions

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "alhambra"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
RUNNING = [ROOT / "README.md", ROOT / "docs" / "bot-writers.md", ROOT / "docs" / "records.md"]


def named(page: Path) -> str:
    return page.name


def blocks(page: Path) -> list[tuple[int, str]]:
    """The Python code of a page, each block with the line on which it begins."""
    text = page.read_text("utf-8")
    return [
        (text.count("\n", 0, found.start(1)), found[1])
        for found in re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    ]


@pytest.mark.parametrize("page", RUNNING, ids=named)
def test_the_code_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": page.stem}
    assert blocks(page), f"no code on {page.name}"
    for line, code in blocks(page):
        exec(compile("\n" * line + code, str(page), "exec"), names)


def test_the_code_of_the_page_about_games_is_that_of_the_stub_game() -> None:
    sources = [(ROOT / "tests" / name).read_text("utf-8") for name in ("stub_game.py", "stub_face.py")]
    code = blocks(ROOT / "docs" / "adding-a-game.md")
    assert len(code) > 5
    for line, block in code:
        for piece in re.split(r"\n\n\n", block.strip()):
            assert any(piece in source for source in sources), f"line {line}: {piece[:60]}"


def test_the_page_about_games_names_everything_that_a_title_gives() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    for giving in (Title, Screens):
        for name, member in vars(giving).items():
            if callable(member) and not name.startswith("_"):
                assert re.search(rf"\b{name}\b", page), f"{giving.__name__}.{name}"


def test_the_comments_in_the_code_are_true() -> None:
    game = alhambra.new_game(seats=3, modules=("vizier", "camps"), seed=7)
    assert game.decision is not None
    shown = f"print(game.decision.seat, game.decision.kind)  # {game.decision.seat} {game.decision.kind}"
    assert shown in (ROOT / "docs" / "bot-writers.md").read_text("utf-8")


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_and_pictures_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", page.read_text("utf-8")):
        if target.startswith("http"):
            continue
        file, _, anchor = target.partition("#")
        linked = page if not file else page.parent / file
        assert linked.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.+)$", linked.read_text("utf-8"), re.MULTILINE)
            assert anchor in [heading.lower().replace(" ", "-") for heading in headings], target


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_rule_that_a_page_cites_exists(page: Path) -> None:
    cited = re.findall(r"\b(?:BASE-[A-Z0-9]+|VIZ|CAMP|FLOW|PAY)-R?\d+\b", page.read_text("utf-8"))
    assert [name for name in cited if name not in rulebook.ids()] == []


# ------------------------------------------------------------------------------------------------------------- the map


def architecture() -> str:
    return (ROOT / "docs" / "architecture.md").read_text("utf-8")


def layout() -> str:
    return architecture().partition("## Layout")[2].partition("```")[2].partition("```")[0]


def test_the_map_has_every_file_of_engine_and_server_and_no_other() -> None:
    drawn = set(re.findall(r"\b(\w+\.py)\b", layout()))
    layers = (
        "core",
        "palace",
        "rollwrite",
        "modules",
        *[f"modules/{key}" for key in alhambra.MODULES],
        "records",
        "printing",
        "titles",
        "titles/alhambra",
    )
    there = {file.name for layer in (*layers, "modules/*") for file in SOURCES.glob(f"{layer}/*.py")}
    there |= {file.name for file in (SOURCES / "server").rglob("*.py") if "migrations" not in file.parts}
    there |= {file.name for file in SOURCES.glob("*.py")}
    assert drawn - there == set()
    assert there - drawn == set()


def test_the_map_has_every_package() -> None:
    drawn = set(re.findall(r"^[├└]── (\w+)/", layout(), re.MULTILINE))
    assert drawn == {folder.name for folder in SOURCES.iterdir() if any(folder.glob("*.py"))}


def test_the_map_has_every_extension_point_and_no_other() -> None:
    section = architecture().partition("## Extension points")[2].partition("\n| module |")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ") and "`" in line]
    drawn = set(re.findall(r"`(\w+)`", " ".join(row.split("|")[3] for row in rows)))
    points = [*vars(Module).items(), *vars(Effects).items()]
    assert drawn == {name for name, value in points if callable(value) and not name.startswith("_")}


def test_the_map_names_the_kinds_of_decision() -> None:
    kinds = re.search(r"\w+ kinds of decision: (.*?)\. ", architecture(), re.DOTALL)
    assert kinds is not None
    found = {
        kind
        for file in (SOURCES / "palace").glob("*.py")
        for kind in re.findall(r'^    kind = "(\w+)"', file.read_text("utf-8"), re.MULTILINE)
        if file.name != "components.py"  # cards have kinds too
    }
    assert set(re.findall(r"`(\w+)`", kinds[1])) == found


# ----------------------------------------------------------------------------------------------------- the bot writers


def test_the_guide_names_only_what_views_have() -> None:
    guide = (ROOT / "docs" / "bot-writers.md").read_text("utf-8")
    table = guide.partition("| in a view | |")[2].partition("\n\n")[0]
    view = alhambra.new_game(seats=3, seed=1).view(0)
    for name in re.findall(r"`(\w+)(?:\(\))?`", table):
        owner: object = view if hasattr(view, name) or hasattr(View, name) else view.players[0]
        assert hasattr(owner, name) or hasattr(PlayerView, name), name


def test_the_guide_names_only_what_views_of_the_dice_game_have_and_all_of_it() -> None:
    guide = (ROOT / "docs" / "bot-writers.md").read_text("utf-8")
    table = guide.partition("| in a view of Roll & Write | |")[2].partition("\n\n")[0]
    game = alhambra.new_game(seats=2, seed=1, game="roll-and-write")
    view: Any = game.view(0)
    owners = {"players": view.players[0], "rivals": view.rivals[0], "rules": view.rules, "": view}
    firsts: set[str] = set()
    for row in table.splitlines()[2:]:
        owner = ""
        for path in re.findall(r"`([\w.\[\]()]+)`", row.split("|")[1]):
            of, dot, name = path.removesuffix("()").rpartition(".")
            owner = of.partition("[")[0] if of else owner if dot else ""
            assert hasattr(owners[owner], name), path
            firsts.add(owner or name)
    public = {name for name in dir(view) if not name.startswith("_")}
    assert public - firsts - {"players", "rivals", "imagine", "to_json"} == set()
    assert firsts - public == set()
    for name in re.findall(r"`rules\.(\w+)`", table):
        assert hasattr(view.rules, name), name


def test_the_guide_notes_every_move_of_the_dice_game_with_its_decision() -> None:
    guide = (ROOT / "docs" / "bot-writers.md").read_text("utf-8")
    table = guide.partition("| notation | answers | does |\n| --- | --- | --- |\n")[2].partition("\n\n")[0]
    game = alhambra.new_game(seats=2, seed=1, game="roll-and-write")
    noted: set[str] = set()
    for row in table.splitlines():
        _, moves, moment, *_ = [cell.strip() for cell in row.split("|")]
        for text in re.findall(r"`([^`]+)`", moves):
            move = game.parse(text)
            assert moment.strip("`") in move.moments, text
            noted.add(move.verb)
    assert noted == set(game.verbs)


def test_the_page_of_records_names_the_fields_of_a_position_of_the_dice_game() -> None:
    page = (ROOT / "docs" / "records.md").read_text("utf-8")
    section = page.partition("The positions of Roll & Write")[2].partition("From Python")[0]
    title = alhambra.TITLES["roll-and-write"]
    game = alhambra.new_game(seats=2, seed=1, game="roll-and-write")
    there = {"ply", "move", "seat", *title.position(game, [])}
    told = set(re.findall(r"`(\w+)`", section.partition("| key in")[0]))
    told |= {
        name for row in re.findall(r"^\| (`.*?`) \|", section, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)
    }
    assert told == there


MOVES = [*BASE_MOVES, *[kind for module in alhambra.MODULES.values() for kind in module.moves]]


KINDS = kinds_of_decisions()


@pytest.mark.parametrize("kind", KINDS)
def test_the_guide_has_the_moves_of_every_kind_of_decision(kind: str) -> None:
    guide = (ROOT / "docs" / "bot-writers.md").read_text("utf-8")
    (row,) = re.findall(rf"^\| `{kind}` \|[^|]*\|(.*)\|$", guide, re.MULTILINE)
    named = set(re.findall(r"`([^`]+)`", row)) - {"extra_action", "may"}  # an option
    wanted = {move.verb for move in MOVES if kind in move.moments}
    assert wanted <= named, wanted - named
    assert named - wanted <= {move.verb for move in MOVES if ALWAYS in move.moments}
    assert not KINDS[kind].declinable or "pass" in named


def test_the_guide_has_no_other_kind_of_decision() -> None:
    guide = (ROOT / "docs" / "bot-writers.md").read_text("utf-8")
    table = guide.partition("| kind | the seat has to | moves |")[2].partition("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == set(KINDS)


def test_the_guide_notes_every_kind_of_move_and_every_note_is_a_move() -> None:
    guide = (ROOT / "docs" / "bot-writers.md").read_text("utf-8")
    table = guide.partition("| text | move |\n| --- | --- |\n")[2].partition("\n\n")[0]
    noted = [text for row in table.splitlines() for text in re.findall(r"`([^`]+)`", row.split("|")[1])]
    chosen = [key for key, module in alhambra.MODULES.items() if not module.automatic]
    game = alhambra.new_game(seats=2, modules=chosen, seed=1)
    assert {game.parse(text).verb for text in noted} == {move.verb for move in MOVES}


def test_the_guide_notes_every_means_to_pay_and_every_currency() -> None:
    guide = (ROOT / "docs" / "bot-writers.md").read_text("utf-8")
    table = guide.partition("| text | move |\n| --- | --- |\n")[2].partition("\n\n")[0]
    modules = alhambra.MODULES.values()
    words = {means.word for module in modules for means in module.means}
    words |= {module.currency.name for module in modules if module.currency is not None}
    assert {word for word in words if not re.search(rf"`buy [^`]*\b{word}\b", table)} == set()


def test_the_guide_names_every_part_of_an_event() -> None:
    guide = (ROOT / "docs" / "bot-writers.md").read_text("utf-8")
    event = Event(0, "turn", 0, {})
    for name in ("ply", "verb", "seat", "facts", "reveals", "cause"):
        assert hasattr(event, name)
        assert f"seen.{name}" in guide


# ---------------------------------------------------------------------------------------------------------- decisions


def test_every_library_that_is_needed_has_its_reason_and_no_other() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    needed = {re.split(r"[^\w.-]", library)[0] for library in tomllib.loads(project)["project"]["dependencies"]}
    browser = (ROOT / "web" / "package.json").read_text("utf-8")
    needed |= set(json.loads(browser)["dependencies"]) - {"@sveltejs/vite-plugin-svelte"}  # where the two meet
    rows = re.findall(r"^\| ([\w., @/-]+?) \| ", (ROOT / "docs" / "decisions.md").read_text("utf-8"), re.MULTILINE)
    told = {name for row in rows for name in row.split(", ")} - {"library"}
    assert needed - told == set()
    assert {name for name in told if name not in project and name not in browser} <= {
        "schemathesis"
    }  # in an environment of its own
