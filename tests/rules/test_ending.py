"""The end of the game."""

from __future__ import annotations

import pytest

from alhambra.modules.dirk.module import DIRK, DIRKS
from kit import (
    alhambra_of,
    events,
    given,
    hand_of,
    market_of,
    play,
    points,
    refusal,
    reserve_of,
    rule,
    supply_of,
    texts,
    verbs,
)

MARKET = "PAV2-NEW SER3-ESW ARC4-NES CHA5-NSW"


@rule("BASE-EOG-01")
def test_the_game_ends_at_once_when_a_space_cannot_be_filled() -> None:
    game = given(hands=["", "dinar 5"], market=MARKET, supply="", deciding="action of 1")
    play(game, "buy ARC4-NES dinar 5", "keep ARC4-NES")
    assert game.over  # seat 2 has had no turn in this round
    assert game.legal_moves == ()
    assert "turn" not in verbs(game)
    assert refusal(game, "take florin 9") == "BASE-EOG-08"


@rule("BASE-EOG-01")
def test_a_refill_that_just_succeeds_does_not_end_the_game() -> None:
    game = given(hands=["dinar 5"], market=MARKET, supply="GAR11-")
    play(game, "buy ARC4-NES dinar 5", "keep ARC4-NES")
    assert not game.over
    assert market_of(game) == ["PAV2-NEW", "SER3-ESW", "GAR11-", "CHA5-NSW"]


@rule("BASE-EOG-02")
def test_the_last_tiles_are_laid_on_the_lowest_empty_spaces() -> None:
    game = given(market="- SER3-ESW - -", supply="GAR11- TOW11-", deciding="upkeep of 0")
    assert game.over
    assert market_of(game) == ["GAR11-", "SER3-ESW", "TOW11-", "-"]
    assert supply_of(game) == []


