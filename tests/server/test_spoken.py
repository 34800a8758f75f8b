"""What tables of recorded games say, to the byte, is what they said before: clients of other versions listen too.

Whoever changes it on purpose says so in the changelog, and writes tests/server/golden/spoken.json anew from the output
of spoken.py.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import spoken

SPOKEN = json.loads((Path(__file__).with_name("golden") / "spoken.json").read_text("utf-8"))
RECORDS = sorted(spoken.GOLDEN.glob("*.alh"))


def test_every_record_is_there() -> None:
    assert set(SPOKEN) == {file.stem for file in RECORDS}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_everybody_hears_the_same_bytes(file: Path) -> None:
    assert spoken.of_record(file.read_text("utf-8")) == SPOKEN[file.stem]
