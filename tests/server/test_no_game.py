"""The server names no game: it takes none from the package, and uses no word of one. Imports are import-linter's."""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

from alhambra import MODULES, server
from alhambra.palace.components import BUILDINGS, CURRENCIES
from alhambra.titles import TITLES

SERVER = Path(server.__file__).parent
SOURCES = {file.relative_to(SERVER).as_posix(): file.read_text("utf-8") for file in SERVER.rglob("*.py")}
WORDS = {*BUILDINGS, *CURRENCIES, *MODULES, "palace", "purse", "tile", "tiles", "wall", "walls"}
WORDS -= {"characters"}  # of a text, too
WALL_CLOCK = {"tables/hub.py", "app.py"}
OF_THE_PACKAGE = {"__version__", "COMPILED", "server"}  # what is not a game's


def words_in(text: str) -> set[str]:
    """The words of names and texts. Comments may give examples."""
    found: set[str] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME or (token.type == tokenize.STRING and not token.string.startswith('"""')):
            found |= set(re.findall(r"[a-z]+", token.string.lower()))
    return found


def test_a_word_of_a_game_would_be_found() -> None:
    assert words_in("traces = longest_wall(seat)") & WORDS == {"wall"}
    assert words_in('chosen = ("camps", f"{one} tiles")  # and a wall') & WORDS == {"camps", "tiles"}


def test_no_word_of_a_game_is_in_the_server() -> None:
    found = {name: words_in(text) & WORDS for name, text in SOURCES.items()}
    assert {name: words for name, words in found.items() if words} == {name: {"wall"} for name in WALL_CLOCK}


def test_no_game_is_taken_from_the_package() -> None:
    for name, text in SOURCES.items():
        asked = set(re.findall(r"\balhambra\.(\w+)", re.sub(r'"[^"\n]*"|""".*?"""', "", text)))
        assert asked <= OF_THE_PACKAGE, name
        assert not re.search(r"^\s*from alhambra import", text, re.MULTILINE), name


def test_the_key_of_no_game_is_in_the_server() -> None:
    for name, text in SOURCES.items():
        assert not re.search(rf'\bgame\b[^\n]*= ?"({"|".join(TITLES)})"', text), name
