"""`alhambra modules`, `rules` and `completion`."""

from __future__ import annotations

import shutil
import subprocess

import pytest

import alhambra
from alhambra import rulebook
from alhambra.palace.options import BASE_OPTIONS
from command_line import Command


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_modules_options_and_editions_are_listed(
    command: Command, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")  # so that no name is broken
    shown = command("modules", "--language", language)
    assert shown.code == 0
    for key, module in alhambra.MODULES.items():
        assert key in shown.out
        for option in module.options:
            assert option.name in shown.out
            assert option.rule in shown.out
    for option in BASE_OPTIONS:
        assert option.name in shown.out
    for edition in alhambra.EDITIONS:
        assert edition in shown.out


def test_languages_differ(command: Command) -> None:
    assert len({command("modules", "--language", language).out for language in ("en", "fr", "de")}) == 3


def test_the_environment_chooses_the_language(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "La faveur du vizir" in command("modules").out


def test_a_rule_by_its_id(command: Command) -> None:
    shown = command("rules", "base-place-05")
    rule = rulebook.rule("BASE-PLACE-05")
    assert shown.out.startswith(f"BASE-PLACE-05  {rule.title}\n")
    assert rule.text.splitlines()[0] in shown.out
    assert rule.file in shown.out
    related = " ".join(other.id for other in rulebook.related("BASE-PLACE-08"))
    assert f"See also: {related}\n" in command("rules", "BASE-PLACE-08").out


@pytest.mark.parametrize("module", ["base", *[key for key, one in alhambra.MODULES.items() if not one.automatic]])
def test_rules_are_shown_with_their_source_and_what_the_engine_does(command: Command, module: str) -> None:
    for rule in rulebook.rules(module):
        shown = command("rules", rule.id, "--engine").out
        assert shown.startswith(f"{rule.id}  {rule.title}\n\n{rule.text}\n\nSource: ")
        assert f"\nSource: {rulebook.source(rule.id)}\n" in shown
        assert "\nIn the engine:\n" in shown
        for note in rulebook.in_engine(rule.id):
            assert f"\n  {note}\n" in shown


def test_what_the_engine_does_is_told_to_programmers_only(command: Command) -> None:
    assert "In the engine" in command("rules", "VIZ-06", "--engine").out
    assert "In the engine" not in command("rules", "VIZ-06").out
    assert command("rules", "vizier", "--engine").out == command("rules", "vizier").out


@pytest.mark.parametrize(("word", "meant"), [("viziers", "vizier"), ("camp", "camps"), ("VIZZ-06", "VIZ-06")])
def test_a_misspelt_rule_or_module_gets_a_suggestion(command: Command, word: str, meant: str) -> None:
    assert f"(did you mean {meant}?)" in command("rules", word).err


def test_rules_that_are_not_played_yet_say_so(command: Command) -> None:
    assert "The engine does not play this module yet.\n" in command("rules", "PORT-08").out
    assert "engine" not in command("rules", "FLOW-08").out


def test_the_rules_of_a_module(command: Command) -> None:
    lines = command("rules", "Vizier").out.splitlines()
    assert [line.split()[0] for line in lines] == [rule.id for rule in rulebook.rules("vizier")]


def test_the_modules_that_have_rules(command: Command) -> None:
    shown = command("rules").out
    for key in rulebook.modules():
        assert f"  {key} " in shown


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_completions(command: Command, shell: str) -> None:
    shown = command("completion", shell)
    assert shown.code == 0
    for word in ("simulate", "per-move", "alhambra"):
        assert word in shown.out
    if shell != "tcsh" and shutil.which(shell):
        subprocess.run([shell, "-n"], input=shown.out, text=True, check=True)
