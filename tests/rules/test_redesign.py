"""Redesigning the Alhambra."""

from __future__ import annotations

import pytest

from kit import alhambra_of, given, play, refusal, reserve_of, rule, texts


@rule("BASE-REDESIGN-01")
def test_add_brings_a_tile_of_the_reserve_into_the_alhambra() -> None:
    game = given(alhambras=["PAV8- 1,0"], reserves=["GAR11-, SER9-"])
    game.play("add GAR11- 2,0")
    assert alhambra_of(game, 0) == {(1, 0): "PAV8-", (2, 0): "GAR11-"}
    assert reserve_of(game, 0) == {"SER9-"}


@rule("BASE-REDESIGN-01")
def test_remove_puts_a_tile_of_the_alhambra_into_the_reserve() -> None:
    game = given(alhambras=["PAV8- 1,0, SER9- 0,1"], reserves=["GAR11-"])
    game.play("remove PAV8-")
    assert alhambra_of(game, 0) == {(0, 1): "SER9-"}
    assert reserve_of(game, 0) == {"GAR11-", "PAV8-"}


@rule("BASE-REDESIGN-01")
def test_swap_exchanges_two_tiles_in_the_same_cell() -> None:
    game = given(alhambras=["PAV8- 1,0, SER9- 2,0"], reserves=["GAR11-, TOW7-NEW"])
    game.play("swap PAV8- GAR11-")
    assert alhambra_of(game, 0) == {(1, 0): "GAR11-", (2, 0): "SER9-"}
    assert reserve_of(game, 0) == {"PAV8-", "TOW7-NEW"}


@rule("BASE-REDESIGN-01")
def test_only_tiles_of_the_own_estate_can_be_redesigned() -> None:
    game = given(alhambras=["PAV8- 1,0", "SER9- 1,0"], reserves=["", "GAR11-"])
    assert refusal(game, "add GAR11- 0,1") == "BASE-REDESIGN-01"
    assert refusal(game, "remove SER9-") == "BASE-REDESIGN-01"
    assert refusal(game, "swap PAV8- GAR11-") == "BASE-REDESIGN-01"
    assert refusal(game, "swap SER9- PAV8-") == "BASE-REDESIGN-01"


@rule("BASE-REDESIGN-01")
def test_all_redesigns_are_listed() -> None:
    game = given(alhambras=["PAV8- 1,0"], reserves=["SER7-W"], display="")
    assert texts(game) == {
        "remove PAV8-",
        "add SER7-W -1,0",
        "add SER7-W 0,-1",
        "add SER7-W 0,1",
        "add SER7-W 1,-1",
        "add SER7-W 1,1",
    }


@rule("BASE-REDESIGN-02")
def test_an_addition_must_obey_the_placement_rules() -> None:
    game = given(alhambras=["PAV7-E 1,0"], reserves=["SER9-, SER7-W"])
    assert refusal(game, "add SER9- 2,0") == "BASE-PLACE-05"
    assert refusal(game, "add SER7-W 2,0") == "BASE-PLACE-06"
    assert refusal(game, "add SER9- 5,5") == "BASE-PLACE-07"
    assert refusal(game, "add SER9- 1,0") == "BASE-PLACE-03"


@rule("BASE-REDESIGN-02")
def test_a_removal_must_leave_a_legal_alhambra() -> None:
    game = given(alhambras=["PAV8- 1,0, SER9- 2,0"])
    violation = game.why_not("remove PAV8-")
    assert violation is not None
    assert violation.rule == "BASE-PLACE-06"
    assert violation.where is not None
    assert violation.where.cell == (1, 0)
    assert texts(game, "remove") == {"remove SER9-"}


@rule("BASE-REDESIGN-02")
def test_a_swap_must_fit_the_neighbours() -> None:
    game = given(alhambras=["PAV8- 1,0, SER9- 2,0"], reserves=["GAR9-E, TOW10-W, PAV6-N"])
    violation = game.why_not("swap PAV8- GAR9-E")
    assert violation is not None
    assert violation.rule == "BASE-PLACE-05"
    assert violation.where is not None
    assert (violation.where.cell, violation.where.side) == ((1, 0), "E")
    assert texts(game, "swap") == {"swap PAV8- PAV6-N", "swap SER9- PAV6-N", "swap SER9- GAR9-E"}


