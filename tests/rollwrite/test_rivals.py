"""Roll & Write: what fictitious players are called (RW-R6)."""

from __future__ import annotations

import pytest

import alhambra
from alhambra.locales import say
from alhambra.titles import titled
from kit import rule

TITLE = titled("roll-and-write")


@rule("RW-R6")
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_fictitious_players_have_names(language: str) -> None:
    game = alhambra.new_game(1, game="roll-and-write", seed=1, options={"fictitious_players": 4})
    named = [say(language, f"rival-{key}") for key in TITLE.rivals(game)]
    assert named == ["Dirk", "Dirki", "Dirkelson", "Dirkina"]


@rule("RW-R6")
@pytest.mark.parametrize(("seats", "names"), [(1, 2), (2, 1), (3, 0)])
def test_only_those_who_take_part_are_named(seats: int, names: int) -> None:
    game = alhambra.new_game(seats, game="roll-and-write", seed=1)
    assert len(TITLE.rivals(game)) == names
