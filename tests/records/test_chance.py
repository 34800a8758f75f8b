"""Chance as records keep it: what was shuffled and rolled comes again, and what does not fit is told."""

from __future__ import annotations

from hashlib import blake2b
from itertools import permutations

import pytest

import alhambra
from alhambra.core.record import InvalidRecord, Record, parse_record
from alhambra.core.rng import KEYS, ROLL, SEEDS, SHUFFLE, Chance, Outcome, Script, ScriptMismatch, generator_of, seeded
from alhambra.titles import Wishes, continued
from alhambra.titles.alhambra.title import ALHAMBRA


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


# ---------------------------------------------------------------------------------------------- the stream of a key

KEY = KEYS + 7


def words(key: int, use: int, count: int) -> list[int]:
    """What the stream is made of, written down once more and otherwise."""
    found: list[int] = []
    for block in range(count // 16 + 1):
        place = (use | block << 64).to_bytes(16, "little")
        digest = blake2b(place, key=(key - KEYS).to_bytes(32, "little"), person=b"alhambra chance").digest()
        found += [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 64, 4)]
    return found[:count]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum([(count - expected) ** 2 / expected for count in counts])


def test_a_key_gives_what_it_always_gave() -> None:
    """Stored tables are dealt from it again: these values never change."""
    first, chance = seeded(KEY).shuffled(list(range(12)))
    second, chance = chance.rolled(12, 6)
    third, _ = chance.shuffled(list("abcdefgh"))
    assert first == [8, 0, 1, 11, 3, 7, 6, 10, 4, 5, 2, 9]
    assert second == [2, 5, 5, 6, 3, 5, 3, 5, 3, 4, 6, 3]
    assert "".join(third) == "bceahfgd"


def test_the_stream_is_blake2b_in_counter_mode() -> None:
    chance: Chance = seeded(KEY)
    for use in range(3):
        found, chance = chance.rolled(50, 1 << 32)
        assert found == [1 + word for word in words(KEY, use, 50)]


def test_a_use_of_the_stream_leaves_it_as_it_was() -> None:
    chance = seeded(KEY)
    assert chance.shuffled(list(range(60)))[0] == chance.shuffled(list(range(60)))[0]
    assert chance.shuffled(list(range(60)))[0] != chance.shuffled(list(range(60)))[1].shuffled(list(range(60)))[0]


def test_neighbouring_keys_have_nothing_in_common() -> None:
    orders = {tuple(seeded(KEYS + key).shuffled(list(range(30)))[0]) for key in (0, 1, 2, 1 << 255, KEYS - 1)}
    assert len(orders) == 5


def test_every_order_is_equally_likely() -> None:
    counts = dict.fromkeys(permutations(range(4)), 0)
    chance: Chance = seeded(KEY)
    for _ in range(24_000):
        order, chance = chance.shuffled([0, 1, 2, 3])
        counts[tuple(order)] += 1
    assert chi_square(list(counts.values())) < 49.7  # with 23 degrees of freedom, exceeded once in a thousand keys


def test_every_place_of_a_deck_is_equally_likely() -> None:
    counts = [0] * 54
    chance: Chance = seeded(KEY)
    for _ in range(5_400):
        order, chance = chance.shuffled(list(range(54)))
        counts[order.index(0)] += 1
    assert chi_square(counts) < 90.6  # with 53 degrees of freedom, exceeded once in a thousand keys


def test_numbers_of_an_incomplete_round_are_passed_over() -> None:
    """Of 2^32 words a range of 3 * 2^30 would get the first third twice as often."""
    faces = 3 << 30
    found, _ = seeded(KEY).rolled(6_000, faces)
    counts = [0, 0, 0]
    for number in found:
        counts[(number - 1) >> 30] += 1
    assert chi_square(counts) < 13.9  # with 2 degrees of freedom, exceeded once in a thousand keys
    assert found == [1 + word for word in words(KEY, 0, 9_000) if word < faces][:6_000]


@pytest.mark.parametrize("number", [-1, SEEDS, KEYS - 1, 2 * KEYS])
def test_a_number_that_is_no_seed_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="not a seed"):
        seeded(number)


# -------------------------------------------------------------------------------------------------- keys in records


def keyed(seed: int = KEY) -> alhambra.Game:
    return ALHAMBRA.begin(Wishes(3), seed)


def test_a_record_names_the_generator_of_its_seed() -> None:
    assert (generator_of(7), generator_of(KEY)) == ("jsf32", "blake2b")
    headers = keyed().record.headers
    assert (headers["Seed"], headers["Generator"]) == (str(KEY), "blake2b")
    assert alhambra.new_game(seed=7).record.headers["Generator"] == "jsf32"


@pytest.mark.parametrize("seed", [str(SEEDS), str(KEYS - 1), str(2 * KEYS), "9" * 500])
def test_a_seed_of_no_known_size_is_refused(seed: str) -> None:
    record = keyed().record
    record.headers["Seed"] = seed
    with pytest.raises(InvalidRecord, match="header Seed is"):
        alhambra.load(record)


def test_a_seed_of_the_other_generator_deals_nothing() -> None:
    for seed, generator in (("7", "blake2b"), (str(KEY), "jsf32")):
        record = keyed().record
        record.headers.update({"Seed": seed, "Generator": generator})
        assert alhambra.load(record).record.shuffles == record.shuffles  # which say everything
        record.outcomes.clear()
        with pytest.raises(InvalidRecord, match=f"none of generator {generator}"):
            alhambra.load(record)


def test_the_public_way_to_a_new_game_takes_no_key() -> None:
    with pytest.raises(alhambra.InvalidSetup, match="too large"):
        alhambra.new_game(seed=KEY)


def test_a_continued_record_is_checked_like_any_other() -> None:
    record = keyed().record
    record.outcomes[0] = Outcome(SHUFFLE, ["x"])
    with pytest.raises(InvalidRecord, match="shuffle 1"):
        continued(record, KEY)
