"""Taking money."""

from __future__ import annotations

from itertools import combinations

import pytest

from kit import display_of, given, hand_of, play, refusal, rule, texts


@rule("BASE-MONEY-01")
def test_one_card_or_several_worth_five_at_most() -> None:
    game = given(display="florin 1, dirham 2, dinar 2, ducat 9")
    assert texts(game, "take") == {
        "take florin 1",
        "take dirham 2",
        "take dinar 2",
        "take ducat 9",
        "take dirham 2 florin 1",
        "take dinar 2 florin 1",
        "take dirham 2 dinar 2",
        "take dirham 2 dinar 2 florin 1",
    }


@rule("BASE-MONEY-01")
def test_several_cards_worth_more_than_five_are_refused() -> None:
    game = given(display="florin 1, dirham 2, dinar 3, ducat 9")
    assert refusal(game, "take dinar 3 dirham 2 florin 1") == "BASE-MONEY-01"
    assert refusal(game, "take ducat 9 florin 1") == "BASE-MONEY-01"
    assert refusal(game, "take dinar 3 dirham 2") is None


@rule("BASE-MONEY-01")
def test_only_cards_of_the_display_can_be_taken() -> None:
    game = given(display="florin 1, dirham 2, dinar 3, ducat 9")
    assert refusal(game, "take florin 2") == "BASE-MONEY-01"
    assert refusal(game, "take florin 1 florin 1") == "BASE-MONEY-01"


@rule("BASE-MONEY-01")
def test_the_currency_does_not_matter_and_taken_cards_change_hands() -> None:
    game = given(display="florin 2, florin 3, dinar 3, ducat 9", hands=["dinar 8"])
    game.play("take dinar 3 florin 2")
    assert sorted(hand_of(game, 0)) == ["dinar 3", "dinar 8", "florin 2"]
    assert display_of(game)[1] == "florin 3"


@rule("BASE-MONEY-02")
def test_at_least_one_card_must_be_taken() -> None:
    assert refusal(given(), "take") == "BASE-MONEY-02"


@rule("BASE-MONEY-02")
@pytest.mark.parametrize("value", range(1, 10))
def test_a_single_card_may_have_any_value(value: int) -> None:
    game = given(display=f"dinar {value}, florin 9, florin 9, ducat 9")
    assert refusal(game, f"take dinar {value}") is None
    assert f"take dinar {value}" in texts(game)


@rule("BASE-MONEY-03")
def test_a_hand_has_no_limit() -> None:
    everything = [f"{name} {value}" for name in ("florin", "dirham", "dinar") for value in range(1, 10)] * 3
    game = given(hands=[", ".join(everything)], display="ducat 9, ducat 8, ducat 7, ducat 6")
    game.play("take ducat 9")
    assert len(hand_of(game, 0)) == len(everything) + 1 == 82


@rule("BASE-MONEY-03")
def test_everybody_sees_what_is_taken_but_the_hand_is_hidden() -> None:
    game = given(hands=["ducat 4"], display="florin 2, dirham 3, dinar 9, ducat 9")
    game.play("take dirham 3 florin 2")
    taken = next(event for event in game.events if event.verb == "take")
    for reader in (0, 1, 2, None):
        seen = taken.seen_by(reader)
        assert seen is not None
        assert seen.facts["cards"] == ["dirham 3", "florin 2"]
        assert (game.view(reader).players[0].hand() is None) is (reader != 0)
        assert game.view(reader).players[0].card_count == 3


@rule("BASE-MONEY-04")
def test_gaps_in_the_display_stay_until_the_end_of_the_turn() -> None:
    game = given(
        hands=["dinar 7"],
        market="- - TOW7-NEW -",
        display="florin 2, dirham 3, dinar 9, ducat 9",
        deck="ducat 1, ducat 2",
    )
    play(game, "buy TOW7-NEW dinar 7", "take dirham 3 florin 2")
    assert display_of(game) == ["dinar 9", "ducat 9"]
    game.play("keep TOW7-NEW")
    assert sorted(display_of(game)) == ["dinar 9", "ducat 1", "ducat 2", "ducat 9"]


# ---------------------------------------------------------------------- test vectors


def legal_sets(display: str) -> list[tuple[str, ...]]:
    """The sets of display cards, out of all there are, that why_not lets through; the listing must agree."""
    game = given(display=display)
    names = display.split(", ")
    sets = [chosen for size in range(1, 5) for chosen in combinations(names, size)]
    assert len(sets) == 15
    legal = [chosen for chosen in sets if refusal(game, "take " + " ".join(chosen)) is None]
    assert {str(game.parse("take " + " ".join(chosen))) for chosen in legal} == texts(game, "take")
    return legal


@rule("BASE-TV-01")
def test_vector_two_small_cards_on_the_left_two_large_on_the_right() -> None:
    left, other_left, right, other_right = names = ("florin 2", "dinar 3", "ducat 7", "dirham 9")
    assert legal_sets(", ".join(names)) == [(left,), (other_left,), (right,), (other_right,), (left, other_left)]


@rule("BASE-TV-46")
def test_vector_eight_of_fifteen_sets() -> None:
    legal = legal_sets("florin 1, dirham 1, dinar 3, ducat 5")
    values = sorted(tuple(int(name[-1]) for name in chosen) for chosen in legal)
    assert values == [(1,), (1,), (1, 1), (1, 1, 3), (1, 3), (1, 3), (3,), (5,)]


@rule("BASE-TV-46")
def test_equal_cards_of_the_display_are_one_choice() -> None:
    game = given(display="florin 1, florin 1, dinar 3, ducat 5")
    assert texts(game, "take") == {
        "take florin 1",
        "take dinar 3",
        "take ducat 5",
        "take florin 1 florin 1",
        "take dinar 3 florin 1",
        "take dinar 3 florin 1 florin 1",
    }
    assert len(game.legal_moves) == 6
