"""Bonus cards and worker huts at the terminal: shown, and only to whom they may be."""

from __future__ import annotations

import re

import pytest

from alhambra import Game
from alhambra.printing.page import Page
from alhambra.printing.voice import Voice
from alhambra.titles.alhambra.terminal.screen import Screen
from alhambra.titles.alhambra.terminal.theme import STYLES
from kit import given, holding


def shown_to(game: Game, seat: int | None, language: str, capsys: pytest.CaptureFixture[str]) -> str:
    screen = Screen(Page(Voice(language), ["Anna", "Ben", "Carla"], STYLES))
    view = game.view(seat)
    screen.players(view)
    screen.market(view, seat)
    return " ".join(capsys.readouterr().out.split())  # however the lines are folded


def test_the_own_bonus_cards_are_shown_and_those_of_others_counted(capsys: pytest.CaptureFixture[str]) -> None:
    game = given("bonus_cards", alhambras=["TOW12- 1,0"], prepare=holding("PAV8- SER9-", "ARC9-", shown=("TOW12-",)))
    told = shown_to(game, 0, "en", capsys)
    assert told.endswith("Bonus PAV8- SER9-")
    assert re.search(r"Anna .* 2 bonus cards revealed TOW12-", told)
    assert re.search(r"Ben .* 1 bonus card ", told)
    assert "ARC9-" not in told
    assert "PAV8-" not in shown_to(game, 1, "de", capsys)
    told = shown_to(game, None, "fr", capsys)
    assert not re.search("PAV8-|SER9-|ARC9-", told)
    assert "révélé TOW12-" in told


def test_open_huts_are_shown_with_the_number_below_them(capsys: pytest.CaptureFixture[str]) -> None:
    game = given("worker_huts", seed=3)
    told = shown_to(game, None, "de", capsys)
    line = told.partition("Bauhütten")[2]
    assert re.findall(r"H([A-Z]{3})\d-[NESW]+ \+(\d)", line) == [
        ("PAV", "2"), ("SER", "2"), ("ARC", "3"), ("CHA", "3"), ("GAR", "4"), ("TOW", "4"),
    ]  # fmt: skip
