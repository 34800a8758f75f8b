"""The command as a whole: help, version, and that nobody ever meets a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import alhambra
from alhambra.cli import main as entry
from alhambra.cli import modules
from command_line import Command, Program, environment

COMMANDS = ("play", "serve", "simulate", "replay", "perft", "modules", "rules", "draw", "completion")


def test_version_tells_which_engine(command: Command) -> None:
    engine = "compiled" if alhambra.COMPILED else "pure Python"
    assert command("--version").out == f"alhambra {alhambra.__version__} ({engine})\n"


def test_help_names_every_command(command: Command) -> None:
    shown = command("--help")
    assert shown.code == 0
    for name in COMMANDS:
        assert f"    {name} " in shown.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(command: Command, name: str) -> None:
    shown = command(name, "--help")
    assert shown.code == 0
    assert shown.out.startswith(f"usage: alhambra {name}")


def test_without_a_command_there_is_help(command: Command) -> None:
    shown = command()
    assert shown.code == 2
    assert "commands:" in shown.out


def test_help_is_quick_and_loads_nothing_heavy() -> None:
    script = (
        "import sys; from alhambra.cli.main import main; main(['--help']);"
        "heavy = {'rich', 'joblib', 'fluent', 'shtab', 'multiprocessing'} & set(sys.modules); assert not heavy, heavy"
    )
    times = []
    for _ in range(3):
        started = time.perf_counter()
        subprocess.run([sys.executable, "-c", script], env=environment(), check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - started)
    assert min(times) < 1  # 0.2 s on a machine that does nothing else


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("dance", "there is no command dance; there are play, serve, simulate"),
        ("simulat", "there is no command simulat (did you mean simulate?)"),
        ("simulate --players 1", "1 seat: 2 to 6 can play"),
        ("simulate --dance", "unrecognized arguments: --dance"),
        ("simulate --players 9", "9 seats: 2 to 6 can play"),
        ("simulate --players x", "argument --players: invalid int value: 'x'"),
        ("simulate --modules vizir", "unknown module vizir (did you mean vizier?)"),
        ("simulate --modules dirk", "module dirk cannot be chosen"),
        ("simulate --modules vizier,vizier", "module vizier is named twice"),
        ("simulate --edition 1999", "unknown edition 1999"),
        ("simulate --option extra_action=perhaps", "option extra_action: perhaps is not one of must, may"),
        ("simulate --option extra_acton=may", "unknown option extra_acton (did you mean extra_action?)"),
        ("simulate --option extra_action", "write it as name=value"),
        ("simulate --option ages=1 --option ages=2", "--option ages is there twice"),
        ("simulate --bots rnadom", "unknown bot rnadom (did you mean random?)"),
        ("simulate --bots ,", "no bot is named"),
        ("simulate --players 2 --bots random,random,random", "3 bots for 2 seats"),
        ("simulate --games 0", "must be 1 or more"),
        ("simulate --seed -1", "-1 is not a whole number"),
        ("simulate --seed 1e9", "1e9 is not a whole number"),
        (f"simulate --seed {1 << 96}", "is too large: seeds go up to 79228162514264337593543950335"),
        (f"perft --seed {1 << 96}", "is too large: seeds go up to"),
        (f"play --terminal --seed {1 << 256}", "is too large: seeds go up to"),
        ("simulate --jobs none", "none is not a whole number"),
        ("simulate --language it", "invalid choice: 'it'"),
        ("perft --depth 0", "must be 1 or more"),
        ("play --people 0", "--people 0: 1 to 3 of 3"),
        ("play --people 4", "--people 4: 1 to 3 of 3"),
        ("play --players 7", "7 seats"),
        ("rules BASE-PLACE-5", "did you mean BASE-PLACE-05"),
        ("rules viziers", "no rule viziers"),
        ("completion fish", "invalid choice: 'fish'"),
        ("replay", "the following arguments are required: FILE"),
        ("replay nowhere.alh", "cannot read nowhere.alh: No such file or directory"),
        ("draw nowhere.alh", "cannot read nowhere.alh: No such file or directory"),
        ("play --resume nowhere.alh", "cannot read nowhere.alh: No such file or directory"),
        ("simulate --components nowhere.toml", "cannot read nowhere.toml: No such file or directory"),
    ],
)
def test_bad_input_gets_one_clear_line(command: Command, arguments: str, told: str) -> None:
    complaint = command(*arguments.split()).complaint
    assert told in complaint
    assert complaint.startswith("alhambra")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[", "not a TOML file"),
        ("[base.money]\ncopies = 9\n", "base.money.copies: must be a whole number from 1 to 3, found 9"),
        ("[basis]\n", "basis: no such module"),
        ("[base.money]\ncopis = 2\n", "base.money.copis: unknown"),
    ],
)
@pytest.mark.parametrize("name", ["simulate", "perft", "play"])
def test_component_files_are_checked(command: Command, tmp_path: Path, name: str, text: str, told: str) -> None:
    path = tmp_path / "my.toml"
    path.write_text(text)
    complaint = command(name, "--components", path).complaint
    assert str(path) in complaint
    assert told in complaint


def test_an_error_of_ours_is_one_line_too(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(options: object) -> int:
        raise ZeroDivisionError("far\nfetched")

    monkeypatch.setattr(modules, "run", fail)
    shown = command("modules")
    assert shown.code == 1
    assert shown.err.count("\n") == 1
    assert "ZeroDivisionError: far fetched" in shown.err
    monkeypatch.setenv("ALHAMBRA_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        command("modules")


def test_ctrl_c_is_quiet(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(options: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(modules, "run", interrupt)
    shown = command("modules")
    assert (shown.code, shown.err) == (entry.INTERRUPTED, "\n")


@pytest.mark.skipif(os.name == "nt", reason="needs a shell with pipes")
def test_a_reader_that_leaves_is_no_error(record: Path) -> None:
    line = f"'{sys.executable}' -m alhambra replay '{record}' --positions | head -c 100"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, env=environment(), check=True)
    assert done.stdout.startswith('{"ply": 0,')
    assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("arguments", [("--positions",), ()])
def test_a_full_disk_is_one_line(record: Path, arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        line = [sys.executable, "-m", "alhambra", "replay", str(record), *arguments]
        done = subprocess.run(line, stdout=full, stderr=subprocess.PIPE, text=True, env=environment(), check=False)
    assert done.returncode == 2
    assert done.stderr == "alhambra replay: cannot write the output: No space left on device\n"


def test_letters_that_a_terminal_lacks_are_replaced(record: Path) -> None:
    line = [sys.executable, "-m", "alhambra", "replay", str(record), "--draw"]
    env = {**environment(), "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(line, capture_output=True, text=True, env=env, check=True)
    assert done.stdout.isascii()
    assert "+======" in done.stdout  # walls
    assert "?" not in done.stdout
    assert "The Vizier`s Favour" in done.stdout


def test_the_program_runs(program: Program) -> None:
    done = program("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("alhambra ")


def test_a_folder_that_cannot_be_written_is_named(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ALHAMBRA_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null")
    assert "cannot write /dev/null/alhambra: " in program("serve", "--port", 0).stderr
