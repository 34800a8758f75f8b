"""A sample of the long runs: random games with mixes of seats, edition and modules, with everything checked."""

from __future__ import annotations

import os

import pytest

import fuzz


@pytest.mark.parametrize("number", range(60))
def test_everything_holds_in_a_random_game(number: int) -> None:
    assert fuzz.check_game(number) > 50


@pytest.mark.parametrize("mask", [*[1 << bit for bit in range(len(fuzz.choosable()))], *range(7, fuzz.subsets(), 23)])
def test_everything_holds_with_a_mix_of_modules(mask: int) -> None:
    """Each module alone, and a sample of all mixes: `fuzz --subsets` plays every one."""
    assert fuzz.mix(fuzz.SUBSETS + mask - 1)[2] == fuzz.subset(mask)
    assert fuzz.check_game(fuzz.SUBSETS + mask - 1) > 50


def test_the_long_run_goes_through_every_mix_of_modules() -> None:
    mixes = {fuzz.mix(fuzz.SUBSETS + number)[2] for number in range(fuzz.subsets())}
    assert len(mixes) == 2 ** len(fuzz.choosable()) - 1
    assert () not in mixes


def test_interpreted_and_compiled_engine_tell_the_same_game() -> None:
    numbers = list(range(0, 60, 7))
    others = fuzz.other_logs(numbers)
    if not others and "CI" not in os.environ:
        pytest.skip("the other engine is not here: python3 dev.py compile")
    assert others == {number: fuzz.log_of(number) for number in numbers}


@pytest.mark.parametrize("number", [0, 3, 6, 12, 15, 7, 11])
def test_the_oracle_agrees_with_whole_games(number: int) -> None:
    """Games divisible by three have modules that it knows by heart; of the others it judges what is built."""
    fuzz.ask_oracle(number)
