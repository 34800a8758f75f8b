"""Every rule that the present games and modules can exercise has a test that names it."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

import alhambra
from alhambra import rulebook
from alhambra.titles import TITLES
from alhambra.titles.title import Wishes

TESTS = Path(__file__).parent
IDS = TESTS.parent / "docs" / "rules" / "ids.toml"
# Of the rules that concern several modules, those that the present ones can exercise.
SHARED = ("PAY-", "FLOW-")
# Rules of present modules that wait for another one, although no table of interactions says so.
WAITING_TOO = {
    "ATT-R3": "construction_sites",
    "FLOW-TV-08": "construction_sites",
    "CHANGE-R2": "exchange_certificates",
}


def ids() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = tomllib.loads(IDS.read_text("utf-8"))["ids"]
    return found


def chapters() -> set[str]:
    """What the games in the table say that they play."""
    return {chapter for title in TITLES.values() for chapter in title.chapters()}


def specified() -> set[str]:
    """The rules of all games in the table, with their modules."""
    return {name for name, entry in ids().items() if entry["module"] in chapters() or name.startswith(SHARED)}


def waiting() -> set[str]:
    """The rules of present modules that need one which is not built yet."""
    played = chapters()
    found = {name for name in specified() if (others := rulebook.awaited(name)) and not played & set(others)}
    return found | {name for name, module in WAITING_TOO.items() if module not in played}


@cache
def named_by_tests() -> set[str]:
    """The ids in `@rule(...)` decorators of test functions; comments and strings elsewhere do not count."""
    found: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule":
                        found |= {ast.literal_eval(argument) for argument in decorator.args}
    return found


def missing(named: set[str]) -> set[str]:
    """The rules of what is played that are not among these."""
    return specified() - named - waiting()


def test_every_rule_in_scope_is_named_by_a_test() -> None:
    left = missing(named_by_tests())
    assert not left, f"{len(left)} rules without a test: {', '.join(sorted(left))}"


@pytest.mark.parametrize("key", [key for key, module in alhambra.MODULES.items() if not module.automatic])
def test_a_row_in_the_table_is_enough_to_miss_tests(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to name the prefix of a module: were no test to name its rules, each that can be tried were missed."""
    own = {name for name, entry in ids().items() if entry["module"] == key}
    assert missing(named_by_tests() - own) == own - waiting()
    assert len(own - waiting()) > 10
    monkeypatch.delitem(alhambra.MODULES, key)
    assert not own & specified()


@pytest.mark.parametrize(("key", "rule"), [("vizier", "VIZ-35"), ("camps", "CAMP-32")])
def test_rules_of_pairs_wait_until_the_other_module_is_in_the_table(
    key: str, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (other,) = rulebook._pairs()[rule]
    monkeypatch.delitem(alhambra.MODULES, other, raising=False)
    monkeypatch.setattr(rulebook, "awaited", lambda name: [other] if name == rule else [])
    assert rule not in missing(named_by_tests() - {rule}), "it waits"
    monkeypatch.setitem(alhambra.MODULES, other, alhambra.MODULES[key])
    assert rule in missing(named_by_tests() - {rule}), f"{other} is there"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert not named_by_tests() - ids().keys()


def test_waiting_rules_wait_for_a_module_that_is_not_built() -> None:
    assert specified() >= waiting()
    assert not {name for name, module in WAITING_TOO.items() if module in alhambra.MODULES}
    assert {"VIZ-35", "CAMP-31", "CAMP-33"} <= waiting()
    assert not {"VIZ-20", "EXCH-24", "CAMP-07"} & waiting()


def test_no_module_can_be_forgotten() -> None:
    """Each has rules of its own in the index, or shares the page of the base game."""
    modules = {entry["module"] for entry in ids().values()}
    for key, module in alhambra.MODULES.items():
        assert key in modules or module.automatic, key


def test_no_game_can_be_forgotten() -> None:
    """Each has chapters of its own, and every chapter has rules in the index."""
    modules = {entry["module"] for entry in ids().values()}
    for key, title in TITLES.items():
        own = set(title.chapters())
        others = {chapter for other in TITLES.values() if other is not title for chapter in other.chapters()}
        assert own, f"{key} plays no chapter of the rules"
        assert not own & others, f"{key} shares chapters with another game"
        assert own <= modules | {module for module, one in alhambra.MODULES.items() if one.automatic}, key
    assert {"BASE-BUY-01", "CAMP-07", "RW-COMP-01"} <= specified()


def test_every_rule_that_a_game_cites_by_itself_exists() -> None:
    """When it is over, when nothing can be taken back, when moves are made, what must be answered, options."""
    for title in TITLES.values():
        game = title.begin(Wishes(title.seats[-1]), 1)
        cited = {game.undo_rule, game.over_rule, *[kind.timing for kind in game.verbs.values()]}
        cited |= {option.rule for option in title.choices().options}
        assert cited - {""} <= ids().keys(), title.key


def test_every_rule_id_in_the_engine_exists() -> None:
    source = TESTS.parent / "src" / "alhambra"
    pattern = re.compile(r'Violation\(\s*"([A-Z]+(?:-[A-Z0-9]+)+)"')
    cited = {match for file in source.rglob("*.py") for match in pattern.findall(file.read_text("utf-8"))}
    assert cited
    assert not cited - ids().keys()
