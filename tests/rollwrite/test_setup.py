"""Roll & Write: components and set-up (RW-COMP, RW-SETUP, RW-FICT-01 and -02, RW-R8)."""

from __future__ import annotations

import random

import pytest

from alhambra.core.rng import jsf32
from alhambra.core.setup import InvalidComponents, InvalidSetup
from alhambra.rollwrite.layout import TYPES, layout_with
from alhambra.rollwrite.rules import rules_for
from alhambra.rollwrite.state import cell_at, crossing
from dicekit import LAYOUT, dice_of, layout, opened, set_up
from kit import rule


@rule("RW-COMP-01")
@rule("RW-TV-12")
@pytest.mark.parametrize(("seats", "rivals", "dice"), [(5, 0, 12), (4, 0, 10), (3, 0, 8), (2, 1, 8), (1, 2, 8)])
def test_dice_in_play(seats: int, rivals: int, dice: int) -> None:
    """Each rival has a pair of its own; there are twelve dice, as many of either colour."""
    game = opened(seats)
    assert len(game.state.rivals) == rivals
    yellow = sum(len(player.yellow) for player in game.state.players) + rivals
    blue = sum(len(player.blue) for player in game.state.players) + rivals
    assert yellow == blue
    assert yellow + blue == dice


@rule("RW-TV-12")
@rule("RW-SOLO-04")
@pytest.mark.parametrize(("rivals", "dice", "rounds"), [(2, 8, 18), (3, 10, 15), (4, 12, 12)])
def test_dice_and_rounds_alone(rivals: int, dice: int, rounds: int) -> None:
    game = opened(1, options={"fictitious_players": rivals})
    player = game.state.players[0]
    assert len(player.yellow) + len(player.blue) + 2 * rivals == dice
    assert game.rules.rounds == rounds


@rule("RW-COMP-02")
def test_yellow_is_the_row_and_blue_the_column() -> None:
    assert LAYOUT.grid[cell_at(2, 5)] == TYPES.index("pavilion")  # the second row, the fifth column
    assert LAYOUT.grid[cell_at(5, 2)] == TYPES.index("garden")
    assert crossing(cell_at(2, 5)) == "2,5"
    assert sorted(cell_at(yellow, blue) for yellow in range(1, 7) for blue in range(1, 7)) == list(range(36))


@rule("RW-COMP-03")
def test_a_row_of_the_score_sheet_for_everybody() -> None:
    game = opened(2)
    assert game.state.contenders == 3
    assert [sum(game.state.counts_of(contender)) for contender in range(3)] == [3, 3, 3]
    assert [len(points) for points in LAYOUT.points] == [3] * 6


@rule("RW-COMP-04")
def test_counts_are_those_of_the_grid() -> None:
    assert LAYOUT.boxes == [LAYOUT.grid.count(kind) for kind in range(6)]
    assert sum(LAYOUT.boxes) == 36
    assert LAYOUT.points[TYPES.index("pavilion")] == [16, 8, 1]
    assert LAYOUT.points[TYPES.index("tower")] == [21, 13, 6]


