"""Every rule that the present modules can exercise has a test that names it."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import alhambra
from alhambra import rulebook

TESTS = Path(__file__).parent
IDS = TESTS.parent / "docs" / "rules" / "ids.toml"
# Of the rules that concern several modules, those that the present ones can exercise.
SHARED = ("PAY-", "FLOW-TV-01", "FLOW-TV-02")
# Rules of present modules that wait for another one, although no table of interactions says so.
WAITING_TOO = {"CHAR-TV-13": "bazaars", "FLOW-TV-01": "master_builders", "FLOW-TV-02": "master_builders"}


def ids() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = tomllib.loads(IDS.read_text("utf-8"))["ids"]
    return found


def specified() -> set[str]:
    """The rules of all modules in the table, and of the base game."""
    built = {"base", *alhambra.MODULES}
    return {name for name, entry in ids().items() if entry["module"] in built or name.startswith(SHARED)}


def waiting() -> set[str]:
    """The rules of present modules that need one which is not built yet."""
    return {name for name in specified() if rulebook.awaited(name)} | WAITING_TOO.keys()


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


def test_every_rule_in_scope_is_named_by_a_test() -> None:
    missing = specified() - named_by_tests() - waiting()
    assert not missing, f"{len(missing)} rules without a test: {', '.join(sorted(missing))}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert not named_by_tests() - ids().keys()


def test_waiting_rules_wait_for_a_module_that_is_not_built() -> None:
    assert specified() >= waiting()
    assert not {name for name, module in WAITING_TOO.items() if module in alhambra.MODULES}
    assert {"VIZ-27", "EXCH-33", "CAMP-35"} <= waiting()
    assert not {"VIZ-20", "EXCH-24", "CAMP-07"} & waiting()


def test_no_module_can_be_forgotten() -> None:
    """Each has rules of its own in the index, or shares the page of the base game."""
    modules = {entry["module"] for entry in ids().values()}
    for key, module in alhambra.MODULES.items():
        assert key in modules or module.automatic, key


def test_every_rule_id_in_the_engine_exists() -> None:
    source = TESTS.parent / "src" / "alhambra"
    pattern = re.compile(r'Violation\(\s*"([A-Z]+(?:-[A-Z0-9]+)+)"')
    cited = {match for file in source.rglob("*.py") for match in pattern.findall(file.read_text("utf-8"))}
    assert cited
    assert not cited - ids().keys()
