"""Three editions are three bundles of flags; each flag can also be set alone."""

from __future__ import annotations

import random

import pytest

import alhambra
from kit import Plan, deck_of, display_of, events, given, lies_in_pile, market_of, points, refusal, rule, texts, verbs

MARKET = "PAV2-NEW SER3-ESW ARC4-NES CHA5-NSW"
PAIR_HOLE = "PAV8- 0,-1, SER9- 1,-1, ARC9- 2,-1, ARC10- 3,-1, CHA10- 3,0, CHA11- 0,1, GAR10- 1,1"
every_edition = pytest.mark.parametrize("edition", ["2003", "second", "2024"])


@rule("BASE-ED-01")
@pytest.mark.parametrize(("edition", "pile"), [("2003", 4), ("second", 5), ("2024", 4)])
def test_the_second_scoring_card_lies_in_the_pile_of_the_edition(edition: str, pile: int) -> None:
    games = [alhambra.new_game(seats=3 + seed % 4, edition=edition, seed=seed) for seed in range(60)]
    assert all(lies_in_pile(game, 2, pile) for game in games)
    assert all(lies_in_pile(game, 1, 2) for game in games)


@rule("BASE-ED-01")
def test_the_pile_of_the_second_scoring_card_can_be_set_alone() -> None:
    games = [alhambra.new_game(edition="second", options={"second_scoring_pile": 4}, seed=seed) for seed in range(60)]
    assert all(lies_in_pile(game, 2, 4) for game in games)


@rule("BASE-ED-02")
@pytest.mark.parametrize(
    ("edition", "options", "order"),
    [
        ("2003", {}, ["tower", "wall"]),
        ("second", {}, ["wall", "tower"]),
        ("2024", {}, ["wall", "tower"]),
        ("2003", {"scoring_order": "wall_first"}, ["wall", "tower"]),
        ("2024", {"scoring_order": "buildings_first"}, ["tower", "wall"]),
    ],
)
def test_wall_or_buildings_first_only_changes_the_order_of_the_lines(
    edition: str, options: dict[str, object], order: list[str]
) -> None:
    game = given(
        edition=edition,
        options=options,
        alhambras=["TOW7-NEW 0,-1"],
        market=MARKET,
        due=[1],
        deciding="upkeep of 2",
    )
    lines = events(game, "scoring")[0]["lines"]
    assert isinstance(lines, list)
    assert [line["what"] for line in lines] == order
    assert game.scores == [6 + 3, 0, 0]


@rule("BASE-ED-03")
@pytest.mark.parametrize(
    ("edition", "options", "declinable"),
    [
        ("2003", {}, True),
        ("second", {}, True),
        ("2024", {}, False),
        ("2003", {"extra_action": "must"}, False),
        ("2024", {"extra_action": "may"}, True),
    ],
)
def test_the_extra_action_is_a_right_or_a_duty(edition: str, options: dict[str, object], declinable: bool) -> None:
    game = given(edition=edition, options=options, hands=["dinar 7"], market="- - TOW7-NEW -")
    game.play("buy TOW7-NEW dinar 7")
    assert game.decision is not None
    assert game.decision.kind == "extra"
    assert ("pass" in texts(game)) is declinable
    assert refusal(game, "pass") == (None if declinable else "BASE-RUL-11")


@rule("BASE-ED-04")
@every_edition
def test_money_is_refilled_before_tiles_in_every_edition(edition: str) -> None:
    game = given(edition=edition, display="florin 9", market="- SER3-ESW ARC4-NES CHA5-NSW", deciding="upkeep of 0")
    assert verbs(game) == ["display", "market", "turn"]


@rule("BASE-ED-05")
@every_edition
def test_a_scoring_card_never_comes_back(edition: str) -> None:
    game = given(
        edition=edition,
        display="florin 9, dirham 9, dinar 9",
        deck="scoring 1",
        discard="dinar 5, dinar 6, ducat 7",
        market=MARKET,
        deciding="upkeep of 0",
    )
    assert len(events(game, "scoring")) == 1
    for _ in range(3):
        game.play(game.legal_moves[0])
    assert all("scoring" not in name for name in deck_of(game) + display_of(game))
    assert len(display_of(game)) == 3  # of six money cards three are in hands by now
    assert len(events(game, "scoring")) == 1


@rule("BASE-ED-05")
@every_edition
def test_no_scoring_is_held_twice_in_a_whole_game(edition: str) -> None:
    for seed in range(3):
        game = alhambra.new_game(seats=3, edition=edition, seed=seed)
        rng = random.Random(seed)
        while not game.over:
            game.play(rng.choice(game.legal_moves))
        held = [scoring["scoring"] for scoring in events(game, "scoring")]
        assert held in ([1, 2, 3], [1, 3], [3])


@rule("BASE-ED-06")
@every_edition
@pytest.mark.parametrize(("trigger", "over"), [(None, False), ("cannot_refill", False), ("supply_empty", True)])
def test_an_empty_supply_ends_the_game_only_as_a_variant(edition: str, trigger: str | None, over: bool) -> None:
    options: dict[str, object] = {} if trigger is None else {"end_trigger": trigger}
    game = given(edition=edition, options=options, market=MARKET, supply="", deciding="upkeep of 0")
    assert game.over is over


