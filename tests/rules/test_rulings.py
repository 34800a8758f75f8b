"""Rulings that concern no single phase: passing, several scorings, dead positions, undo, mixed editions."""

from __future__ import annotations

import random

import pytest

import alhambra
from alhambra import Game
from alhambra.modules.dirk.module import DIRKS
from kit import (
    alhambra_of,
    discard_of,
    display_of,
    events,
    given,
    hand_of,
    market_of,
    play,
    points,
    refusal,
    reserve_of,
    rule,
    texts,
    verbs,
)

MARKET = "PAV2-NEW SER3-ESW ARC4-NES CHA5-NSW"


def seat_of(game: Game) -> int:
    assert game.decision is not None
    return game.decision.seat


# ---------------------------------------------------------------------- having no action, declining one


@rule("BASE-RUL-03")
def test_who_has_no_legal_action_is_passed_over() -> None:
    game = given(display="", deck="", market=MARKET, hands=["", "", "florin 2"], deciding="upkeep of 2")
    assert seat_of(game) == 2
    assert verbs(game) == ["turn", "no action", "turn", "no action", "turn"]


@rule("BASE-RUL-03")
@pytest.mark.parametrize(
    "means",
    [
        {"display": "florin 1"},
        {"hands": ["florin 2"]},
        {"alhambras": ["PAV8- 1,0"]},
        {"reserves": ["PAV8-"]},
    ],
    ids=["money to take", "a tile to buy", "a tile to remove", "a tile to add"],
)
def test_who_has_any_legal_action_must_act(means: dict[str, object]) -> None:
    position: dict[str, object] = {"display": "", "deck": "", "market": MARKET, "deciding": "upkeep of 2", **means}
    game = given(**position)  # type: ignore[arg-type]
    assert seat_of(game) == 0
    assert "pass" not in texts(game)
    assert refusal(game, "pass") == "BASE-RUL-03"


@rule("BASE-RUL-11")
def test_declining_the_extra_action_ends_the_action_part_and_turns_up_no_money() -> None:
    game = given(edition="2003", hands=["dinar 4"], market=MARKET, deck="scoring 1, florin 1", supply="GAR11- GAR10-")
    play(game, "buy ARC4-NES dinar 4", "pass", "keep ARC4-NES")
    assert seat_of(game) == 1
    assert verbs(game) == ["buy", "pass", "keep", "market", "turn"]
    assert hand_of(game, 0) == []


@rule("BASE-RUL-11")
def test_an_extra_action_that_must_be_taken_cannot_be_declined() -> None:
    game = given(edition="2024", hands=["dinar 4"], market=MARKET)
    game.play("buy ARC4-NES dinar 4")
    assert "pass" not in texts(game)
    assert refusal(game, "pass") == "BASE-RUL-11"


@rule("BASE-RUL-11", "BASE-RUL-03")
def test_an_extra_action_that_nobody_could_use_is_skipped() -> None:
    for edition in ("2003", "second", "2024"):
        game = given(edition=edition, hands=["dinar 4"], market=MARKET, display="", deck="")
        game.play("buy ARC4-NES dinar 4")
        assert game.decision is not None
        assert game.decision.kind == "placement"


@rule("BASE-RUL-10")
def test_superfluous_cards_may_be_paid() -> None:
    game = given(hands=["dinar 4, dinar 9, dinar 9, dinar 1"], market=MARKET)
    game.play("buy ARC4-NES dinar 9 dinar 9 dinar 4 dinar 1")
    assert hand_of(game, 0) == []
    assert sorted(discard_of(game)) == ["dinar 1", "dinar 4", "dinar 9", "dinar 9"]
    assert game.decision is not None
    assert game.decision.kind == "placement"  # far from exact


@rule("BASE-RUL-10")
def test_one_superfluous_card_makes_an_exact_payment_inexact() -> None:
    game = given(hands=["dinar 4, dinar 1"], market=MARKET)
    assert texts(game, "buy") == {"buy ARC4-NES dinar 4"}
    game.play("buy ARC4-NES dinar 4 dinar 1")
    assert game.decision is not None
    assert game.decision.kind == "placement"


# ---------------------------------------------------------------------- scorings


@rule("BASE-RUL-12")
def test_two_scorings_are_held_in_numeric_order_each_completely() -> None:
    game = given(
        seats=2,
        alhambras=["TOW11- 1,0"],
        display="florin 9, dirham 9, dinar 9",
        deck="scoring 2, scoring 1, florin 1",
        market=MARKET,
        supply="TOW7-NEW TOW8-NES GAR6-ESW GAR7-NSW GAR8-SW GAR8-NE GAR8-NW GAR9-E GAR10-N",
        deciding="upkeep of 0",
    )
    drawn = ["scoring card", "scoring card", "display"]
    assert verbs(game) == [*drawn, "scoring", "dirk draws", "scoring", "dirk draws", "turn"]
    assert [facts["scoring"] for facts in events(game, "scoring")] == [1, 2]
    assert points(game, 0, "tower") == 6 + 6  # Dirk's two towers came between the scorings
    assert len(game.state.part(DIRKS).owned) == 6 + 3 // 3


