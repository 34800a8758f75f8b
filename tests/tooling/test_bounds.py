"""What an installation may take: each dependency has a least version and an upper bound, and locks keep to both."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import compile_engine

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WEB: dict[str, Any] = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
WEB_LOCK: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
ABOVE = {">=", ">", "~=", "=="}
BELOW = {"<", "<=", "~=", "=="}
LOCKED = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)", re.MULTILINE)


def lines_of(path: str) -> list[str]:
    lines = (ROOT / path).read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


WANTED: dict[str, list[str]] = {
    "build-system": PROJECT["build-system"]["requires"],
    "dependencies": PROJECT["project"]["dependencies"],
    **{f"extra {name}": wanted for name, wanted in PROJECT["project"].get("optional-dependencies", {}).items()},
    **{f"group {name}": wanted for name, wanted in PROJECT["dependency-groups"].items()},
    "compile_engine": list(compile_engine.REQUIREMENTS),
    "bench": lines_of("bench/requirements.in"),
    "schemathesis": lines_of("tests/server/schemathesis.in"),
}
LOCKS = {
    "dependencies": "locks/dev.txt",
    "group dev": "locks/dev.txt",
    "group bootstrap": "locks/uv.txt",
    "group node": "locks/node.txt",
    "compile_engine": "locks/dev.txt",
    "bench": "bench/requirements.txt",
    "schemathesis": "tests/server/schemathesis.txt",
}
NPM = [(name, range_) for kind in ("dependencies", "devDependencies") for name, range_ in WEB[kind].items()]


@pytest.mark.parametrize("where", WANTED)
def test_every_dependency_has_a_least_version_and_an_upper_bound(where: str) -> None:
    assert WANTED[where]
    for wanted in WANTED[where]:
        operators = {part.operator for part in Requirement(wanted).specifier}
        assert operators & ABOVE, f"{where}: {wanted} has no least version"
        assert operators & BELOW, f"{where}: {wanted} has no upper bound"


@pytest.mark.parametrize("where", LOCKS)
def test_the_locks_keep_to_the_bounds(where: str) -> None:
    locked = {canonicalize_name(name): version for name, version in LOCKED.findall((ROOT / LOCKS[where]).read_text())}
    for wanted in map(Requirement, WANTED[where]):
        version = locked[canonicalize_name(wanted.name)]
        assert wanted.specifier.contains(version), f"{LOCKS[where]}: {wanted.name} {version} is not within {wanted}"


def npm_bounds(wanted: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The least version of a range of npm, and the first one above it: exact, `~` and `^` only."""
    match = re.fullmatch(r"([\^~]?)(\d+)\.(\d+)\.(\d+)", wanted)
    assert match is not None, f"{wanted} is no exact version, and has no upper bound that this test knows"
    least = int(match[2]), int(match[3]), int(match[4])
    if not match[1]:
        return least, (least[0], least[1], least[2] + 1)
    if match[1] == "^" and least[0]:
        return least, (least[0] + 1,)
    if match[1] == "~" or least[1]:
        return least, (least[0], least[1] + 1)
    return least, (0, 0, least[2] + 1)


@pytest.mark.parametrize(("name", "wanted"), NPM)
def test_the_lock_of_the_client_keeps_to_its_bounds(name: str, wanted: str) -> None:
    least, above = npm_bounds(wanted)
    version = tuple(int(part) for part in WEB_LOCK["packages"][f"node_modules/{name}"]["version"].split("."))
    assert least <= version < above


def test_the_lock_of_the_client_is_that_of_its_wishes() -> None:
    wishes = WEB_LOCK["packages"][""]
    for kind in ("dependencies", "devDependencies"):
        assert wishes[kind] == WEB[kind]
