"""The three scorings."""

from __future__ import annotations

import pytest

from alhambra import Game
from alhambra.modules.dirk.module import DIRK, DIRKS
from kit import events, given, play, points, rule

TILES = {
    "pavilion": "PAV2-NEW PAV3-SW PAV4-ES PAV5-NW PAV6-N PAV7-E PAV8-",
    "seraglio": "SER3-ESW SER4-NE SER5-SW SER6-ES SER7-W SER8-S SER9-",
    "arcades": "ARC4-NES ARC5-NW ARC6-SW ARC6-NE ARC7-ES ARC8-N ARC8-E ARC9- ARC10-",
    "chambers": "CHA5-NSW CHA6-ES CHA7-SW CHA7-NE CHA8-NW CHA9-W CHA9-S CHA10- CHA11-",
    "garden": "GAR6-ESW GAR7-NSW GAR8-SW GAR8-NE GAR8-NW GAR9-E GAR10-N GAR10-W GAR10- GAR11- GAR12-S",
    "tower": "TOW7-NEW TOW8-NES TOW9-ES TOW9-NE TOW9-NW TOW10-W TOW11-N TOW11-S TOW11- TOW12- TOW13-E",
}


def owners(building: str, *counts: int) -> list[str]:
    """Alhambras with so many tiles of one building each, in a row: how they lie does not matter for majorities."""
    names = TILES[building].split() * 2  # a vector may speak of more tiles than there are
    found = []
    for count in counts:
        own, names = names[:count], names[count:]
        found.append(", ".join(f"{name} {x},0" for x, name in enumerate(own, 1)))
    return found


def scoring_of(scoring: int, alhambras: list[str], seats: int = 0) -> Game:
    """The game just after this scoring of these Alhambras."""
    seats = seats or len(alhambras)
    if scoring == 3:
        return given(seats=seats, alhambras=alhambras, deciding="end of 0")
    return given(seats=seats, alhambras=alhambras, due=[scoring], scorings_done=scoring - 1, deciding="upkeep of 0")


def shares(scoring: int, building: str, *counts: int) -> list[int]:
    """What the owners of so many tiles of one building get for it."""
    game = scoring_of(scoring, owners(building, *counts))
    return [points(game, seat, building) for seat in range(len(counts))]


@rule("BASE-SCORE-01")
def test_there_are_three_scorings_two_by_card_and_one_at_the_end() -> None:
    game = given(
        alhambras=["TOW11- 1,0"],
        display="",
        deck="scoring 1, florin 1, florin 2, florin 3, florin 4, scoring 2, florin 5, florin 6",
        market="PAV2-NEW SER3-ESW ARC4-NES CHA5-NSW",
        hands=["", "dinar 9"],
        supply="",
        deciding="upkeep of 2",
    )
    assert [facts["scoring"] for facts in events(game, "scoring")] == [1]
    assert game.scores[0] == 6
    game.play("take florin 1")
    assert [facts["scoring"] for facts in events(game, "scoring")] == [1, 2]
    assert game.scores[0] == 6 + 13
    play(game, "buy ARC4-NES dinar 9", "keep ARC4-NES", "keep PAV2-NEW")  # the pavilion is a leftover
    assert game.over
    assert [facts["scoring"] for facts in events(game, "scoring")] == [1, 2, 3]
    assert game.scores[0] == 6 + 13 + 21


@rule("BASE-SCORE-02")
@pytest.mark.parametrize(
    ("building", "first", "second", "third"),
    [
        ("pavilion", [1], [8, 1], [16, 8, 1]),
        ("seraglio", [2], [9, 2], [17, 9, 2]),
        ("arcades", [3], [10, 3], [18, 10, 3]),
        ("chambers", [4], [11, 4], [19, 11, 4]),
        ("garden", [5], [12, 5], [20, 12, 5]),
        ("tower", [6], [13, 6], [21, 13, 6]),
    ],
)
def test_points_by_building_and_rank(building: str, first: list[int], second: list[int], third: list[int]) -> None:
    for scoring, table in enumerate([first, second, third], 1):
        expected = [*table, 0, 0, 0][:4]
        assert shares(scoring, building, 4, 2, 1, 0) == expected
        assert shares(scoring, building, 0, 1, 2, 4) == expected[::-1]