@rule("BASE-RUL-13")
def test_a_scoring_and_the_end_in_one_upkeep() -> None:
    game = given(
        alhambras=["TOW11- 1,0", "", "GAR11- 1,0"],
        hands=["", "florin 1"],
        display="florin 9, dirham 9, dinar 9",
        deck="scoring 2, florin 2",
        market="TOW12- SER3-ESW - CHA5-NSW",
        supply="",
        scorings_done=1,
        deciding="upkeep of 0",
    )
    assert game.scores == [13, 0, 12]
    game.play("place TOW12- 1,0")
    found = verbs(game)
    order = [
        "scoring card",
        "display",
        "last turn",
        "scoring",
        "leftover",
        "leftover",
        "leftover",
        "place",
        "scoring",
        "end",
    ]
    assert found == order
    assert [facts["scoring"] for facts in events(game, "scoring")] == [2, 3]


@rule("BASE-RUL-14")
@pytest.mark.parametrize(("trigger", "over"), [("cannot_refill", False), ("supply_empty", True)])
def test_a_supply_exactly_used_up_ends_the_game_only_as_a_variant(trigger: str, over: bool) -> None:
    game = given(
        options={"end_trigger": trigger}, market="PAV2-NEW SER3-ESW - CHA5-NSW", supply="GAR11-", deciding="upkeep of 0"
    )
    assert game.over is over
    assert market_of(game) == ["PAV2-NEW", "SER3-ESW", "GAR11-", "CHA5-NSW"]
    assert len(events(game, "leftover")) == (4 if over else 0)


@rule("BASE-RUL-14")
def test_the_variant_also_watches_the_refill_after_a_vizier_purchase() -> None:
    for trigger, over in [("cannot_refill", False), ("supply_empty", True)]:
        game = given(
            "vizier",
            options={"end_trigger": trigger},
            hands=["", "dinar 4"],
            market=MARKET,
            supply="GAR11-",
            deciding="interlude of 1",
        )
        play(game, "vizier buy ARC4-NES dinar 4", "keep ARC4-NES")
        assert game.over is over


@rule("BASE-RUL-15")
@pytest.mark.parametrize("done", [0, 1])
def test_a_scoring_whose_card_never_appeared_is_skipped(done: int) -> None:
    game = given(
        alhambras=["TOW11- 1,0"], scorings_done=done, deck="scoring 1, scoring 2", market=MARKET, deciding="end of 0"
    )
    assert game.over
    assert [facts["scoring"] for facts in events(game, "scoring")] == [3]
    assert game.scores == [21, 0, 0]


@rule("BASE-RUL-16")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_who_would_have_been_next_places_distributed_tiles_first(last: int) -> None:
    game = given(
        hands=["florin 1", "dirham 1", "dinar 1"], market="PAV2-NEW SER3-ESW ARC4-NES -", deciding=f"end of {last}"
    )
    asked = []
    while not game.over:
        asked.append(seat_of(game))
        game.play(game.legal_moves[0])
    assert asked == [(last + 1) % 3, (last + 2) % 3, last]


# ---------------------------------------------------------------------- undo


@rule("BASE-RUL-21")
def test_a_turn_can_be_taken_back_move_by_move() -> None:
    game = given(hands=["dinar 4, florin 2"], market=MARKET, reserves=["GAR11-"])
    before = game.view(0)
    play(game, "buy ARC4-NES dinar 4", "buy PAV2-NEW florin 2", "add GAR11- 0,1", "place ARC4-NES 1,0")
    assert [str(game.undo()) for _ in range(4)] == [
        "place ARC4-NES 1,0",
        "add GAR11- 0,1",
        "buy PAV2-NEW florin 2",
        "buy ARC4-NES dinar 4",
    ]
    assert game.view(0) == before
    assert sorted(hand_of(game, 0)) == ["dinar 4", "florin 2"]
    assert market_of(game) == MARKET.split()
    assert alhambra_of(game, 0) == {}
    assert reserve_of(game, 0) == {"GAR11-"}


@rule("BASE-RUL-21")
@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ({}, ["take florin 9"]),
        ({"hands": ["dinar 5"]}, ["buy ARC4-NES dinar 5", "keep ARC4-NES"]),
        ({"hands": ["dinar 4"], "edition": "2003"}, ["buy ARC4-NES dinar 4", "pass", "keep ARC4-NES"]),
    ],
    ids=["a card is drawn", "a tile is drawn", "a tile is drawn after a pass"],
)
def test_nothing_is_taken_back_behind_a_card_or_tile_drawn(position: dict[str, object], moves: list[str]) -> None:
    game = given(market=MARKET, **position)  # type: ignore[arg-type]
    play(game, *moves)
    after = game.view()
    with pytest.raises(alhambra.IllegalMove) as refused:
        game.undo()
    assert refused.value.violation.rule == "BASE-RUL-21"
    assert game.view() == after


