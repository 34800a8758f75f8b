"""The Street Trader: rules TRADER-*, and rules of older modules that need it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import alhambra
from alhambra import Game, UnknownMove
from alhambra.core.rng import seeded
from alhambra.core.setup import InvalidComponents
from alhambra.locales import strict
from alhambra.modules.bonus_cards.module import BONUSES
from alhambra.modules.characters.auction import CHARACTERS, Character
from alhambra.modules.city_gates.gates import GATES, Gates
from alhambra.modules.street_trader.citizens import TRADERS, counted
from alhambra.modules.street_trader.opinion import LIKELY, MOVING_IN, Custom
from alhambra.palace.choice import ruleset
from alhambra.palace.components import BUILDINGS
from alhambra.palace.game import start
from alhambra.palace.guide import guide
from alhambra.palace.laws import cell_at, position
from alhambra.palace.state import State
from alhambra.titles.alhambra.bots import EasyBot
from checks import check_conserved, check_secret_moves, check_views
from kit import (
    alhambra_of,
    check_limits,
    events,
    given,
    holding,
    market_of,
    offered,
    play,
    points,
    refusal,
    reserve_of,
    rule,
    texts,
    verbs,
)
from random_games import Mix, played

BLUE, RED, BROWN, WHITE, GREEN, PURPLE = BUILDINGS
FULL = "ARC4-NES CHA5-NSW GAR7-NSW TOW8-NES"  # a market without gaps
SELLING = "PAV8- CHA5-NSW GAR7-NSW TOW8-NES"


def trading(
    *discs: str, at: Sequence[str | None] = (), homes: Sequence[str] = (), supply: str | None = None
) -> Callable[[State], None]:
    """For `given`: these citizens on the discs, which lie at these cells (None: aside); buildings with a citizen.

    The supply is all that is left, or just these.
    """

    def prepare(s: State) -> None:
        part = s.part(TRADERS)
        part.shown = True
        part.made = [True] * s.seats
        names = [discs[seat].split() if seat < len(discs) else list(BUILDINGS[:3]) for seat in range(s.seats)]
        part.discs = [counted([BUILDINGS.index(name) for name in disc]) for disc in names]
        part.homes = [
            [s.rules.tile_names[name] for name in (homes[seat].split() if seat < len(homes) else [])]
            for seat in range(s.seats)
        ]
        part.cells = [_cell(at[seat] if seat < len(at) else "1,0") for seat in range(s.seats)]
        used = [colour for disc in names for colour in map(BUILDINGS.index, disc)]
        used += [tile.building for home in part.homes for tile in home]
        left = [7 - count for count in counted(used)]
        part.supply = left if supply is None else counted([BUILDINGS.index(name) for name in supply.split()])

    return prepare


def _cell(text: str | None) -> int:
    if text is None:
        return 0
    x, _, y = text.partition(",")
    return cell_at(int(x), int(y))


def part(game: Game, seat: int | None = None) -> dict[str, Any]:
    parts = game.view(seat).to_json()["parts"]
    assert isinstance(parts, dict)
    found = parts["street_trader"]
    assert isinstance(found, dict)
    return found


def disc_of(game: Game, seat: int = 0) -> list[object]:
    found = part(game)["discs"][seat]
    assert isinstance(found, list)
    return found


def supply_of(game: Game) -> dict[str, int]:
    found = part(game)["supply"]
    assert isinstance(found, dict)
    return found


def cell_of(game: Game, seat: int = 0) -> object:
    return part(game)["cells"][seat]


def homes_of(game: Game, seat: int = 0) -> object:
    return part(game)["homes"][seat]


def asked(game: Game) -> tuple[int, str] | None:
    decision = game.decision
    return None if decision is None else (decision.seat, decision.kind)


def chosen(game: Game) -> Game:
    """All have chosen their citizens."""
    while asked(game) is not None and game.decision is not None and game.decision.kind == "citizens":
        play(game, f"trader choose {BLUE} {GREEN} {PURPLE}")
    return game


def placing(tile: str, *modules: str, disc: str, at: str = "1,0", supply: str | None = None, **more: object) -> Game:
    """Seat 0 has this tile to build, and a disc with these citizens."""
    arranged: dict[str, object] = {"deciding": "placement of 0", "pending": [tile], "market": FULL, **more}
    prepare = trading(disc, at=[at], supply=supply)
    return given("street_trader", *modules, prepare=prepare, **arranged)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- components and set-up


@rule("TRADER-01")
def test_42_citizens_seven_of_each_colour_and_a_disc_for_everybody() -> None:
    for seats in range(2, 7):
        game = alhambra.new_game(seats, modules=("street_trader",), seed=1)
        assert game.state.part(TRADERS).tokens() == 42
        assert supply_of(game) == dict.fromkeys(BUILDINGS, 7 - seats), "everybody holds one of each colour"
        assert len(part(game)["discs"]) == seats
        chosen(game)
        assert game.state.part(TRADERS).tokens() == 42


@rule("TRADER-02", "TRADER-TV-05")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_supply_after_set_up_is_42_less_3_for_each_player(seats: int) -> None:
    game = chosen(alhambra.new_game(seats, modules=("street_trader",), seed=1))
    supply = supply_of(game)
    assert sum(supply.values()) == 42 - 3 * seats
    assert supply[RED] == 7
    assert supply[BLUE] == 7 - seats
    if seats == 6:
        assert sum(supply.values()) == 24


@rule("TRADER-02")
def test_citizens_are_chosen_before_the_market_and_with_two_players_after_dirks_tiles() -> None:
    game = alhambra.new_game(2, modules=("street_trader",), seed=1)
    assert asked(game) == (0, "citizens")
    assert game.state.market == [None] * 4
    assert len(game.rivals[0].tiles) == 6
    assert len(texts(game)) == 20, "3 of 6"
    assert refusal(game, f"trader choose {BLUE} {RED}") == "TRADER-02"
    assert refusal(game, f"trader choose {BLUE} {RED} {BROWN} {WHITE}") == "TRADER-02"
    assert refusal(game, "pass") == "TRADER-02"
    assert refusal(game, "trader lay 1,0") == "TRADER-14"
    play(game, f"trader choose {PURPLE} {BLUE} {GREEN}")
    assert str(game.played[0]) == f"trader choose {BLUE} {GREEN} {PURPLE}", "in the order of the buildings"
    assert asked(game) == (1, "citizens")
    play(game, f"trader choose {BLUE} {RED} {BROWN}", "trader lay 0,1")
    assert game.state.market == [None] * 4
    play(game, "trader lay -1,0")
    assert None not in game.state.market
    assert asked(game) == (game.state.active, "action")


@rule("TRADER-03", "TRADER-22")
def test_nobody_knows_what_others_chose_until_all_have_and_then_everybody_does() -> None:
    game = alhambra.new_game(3, modules=("street_trader",), seed=1)
    check_secret_moves(game, random.Random(1))
    play(game, f"trader choose {BLUE} {GREEN} {PURPLE}")
    assert [part(game, seat)["discs"][0] for seat in (0, 1, 2, None)] == [[BLUE, GREEN, PURPLE], None, None, None]
    assert part(game, 1)["made"] == [True, False, False]
    assert part(game, 1)["shown"] is False
    told = next(event for event in game.events if event.verb == "trader choose")
    assert told.facts["families"] == [BLUE, GREEN, PURPLE]
    for seat in (1, 2, None):
        outside = told.seen_by(seat)
        assert outside is not None
        assert outside.facts == {"families": None, "count": 3}
    check_views(game, random.Random(2))
    play(game, f"trader choose {RED} {BROWN} {WHITE}")
    check_secret_moves(game, random.Random(3))
    for view in (game.view(1), game.view(2), game.view()):
        guesses = {str(view.imagine(random.Random(n)).state.part(TRADERS).discs[0]) for n in range(30)}
        assert len(guesses) > 5, "what is imagined depends on what was chosen"
    play(game, f"trader choose {BLUE} {RED} {PURPLE}")
    assert [event.facts for event in game.events if event.verb == "trader show"] == [
        {"families": [BLUE, GREEN, PURPLE]},
        {"families": [RED, BROWN, WHITE]},
        {"families": [BLUE, RED, PURPLE]},
    ]
    for seat in (0, 1, 2, None):
        assert part(game, seat)["discs"] == [[BLUE, GREEN, PURPLE], [RED, BROWN, WHITE], [BLUE, RED, PURPLE]]
    assert not game.can_undo, "it has been seen"


@rule("TRADER-03")
def test_a_choice_can_be_taken_back_and_a_record_keeps_it() -> None:
    game = alhambra.new_game(3, modules=("street_trader",), seed=1)
    play(game, f"trader choose {BLUE} {GREEN} {PURPLE}")
    assert game.can_undo
    game.undo()
    assert asked(game) == (0, "citizens")
    assert part(game, 0)["made"] == [False, False, False]
    play(game, f"trader choose {RED} {GREEN} {PURPLE}")
    chosen(game)
    again = alhambra.load(str(game.record))
    assert part(again) == part(game)
    assert disc_of(again) == [RED, GREEN, PURPLE]


@rule("TRADER-03", "TRADER-05")
def test_the_discs_are_laid_on_any_side_of_the_fountain_in_the_order_of_the_seats() -> None:
    game = chosen(alhambra.new_game(3, modules=("street_trader",), seed=1))
    for seat, cell in enumerate(("0,-1", "0,-1", "-1,0")):
        assert asked(game) == (seat, "disc")
        assert texts(game) == {"trader lay 0,-1", "trader lay 1,0", "trader lay 0,1", "trader lay -1,0"}
        assert refusal(game, "trader lay 0,0") == "TRADER-06"
        assert refusal(game, "trader lay 1,1") == "TRADER-06"
        assert refusal(game, "pass") == "TRADER-03"
        play(game, f"trader lay {cell}")
    assert part(game)["cells"] == [[0, -1], [0, -1], [-1, 0]]


@rule("TRADER-04")
def test_the_three_have_three_colours_and_later_they_may_be_equal() -> None:
    game = alhambra.new_game(3, modules=("street_trader",), seed=1)
    assert refusal(game, f"trader choose {BLUE} {GREEN} {BLUE}") == "TRADER-04"
    game = placing("SER9-", disc=f"{RED} {GREEN} {PURPLE}")
    play(game, "place SER9- 1,0", f"trader settle {GREEN}")
    assert disc_of(game) == [GREEN, GREEN, PURPLE]


# ---------------------------------------------------------------------- where the disc may lie


@rule("TRADER-06")
def test_the_disc_lies_on_a_free_cell_beside_a_tile_whatever_walls_and_holes_there_are() -> None:
    """TOW7-NEW has walls on three sides; the cells beside them will do. GAR cells enclose 1,1 under the cell rule."""
    own = "TOW7-NEW 0,-1, PAV8- 1,0, GAR10- 2,0, GAR11- 2,1, ARC10- 2,2, ARC9- 1,2, CHA10- 0,2, CHA11- 0,1"
    game = placing("SER9-", disc=RED, at="-1,0", alhambras=[own])
    play(game, "place SER9- -1,0", f"trader settle {BLUE}")
    assert asked(game) == (0, "disc")
    assert offered(game, "trader lay 1,1"), "a hole"
    assert offered(game, "trader lay 0,-2"), "behind a wall"
    assert offered(game, "trader lay -1,-1"), "beside a wall and an open side"
    assert offered(game, "trader lay 1,3")
    for cell in ("0,0", "1,0", "3,-1", "1,-2", "-1,3", "9,9"):
        assert not offered(game, f"trader lay {cell}")
        assert refusal(game, f"trader lay {cell}") == "TRADER-06"
    with pytest.raises(UnknownMove):
        game.why_not("trader lay here")


@rule("TRADER-07")
def test_to_everybody_else_the_cell_of_the_disc_is_empty() -> None:
    with_disc = placing("SER9-", disc=RED, at="1,0", alhambras=["PAV8- 0,1"])
    without = given(deciding="placement of 0", pending=["SER9-"], market=FULL, alhambras=["PAV8- 0,1"])
    assert texts(with_disc) == texts(without)
    own = "TOW7-NEW 0,-1"
    scored = given("street_trader", alhambras=[own], due=[1], deciding="upkeep of 0", prepare=trading(at=["0,-2"]))
    plain = given(alhambras=[own], due=[1], deciding="upkeep of 0")
    assert scored.scores == plain.scores


@rule("TRADER-08", "TRADER-32", "CAMP-27")
def test_square_tiles_carry_the_disc_and_camps_do_not() -> None:
    own = "PAV8- 0,1, TOW13-E 1,0, CAMP6-W 2,0, HTOW1-E 0,-1"
    game = placing("SER9-", "worker_huts", "camps", disc=RED, at="-1,0", alhambras=[own])
    play(game, "place SER9- -1,0", f"trader settle {BLUE}")
    assert offered(game, "trader lay 0,2"), "beside a building"
    assert offered(game, "trader lay 0,-2"), "beside a hut"
    assert offered(game, "trader lay 1,1")
    assert refusal(game, "trader lay 3,0") == "TRADER-06", "beside a camp only"
    assert refusal(game, "trader lay 2,0") == "TRADER-06", "a camp lies there"
    assert not offered(game, "trader lay 2,1")


# ---------------------------------------------------------------------- building on the disc


@rule("TRADER-09", "TRADER-10", "TRADER-23")
def test_a_tile_on_the_disc_puts_it_aside_and_a_citizen_of_its_colour_moves_in_at_once() -> None:
    game = placing("SER9- GAR10-", disc=f"{RED} {WHITE} {GREEN}")
    play(game, "place SER9- 1,0")
    assert asked(game) == (0, "trader")
    assert cell_of(game) is None
    assert part(game)["built"] == "SER9-"
    assert texts(game) == {"pass", *[f"trader settle {name}" for name in BUILDINGS]}
    assert refusal(game, "place GAR10- 0,1") == "BASE-PLACE-01", "not later"
    assert refusal(game, "trader settle") == "TRADER-10", "somebody must come"
    before = supply_of(game)
    play(game, f"trader settle {PURPLE}")
    assert disc_of(game) == [WHITE, GREEN, PURPLE]
    assert homes_of(game) == ["SER9-"]
    assert supply_of(game) == {**before, PURPLE: before[PURPLE] - 1}
    assert part(game)["built"] is None
    assert asked(game) == (0, "placement")
    assert [verb for verb in verbs(game) if verb.startswith("trader")] == ["trader aside", "trader settle"]
    assert refusal(game, f"trader settle {BLUE}") == "TRADER-23"
    assert refusal(game, f"trader exchange {WHITE} {BLUE}") == "TRADER-23"
    check_conserved(game.state)


@rule("TRADER-09")
def test_a_redesign_is_built_on_the_disc_as_well() -> None:
    game = given("street_trader", reserves=["SER9-"], market=FULL, prepare=trading(RED, at=["1,0"]))
    play(game, "add SER9- 1,0")
    assert asked(game) == (0, "trader")
    play(game, f"trader settle {GREEN}", "trader lay 2,0")
    assert homes_of(game) == ["SER9-"]
    assert asked(game) == (1, "action")


@rule("TRADER-09")
def test_only_the_own_disc_and_only_its_cell() -> None:
    game = placing("SER9- GAR10-", disc=f"{RED} {GREEN}", at="0,1")
    play(game, "place SER9- 1,0")
    assert asked(game) == (0, "placement"), "the discs of the others lie at 1,0"
    play(game, "place GAR10- 2,0")
    assert asked(game) == (1, "action")
    assert cell_of(game) == [0, 1]


@rule("TRADER-11", "TRADER-TV-03")
def test_one_citizen_moves_in_even_if_there_are_two() -> None:
    game = placing("SER9-", disc=f"{RED} {RED} {GREEN}")
    play(game, "place SER9- 1,0", f"trader settle {BLUE}")
    assert disc_of(game) == [BLUE, RED, GREEN]
    assert homes_of(game) == ["SER9-"]
    assert asked(game) == (0, "disc")


@rule("TRADER-12", "TRADER-13", "TRADER-TV-04", "TRADER-R2")
def test_without_a_match_one_citizen_may_be_exchanged() -> None:
    game = placing("PAV8-", disc=f"{RED} {WHITE} {GREEN}", supply=f"{BLUE} {BLUE} {RED}")
    play(game, "place PAV8- 1,0")
    pairs = {f"trader exchange {out} {new}" for out in (RED, WHITE, GREEN) for new in (BLUE, RED)}
    assert texts(game) == {"pass", *pairs}
    assert refusal(game, f"trader settle {BLUE}") == "TRADER-10"
    assert refusal(game, "trader settle") == "TRADER-10"
    assert refusal(game, f"trader exchange {PURPLE} {BLUE}") == "TRADER-12", "not on the disc"
    assert refusal(game, f"trader exchange {RED} {PURPLE}") == "TRADER-12", "not in the supply"
    trial = game.copy()
    play(trial, "pass")
    assert disc_of(trial) == [RED, WHITE, GREEN]
    assert asked(trial) == (0, "disc")
    play(game, f"trader exchange {WHITE} {BLUE}")
    assert disc_of(game) == [BLUE, RED, GREEN]
    assert supply_of(game) == {**dict.fromkeys(BUILDINGS, 0), BLUE: 1, RED: 1, WHITE: 1}
    assert homes_of(game) == []
    assert asked(game) == (0, "disc")
    assert events(game, "trader exchange") == [{"out": WHITE, "in": BLUE}]


@rule("TRADER-12")
def test_who_could_exchange_nobody_is_not_asked() -> None:
    game = placing("PAV8-", disc="", at="1,0")
    play(game, "place PAV8- 1,0")
    assert asked(game) == (0, "disc"), "the disc is empty"
    assert part(game)["built"] is None
    game = placing("PAV8-", disc=RED, supply="")
    play(game, "place PAV8- 1,0")
    assert asked(game) == (0, "disc"), "the supply is empty"


@rule("TRADER-16")
def test_who_declines_a_match_gets_no_exchange() -> None:
    game = placing("SER9-", disc=f"{RED} {GREEN}")
    play(game, "place SER9- 1,0")
    assert not texts(game, "trader exchange")
    assert refusal(game, f"trader exchange {GREEN} {BLUE}") == "TRADER-16"
    play(game, "pass")
    assert events(game, "pass")[-1] == {"declined": "trader"}
    assert (disc_of(game), homes_of(game)) == ([RED, GREEN], [])
    assert asked(game) == (0, "disc")


@rule("TRADER-21", "TRADER-TV-07")
def test_with_an_empty_supply_nobody_comes_and_the_disc_stays_short() -> None:
    game = placing("SER9-", disc=f"{RED} {WHITE}", supply="")
    play(game, "place SER9- 1,0")
    assert texts(game) == {"pass", "trader settle"}
    assert refusal(game, f"trader settle {BLUE}") == "TRADER-10"
    play(game, "trader settle", "trader lay 2,0")
    assert disc_of(game) == [WHITE]
    assert events(game, "trader settle") == [{"tile": "SER9-", "building": RED, "in": None}]
    assert cell_of(game) == [2, 0]
    game = placing("PAV8-", disc=WHITE, at="2,0", supply="", alhambras=["SER9- 1,0"])
    play(game, "place PAV8- 2,0")
    assert asked(game) == (0, "disc"), "no exchange possible"
    game = placing("CHA11-", disc=WHITE, supply="")
    play(game, "place CHA11- 1,0", "trader settle", "trader lay 2,0")
    assert disc_of(game) == []
    assert cell_of(game) == [2, 0], "an empty disc is laid again too"


# ---------------------------------------------------------------------- laying the disc again


@rule("TRADER-14", "TRADER-15", "TRADER-R1", "TRADER-TV-08")
def test_the_disc_is_laid_after_all_tiles_also_beside_the_last_one() -> None:
    game = placing("SER9- GAR10-", disc=f"{RED} {GREEN}")
    play(game, "place SER9- 1,0", f"trader settle {BLUE}")
    assert asked(game) == (0, "placement")
    play(game, "place GAR10- 2,0")
    assert asked(game) == (0, "disc"), "the second one triggers nothing"
    assert refusal(game, "pass") == "TRADER-14"
    assert offered(game, "trader lay 3,0")
    play(game, "trader lay 3,0")
    assert cell_of(game) == [3, 0]
    assert events(game, "trader lay") == [{"cell": [3, 0]}]
    assert asked(game) == (1, "action")


@rule("TRADER-14", "TRADER-15")
def test_an_action_that_builds_on_the_disc_does_not_end_with_laying_it() -> None:
    """Exact purchase, then a redesign on the disc; only after the placement the disc is laid."""
    game = given(
        "street_trader",
        hands=["florin 8"],
        market=SELLING,
        reserves=["GAR10-"],
        prepare=trading(f"{GREEN} {BLUE}", at=["1,0"]),
    )
    play(game, "buy PAV8- florin 8", "add GAR10- 1,0", f"trader settle {RED}")
    assert asked(game) == (0, "placement")
    play(game, "place PAV8- 2,0")
    assert asked(game) == (0, "disc"), "nobody moves into the pavilion"
    play(game, "trader lay 3,0")
    assert homes_of(game) == ["GAR10-"]


@rule("TRADER-R4")
def test_there_is_always_a_cell_for_the_disc() -> None:
    for seed in range(4):
        for game in played(Mix(3, "2024", ("street_trader",), {}), seed=seed, eager=True):
            if game.decision is not None and game.decision.kind == "disc":
                assert texts(game, "trader lay")
                assert refusal(game, "pass") in ("TRADER-14", "TRADER-03")


@rule("TRADER-17")
def test_a_disc_without_contact_is_laid_again_without_anybody_moving() -> None:
    game = given("street_trader", alhambras=["SER9- 1,0"], market=FULL, prepare=trading(f"{RED} {BLUE}", at=["2,0"]))
    play(game, "remove SER9-")
    assert asked(game) == (0, "disc")
    assert cell_of(game) == [2, 0], "it lies there until it is moved"
    assert refusal(game, "trader lay 2,0") == "TRADER-06"
    play(game, "trader lay 1,0")
    assert disc_of(game) == [BLUE, RED]
    assert asked(game) == (1, "action")
    other = given("street_trader", alhambras=["SER9- 1,0"], market=FULL, prepare=trading(RED, at=["0,1"]))
    play(other, "remove SER9-")
    assert asked(other) == (1, "action"), "it still touches the fountain"


@rule("TRADER-17")
def test_a_disc_that_a_new_tile_carries_meanwhile_stays() -> None:
    common = {"hands": ["florin 8"], "market": SELLING, "alhambras": ["SER9- 1,0, GAR10- 0,1"]}
    game = given("street_trader", prepare=trading(RED, at=["2,0"]), **common)  # type: ignore[arg-type]
    play(game, "buy PAV8- florin 8", "remove SER9-", "place PAV8- 1,0")
    assert asked(game) == (1, "action")
    assert cell_of(game) == [2, 0]
    game = given("street_trader", prepare=trading(RED, at=["2,0"]), **common)  # type: ignore[arg-type]
    play(game, "buy PAV8- florin 8", "remove SER9-", "place PAV8- 0,-1")
    assert asked(game) == (0, "disc")


@rule("TRADER-17")
def test_a_disc_that_lost_its_contact_can_still_be_built_upon() -> None:
    game = given(
        "street_trader",
        deciding="placement of 0",
        pending=["PAV8- GAR10-"],
        market=FULL,
        prepare=trading(GREEN, at=["2,0"]),
    )
    play(game, "place PAV8- 1,0", "place GAR10- 2,0", f"trader settle {BLUE}")
    assert homes_of(game) == ["GAR10-"]
    assert asked(game) == (0, "disc")


# ---------------------------------------------------------------------- leaving


@rule("TRADER-18", "TRADER-TV-06")
def test_a_citizen_leaves_with_its_building() -> None:
    prepare = trading(RED, at=["0,1"], homes=["GAR10-"])
    game = given("street_trader", alhambras=["GAR10- 1,0"], reserves=["GAR11-"], market=FULL, prepare=prepare)
    before = supply_of(game)
    swapped = game.copy()
    play(swapped, "swap GAR10- GAR11-")
    play(game, "remove GAR10-")
    for one in (game, swapped):
        assert homes_of(one) == [], "the new garden is empty"
        assert supply_of(one) == {**before, GREEN: before[GREEN] + 1}
        assert disc_of(one) == [RED]
        assert events(one, "trader leaves") == [{"tile": "GAR10-", "building": GREEN}]
        check_conserved(one.state)


@rule("TRADER-18")
def test_other_citizens_stay() -> None:
    prepare = trading(RED, at=["0,1"], homes=["GAR10-", "GAR11-"])
    alhambras = ["GAR10- 1,0, PAV8- 2,0", "GAR11- 1,0"]
    game = given("street_trader", alhambras=alhambras, market=FULL, prepare=prepare)
    play(game, "remove PAV8-")
    assert part(game)["homes"] == [["GAR10-"], ["GAR11-"], []]
    assert events(game, "trader leaves") == []


@rule("TRADER-10")
def test_a_tile_that_takes_the_cell_of_another_lets_nobody_move_in() -> None:
    game = given(
        "street_trader",
        alhambras=["GAR10- 1,0"],
        reserves=["SER9-"],
        market=FULL,
        prepare=trading(RED, at=["2,0"]),
    )
    play(game, "swap GAR10- SER9-")
    assert asked(game) == (1, "action")
    assert homes_of(game) == []


# ---------------------------------------------------------------------- scoring

EIGHT = "SER7-W SER8-S SER9- CHA10- CHA11- GAR10- GAR11- PAV8-"


def scored(homes: str, scoring: int = 1) -> Game:
    prepare = trading(f"{BLUE} {BROWN} {PURPLE}", homes=[homes])
    return given("street_trader", due=[scoring], deciding="upkeep of 0", market=FULL, prepare=prepare)


def lines(game: Game) -> list[dict[str, object]]:
    found = events(game, "scoring")[-1]["lines"]
    assert isinstance(found, list)
    return [line for line in found if line["what"] == "citizens"]


@rule("TRADER-TV-01", "TRADER-19", "TRADER-20")
@pytest.mark.parametrize("scoring", [1, 2])
def test_the_example_of_the_sheet(scoring: int) -> None:
    game = scored(EIGHT, scoring)
    (line,) = lines(game)
    assert line == {
        "seat": 0,
        "round": scoring,
        "rule": "TRADER-19",
        "what": "citizens",
        "points": 17,
        "count": 8,
        "groups": [[BLUE, RED, WHITE, GREEN], [RED, WHITE, GREEN], [RED]],
        "sizes": [4, 3, 1],
    }
    assert game.scores[0] == 17
    assert homes_of(game) == EIGHT.split(), "they go back to their buildings"


@rule("TRADER-19")
def test_citizens_count_in_the_last_scoring_too() -> None:
    prepare = trading(RED, homes=["SER9- GAR10-"])
    game = given("street_trader", deciding="end of 0", scorings_done=2, prepare=prepare)
    assert game.over
    assert points(game, 0, "citizens") == 3


@rule("TRADER-TV-02", "TRADER-19")
def test_points_by_colours() -> None:
    seven = "GAR6-ESW GAR7-NSW GAR8-SW GAR8-NE GAR8-NW GAR9-E GAR10-N"
    two_sets = "PAV8- PAV7-E SER9- SER8-S ARC9- ARC10- CHA10- CHA11- GAR10- GAR11- TOW11- TOW12-"
    assert points(scored(seven), 0, "citizens") == 7
    assert points(scored(two_sets), 0, "citizens") == 42
    assert lines(scored("")) == [], "citizens on the disc do not count"
    names = ["PAV8-", "SER9-", "ARC9-", "CHA10-", "GAR10-", "TOW11-"]
    gains = [points(scored(" ".join(names[:count])), 0, "citizens") for count in range(7)]
    assert gains == [0, 1, 3, 6, 10, 15, 21]


@rule("TRADER-20")
def test_the_groups_are_the_best_ones() -> None:
    """Against every way to sort up to seven citizens into groups of different colours."""
    table = (0, 1, 3, 6, 10, 15, 21)

    def best(counts: tuple[int, ...]) -> int:
        present = [colour for colour, count in enumerate(counts) if count]
        found = 0
        for bits in range(1, 1 << len(present)):
            group = [colour for index, colour in enumerate(present) if bits >> index & 1]
            rest = tuple(count - (colour in group) for colour, count in enumerate(counts))
            found = max(found, table[len(group)] + best(rest))
        return found

    built = {"SER": ("7-W", "8-S", "9-"), "GAR": ("10-", "11-"), "PAV": ("7-E", "8-")}
    for red in range(4):
        for green in range(3):
            for blue in range(3):
                counts = (red, green, blue)
                names = [
                    f"{code}{name}"
                    for (code, tiles), count in zip(built.items(), counts, strict=True)
                    for name in tiles[:count]
                ]
                assert points(scored(" ".join(names)), 0, "citizens") == best(counts)


# ---------------------------------------------------------------------- with other modules


@rule("TRADER-34", "VIZ-29", "FLOW-02")
def test_the_disc_is_laid_at_the_end_of_the_viziers_purchase() -> None:
    game = given(
        "vizier",
        "street_trader",
        deciding="interlude of 1",
        hands=["", "florin 8"],
        market=SELLING,
        prepare=trading(RED, f"{BLUE} {RED}", at=["1,0", "1,0"]),
    )
    play(game, "vizier buy PAV8- florin 8", "place PAV8- 1,0")
    assert asked(game) == (1, "trader")
    play(game, f"trader settle {GREEN}")
    assert asked(game) == (1, "disc")
    assert market_of(game)[0] == "-", "not refilled yet"
    play(game, "trader lay 2,0")
    assert market_of(game)[0] != "-"
    assert homes_of(game, 1) == ["PAV8-"]
    assert cell_of(game, 1) == [2, 0]
    assert cell_of(game, 0) == [1, 0], "the disc of the others stays"


@rule("TRADER-30", "HUT-26", "TRADER-R3")
def test_nobody_lives_in_a_hut_but_citizens_may_be_exchanged() -> None:
    game = placing("HSER2-E", "worker_huts", disc=f"{RED} {GREEN}", at="0,1")
    play(game, "place HSER2-E 0,1")
    assert asked(game) == (0, "trader")
    assert refusal(game, f"trader settle {BLUE}") == "TRADER-10"
    play(game, f"trader exchange {RED} {BLUE}", "trader lay 0,2")
    assert (disc_of(game), homes_of(game)) == ([BLUE, GREEN], [])
    assert cell_of(game) == [0, 2]


@rule("TRADER-32", "CAMP-27", "TRADER-R3")
def test_a_camp_on_the_disc_counts_as_no_match() -> None:
    game = placing("CAMP6-W", "camps", disc=f"{RED} {GREEN}", at="2,0", alhambras=["TOW13-E 1,0"])
    play(game, "place CAMP6-W 2,0")
    assert asked(game) == (0, "trader")
    assert refusal(game, f"trader settle {BLUE}") == "TRADER-10"
    play(game, f"trader exchange {RED} {BLUE}")
    assert asked(game) == (0, "disc")
    assert disc_of(game) == [BLUE, GREEN]


@rule("TRADER-32", "TRADER-17")
def test_a_disc_that_only_touches_a_camp_must_move() -> None:
    game = given(
        "camps",
        "street_trader",
        alhambras=["TOW13-E 1,0, CAMP6-W 2,0, PAV8- 0,1, GAR10- 0,2, GAR11- 1,2"],
        market=FULL,
        prepare=trading(RED, at=["2,1"]),
    )
    play(game, "take florin 9")
    assert asked(game) == (0, "disc"), "only the camp is beside it"


def employing(name: str, prepare: Callable[[State], None]) -> Callable[[State], None]:
    def prepared(s: State) -> None:
        prepare(s)
        s.part(CHARACTERS).hold(
            0, [one for one in s.rules.special_cards if isinstance(one, Character) and one.name == name]
        )

    return prepared


@rule("TRADER-35", "CHAR-R5", "FLOW-01")
def test_the_disc_is_laid_after_ammars_redesign() -> None:
    common = {"deciding": "placement of 0", "market": FULL, "reserves": ["GAR10-"], "pending": ["SER9-"]}
    game = given(
        "characters",
        "street_trader",
        prepare=employing("ammar", trading(f"{RED} {GREEN}", at=["1,0"])),
        **common,  # type: ignore[arg-type]
    )
    built = game.copy()
    play(game, "place SER9- 1,0", f"trader settle {BLUE}")
    assert asked(game) == (0, "rebuild")
    play(game, "add GAR10- 2,0")
    assert asked(game) == (0, "disc"), "laid after it, and no second citizen"
    assert offered(game, "trader lay 3,0")
    play(built, "place SER9- 0,1")
    assert asked(built) == (0, "rebuild")
    play(built, "add GAR10- 1,0")
    assert asked(built) == (0, "trader"), "his redesign may be built on the disc"
    play(built, f"trader settle {BLUE}")
    assert asked(built) == (0, "disc")
    assert homes_of(built) == ["GAR10-"]


@rule("TRADER-35")
def test_ammar_may_take_away_what_the_disc_leans_on() -> None:
    game = given(
        "characters",
        "street_trader",
        deciding="placement of 0",
        market=FULL,
        alhambras=["GAR10- 1,0"],
        pending=["SER9-"],
        prepare=employing("ammar", trading(RED, at=["2,0"])),
    )
    play(game, "keep SER9-", "remove GAR10-")
    assert asked(game) == (0, "disc")


@rule("TRADER-37", "FLOW-06")
def test_distributed_tiles_trigger_once_and_the_disc_is_not_laid_again() -> None:
    game = given(
        "street_trader",
        hands=["florin 9, dirham 9"],
        market="PAV8- GAR10- - -",
        supply="",
        deciding="upkeep of 0",
        prepare=trading(f"{BLUE} {GREEN}", at=["1,0"]),
    )
    assert asked(game) == (0, "distribution")
    assert refusal(game, "trader lay 1,0") == "BASE-EOG-07"
    play(game, "place PAV8- 1,0", f"trader settle {RED}")
    assert asked(game) == (0, "distribution")
    play(game, "place GAR10- 2,0")
    assert game.over
    assert points(game, 0, "citizens") == 1
    assert cell_of(game) is None


@rule("TRADER-39", "BONUS-10")
def test_bonus_cards_and_citizens_do_not_touch_each_other() -> None:
    def prepare(s: State) -> None:
        holding("GAR10-")(s)
        trading(RED, homes=["GAR10-"])(s)

    game = given("bonus_cards", "street_trader", alhambras=["GAR10- 1,0"], market=FULL, prepare=prepare)
    play(game, "bonus show GAR10-")
    assert homes_of(game) == ["GAR10-"]
    play(game, "remove GAR10-")
    assert homes_of(game) == []
    assert [card.name for card in game.state.part(BONUSES).hand(0)] == ["GAR10-"], "the card as without citizens"
    scoring = given(
        "bonus_cards",
        "street_trader",
        alhambras=["GAR10- 1,0"],
        due=[1],
        deciding="upkeep of 0",
        market=FULL,
        prepare=prepare,
    )
    play(scoring, "bonus show GAR10-")
    while not events(scoring, "scoring"):
        play(scoring, "pass")
    assert points(scoring, 0, "citizens") == 1, "one citizen, not two"


@rule("TRADER-39", "BONUS-10")
def test_a_bonus_card_may_be_shown_while_the_trader_waits() -> None:
    def prepare(s: State) -> None:
        holding("SER9-")(s)
        trading(RED, at=["1,0"])(s)

    game = given(
        "bonus_cards", "street_trader", deciding="placement of 0", pending=["SER9-"], market=FULL, prepare=prepare
    )
    play(game, "place SER9- 1,0")
    assert asked(game) == (0, "trader")
    play(game, "bonus show SER9-")
    assert asked(game) == (0, "trader"), "still to be decided"
    play(game, f"trader settle {BLUE}", "trader lay 2,0")
    assert homes_of(game) == ["SER9-"]


@rule("TRADER-09")
def test_a_tile_laid_with_a_gate_is_built_on_the_disc() -> None:
    def prepare(s: State) -> None:
        trading(GREEN, at=["2,0"])(s)
        gates = s.part(GATES)
        s.add(Gates(False, [1, 0, 0], gates.left, [[], [], []]))

    game = given(
        "city_gates",
        "street_trader",
        deciding="placement of 0",
        alhambras=["TOW13-E 1,0"],
        pending=["GAR10-W"],
        market=FULL,
        prepare=prepare,
    )
    play(game, "gate place GAR10-W 2,0 W")
    assert asked(game) == (0, "trader")
    play(game, f"trader settle {BLUE}", "trader lay 3,0")
    assert homes_of(game) == ["GAR10-W"]


@rule("TRADER-41")
def test_dirk_has_neither_disc_nor_citizens() -> None:
    game = given(
        "street_trader",
        seats=2,
        hands=["florin 8"],
        market=SELLING,
        dirk="GAR10-",
        prepare=trading(BLUE, at=["1,0"]),
    )
    assert len(part(game)["discs"]) == 2
    play(game, "buy PAV8- florin 8", "take florin 9", "dirk PAV8-")
    assert asked(game) == (1, "action"), "nothing was built"
    assert cell_of(game) == [1, 0]
    scoring = given(
        "street_trader", seats=2, due=[1], deciding="upkeep of 0", market=FULL, dirk="GAR10-", prepare=trading(BLUE)
    )
    assert lines(scoring) == []


# ---------------------------------------------------------------------- data, records, words, bots


def test_numbers_can_be_corrected() -> None:
    correction: dict[str, object] = {
        "street_trader": {"components": {"citizens_on_trader": 2}, "scoring": {"points_by_different_colours": [0] * 7}}
    }
    rules = ruleset(alhambra.MODULES, 3, "2024", ["street_trader"], None, correction, "mine.toml")
    facts = [step.facts for step in guide(rules) if step.key == "guide-trader"]
    assert facts == [{"players": 3, "kept": 2, "supply": 36}]
    for wrong in (
        {"components": {"citizens_per_type": 5}},
        {"components": {"citizens_on_trader": 7}},
        {"scoring": {"points_by_different_colours": [0, 1, 3]}},
    ):
        rules = ruleset(alhambra.MODULES, 3, "2024", ["street_trader"], None, {"street_trader": wrong}, "mine.toml")
        with pytest.raises(InvalidComponents, match=r"mine\.toml: street_trader\."):
            start(rules, seeded(1), 1)


@pytest.mark.parametrize(
    ("where", "least", "most", "row"),
    [
        ("components.citizens_per_type", 6, 20, 0),
        ("components.citizens_on_trader", 1, 6, 0),
        ("scoring.points_by_different_colours", 0, 100, 7),
    ],
)
def test_corrections_have_limits(where: str, least: int, most: int, row: int) -> None:
    check_limits("street_trader", where, least, most, row)


def test_points_are_needed_for_every_number_of_colours() -> None:
    wrong = {"street_trader": {"scoring": {"points_by_different_colours": [0, 1, 3]}}}
    with pytest.raises(InvalidComponents, match=r"points_by_different_colours: must hold 7 numbers"):
        alhambra.new_game(3, modules=["street_trader"], seed=1, components=wrong)


def test_what_a_view_tells_of_the_trader() -> None:
    game = placing(
        "SER9-", disc=f"{RED} {GREEN} {GREEN}", alhambras=["PAV8- -1,0, GAR10- 0,1"], supply=f"{BLUE} {BLUE} {PURPLE}"
    )
    traders = game.state.part(TRADERS)
    traders.homes = [[game.rules.tile_names["PAV8-"], game.rules.tile_names["GAR10-"]], [], []]
    play(game, "place SER9- 1,0")
    assert part(game, 2) == {
        "discs": [[RED, GREEN, GREEN], [BLUE, RED, BROWN], [BLUE, RED, BROWN]],
        "made": [True, True, True],
        "shown": True,
        "cells": [None, [1, 0], [1, 0]],
        "homes": [["PAV8-", "GAR10-"], [], []],
        "groups": [[[BLUE, GREEN]], [], []],
        "points": [3, 0, 0],
        "supply": {**dict.fromkeys(BUILDINGS, 0), BLUE: 2, PURPLE: 1},
        "built": "SER9-",
    }
    play(game, f"trader settle {PURPLE}")
    assert part(game)["built"] is None
    assert events(game, "trader aside") == [{"tile": "SER9-", "cell": [1, 0]}]


def test_words_that_are_no_building_are_not_understood() -> None:
    game = alhambra.new_game(3, modules=("street_trader",), seed=1)
    for text in ("trader choose palace", "trader settle palace", "trader exchange garden palace", "trader choose"):
        with pytest.raises(UnknownMove) as caught, strict():
            game.why_not(text)
        assert "palace" in caught.value.text("en") or text == "trader choose"
    assert str(game.parse("trader choose Garden PAVILION tower")) == f"trader choose {BLUE} {GREEN} {PURPLE}"


@rule("TRADER-02", "TRADER-04")
def test_citizens_are_chosen_once_and_at_the_right_moment() -> None:
    game = placing("SER9-", disc=f"{RED} {GREEN}")
    assert refusal(game, f"trader choose {BLUE} {RED} {BROWN}") == "TRADER-02"
    first = alhambra.new_game(3, modules=("street_trader",), seed=1)
    (move,) = {first.parse(text).public() for text in texts(first)}
    assert move == "trader choose", "what was chosen is nothing that a list of moves may tell"


@pytest.mark.parametrize("seats", [2, 4])
def test_games_with_the_trader_come_back_from_their_records(seats: int) -> None:
    *_, game = played(Mix(seats, "2003", ("street_trader",), {}), seed=seats, eager=True)
    again = alhambra.load(str(game.record))
    assert again.scores == game.scores
    assert part(again) == part(game)


def choice_of_easy(game: Game) -> str:
    decision = game.decision
    assert decision is not None
    return str(EasyBot(1).choose(game.view(decision.seat), decision, game.legal_moves))


def test_the_easy_bot_builds_on_its_disc_and_lets_citizens_move_in() -> None:
    own = ["PAV8- 0,1", "TOW11- 1,0", "PAV6-N 1,0"]
    homes = ["PAV8-"]
    game = given(
        "street_trader",
        deciding="placement of 0",
        alhambras=own,
        pending=["SER9-"],
        market=FULL,
        prepare=trading(f"{RED} {GREEN}", at=["0,2"], homes=homes),
    )
    assert choice_of_easy(game) == "place SER9- 0,2"
    play(game, "place SER9- 0,2")
    move = choice_of_easy(game)
    assert move.startswith("trader settle"), move
    assert move not in ("trader settle seraglio", "trader settle pavilion"), "another colour makes a larger group"


def test_the_easy_bot_lays_its_disc_where_something_can_be_built() -> None:
    game = given(
        "street_trader",
        deciding="upkeep of 0",
        alhambras=["TOW7-NEW 0,-1, PAV8- 1,0"],
        market=FULL,
        prepare=trading(f"{RED} {GREEN} {PURPLE}", at=[None]),
    )
    assert asked(game) == (0, "disc")
    alhambra_now = game.state.players[0].estate.alhambra
    x, _, y = choice_of_easy(game).removeprefix("trader lay ").partition(",")
    assert (int(x), int(y)) in {position(place >> 8) for place in alhambra_now.places()}
    assert (int(x), int(y)) not in {(0, -2), (1, -1), (-1, -1)}, "beside a wall"


def test_an_opinion_of_a_building_that_waits_for_its_citizen() -> None:
    """Between building on the disc and deciding, who may move in is worth something, and more than before."""
    before = placing("SER9-", disc=f"{RED}", at="1,0")
    after = play(placing("SER9-", disc=f"{RED}", at="1,0"), "place SER9- 1,0")
    assert asked(after) == (0, "trader")
    assert Custom().worth(after.state, 0) > Custom().worth(before.state, 0)
    match = Custom().worth(after.state, 0)
    nobody = play(placing("GAR10-", disc=f"{RED}", at="1,0"), "place GAR10- 1,0")
    assert match == Custom().worth(nobody.state, 0) + MOVING_IN, "one citizen more is one point"


def test_an_opinion_of_a_disc_falls_with_every_scoring() -> None:
    def worth(done: int) -> int:
        return Custom().worth(given("street_trader", scorings_done=done, prepare=trading(RED, at=[None])).state, 0)

    assert worth(0) > worth(1) > worth(2) > 0
    assert worth(0) == LIKELY * 7 // 54, "a seventh of the tiles, nearly"


def test_an_opinion_of_a_disc_grows_with_its_colours() -> None:
    def worth(disc: str, at: str | None = "1,0", homes: str = "") -> int:
        game = given("street_trader", alhambras=["TOW7-NEW 0,-1"], prepare=trading(disc, at=[at], homes=[homes]))
        return Custom().worth(game.state, 0)

    assert worth("") == 0
    assert worth(RED) < worth(f"{RED} {GREEN}") < worth(f"{RED} {GREEN} {PURPLE}")
    assert worth(f"{RED} {RED}") == worth(RED)
    assert worth(f"{RED} {GREEN}", at="0,-2") < worth(f"{RED} {GREEN}") < worth(f"{RED} {GREEN}", at=None)
    assert worth(RED, homes="SER9- PAV8-") < worth(GREEN, homes="SER9- PAV8-")


def test_reserve_and_alhambra_are_as_without_the_trader() -> None:
    game = placing("SER9- GAR10-", disc=f"{RED} {GREEN}")
    play(game, "place SER9- 1,0", f"trader settle {BLUE}", "keep GAR10-", "trader lay 0,1")
    assert alhambra_of(game, 0) == {(1, 0): "SER9-"}
    assert reserve_of(game, 0) == {"GAR10-"}
