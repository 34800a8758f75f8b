"""A sample of the long runs: one random game for every mix of seats, edition and modules, with everything checked."""

from __future__ import annotations

import os

import pytest

import fuzz


@pytest.mark.parametrize("number", range(len(fuzz.mixes())))
def test_everything_holds_in_a_random_game(number: int) -> None:
    assert fuzz.check_game(number) > 50


def test_interpreted_and_compiled_engine_tell_the_same_game() -> None:
    numbers = list(range(0, 60, 7))
    others = fuzz.other_logs(numbers)
    if not others and "CI" not in os.environ:
        pytest.skip("the other engine is not here: python3 dev.py compile")
    assert others == {number: fuzz.log_of(number) for number in numbers}


@pytest.mark.parametrize("number", [0, 7, 23, 41, 59])
def test_the_oracle_agrees_with_whole_games(number: int) -> None:
    fuzz.ask_oracle(number)