@rule("BASE-RUL-21")
def test_a_turn_that_reveals_nothing_can_still_be_taken_back() -> None:
    game = given(market=MARKET, alhambras=["PAV8- 1,0"])
    game.play("remove PAV8-")
    assert seat_of(game) == 1
    game.undo()
    assert seat_of(game) == 0
    assert alhambra_of(game, 0) == {(1, 0): "PAV8-"}


@rule("BASE-RUL-21")
def test_moves_after_the_line_can_be_taken_back_down_to_it() -> None:
    game = given(market=MARKET, hands=["", "dinar 4"])
    play(game, "take florin 9", "buy ARC4-NES dinar 4")
    game.undo()
    assert seat_of(game) == 1
    assert hand_of(game, 1) == ["dinar 4"]
    with pytest.raises(alhambra.IllegalMove):
        game.undo()


@rule("BASE-RUL-21")
def test_the_sums_shown_at_the_end_cannot_be_forgotten() -> None:
    game = given(hands=["florin 1, dinar 5"], market=MARKET, supply="")
    play(game, "buy ARC4-NES dinar 5", "keep ARC4-NES")
    assert game.decision is not None
    assert game.decision.kind == "distribution"
    with pytest.raises(alhambra.IllegalMove):
        game.undo()


@rule("BASE-RUL-21")
def test_there_is_nothing_to_take_back_at_the_start() -> None:
    game = alhambra.new_game(seed=1)
    with pytest.raises(alhambra.IllegalMove) as refused:
        game.undo()
    assert refused.value.violation.rule == "BASE-RUL-21"


# ---------------------------------------------------------------------- dead positions


@rule("BASE-RUL-22")
def test_a_round_in_which_nobody_can_act_ends_the_game() -> None:
    game = given(scores=[3, 5, 4], display="", deck="", market=MARKET, deciding="upkeep of 1")
    assert game.over
    assert verbs(game)[:6] == ["turn", "no action", "turn", "no action", "turn", "no action"]
    assert verbs(game)[6:] == ["last turn", "leftover", "leftover", "leftover", "leftover", "scoring", "end"]
    assert game.winners == [1]


@rule("BASE-RUL-22")
def test_a_dead_position_ends_with_distribution_and_third_scoring() -> None:
    game = given(hands=["", "florin 1", ""], display="", deck="", market=MARKET, deciding="upkeep of 2")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("distribution", 1)
    game.play("place PAV2-NEW 0,-1")
    assert game.over
    assert points(game, 1) == 16 + 3


@rule("BASE-RUL-22")
def test_one_player_who_can_act_keeps_the_game_alive() -> None:
    game = given(alhambras=["", "PAV8- 1,0"], display="", deck="", market=MARKET, deciding="upkeep of 2")
    for move in ["remove PAV8-", "add PAV8- 1,0"] * 4:  # unwillingness to buy never ends the game
        assert seat_of(game) == 1
        game.play(move)
    assert not game.over
    assert display_of(game) == []


# ---------------------------------------------------------------------- editions and modules


@rule("BASE-RUL-25")
@pytest.mark.parametrize("edition", ["2003", "second", "2024"])
@pytest.mark.parametrize("modules", [[], ["vizier"], ["camps"], ["vizier", "camps"]], ids="+".join)
@pytest.mark.parametrize("seats", [2, 4])
def test_any_module_plays_with_any_edition(edition: str, modules: list[str], seats: int) -> None:
    game = alhambra.new_game(seats=seats, edition=edition, modules=modules, seed=8)
    usual = alhambra.new_game(seats=seats, edition=edition, seed=8).rules.options.values
    assert {name: game.rules.options.values[name] for name in usual} == usual
    rng = random.Random(8)
    while not game.over:
        game.play(rng.choice(game.legal_moves))
    assert game.winners


@rule("BASE-RUL-25")
@pytest.mark.parametrize("edition", ["2003", "second", "2024"])
def test_rules_of_modules_do_not_depend_on_the_edition(edition: str) -> None:
    game = given("vizier", edition=edition, hands=["", "dinar 4, dinar 5"], market=MARKET, deciding="interlude of 1")
    assert texts(game) == {"vizier buy ARC4-NES dinar 4", "pass"}
    assert refusal(game, "vizier buy ARC4-NES dinar 5") == "VIZ-06"
    play(game, "vizier buy ARC4-NES dinar 4", "keep ARC4-NES")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("action", 1)  # no extra action, whatever the edition says
