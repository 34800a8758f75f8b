"""Every rule that the present modules can exercise has a test that names it."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import alhambra

TESTS = Path(__file__).parent
IDS = TESTS.parent / "docs" / "rules" / "ids.toml"
RULES = IDS.parent
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


def waiting() -> dict[str, str]:
    """The rules of present modules about others of which none is built yet: rows of the tables of interactions.

    A row is about the modules with the numbers of their pages: `| Thieves (10) | **VIZ-27** ...`.
    """
    pages = {entry["file"][:2]: entry["module"] for entry in ids().values() if entry["file"][:2].isdigit()}
    found = {name: [module] for name, module in WAITING_TOO.items()}
    for page in sorted({module.page for module in alhambra.MODULES.values()}):
        for about, row in re.findall(r"^\|([^|]*\(\d\d[^|]*)\|(.*)$", (RULES / page).read_text("utf-8"), re.MULTILINE):
            others = [pages[number] for number in re.findall(r"\b\d\d\b", about)]
            found |= dict.fromkeys(re.findall(r"\*\*([A-Z]+-\d+)\*\*", row), others)
    return {name: others[0] for name, others in found.items() if not alhambra.MODULES.keys() & set(others)}


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
    missing = specified() - named_by_tests() - waiting().keys()
    assert not missing, f"{len(missing)} rules without a test: {', '.join(sorted(missing))}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert not named_by_tests() - ids().keys()


def test_waiting_rules_wait_for_a_module_that_is_not_built() -> None:
    assert specified() >= waiting().keys()
    assert not {name for name, module in WAITING_TOO.items() if module in alhambra.MODULES}
    assert {"VIZ-27", "EXCH-33", "CAMP-35"} <= waiting().keys()
    assert not {"VIZ-20", "EXCH-24", "CAMP-07"} & waiting().keys()


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
