"""Roll & Write: games and views as the public API hands them out, and the bounds of what a sheet may say."""

from __future__ import annotations

import random
from typing import Any

import pytest

from alhambra.core.setup import InvalidComponents
from alhambra.core.violations import IllegalMove
from alhambra.rollwrite.game import Game
from alhambra.rollwrite.layout import layout_with
from alhambra.rollwrite.rules import OPTIONS, rules_for
from alhambra.titles.roll_and_write.title import ROLL_AND_WRITE
from alhambra.titles.title import Wishes
from dicekit import LAYOUT, lay, layout, opened, set_up
from kit import rule
from random_moves import moves_of

NONE = dict.fromkeys(("pavilion", "seraglio", "arcades", "chambers", "garden", "tower"), 0)
START = {**NONE, "pavilion": 1, "seraglio": 1, "arcades": 1}


def played(seed: int, seats: int = 3, **options: object) -> Game:
    game = ROLL_AND_WRITE.begin(Wishes(seats, options=options), seed)
    for _ in moves_of(game, seed):
        pass
    return game


@rule("RW-COMP-05")
def test_a_view_tells_everything_on_the_table() -> None:
    game = set_up(2, [((2, 6), (3, 3)), ((4,), (1,))])
    lay(game, 0, coins=0)
    sheet = {"built": ["1,1", "1,2", "1,3"], "counts": START, "coins": 0, "circled": 3, "score": 0}
    assert game.view(1).to_json() == {
        "seat": 1,
        "ply": 0,
        "round": 1,
        "rounds": 18,
        "turn": 1,
        "first": 0,
        "active": 0,
        "specials": 0,
        "rest": [0, 0],
        "finishing": [],
        "decision": {"seat": 0, "kind": "action"},
        "legal_moves": [],
        "places": NONE,
        "players": [{**sheet, "yellow": [2, 6], "blue": [3, 3]}, {**sheet, "coins": 3, "yellow": [4], "blue": [1]}],
        "rivals": [{"counts": START, "score": 0}],
    }
    assert game.view(0).to_json()["legal_moves"] == ["build 2,3", "build 6,3", "coins"]
    assert [str(move) for move in game.view(0).legal_moves] == ["build 2,3", "build 6,3", "coins"]
    assert game.view(None).legal_moves == ()


def test_a_view_tells_what_happens_within_a_turn() -> None:
    game = set_up(3, [((2, 5), (3, 6)), ((1,), (1,)), ((4,), (4,))], options={"special_actions_per_turn": 2})
    lay(game, 0, coins=9, built=[(1, 5), (3, 3), (4, 6)])
    game.play("change y2:4")
    assert game.view(0).to_json()["specials"] == 1
    game.play("build 4,3")
    view = game.view(None)
    assert (view.to_json()["rest"], view.rest) == ([5, 6], (5, 6))
    assert not view.over
    lay(game, 0, built=[(2, 5), (3, 3), (4, 6), (6, 2)])  # all pavilions but the first one
    game.state.build(0, 0)
    assert game.view(1).to_json()["finishing"] == [{"family": "pavilion", "seat": 0}]
    game.play("pass")
    assert game.view(1).to_json()["rest"] == [0, 0]
    assert game.view(1).specials == 0


def test_special_actions_are_bits() -> None:
    for changed, bits in ((False, 2), (True, 3)):
        game = set_up(
            3,
            [((2, 5), (3, 6)), ((1,), (1,)), ((4,), (4,))],
            rolls=[(1, 2, 3, 4)],
            options={"special_actions_per_turn": 2},
        )
        lay(game, 0, coins=9)
        if changed:
            game.play("change y2:3")
        game.play("build 5,3")
        game.play("second")
        assert game.view(0).specials == bits


def test_views_of_seats_that_are_not_there() -> None:
    game = opened(3)
    for seat in (-1, 3):
        with pytest.raises(ValueError, match="the seats are 0 to 2"):
            game.view(seat)
    assert [game.view(seat).seat for seat in (0, 2, None)] == [0, 2, None]


def test_views_are_equal_by_what_they_show() -> None:
    game = opened(3)
    assert game.view(1) == game.copy().view(1)
    assert hash(game.view(1)) == hash(game.copy().view(1))
    assert game.view(1) != game.view(2)
    assert game.view(1) != "a view"