@rule("BASE-ED-07")
@every_edition
@pytest.mark.parametrize(
    ("partial", "first_space"), [(None, "PAV8-"), (True, "PAV8-"), (False, "-")], ids=["default", "true", "false"]
)
def test_the_last_tiles_are_still_laid_out_unless_the_variant_forbids_it(
    edition: str, partial: bool | None, first_space: str
) -> None:
    options: dict[str, object] = {} if partial is None else {"final_partial_refill": partial}
    game = given(edition=edition, options=options, market="- SER3-ESW - -", supply="PAV8-", deciding="upkeep of 0")
    assert game.over
    assert market_of(game) == [first_space, "SER3-ESW", "-", "-"]


@rule("BASE-ED-08")
@every_edition
@pytest.mark.parametrize(("holes", "verdict"), [(None, "BASE-PLACE-08"), ("region", "BASE-PLACE-08"), ("cell", None)])
def test_a_hole_of_two_cells_is_allowed_only_by_the_literal_reading(
    edition: str, holes: str | None, verdict: str | None
) -> None:
    options: dict[str, object] = {} if holes is None else {"hole_rule": holes}
    game = given(edition=edition, options=options, alhambras=[PAIR_HOLE], pending=["GAR11-"], deciding="placement of 0")
    assert refusal(game, "place GAR11- 2,1") == verdict
    assert ("place GAR11- 2,1" in texts(game)) is (verdict is None)


@rule("BASE-ED-09")
@every_edition
def test_a_tile_drawn_never_returns_to_the_supply(edition: str) -> None:
    """Bag, tile tower or face-down stack: one shuffle at the start, the same for a seed, drawn from one end."""
    game = alhambra.new_game(seats=3, edition=edition, seed=11)
    order = game.record.shuffles[0]
    assert order == alhambra.new_game(seats=3, seed=11).record.shuffles[0]
    rng = random.Random(11)
    left = len(order) - 4
    while not game.over:
        names = [tile.name for tile in game.state.bag[game.state.drawn :]]
        assert names == order[len(order) - len(names) :]
        assert len(names) <= left
        left = len(names)
        game.play(rng.choice(game.legal_moves))


@rule("BASE-ED-10")
@every_edition
def test_scores_run_on_after_a_lap_of_the_track(edition: str) -> None:
    game = given(
        edition=edition,
        scores=[59, 99, 359],
        alhambras=["PAV8- 1,0", "TOW12- 1,0", "TOW7-NEW 0,-1, TOW11- 1,0"],
        scorings_done=2,
        deciding="end of 0",
    )
    assert game.scores == [59 + 16, 99 + 13, 359 + 21 + 3]
    assert game.winners == [2]


@rule("BASE-ED-11")
@every_edition
def test_older_names_of_the_currencies_are_understood(edition: str) -> None:
    """Only words: the coins and the tiles are the same, and the notation keeps to one name for each."""
    game = given(
        edition=edition, hands=["dinar 7"], market="- - CHA9-S -", display="dinar 3, dinar 2, florin 4, ducat 8"
    )
    assert str(game.parse("take denier 3 denar 2")) == "take dinar 3 dinar 2"
    assert refusal(game, "take denier 3 denier 2") is None
    assert refusal(game, "take gulden 4") is None
    assert refusal(game, "take dukat 8") is None
    assert refusal(game, "buy CHA9-S denier 7") == "BASE-BUY-02"


@rule("BASE-ED-12")
@every_edition
@pytest.mark.parametrize(("at_least_one", "others"), [(None, 0), (True, 0), (False, (13 + 6) // 2)])
def test_who_has_no_tower_scores_none_unless_the_variant_says_so(
    edition: str, at_least_one: bool | None, others: int
) -> None:
    options: dict[str, object] = {} if at_least_one is None else {"min_one_building": at_least_one}
    game = given(edition=edition, options=options, alhambras=["TOW11- 1,0"], deciding="end of 0")
    assert [points(game, seat, "tower") for seat in range(3)] == [21, others, others]


@rule("BASE-ED-01", "BASE-ED-02", "BASE-ED-03", "BASE-ED-06", "BASE-ED-07", "BASE-ED-08", "BASE-ED-12")
@every_edition
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("second_scoring_pile", 4),
        ("second_scoring_pile", 5),
        ("scoring_order", "wall_first"),
        ("scoring_order", "buildings_first"),
        ("extra_action", "must"),
        ("extra_action", "may"),
        ("end_trigger", "supply_empty"),
        ("final_partial_refill", False),
        ("hole_rule", "cell"),
        ("min_one_building", False),
    ],
)
def test_every_flag_can_be_set_alone(edition: str, name: str, value: object) -> None:
    usual = alhambra.new_game(edition=edition, seed=1).rules.options.values
    found = alhambra.new_game(edition=edition, seed=1, options={name: value}).rules.options.values
    assert found == {**usual, name: value}


@rule("BASE-ED-08")
def test_the_literal_reading_forbids_a_hole_of_one_cell() -> None:
    shape = "PAV8- 0,-1, PAV8- 1,-1, PAV8- 2,-1, PAV8- 2,0, PAV8- 0,1"
    assert Plan(shape, hole_rule="cell").why_not("GAR10-", 1, 1) == "BASE-PLACE-08"
