"""Running the command line: in this process where that is enough, as a program where it matters."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

import alhambra
from alhambra.bots import RandomBot
from alhambra.bots.referee import play_out
from alhambra.cli.main import main
from command_line import Command, Outcome, Program, environment


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, no colours, 80 columns, whatever the tests run on."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "COLORTERM", "FORCE_COLOR", "TTY_COMPATIBLE", "ALHAMBRA_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"LANG": "C.UTF-8", "COLUMNS": "80", "LINES": "24", "NO_COLOR": "1", "TERM": "xterm"}.items():
        monkeypatch.setenv(name, value)


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run the command line in this process; `typed` is what comes from the keyboard."""

    def run(*arguments: object, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(one) for one in arguments])
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return run


@pytest.fixture
def program() -> Program:
    """Run the command line as a program of its own."""

    def run(*arguments: object, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "alhambra", *[str(one) for one in arguments]],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=environment(),
            timeout=120,
            check=False,
        )

    return run


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a whole game."""
    game = alhambra.new_game(3, modules=("vizier", "camps"), seed=8, options={"extra_action": "may"})
    play_out(game, [RandomBot(seat) for seat in range(3)])
    return str(game.record)


@pytest.fixture
def record(tmp_path: Path, finished: str) -> Path:
    path = tmp_path / "game.alh"
    path.write_text(finished, "utf-8")
    return path
