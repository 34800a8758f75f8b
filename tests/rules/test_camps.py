"""The Camps: rules CAMP-*, and FLOW rules that need camps.

Camps are named by their bastions here, `{NE}`: their prices are not certain, and no rule depends on them.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import alhambra
from alhambra import Game
from alhambra.core.printed import Sheet
from alhambra.modules.camps.module import Camp
from alhambra.modules.dirk.module import DIRK
from alhambra.palace.printed import printed, sides_in
from kit import (
    Plan,
    alhambra_of,
    events,
    given,
    market_of,
    offered,
    play,
    points,
    refusal,
    reserve_of,
    rule,
    texts,
)
from random_games import Mix, played

CAMPS = [tile for tile in alhambra.new_game(modules=("camps",), seed=1).rules.supply if isinstance(tile, Camp)]
OPPOSITE = dict(zip("NESW", "SWNE", strict=True))
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def named(text: str) -> str:
    """The text with every `{NE}` replaced by the name of the printed camp with these bastions."""
    return re.sub(r"\{([NESW]+)\}", lambda match: _camp(match[1]).name, text)


def _camp(letters: str) -> Camp:
    for camp in CAMPS:
        if camp.name.endswith(f"-{letters}"):
            return camp
    raise AssertionError(f"no camp with bastions {letters}")


def plan(text: str, hole_rule: str = "region") -> Plan:
    return Plan(named(text), hole_rule)


def why_not(drawn: Plan, letters: str, x: int, y: int) -> str | None:
    """The rule that forbids to lay a camp with these bastions there."""
    return drawn.why_not(_camp(letters).name, x, y)


def camp_points(game: Game, seat: int = 0) -> dict[str, int]:
    """The points of each camp in all scorings so far, by its bastions."""
    found = {}
    for camp in CAMPS:
        if points(game, seat, camp.name):
            found[camp.name.split("-")[1]] = points(game, seat, camp.name)
    return found


# The picture of the older rulebook, and that of the newer one.
TV_1 = "CHA9-W -2,0, SER8-S -1,0, CHA10- 1,0, PAV7-E 2,0, GAR10-W 0,1"
TV_1_CAMPS = ", {E} -3,0, {W} 3,0, {NE} -1,1"
TV_2 = "CHA9-W -2,0, SER8-S -1,0, PAV7-E 1,0, GAR10-W 0,1, {E} -3,0, {W} 2,0, {NE} -1,1"
TV_5 = "PAV6-N 0,-1, PAV8- 1,0, ARC8-N 1,-1"
TV_9_RING = (
    "SER7-W 0,-1, PAV5-NW 0,-2, ARC8-N -1,0, PAV6-N -2,0, SER9- -3,0, ARC8-E -3,-1, PAV7-E -3,-2, PAV8- -3,-3, "
    "SER8-S -2,-3"
)
TV_9_CAMPS = ", {SW} -2,-1, {ES} -1,-1, {NW} -2,-2, {NE} -1,-2"


# ---------------------------------------------------------------------- components and set-up


@rule("CAMP-01")
def test_eight_camps_with_one_bastion_or_two_that_form_a_corner() -> None:
    assert len(CAMPS) == 8
    for camp in CAMPS:
        letters = camp.name.split("-")[1]
        assert 1 <= len(letters) <= 2
        assert len(letters) == 1 or letters in ("NE", "ES", "SW", "NW")
        assert camp.cost > 0


@rule("CAMP-01")
def test_an_arrow_points_through_every_bastion_and_nowhere_else() -> None:
    for row in Sheet(printed("camps"), "camps", "test").rows("camp"):
        assert sides_in(row, "arrows", 2) == sides_in(row, "bastions", 2)
    with pytest.raises(alhambra.InvalidComponents, match=r"camp_8\]\.arrows"):
        alhambra.new_game(
            modules=["camps"], seed=1, components={"camps": {"camp": [{"id": "camp_8", "arrows": ["N"]}]}}
        )


@rule("CAMP-02", "FLOW-07")
@pytest.mark.parametrize(("seats", "left"), [(2, 52), (3, 58), (6, 58)])
def test_camps_are_shuffled_into_the_buildings(seats: int, left: int) -> None:
    """62 tiles, four on the market, with two players six more with Dirk."""
    game = alhambra.new_game(seats=seats, modules=("camps",), seed=5)
    assert game.view().supply_size == left
    assert len(game.rules.supply) == 62
    orders = {
        tuple(tile.name for tile in alhambra.new_game(seats, modules=("camps",), seed=n).state.bag) for n in (1, 2)
    }
    for order in orders:
        assert sum(name.startswith("CAMP") for name in order) == 8
        places = [place for place, name in enumerate(order) if name.startswith("CAMP")]
        assert places != list(range(places[0], places[0] + 8)), "mixed, not in a heap"
    assert len(orders) == 2


# ---------------------------------------------------------------------- buying


@rule("CAMP-03", "FLOW-11")
def test_camps_are_bought_like_buildings() -> None:
    camp = _camp("NE")
    market = named("PAV8- {NE} GAR10- CHA10-")
    exact = f"dirham {camp.cost}"
    game = given("camps", market=market, hands=[f"{exact}, dirham 9, florin 9"])
    assert texts(game, f"buy {camp.name}") == {f"buy {camp.name} {exact}", f"buy {camp.name} dirham 9"}
    assert refusal(game, f"buy {camp.name} florin 9") == "BASE-BUY-01"
    play(game, f"buy {camp.name} {exact}")
    assert game.decision is not None
    assert game.decision.kind == "extra", "exact payment"
    over = given("camps", market=market, hands=["dirham 9"])
    play(over, f"buy {camp.name} dirham 9")
    assert over.decision is not None
    assert over.decision.kind == "placement", "overpaid: no extra action"


@rule("CAMP-04")
def test_camps_count_as_market_tiles() -> None:
    game = given("camps", market="- PAV8- GAR10- CHA10-", supply=named("{NE}"), deciding="upkeep of 0")
    assert market_of(game)[0] == named("{NE}"), "a camp fills a space"
    assert not game.over, "no space is empty"
    full = given("camps", market=named("{N} {E} {S} {W}"), supply="", deciding="upkeep of 0")
    assert not full.over
    short = given("camps", market=named("{N} {E} {S} -"), supply="", deciding="upkeep of 0")
    assert short.over, "a space without tile ends the game, whatever lies on the others"


@rule("CAMP-04", "CAMP-19")
def test_leftover_camps_are_distributed_and_may_be_built() -> None:
    game = given(
        "camps",
        deciding="end of 0",
        market=named("{NE} {S} - {W}"),
        alhambras=["TOW7-NEW 0,-1"],
        hands=["florin 9, ducat 1", "dirham 1, ducat 2", "ducat 2"],
    )
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (1, "distribution"), "seat 1 has most dirhams"
    assert texts(game) == {named("keep {S}")}, "nothing to lean on"
    play(game, named("keep {S}"))
    assert texts(game) == {named("keep {NE}"), named("place {NE} -1,-1")}
    play(game, named("place {NE} -1,-1"))
    assert game.over
    assert market_of(game)[3] == named("{W}"), "tied for ducats: it stays"
    assert camp_points(game) == {"NE": 1}


# ---------------------------------------------------------------------- placement


@rule("CAMP-05")
def test_a_bought_camp_is_built_or_stored() -> None:
    for move in ("place {E} -3,0", "keep {E}"):
        game = given("camps", deciding="placement of 0", pending=[named("{E}")], alhambras=[TV_1])
        assert texts(game) == {named("keep {E}"), named("place {E} -3,0")}
        play(game, named(move))
        assert (alhambra_of(game, 0).get((-3, 0)) == named("{E}")) == move.startswith("place")
        assert (reserve_of(game, 0) == {named("{E}")}) == move.startswith("keep")


@rule("CAMP-05")
def test_redesign_applies_to_camps() -> None:
    game = given("camps", alhambras=[named(TV_1 + ", {W} 3,0")], reserves=[named("{E} {NW} {SW}")])
    changes = {move for move in texts(game) if move.split()[0] in ("add", "remove", "swap") and "CAMP" in move}
    assert changes == {
        named("add {E} -3,0"),
        named("remove {W}"),
        named("swap {W} {NW}"),
        named("swap {W} {SW}"),
    }
    added = play(game.copy(), named("add {E} -3,0"))
    assert alhambra_of(added, 0)[-3, 0] == named("{E}")
    removed = play(game.copy(), named("remove {W}"))
    assert (3, 0) not in alhambra_of(removed, 0)
    assert named("{W}") in reserve_of(removed, 0)
    swapped = play(game.copy(), named("swap {W} {NW}"))
    assert alhambra_of(swapped, 0)[3, 0] == named("{NW}")
    assert reserve_of(swapped, 0) == {named("{E}"), named("{SW}"), named("{W}")}
    for after in (added, removed, swapped):
        assert after.decision is not None
        assert after.decision.seat == 1, "a redesign is the action of the turn"


@rule("CAMP-06")
def test_camps_are_never_rotated() -> None:
    camp = _camp("NE")
    game = given("camps", deciding="placement of 0", pending=[camp.name], alhambras=[TV_1])
    turned = camp.name.replace("-NE", "-SW")
    assert refusal(game, f"place {turned} 3,0") in ("BASE-PLACE-04", "CAMP-06")
    assert all(camp.name in move for move in texts(game))
    assert texts(game) == {f"keep {camp.name}", f"place {camp.name} -1,1", f"place {camp.name} -3,0"}


def beside(side: str, wall: bool, support: str = "") -> Plan:
    """An Alhambra with a building beyond that side of the cell 0,-4; `support` gives another side a wall to lean on."""
    x, y = STEP[side]
    tile = f"PAV8-{OPPOSITE[side] if wall else ''} {x},{y - 4}"
    if support:
        dx, dy = STEP[support]
        tile += f", GAR10-{OPPOSITE[support]} {dx},{dy - 4}"
    return Plan(tile)


CORNERS = {"N": "E", "E": "S", "S": "W", "W": "N"}  # clockwise neighbours


@rule("CAMP-07")
@pytest.mark.parametrize("side", "NESW")
def test_bastions_touch_walls_and_nothing_else(side: str) -> None:
    assert beside(side, True).why_not(f"CAMP5-{side}", 0, -4) is None
    assert beside(side, False).why_not(f"CAMP5-{side}", 0, -4) == "CAMP-07"


@rule("CAMP-07", "CAMP-R2")
@pytest.mark.parametrize("side", "NESW")
def test_green_sides_touch_no_building(side: str) -> None:
    """The camp leans on a wall with its other bastion, so only the green side is at fault."""
    bastion = CORNERS[side]
    assert beside(side, True, bastion).why_not(f"CAMP5-{bastion}", 0, -4) == "CAMP-07"
    assert beside(side, False, bastion).why_not(f"CAMP5-{bastion}", 0, -4) == "CAMP-07"


@rule("CAMP-07")
@pytest.mark.parametrize("side", "NESW")
def test_camps_touch_each_other_only_with_green_sides(side: str) -> None:
    """The camp leans on a wall with one bastion; another camp lies beyond `side`."""
    support = CORNERS[side]
    both = "".join(sorted(side + support, key="NESW".index))
    x, y = STEP[side]
    dx, dy = STEP[support]
    wall = f"GAR10-{OPPOSITE[support]} {dx},{dy - 4}, SER9- {x + dx},{y + dy - 4}"  # the corner between is filled
    green = Plan(f"{wall}, CAMP6-{support} {x},{y - 4}")
    bastion = Plan(f"{wall}, CAMP6-{OPPOSITE[side]} {x},{y - 4}")
    assert green.why_not(f"CAMP5-{support}", 0, -4) is None, "green against green"
    assert green.why_not(f"CAMP5-{both}", 0, -4) == "CAMP-07", "bastion against green"
    assert bastion.why_not(f"CAMP5-{support}", 0, -4) == "CAMP-07", "green against bastion"
    assert bastion.why_not(f"CAMP5-{both}", 0, -4) == "CAMP-07", "bastion against bastion"


@rule("CAMP-07", "CAMP-08", "CAMP-10")
def test_a_refusal_tells_what_touches_what() -> None:
    """The reason and the side are those of the pair at fault, for a camp and for a building beside one."""
    game = given(
        "camps",
        deciding="placement of 0",
        alhambras=[named("SER8-S 1,0, PAV8- 2,0, TOW11-S 3,0, {NW} 3,1")],
        pending=[named("{N} {NE} {S} PAV7-E GAR8-NW ARC9-")],
    )

    def said(move: str) -> tuple[str, str, str]:
        found = game.why_not(named(move))
        assert found is not None
        assert found.where is not None
        return found.rule, found.reason, found.where.side

    assert said("place {N} 2,1") == ("CAMP-07", "camp-bastion-side", "N"), "a bastion against an open side"
    assert said("place {S} 2,-1") == ("CAMP-07", "camp-bastion-side", "S")
    assert said("place {S} 1,1") == ("CAMP-07", "camp-green-side", "N"), "green against a wall"
    assert said("place {S} 4,1") == ("CAMP-08", "camp-no-wall", ""), "green against green alone"
    assert said("place {N} 9,9") == ("CAMP-08", "camp-no-wall", "")
    assert said("place {NE} 2,1") == ("CAMP-07", "camp-bastion-side", "N")
    assert said("place ARC9- 2,1") == ("CAMP-07", "place-outwork-needs-wall", "E"), "a bastion wants a wall"
    assert said("place ARC9- 4,1") == ("CAMP-07", "place-beside-outwork", "W"), "nothing touches the green side"
    assert offered(game, "place PAV7-E 2,1")


@rule("CAMP-08")
def test_a_camp_needs_a_wall_to_lean_on() -> None:
    lone = plan(TV_5 + ", {S} 1,-2")
    assert why_not(lone, "N", 2, -2) == "CAMP-08", "green against green is not enough"
    assert why_not(lone, "S", 0, -2) is None, "green against green, and a wall"
    assert why_not(plan(TV_5), "S", 5, 5) == "CAMP-08", "far from everything"
    assert why_not(plan(TV_5), "E", -1, -2) == "CAMP-08", "only a corner touches"


@rule("CAMP-09")
def test_no_way_on_foot_leads_to_a_camp() -> None:
    """All around the camp are walls; the walking rule would forbid it."""
    assert why_not(plan("TOW7-NEW 0,-1"), "S", 0, -2) is None
    assert why_not(plan("TOW7-NEW 0,-1"), "W", 1, -1) is None


@rule("CAMP-09", "CAMP-10")
def test_camps_are_neither_contact_nor_path_for_buildings() -> None:
    drawn = plan("TOW7-NEW 0,-1, {SW} 1,-1")
    assert drawn.why_not("PAV5-NW", 1, -2) == "CAMP-07", "a camp's green side takes no building"
    # {N} has its bastion in the north once TOW11-S leans there; a lone camp carries nothing
    lone = Plan("CAMP5-NE 3,0, PAV7-E 2,0")
    assert lone.why_not("PAV7-S", 3, -1) == "BASE-PLACE-07", "walls fit, but only a camp touches"
    walled = Plan("PAV8- 1,0, TOW11-E 1,-1, CAMP5-NW 2,0, TOW11-E 1,-2")
    assert walled.why_not("GAR10-SW", 2, -1) == "BASE-PLACE-06", "contact through a double wall, a camp is no path"


@rule("CAMP-10")
def test_buildings_laid_beside_a_camp_follow_the_side_table() -> None:
    """PAV8- gives the path from the west, the camp lies north of the cell."""
    for camp, allowed in (("CAMP5-SW", {"PAV7-N", "PAV7-NE"}), ("CAMP5-W", set())):
        drawn = Plan(f"PAV8- 1,0, TOW11-E 1,-1, {camp} 2,-1")
        for name in ("PAV7-N", "PAV7-", "PAV7-NE", "PAV7-S"):
            assert drawn.why_not(name, 2, 0) == (None if name in allowed else "CAMP-07"), name


@rule("CAMP-10")
def test_the_fountain_is_a_building_beside_a_camp() -> None:
    for letters, cell in (("N", (0, 1)), ("W", (1, 0)), ("S", (0, -1)), ("E", (-1, 0))):
        assert why_not(plan(""), letters, *cell) == "CAMP-07"


@rule("CAMP-11", "CAMP-TV-06")
def test_removing_a_building_must_leave_every_camp_a_wall() -> None:
    game = given("camps", alhambras=[named(TV_1 + TV_1_CAMPS)])
    assert refusal(game, "remove CHA9-W") == "CAMP-11"
    assert refusal(game, "remove PAV7-E") == "CAMP-11"
    assert refusal(game, "remove GAR10-W") is None
    removals = {move for move in texts(game, "remove") if "CAMP" not in move}
    assert removals == {"remove GAR10-W"}


@rule("CAMP-11")
def test_swapping_a_building_must_keep_the_wall_behind_a_camp() -> None:
    game = given("camps", alhambras=[named(TV_1 + TV_1_CAMPS)], reserves=["SER7-W GAR8-SW SER9-"])
    assert "swap CHA9-W SER7-W" in texts(game)
    assert refusal(game, "swap CHA9-W GAR8-SW") is None, "an outer wall more is no matter"
    assert refusal(game, "swap CHA9-W SER9-") == "CAMP-07", "the wall of a camp would go"
    assert refusal(game, "swap SER8-S SER9-") == "CAMP-07"
    assert {move for move in texts(game, "swap") if move.endswith("SER9-")} == {"swap CHA10- SER9-"}


@rule("CAMP-12", "CAMP-R3")
def test_a_camp_must_not_enclose_an_empty_cell() -> None:
    """A yard of one cell at 2,0, open to the east only: a camp there would close it."""
    text = "PAV8- 1,0, PAV8- 1,-1, PAV8- 2,-1, TOW11-S 3,-1, PAV8- 1,1, PAV8- 2,1"
    assert Plan(text).why_not("CAMP5-N", 3, 0) == "BASE-PLACE-08"
    assert Plan(text, "cell").why_not("CAMP5-N", 3, 0) == "BASE-PLACE-08"
    shorter = "PAV8- 1,0, PAV8- 1,-1, PAV8- 2,-1, TOW11-S 3,-1"
    assert Plan(shorter).why_not("CAMP5-N", 3, 0) is None


@rule("CAMP-12", "CAMP-R3")
def test_a_building_must_not_enclose_a_cell_together_with_camps() -> None:
    """The cell 1,-1 has tiles in the south and the west; the camp 2,-1 closes the east, the last building the north."""
    text = "PAV8- 1,0, PAV8- 0,-1, PAV8- 0,-2, SER8-N 2,0"
    assert Plan(text).why_not("GAR10-", 1, -2) is None
    assert Plan(text + ", CAMP5-S 2,-1").why_not("GAR10-", 1, -2) == "BASE-PLACE-08"
    assert Plan(text + ", CAMP5-S 2,-1", "cell").why_not("GAR10-", 1, -2) == "BASE-PLACE-08"


@rule("CAMP-12")
def test_a_camp_inside_a_yard_cannot_be_taken_out() -> None:
    game = given("camps", alhambras=[named(TV_9_RING + TV_9_CAMPS + ", PAV4-ES -1,-3")])
    for letters in ("NE", "NW", "SW", "ES"):
        assert refusal(game, named(f"remove {{{letters}}}")) == "BASE-PLACE-08"
    assert not {move for move in texts(game, "remove") if "CAMP" in move}


# ---------------------------------------------------------------------- scoring


@rule("CAMP-13")
def test_camps_score_in_each_of_the_three_scorings() -> None:
    palace = [named("TOW7-NEW 0,-1, {S} 0,-2")]
    game = given("camps", deciding="upkeep of 0", alhambras=palace, due=[1])
    assert camp_points(game) == {"S": 2}
    game = given("camps", deciding="end of 0", alhambras=palace, due=[1, 2])
    assert [len(scoring["lines"]) for scoring in events(game, "scoring")] == [3, 3, 3]  # type: ignore[arg-type]
    assert camp_points(game) == {"S": 6}


@rule("CAMP-13", "CAMP-16")
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_every_player_scores_the_own_camps_over_the_own_palace(scoring: int) -> None:
    """Three palaces of different depth; what the neighbours have built does not matter."""
    palaces = [
        named("TOW7-NEW 0,-1, {S} 0,-2"),
        named("PAV8- 1,0, GAR9-E 2,0, {W} 3,0"),
        named("CHA9-W -1,0, {E} -2,0, PAV6-N 0,-1, {SW} 0,-2"),
    ]
    rest: dict[str, Any] = {"due": [scoring], "deciding": "upkeep of 0"}
    if scoring == 3:
        rest = {"deciding": "end of 0", "scorings_done": 2}
    game = given("camps", alhambras=palaces, **rest)
    assert camp_points(game, 0) == {"S": 2}
    assert camp_points(game, 1) == {"W": 3}
    assert camp_points(game, 2) == {"E": 2, "SW": 2}
    (told,) = events(game, "scoring")
    lines = told["lines"]
    assert isinstance(lines, list)
    camps = [line for line in lines if line["what"].startswith("CAMP")]
    assert [line["seat"] for line in camps] == [0, 1, 2, 2]
    assert game.scores == [sum(line["points"] for line in lines if line["seat"] == seat) for seat in range(3)]


@rule("CAMP-16", "CAMP-13")
def test_both_arrows_of_a_corner_camp_and_those_of_others_count_the_same_building() -> None:
    """TOW8-NES is counted by three camps at once, each with the line behind it."""
    palace = named("PAV8- 1,0, TOW8-NES 2,0, {S} 2,-1, {NW} 2,1, {W} 3,0")
    game = given("camps", deciding="end of 0", alhambras=[palace])
    assert camp_points(game) == {"S": 1, "NW": 1, "W": 3}
    corner = named("SER8-S -1,0, CHA10- -1,-1, GAR10-W 0,1, ARC9- 1,1, {NE} -1,1")
    assert camp_points(given("camps", deciding="end of 0", alhambras=[corner])) == {"NE": 2 + 2}


@rule("CAMP-13")
def test_interior_walls_do_not_break_the_line() -> None:
    """PAV7-E and SER7-W stand back to back, a double wall between them."""
    palace = "PAV8- 0,1, PAV7-E 0,2, SER9- 1,1, SER7-W 1,2, GAR9-E 2,2, {W} 3,2"
    game = given("camps", deciding="end of 0", alhambras=[named(palace)])
    assert camp_points(game) == {"W": 3}


@rule("CAMP-14")
def test_the_fountain_counts_as_a_building_in_the_line() -> None:
    game = given("camps", deciding="end of 0", alhambras=[named("TOW7-NEW 0,-1, {S} 0,-2")])
    assert camp_points(game) == {"S": 2}


@rule("CAMP-15")
def test_the_line_ends_at_an_empty_cell_or_a_camp() -> None:
    """Row 0: camp, building, empty cell, fountain. Column -2: camp in the line."""
    gap = "PAV8- 0,1, SER9- -1,1, ARC10- -2,1, CHA9-W -2,0, {E} -3,0"
    game = given("camps", deciding="end of 0", alhambras=[named(gap)])
    assert camp_points(game) == {"E": 1}
    row = named("CHA9-W -1,0, PAV7-E 1,0, {E} -2,0, {W} 2,0")
    assert camp_points(given("camps", deciding="end of 0", alhambras=[row])) == {"E": 3, "W": 3}


@rule("CAMP-15")
def test_a_camp_behind_a_building_is_worth_nothing() -> None:
    """The line of {S} runs through TOW11-N into the corner camp south of it."""
    palace = "PAV8- 1,0, TOW8-NES 2,0, {S} 2,-1, {NW} 2,1"
    game = given("camps", deciding="end of 0", alhambras=[named(palace)])
    assert camp_points(game) == {"S": 1, "NW": 1}


@rule("CAMP-16")
def test_a_building_may_be_counted_by_several_arrows() -> None:
    palace = "TOW7-NEW 0,-1, {S} 0,-2, {W} 1,-1, {E} -1,-1"
    game = given("camps", deciding="end of 0", alhambras=[named(palace)])
    assert camp_points(game) == {"S": 2, "W": 1, "E": 1}, "TOW7-NEW three times"


@rule("CAMP-17")
def test_a_wall_behind_a_bastion_counts_and_a_bastion_is_no_wall() -> None:
    assert plan("TOW7-NEW 0,-1").wall == 3
    assert plan("TOW7-NEW 0,-1, {S} 0,-2, {W} 1,-1, {E} -1,-1").wall == 3
    assert plan(TV_1).wall == 2
    assert plan(TV_1 + TV_1_CAMPS).wall == 2
    # the free bastion in the west of the corner camp prolongs nothing
    assert plan("PAV6-N 0,-1").wall == 1
    assert plan("PAV6-N 0,-1, {SW} 0,-2").wall == 1
    game = given("camps", deciding="end of 0", alhambras=[named("TOW7-NEW 0,-1, {S} 0,-2, {W} 1,-1")])
    assert points(game, 0, "wall") == 3


@rule("CAMP-17", "CAMP-R3", "CAMP-12")
def test_walls_around_a_yard_of_camps_count_also_apart_from_the_outer_ones() -> None:
    """The ring of TV-09 with its last corner filled: eight walls behind bastions, and the outer side has none."""
    ring = (
        "SER7-W 0,-1, PAV5-W 0,-2, PAV8- 0,-3, PAV4-S -1,-3, SER8-S -2,-3, PAV8- -3,-3, "
        "PAV7-E -3,-2, ARC8-E -3,-1, SER9- -3,0, PAV6-N -2,0, ARC8-N -1,0"
    )
    drawn = plan(ring + TV_9_CAMPS)
    assert drawn.wall == 8
    outside = plan(ring.replace("PAV8- -3,-3", "PAV8-NW -3,-3").replace("SER9- -3,0", "SER9-W -3,0") + TV_9_CAMPS)
    assert outside.wall == 8, "three outer walls, two of them together, are another section"


@rule("CAMP-18", "FLOW-05")
@pytest.mark.parametrize(("edition", "order"), [("2024", ["wall", "tower"]), ("2003", ["tower", "wall"])])
def test_camps_have_no_type_and_are_scored_last(edition: str, order: list[str]) -> None:
    game = given("camps", deciding="end of 0", edition=edition, alhambras=[named("TOW7-NEW 0,-1, {S} 0,-2, {W} 1,-1")])
    (scoring,) = events(game, "scoring")
    lines = scoring["lines"]
    assert isinstance(lines, list)
    assert [line["what"] for line in lines] == [*order, named("{S}"), named("{W}")]
    assert {line["rule"] for line in lines if line["what"].startswith("CAMP")} == {"CAMP-13"}
    assert game.scores == [3 + 21 + 2 + 1, 0, 0]


@rule("FLOW-05")
def test_dirk_draws_after_all_points_are_given() -> None:
    game = given("camps", seats=2, deciding="upkeep of 0", due=[1], alhambras=[named("TOW7-NEW 0,-1, {S} 0,-2")])
    verbs = [event.verb for event in game.events]
    assert verbs.index("scoring") < verbs.index("dirk draws")
    assert points(game, 0, named("{S}")) == 2


@rule("CAMP-TV-07")
def test_vector_7_a_camp_in_the_reserve_scores_nothing() -> None:
    game = given("camps", deciding="end of 0", alhambras=["TOW7-NEW 0,-1"], reserves=[named("{S} {W}")])
    assert camp_points(game) == {}
    assert game.scores[0] == 3 + 21


@rule("CAMP-R4", "CAMP-TV-05")
def test_an_arrow_into_an_empty_cell_scores_nothing() -> None:
    game = given("camps", deciding="end of 0", alhambras=[named("PAV6-N 0,-1, {SW} 0,-2")])
    assert camp_points(game) == {"SW": 2}, "PAV6-N and the fountain; nothing in the west"


# ---------------------------------------------------------------------- interactions


@rule("CAMP-34")
def test_dirk_can_own_camps_and_they_are_worthless() -> None:
    game = given("camps", seats=2, deciding="placement of 0", pending=[named("{NE}")], dirk=named("{S} TOW11-"))
    assert named("dirk {NE}") in texts(game)
    play(game, named("dirk {NE}"))
    dirk = game.view().to_json()["parts"]
    assert dirk == {"dirk": {"tiles": [named("{S}"), "TOW11-", named("{NE}")], "score": 0}}
    rich = given("camps", seats=2, deciding="end of 0", dirk=named("{S} {NE} {W} TOW11-"))
    plain = given("camps", seats=2, deciding="end of 0", dirk="TOW11-")
    assert events(rich, "scoring") == events(plain, "scoring")
    assert points(rich, DIRK) == 21


@rule("CAMP-34")
def test_dirk_draws_camps_like_any_tile() -> None:
    supply = named("{N} {E} {S} {W} PAV8- {NE} GAR10-")
    game = given("camps", seats=2, deciding="upkeep of 0", due=[1], market="SER9- SER8-S SER7-W ARC9-", supply=supply)
    (drawn,) = events(game, "dirk draws")
    assert drawn["tiles"] == named("{N} {E} {S} {W} PAV8- {NE}").split()


@rule("FLOW-13")
def test_a_pending_tile_is_neither_in_the_reserve_nor_in_the_alhambra() -> None:
    """TOW7-NEW is bought exactly and pending; it carries no camp yet, and cannot be added, swapped or removed."""
    game = given(
        "camps",
        market="TOW7-NEW PAV8- GAR10- CHA10-",
        hands=["florin 7"],
        alhambras=["GAR10-N 0,1"],
        reserves=[named("{S}")],
    )
    play(game, "buy TOW7-NEW florin 7")
    assert refusal(game, "add TOW7-NEW 0,-1") == "BASE-BUY-05"
    assert refusal(game, "swap GAR10-N TOW7-NEW") == "BASE-BUY-05"
    assert refusal(game, "remove TOW7-NEW") == "BASE-REDESIGN-01"
    assert refusal(game, named("add {S} 0,-2")) == "CAMP-08", "nothing to lean on yet"
    assert not texts(game, "add")
    play(game, "take florin 9", "place TOW7-NEW 0,-1")
    later = given("camps", alhambras=["TOW7-NEW 0,-1"], reserves=[named("{S}")])
    assert refusal(later, named("add {S} 0,-2")) is None


@rule("FLOW-13")
def test_pending_tiles_are_seen_by_camps_only_when_they_lie() -> None:
    """Both are pending: the camp only fits after the building it leans on."""
    game = given("camps", deciding="placement of 0", pending=[named("TOW7-NEW {S}")])
    assert texts(game) == {"keep TOW7-NEW", "place TOW7-NEW 0,-1", named("keep {S}")}
    play(game, "place TOW7-NEW 0,-1")
    assert texts(game) == {named("keep {S}"), named("place {S} 0,-2")}


# ---------------------------------------------------------------------- test vectors


@rule("CAMP-TV-01", "CAMP-13", "CAMP-14", "CAMP-16", "CAMP-17", "CAMP-R1")
def test_vector_1_the_picture_of_the_older_rulebook() -> None:
    game = given("camps", deciding="placement of 0", alhambras=[TV_1], pending=[named("{E} {W} {NE}")], due=[1])
    play(game, named("place {E} -3,0"), named("place {W} 3,0"), named("place {NE} -1,1"))
    assert camp_points(game) == {"E": 5, "W": 5, "NE": 2}
    assert sum(camp_points(game).values()) == 12
    assert points(game, 0, "wall") == 2
    assert plan(TV_1 + TV_1_CAMPS).wall == 2
    (scoring,) = events(game, "scoring")
    lines = scoring["lines"]
    assert isinstance(lines, list)
    cells = {line["what"]: line["cells"] for line in lines if "CAMP" in line["what"]}
    assert cells[named("{E}")] == [[-2, 0], [-1, 0], [0, 0], [1, 0], [2, 0]]
    assert cells[named("{W}")] == [[2, 0], [1, 0], [0, 0], [-1, 0], [-2, 0]]
    assert sorted(cells[named("{NE}")]) == [[-1, 0], [0, 1]]
    (wall,) = [line["segments"] for line in lines if line["what"] == "wall" and line["seat"] == 0]
    assert sorted(wall) == [[-1, 0, "S"], [0, 1, "W"]]


@rule("CAMP-TV-02", "CAMP-R5")
@pytest.mark.parametrize("edition", ["2024", "second", "2003"])
def test_vector_2_the_picture_of_the_newer_rulebook_in_every_edition(edition: str) -> None:
    game = given("camps", deciding="end of 0", edition=edition, alhambras=[named(TV_2)])
    assert camp_points(game) == {"E": 4, "W": 4, "NE": 2}
    assert sum(camp_points(game).values()) == 10
    older = given("camps", deciding="end of 0", edition=edition, alhambras=[named(TV_1 + TV_1_CAMPS)])
    assert sum(camp_points(older).values()) == 12, "the editions differ in their pictures only"


@rule("CAMP-R5")
@pytest.mark.parametrize("edition", ["2024", "second", "2003"])
def test_single_contact_is_an_option_and_in_no_edition_the_default(edition: str) -> None:
    assert given("camps", edition=edition).rules.options.values["camp_single_contact"] is False
    game = given("camps", edition=edition, deciding="placement of 0", alhambras=[TV_1], pending=[named("{NE}")])
    assert named("place {NE} -1,1") in texts(game)


@rule("CAMP-TV-03", "CAMP-R2", "CAMP-07")
def test_vector_3_a_green_side_against_a_wall() -> None:
    game = given("camps", deciding="placement of 0", alhambras=[TV_1], pending=[named("{N} {E}")])
    for letters, side in (("N", "E"), ("E", "N")):
        assert refusal(game, named(f"place {{{letters}}} -1,1")) == "CAMP-07"
        violation = game.why_not(named(f"place {{{letters}}} -1,1"))
        assert violation is not None
        assert violation.where is not None
        assert (violation.where.cell, violation.where.side) == ((-1, 1), side)


@rule("CAMP-TV-04", "CAMP-07")
def test_vector_4_no_camp_next_to_the_fountain() -> None:
    game = given("camps", deciding="placement of 0", pending=[" ".join(camp.name for camp in CAMPS)])
    assert not texts(game, "place")
    for camp in CAMPS:
        for x, y in STEP.values():
            assert refusal(game, f"place {camp.name} {x},{y}") == "CAMP-07"


@rule("CAMP-TV-05", "CAMP-07", "CAMP-R4")
def test_vector_5_camps_side_by_side() -> None:
    game = given("camps", deciding="placement of 0", alhambras=[TV_5], pending=[named("{S} {SW} {ES}")], due=[1])
    play(game, named("place {S} 1,-2"))
    assert refusal(game, named("place {ES} 0,-2")) == "CAMP-07", "bastion against green"
    assert named("place {ES} 0,-2") not in texts(game)
    play(game, named("place {SW} 0,-2"), named("keep {ES}"))
    assert camp_points(game) == {"S": 2, "SW": 2}


@rule("CAMP-TV-05")
def test_vector_5_the_other_order_is_as_legal() -> None:
    game = given("camps", deciding="placement of 0", alhambras=[TV_5], pending=[named("{S} {SW}")])
    play(game, named("place {SW} 0,-2"), named("place {S} 1,-2"))
    assert alhambra_of(game, 0)[1, -2] == named("{S}")


@rule("CAMP-TV-06", "CAMP-11")
def test_vector_6_removing_behind_a_corner_camp() -> None:
    palace = [named(TV_1 + TV_1_CAMPS)]
    game = given("camps", alhambras=palace)
    assert "remove GAR10-W" in texts(game)
    assert refusal(game, "remove CHA9-W") == "CAMP-11"
    play(game, "remove GAR10-W")
    after = ", ".join(f"{name} {x},{y}" for (x, y), name in alhambra_of(game, 0).items())
    assert "GAR10-W" not in after
    assert camp_points(given("camps", deciding="end of 0", alhambras=[after])) == {"E": 5, "W": 5, "NE": 1}


@rule("CAMP-TV-08", "CAMP-R1")
def test_vector_8_single_contact() -> None:
    single: dict[str, object] = {"camp_single_contact": True}
    game = given("camps", deciding="placement of 0", alhambras=[TV_1], pending=[named("{NE}")], options=single)
    assert refusal(game, named("place {NE} -1,1")) == "CAMP-R1"
    assert named("place {NE} -1,1") not in texts(game)
    without_garden = TV_1.replace(", GAR10-W 0,1", "")
    game = given(
        "camps", deciding="placement of 0", alhambras=[without_garden], pending=[named("{NE} GAR10-W")], options=single
    )
    play(game, named("place {NE} -1,1"))
    assert refusal(game, "place GAR10-W 0,1") == "CAMP-R1"
    assert "place GAR10-W 0,1" not in texts(game)
    default = given(
        "camps", deciding="placement of 0", alhambras=[named(without_garden + ", {NE} -1,1")], pending=["GAR10-W"]
    )
    assert "place GAR10-W 0,1" in texts(default)


@rule("CAMP-R1")
def test_single_contact_holds_for_redesigns_and_leaves_green_contacts_free() -> None:
    single: dict[str, object] = {"camp_single_contact": True}
    without_garden = TV_1.replace(", GAR10-W 0,1", "")
    palace = named(without_garden + ", {E} -3,0, {W} 3,0, {NE} -1,1")
    game = given("camps", alhambras=[palace], reserves=["GAR10-W SER6-ES GAR12-S"], options=single)
    assert refusal(game, "add GAR10-W 0,1") == "CAMP-R1"
    assert "add GAR10-W 0,1" not in texts(game)
    assert refusal(game, "swap SER8-S GAR12-S") is None, "the camp leans on the heir's wall instead"
    assert refusal(game, "remove SER8-S") is not None
    side_by_side = given("camps", alhambras=[named(TV_5 + ", {S} 1,-2")], reserves=[named("{SW}")], options=single)
    assert refusal(side_by_side, named("add {SW} 0,-2")) is None, "green contacts are not limited"
    walls = ["TOW7-NEW 0,-1, GAR10-N 1,0"]
    both_ways = given("camps", alhambras=walls, reserves=[named("{SW}")], options=single)
    assert refusal(both_ways, named("add {SW} 1,-1")) == "CAMP-R1"
    assert refusal(given("camps", alhambras=walls, reserves=[named("{SW}")]), named("add {SW} 1,-1")) is None
    one_for_another = given(
        "camps", alhambras=[named("TOW7-NEW 0,-1, {W} 1,-1")], reserves=[named("{SW} {NW}")], options=single
    )
    assert {named("swap {W} {SW}"), named("swap {W} {NW}")} <= texts(one_for_another)


@rule("CAMP-R1")
def test_single_contact_counts_buildings_only_and_after_every_kind_of_change() -> None:
    """A corner camp leans with one bastion, the other is free: what would touch the free one is refused, always."""
    single: dict[str, object] = {"camp_single_contact": True}
    palace = named("PAV8- 0,-1, GAR10-N 1,-1, {SW} 1,-2")
    for deciding, verb in (("action of 0", "add"), ("extra of 0", "add"), ("placement of 0", "place")):
        tiles: dict[str, Any] = {"reserves" if verb == "add" else "pending": ["ARC8-E ARC10-"]}
        game = given("camps", deciding=deciding, alhambras=[palace], options=single, **tiles)
        assert refusal(game, f"{verb} ARC8-E 0,-2") == "CAMP-R1"
        assert not offered(game, f"{verb} ARC8-E 0,-2")
        assert refusal(game, f"{verb} ARC10- 0,-2") == "CAMP-07", "an open side does not even get that far"
        free = given("camps", deciding=deciding, alhambras=[palace], **tiles)
        assert offered(free, f"{verb} ARC8-E 0,-2")
    last = given(
        "camps",
        deciding="end of 0",
        alhambras=[palace],
        hands=["florin 9"],
        market="ARC8-E - - -",
        options=single,
    )
    assert refusal(last, "place ARC8-E 0,-2") == "CAMP-R1"
    assert not offered(last, "place ARC8-E 0,-2")


@rule("CAMP-TV-09", "CAMP-R3", "CAMP-12", "CAMP-17")
def test_vector_9_a_corner_of_degree_four() -> None:
    """Every tile is laid by a legal move; PAV4-ES comes last and closes the yard, which the camps fill."""
    laying = re.findall(r"(\S+) (-?\d+,-?\d+)", named(TV_9_RING + TV_9_CAMPS + ", PAV4-ES -1,-3"))
    game = given("camps", deciding="placement of 0", pending=[" ".join(name for name, _ in laying)], due=[1])
    for name, cell in laying[:-1]:
        play(game, f"place {name} {cell}")
    assert "place PAV4-ES -1,-3" in texts(game)
    play(game, "place PAV4-ES -1,-3")
    assert camp_points(game) == {"NE": 2, "NW": 2, "SW": 2, "ES": 2}
    assert sum(camp_points(game).values()) == 8
    assert points(game, 0, "wall") == 10
    drawn = plan(TV_9_RING + TV_9_CAMPS + ", PAV4-ES -1,-3")
    assert drawn.wall == 10
    (scoring,) = events(game, "scoring")
    lines = scoring["lines"]
    assert isinstance(lines, list)
    (segments,) = [line["segments"] for line in lines if line["what"] == "wall" and line["seat"] == 0]
    assert len({tuple(segment) for segment in segments}) == 10
    assert {(-1, -3, "E"), (0, -2, "N")} <= {tuple(segment) for segment in segments}


@rule("CAMP-TV-09", "CAMP-R3")
def test_vector_9_without_camps_the_yard_may_not_be_closed() -> None:
    assert plan(TV_9_RING).why_not("PAV4-ES", -1, -3) == "BASE-PLACE-08"
    assert plan(TV_9_RING + TV_9_CAMPS).why_not("PAV4-ES", -1, -3) is None
    three = TV_9_CAMPS.replace(", {NE} -1,-2", "")
    assert plan(TV_9_RING + three).why_not("PAV4-ES", -1, -3) == "BASE-PLACE-08"


# ---------------------------------------------------------------------- CAMP-R6, and listing against judging


def universe(game: Game) -> set[str]:
    """Every redesign that could be noted about the palace of the seat that decides, sensible or not."""
    assert game.decision is not None
    seat = game.decision.seat
    built = alhambra_of(game, seat)
    columns = [x for x, _ in [*built, (0, 0)]]
    rows = [y for _, y in [*built, (0, 0)]]
    cells = [(x, y) for x in range(min(columns) - 2, max(columns) + 3) for y in range(min(rows) - 2, max(rows) + 3)]
    reserve = reserve_of(game, seat)
    found = {f"remove {tile}" for tile in [*built.values(), *reserve, "F"]}
    for tile in reserve:
        found |= {f"add {tile} {x},{y}" for x, y in cells}
        found |= {f"swap {old} {tile}" for old in [*built.values(), "F"]}
    return found


def judge(game: Game) -> set[str]:
    """Compares the listing of redesigns with the judgement on every one that could be noted; returns the swaps."""
    listed = {move for move in texts(game) if move.split()[0] in ("add", "remove", "swap")}
    judged = {move for move in universe(game) if game.why_not(move) is None}
    assert listed == judged
    return {move for move in listed if move.startswith("swap")}


def mixed(move: str) -> bool:
    """Does the swap exchange a camp for a building, or a building for a camp?"""
    _, old, new = move.split()
    return old.startswith("CAMP") != new.startswith("CAMP")


def palaces_of_random_games() -> list[str]:
    """Alhambras with camps, grown in random games."""
    found: list[str] = []
    for seed in range(3):
        *_, game = played(Mix(2, "2024", ("camps",), {}), seed, eager=True)
        for seat in range(2):
            built = alhambra_of(game, seat)
            found.append(", ".join(f"{name} {x},{y}" for (x, y), name in built.items()))
    return [palace for palace in found if "CAMP" in palace]


DRAWN = [
    named(text)
    for text in (
        TV_1 + TV_1_CAMPS,
        TV_2,
        TV_5 + ", {S} 1,-2, {SW} 0,-2",
        TV_9_RING + TV_9_CAMPS + ", PAV4-ES -1,-3",
    )
]


@rule("CAMP-R6", "CAMP-05", "CAMP-07", "CAMP-11")
@pytest.mark.parametrize("options", [{}, {"camp_single_contact": True}, {"hole_rule": "cell"}], ids=str)
def test_no_swap_between_camp_and_building_is_ever_legal_and_listing_and_judgement_agree(
    options: dict[str, object],
) -> None:
    """All other tiles lie in the reserve. A building needs an open way to its neighbours, where no camp may touch, and
    a camp touches walls only, where no building can be reached: only a gate changes that (GATE-R4)."""
    names = [tile.name for tile in given("camps").rules.supply]
    camps_for_camps = 0
    rng = random.Random(1)
    for palace in DRAWN + palaces_of_random_games():
        rest = [name for name in names if name not in palace.replace(",", " ").split()]
        chosen = [name for name in rest if name.startswith("CAMP")] + rng.sample(rest, 12)
        game = given("camps", alhambras=[palace], reserves=[" ".join(dict.fromkeys(chosen))], options=options)
        swaps = judge(game)
        assert not [move for move in swaps if mixed(move)]
        camps_for_camps += sum(move.startswith("swap CAMP") for move in swaps)
    assert camps_for_camps > 0


@rule("CAMP-R6")
def test_a_mixed_swap_is_refused_with_the_rule_that_forbids_its_result() -> None:
    game = given("camps", alhambras=[named(TV_1 + TV_1_CAMPS)], reserves=[named("{SW} {NW} TOW11- CHA9-S TOW10-W")])
    assert refusal(game, named("swap PAV7-E {NW}")) == "CAMP-07", "an open side would meet the bastion"
    assert refusal(game, named("swap {W} TOW10-W")) == "BASE-PLACE-06", "walled off: nobody could walk there"
    assert refusal(game, named("swap {W} TOW11-")) == "BASE-PLACE-05"
    assert refusal(game, named("swap SER8-S {SW}")) == "BASE-PLACE-06", "others would be cut off: no camp is a path"


@rule("CAMP-07", "CAMP-08", "CAMP-10")
@pytest.mark.parametrize("options", [{}, {"camp_single_contact": True}], ids=str)
def test_every_position_of_random_games_keeps_the_side_table(options: dict[str, object]) -> None:
    """The table is read afresh from the names of the tiles, after every redesign and placement."""
    camps = 0
    for game in played(Mix(3, "2024", ("camps",), options), seed=2, eager=True):
        for seat in range(3):
            built = {**alhambra_of(game, seat), (0, 0): "FOU0-"}
            for (x, y), name in built.items():
                if not name.startswith("CAMP"):
                    continue
                camps += 1
                contacts = 0
                for side, (dx, dy) in STEP.items():
                    other = built.get((x + dx, y + dy))
                    if other is None:
                        continue
                    bastion = side in name.split("-")[1]
                    marked = OPPOSITE[side] in other.split("-")[1]
                    if other.startswith("CAMP"):
                        assert not bastion
                        assert not marked
                    else:
                        assert bastion
                        assert marked
                        contacts += 1
                assert contacts == 1 if options else contacts >= 1
    assert camps > 20
