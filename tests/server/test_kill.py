"""No acknowledged move is lost when the server dies, and none is played twice; kills.py is the long form."""

from __future__ import annotations

import re
from pathlib import Path

from kills import GAMES, Trial, run_on_file, run_on_postgres
from postgres import Postgres


def test_a_killed_server_keeps_its_promises(tmp_path: Path) -> None:
    told = run_on_file(tmp_path, Trial(tables=20, times=5, seed=7, pause=0.05))
    assert "none lost, none twice" in told
    assert_every_title_was_played(told)


def test_killed_workers_and_a_restarted_database_keep_them_too(postgres: Postgres) -> None:
    told = run_on_postgres(postgres, Trial(tables=8, times=3, seed=7, pause=0.1, workers=2, restarts=3))
    assert "none lost, none twice" in told
    assert_every_title_was_played(told)


def assert_every_title_was_played(told: str) -> None:
    for key in GAMES:
        assert re.search(rf"[1-9]\d* of {key}\b", told), told
