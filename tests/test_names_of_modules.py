"""A module is known to its own files, to its row in the table, and to nobody else."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import module_files
from alhambra import MODULES
from alhambra.printing.voice import Voice
from module_files import ALLOWED, AREAS, MEANT, ROOT, Texts, leaks, naming, own_files, texts_in, vocabulary

FOLDER = ROOT / "src" / "alhambra" / "modules"
ORDER = list(MODULES)


# ------------------------------------------------------------------------------------------------------------ the guard


@pytest.mark.parametrize("area", AREAS)
def test_no_shared_file_names_a_module(area: str) -> None:
    assert leaks(area) == {}


def test_what_is_meant_is_still_there() -> None:
    for path, words in MEANT.items():
        texts = texts_in(ROOT / path)
        there = {word for key in MODULES for word in naming(texts, vocabulary(key))}
        assert set(words) <= there, path


def test_a_module_needs_four_shared_files_at_most() -> None:
    assert len(ALLOWED) <= 4
    assert all((ROOT / path).is_file() for path in ALLOWED)


@pytest.mark.parametrize("key", MODULES)
def test_every_module_has_a_folder_with_rules_and_words(key: str) -> None:
    names = {file.relative_to(FOLDER / key).as_posix() for file in own_files(key) if FOLDER / key in file.parents}
    assert {"module.py", "fr.ftl", "en.ftl", "de.ftl"} <= names


@pytest.mark.parametrize("key", MODULES)
def test_a_folder_opens_with_the_name_of_its_own_module_and_cites_its_page(key: str) -> None:
    told = ast.get_docstring(ast.parse((FOLDER / key / "__init__.py").read_text("utf-8"))) or ""
    assert told.startswith(Voice("en")(f"module-{key}").replace("’", "'"))
    assert re.findall(r"docs/rules/([\w-]+\.md)", told) == [MODULES[key].page or "00-base.md"]


# ------------------------------------------------------------------------------------------- what the guard looks for


def test_the_words_of_modules_are_found_in_the_engine() -> None:
    assert {"camps", "camp", "camp_single_contact"} == vocabulary("camps").names
    assert {"CAMP"} == vocabulary("camps").prefixes
    assert {"bid", "pay", "auction won", "fatima", "karim", "yusuf"} <= vocabulary("characters").quoted
    assert "diamond" in vocabulary("diamonds").names
    assert {"gate take", "gate", "gate discarded"} <= vocabulary("city_gates").quoted
    assert not {"take", "buy", "place", "display"} & {word for key in MODULES for word in vocabulary(key).quoted}


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("from ..modules.dirk.module import DIRK", {"dirk": {"dirk"}}),
        ("if part.key == 'worker_huts': pass", {"worker_huts": {"worker_huts"}}),
        ("hut = plot.hut", {"worker_huts": {"hut"}}),
        ("OWN = ('vizier wakes', 'auction won')", {"vizier": {"vizier wakes"}, "characters": {"auction won"}}),
        ("say('cli-verb-knihstig')", {"characters": {"knihstig"}}),
        ("Violation('GATE-11', 'remove-hole')", {"city_gates": {"GATE"}}),
        ("class LeanOnCamp: pass", {"camps": {"camp"}}),
        ('"""Such as the vizier."""', {}),
        ("help = 'the rules of a module, such as vizier; at most 20 characters'", {}),
        ("class Gate: pass  # of a camp", {}),
        ("take('dinar 5'); reason = 'pay-mixed'", {}),
    ],
)
def test_names_are_found_in_sources(source: str, named: dict[str, set[str]], tmp_path: Path) -> None:
    file = tmp_path / "source.py"
    file.write_text(source, "utf-8")
    assert found_in(texts_in(file)) == named


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("event-bid = { $who } bids.", {"characters": {"bid"}}),
        ("verb = { $verb ->\n    [gate-take] take\n   *[other] { $verb }\n}", {"city_gates": {"gate take"}}),
        ("remove-prop = { $camp } leans on nothing else.", {"camps": {"camp"}}),
        ("event-pass = { $who } does not call on the vizier.", {"vizier": {"vizier"}}),
        ("# Of the vizier.\npay-mixed = At most 20 characters.", {}),
    ],
)
def test_names_are_found_in_files_of_words(words: str, named: dict[str, set[str]], tmp_path: Path) -> None:
    file = tmp_path / "words.ftl"
    file.write_text(words, "utf-8")
    assert found_in(texts_in(file)) == named


def test_names_are_found_in_the_browser(tmp_path: Path) -> None:
    file = tmp_path / "tile.ts"
    file.write_text("// a camp\nif (kind === 'camp') draw(Vizier); t('log-auction')", "utf-8")
    assert found_in(texts_in(file)) == {"camps": {"camp"}, "vizier": {"vizier"}, "characters": {"auction"}}


def found_in(texts: Texts) -> dict[str, set[str]]:
    named = {key: naming(texts, vocabulary(key)) for key in MODULES}
    return {key: words for key, words in named.items() if words}


def test_the_count_is_printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["module_files.py", "camps"])
    module_files.main()
    told = capsys.readouterr().out
    assert "src/alhambra/modules/camps/module.py" in told
    assert "CHANGELOG.md: what is new" in told


# ------------------------------------------------------------------------------------------------ order of publication


@pytest.mark.parametrize("key", MODULES)
def test_a_module_imports_older_modules_only(key: str) -> None:
    for file in (FOLDER / key).rglob("*.py"):
        assert newer(key, imported(file.read_text("utf-8"))) == [], file


def test_importing_a_newer_module_would_be_found() -> None:
    assert imported("from ..camps.module import Camp\nfrom ...palace.state import Part") == {"camps"}
    assert imported("from alhambra.modules.camps import module") == {"camps"}
    assert imported("from .auction import Bid") == set()
    assert newer("vizier", {"camps", "dirk"}) == ["camps"]


def imported(source: str) -> set[str]:
    """The modules that a file in the folder of a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.level == 2 or "modules" in (node.module or "")):
            found |= {*(node.module or "").split("."), *[alias.name for alias in node.names]}
        elif isinstance(node, ast.Import):
            found |= {part for alias in node.names for part in alias.name.split(".")}
    return found & set(ORDER)


def newer(key: str, others: set[str]) -> list[str]:
    return [other for other in others if ORDER.index(other) > ORDER.index(key)]
