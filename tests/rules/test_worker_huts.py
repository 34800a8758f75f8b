"""The Worker Huts: rules HUT-*, and rules of older modules that need huts."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import alhambra
from alhambra import Game
from alhambra.core.setup import InvalidComponents
from alhambra.modules.characters.auction import CHARACTERS, Character
from alhambra.modules.city_gates.gates import GATES, Gates
from alhambra.modules.worker_huts.module import HUTS, Hut, Huts, huts_of
from alhambra.palace.choice import ruleset
from alhambra.palace.components import BUILDINGS
from alhambra.palace.kernel import Alhambra
from alhambra.palace.laws import cell_at
from alhambra.palace.outline import longest_wall
from alhambra.palace.scoring import contenders
from alhambra.palace.state import State
from alhambra.titles.alhambra.bots import EasyBot
from checks import check_conserved, check_views
from kit import Plan, alhambra_of, events, given, holding, play, points, refusal, reserve_of, rule, texts
from random_games import Mix, played

COLOURS = {"pavilion": 3, "seraglio": 3, "arcades": 4, "chambers": 4, "garden": 5, "tower": 5}


def piles(*tops: str) -> Callable[[State], None]:
    """The huts that lie nowhere else, in the order of the box; of each pile one of these first."""

    def prepare(s: State) -> None:
        huts = s.part(HUTS)
        laid = [s.rules.tiles[number] for player in s.players for number in player.estate.alhambra.numbers()]
        laid += [tile for player in s.players for tile in [*player.estate.reserve, *player.pending]]
        shown: list[Hut | None] = []
        below: list[list[Hut]] = []
        for colour in range(len(BUILDINGS)):
            pile = [tile for tile in s.rules.tile_names.values() if isinstance(tile, Hut) and tile.colour == colour]
            pile = [hut for hut in pile if hut not in laid]
            pile.sort(key=lambda hut: (hut.name not in tops, hut.number))
            shown.append(pile[0] if pile else None)
            below.append(pile[1:])
        s.add(Huts(shown, below, huts.limit))

    return prepare


def part(game: Game, seat: int | None = None) -> dict[str, dict[str, object]]:
    parts = game.view(seat).to_json()["parts"]
    assert isinstance(parts, dict)
    found = parts["worker_huts"]
    assert isinstance(found, dict)
    return found


def counts(game: Game, seat: int = 0) -> dict[str, float]:
    """What the scorings count for each building."""
    halves = contenders(game.state)[seat].halves
    return {name: halves[building] / 2 for building, name in enumerate(BUILDINGS) if halves[building]}


def value(plan: Plan, x: int, y: int) -> int:
    cell = cell_at(x, y)
    hut = plan.tiles[plan.alhambra.number_at(cell)]
    assert isinstance(hut, Hut)
    return hut.value(plan.alhambra, cell, plan.tiles)


def asked(game: Game) -> tuple[int, str] | None:
    decision = game.decision
    return None if decision is None else (decision.seat, decision.kind)


# ---------------------------------------------------------------------- components and set-up


@rule("HUT-01")
def test_there_are_24_huts_in_the_six_colours_and_they_carry_walls() -> None:
    rules = alhambra.new_game(modules=("worker_huts",), seed=1).rules
    huts = [tile for tile in rules.tile_names.values() if isinstance(tile, Hut)]
    assert len(huts) == 24
    assert {name: len([hut for hut in huts if hut.colour == n]) for n, name in enumerate(BUILDINGS)} == COLOURS
    assert all(1 <= hut.walls.bit_count() <= 2 for hut in huts)
    assert not [hut for hut in huts if hut in rules.supply], "huts are never drawn"


@rule("HUT-02", "HUT-03")
def test_six_shuffled_piles_with_the_top_hut_face_up() -> None:
    tops = set()
    for seed in range(12):
        game = alhambra.new_game(modules=("worker_huts",), seed=seed)
        told = part(game)
        assert told["left"] == {name: count - 1 for name, count in COLOURS.items()}
        for name, hut in told["open"].items():
            assert str(hut).startswith("H" + name[:3].upper())
        tops.add(told["open"]["garden"])
    assert len(tops) > 2, "never shuffled"


@rule("HUT-03")
def test_the_order_below_the_top_is_hidden_from_everybody() -> None:
    game = alhambra.new_game(modules=("worker_huts",), seed=4)
    hidden = game.state.part(HUTS)
    turned = game.copy()
    order = turned.state.part(HUTS)
    order.below = [pile[::-1] for pile in order.below]
    for seat in (None, 0, 1, 2):
        assert game.view(seat) == turned.view(seat)
        assert game.view(seat).part(HUTS).below == turned.view(seat).part(HUTS).below
        imagined = [game.view(seat).imagine(random.Random(n)).state.part(HUTS) for n in range(20)]
        assert {str(one.open) for one in imagined} == {str(hidden.open)}
        assert len({str(one.below) for one in imagined}) > 10
        assert all(sorted(map(str, one.tiles())) == sorted(map(str, hidden.tiles())) for one in imagined)
    check_views(game, random.Random(1))


# ---------------------------------------------------------------------- the action


@rule("HUT-04", "HUT-06", "HUT-07")
def test_taking_a_hut_is_the_action_and_it_is_placed_in_the_same_turn() -> None:
    game = given("worker_huts", prepare=piles("HPAV2-W"))
    assert texts(game, "hut") == {f"hut {name}" for name in BUILDINGS}
    play(game, "hut pavilion")
    assert asked(game) == (0, "placement")
    assert texts(game, "keep") == {"keep HPAV2-W"}
    play(game, "place HPAV2-W 0,1")
    assert asked(game) == (1, "action"), "no extra action follows"


@rule("HUT-04", "HUT-TV-05")
def test_a_hut_after_an_exact_purchase_both_are_placed_in_any_order() -> None:
    for moves in (("place PAV8- 1,0", "place HTOW1-E 0,-1"), ("place HTOW1-E 0,-1", "place PAV8- 1,0")):
        game = given("worker_huts", hands=["florin 8"], market="PAV8- - - -", prepare=piles("HTOW1-E"))
        play(game, "buy PAV8- florin 8")
        assert asked(game) == (0, "extra")
        play(game, "hut tower")
        assert asked(game) == (0, "placement")
        play(game, *moves)
        assert alhambra_of(game, 0) == {(1, 0): "PAV8-", (0, -1): "HTOW1-E"}
        assert asked(game) == (1, "action")


@rule("HUT-05", "HUT-R5")
def test_it_costs_nothing_and_the_next_one_is_turned_up_at_once() -> None:
    game = given("worker_huts", hands=["florin 8"], prepare=piles("HGAR3-W"))
    play(game, "hut garden")
    assert part(game)["open"]["garden"] == "HGAR1-N"
    assert part(game)["left"]["garden"] == 3
    assert [card.name for card in game.state.players[0].cards()] == ["florin 8"]
    assert events(game, "hut") == [{"tile": "HGAR3-W", "next": "HGAR1-N"}]
    assert not game.can_undo, "something was turned up"
    play(game, "keep HGAR3-W")
    assert "hut garden" in texts(game), "the next player sees it already"


@rule("HUT-05", "HUT-TV-06")
def test_an_exhausted_colour_is_gone_and_the_others_are_not() -> None:
    game = given("worker_huts", market="PAV8- SER9- ARC9- CHA10-", prepare=piles())
    for _ in range(3):
        hut = part(game)["open"]["pavilion"]
        play(game, "hut pavilion", f"keep {hut}")
    assert part(game)["open"]["pavilion"] is None
    assert part(game)["left"]["pavilion"] == 0
    for _ in range(3):
        assert texts(game, "hut") == {f"hut {name}" for name in BUILDINGS if name != "pavilion"}
        assert refusal(game, "hut pavilion") == "HUT-05"
        play(game, min(texts(game, "take")))
    assert events(game, "hut")[-1]["next"] is None


@rule("HUT-05")
def test_the_last_hut_of_a_pile_brings_nothing_to_light() -> None:
    game = given("worker_huts", alhambras=["", "HPAV2-W 1,0, HPAV3-ES 2,0"], prepare=piles())
    play(game, "hut pavilion")
    assert game.can_undo
    game.undo()
    assert part(game)["open"]["pavilion"] == "HPAV1-N"


@rule("HUT-08", "HUT-TV-02")
def test_nobody_takes_a_fourth_hut_wherever_the_three_lie() -> None:
    game = given(
        "worker_huts", alhambras=["HGAR2-S 0,-1, HTOW1-E 0,-2"], reserves=["HPAV1-N"], prepare=piles(), seats=2
    )
    assert huts_of(game.state, 0) == 3
    assert not texts(game, "hut")
    assert refusal(game, "hut tower") == "HUT-08"
    bought = given("worker_huts", deciding="extra of 0", reserves=["HPAV1-N HPAV2-W"], pending=["HTOW1-E"])
    assert refusal(bought, "hut tower") == "HUT-08"
    two = given("worker_huts", alhambras=["HGAR2-S 0,-1"], reserves=["HPAV1-N"], prepare=piles())
    assert refusal(two, "hut tower") is None


@rule("HUT-08")
def test_nobody_ever_owns_more_than_three() -> None:
    for game in played(Mix(3, "2024", ("worker_huts",), {}), seed=2):
        assert max(huts_of(game.state, seat) for seat in range(3)) <= 3
        check_conserved(game.state)
    assert {huts_of(game.state, seat) for seat in range(3)} == {3}, "a game of random moves takes all it can"


@rule("HUT-08")
def test_a_hut_is_never_given_back() -> None:
    """Removed from the Alhambra it lies in the reserve and is still one of the three."""
    game = given("worker_huts", alhambras=["HGAR3-W -1,0"], reserves=["HPAV1-N HPAV2-W"], prepare=piles())
    before = part(game)
    play(game, "remove HGAR3-W", "take florin 9", "take dirham 9")
    assert reserve_of(game, 0) == {"HGAR3-W", "HPAV1-N", "HPAV2-W"}
    assert part(game) == before, "the piles are as they were"
    assert not texts(game, "hut")
    assert refusal(game, "hut garden") == "HUT-08"


@rule("HUT-04")
def test_a_hut_is_taken_in_the_own_turn_only() -> None:
    game = given("worker_huts", deciding="placement of 0", pending=["PAV8-"])
    assert refusal(game, "hut tower") == "HUT-04"
    with pytest.raises(alhambra.UnknownMove):
        game.why_not("hut castle")
    with pytest.raises(alhambra.UnknownMove):
        game.why_not("hut")


# ---------------------------------------------------------------------- building


@rule("HUT-09")
def test_the_building_rules_hold_for_huts() -> None:
    plan = Plan("GAR9-E 1,0")
    assert plan.why_not("HGAR3-W", 2, 0) == "BASE-PLACE-06"
    assert plan.why_not("HGAR2-S", 2, 0) == "BASE-PLACE-05"
    assert plan.why_not("HGAR1-N", 1, 1) == "BASE-PLACE-05"
    assert plan.why_not("HGAR3-W", 1, 1) is None
    assert plan.why_not("HGAR3-W", 5, 5) == "BASE-PLACE-07"
    assert plan.why_not("HGAR3-W", 0, 0) == "BASE-PLACE-03"
    game = given("worker_huts", deciding="placement of 0", pending=["HGAR3-W"])
    assert refusal(game, "place HGAR3-N 0,-1") == "BASE-PLACE-04"
    assert texts(game, "place") == {"place HGAR3-W 0,-1", "place HGAR3-W 0,1", "place HGAR3-W -1,0"}


@rule("HUT-09")
def test_huts_can_be_added_removed_and_swapped() -> None:
    game = given("worker_huts", alhambras=["HGAR2-S 0,-1"], reserves=["HTOW2-S"], prepare=piles())
    assert refusal(game, "swap HGAR2-S HTOW2-S") == "BASE-PLACE-05", "laid by force, with its wall to the fountain"
    game = given("worker_huts", alhambras=["HGAR3-W -1,0"], reserves=["HTOW3-W"], prepare=piles())
    assert {"remove HGAR3-W", "add HTOW3-W 0,1", "swap HGAR3-W HTOW3-W"} <= texts(game)
    play(game, "swap HGAR3-W HTOW3-W")
    assert alhambra_of(game, 0) == {(-1, 0): "HTOW3-W"}
    assert reserve_of(game, 0) == {"HGAR3-W"}
    play(game, "take florin 9", "take dirham 9", "remove HTOW3-W")
    assert reserve_of(game, 0) == {"HGAR3-W", "HTOW3-W"}


@rule("HUT-10")
def test_the_way_leads_over_a_hut() -> None:
    plan = Plan("HGAR1-N 1,0")
    assert plan.why_not("PAV8-", 2, 0) is None
    plan.lay("PAV8-", 2, 0)
    assert plan.removable() == {(2, 0)}, "without the hut the pavilion could not be reached"


# ---------------------------------------------------------------------- scoring


@rule("HUT-TV-01", "HUT-11", "HUT-12", "HUT-14", "HUT-R1")
def test_the_example_of_the_sheet() -> None:
    own = "GAR11- -1,0, TOW10-W 0,-1, HTOW1-E -1,-1, ARC9- 1,0, HARC1-N 1,-1, ARC10- 2,-1, HARC3-S 1,1"
    game = given("worker_huts", alhambras=[own], due=[1], deciding="upkeep of 0")
    assert counts(game) == {"garden": 1, "tower": 1, "arcades": 5}
    line = next(line for line in lines(game) if line["what"] == "arcades")
    assert line["points"] == 3
    assert line["count"] == 5
    assert line["also"] == {"worker_huts": 3}
    assert line["tiles"] == ["ARC10-", "ARC9-"]
    assert "also" not in next(line for line in lines(game) if line["what"] == "tower")
    assert points(game, 0, "wall") == 1


def lines(game: Game) -> list[dict[str, object]]:
    found = events(game, "scoring")[-1]["lines"]
    assert isinstance(found, list)
    return found


@rule("HUT-TV-03")
def test_walls_and_other_colours_do_not_count() -> None:
    plan = Plan("GAR10- 1,0, HGAR1-E 1,1, GAR10-W 2,1, TOW11- 1,2")
    assert value(plan, 1, 1) == 1


@rule("HUT-TV-04")
def test_a_hut_without_a_building_of_its_colour_is_nothing_and_not_ranked() -> None:
    game = given("worker_huts", alhambras=["HTOW3-W -1,0", "PAV8- 1,0"], due=[1], deciding="upkeep of 0")
    assert counts(game) == {}
    assert points(game, 0, "tower") == 0
    assert points(game, 1, "pavilion") == 1


@rule("HUT-12", "HUT-TV-07")
def test_one_building_feeds_several_huts() -> None:
    game = given("worker_huts", alhambras=["GAR10- 1,0, HGAR1-N 2,0, HGAR2-S 1,-1"])
    assert counts(game) == {"garden": 2}, "a wall lies between the second hut and the garden"
    game = given("worker_huts", alhambras=["GAR10- 1,0, HGAR1-N 2,0, HGAR3-W 1,1"])
    assert counts(game) == {"garden": 3}


@rule("HUT-13", "HUT-R2")
def test_huts_do_not_count_each_other() -> None:
    game = given("worker_huts", alhambras=["GAR10- 1,0, HGAR1-N 2,0, HGAR3-W 3,0"])
    assert value_of(game, "HGAR1-N") == 1
    assert value_of(game, "HGAR3-W") == 0
    plan = Plan("HGAR1- 1,0, HGAR2- 2,0, HTOW1- 1,1")
    assert [value(plan, 1, 0), value(plan, 2, 0), value(plan, 1, 1)] == [0, 0, 0]


def value_of(game: Game, name: str) -> int:
    hut = game.rules.tile_names[name]
    assert isinstance(hut, Hut)
    alhambra_now: Alhambra = game.state.players[0].estate.alhambra
    return hut.value(alhambra_now, alhambra_now.cell_of(hut.number), game.rules.tiles)


@rule("HUT-14")
def test_walls_of_huts_are_part_of_the_longest_wall() -> None:
    plan = Plan("PAV6-N 1,0, HGAR1-N 2,0")
    assert plan.wall == 2
    game = given("worker_huts", alhambras=["HGAR4-NE 1,0"])
    assert longest_wall(game.state.players[0].estate.alhambra, game.rules.tiles) == 2


@rule("HUT-15")
def test_a_hut_in_the_reserve_counts_nothing() -> None:
    game = given("worker_huts", alhambras=["GAR10- 1,0"], reserves=["HGAR1-N HGAR3-W"])
    assert counts(game) == {"garden": 1}


@rule("HUT-11", "HUT-R4")
def test_at_most_three_neighbours_count() -> None:
    around = "GAR8- 3,2, GAR9- 2,3, GAR10- 1,2, GAR11- 2,1"
    assert value(Plan(f"HGAR1- 2,2, {around}"), 2, 2) == 3
    assert value(Plan(f"HGAR1-N 2,2, {around}"), 2, 2) == 3
    assert value(Plan(f"HGAR1-NW 2,2, {around}"), 2, 2) == 2


@rule("HUT-11")
def test_a_hut_decides_a_majority() -> None:
    game = given("worker_huts", alhambras=["TOW12- 1,0, HTOW3-W 1,1", "TOW11- 1,0"], due=[1], deciding="upkeep of 0")
    assert (points(game, 0, "tower"), points(game, 1, "tower")) == (6, 0)


# ---------------------------------------------------------------------- end of the game


@rule("HUT-16")
def test_huts_left_over_are_not_distributed_and_do_not_keep_the_game_going() -> None:
    game = given("worker_huts", hands=["florin 9"], market="PAV8- - - -", supply="", deciding="upkeep of 0")
    assert asked(game) == (0, "distribution")
    assert game.state.players[0].pending == [game.rules.tile_names["PAV8-"]]
    assert refusal(game, "hut tower") == "BASE-EOG-07"
    play(game, "keep PAV8-")
    assert game.over
    assert part(game)["left"] == {name: count - 1 for name, count in COLOURS.items()}


def distributed(game: Game) -> list[object]:
    return [facts["tile"] for facts in events(game, "leftover")]


@rule("HUT-16")
@pytest.mark.parametrize("options", [{}, {"end_trigger": "supply_empty"}, {"final_partial_refill": False}], ids=str)
def test_hut_piles_are_no_supply(options: dict[str, object]) -> None:
    """Full piles do not fill a market space and do not postpone the end; only market tiles are distributed."""
    common: dict[str, Any] = {
        "hands": ["florin 9", "dirham 9", "dinar 9, ducat 9"],
        "market": "PAV8- SER9- ARC9- -",
        "supply": "",
        "deciding": "upkeep of 0",
        "options": options,
    }
    with_huts, without = given("worker_huts", prepare=piles(), **common), given(**common)
    for game in (with_huts, without):
        assert asked(game) == (1, "distribution")
        assert distributed(game) == ["PAV8-", "SER9-", "ARC9-"]
    while not with_huts.over:
        assert texts(with_huts) == texts(without)
        move = min(texts(without, "keep"))
        play(with_huts, move)
        play(without, move)
    assert without.over
    assert [tile for seat in range(3) for tile in reserve_of(with_huts, seat) if tile.startswith("H")] == []
    assert with_huts.scores == without.scores
    assert part(with_huts)["left"] == {name: count - 1 for name, count in COLOURS.items()}
    assert None not in part(with_huts)["open"].values(), "they lie where they lay"


@rule("HUT-16")
@pytest.mark.parametrize("options", [{}, {"end_trigger": "supply_empty"}], ids=str)
def test_exhausted_hut_piles_do_not_end_the_game(options: dict[str, object]) -> None:
    """The last hut of all is taken; there are tiles left, so the game goes on."""

    def one_left(s: State) -> None:
        huts: list[Hut] = [tile for tile in s.rules.tile_names.values() if isinstance(tile, Hut) and tile.colour == 5]
        s.add(Huts([None] * 5 + [huts[0]], [[] for _ in BUILDINGS], s.part(HUTS).limit))

    game = given(
        "worker_huts",
        market="PAV8- SER9- ARC9- CHA10-",
        supply="TOW11- TOW12- GAR10-",
        options=options,
        prepare=one_left,
    )
    play(game, "hut tower")
    play(game, *texts(game, "keep"))
    assert asked(game) == (1, "action")
    assert not game.over
    assert set(part(game)["open"].values()) == {None}
    assert "last turn" not in [event.verb for event in game.events]
    play(game, "take florin 9")
    assert asked(game) == (2, "action")


@rule("HUT-16", "HUT-05")
def test_a_hut_leaves_no_gap_on_the_market() -> None:
    """A hut taken with an empty supply and a full market: the end has not come, as no space is empty."""
    game = given("worker_huts", market="PAV8- SER9- ARC9- CHA10-", supply="", prepare=piles())
    play(game, "hut tower")
    play(game, *texts(game, "keep"))
    assert asked(game) == (1, "action")
    assert not game.over


@rule("HUT-16", "BASE-RUL-14")
def test_where_an_empty_supply_ends_the_game_full_hut_piles_do_not_help() -> None:
    """The last tile of the supply fills the market; with that option this is the end, huts or not."""
    common: dict[str, Any] = {"market": "PAV8- SER9- ARC9- -", "supply": "CHA10-", "deciding": "upkeep of 0"}
    option: dict[str, object] = {"end_trigger": "supply_empty"}
    assert given("worker_huts", options=option, prepare=piles(), **common).over
    assert not given("worker_huts", prepare=piles(), **common).over


@rule("HUT-16", "HUT-15", "BASE-EOG-07")
def test_huts_of_the_players_stay_where_they_are_at_the_end() -> None:
    game = given(
        "worker_huts",
        hands=["florin 9"],
        market="PAV8- - - -",
        reserves=["HTOW3-W"],
        deciding="end of 0",
        scorings_done=2,
        prepare=piles(),
    )
    assert texts(game, "place HTOW") == set()
    assert refusal(game, "add HTOW3-W 0,1") == "BASE-EOG-07"
    assert refusal(game, "place HTOW3-W 0,1") == "BASE-PLACE-01"
    play(game, "keep PAV8-")
    assert reserve_of(game, 0) == {"PAV8-", "HTOW3-W"}


@rule("HUT-04")
def test_who_can_take_a_hut_is_not_passed_over() -> None:
    game = given("worker_huts", display="", deck="", supply="", market="PAV8- SER9- ARC9- CHA10-", prepare=piles())
    assert texts(game) == {f"hut {name}" for name in BUILDINGS}


# ---------------------------------------------------------------------- with other modules


@rule("HUT-20", "VIZ-21")
def test_the_vizier_takes_no_huts() -> None:
    game = given("vizier", "worker_huts", deciding="interlude of 1", hands=["", "florin 8"], market="PAV8- - - -")
    assert asked(game) == (1, "interlude")
    assert not texts(game, "hut")
    assert refusal(game, "hut tower") == "HUT-04"
    hut = part(game)["open"]["tower"]
    assert refusal(game, f"vizier buy {hut} florin 8") == "BASE-BUY-01"


@rule("HUT-21", "BONUS-10")
def test_a_bonus_card_is_no_neighbour() -> None:
    game = given("bonus_cards", "worker_huts", alhambras=["GAR10- 1,0, HGAR1-N 2,0"], prepare=holding("GAR10-"))
    assert counts(game) == {"garden": 2}
    play(game, "bonus show GAR10-")
    assert counts(game) == {"garden": 3}
    assert value_of(game, "HGAR1-N") == 1


@rule("HUT-22", "HUT-R3", "GATE-22")
def test_a_gate_may_lead_to_a_hut_and_the_wall_still_separates() -> None:
    def prepare(s: State) -> None:
        piles()(s)
        gates = s.part(GATES)
        s.add(Gates(False, [1, 0, 0], gates.left, [[], [], []]))

    game = given(
        "worker_huts",
        "city_gates",
        deciding="placement of 0",
        alhambras=["GAR9-E 1,0"],
        pending=["HGAR3-W"],
        prepare=prepare,
    )
    assert refusal(game, "place HGAR3-W 2,0") == "BASE-PLACE-06"
    play(game, "gate place HGAR3-W 2,0 W")
    assert alhambra_of(game, 0)[2, 0] == "HGAR3-W"
    assert value_of(game, "HGAR3-W") == 0
    assert counts(game) == {"garden": 1}


@rule("HUT-23", "CHAR-42")
def test_a_hut_is_no_purchase_but_ammar_may_rebuild_it_and_hakim_needs_a_building() -> None:
    def employing(*names: str) -> Callable[[State], None]:
        def prepare(s: State) -> None:
            piles("HTOW1-E")(s)
            own = [card for card in s.rules.special_cards if isinstance(card, Character) and card.name in names]
            s.part(CHARACTERS).hold(0, own)

        return prepare

    game = given("worker_huts", "characters", prepare=employing("karim", "knihstig", "ammar"), market="PAV8- - - -")
    assert not [move for move in texts(game) if move.startswith("hut") and "karim" in move]
    play(game, "hut tower", "place HTOW1-E 0,-1")
    assert asked(game) == (0, "rebuild"), "no card of the display for a hut"
    assert "remove HTOW1-E" in texts(game)
    game = given(
        "worker_huts",
        "characters",
        alhambras=["HTOW1-E 0,-1"],
        due=[1],
        deciding="upkeep of 0",
        market="PAV8- SER9- ARC9- CHA10-",
        prepare=employing("hakim"),
    )
    play(game, "hakim tower")
    assert counts(game) == {}
    assert points(game, 0, "tower") == 0


@rule("HUT-24", "CAMP-22")
def test_a_hut_counts_one_in_the_line_of_a_camp() -> None:
    game = given(
        "worker_huts",
        "camps",
        alhambras=["PAV8- 1,0, HTOW1-E 2,0, CAMP6-W 3,0"],
        due=[1],
        deciding="upkeep of 0",
        market="- - - -",
    )
    assert points(game, 0, "CAMP6-W") == 3, "hut, pavilion, fountain"


@rule("CAMP-22", "CAMP-10")
def test_the_wall_of_a_hut_carries_a_camp() -> None:
    game = given(
        "worker_huts",
        "camps",
        deciding="placement of 0",
        alhambras=["PAV8- 1,0, HTOW1-E 2,0"],
        pending=["CAMP6-W CAMP3-N"],
        prepare=piles(),
    )
    assert texts(game, "place CAMP6-W") == {"place CAMP6-W 3,0"}
    assert refusal(game, "place CAMP3-N 2,1") == "CAMP-07", "an open side of the hut"
    play(game, "place CAMP6-W 3,0", "keep CAMP3-N", "take florin 9", "take dirham 9")
    assert refusal(game, "remove HTOW1-E") == "CAMP-11"


@rule("HUT-34")
def test_a_hut_cannot_be_given_to_dirk() -> None:
    game = given("worker_huts", seats=2, prepare=piles("HTOW1-E"))
    play(game, "hut tower")
    assert not texts(game, "dirk")
    assert refusal(game, "dirk HTOW1-E") == "BASE-2P-07"
    assert counts(game, 2) == {}


# ---------------------------------------------------------------------- data, records, bots


def test_a_hut_can_be_corrected() -> None:
    correction: dict[str, object] = {"worker_huts": {"hut": [{"id": "hut_pavilion_2", "walls": ["S"]}]}}
    rules = ruleset(alhambra.MODULES, 3, "2024", ["worker_huts"], None, correction, "mine.toml")
    assert "HPAV2-S" in rules.tile_names
    wrong: dict[str, object] = {"worker_huts": {"hut": [{"id": "hut_pavilion_2", "walls": ["X"]}]}}
    with pytest.raises(InvalidComponents, match=r"mine\.toml: worker_huts\.hut\[hut_pavilion_2\]\.walls"):
        ruleset(alhambra.MODULES, 3, "2024", [], None, wrong, "mine.toml")


@pytest.mark.parametrize("seats", [2, 4])
def test_games_with_huts_come_back_from_their_records(seats: int) -> None:
    *_, game = played(Mix(seats, "2003", ("worker_huts",), {}), seed=seats, eager=True)
    again = alhambra.load(str(game.record))
    assert again.scores == game.scores
    assert part(again) == part(game)


def test_the_easy_bot_builds_huts_where_they_count() -> None:
    game = given(
        "worker_huts",
        deciding="placement of 0",
        alhambras=["TOW12- 1,0, PAV8- 0,1", "TOW11- 1,0", "PAV6-N 1,0"],
        pending=["HTOW1-E"],
        prepare=piles(),
    )
    decision = game.decision
    assert decision is not None
    move = EasyBot(1).choose(game.view(0), decision, game.legal_moves)
    trial = game.copy()
    trial.play(move)
    assert counts(trial)["tower"] == 2, move
