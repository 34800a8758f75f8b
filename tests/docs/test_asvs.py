"""The table of OWASP ASVS: whatever test it names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "serving.md").read_text("utf-8").partition("## OWASP ASVS")[2]
ROWS = [line.split(" | ") for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| ---")][1:]


def test_every_test_that_it_names_is_there() -> None:
    there = {
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)
    }
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert len(named) > 40
    assert named - there == set()


def test_every_line_has_a_test_or_a_reason() -> None:
    assert len(ROWS) > 80
    for row in ROWS:
        assert len(row) == 3, row
        assert re.match(r"\| \d+\.\d+", row[0]), row
        assert "`test_" in row[2] or row[2].startswith("– "), row