@rule("BASE-EOG-03")
def test_a_scoring_that_is_due_is_held_before_the_distribution() -> None:
    game = given(
        alhambras=["TOW11- 1,0"],
        hands=["", "dinar 5"],
        market="PAV2-NEW SER3-ESW TOW12- -",
        supply="",
        due=[2],
        scorings_done=1,
        deciding="upkeep of 0",
    )
    assert [facts["scoring"] for facts in events(game, "scoring")] == [2]
    assert game.scores[0] == 13
    game.play("place TOW12- 1,0")
    assert verbs(game) == ["last turn", "scoring", "leftover", "leftover", "leftover", "place", "scoring", "end"]
    assert [points(game, seat, "tower") for seat in range(3)] == [13 + (21 + 13) // 2, (21 + 13) // 2, 0]


@rule("BASE-EOG-03")
def test_dirk_draws_nothing_from_an_empty_supply() -> None:
    game = given(
        seats=2, dirk="PAV8-", market="PAV2-NEW SER3-ESW - -", supply="TOW11-", due=[1], deciding="upkeep of 0"
    )
    assert market_of(game)[2] == "TOW11-"
    assert [tile.name for tile in game.state.part(DIRKS).owned] == ["PAV8-"]
    assert game.over


@rule("BASE-EOG-04")
def test_a_leftover_tile_goes_to_who_holds_most_of_its_currency() -> None:
    """The sum counts, not the price and not the number of cards; nothing is spent."""
    game = given(
        hands=["dinar 1, dinar 2, dinar 3, ducat 9", "dinar 8", "florin 9, dirham 9"],
        market="- - TOW13-E -",
        deciding="end of 0",
    )
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("distribution", 1)
    game.play("place TOW13-E 1,0")
    assert alhambra_of(game, 1) == {(1, 0): "TOW13-E"}
    assert hand_of(game, 1) == ["dinar 8"]
    assert points(game, 1, "tower") == 21


@rule("BASE-EOG-05")
@pytest.mark.parametrize(
    "hands", [["dinar 7", "dinar 4, dinar 3", "dinar 3"], ["", "florin 9", ""]], ids=["7-7-3", "0-0-0"]
)
def test_a_tie_for_the_most_leaves_the_tile_to_nobody(hands: list[str]) -> None:
    game = given(hands=hands, market="- - TOW13-E -", deciding="end of 0")
    assert game.over
    assert market_of(game) == ["-", "-", "TOW13-E", "-"]
    assert game.scores == [0, 0, 0]


@rule("BASE-EOG-06")
def test_one_player_can_receive_several_tiles() -> None:
    game = given(hands=["", "florin 1, dirham 1, dinar 1, ducat 1"], market=MARKET, deciding="end of 0")
    assert {text for text in texts(game) if text.startswith("keep")} == {f"keep {name}" for name in MARKET.split()}
    play(game, *[f"keep {name}" for name in MARKET.split()])
    assert game.over
    assert reserve_of(game, 1) == set(MARKET.split())


@rule("BASE-EOG-07")
@pytest.mark.parametrize(
    "order", [("place TOW7-NEW 0,-1", "place PAV8- 1,0"), ("place PAV8- 1,0", "place TOW7-NEW 0,-1")]
)
def test_received_tiles_are_built_in_any_order(order: tuple[str, str]) -> None:
    game = given(hands=["florin 1, dirham 1"], market="TOW7-NEW PAV8- - -", deciding="end of 0")
    play(game, *order)
    assert alhambra_of(game, 0) == {(0, -1): "TOW7-NEW", (1, 0): "PAV8-"}
    assert game.over
    assert points(game, 0) == 21 + 16 + 3


@rule("BASE-EOG-07")
def test_received_tiles_obey_the_placement_rules_or_are_stored() -> None:
    game = given(hands=["florin 1"], market="TOW7-NEW - - -", deciding="end of 0")
    assert texts(game) == {"keep TOW7-NEW", "place TOW7-NEW 0,-1"}
    assert refusal(game, "place TOW7-NEW 1,0") == "BASE-PLACE-05"
    game.play("keep TOW7-NEW")
    assert reserve_of(game, 0) == {"TOW7-NEW"}
    assert game.scores == [0, 0, 0]


@rule("BASE-EOG-07")
def test_the_distribution_allows_no_redesign_no_gift_no_extra_action() -> None:
    game = given(
        seats=2,
        options={"extra_action": "may"},
        alhambras=["PAV8- 1,0"],
        reserves=["GAR11-"],
        hands=["florin 7"],
        market="TOW7-NEW - - -",
        deciding="end of 0",
    )
    assert texts(game) == {"keep TOW7-NEW", "place TOW7-NEW 0,-1", "place TOW7-NEW 1,-1"}
    for move in (
        "remove PAV8-",
        "add GAR11- 0,1",
        "swap PAV8- GAR11-",
        "dirk TOW7-NEW",
        "take florin 9",
        "buy TOW7-NEW florin 7",
        "pass",
    ):
        assert refusal(game, move) == "BASE-EOG-07"
    game.play("place TOW7-NEW 0,-1")
    assert game.over


@rule("BASE-EOG-08")
def test_most_points_after_the_third_scoring_win() -> None:
    game = given(scores=[10, 30, 0], alhambras=["TOW11- 1,0"], deciding="end of 0")
    assert game.scores == [31, 30, 0]
    assert game.winners == [0]


@rule("BASE-EOG-08")
def test_ties_share_the_victory() -> None:
    game = given(scores=[9, 30, 30], hands=["dinar 9"], alhambras=["TOW11- 1,0"], deciding="end of 0")
    assert game.scores == [30, 30, 30]
    assert game.winners == [0, 1, 2]
    assert given(scores=[1, 7, 7], deciding="end of 0").winners == [1, 2]


@rule("BASE-EOG-08")
def test_nobody_has_won_while_the_game_goes_on() -> None:
    game = given(scores=[9, 30, 30])
    assert game.winners == []


@rule("BASE-EOG-09")
def test_an_empty_supply_alone_does_not_end_the_game() -> None:
    game = given(hands=["", "dinar 9"], market=MARKET, supply="")
    game.play("take florin 9")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("action", 1)
    play(game, "buy ARC4-NES dinar 9", "keep ARC4-NES")
    assert game.decision.kind == "distribution"


@rule("BASE-EOG-10")
def test_a_market_refill_after_a_vizier_purchase_ends_the_game_too() -> None:
    game = given("vizier", hands=["", "dinar 4"], market=MARKET, supply="", deciding="interlude of 1")
    play(game, "vizier buy ARC4-NES dinar 4", "keep ARC4-NES")
    assert game.over
    assert verbs(game)[-2:] == ["scoring", "end"]


@rule("BASE-EOG-10")
def test_a_draw_of_dirk_is_no_refill() -> None:
    game = given(
        seats=2,
        market=MARKET,
        supply="GAR11-",
        options={"end_trigger": "cannot_refill"},
        due=[1],
        deciding="upkeep of 0",
    )
    assert supply_of(game) == []
    assert not game.over


# ---------------------------------------------------------------------- test vectors


@rule("BASE-TV-42")
def test_vector_spaces_1_and_3_empty_one_tile_left() -> None:
    game = given(
        hands=["florin 5, ducat 9", "dirham 3, dinar 9", "ducat 2"],
        market="- SER3-ESW - CHA5-NSW",
        supply="PAV8-",
        deciding="upkeep of 0",
    )
    assert events(game, "leftover") == [
        {"tile": "PAV8-", "currency": "florin", "totals": [5, 0, 0]},
        {"tile": "SER3-ESW", "currency": "dirham", "totals": [0, 3, 0]},
        {"tile": "CHA5-NSW", "currency": "ducat", "totals": [9, 0, 2]},
    ]
    play(game, "keep SER3-ESW", "keep PAV8-", "keep CHA5-NSW")
    assert game.over
    assert [reserve_of(game, seat) for seat in range(3)] == [{"PAV8-", "CHA5-NSW"}, {"SER3-ESW"}, set()]


@rule("BASE-TV-43")
@pytest.mark.parametrize(
    ("hands", "owner"),
    [
        (["florin 7", "florin 4, florin 3", "florin 3"], None),
        (["", "", ""], None),
        (["florin 5", "", ""], 0),
    ],
    ids=["7-7-3", "0-0-0", "5-0-0"],
)
def test_vector_florin_totals(hands: list[str], owner: int | None) -> None:
    game = given(hands=hands, market="PAV8- - - -", deciding="end of 0")
    if owner is None:
        assert game.over
        assert market_of(game)[0] == "PAV8-"
    else:
        assert game.decision is not None
        assert game.decision.seat == owner
        game.play("keep PAV8-")
        assert reserve_of(game, owner) == {"PAV8-"}


@rule("BASE-TV-44")
def test_vector_first_scoring_and_end_in_one_upkeep_with_dirk() -> None:
    game = given(
        seats=2,
        alhambras=["TOW11- 1,0, TOW12- 2,0"],
        hands=["florin 9", "dinar 3"],
        dirk="TOW7-NEW PAV8-",
        display="florin 8, dirham 9, dinar 9",
        deck="scoring 1, ducat 9, scoring 2",
        market="PAV2-NEW - - CHA5-NSW",
        supply="GAR11-",
        deciding="upkeep of 0",
    )
    assert [facts["scoring"] for facts in events(game, "scoring")] == [1]
    assert points(game, DIRK) == 1  # with his old tiles: the pavilion
    assert events(game, "dirk draws") == [{"tiles": []}]
    play(game, "keep PAV2-NEW")
    assert game.over
    assert [facts["scoring"] for facts in events(game, "scoring")] == [1, 3]
    assert game.scores == [6 + 21, 0]
    assert game.state.part(DIRKS).score == 1 + 16 + 13
