"""The words of the command line: every key that is said exists, and every key that exists is said."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import alhambra
from alhambra import cli, locales, titles
from alhambra.cli.session import AFTER_SIGHTS, BEFORE_SIGHTS
from alhambra.palace.turn import BASE_MOVES

FOLDERS = [Path(str(package.__file__)).parent for package in (cli, titles)]
SOURCES = [path for folder in FOLDERS for path in sorted(folder.rglob("*.py"))]
SIGHTS = [name for title in alhambra.TITLES.values() for name in title.screens().sights]
COMMANDS = [*BEFORE_SIGHTS, *SIGHTS, *AFTER_SIGHTS]
CATALOGUES = {language: Path(locales.__file__).parent / language / "cli.ftl" for language in locales.LANGUAGES}


def keys(language: str) -> set[str]:
    """Those of the command line, and those of what games add to its commands."""
    found = set(re.findall(r"^([a-z][\w-]*) =", CATALOGUES[language].read_text("utf-8"), re.MULTILINE))
    for catalogue in sorted((FOLDERS[1]).glob(f"*/{language}.ftl")):
        found |= set(re.findall(r"^(cli-(?:word|usage|help)-\w+) =", catalogue.read_text("utf-8"), re.MULTILINE))
    return found


def said() -> set[str]:
    """The keys in the sources, and those put together from what can be typed."""
    found: set[str] = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and re.fullmatch(r"cli-[a-z-]+", node.value)
            ):
                found.add(node.value)
    found -= {"cli-word-", "cli-usage-", "cli-help-", "cli-verb-"}
    for name in COMMANDS:
        found |= {f"cli-word-{name}", f"cli-usage-{name}", f"cli-help-{name}"}
    return found | {f"cli-verb-{kind.verb}" for kind in BASE_MOVES}


def verbs() -> set[str]:
    moves = [*BASE_MOVES, *[kind for module in alhambra.MODULES.values() for kind in module.moves]]
    of_games = [
        verb for key, title in alhambra.TITLES.items() for verb in alhambra.new_game(title.seats[0], game=key).verbs
    ]
    return {*[kind.verb for kind in moves], *of_games}


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_key_is_there_and_every_key_is_used(language: str) -> None:
    assert keys(language) == said()


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_command_words_are_single_and_differ(language: str) -> None:
    words = [locales.say(language, f"cli-word-{name}") for name in COMMANDS]
    assert len(set(words)) == len(COMMANDS)
    for word in words:
        assert word == word.lower()
        assert " " not in word
        assert word not in {verb.split()[0] for verb in verbs()}
