"""Random games of every title: that none is forgotten, and a sample with everything checked."""

from __future__ import annotations

import os

import pytest

import fuzz
from alhambra import COMPILED
from alhambra.titles import TITLES

# The board game has a larger sample of its own: test_every_game.py.
OTHERS = [key for key in fuzz.COURSES if key != "alhambra"]
NUMBERS = range(30 if COMPILED else 15)


def test_every_title_has_random_games() -> None:
    assert set(fuzz.COURSES) == set(TITLES) == set(fuzz.ORACLE_EVERY)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("key", OTHERS)
def test_everything_holds_in_a_random_game(key: str, number: int) -> None:
    assert fuzz.COURSES[key].check_game(number) > 0


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("key", OTHERS)
def test_the_oracle_agrees_with_whole_games(key: str, number: int) -> None:
    fuzz.COURSES[key].ask_oracle(number)


@pytest.mark.parametrize("key", OTHERS)
def test_interpreted_and_compiled_engine_tell_the_same_game(key: str) -> None:
    numbers = list(range(0, 90, 7))
    others = fuzz.other_logs(numbers, key)
    if not others and "CI" not in os.environ:
        pytest.skip("the other engine is not here: python3 dev.py compile")
    assert others == {number: fuzz.log_of(number, fuzz.COURSES[key]) for number in numbers}