@rule("BASE-SCORE-02")
def test_the_fourth_place_gets_nothing() -> None:
    assert shares(3, "tower", 1, 2, 3, 4) == [0, 6, 13, 21]


@rule("BASE-SCORE-03")
def test_the_number_of_tiles_counts_not_their_price() -> None:
    game = scoring_of(3, ["TOW7-NEW 0,-1, TOW8-NES 1,0", "TOW13-E 1,0", ""])
    assert [points(game, seat, "tower") for seat in range(3)] == [21, 13, 0]


@rule("BASE-SCORE-03")
def test_tiles_of_the_reserve_do_not_count() -> None:
    game = given(
        alhambras=["TOW11- 1,0", "TOW12- 1,0, TOW13-E 0,-1"],
        reserves=["TOW7-NEW, TOW8-NES, TOW10-W", "", "TOW9-NE"],
        deciding="end of 0",
    )
    assert [points(game, seat, "tower") for seat in range(3)] == [13, 21, 0]


@rule("BASE-SCORE-03")
def test_the_tiles_behind_a_rank_are_told() -> None:
    game = scoring_of(2, ["TOW11- 1,0, TOW12- 2,0, PAV8- 0,1", "TOW13-E 1,0", ""])
    lines = events(game, "scoring")[0]["lines"]
    assert isinstance(lines, list)
    line = next(line for line in lines if line["seat"] == 0 and line["what"] == "tower")
    assert (line["rule"], line["round"], line["points"]) == ("BASE-SCORE-02", 2, 13)
    assert (line["rank"], line["count"]) == (1, 2)
    assert sorted(line["tiles"]) == ["TOW11-", "TOW12-"]


@rule("BASE-SCORE-04")
@pytest.mark.parametrize("building", TILES)
def test_who_has_no_tile_of_a_building_is_not_ranked(building: str) -> None:
    assert shares(3, building, 0, 0, 0) == [0, 0, 0]
    alone = shares(3, building, 0, 2, 0)
    assert alone[1] > 0
    assert alone[0] == alone[2] == 0


