"""Which files know a module: those of its own, and the shared ones that name it.

    python tools/module_files.py                 how many, for every module
    python tools/module_files.py camps vizier    which ones, for these
    python tools/module_files.py --root DIR      the same for another checkout of the project

A module is named by its key, by a word that it brings along (verbs, events, decisions, cards, means, options, a
currency, tiles), or by the id of one of its rules. All of these are asked of the engine, none is listed here.
Comments, docstrings and sentences in sources may give examples; sentences in files of words may not.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from alhambra.core.agenda import Decision  # noqa: E402  (found on the path set above)
from alhambra.modules import MODULES  # noqa: E402
from alhambra.palace.choice import ruleset  # noqa: E402
from alhambra.palace.components import Tile  # noqa: E402
from alhambra.titles import DEFAULT, TITLES  # noqa: E402

# By area, what is searched. Files of modules and of tests are none of it.
AREAS: Final = {
    "engine": ("src/alhambra/*.py", "src/alhambra/{core,palace,modules,records,bots,rulebook}/**/*.py"),
    "titles": ("src/alhambra/titles/**/*.py",),
    "words": ("src/alhambra/locales/**/*.py", "src/alhambra/locales/**/*.ftl"),
    "server": ("src/alhambra/server/**/*.py",),
    "command line": ("src/alhambra/{cli,printing}/**/*.py",),
    "client": ("web/src/**/*.ts", "web/src/**/*.svelte", "web/src/**/*.ftl", "web/src/**/*.css"),
    "project": ("pyproject.toml",),
}
OWN: Final = (
    "src/alhambra/modules/{key}/**/*",
    "src/alhambra/modules/{key}.py",
    "src/alhambra/palace/data/{key}.toml",
    "web/src/modules/{key}/**/*",
    "docs/rules/{page}",
    "tests/**/test_{key}.py",
    "tests/of_modules/{key}.py",
)
# Other games: they have no modules, and may use the same words.
OTHER_GAMES: Final = [
    folder
    for key in TITLES.keys() - {DEFAULT}
    for folder in (f"src/alhambra/titles/{key.replace('-', '_')}/**/*", f"web/src/games/{key}/**/*")
]
# Shared files that a new module may touch, and why.
ALLOWED: Final = {
    "src/alhambra/modules/__init__.py": "its row in the table of modules",
    "docs/architecture.md": "the map: how it is expressed",
    "docs/bot-writers.md": "the notation: its moves and decisions",
    "CHANGELOG.md": "what is new",
}
# Words in other shared files that are meant, and why.
MEANT: Final = {
    "src/alhambra/palace/options.py": {"VIZ": "a base option with its ruling on this page"},
}
PLAIN: Final = {"character", "characters"}  # also plain English, in sentences
NO_SOURCE: Final = {"client", "__pycache__", "node_modules", "sheet", "fixtures"}


# ---------------------------------------------------------------------------------------------------------- vocabulary


@dataclass(frozen=True)
class Vocabulary:
    """The words of one module."""

    names: frozenset[str]  # mean it wherever they stand
    quoted: frozenset[str]  # mean it where a text consists of nothing else
    prefixes: frozenset[str]  # how the ids of its rules begin


@cache
def vocabulary(key: str) -> Vocabulary:
    module = MODULES[key]
    classes = list(_classes(key))
    names = {key, key.removesuffix("s"), module.rival}
    names |= {kind.__name__.lower() for kind in classes if issubclass(kind, Tile)}
    names |= {module.currency.name} if module.currency is not None else set()
    names |= {option.name for option in module.options}
    quoted = {kind.verb for kind in module.moves} | {kind.word for kind in module.means}
    quoted |= {kind.kind for kind in classes if issubclass(kind, Decision)} | _events(key) | _cards(key)
    return Vocabulary(frozenset(names - {""}), frozenset(quoted - names - {""}), _prefixes(module.page))


def _classes(key: str) -> Iterator[type]:
    """Those that the module defines."""
    package = import_module(f"alhambra.modules.{key}")
    for info in iter_modules(package.__path__):
        inside = import_module(f"{package.__name__}.{info.name}")
        for one in vars(inside).values():
            if isinstance(one, type) and one.__module__ == inside.__name__:
                yield one


def _events(key: str) -> set[str]:
    """What only this module tells."""
    engine = ROOT / "src" / "alhambra"
    return _told_in(engine / "modules" / key) - _told_in(engine / "palace")


def _told_in(folder: Path) -> set[str]:
    told = re.compile(r's\.log\.(?:add|reveal|confide)\("([^"]+)"')
    return {verb for file in folder.rglob("*.py") for verb in told.findall(file.read_text("utf-8"))}


def _cards(key: str) -> set[str]:
    """What its special cards are called, but for those called like a tile."""
    if MODULES[key].automatic:
        return set()
    rules = ruleset(MODULES, 3, "2024", [key], None)
    return {word for card in rules.special_cards for word in [card.name.split()[0]] if word.islower()}


def _prefixes(page: str) -> frozenset[str]:
    """Those of the ids on its page, unless it shares the page with the base game."""
    ids = tomllib.loads((ROOT / "docs" / "rules" / "ids.toml").read_text("utf-8"))["ids"]
    return frozenset({name.partition("-")[0] for name, entry in ids.items() if entry["file"] == page} - {"BASE"})


# ----------------------------------------------------------------------------------------------------------- searching


@dataclass(frozen=True)
class Texts:
    """What stands in a file, examples left aside."""

    identifiers: frozenset[str]
    quoted: frozenset[str]
    sentences: frozenset[str] = frozenset()


def texts_in(file: Path) -> Texts:
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        return _python(ast.parse(text))
    if file.suffix == ".ftl":
        return _fluent(text)
    if file.suffix == ".toml":
        return _other(re.sub(r"#.*", "", text))
    return _other(re.sub(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", "", text, flags=re.DOTALL))


def _python(tree: ast.Module) -> Texts:
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    examples = {id(node.body[0]) for node in ast.walk(tree) if isinstance(node, documented) and node.body}
    examples |= {id(node) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    skipped = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and id(node) in examples}
    identifiers: set[str] = set()
    quoted: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str) and id(node) not in skipped:
                quoted.add(node.value)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            paths = [alias.name for alias in node.names]
            paths += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            identifiers |= {part for path in paths for part in path.split(".")}
        else:
            for field in ("id", "attr", "arg", "name"):
                named = getattr(node, field, None)
                if isinstance(named, str):
                    identifiers.add(named)
    return Texts(frozenset(identifiers), frozenset(quoted))


def _fluent(text: str) -> Texts:
    text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    keys = re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE)
    variants = re.findall(r"\[([\w-]+)\]", text)
    variables = re.findall(r"\$(\w+)", text)
    return Texts(frozenset(variables), frozenset([*keys, *variants]), frozenset(text.splitlines()))


def _other(text: str) -> Texts:
    quoted = [one for pair in re.findall(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`", text) for one in pair if one]
    return Texts(frozenset(re.findall(r"[A-Za-z_]\w*", text)), frozenset(quoted))


def naming(texts: Texts, words: Vocabulary) -> set[str]:
    """The words of the module that a file uses."""
    found: set[str] = set()
    for identifier in texts.identifiers:
        found |= {name for name in words.names if f"_{name}_" in f"_{snake(identifier)}_"}
    for text in texts.quoted:
        if not re.search(r"\s", text):
            found |= words.names & set(re.split(r"[-./,:=]", text.lower()))
            found |= {word for word in words.quoted if re.fullmatch(rf"(?:[a-z]+-)*{word.replace(' ', '-')}", text)}
            found |= _cited(text, words)
    for text in texts.sentences:
        found |= (words.names & set(re.findall(r"[a-z_]+", text))) - PLAIN
        found |= _cited(text, words)
    return found | (words.quoted & texts.quoted)


def _cited(text: str, words: Vocabulary) -> set[str]:
    return {prefix for prefix in words.prefixes if re.search(rf"(?<![\w-]){prefix}-(?:R|TV-)?\d", text)}


def snake(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


# ------------------------------------------------------------------------------------------------------------ counting


def files_of(patterns: Iterable[str], root: Path) -> list[Path]:
    found: set[Path] = set()
    for pattern in patterns:
        before, brace, rest = pattern.partition("{")
        inside, _, after = rest.partition("}")
        for one in inside.split(",") if brace else [""]:
            found |= {file for file in root.glob(before + one + after) if file.is_file()}
    return sorted(file for file in found if not NO_SOURCE & set(file.relative_to(root).parts))


def own_files(key: str, root: Path = ROOT) -> list[Path]:
    patterns = [pattern.format(key=key, page=MODULES[key].page) for pattern in OWN]
    return [file for file in files_of(patterns, root) if MODULES[key].page != "00-base.md" or file.suffix != ".md"]


def shared_files(area: str, root: Path = ROOT) -> list[Path]:
    """All files of an area that belong to no module, and to no game that has none."""
    own = {file for key in MODULES for file in own_files(key, root)} | {*files_of(OTHER_GAMES, root)}
    tests = re.compile(r"\.test\.ts$|\.d\.ts$|testing\.ts$")
    return [file for file in files_of(AREAS[area], root) if file not in own and not tests.search(file.name)]


@cache
def leaks(area: str, root: Path = ROOT) -> dict[str, dict[str, set[str]]]:
    """By file, then by module, the words with which shared files name it; what is allowed is left aside."""
    words = {key: vocabulary(key) for key in MODULES}
    found: dict[str, dict[str, set[str]]] = {}
    for file in shared_files(area, root):
        path = file.relative_to(root).as_posix()
        if path not in ALLOWED:
            texts = texts_in(file)
            named = {key: naming(texts, one) - MEANT.get(path, {}).keys() for key, one in words.items()}
            named = {key: one for key, one in named.items() if one}
            if named:
                found[path] = named
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("modules", nargs="*", metavar="KEY", help="whose files to list")
    parser.add_argument("--root", type=Path, default=ROOT, metavar="DIR", help="a checkout (default: this one)")
    options = parser.parse_args()
    by_area = {area: leaks(area, options.root) for area in AREAS}
    if options.modules:
        _list(options.modules, by_area, options.root)
    else:
        _table(by_area, options.root)


def _list(keys: list[str], by_area: dict[str, dict[str, dict[str, set[str]]]], root: Path) -> None:
    for key in keys:
        print(f"{key}: files of its own")
        for file in own_files(key, root):
            print(f"    {file.relative_to(root).as_posix()}")
        print(f"{key}: shared files that name it")
        for path, reason in ALLOWED.items():
            print(f"    {path}: {reason}")
        for found in by_area.values():
            for path, named in found.items():
                if key in named:
                    print(f"    {path}: {', '.join(sorted(named[key]))}")


def _table(by_area: dict[str, dict[str, dict[str, set[str]]]], root: Path) -> None:
    headings = ["own", "allowed", *AREAS, "shared"]
    print(f"{'':<18}" + "".join([f"{heading:>14}" for heading in headings]))
    for key in MODULES:
        counts = [len([path for path in found if key in found[path]]) for found in by_area.values()]
        row = [len(own_files(key, root)), len(ALLOWED), *counts, len(ALLOWED) + sum(counts)]
        print(f"{key:<18}" + "".join([f"{number:>14}" for number in row]))


if __name__ == "__main__":
    main()