def test_what_a_view_imagines_is_a_game_that_goes_on() -> None:
    for seed in range(6):
        game = ROLL_AND_WRITE.begin(Wishes(1 + seed % 5), seed)
        moves = moves_of(game, seed)
        for _ in range(9):
            next(moves)
        view = game.view(None)
        imagined = view.imagine(random.Random(seed))
        assert (imagined.ply, imagined.view(None)) == (game.ply, view)
        assert (imagined.can_undo, imagined.undo_line) == (False, game.ply)
        for _ in moves_of(imagined, seed):
            pass
        assert imagined.over
        assert imagined.view(0).over
        assert (game.ply, game.view(None)) == (view.ply, view)  # nothing happened here
        with pytest.raises(ValueError, match="an imagined game has no record"):
            _ = imagined.record


def test_after_the_end_standings_are_the_scores() -> None:
    game = played(4, 1, solo_duel=True)
    totals = [*game.scores, *[rival.points for rival in game.state.rivals]]
    assert game.standings() == game.view(0).standings == totals
    assert game.view(None).scores == game.scores == [game.state.players[0].points]
    assert (game.over, game.outlook(), game.legal_moves) == (True, [], ())


@rule("RW-COMP-05")
@rule("RW-ROUND-03")
def test_what_is_cited_when_nothing_goes_on_or_back() -> None:
    game = set_up(3)
    with pytest.raises(IllegalMove) as error:
        game.undo()
    assert (error.value.violation.rule, error.value.violation.reason) == ("RW-COMP-05", "undo-start")
    game.play("coins")
    with pytest.raises(IllegalMove) as error:
        game.undo()
    assert (error.value.violation.rule, error.value.violation.reason) == ("RW-COMP-05", "undo-line")
    over = played(1)
    with pytest.raises(IllegalMove) as error:
        over.play("coins")
    assert (error.value.violation.rule, error.value.violation.reason) == ("RW-ROUND-03", "game-over")


def test_headers_of_a_record() -> None:
    usual = played(3).record.headers
    assert usual == {
        "Game": "Alhambra Roll & Write", "Format": "1", "Rules": "1", "Options": "", "Seats": "3", "Seed": "3",
        "Generator": "jsf32", "Result": usual["Result"],
    }  # fmt: skip
    duel = played(3, 1, solo_duel=True, fictitious_players=4).record
    assert duel.headers["Options"] == "fictitious_players=4 solo_duel=true"
    assert duel.turns[-1].scorings == [(1, [int(duel.headers["Result"])])]
    corrected = ROLL_AND_WRITE.begin(Wishes(3, components={"sheet": {"coin_reserve": {"size": 9}}}), 3)
    assert corrected.record.headers["Components"] == '{"sheet": {"coin_reserve": {"size": 9}}}'


def test_a_copy_lists_the_same_moves() -> None:
    game = opened(3)
    moves = game.legal_moves
    assert game.copy().legal_moves is moves


def test_options_and_the_rules_that_they_are_about() -> None:
    assert [(option.name, option.values, option.rule) for option in OPTIONS] == [
        ("special_actions_per_turn", (1, 2), "RW-SPEC-01"),
        ("fictitious_players", (2, 3, 4), "RW-SOLO-04"),
        ("solo_duel", (False, True), "RW-SOLO-05"),
    ]
    assert rules_for(1, {"solo_duel": True}, LAYOUT).duel
    assert not rules_for(1, None, LAYOUT).duel
    assert [rules_for(3, {"special_actions_per_turn": one}, LAYOUT).specials for one in (1, 2)] == [1, 2]
    assert rules_for(2, {"fictitious_players": 2, "solo_duel": False}, LAYOUT).departures() == {}  # as usual


# ---------------------------------------------------------------------------------------------- what a sheet may say


