"""No acknowledged move is lost when the server dies, and none is played twice; kills.py is the long form."""

from __future__ import annotations

from pathlib import Path

from kills import run


def test_a_killed_server_keeps_its_promises(tmp_path: Path) -> None:
    told = run(tmp_path, tables=20, times=5, seed=7, pause=0.05)
    assert "none lost, none twice" in told
