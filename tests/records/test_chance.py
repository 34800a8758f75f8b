"""Chance as records keep it: what was shuffled and rolled comes again, and what does not fit is told."""

from __future__ import annotations

import pytest

from alhambra.core.record import Record, parse_record
from alhambra.core.rng import ROLL, SHUFFLE, Outcome, Script, ScriptMismatch, seeded


def test_dice_fall_evenly_and_the_same_for_a_seed() -> None:
    found, after = seeded(7).rolled(6000, 6)
    assert found == seeded(7).rolled(6000, 6)[0]
    assert found != after.rolled(6000, 6)[0]
    assert set(found) == set(range(1, 7))
    assert all(900 < found.count(face) < 1100 for face in range(1, 7))


def test_a_script_repeats_shuffles_and_rolls_and_then_goes_on_with_its_generator() -> None:
    outcomes = [Outcome(ROLL, [3, 1]), Outcome(SHUFFLE, ["b", "a", "c"])]
    first, chance = Script(outcomes, 0, seeded(1)).rolled(2, 6)
    second, chance = chance.shuffled(["a", "b", "c"])
    assert (first, second) == ([3, 1], ["b", "a", "c"])
    _, generator = seeded(1).rolled(2, 6)
    _, generator = generator.shuffled(["a", "b", "c"])
    assert chance.rolled(5, 6)[0] == generator.rolled(5, 6)[0]


@pytest.mark.parametrize(
    ("outcome", "complaint"),
    [
        (Outcome(ROLL, ["7", "1"]), "roll 1: 7 is no face of a die with 6"),
        (Outcome(ROLL, ["1"]), "roll 1: 2 dice expected, 1 listed"),
        (Outcome(SHUFFLE, ["1", "2"]), "shuffle 1: a roll is expected here"),
    ],
    ids=str,
)
def test_a_roll_that_does_not_fit_is_refused(outcome: Outcome, complaint: str) -> None:
    with pytest.raises(ScriptMismatch, match=complaint):
        Script([outcome], 0, seeded(1)).rolled(2, 6)


def test_a_record_keeps_shuffles_and_rolls_in_their_order() -> None:
    outcomes = [Outcome(SHUFFLE, ["x", "y"]), Outcome(ROLL, [5, 2]), Outcome(SHUFFLE, ["y"])]
    text = str(Record({"Game": "Dice"}, outcomes, []))
    assert "shuffle: x, y\nroll: 5, 2\nshuffle: y\n" in text
    again = parse_record(text)
    assert again.outcomes == outcomes
    assert again.shuffles == [["x", "y"], ["y"]]
