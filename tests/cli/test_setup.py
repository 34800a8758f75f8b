"""`alhambra setup`: the guide to a real table."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest

import alhambra
from alhambra import rulebook
from alhambra.cli import setup
from alhambra.palace.choice import ruleset
from alhambra.palace.guide import guide
from alhambra.printing.voice import Voice
from alhambra.titles.alhambra.title import ALHAMBRA
from command_line import Command, Program

MIX = ("--players", 4, "--modules", "vizier,characters", "--edition", "2024")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_step_is_one_numbered_line_with_its_rules(command: Command, language: str) -> None:
    shown = command("setup", *MIX, "--language", language)
    assert (shown.code, shown.err) == (0, "")
    steps = guide(ruleset(alhambra.MODULES, 4, "2024", ["vizier", "characters"]))
    lines = [line for line in shown.out.splitlines() if re.match(r" *\d+\. ", line)]
    assert len(lines) == len(steps)
    for number, (line, step) in enumerate(zip(lines, steps, strict=True), 1):
        assert line.startswith(f"{number:>3}. ")
        assert line.endswith(f" ({', '.join(step.rules)})")


def test_stages_and_mix_are_named(command: Command) -> None:
    lines = command("setup", *MIX).out.splitlines()
    assert lines[0] == "Setting up the table"
    assert lines[1].startswith("4 players · Edition 2024 · The Vizier’s Favour, ")
    headings = [after for before, after in pairwise(lines) if not before]
    assert headings == [
        "In front of every player",
        "Tiles and market",
        "Money",
        "The deck in five piles",
        "Last of all",
    ]


def test_without_modules_it_is_the_base_game(command: Command) -> None:
    assert command("setup").out.splitlines()[1] == "3 players · Edition 2024 · base game"


def test_as_data(command: Command) -> None:
    shown = command("setup", *MIX, "--json", "--language", "fr", "--option", "second_scoring_pile=5")
    found = json.loads(shown.out)
    assert (found["players"], found["edition"], found["language"]) == (4, "2024", "fr")
    assert found["modules"] == ["vizier", "characters"]
    assert found["options"] == {"second_scoring_pile": 5}
    assert [step["number"] for step in found["steps"]] == list(range(1, len(found["steps"]) + 1))
    for step in found["steps"]:
        assert set(step) == {"number", "stage", "module", "key", "text", "rules", "facts"}
        assert [name for name in step["rules"] if name not in rulebook.ids()] == []
    (scoring,) = [step for step in found["steps"] if step["key"] == "guide-scoring-cards"]
    assert scoring["facts"] == {"first": 2, "second": 5}
    assert "tas 5" in scoring["text"]


def test_lines_are_broken_between_words_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "60")
    game = alhambra.new_game(3, seed=1)
    steps = ALHAMBRA.guide(game)
    broken = setup.told(ALHAMBRA, game, steps, Voice("en"))
    assert max(len(line) for line in broken) <= 60
    monkeypatch.setattr("sys.stdout.isatty", lambda: False)
    whole = setup.told(ALHAMBRA, game, steps, Voice("en"))
    assert len(whole) < len(broken)
    assert " ".join(" ".join(broken).split()) == " ".join(" ".join(whole).split())


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--players", 7), "7 seats"),
        (("--modules", "vezier"), "did you mean vizier?"),
        (("--modules", "dirk"), "joins by itself"),
        (("--edition", "2025"), "unknown edition"),
        (("--option", "second_scoring_pile=3"), "not one of 4, 5"),
        (("--option", "second_scoring_pile"), "name=value"),
        (("--components", "/nowhere.toml"), "cannot read"),
        (("--players", "four"), "invalid int value"),
    ],
)
def test_what_cannot_be_set_up_is_told_in_one_line(command: Command, arguments: tuple[object, ...], told: str) -> None:
    complaint = command("setup", *arguments).complaint
    assert complaint.startswith("alhambra setup: ")
    assert told in complaint


def test_help_shows_an_example(command: Command) -> None:
    shown = command("setup", "--help")
    assert shown.code == 0
    assert "alhambra setup --players 4 --modules vizier,characters --edition 2024" in shown.out
    for option in ("--players", "--edition", "--modules", "--option", "--language", "--json"):
        assert option in shown.out


def test_as_a_program(program: Program) -> None:
    done = program("setup", "--players", 2, "--json", "--language", "de")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Dirk" in json.loads(done.stdout)["steps"][3]["text"]
