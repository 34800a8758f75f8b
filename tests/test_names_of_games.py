"""Nobody above the titles names a game, and nobody below: a second one needs no change there.

A game is its rules (`palace` and `modules` for the board game) and its folder among the titles. Only titles/__init__.py
knows which there are. Comments, and texts in triple quotes, may give examples.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import alhambra
from alhambra import MODULES
from alhambra.palace.components import BUILDINGS, CURRENCIES
from alhambra.titles import TITLES

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "alhambra"
PACKAGE = alhambra.__name__
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CONTRACTS = {one["id"]: one for one in PROJECT["tool"]["importlinter"]["contracts"]}
RULES = [name.partition(".")[2] for name in CONTRACTS["games"]["forbidden_modules"] if "titles" not in name]
WORDS = {*BUILDINGS, *CURRENCIES, *MODULES, "palace", "purse", "tile", "tiles", "wall", "walls"}
WORDS -= {"characters"}  # of a text, too
MEANT = {
    "server/tables/hub.py": {"wall"},  # a wall clock
    "server/app.py": {"wall"},
}
GENERIC = ("core", "records", "bots", "locales", "printing", "server", "cli")


def generic_files() -> list[Path]:
    folders = [path for name in GENERIC for path in sorted((SOURCES / name).rglob("*.py"))]
    return [*folders, *sorted(SOURCES.glob("*.py")), *sorted((SOURCES / "titles").glob("[!_]*.py"))]


@cache
def given_out() -> set[str]:
    """What the package gives out of the rules of one game: `alhambra.MODULES` names a game too."""
    tree = ast.parse((SOURCES / "titles" / "__init__.py").read_text("utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] in RULES:
            found |= {alias.asname or alias.name for alias in node.names}
    return found


def named(path: Path, text: str) -> Iterator[str]:
    """Every place that names a game, as line: what."""
    package = [PACKAGE, *path.relative_to(SOURCES).parent.parts]
    tree = ast.parse(text)
    for node in ast.walk(tree):
        for told in [*imported(node, package), *mentioned(node)]:
            yield f"{getattr(node, 'lineno', 0)}: {told}"


def imported(node: ast.AST, package: list[str]) -> Iterator[str]:
    modules: list[str] = []
    if isinstance(node, ast.Import):
        modules = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom):
        base = package[: len(package) + 1 - node.level] if node.level else []
        origin = ".".join([*base, *([node.module] if node.module else [])])
        modules = [f"{origin}.{alias.name}" for alias in node.names]
    for module in modules:
        parts = module.split(".")
        if parts[0] != PACKAGE or len(parts) == 1:
            continue
        if parts[1] in (*RULES, *given_out()) or (
            parts[1] == "titles" and parts[2:3] and parts[2].replace("_", "-") in TITLES
        ):
            yield f"imports {module}"


def mentioned(node: ast.AST) -> Iterator[str]:
    """Names in the code, and texts that are the key or the name of a game.

    The package, and what it is called in mails, has the name of one: only comparing with that is suspicious.
    """
    words = {*RULES[:1], *TITLES} - {PACKAGE}
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        if node.value.id == PACKAGE and node.attr in given_out():
            yield f"{PACKAGE}.{node.attr}"
    name = ""
    if isinstance(node, ast.Name):
        name = node.id
    elif isinstance(node, ast.Attribute):
        name = node.attr
    elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        name = node.name
    elif isinstance(node, ast.arg):
        name = node.arg
    if any(word in name.lower() for word in words):
        yield name
    texts = {*TITLES, *[title.name for title in TITLES.values()]}
    if isinstance(node, ast.Constant) and node.value in {text for text in texts if text.lower() != PACKAGE}:
        yield repr(node.value)
    if isinstance(node, ast.Compare):
        for side in (node.left, *node.comparators):
            if isinstance(side, ast.Constant) and side.value in texts:
                yield f"compares with {side.value!r}"


def findings() -> dict[str, list[str]]:
    found = {
        path.relative_to(SOURCES).as_posix(): list(named(path, path.read_text("utf-8"))) for path in generic_files()
    }
    return {path: places for path, places in found.items() if places}


def test_nobody_names_a_game() -> None:
    assert findings() == {}


@pytest.mark.parametrize(
    ("where", "text"),
    [
        ("cli/play.py", "from ..palace.game import Game"),
        ("cli/play.py", "from ..titles.alhambra.bots import BOTS"),
        ("cli/play.py", "from ..titles import alhambra"),
        ("cli/play.py", "import alhambra.modules"),
        ("cli/play.py", "from alhambra import MODULES"),
        ("cli/play.py", "from .. import MODULES"),
        ("server/tables/hub.py", "from ...modules import MODULES"),
        ("server/tables/hub.py", "import alhambra\nalhambra.View"),
        ("core/game.py", "def palace_of(game): ..."),
        ("records/replay.py", "if game.name == 'Alhambra': ..."),
    ],
)
def test_the_guard_sees_it(where: str, text: str) -> None:
    assert list(named(SOURCES / where, text)) != []


@pytest.mark.parametrize(
    ("where", "text"),
    [
        ("cli/play.py", "import alhambra\nalhambra.TITLES"),
        ("cli/play.py", "from ..titles import TITLES"),
        ("cli/play.py", "from . import modules"),
        ("server/tables/hub.py", "program = 'alhambra'"),
    ],
)
def test_the_guard_lets_through(where: str, text: str) -> None:
    assert list(named(SOURCES / where, text)) == []


# --------------------------------------------------------------------------------------------------------------- words


def words_in(text: str) -> set[str]:
    """The words of names and texts."""
    found: set[str] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME or (token.type == tokenize.STRING and not token.string.startswith('"""')):
            found |= set(re.findall(r"[a-z]+", token.string.lower()))
    return found


def test_no_word_of_a_game_is_used() -> None:
    found = {
        path.relative_to(SOURCES).as_posix(): words_in(path.read_text("utf-8")) & WORDS for path in generic_files()
    }
    assert {name: words for name, words in found.items() if words} == MEANT


def test_a_word_of_a_game_would_be_found() -> None:
    assert words_in("traces = longest_wall(seat)") & WORDS == {"wall"}
    assert words_in('chosen = ("camps", f"{one} tiles")  # and a wall') & WORDS == {"camps", "tiles"}


def test_no_game_is_the_usual_one_in_the_code() -> None:
    for path in generic_files():
        assert not re.search(rf'\bgame\b[^\n]*= ?"({"|".join(TITLES)})"', path.read_text("utf-8")), path
