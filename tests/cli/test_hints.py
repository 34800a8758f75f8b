"""Hints at the terminal: a little more each time, until somebody moves."""

from __future__ import annotations

import re

import pytest

from alhambra.titles import TITLES
from command_line import Command

GAME = "--game roll-and-write --players 1 --seed 4"


def play(command: Command, *typed: str, arguments: str = GAME) -> list[str]:
    """What is shown after each of these lines."""
    shown = command("play", *arguments.split(), typed="".join(f"{line}\n" for line in typed))
    assert shown.code == 0, shown
    assert shown.err == ""
    return str(shown.out).split("> ")[1:]


def test_each_time_a_hint_tells_more(command: Command) -> None:
    where, two, one, again, *_ = play(command, "hint", "hint", "HINT", "hint")
    assert "Look at" in where or "Think of" in where
    assert "Move" not in where
    candidates = re.search(r"Moves: (.+) and (.+)", two)
    assert candidates is not None
    assert "One of these two moves" in two
    assert "hint again" in where
    assert "hint again" in two
    chosen = re.search(r"Move: (.+)", one)
    assert chosen is not None
    assert chosen[1] in candidates.groups()
    assert "hint again" not in one
    assert again == one


def test_after_a_move_hints_begin_anew(command: Command) -> None:
    shown = play(command, "hint", "hint", "coins", "hint")
    assert "Move" in shown[1]
    assert "Move:" not in shown[3]
    assert "hint again" in shown[3]


def test_the_move_of_a_hint_can_be_typed(command: Command) -> None:
    found = re.search(r"Move: (.+)", play(command, "hint", "hint", "hint")[2])
    assert found is not None
    after = play(command, found[1])[0]
    assert "Player 1" in after
    assert "not possible" not in after


@pytest.mark.parametrize(("language", "word", "said"), [("fr", "indice", "Coup"), ("de", "hinweis", "Zug")])
def test_hints_are_given_in_every_language(command: Command, language: str, word: str, said: str) -> None:
    arguments = f"{GAME} --language {language}"
    shown = play(command, word, word, word, "help" if language == "en" else "?", arguments=arguments)
    assert said in shown[2]
    assert f"\n  {word} " in f"\n{shown[3]}"


def test_a_game_without_an_adviser_has_no_such_command(command: Command) -> None:
    assert TITLES["alhambra"].adviser() is None
    hint, listed, *_ = play(command, "hint", "help", arguments="--seed 4")
    assert "neither a move nor a command" in hint
    assert "  hint" not in listed