@rule("BASE-SCORE-05")
def test_those_tied_share_the_ranks_that_they_occupy() -> None:
    assert shares(3, "garden", 2, 2, 1) == [(20 + 12) // 2, (20 + 12) // 2, 5]
    assert shares(3, "garden", 3, 1, 1) == [20, (12 + 5) // 2, (12 + 5) // 2]
    assert shares(3, "garden", 3, 2, 1, 1) == [20, 12, 5 // 2, 5 // 2]
    assert shares(3, "garden", 1, 1, 1, 1) == [37 // 4] * 4
    assert shares(2, "garden", 2, 2, 1) == [(12 + 5) // 2, (12 + 5) // 2, 0]


@rule("BASE-SCORE-05")
def test_a_line_of_shared_points_names_the_rule_of_ties() -> None:
    game = scoring_of(2, owners("tower", 1, 1, 0))
    lines = events(game, "scoring")[0]["lines"]
    assert isinstance(lines, list)
    rules = {(line["rule"], line["rank"], line["shared"]) for line in lines if line["what"] == "tower"}
    assert rules == {("BASE-SCORE-05", 1, 2)}


@rule("BASE-SCORE-06")
def test_the_remainder_of_a_division_is_lost() -> None:
    assert sum(shares(2, "tower", 1, 1, 0)) == 18  # of 19
    assert sum(shares(1, "chambers", 1, 1, 1)) == 3  # of 4
    assert shares(1, "seraglio", 1, 1, 1) == [0, 0, 0]  # of 2


@rule("BASE-SCORE-07")
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_everybody_scores_his_longest_wall_in_each_scoring(scoring: int) -> None:
    game = scoring_of(scoring, ["TOW7-NEW 0,-1", "CHA6-ES 1,0", "PAV8- 1,0"])
    assert [points(game, seat, "wall") for seat in range(3)] == [3, 2, 0]


@rule("BASE-SCORE-07")
def test_the_segments_behind_wall_points_are_told() -> None:
    game = scoring_of(1, ["TOW7-NEW 0,-1", "", ""])
    lines = events(game, "scoring")[0]["lines"]
    assert isinstance(lines, list)
    line = next(line for line in lines if line["what"] == "wall")
    assert (line["rule"], line["seat"], line["points"]) == ("BASE-SCORE-07", 0, 3)
    assert sorted(line["segments"]) == [[0, -1, "E"], [0, -1, "N"], [0, -1, "W"]]


@rule("BASE-SCORE-08")
@pytest.mark.parametrize("order", ["wall_first", "buildings_first"])
def test_all_counts_are_taken_on_the_state_at_the_beginning(order: str) -> None:
    """Dirk's new tiles do not count in the scoring that brings them, whatever the order of the lines."""
    game = given(
        seats=2,
        options={"scoring_order": order},
        alhambras=["TOW7-NEW 0,-1"],
        market="PAV2-NEW SER3-ESW ARC4-NES CHA5-NSW",
        supply="TOW8-NES TOW9-ES TOW9-NE TOW9-NW TOW10-W TOW11-N GAR11-",
        due=[1],
        deciding="upkeep of 0",
    )
    assert len(game.state.part(DIRKS).owned) == 6
    assert game.scores == [6 + 3, 0]
    assert points(game, DIRK) == 0


@rule("BASE-SCORE-08")
def test_the_lines_of_a_scoring_add_up_to_the_scores() -> None:
    game = scoring_of(
        3, ["TOW7-NEW 0,-1, GAR10- 1,0", "TOW11- 1,0, CHA6-ES 1,1", "GAR11- 1,0, ARC8-N 0,1, TOW12- 0,-1"]
    )
    assert game.scores == [points(game, seat) for seat in range(3)]
    assert all(game.scores)


# ---------------------------------------------------------------------- test vectors


@rule("BASE-TV-04")
def test_vector_sole_majority_in_chambers() -> None:
    assert shares(1, "chambers", 2, 1, 0) == [4, 0, 0]


@rule("BASE-TV-05")
def test_vector_towers_in_the_second_scoring() -> None:
    assert shares(2, "tower", 3, 2, 1) == [13, 6, 0]


@rule("BASE-TV-06")
def test_vector_two_players_with_four_towers_each() -> None:
    assert shares(2, "tower", 4, 4, 3) == [9, 9, 0]


@rule("BASE-TV-07")
def test_vector_pavilions_in_the_third_scoring() -> None:
    assert shares(3, "pavilion", 3, 2, 1) == [16, 8, 1]


@rule("BASE-TV-10")
def test_vector_many_tied_for_first() -> None:
    assert shares(3, "tower", 2, 2, 2) == [13] * 3
    assert shares(3, "tower", 2, 2, 2, 2) == [10] * 4
    assert shares(3, "tower", 2, 2, 2, 2, 2) == [8] * 5


@rule("BASE-TV-11")
def test_vector_tied_behind_the_first() -> None:
    assert shares(3, "garden", 5, 3, 3) == [20, 8, 8]
    assert shares(3, "chambers", 3, 2, 1, 1, 1) == [19, 11, 1, 1, 1]


@rule("BASE-TV-12")
def test_vector_shares_rounded_down() -> None:
    assert shares(1, "pavilion", 2, 2, 0) == [0, 0, 0]
    assert shares(2, "seraglio", 3, 1, 1) == [9, 1, 1]


@rule("BASE-TV-13")
def test_vector_nobody_comes_second_without_a_tower() -> None:
    assert shares(2, "tower", 2, 0, 0) == [13, 0, 0]


@rule("BASE-TV-14")
def test_vector_dirk_shares_the_first_place() -> None:
    game = given(
        seats=2, alhambras=["ARC9- 1,0, ARC10- 2,0", "ARC8-N 1,0"], dirk="ARC4-NES, ARC5-NW", deciding="end of 0"
    )
    assert [points(game, seat, "arcades") for seat in (0, DIRK, 1)] == [14, 14, 3]
