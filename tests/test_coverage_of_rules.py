"""Every rule that the present modules can exercise has a test that names it."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

TESTS = Path(__file__).parent
IDS = TESTS.parent / "docs" / "rules" / "ids.toml"
PREFIXES = (
    "BASE-",
    "VIZ-",
    "EXCH-",
    "BONUS-",
    "HUT-",
    "GATE-",
    "DIAM-",
    "CHAR-",
    "CAMP-",
    "PAY-",
    "FLOW-TV-01",
    "FLOW-TV-02",
)

# Interactions with modules that are not built yet; each goes when its module comes.
WAITING = {
    "VIZ-26": "city_walls",
    "VIZ-27": "thieves",
    "VIZ-28": "small_change",
    "VIZ-29": "street_trader",
    "VIZ-30": "treasure_chamber",
    "VIZ-31": "master_builders",
    "VIZ-32": "invaders",
    "VIZ-33": "bazaars",
    "VIZ-34": "portals",
    "VIZ-35": "construction_sites",
    "EXCH-25": "thieves",
    "EXCH-26": "small_change",
    "EXCH-27": "treasure_chamber",
    "EXCH-28": "master_builders",
    "EXCH-29": "invaders",
    "EXCH-30": "bazaars",
    "EXCH-31": "falconers",
    "EXCH-32": "construction_sites",
    "EXCH-33": "exchange_certificates",
    "EXCH-34": "portals",
    "BONUS-21": "city_walls",
    "BONUS-22": "construction_sites",
    "HUT-25": "city_walls",
    "HUT-26": "street_trader",
    "HUT-27": "treasure_chamber",
    "HUT-28": "master_builders",
    "HUT-29": "invaders",
    "HUT-30": "bazaars",
    "HUT-31": "falconers",
    "HUT-32": "portals",
    "HUT-33": "construction_sites",
    "GATE-25": "city_walls",
    "GATE-26": "thieves",
    "GATE-27": "master_builders",
    "GATE-28": "invaders",
    "GATE-29": "bazaars",
    "GATE-30": "portals",
    "GATE-31": "construction_sites",
    "GATE-33": "falconers",
    "DIAM-24": "thieves",
    "DIAM-25": "small_change",
    "DIAM-26": "treasure_chamber",
    "DIAM-27": "invaders",
    "DIAM-28": "falconers",
    "DIAM-29": "portals",
    "DIAM-30": "construction_sites",
    "DIAM-31": "exchange_certificates",
    "DIAM-33": "master_builders",
    "CHAR-46": "thieves",
    "CHAR-47": "small_change",
    "CHAR-48": "treasure_chamber",
    "CHAR-49": "master_builders",
    "CHAR-50": "invaders",
    "CHAR-51": "bazaars",
    "CHAR-52": "falconers",
    "CHAR-53": "portals",
    "CHAR-54": "construction_sites",
    "CHAR-55": "exchange_certificates",
    "CHAR-TV-13": "bazaars",
    "CAMP-25": "city_walls",
    "CAMP-26": "small_change",
    "CAMP-27": "street_trader",
    "CAMP-28": "treasure_chamber",
    "CAMP-29": "invaders",
    "CAMP-30": "bazaars",
    "CAMP-31": "portals",
    "CAMP-32": "construction_sites",
    "CAMP-33": "exchange_certificates",
    "CAMP-35": "master_builders",
    "FLOW-TV-01": "master_builders",
    "FLOW-TV-02": "master_builders",
}


def specified() -> set[str]:
    ids = tomllib.loads(IDS.read_text("utf-8"))["ids"]
    return {name for name in ids if name.startswith(PREFIXES)}


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
    missing = specified() - named_by_tests() - WAITING.keys()
    assert not missing, f"{len(missing)} rules without a test: {', '.join(sorted(missing))}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    ids = tomllib.loads(IDS.read_text("utf-8"))["ids"]
    assert not named_by_tests() - ids.keys()


def test_waiting_rules_wait_for_a_module_that_is_not_built() -> None:
    import alhambra

    assert specified() >= WAITING.keys()
    assert not {name for name, module in WAITING.items() if module in alhambra.MODULES}


def test_every_rule_id_in_the_engine_exists() -> None:
    ids = tomllib.loads(IDS.read_text("utf-8"))["ids"]
    source = TESTS.parent / "src" / "alhambra"
    pattern = re.compile(r'Violation\(\s*"([A-Z]+(?:-[A-Z0-9]+)+)"')
    cited = {match for file in source.rglob("*.py") for match in pattern.findall(file.read_text("utf-8"))}
    assert cited
    assert not cited - ids.keys()
