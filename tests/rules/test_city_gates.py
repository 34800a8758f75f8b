"""The City Gates: rules GATE-*, what others say about gates, and the doors of the kernel."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import alhambra
from alhambra import Game, UnknownMove
from alhambra.locales import narrate
from alhambra.modules.characters.auction import AMMAR, CHARACTERS
from alhambra.modules.city_gates.gates import GATES
from alhambra.palace.kernel import OUTWORK
from alhambra.palace.laws import STEPS, cell_at
from alhambra.palace.state import State
from alhambra.palace.view import alhambra_json
from alhambra.titles.alhambra.bots import EasyBot
from alhambra.titles.alhambra.bots.easy import promising
from alhambra.titles.alhambra.terminal.moves import in_order, in_short
from checks import check_conserved, check_listed, check_views
from kit import (
    Plan,
    alhambra_of,
    deck_of,
    display_of,
    events,
    given,
    hand_of,
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
from random_games import Mix, finished

BEHIND = "gate place GAR10-N 1,1 N"  # the move of GATE-TV-01
WALL = "SER8-S 1,0"  # its Alhambra: the only way south is closed


def cards(*held: int, is_open: bool = False) -> Callable[[State], None]:
    """Gate cards in hand, by seat, and perhaps one beside the market."""

    def prepare(s: State) -> None:
        gates = s.part(GATES)
        gates.is_open = is_open
        for seat, number in enumerate(held):
            gates.held[seat] = number

    return prepare


def part(game: Game) -> dict[str, object]:
    parts = game.view().to_json()["parts"]
    assert isinstance(parts, dict)
    found = parts["city_gates"]
    assert isinstance(found, dict)
    return found


def behind_the_wall(held: int = 1, **more: object) -> Game:
    """GATE-TV-01: a garden has been bought and fits nowhere near without a gate."""
    arguments: dict[str, object] = {"alhambras": [WALL], "pending": ["GAR10-N"], **more}
    # Whatever `given` takes, which has many types.
    return given("city_gates", deciding="placement of 0", prepare=cards(held), **arguments)  # type: ignore[arg-type]


def with_ammar(s: State) -> None:
    """Seat 0 may redesign at the end of its turn."""
    part = s.part(CHARACTERS)
    (ammar,) = [card for card in part.aside if card.person == AMMAR]
    part.aside = [card for card in part.aside if card is not ammar]
    part.left -= 1
    part.give(0, ammar)


def gated(action: str = "action of 0", reserve: str = "", tiles: str = "", held: int = 0) -> Game:
    """A later turn of GATE-TV-01; the gate stands, and more tiles may lie behind it."""

    def prepare(s: State) -> None:
        cards(held)(s)
        if action == "upkeep of 0":
            with_ammar(s)
        estate = s.players[0].estate
        estate.alhambra = estate.alhambra.with_door(cell_at(1, 1), 0)
        s.part(GATES).built = [[cell_at(1, 1) << 2], [], []]
        s.part(GATES).left = 2

    laid = f"{WALL}, GAR10-N 1,1, {tiles}"
    modules = ("city_gates", "characters")
    return given(*modules, deciding=action, alhambras=[laid], reserves=[reserve], prepare=prepare)


# ---------------------------------------------------------------------- components and set-up


@rule("GATE-01", "GATE-32")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_as_many_gates_and_cards_as_players(seats: int) -> None:
    game = alhambra.new_game(seats, modules=("city_gates",), seed=seats)
    assert deck_of(game).count("gate") == seats
    assert part(game) == {"open": 0, "held": [0] * seats, "left": seats, "gates": [[]] * seats}
    check_conserved(game.state)


@rule("GATE-02", "GATE-R1", "GATE-TV-07")
@pytest.mark.parametrize(
    ("seats", "spread"), [(2, [1, 1, 0]), (3, [1, 1, 1]), (4, [2, 1, 1]), (5, [2, 2, 1]), (6, [2, 2, 2])]
)
def test_the_cards_are_spread_over_the_last_three_piles(seats: int, spread: list[int]) -> None:
    for seed in range(4):
        s = alhambra.new_game(seats, modules=("city_gates",), seed=seed).state
        piles = [s.deck[start:end] for start, end in zip([0, *s.pile_ends], s.pile_ends, strict=False)]
        assert [[card.name for card in pile].count("gate") for pile in piles] == [0, 0, *spread]
        assert [kinds.count("city_gates") for kinds in s.specials] == [0, 0, *spread]


@rule("GATE-02")
def test_a_gate_card_may_lie_anywhere_in_its_pile() -> None:
    places = set()
    for seed in range(12):
        s = alhambra.new_game(3, modules=("city_gates",), seed=seed).state
        places.add([card.name for card in s.deck].index("gate") - s.pile_ends[1])
    assert len(places) > 4


# ---------------------------------------------------------------------- getting one


@rule("GATE-03")
def test_a_gate_card_turned_up_lies_beside_the_market() -> None:
    game = given("city_gates", deciding="upkeep of 0", display="florin 9, dirham 9", deck="dinar 1, gate, dinar 2")
    assert part(game)["open"] == 1
    assert display_of(game) == ["florin 9", "dirham 9", "dinar 1", "dinar 2"]
    assert verbs(game)[:2] == ["gate card", "display"]


@rule("GATE-04", "GATE-TV-05")
def test_a_second_gate_card_goes_to_the_discard() -> None:
    game = given(
        "city_gates",
        deciding="upkeep of 0",
        display="florin 9, dirham 9, dinar 9",
        deck="gate, ducat 1, ducat 2",
        prepare=cards(is_open=True),
    )
    assert part(game)["open"] == 1
    assert display_of(game) == ["florin 9", "dirham 9", "dinar 9", "ducat 1"]
    assert game.view().to_json()["discard"] == ["gate"]
    assert events(game, "gate discarded") == [{}]


@rule("GATE-04", "GATE-R2")
def test_a_surplus_card_returns_with_a_reshuffle() -> None:
    game = given(
        "city_gates",
        deciding="action of 0",
        display="florin 9, dirham 9, dinar 9, ducat 9",
        deck="ducat 8",
        discard="gate, florin 1, florin 2",
        prepare=cards(is_open=True),
    )
    play(game, "gate take")
    assert game.view().to_json()["discard"] == ["florin 2", "florin 1", "gate"]
    play(game, "take florin 9")
    assert deck_of(game) == []
    play(game, "take dirham 9")
    assert sorted(deck_of(game) + display_of(game) + ["gate"] * (part(game)["open"] == 1)) == sorted(
        ["ducat 8", "dinar 9", "ducat 9", "florin 1", "florin 2", "gate"]
    )
    assert events(game, "reshuffle") == [{"cards": 3}]


@rule("GATE-04")
def test_cards_that_would_only_go_round_fill_no_gap() -> None:
    game = given(
        "city_gates",
        deciding="upkeep of 0",
        display="florin 9",
        deck="gate",
        discard="gate",
        prepare=cards(is_open=True),
    )
    assert display_of(game) == ["florin 9"]
    assert game.view().to_json()["discard"] == ["gate", "gate"]
    play(game, "gate take")
    assert part(game)["open"] == 1, "now one of them is turned up"
    assert game.view().to_json()["discard"] == ["gate"]


@rule("GATE-05", "GATE-R5")
def test_taking_the_open_card_is_the_action_and_nothing_comes_with_it() -> None:
    game = given("city_gates", prepare=cards(is_open=True), display="florin 1, dirham 1, dinar 9, ducat 9")
    assert texts(game, "gate") == {"gate take"}
    with pytest.raises(UnknownMove):
        game.parse("gate take florin 1")
    play(game, "gate take")
    assert part(game)["open"] == 0
    assert part(game)["held"] == [1, 0, 0]
    assert hand_of(game, 0) == []
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("action", 1)
    assert events(game, "gate take") == [{}]


@rule("GATE-05")
def test_without_an_open_card_there_is_none_to_take() -> None:
    game = given("city_gates", prepare=cards(2, 1))
    assert refusal(game, "gate take") == "GATE-05"
    assert not texts(game, "gate")


@rule("GATE-05")
def test_the_card_can_be_the_extra_action_but_no_other_moment_has_it() -> None:
    game = given("city_gates", deciding="extra of 0", prepare=cards(is_open=True))
    assert offered(game, "gate take")
    play(game, "gate take")
    assert part(game)["held"] == [1, 0, 0]
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("action", 1), "no further action"
    game = given("city_gates", deciding="placement of 0", pending=["PAV8-"], prepare=cards(is_open=True))
    assert not offered(game, "gate take")
    assert refusal(game, "gate take") == "GATE-05"


@rule("GATE-05")
def test_who_can_do_nothing_else_takes_the_card() -> None:
    game = given("city_gates", display="", deck="", prepare=cards(is_open=True))
    assert texts(game) == {"gate take"}


@rule("GATE-06")
def test_any_number_may_be_held_and_everybody_sees_it() -> None:
    game = given("city_gates", prepare=cards(2, 0, 1, is_open=True), seats=4)
    play(game, "gate take")
    for seat in (None, 0, 1, 2, 3):
        assert game.view(seat).part(GATES).held == [3, 0, 1, 0]


# ---------------------------------------------------------------------- using one


@rule("GATE-07", "GATE-08", "GATE-12", "GATE-TV-01")
def test_a_gate_card_lets_a_tile_be_laid_behind_a_wall() -> None:
    game = behind_the_wall()
    assert refusal(game, "place GAR10-N 1,1") == "BASE-PLACE-06"
    assert offered(game, BEHIND)
    play(game, BEHIND)
    assert alhambra_of(game, 0)[1, 1] == "GAR10-N"
    assert part(game) == {"open": 0, "held": [0, 0, 0], "left": 2, "gates": [[[[1, 1], "N"]], [], []]}
    built = game.state.players[0].estate.alhambra
    assert built.is_fixed(cell_at(1, 0))
    assert built.is_fixed(cell_at(1, 1))
    assert not built.is_fixed(cell_at(0, 0))
    assert events(game, "place") == [{"tile": "GAR10-N", "cell": [1, 1]}]
    assert events(game, "gate") == [{"tile": "GAR10-N", "cell": [1, 1], "side": "N"}]


@rule("GATE-07")
def test_without_a_card_the_wall_stays_closed() -> None:
    game = behind_the_wall(held=0)
    assert refusal(game, BEHIND) == "GATE-07"
    assert not texts(game, "gate")


@rule("GATE-07")
def test_the_cards_of_others_help_nobody_else() -> None:
    game = given("city_gates", deciding="placement of 0", alhambras=[WALL], pending=["GAR10-N"], prepare=cards(0, 1, 1))
    assert refusal(game, BEHIND) == "GATE-07"
    assert not texts(game, "gate")
    game = given("city_gates", alhambras=[WALL], reserves=["GAR10-N"], prepare=cards(0, 1, 1))
    assert refusal(game, "gate add GAR10-N 1,1 N") == "GATE-07"
    assert not texts(game, "gate")


@rule("GATE-07")
def test_playing_a_card_is_no_action() -> None:
    game = given(
        "city_gates",
        alhambras=[WALL],
        hands=["dinar 9, dinar 2"],
        market="- - GAR10-N -",
        prepare=cards(1),
    )
    play(game, "buy GAR10-N dinar 9 dinar 2", BEHIND)
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("action", 1)


@rule("GATE-07", "GATE-R3")
def test_at_least_one_contact_must_exist() -> None:
    game = behind_the_wall()
    assert refusal(game, "gate place GAR10-N 3,3 N") == "BASE-PLACE-07"
    assert refusal(game, "gate place GAR10-N 1,0 N") == "BASE-PLACE-03"


@rule("GATE-08")
def test_the_gate_stands_on_a_side_that_touches_a_tile() -> None:
    game = behind_the_wall()
    for side in "ESW":
        assert refusal(game, f"gate place GAR10-N 1,1 {side}") == "GATE-08"
    assert texts(game, "gate") == {BEHIND}


@rule("GATE-08", "GATE-TV-04")
def test_sides_that_touch_must_still_match() -> None:
    game = behind_the_wall(pending=["PAV8- GAR10-N"])
    assert refusal(game, "gate place PAV8- 1,1 N") == "BASE-PLACE-05"  # open against a wall
    assert refusal(game, "gate place GAR10-N 0,1 N") == "BASE-PLACE-05"  # a wall against the open fountain
    assert texts(game, "gate") == {BEHIND}


@rule("GATE-08")
def test_one_open_side_that_does_not_match_is_enough_to_forbid() -> None:
    game = behind_the_wall(alhambras=[f"{WALL}, TOW10-W 0,1"], pending=["GAR7-NSW"])
    assert refusal(game, "gate place GAR7-NSW 1,1 N") == "BASE-PLACE-05"


@rule("GATE-08")
def test_a_gate_permits_no_hole() -> None:
    hook = "TOW11-N 0,-1, PAV8- -1,-1, SER9- -2,-1, ARC9- -2,-2, CHA10- -2,-3, TOW10-W -1,-3"
    game = given("city_gates", deciding="placement of 0", alhambras=[hook], pending=["ARC7-ES"], prepare=cards(1))
    assert refusal(game, "place ARC7-ES 0,-2") == "BASE-PLACE-06"
    assert refusal(game, "gate place ARC7-ES 0,-2 S") == "BASE-PLACE-08"
    assert "gate place ARC7-ES 0,-2 S" not in texts(game)


@rule("GATE-08", "GATE-TV-02")
def test_the_way_leads_on_through_the_gate() -> None:
    game = behind_the_wall(pending=["GAR10-N TOW12-"])
    assert refusal(game, "place TOW12- 2,1") == "BASE-PLACE-07"
    play(game, BEHIND, "place TOW12- 2,1")
    assert alhambra_of(game, 0)[2, 1] == "TOW12-"


@rule("GATE-08")
def test_it_stays_a_double_wall() -> None:
    """Nothing but the way on foot changes: walls are as printed, and no tile may touch them with an open side."""
    game = play(behind_the_wall(pending=["GAR10-N"], reserves=["SER9-"]), BEHIND)
    built = game.state.players[0].estate.alhambra
    assert built.walls_at(cell_at(1, 1)) == 1
    assert built.walls_at(cell_at(1, 0)) == 4
    told = [tile for tile in alhambra_json(game.state.players[0].estate, game.rules.tiles) if tile["cell"] != [0, 0]]
    assert [(tile["tile"], tile["walls"]) for tile in told] == [("SER8-S", "S"), ("GAR10-N", "N")]


@rule("GATE-09", "GATE-R6")
def test_several_cards_in_one_placement_each_with_its_own_tile() -> None:
    game = behind_the_wall(held=2, pending=["GAR10-N TOW11-S ARC8-N"])
    play(game, BEHIND, "place TOW11-S 2,1")  # a way that begins with the first gate
    assert "gate place ARC8-N 2,2 N" in texts(game)
    play(game, "gate place ARC8-N 2,2 N")
    assert part(game)["gates"] == [[[[1, 1], "N"], [[2, 2], "N"]], [], []]
    assert part(game)["held"] == [0, 0, 0]
    assert part(game)["left"] == 1


@rule("GATE-10")
def test_a_gate_in_a_redesign() -> None:
    for moment in ("action of 0", "extra of 0"):
        game = given("city_gates", deciding=moment, alhambras=[WALL], reserves=["GAR10-N"], prepare=cards(1))
        assert offered(game, "gate add GAR10-N 1,1 N")
        assert "gate add GAR10-N 1,1 N" not in texts(game, "add")
        play(game, "gate add GAR10-N 1,1 N")
        assert reserve_of(game, 0) == set()
        assert part(game)["gates"] == [[[[1, 1], "N"]], [], []]
        assert events(game, "add") == [{"tile": "GAR10-N", "cell": [1, 1]}]
        assert len(events(game, "gate")) == 1


@rule("GATE-10")
def test_a_gate_in_a_redesign_at_the_end_of_a_turn() -> None:
    def prepare(s: State) -> None:
        cards(1)(s)
        with_ammar(s)

    modules = ("city_gates", "characters")
    game = given(*modules, deciding="upkeep of 0", alhambras=[WALL], reserves=["GAR10-N"], prepare=prepare)
    assert game.decision is not None
    assert game.decision.kind == "rebuild"
    assert offered(game, "gate add GAR10-N 1,1 N")
    assert refusal(game, BEHIND) == "GATE-10"
    play(game, "gate add GAR10-N 1,1 N")
    assert part(game)["left"] == 2


@rule("GATE-10")
def test_a_gate_in_the_final_distribution() -> None:
    game = given(
        "city_gates",
        deciding="end of 0",
        alhambras=[WALL],
        hands=["dinar 9"],
        market="- - GAR10-N -",
        scorings_done=2,
        prepare=cards(1),
    )
    assert game.decision is not None
    assert game.decision.kind == "distribution"
    assert offered(game, BEHIND)
    assert refusal(game, "gate take") == "BASE-EOG-07"
    play(game, BEHIND)
    assert game.over
    assert points(game, 0, "garden") == 20


@rule("GATE-10")
def test_each_way_of_laying_has_its_own_moment() -> None:
    assert refusal(behind_the_wall(), "gate add GAR10-N 1,1 N") == "GATE-10"
    game = given("city_gates", alhambras=[WALL], reserves=["GAR10-N"], prepare=cards(1))
    assert refusal(game, BEHIND) == "GATE-10"


@rule("GATE-10")
def test_only_tiles_at_hand_are_laid() -> None:
    game = behind_the_wall(reserves=["ARC8-N"])
    assert refusal(game, "gate place ARC8-N 1,1 N") == "BASE-PLACE-01"
    game = given(
        "city_gates", deciding="extra of 0", alhambras=[WALL], pending=["GAR10-N"], prepare=cards(1), hands=["dinar 1"]
    )
    assert refusal(game, "gate add GAR10-N 1,1 N") == "BASE-BUY-05"
    assert refusal(game, "gate add SER8-S 1,1 N") == "BASE-REDESIGN-04"
    assert refusal(game, "gate add ARC8-N 1,1 N") == "BASE-REDESIGN-01"


@rule("GATE-11", "GATE-TV-06")
def test_gate_and_tiles_are_fixed_for_good() -> None:
    game = gated(reserve="TOW11-N TOW11-S", tiles="TOW12- 2,1")
    assert refusal(game, "remove TOW12-") is None
    for tile in ("SER8-S", "GAR10-N"):
        assert refusal(game, f"remove {tile}") == "GATE-11"
    assert refusal(game, "swap SER8-S TOW11-S") == "GATE-11"
    assert refusal(game, "swap GAR10-N TOW11-N") == "GATE-11"
    assert texts(game, "remove") == {"remove TOW12-"}
    assert not texts(game, "swap SER8-S") | texts(game, "swap GAR10-N")


@rule("GATE-11")
def test_without_the_gate_the_same_tiles_could_go() -> None:
    laid = f"{WALL}, GAR10-N 1,1, PAV8- 0,1"
    game = given("city_gates", alhambras=[laid], reserves=["TOW11-N TOW11-S"], prepare=cards(1))
    assert refusal(game, "swap SER8-S TOW11-S") is None
    assert refusal(game, "swap GAR10-N TOW11-N") is None
    assert refusal(game, "remove GAR10-N") is None


@rule("GATE-11", "GATE-TV-08")
def test_a_second_way_does_not_release_the_tiles() -> None:
    game = gated(reserve="PAV8- TOW11-N")
    play(game, "add PAV8- 0,1")
    play(game, "take florin 9", "take dirham 9")
    assert part(game)["gates"] == [[[[1, 1], "N"]], [], []]
    for move in ("remove SER8-S", "remove GAR10-N", "swap GAR10-N TOW11-N"):
        assert refusal(game, move) == "GATE-11"
    assert refusal(game, "remove PAV8-") is None, "the gate gives the other way"


@rule("GATE-11")
def test_what_only_a_gate_leads_to_hangs_on_it() -> None:
    """The kernel walks through doors when it looks for tiles that others need."""
    plan = Plan("SER8-S 1,0, GAR10-N 1,1, TOW12- 2,1, PAV8- 2,0")
    assert not plan.alhambra.is_cut(cell_at(1, 1)), "there are two ways to the garden without any gate: none needs it"
    plan = Plan("SER8-S 1,0, GAR10-N 1,1, TOW12- 2,1, PAV8- 3,1")
    door = plan.alhambra.with_door(cell_at(1, 1), 0)
    assert [door.is_cut(cell_at(x, y)) for x, y in ((1, 0), (1, 1), (2, 1), (3, 1))] == [True, True, True, False]
    assert door.is_fixed(cell_at(1, 0))
    assert door.is_fixed(cell_at(1, 1))
    numbers = {plan.tiles[number].name for number in door.removable()}
    assert numbers == {"PAV8-"}
    assert not plan.alhambra.is_fixed(cell_at(1, 1)), "the value without the door is as it was"
    grown = door.placed(plan.tile("ARC9-").number, 0, cell_at(12, 12)).removed(cell_at(12, 12))
    assert grown.is_fixed(cell_at(1, 1))
    assert grown.is_cut(cell_at(2, 1))


@rule("GATE-11", "GATE-10")
def test_the_tiles_of_a_gate_stay_in_every_redesign() -> None:
    """Also in the extra action and at the end of a turn; the tiles behind it may go and come."""
    for moment, kind in (("extra of 0", "extra"), ("upkeep of 0", "rebuild")):
        game = gated(action=moment, reserve="TOW11-N TOW11-S ARC8-N", tiles="TOW12- 2,1")
        assert game.decision is not None
        assert game.decision.kind == kind
        for move in ("remove SER8-S", "remove GAR10-N", "swap SER8-S TOW11-S", "swap GAR10-N TOW11-N"):
            assert not offered(game, move)
            assert refusal(game, move) == "GATE-11"
        assert offered(game, "remove TOW12-")
        assert refusal(game, "swap SER8-S ARC8-N") == "GATE-11", "what would not fit is refused for the same reason"


@rule("GATE-11")
def test_the_gates_of_one_palace_hold_no_tile_of_another() -> None:
    """Seat 1 has the same tiles at the same cells, and no gate."""

    def prepare(s: State) -> None:
        estate = s.players[0].estate
        estate.alhambra = estate.alhambra.with_door(cell_at(1, 1), 0)
        s.part(GATES).built = [[cell_at(1, 1) << 2], [], []]
        s.part(GATES).left = 2

    laid = f"{WALL}, GAR10-N 1,1, PAV8- 0,1"
    others = "TOW11-S 1,0, ARC8-N 1,1, SER9- 0,1"
    game = given("city_gates", deciding="action of 1", alhambras=[laid, others], prepare=prepare)
    assert offered(game, "remove ARC8-N")
    assert offered(game, "remove TOW11-S")


@rule("GATE-12", "GATE-R2")
def test_a_used_card_never_comes_back() -> None:
    game = behind_the_wall()
    before = len(game.state.part(GATES).cards())
    play(game, BEHIND)
    assert game.view().to_json()["discard"] == []
    assert "gate" not in deck_of(game)
    assert len(game.state.part(GATES).cards()) == before, "it still exists, out of the game"


@rule("GATE-12", "GATE-R2")
def test_no_reshuffle_brings_a_used_card_back() -> None:
    game = behind_the_wall(display="florin 9, dirham 9, dinar 9", deck="", discard="florin 1, florin 2, florin 3")
    play(game, BEHIND)
    assert events(game, "reshuffle") == [{"cards": 3}]
    assert part(game)["open"] == 0
    assert "gate" not in [*deck_of(game), *display_of(game)]
    assert game.state.specials == [[]]


@rule("GATE-13")
def test_gates_and_cards_give_no_points() -> None:
    scores = []
    for held in (0, 2):
        game = gated(action="end of 0", held=held)
        assert game.over
        scores.append(game.scores[0])
    game = given("city_gates", deciding="end of 0", alhambras=[f"{WALL}, GAR10-N 1,1"])
    assert scores == [game.scores[0]] * 2


@rule("GATE-13")
def test_a_gated_wall_is_no_outer_wall() -> None:
    plain = Plan("SER8-S 1,0, GAR10-N 1,1, TOW7-NEW 0,-1")
    wall = plain.wall
    plain.alhambra = plain.alhambra.with_door(cell_at(1, 1), 0)
    assert plain.wall == wall == 3


# ---------------------------------------------------------------------- rulings


@rule("GATE-R3")
def test_one_gate_is_enough_and_its_side_is_free() -> None:
    game = behind_the_wall(alhambras=["SER8-S 1,0, TOW13-E 0,1"], pending=["GAR8-NW"])
    assert texts(game, "gate") == {"gate place GAR8-NW 1,1 N", "gate place GAR8-NW 1,1 W"}
    play(game, "gate place GAR8-NW 1,1 W")
    built = game.state.players[0].estate.alhambra
    assert built.is_fixed(cell_at(0, 1))
    assert not built.is_fixed(cell_at(1, 0))


@rule("GATE-R4", "GATE-TV-03")
def test_no_gate_where_the_tile_can_be_reached_anyway() -> None:
    game = behind_the_wall(alhambras=[f"{WALL}, PAV8- 0,1"])
    assert refusal(game, "place GAR10-N 1,1") is None
    assert refusal(game, BEHIND) == "GATE-R4"
    assert not texts(game, "gate")


@rule("GATE-R4")
def test_no_gate_without_a_tile_being_laid() -> None:
    game = given("city_gates", alhambras=[f"{WALL}, PAV8- 0,1, GAR10-N 1,1"], prepare=cards(1))
    assert not texts(game, "gate")
    assert refusal(game, "gate add GAR10-N 1,1 N") == "BASE-REDESIGN-04"
    assert refusal(game, "remove PAV8-") == "BASE-PLACE-06", "no gate saves what would be cut off"


@rule("GATE-R7")
def test_one_card_per_tile() -> None:
    game = behind_the_wall(held=2, alhambras=["SER8-S 1,0, TOW13-E 0,1"], pending=["GAR8-NW"])
    with pytest.raises(UnknownMove):
        game.parse("gate place GAR8-NW 1,1 N W")
    play(game, "gate place GAR8-NW 1,1 N")
    assert part(game)["held"] == [1, 0, 0]


# ---------------------------------------------------------------------- a building for a camp


SWAP = "gate swap CAMP3-N GAR10-N N"  # the move of GATE-TV-09


def camped(held: int = 1, **more: object) -> Game:
    """GATE-TV-09: a camp leans on the wall, and a garden in the reserve could take its cell."""
    arguments: dict[str, object] = {"alhambras": [f"{WALL}, CAMP3-N 1,1"], "reserves": ["GAR10-N"], **more}
    # Whatever `given` takes, which has many types.
    return given("city_gates", "camps", "characters", prepare=cards(held), **arguments)  # type: ignore[arg-type]


@rule("GATE-R4", "CAMP-R6", "GATE-TV-09", "GATE-10", "GATE-12")
@pytest.mark.parametrize("moment", ["action of 0", "extra of 0"])
def test_a_building_takes_the_cell_of_a_camp_with_a_gate(moment: str) -> None:
    game = camped(deciding=moment)
    assert not offered(game, "swap CAMP3-N GAR10-N")
    assert refusal(game, "swap CAMP3-N GAR10-N") == "BASE-PLACE-06"
    assert refusal(game, "gate add GAR10-N 1,1 N") == "BASE-PLACE-03", "the cell is taken"
    assert offered(game, SWAP)
    assert texts(game, "gate") == {SWAP}
    play(game, SWAP)
    assert alhambra_of(game, 0)[1, 1] == "GAR10-N"
    assert reserve_of(game, 0) == {"CAMP3-N"}
    assert part(game) == {"open": 0, "held": [0, 0, 0], "left": 2, "gates": [[[[1, 1], "N"]], [], []]}
    built = game.state.players[0].estate.alhambra
    assert built.is_fixed(cell_at(1, 0))
    assert built.is_fixed(cell_at(1, 1))
    assert not built.outworks
    assert events(game, "swap") == [{"old": "CAMP3-N", "new": "GAR10-N", "cell": [1, 1]}]
    assert events(game, "gate") == [{"tile": "GAR10-N", "cell": [1, 1], "side": "N"}]
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("action", 1), "it was one action"


@rule("GATE-10", "CHAR-43")
def test_such_a_swap_is_one_of_the_redesigns_at_the_end_of_a_turn() -> None:
    def prepare(s: State) -> None:
        cards(1)(s)
        with_ammar(s)

    modules = ("city_gates", "camps", "characters")
    laid = [f"{WALL}, CAMP3-N 1,1"]
    game = given(*modules, deciding="upkeep of 0", alhambras=laid, reserves=["GAR10-N"], prepare=prepare)
    assert game.decision is not None
    assert game.decision.kind == "rebuild"
    assert offered(game, SWAP)
    play(game, SWAP)
    assert part(game)["left"] == 2
    game = given(*modules, deciding="placement of 0", alhambras=laid, pending=["PAV8-"], prepare=cards(1))
    assert refusal(game, SWAP) == "GATE-10"


@rule("GATE-08", "GATE-11")
def test_the_way_leads_on_behind_such_a_swap() -> None:
    game = camped(reserves=["GAR10-N TOW12-"])
    assert refusal(game, "add TOW12- 2,1") == "CAMP-07"
    play(game, SWAP, "take florin 9", "take dirham 9")
    assert offered(game, "add TOW12- 2,1")
    for text in ("remove GAR10-N", "swap GAR10-N TOW12-", "remove SER8-S", "gate swap GAR10-N TOW12- N"):
        assert refusal(game, text) == ("GATE-07" if text.startswith("gate") else "GATE-11")


@rule("GATE-07", "GATE-R4", "GATE-08", "GATE-24", "CAMP-23")
def test_what_such_a_swap_needs() -> None:
    game = camped(held=0)
    assert refusal(game, SWAP) == "GATE-07"
    assert not texts(game, "gate")
    game = camped(reserves=["GAR10-N TOW12- CAMP8-NE PAV8-"], alhambras=[f"{WALL}, CAMP3-N 1,1, SER9- 0,-1"])
    for text, rule_id in (
        ("gate swap CAMP3-N CAMP8-NE N", "GATE-24"),
        ("gate swap CAMP3-N GAR12-S S", "BASE-REDESIGN-01"),
        ("gate swap CAMP4-E GAR10-N N", "BASE-REDESIGN-01"),
        ("gate swap F GAR10-N N", "BASE-REDESIGN-03"),
        ("gate swap SER9- PAV8- S", "GATE-R4"),
        ("gate swap SER8-S TOW12- W", "CAMP-07"),
    ):
        assert refusal(game, text) == rule_id, text
    game = camped(reserves=["GAR10-N TOW12- TOW11-S"])
    for side in "ESW":
        assert refusal(game, f"gate swap CAMP3-N GAR10-N {side}") == "GATE-08"
    assert refusal(game, "gate swap CAMP3-N TOW12- N") == "BASE-PLACE-05", "open against a wall"
    assert refusal(game, "gate swap CAMP3-N TOW11-S N") == "BASE-PLACE-05"
    assert texts(game, "gate") == {SWAP}


@rule("GATE-24")
@pytest.mark.parametrize(("single", "refused"), [(False, None), (True, "CAMP-R1")])
def test_such_a_swap_beside_another_camp(single: bool, refused: str | None) -> None:
    """The gate leads to a building, not to a bastion; and a camp may not get a second wall by it."""
    game = camped(
        options={"camp_single_contact": single},
        alhambras=["SER8-S 1,0, CAMP3-N 1,1, TOW11-S 2,0, CAMP10-NW 2,1"],
        reserves=["GAR8-NE"],
    )
    built = game.state.players[0].estate.alhambra
    assert built.number_at(cell_at(2, 1)) & OUTWORK
    assert refusal(game, "swap CAMP3-N GAR8-NE") == "BASE-PLACE-06"
    assert refusal(game, "gate swap CAMP3-N GAR8-NE E") == "GATE-24"
    assert refusal(game, "gate swap CAMP3-N GAR8-NE N") == refused
    assert texts(game, "gate") == (set() if single else {"gate swap CAMP3-N GAR8-NE N"})


@rule("GATE-R7")
def test_of_two_double_walls_the_player_chooses_one() -> None:
    game = camped(alhambras=["SER8-S 1,0, TOW13-E 0,1, CAMP10-NW 1,1"], reserves=["GAR8-NW"])
    both = {f"gate swap CAMP10-NW GAR8-NW {side}" for side in "NW"}
    assert texts(game, "gate") == both
    play(game, "gate swap CAMP10-NW GAR8-NW W")
    built = game.state.players[0].estate.alhambra
    assert built.is_fixed(cell_at(0, 1))
    assert not built.is_fixed(cell_at(1, 0))


@pytest.mark.parametrize("text", ["CAMP3-N GAR10-N", "CAMP3-N GAR10-N X", "CAMP3-N N", "CAMP3-N GAR10-N NE", ""])
def test_a_swap_with_a_gate_is_noted_with_its_side(text: str) -> None:
    game = camped()
    assert str(game.parse("gate swap camp3-n gar10-n n")) == SWAP
    with pytest.raises(UnknownMove):
        game.parse(f"gate swap {text}".strip())


def test_bots_and_terminal_know_the_swap_with_a_gate() -> None:
    game = camped(hands=["florin 1"])
    assert game.decision is not None
    assert game.parse(SWAP) in promising(game.legal_moves)
    assert EasyBot(1).choose(game.view(0), game.decision, game.legal_moves) in game.legal_moves
    verbs_in_order = in_order(game.verbs)
    assert verbs_in_order.index("gate swap") == verbs_in_order.index("swap") + 1
    assert in_short(game.parse(SWAP), {}) == "CAMP3-N GAR10-N N"


def test_every_swap_with_a_gate_is_listed_if_and_only_if_it_is_legal() -> None:
    """All palaces of some games with camps, each with a card and many tiles in the reserve."""
    rng = random.Random(3)
    names = [tile.name for tile in given("camps").rules.supply]
    legal = 0
    for seed in range(6):
        ended = finished(Mix(2 + seed % 3, "2024", ("camps",), {}), seed)
        for seat in range(ended.seats):
            laid = alhambra_of(ended, seat)
            camps = [name for name in laid.values() if name.startswith("CAMP")]
            if not camps:
                continue
            reserve = rng.sample([name for name in names if name not in laid.values()], 14)
            palace = ", ".join(f"{name} {x},{y}" for (x, y), name in laid.items())
            game = camped(alhambras=[palace], reserves=[" ".join(reserve)], options={"camp_single_contact": seed == 5})
            noted = [
                f"gate swap {old} {new} {side}" for old in [*laid.values(), "F"] for new in reserve for side in "NESW"
            ]
            assert texts(game, "gate swap") == {text for text in noted if game.why_not(text) is None}
            legal += len(texts(game, "gate swap"))
    assert legal > 10


# ---------------------------------------------------------------------- interactions


@rule("GATE-20", "VIZ-22", "VIZ-TV-08")
def test_two_viziers_in_one_window_each_with_a_gate() -> None:
    game = given(
        "vizier",
        "city_gates",
        deciding="upkeep of 0",
        alhambras=["", "SER8-S 1,0", "TOW11-S 1,0"],
        hands=["", "dinar 9, dinar 1", "florin 8"],
        market="ARC8-N TOW11- GAR10-N CHA10-",
        prepare=cards(0, 1, 1),
    )
    play(game, "vizier buy GAR10-N dinar 9 dinar 1")
    assert BEHIND in texts(game)
    play(game, BEHIND)
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("interlude", 2)
    play(game, "vizier buy ARC8-N florin 8", "gate place ARC8-N 1,1 N")
    assert part(game) == {"open": 0, "held": [0, 0, 0], "left": 1, "gates": [[], [[[1, 1], "N"]], [[[1, 1], "N"]]]}
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("action", 1)


@rule("GATE-20")
def test_no_vizier_takes_a_gate_card() -> None:
    game = given(
        "vizier",
        "city_gates",
        deciding="upkeep of 0",
        hands=["", "dinar 9, dinar 1"],
        market="ARC8-N TOW11- GAR10-N CHA10-",
        prepare=cards(is_open=True),
    )
    assert game.decision is not None
    assert game.decision.kind == "interlude"
    assert not texts(game, "gate")
    assert refusal(game, "gate take") == "GATE-05"


@rule("GATE-21")
def test_either_a_gate_card_or_an_exchange_card_or_money() -> None:
    game = given(
        "currency_exchange",
        "city_gates",
        display="florin 1, exchange florin dirham, dinar 9, ducat 9",
        prepare=cards(is_open=True),
    )
    takes = {text for text in texts(game) if "take" in text}
    assert takes == {"take florin 1", "take dinar 9", "take ducat 9", "exchange take florin dirham", "gate take"}
    play(game, "gate take")
    assert hand_of(game, 0) == []
    assert display_of(game) == ["florin 1", "exchange florin dirham", "dinar 9", "ducat 9"]


@rule("GATE-22", "HUT-22")
def test_a_hut_behind_a_gate_counts_no_neighbour_beyond_it() -> None:
    """HUT-11 asks for no wall between hut and building: a gate leaves the wall where it is."""
    hut = next(
        tile
        for tile in alhambra.new_game(3, modules=("worker_huts",), seed=1).rules.tile_names.values()
        if tile.name.startswith("HSER") and tile.walls & 1
    )
    game = given(
        "worker_huts",
        "city_gates",
        deciding="placement of 0",
        alhambras=[WALL],
        pending=[hut.name],
        prepare=cards(1),
    )
    play(game, f"gate place {hut} 1,1 N")
    assert part(game)["gates"] == [[[[1, 1], "N"]], [], []]
    assert sum(sum(one.counts) for one in game.rules.halves.halves(game.state, 0)) == 0
    assert refusal(given("worker_huts", "city_gates", alhambras=[f"{WALL}, {hut} 1,1"]), f"remove {hut}") is None


@rule("GATE-32", "GATE-01")
def test_two_players_have_two_gates_and_dirk_has_none() -> None:
    game = given(
        "city_gates",
        seats=2,
        alhambras=[WALL],
        hands=["dinar 9, dinar 1"],
        market="PAV8- - GAR10-N -",
        supply="SER9- ARC9- CHA10- TOW12- TOW11-",
        display="florin 9, dirham 9, dinar 8",
        deck="ducat 1, ducat 2, ducat 3",
        prepare=cards(1, is_open=True),
    )
    assert part(game) == {"open": 1, "held": [1, 0], "left": 2, "gates": [[], []]}
    play(game, "buy GAR10-N dinar 9 dinar 1", "gate take")
    assert part(game)["held"] == [2, 0]
    assert {"dirk GAR10-N", BEHIND} <= texts(game)
    given_away = play(game.copy(), "dirk GAR10-N")
    assert part(given_away) == {"open": 0, "held": [2, 0], "left": 2, "gates": [[], []]}, "no gate goes with the gift"
    with pytest.raises(UnknownMove):
        game.parse("dirk gate")
    play(game, BEHIND)
    assert part(game) == {"open": 0, "held": [1, 0], "left": 1, "gates": [[[[1, 1], "N"]], []]}
    assert market_of(game)[2] != "-"


@rule("GATE-13", "GATE-10")
def test_cards_in_hand_decide_nothing_in_the_distribution() -> None:
    """Neither money nor a tie-break: two players with equal money, one with three gate cards."""
    for held in ((0, 0, 0), (3, 0, 0)):
        game = given(
            "city_gates",
            deciding="end of 0",
            hands=["dinar 5", "dinar 5", "florin 1"],
            market="PAV8- - GAR10-N -",
            prepare=cards(*held),
        )
        assert [facts["totals"] for facts in events(game, "leftover")] == [[0, 0, 1], [5, 5, 0]]
        assert market_of(game)[2] == "GAR10-N", "tied: it stays"
        play(game, "keep PAV8-")
        assert game.over
        assert game.scores == [0, 0, 0]


@rule("GATE-24", "CAMP-23")
def test_a_camp_needs_no_gate() -> None:
    game = given(
        "city_gates",
        "camps",
        deciding="placement of 0",
        alhambras=[WALL],
        pending=["CAMP3-N"],
        prepare=cards(1),
    )
    assert refusal(game, "place CAMP3-N 1,1") is None
    assert refusal(game, "gate place CAMP3-N 1,1 N") == "GATE-24"
    assert not texts(game, "gate")


@rule("GATE-24", "CAMP-23")
def test_no_gate_on_the_wall_of_a_bastion() -> None:
    game = given(
        "city_gates",
        "camps",
        deciding="placement of 0",
        alhambras=["TOW11-N 0,-1, CAMP5-S 0,-2, SER8-S 1,0, CAMP3-N 1,1"],
        pending=["GAR8-SW ARC7-ES"],
        prepare=cards(1),
    )
    built = game.state.players[0].estate.alhambra
    assert built.number_at(cell_at(0, -2)) & OUTWORK
    assert refusal(game, "gate place ARC7-ES 0,-3 S") == "GATE-24"
    assert refusal(game, "gate place ARC7-ES 0,1 E") == "GATE-24"
    assert not [text for text in texts(game, "gate") if text.endswith(("0,-3 S", "0,1 E"))]


@rule("GATE-24")
@pytest.mark.parametrize(("single", "refused"), [(False, None), (True, "CAMP-R1")])
def test_beside_a_camp_the_gate_leads_to_another_tile(single: bool, refused: str | None) -> None:
    """The literal reading of the camps forbids a second wall for a camp, gate or not."""
    game = given(
        "city_gates",
        "camps",
        deciding="placement of 0",
        options={"camp_single_contact": single},
        alhambras=["SER8-S 1,0, TOW11-S 2,0, CAMP10-NW 2,1"],
        pending=["GAR8-NE"],
        prepare=cards(1),
    )
    assert refusal(game, "place GAR8-NE 1,1") == "BASE-PLACE-06"
    assert refusal(game, "gate place GAR8-NE 1,1 E") == "GATE-24"
    assert refusal(game, "gate place GAR8-NE 1,1 N") == refused
    assert ("gate place GAR8-NE 1,1 N" in texts(game)) is (refused is None)
    assert "gate place GAR8-NE 1,1 E" not in texts(game)


# ---------------------------------------------------------------------- notation, words, hidden things


def test_the_side_is_a_letter() -> None:
    game = behind_the_wall()
    assert str(game.parse("gate place gar10-n 1,1 n")) == BEHIND
    for text in ("gate place GAR10-N 1,1", "gate place GAR10-N 1,1 X", "gate place GAR10-N 1,1 NE", "gate"):
        with pytest.raises(UnknownMove):
            game.parse(text)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_everything_is_told_in_words(language: str) -> None:
    game = behind_the_wall()
    play(game, BEHIND)
    told = [narrate(language, event) for event in game.events]
    assert any("1,1" in text and "GAR10-N" in text for text in told)
    assert not [text for text in told if "{" in text or "gate (" in text]


def test_listed_moves_are_legal_and_views_agree() -> None:
    rng = random.Random(5)
    for game in (
        behind_the_wall(held=2, pending=["GAR10-N TOW11-N GAR8-NW"]),
        gated(reserve="PAV8- ARC8-N", tiles="TOW11-S 2,1", held=1),
    ):
        check_listed(game)
        assert texts(game, "gate")
        for seat in (None, 0, 1, 2):
            assert game.view(seat).imagine(rng).view(seat) == game.view(seat)


@pytest.mark.parametrize(("discard", "held"), [("gate, gate", 0), ("gate", 1), ("", 2)])
def test_who_imagines_the_rest_knows_where_gate_cards_lie(discard: str, held: int) -> None:
    """Three cards in all, and one lies open: none is left for the deck, whoever imagines it."""
    game = given("city_gates", discard=discard, prepare=cards(0, held, is_open=True))
    for seat in (None, 0, 1):
        imagined = game.view(seat).imagine(random.Random(2))
        assert "gate" not in deck_of(imagined)
        assert imagined.view(seat) == game.view(seat)
        check_conserved(imagined.state)


def test_random_games_with_many_gates() -> None:
    """In whole games, what may be removed agrees with a walk through every tile, gates included."""
    built = 0
    for seed in range(6):
        rng = random.Random(seed)
        modules = ("vizier", "city_gates", "camps") if seed % 2 else ("city_gates",)
        game = alhambra.new_game(2 + seed % 5, "2024", modules, seed)
        while not game.over:
            moves = game.legal_moves
            gates = [move for move in moves if move.verb.startswith("gate")]
            game.play(rng.choice(gates if gates and rng.random() < 0.7 else moves))
            check_conserved(game.state)
            if game.decision is not None and game.decision.kind == "action" and rng.random() < 0.1:
                check_removals(game)
                check_listed(game)
                check_views(game, rng)
        built += sum(len(gates) for gates in game.state.part(GATES).built)
    assert built > 5


def check_removals(game: Game) -> None:
    decision = game.decision
    assert decision is not None
    s = game.state
    built = s.players[decision.seat].estate.alhambra
    doors = {(gate >> 2, gate & 3) for gate in s.part(GATES).built[decision.seat]}
    doors |= {(cell + STEPS[side], side ^ 2) for cell, side in doors}
    cells = {cell: s.rules.tiles[number & 0x3FFF] for cell, number in built.contents() if not number & OUTWORK}
    fountain = cell_at(0, 0)
    for cell, tile in cells.items():
        if cell == fountain:
            continue
        left = set(cells) - {cell}
        reached, waiting = {fountain}, [fountain]
        while waiting:
            here = waiting.pop()
            for side, step in enumerate(STEPS):
                ahead = here + step
                passable = not cells[here].walls >> side & 1 or (here, side) in doors
                if ahead in left and ahead not in reached and passable:
                    reached.add(ahead)
                    waiting.append(ahead)
        found = refusal(game, f"remove {tile}")
        if cell in {door for door, _ in doors}:
            assert found == "GATE-11"
        elif reached != left:
            assert found == "BASE-PLACE-06"
        else:
            assert found in (None, "BASE-PLACE-08", "CAMP-11")


def test_a_gate_that_appears_from_nowhere_is_found() -> None:
    game = alhambra.new_game(modules=["city_gates"], seed=1)
    check_conserved(game.state)
    game.state.part(GATES).left += 1
    with pytest.raises(AssertionError, match="tokens"):
        check_conserved(game.state)