@rule("RW-COMP-04")
def test_a_sheet_of_ones_own() -> None:
    towers = [["tower"] * 6] * 5 + [["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]]
    own = layout(grid={"cells": towers}, coin_reserve={"size": 12})
    assert own.boxes == [1, 1, 1, 1, 1, 31]
    assert own.reserve == 12
    game = opened(2, sheet=own)
    rng = random.Random(1)
    while not game.over:
        game.play(rng.choice(game.legal_moves))
    assert game.record.headers["Components"].startswith('{"sheet": {"coin_reserve"')


@rule("RW-COMP-04")
@pytest.mark.parametrize(
    ("corrections", "problem"),
    [
        ({"sheet": {"grid": {"cells": [["tower"] * 6] * 5}}}, "sheet: grid.cells: must have 6 rows"),
        ({"sheet": {"grid": {"cells": [["tower"] * 5] * 6}}}, "sheet: grid.cells: row 1 must have 6 types"),
        ({"sheet": {"grid": {"cells": [["castle"] * 6] * 6}}}, "row 1 has 'castle', which is none of pavilion"),
        ({"sheet": {"building_counts": {"tower": 8}}}, "building_counts.tower: must be 7"),
        ({"sheet": {"scoring": {"tower": [1, 2, 3]}}}, "scoring.tower: must be 3 numbers, none larger"),
        ({"sheet": {"scoring": {"tower": [1, 2]}}}, "scoring.tower: must be 3 numbers"),
        ({"sheet": {"lines": {"points_by_built": [1, 0, 0, 0, 0, 0, 0]}}}, "none smaller than the one before"),
        ({"sheet": {"lines": {"points_by_built": [1]}}}, "must be 7 numbers"),
        ({"sheet": {"coin_reserve": {"size": 2}}}, "coin_reserve.size: must be a whole number from 3 to 60"),
        ({"sheet": {"towers": 3}}, "sheet.towers: unknown"),
        ({"sheet": 3}, "must be a table"),
        ({"sheet": {"dice": {"blue": 5}}}, "dice.blue: cannot be corrected"),
        ({"sheet": {"rounds": {"by_players": {"2": 10}}}}, "rounds.by_players.2: cannot be corrected"),
        ({"sheet": {"rounds": {"by_players": {"1": 10, "3": 9}}}}, "rounds.by_players.1: cannot be corrected"),
        ({"sheet": {"rounds": {"by_players": {"3": 0}}}}, "rounds.by_players.3: must be a whole number from 1 to 99"),
        ({"sheet": {"rounds": {"by_players": 3}}}, "must be a table"),
        ({"base": {}}, "base: unknown; what can be corrected is [sheet"),
    ],
)
def test_a_sheet_that_cannot_be(corrections: dict[str, object], problem: str) -> None:
    with pytest.raises(InvalidComponents) as error:
        layout_with(corrections, "sheet")
    assert problem in str(error.value)


@rule("RW-COMP-05")
def test_everything_lies_open_but_the_dice_to_come() -> None:
    """Two games that differ in nothing but the dice to come look the same to everybody."""
    here, there = set_up(2), set_up(2)
    there.state.chance = jsf32(99)
    for seat in (None, 0, 1):
        assert here.view(seat) == there.view(seat)
    here.play("coins")
    there.play("coins")
    assert here.view(0) != there.view(0)


@rule("RW-COMP-05")
def test_undo_goes_back_to_the_last_roll_and_no_further() -> None:
    game = set_up(3, [((3, 4), (3, 4)), ((5,), (5,)), ((5,), (5,))])
    game.play("change y3:2")
    game.undo()
    assert game.ply == 0
    assert game.state.players[0].coins == 3
    game.play("coins")
    assert not game.can_undo


@rule("RW-COMP-06")
def test_upper_bounds() -> None:
    """At most 27 cells of a player with 18 rounds and 20 coins; a fictitious player has 21 boxes after 18 rounds."""
    most = 0
    for seed in range(20):
        game = opened(1, options={})
        rng = random.Random(seed)
        while not game.over:
            builds = [move for move in game.legal_moves if move.verb in ("build", "second")]
            game.play(rng.choice(builds or game.legal_moves))
        most = max(most, sum(game.state.players[0].counts))
        assert [sum(rival.counts) for rival in game.state.rivals] == [21, 21]
    assert 18 < most <= 3 + 18 + (20 - 3 + 3) // 3


@rule("RW-SETUP-01")
def test_chance_says_who_begins() -> None:
    assert {opened(4, [[face]]).state.first for face in (1, 2, 3, 4)} == {0, 1, 2, 3}
    decision = set_up(3, first=2).decision
    assert decision is not None
    assert decision.seat == 2


@rule("RW-SETUP-02")
@rule("RW-SETUP-06")
def test_three_buildings_in_turn_order_each_somewhere_else() -> None:
    rolls = [[2], (1, 1), (1, 1), (2, 2), (1, 1), (1, 2), (6, 6), (1, 3)]  # seat 1 begins; seat 0 rolls 1,1 twice
    game = opened(2, rolls)
    built = [[crossing(cell) for cell in range(36) if player.has(cell)] for player in game.state.players]
    assert built == [["1,1", "1,2", "1,3"], ["1,1", "2,2", "6,6"]]
    events = [event for event in game.events if event.verb == "start"]
    assert [event.seat for event in events] == [1, 0, 1, 0, 1, 0]
    assert events[0].facts == {"cell": "1,1", "family": "pavilion"}
    for player in game.state.players:
        assert player.counts == [
            sum(LAYOUT.grid[cell] == kind for cell in range(36) if player.has(cell)) for kind in range(len(TYPES))
        ]


@rule("RW-SETUP-02")
def test_a_cell_that_is_built_is_rolled_again() -> None:
    game = opened(3, [[1], (1, 1), (1, 1), (1, 1), (1, 1), (1, 2)])  # the fifth pair is rolled instead of the fourth
    starts = [event.facts["cell"] for event in game.events if event.verb == "start"]
    assert starts[:4] == ["1,1", "1,1", "1,1", "1,2"]


@rule("RW-SETUP-02")
def test_it_is_the_crossing_of_both_dice_that_is_looked_at() -> None:
    game = opened(1, [(2, 5), (5, 2), (2, 5), (5, 5)])  # 5,2 is free although 2,5 is built; 2,5 is rolled again
    starts = [event.facts["cell"] for event in game.events if event.verb == "start"]
    assert starts == ["2,5", "5,2", "5,5"]


@rule("RW-SETUP-03")
@rule("RW-SETUP-04")
@rule("RW-TURN-01")
def test_waiting_dice_and_the_extra_pair() -> None:
    game = set_up(3, [((2, 6), (3, 3)), ((4,), (1,)), ((5,), (6,))])
    assert dice_of(game) == [([2, 6], [3, 3]), ([4], [1]), ([5], [6])]
    assert [sum(player.counts) for player in game.state.players] == [3, 3, 3]


@rule("RW-SETUP-05")
def test_three_coins() -> None:
    assert [(player.coins, player.circled) for player in opened(5).state.players] == [(3, 3)] * 5


@rule("RW-FICT-01")
@rule("RW-SOLO-01")
def test_fictitious_players_fill_the_table() -> None:
    assert [rules_for(seats, None, LAYOUT).rivals for seats in (1, 2, 3, 4, 5)] == [2, 1, 0, 0, 0]


@rule("RW-FICT-02")
@rule("RW-R8")
def test_a_repeated_result_marks_the_next_box() -> None:
    """After the starting buildings of the players, before the dice that wait."""
    starts = [(1, 1), (1, 2), (1, 3)]
    game = opened(2, [[1], *[pair for pair in starts for _ in (0, 1)], (1, 6), (1, 6), (1, 6), (2, 3), (4, 5), (6, 6)])
    assert game.state.rivals[0].counts == [0, 0, 0, 0, 0, 3]
    assert dice_of(game) == [([2, 6], [3, 6]), ([4], [5])]


@rule("RW-FICT-02")
def test_a_type_without_a_free_box_is_rolled_again_in_set_up_too() -> None:
    cells = [["tower"] * 6] * 5 + [["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]]
    starts = [(1, 1), (1, 2), (1, 3)]
    rolls = [[1], *[pair for pair in starts for _ in (0, 1)], (6, 1), (6, 1), (6, 2), (6, 3)]
    game = opened(2, rolls, sheet=layout(grid={"cells": cells}))
    assert game.state.rivals[0].counts == [1, 1, 1, 0, 0, 0]


@rule("RW-ROUND-01")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 18), (2, 18), (3, 18), (4, 15), (5, 12)])
def test_rounds(seats: int, rounds: int) -> None:
    assert rules_for(seats, None, LAYOUT).rounds == rounds


@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (0, {}, "0 seats: 1 to 5 can play"),
        (6, {}, "6 seats: 1 to 5 can play"),
        (True, {}, "True seats: 1 to 5"),
        (2, {"fictitious_players": 3}, "option fictitious_players: only for one player (RW-SOLO-04)"),
        (2, {"solo_duel": True}, "option solo_duel: only for one player (RW-SOLO-05)"),
        (1, {"fictitious_players": 5}, "option fictitious_players: 5 is not one of 2, 3, 4"),
        (1, {"fictitious_player": 3}, "unknown option fictitious_player (did you mean fictitious_players?)"),
    ],
)
def test_what_cannot_be_played(seats: int, options: dict[str, object], problem: str) -> None:
    with pytest.raises(InvalidSetup) as error:
        rules_for(seats, options, LAYOUT)
    assert problem in str(error.value)
