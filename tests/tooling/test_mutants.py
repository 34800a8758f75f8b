"""The mutants: every kind of change is made, one at a time, and each is a program that differs."""

from __future__ import annotations

import ast

import pytest

from mutants import mutants_of

SOURCE = '''"""About this file."""

from __future__ import annotations

LIMIT: Final = 3


def judge(points: list[int], least: int = 1) -> str | None:
    """About this function."""
    if not points or max(points) < least:
        return None
    total = sum([one // 2 for one in points if one > 0])
    remember(total)
    return "many" if total >= LIMIT and total != 7 else "few"
'''


def changes() -> list[str]:
    return [mutant.what for mutant in mutants_of(SOURCE)]


@pytest.mark.parametrize(
    "what",
    [
        "3 → 4",
        "3 → 2",
        "1 → 0",
        "not points → +points",
        "max(points) → min(points)",
        "max(points) < least → max(points) <= least",
        "not points or max(points) < least → not points and max(points) < least",
        "one // 2 → one * 2",
        "remember(total) → None",
        "'many' → 'manyx'",
        "total != 7 → total == 7",
    ],
)
def test_this_is_changed(what: str) -> None:
    assert what in changes()


def test_every_mutant_is_another_program() -> None:
    found = [mutant.source for mutant in mutants_of(SOURCE)]
    assert len(found) > 20
    assert len({ast.dump(ast.parse(source)) for source in found}) == len(found)
    assert ast.unparse(ast.parse(SOURCE)) not in found


def test_words_for_people_and_types_stay() -> None:
    for mutant in mutants_of(SOURCE):
        assert "About this file.x" not in mutant.source
        assert "About this function.x" not in mutant.source
        assert "least: int" in mutant.source
        assert "from __future__ import annotations" in mutant.source


def test_lines_are_those_of_the_source() -> None:
    lines = {mutant.what: mutant.line for mutant in mutants_of(SOURCE)}
    assert lines["3 → 4"] == 5
    assert lines["remember(total) → None"] == 13