@rule("BASE-REDESIGN-03")
def test_the_fountain_stays_where_it_is() -> None:
    game = given(alhambras=["PAV8- 1,0"], reserves=["GAR11-"])
    assert refusal(game, "remove F") == "BASE-REDESIGN-03"
    assert refusal(game, "swap F GAR11-") == "BASE-REDESIGN-03"
    assert not any(" F" in text for text in texts(game))


@rule("BASE-REDESIGN-04")
def test_a_tile_cannot_slide_to_another_cell_in_one_action() -> None:
    game = given(alhambras=["PAV8- 1,0, SER9- 0,1"])
    assert refusal(game, "add PAV8- 0,-1") == "BASE-REDESIGN-04"
    assert refusal(game, "swap SER9- PAV8-") == "BASE-REDESIGN-04"


@rule("BASE-REDESIGN-04")
def test_remove_now_and_add_in_a_later_turn() -> None:
    game = given(seats=2, alhambras=["PAV8- 1,0"])
    play(game, "remove PAV8-", "take florin 9", "add PAV8- 0,-1")
    assert alhambra_of(game, 0) == {(0, -1): "PAV8-"}


@rule("BASE-REDESIGN-05")
@pytest.mark.parametrize("move", ["add GAR11- 0,1", "remove PAV8-", "swap PAV8- GAR11-"])
def test_a_redesign_never_gives_an_extra_action(move: str) -> None:
    game = given(alhambras=["PAV8- 1,0"], reserves=["GAR11-"])
    game.play(move)
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("action", 1)


@rule("BASE-RUL-23")
def test_nothing_is_removed_and_rebuilt_inside_one_turn() -> None:
    """Exact purchases give further actions, but a redesign is the last one."""
    game = given(hands=["florin 2, dirham 3"], market="PAV2-NEW SER3-ESW - -", alhambras=["PAV8- 1,0"])
    play(game, "buy PAV2-NEW florin 2", "remove PAV8-")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("placement", 0)
    assert refusal(game, "add PAV8- 0,1") == "BASE-TURN-02"
    assert refusal(game, "buy SER3-ESW dirham 3") == "BASE-TURN-02"
    assert refusal(game, "place PAV8- 0,1") == "BASE-PLACE-01"
    game.play("keep PAV2-NEW")
    assert game.decision is not None
    assert game.decision.seat == 1


@rule("BASE-TV-36")
def test_vector_a_tile_with_four_neighbours_can_be_swapped_but_never_removed() -> None:
    block = "PAV8- 1,0, SER9- 2,0, ARC9- 0,-1, ARC10- 1,-1, CHA10- 2,-1, CHA11- 0,1, GAR10- 1,1, GAR11- 2,1"
    game = given(alhambras=[block], reserves=["TOW11-, TOW13-E"])
    violation = game.why_not("remove PAV8-")
    assert violation is not None
    assert violation.rule == "BASE-PLACE-08"
    assert violation.where is not None
    assert violation.where.cell == (1, 0)
    assert refusal(game, "remove SER9-") is None
    assert refusal(game, "swap PAV8- TOW11-") is None
    assert refusal(game, "swap PAV8- TOW13-E") == "BASE-PLACE-05"
    game.play("swap PAV8- TOW11-")
    assert alhambra_of(game, 0)[1, 0] == "TOW11-"


@rule("BASE-TV-36")
def test_vector_the_middle_of_a_cross_can_neither_be_removed() -> None:
    game = given(alhambras=["PAV8- 1,0, SER9- 2,0, ARC9- 1,-1, ARC10- 1,1"], reserves=["TOW11-"])
    assert refusal(game, "remove PAV8-") in ("BASE-PLACE-06", "BASE-PLACE-08")
    assert "remove PAV8-" not in texts(game)
    assert "swap PAV8- TOW11-" in texts(game)
