"""A sample of the long runs: random games with mixes of seats, edition and modules, with everything checked."""

from __future__ import annotations

import os

import pytest

import fuzz
from alhambra import COMPILED

# Both engines tell the same games (below), so most games are checked by the compiled one, which is quicker.
NUMBERS = range(60 if COMPILED else 20)
JUDGED = [0, 3, 6, 12, 15, 7, 11] if COMPILED else [0, 7]
MIXES = [
    mask for mask in fuzz.mixes(len(fuzz.choosable())) if COMPILED or mask.bit_count() in (1, len(fuzz.choosable()))
]


@pytest.mark.parametrize("number", NUMBERS)
def test_everything_holds_in_a_random_game(number: int) -> None:
    assert fuzz.check_game(number) > 50


@pytest.mark.parametrize("mask", MIXES)
def test_everything_holds_with_a_mix_of_modules(mask: int) -> None:
    """Each module alone, each pair, and some larger mixes: `fuzz --mixes` plays each of them many times."""
    number = fuzz.numbered(mask, 0)
    assert fuzz.mix(number)[2] == fuzz.subset(mask)
    assert fuzz.check_game(number) > 50


@pytest.mark.parametrize("modules", [1, 2, 3, 8, 12, 20, 40])
def test_the_sample_of_mixes_grows_at_most_with_the_square_of_the_modules(modules: int) -> None:
    mixes = fuzz.mixes(modules)
    assert len(mixes) == len(set(mixes)) <= modules**2
    together = {(one, other) for one in range(modules) for other in range(one)}
    assert {1 << one for one in range(modules)} <= set(mixes)
    assert {1 << one | 1 << other for one, other in together} <= set(mixes)
    assert max(mixes) == (1 << modules) - 1
    assert modules < 8 or sum(mask.bit_count() > 2 for mask in mixes) > modules / 2


def test_interpreted_and_compiled_engine_tell_the_same_game() -> None:
    numbers = list(range(0, 60, 7))
    others = fuzz.other_logs(numbers)
    if not others and "CI" not in os.environ:
        pytest.skip("the other engine is not here: python3 dev.py compile")
    assert others == {number: fuzz.log_of(number) for number in numbers}


@pytest.mark.parametrize("number", JUDGED)
def test_the_oracle_agrees_with_whole_games(number: int) -> None:
    """Games divisible by three have modules that it knows by heart; of the others it judges what is built."""
    fuzz.ask_oracle(number)
