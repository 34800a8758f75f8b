"""dev.py: honest exit codes, one clear line, arguments passed on untouched."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]


class Building:
    """A build of the client that ends so."""

    def __init__(self, code: int) -> None:
        self.code = code

    def __enter__(self) -> Building:
        return self

    def __exit__(self, *failure: object) -> None:
        pass

    def wait(self) -> bool:
        return self.code == 0


@pytest.fixture
def dev() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "arguments",
    [["nonsense"], [], ["setup", "now"], ["test", "--only", "half"], ["check", "--only", "compiled"], ["run"]],
)
def test_bad_input_is_refused(dev: ModuleType, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refusal:
        dev.main(arguments)
    assert refusal.value.code == 2
    assert "error:" in capsys.readouterr().err.splitlines()[-1]


def test_help_names_every_command(dev: ModuleType) -> None:
    lines = [line.split() for line in dev.parser().format_help().splitlines() if line.startswith("    ")]
    commands = ["play", "test", "check", "screenshots", "types", "compile", "bench", "fuzz", "trial", "run", "setup"]
    assert {*commands, "lock", "clean"} <= {words[0] for words in lines}


def test_unknown_arguments_reach_pytest(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str | Path, ...]] = []

    def run(*command: str | Path, tree: Path | None = None) -> int:
        seen.append(command)
        return 0

    monkeypatch.setattr(dev, "set_up", lambda: None)
    monkeypatch.setattr(dev, "run", run)
    monkeypatch.setattr(dev, "ClientBuild", lambda: Building(0))
    assert dev.main(["test", "--only", "interpreted", "-k", "vizier", "tests/rules", "--", "--only"]) == 0
    assert seen == [(dev.PYTHON, "-m", "pytest", "-k", "vizier", "tests/rules", "--only")]


def test_all_commands_run_and_one_failure_fails(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[str] = []

    def run(*command: str | Path, tree: Path | None = None) -> int:
        seen.append(Path(command[0]).stem if command[0] != sys.executable else " ".join(map(str, command[2:])))
        return 1 if seen[-1] == "ruff" else 0

    monkeypatch.setattr(dev, "set_up", lambda: None)
    monkeypatch.setattr(dev, "run", run)
    python, web = ["ruff", "ruff", "mypy", "lint-imports"], ["run check"]
    assert dev.main(["check"]) == 1
    assert seen == [*python, *web]
    assert capsys.readouterr().err == "dev.py: failed: ruff check; ruff format\n"
    seen.clear()
    assert dev.main(["check", "--only", "python"]) == 1
    assert seen == python
    seen.clear()
    assert dev.main(["check", "--only", "web"]) == 0
    assert seen == web


class Called(NamedTuple):
    """What a call runs: names and commands, one after the other and beside those."""

    jobs: dict[str, list[str]]
    beside: dict[str, list[str]]


def called(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, code: int, *arguments: str) -> Called:
    """What `test` runs, if the client is built so."""
    seen: list[Called] = []

    def run_all(jobs: dict[str, Any], beside: dict[str, Any] | None = None) -> int:
        one, other = (
            {name: [str(part) for part in job[0]] for name, job in made.items()} for made in (jobs, beside or {})
        )
        seen.append(Called(one, other))
        return 0

    monkeypatch.setattr(dev, "set_up", lambda: None)
    monkeypatch.setattr(dev, "compile_engine", lambda: True)
    monkeypatch.setattr(dev, "run_all", run_all)
    monkeypatch.setattr(dev, "ClientBuild", lambda: Building(code))
    assert dev.main(["test", *arguments]) == 0
    return seen[0]


CLIENT, WHEEL = "tests, browser client", "tests, wheel"
ENGINES = ["tests, interpreted engine", "tests, compiled engine"]


def test_a_bare_test_ends_in_the_browser_with_client_and_wheel_beside(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CI", raising=False)
    bare = called(dev, monkeypatch, 0)
    assert list(bare.jobs) == [*ENGINES, "tests, in a browser"]
    assert list(bare.beside) == [CLIENT, WHEEL]
    for name in ENGINES:  # once is enough for these
        assert {f"--ignore={dev.BROWSER_TESTS}", f"--ignore={dev.WHEEL_TESTS}"} <= set(bare.jobs[name])
    once = [{part for part in bare.jobs[name] if part.startswith("--ignore=")} for name in ENGINES]
    assert all(Path(part.removeprefix("--ignore=")).exists() for part in once[0] | once[1])
    assert once[0] & once[1] == {f"--ignore={dev.BROWSER_TESTS}", f"--ignore={dev.WHEEL_TESTS}"}, "nothing is left out"
    assert once[0] != once[0] & once[1] != once[1]
    alone = called(dev, monkeypatch, 0, "--only", "compiled")
    assert list(alone.jobs) == ENGINES[1:]
    assert not alone.beside
    assert {part for part in alone.jobs[ENGINES[1]] if part.startswith("--ignore=")} == once[0] & once[1]
    assert list(called(dev, monkeypatch, 0, "-k", "vizier").jobs) == ENGINES
    assert capsys.readouterr().out == ""
    without = called(dev, monkeypatch, dev.NO_TOOLS)
    assert (list(without.jobs), list(without.beside)) == (ENGINES, [WHEEL])
    assert capsys.readouterr().out == "dev.py: the browser client is not tested\n"


def test_a_quick_test_compiles_nothing_and_opens_no_browser(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    quick = called(dev, monkeypatch, 0, "--quick")
    assert (list(quick.jobs), list(quick.beside)) == (ENGINES[:1], [CLIENT])
    left_out = {part.removeprefix("--ignore=") for part in quick.jobs[ENGINES[0]] if part.startswith("--ignore=")}
    assert {str(dev.BROWSER_TESTS), str(dev.WHEEL_TESTS)} <= left_out
    assert all(Path(one).exists() for one in left_out)
    assert dev.main(["test", "--quick", "-k", "vizier"]) == 1
    assert capsys.readouterr().err == "dev.py: --quick goes with nothing else\n"


def test_what_runs_beside_is_told_at_its_end_and_can_fail(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    def python(text: str) -> tuple[tuple[str, ...], Path]:
        return (sys.executable, "-c", text), ROOT

    beside = {
        "first": python("print('one')"),
        "second": python("raise SystemExit(7)"),
        "third": (("no-such-command",), ROOT),
    }
    with pytest.raises(dev.Failure, match="failed: second; third"):
        dev.run_all({"here": python("pass")}, beside)
    said = capsys.readouterr().out
    assert "dev.py: first\none\ndev.py: first: ok" in said
    assert "dev.py: second: FAILED (7)" in said
    assert "dev.py: cannot run no-such-command: No such file or directory" in said
    assert "dev.py: here: ok" in said


def test_what_runs_beside_ends_with_the_rest(dev: ModuleType) -> None:
    with dev.Beside({"long": ((sys.executable, "-c", "import time; time.sleep(60)"), ROOT)}) as others:
        while others._process is None:
            pass
    assert others._process.returncode != 0


@pytest.mark.parametrize(("code", "ci"), [(1, ""), (1, "true"), (3, "true")])
def test_a_client_that_does_not_build_fails_the_tests(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, code: int, ci: str, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(dev, "set_up", lambda: None)
    monkeypatch.setattr(dev, "compile_engine", lambda: True)
    monkeypatch.setattr(dev, "ClientBuild", lambda: Building(code))
    assert dev.main(["test"]) == 1
    assert capsys.readouterr().err == "dev.py: the browser client cannot be tested\n"


@pytest.mark.parametrize(("there", "told"), [(True, "those of the last build"), (False, "has no pages in the browser")])
def test_somebody_who_wants_to_play_does_not_need_the_client_to_build(
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    there: bool,
    told: str,
) -> None:
    seen: list[tuple[str | Path, ...]] = []

    def replace_by(*command: str | Path, tree: Path | None = None) -> int:
        seen.append(command[1:])
        return 0

    if there:
        (tmp_path / "index.html").touch()
    monkeypatch.setattr(dev, "set_up", lambda: None)
    monkeypatch.setattr(dev, "compiled_tree", lambda: None)
    monkeypatch.setattr(dev, "replace_by", replace_by)
    monkeypatch.setattr(dev, "CLIENT", tmp_path)
    monkeypatch.setattr(dev, "ClientBuild", lambda: Building(1))
    assert dev.main(["play", "--port", "1"]) == 0
    assert seen == [("serve", "--port", "1")]
    assert told in capsys.readouterr().out


def test_a_client_is_built_beside_other_work(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    builder = tmp_path / "builder.py"
    builder.write_text("print('built'); raise SystemExit(3)", encoding="utf-8")
    monkeypatch.setattr(dev, "CLIENT_BUILDER", builder)
    with dev.ClientBuild() as client:
        assert not client.wait()
        assert client.code == dev.NO_TOOLS
    assert capsys.readouterr().out == "dev.py: built\n"
    builder.write_text("import time; time.sleep(60)", encoding="utf-8")
    with dev.ClientBuild() as client:
        process = client._process
    assert process.returncode != 0, "nobody waits for it any more"


def test_a_command_that_cannot_start_is_one_line(dev: ModuleType) -> None:
    with pytest.raises(dev.Failure, match="cannot run no-such-command: No such file or directory"):
        dev.run("no-such-command")


def test_bytecode_is_kept_but_not_beside_the_sources_where_that_is_not_wanted(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    assert "PYTHONPYCACHEPREFIX" not in dev.environment()
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert dev.environment()["PYTHONPYCACHEPREFIX"] == str(ROOT / "build" / "bytecode")
    assert "PYTHONDONTWRITEBYTECODE" not in dev.environment()


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