@pytest.mark.parametrize(
    ("table", "name", "least", "most"),
    [
        ("coins", "starting", 0, 20),  # no more than the track has
        ("coins", "coins_per_point", 1, 60),
        ("coins", "cost_change_die_by_one", 1, 60),
        ("coins", "cost_second_building", 0, 60),
        ("coin_reserve", "size", 3, 60),
        ("rounds", "starting_buildings", 0, 12),
    ],
)
def test_bounds_of_numbers(table: str, name: str, least: int, most: int) -> None:
    for value in (least, most):
        layout(**{table: {name: value}})
    wrong: tuple[object, ...] = (least - 1, most + 1, "3", True)
    for one in wrong:
        with pytest.raises(InvalidComponents):
            layout(**{table: {name: one}})


@pytest.mark.parametrize(
    ("path", "good", "bad"),
    [
        (("rounds", "by_players", "3"), (1, 99), (0, 100)),
        (("rounds", "by_players", "5"), (1, 99), (0, 100)),
        (("solo", "dummy_bonus", "2"), (0, 999), (-1, 1000)),
        (("solo", "dummy_bonus", "4"), (0, 999), (-1, 1000)),
        (("scoring", "tower"), ([99, 99, 0], [0, 0, 0]), ([100, 1, 1], [3, 2, -1], [3, 2], [3, 2, 1, 0])),
        (("lines", "points_by_built"), ([0] * 7, [99] * 7), ([0] * 6, [0] * 8, [*[0] * 6, 100], [-1, *[0] * 6])),
    ],
)
def test_bounds_of_lists_and_of_numbers_by_players(path: tuple[str, ...], good: Any, bad: Any) -> None:
    def corrected(value: object) -> dict[str, object]:
        found: Any = value
        for name in reversed(path):
            found = {name: found}
        return {"sheet": found}

    for value in good:
        layout_with(corrected(value), "tests")
    for value in bad:
        with pytest.raises(InvalidComponents, match=path[-1]):
            layout_with(corrected(value), "tests")


@rule("RW-ROUND-01")
@rule("RW-SOLO-05")
def test_rounds_and_bonus_are_those_of_all_who_take_part() -> None:
    own = layout(rounds={"by_players": {"3": 7, "4": 8, "5": 9}}, solo={"dummy_bonus": {"2": 1, "3": 2, "4": 3}})
    assert [rules_for(seats, None, own).rounds for seats in (1, 2, 3, 4, 5)] == [7, 7, 7, 8, 9]
    assert [rules_for(1, {"fictitious_players": rivals}, own).rounds for rivals in (2, 3, 4)] == [7, 8, 9]
    assert [own.bonus_against(rivals) for rivals in (2, 3, 4)] == [1, 2, 3]
    assert layout(rounds={"by_players": {"1": 5, "2": 5, "3": 5}}).rounds == [5, 15, 12]


def test_the_sheet_that_is_shipped_is_read_once() -> None:
    assert layout_with(None, "") is layout_with({}, "") is LAYOUT
    assert LAYOUT.corrections == {}
    assert layout(coin_reserve={"size": 9}) is not LAYOUT


@rule("RW-COMP-04")
def test_counts_of_a_grid_may_be_said_again_if_they_are_right() -> None:
    cells = [["tower"] * 6] * 6
    assert layout(grid={"cells": cells}).boxes == [0, 0, 0, 0, 0, 36]
    counts = {**NONE, "tower": 36}
    assert layout(grid={"cells": cells}, building_counts=counts).boxes == [0, 0, 0, 0, 0, 36]
    with pytest.raises(InvalidComponents, match=r"building_counts\.tower: must be 36"):
        layout(grid={"cells": cells}, building_counts={**NONE, "tower": 35})


def test_prices_and_points_of_another_sheet_are_used() -> None:
    own = layout(coins={"cost_change_die_by_one": 2, "cost_second_building": 1, "coins_per_point": 3, "starting": 4})
    game = set_up(3, [((2, 5), (3, 6)), ((1,), (1,)), ((4,), (4,))], sheet=own)
    assert game.state.players[0].coins == 4
    assert "change y2:4" in [str(move) for move in game.legal_moves]
    assert "change y2:4 b3:4" not in [str(move) for move in game.legal_moves]
    trial = game.copy()
    trial.play("change y2:4")
    assert trial.state.players[0].coins == 0
    game.play("build 2,3")
    game.play("second")
    assert game.state.players[0].coins == 3
