"""dev.py: honest exit codes, one clear line, arguments passed on untouched."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def dev() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("arguments", [["nonsense"], [], ["setup", "now"], ["test", "--only", "half"], ["run"]])
def test_bad_input_is_refused(dev: ModuleType, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refusal:
        dev.main(arguments)
    assert refusal.value.code == 2
    assert "error:" in capsys.readouterr().err.splitlines()[-1]


def test_help_names_every_command(dev: ModuleType) -> None:
    text = dev.parser().format_help()
    for command in ("play", "test", "check", "compile", "bench", "fuzz", "run", "setup", "lock", "clean"):
        assert f"    {command} " in text


def test_unknown_arguments_reach_pytest(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str | Path, ...]] = []

    def run(*command: str | Path, tree: Path | None = None) -> int:
        seen.append(command)
        return 0

    monkeypatch.setattr(dev, "set_up", lambda: None)
    monkeypatch.setattr(dev, "run", run)
    assert dev.main(["test", "--only", "interpreted", "-k", "vizier", "tests/rules", "--", "--only"]) == 0
    assert seen == [(dev.PYTHON, "-m", "pytest", "-k", "vizier", "tests/rules", "--only")]


def test_all_commands_run_and_one_failure_fails(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[str] = []

    def run(*command: str | Path, tree: Path | None = None) -> int:
        seen.append(Path(command[0]).stem)
        return 1 if seen[-1] == "ruff" else 0

    monkeypatch.setattr(dev, "set_up", lambda: None)
    monkeypatch.setattr(dev, "run", run)
    assert dev.main(["check"]) == 1
    assert seen == ["ruff", "ruff", "mypy", "lint-imports"]
    assert capsys.readouterr().err == "dev.py: failed: ruff check; ruff format\n"


def test_a_command_that_cannot_start_is_one_line(dev: ModuleType) -> None:
    with pytest.raises(dev.Failure, match="cannot run no-such-command: No such file or directory"):
        dev.run("no-such-command")


def test_the_exit_code_is_that_of_the_command(dev: ModuleType) -> None:
    assert dev.run(sys.executable, "-c", "raise SystemExit(7)") == 7


def test_it_starts_with_the_standard_library_alone() -> None:
    started = subprocess.run(
        [sys.executable, "-I", "-S", str(ROOT / "dev.py"), "--help"], capture_output=True, text=True, check=False
    )
    assert started.returncode == 0, started.stderr
    assert started.stdout.startswith("usage: dev.py")


def test_locks_name_versions_and_hashes_but_no_host() -> None:
    for lock in sorted((ROOT / "locks").glob("*.txt")):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        assert text.count("==") <= text.count("--hash=sha256:")
