"""The City Walls: rules WALL-*, and what others say about sticks. test_added_walls.py tries the walls themselves."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import alhambra
from alhambra import Game, UnknownMove
from alhambra.core.setup import InvalidComponents
from alhambra.locales import narrate
from alhambra.modules.characters.auction import CHARACTERS, YAMMERAD
from alhambra.modules.city_gates.gates import GATES
from alhambra.modules.city_walls.module import STICK, WALLS, cards_per_pile, wall_cards
from alhambra.palace.building import add_walls
from alhambra.palace.choice import ruleset
from alhambra.palace.components import BUILDINGS
from alhambra.palace.guide import guide
from alhambra.palace.laws import cell_at
from alhambra.palace.ruleset import Ruleset
from alhambra.palace.scoring import contenders
from alhambra.palace.state import State
from alhambra.printing.voice import Voice
from alhambra.titles.alhambra.bots import EasyBot
from alhambra.titles.alhambra.terminal.moves import in_order
from alhambra.titles.alhambra.wire import PalaceScribe
from checks import check_conserved, check_listed, check_views
from kit import (
    deck_of,
    discard_of,
    display_of,
    events,
    given,
    hand_of,
    holding,
    offered,
    play,
    refusal,
    reserve_of,
    rule,
    sides_of,
    texts,
    verbs,
)

KEY = "city_walls"
LANGUAGES = ("fr", "en", "de")


def cards(*shown: str, sticks: str = "") -> Callable[[State], None]:
    """These cards lie beside the market; sticks of seat 0 on tiles: "SER9- W, F N"."""

    def prepare(s: State) -> None:
        part = s.part(WALLS)
        known = {card.letters: card for card in wall_cards(s.rules.components)}
        part.shown = [known[letters] for letters in shown]
        for name, sides in [one.split() for one in sticks.split(",") if one]:
            tile = s.rules.components.fountain if name == "F" else s.rules.tile_names[name]
            add_walls(s, 0, tile, sides_of(sides))

    return prepare


def part(game: Game) -> dict[str, object]:
    parts = game.view().to_json()["parts"]
    assert isinstance(parts, dict)
    found = parts[KEY]
    assert isinstance(found, dict)
    return found


def wall(game: Game, seat: int = 0) -> int:
    """The longest wall, as a player without buildings scores it."""
    assert not any(contenders(game.state)[seat].halves)
    return game.standings(3)[seat]


def walls_at(game: Game, x: int, y: int, seat: int = 0) -> int:
    return game.state.players[seat].estate.alhambra.walls_at(cell_at(x, y))


# ---------------------------------------------------------------------- components and set-up


@rule("WALL-01", "WALL-02")
def test_eight_cards_and_just_enough_sticks() -> None:
    game = alhambra.new_game(3, modules=(KEY,), seed=1)
    components = game.rules.components
    sheet = components.sheet(KEY)
    sides = [card.letters for card in wall_cards(components)]
    assert sorted(sides) == sorted(["N", "E", "S", "W", "NE", "ES", "SW", "NW"])
    assert len(sides) == sheet.sheet("setup").integer("cards", 0, 99) == 8
    assert sum(len(one) for one in sides) == sheet.sheet("setup").integer("sticks", 0, 99) == 12
    assert part(game) == {"open": [], "left": 12}
    check_conserved(game.state)


def corrected(correction: dict[str, object]) -> Ruleset:
    return ruleset(alhambra.MODULES, 3, "2024", (KEY,), corrections={KEY: correction})


@rule("WALL-02")
@pytest.mark.parametrize(
    ("correction", "where"),
    [
        ({"cards": {"sides": [["N"]] * 8}}, "setup.sticks"),
        ({"setup": {"sticks": 11}}, "setup.sticks"),
        ({"setup": {"cards": 7}}, "setup.cards"),
        ({"setup": {"cards_per_pile": {"2": 1}}}, "setup.cards_per_pile"),
        ({"cards": {"sides": [["N", "E", "S"]]}}, "cards.sides"),
        ({"cards": {"sides": [["N", "N"]]}}, "cards.sides"),
        ({"cards": {"sides": [["NE"]]}}, "cards.sides"),
        ({"cards": {"sides": [[]]}}, "cards.sides"),
        ({"cards": {"sides": []}}, "cards.sides"),
        ({"cards": {"sides": ["N"]}}, "cards.sides"),
    ],
)
def test_corrections_that_do_not_add_up_are_refused(correction: dict[str, object], where: str) -> None:
    with pytest.raises(InvalidComponents) as error:
        corrected(correction)
    assert f"{where}:" in str(error.value)


def test_what_is_wrong_with_a_correction_is_told() -> None:
    wrong: list[tuple[dict[str, object], str]] = [
        ({"setup": {"cards": 7}}, "must be the number of cards, 8"),
        ({"setup": {"sticks": 11}}, "must be enough for all cards and no more: 12"),
        ({"setup": {"cards_per_pile": {"2": 1}}}, "must hold every card, found 7"),
        ({"cards": {"sides": ["N"]}}, "must hold one or two different ones of N, E, S, W, found N"),
        ({"cards": {"sides": []}}, "must be a list of lists of sides"),
    ]
    for correction, told in wrong:
        with pytest.raises(InvalidComponents) as error:
            corrected(correction)
        assert str(error.value).endswith(told)


def test_cards_may_all_lie_in_one_pile() -> None:
    """A correction: none in some piles, and as many cards as there may be."""
    piles = {"2": 0, "3": 0, "4": 0, "5": 20}
    sides = {"cards": {"sides": [["N", "E"]] * 20}, "setup": {"cards": 20, "sticks": 40, "cards_per_pile": piles}}
    game = alhambra.new_game(3, modules=(KEY,), seed=1, components={KEY: sides})
    assert [card.startswith("wall") for card in deck_of(game)].index(True) > 50
    with pytest.raises(InvalidComponents):
        corrected({"setup": {"cards_per_pile": {"2": -1, "3": 3, "4": 3, "5": 3}}})
    more = {"cards": {"sides": [["N"]] * 21}, "setup": {"cards": 21, "sticks": 21, "cards_per_pile": {**piles, "4": 1}}}
    with pytest.raises(InvalidComponents):
        corrected(more)


@rule("WALL-03")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_two_cards_in_each_of_the_last_four_piles(seats: int) -> None:
    drawn = set()
    for seed in range(6):
        s = alhambra.new_game(seats, modules=(KEY,), seed=seed).state
        piles = [s.deck[start:end] for start, end in zip([0, *s.pile_ends], s.pile_ends, strict=False)]
        walls = [[card.name for card in pile if card.kind == KEY] for pile in piles]
        assert [len(names) for names in walls] == [0, 2, 2, 2, 2]
        assert [kinds.count(KEY) for kinds in s.specials] == [0, 2, 2, 2, 2]
        assert len({name for names in walls for name in names}) == 8
        drawn.add(tuple(walls[1]))
    assert len(drawn) > 3, "which ones is left to chance"


# ---------------------------------------------------------------------- appearing


@rule("WALL-04")
def test_cards_turned_up_lie_beside_the_market_however_many() -> None:
    game = given(
        KEY,
        deciding="upkeep of 0",
        display="florin 9, dirham 9",
        deck="wall-NE, dinar 1, wall-S, wall-W, dinar 2, wall-N",
    )
    assert part(game)["open"] == ["NE", "S", "W"]
    assert display_of(game) == ["florin 9", "dirham 9", "dinar 1", "dinar 2"]
    assert deck_of(game) == ["wall-N"]
    assert events(game, "wall card") == [{"sides": "NE"}, {"sides": "S"}, {"sides": "W"}]
    assert not game.can_undo


@rule("WALL-05")
def test_everybody_sees_cards_and_sticks() -> None:
    game = given(KEY, reserves=["SER9-"], prepare=cards("N", "E"))
    play(game, "wall build N SER9-")
    for seat in (None, 0, 1, 2):
        told = game.view(seat).to_json()
        assert told["added_walls"] == {"SER9-": "N"}
        assert told["parts"] == {KEY: {"open": ["E"], "left": 11}}


@rule("WALL-05")
def test_sockets_tell_of_sticks_wherever_the_tile_lies() -> None:
    game = given(
        KEY,
        deciding="extra of 0",
        alhambras=["PAV8- 1,0"],
        reserves=["SER9- SER7-W"],
        pending=["GAR11-"],
        prepare=cards("N", "E", "S", "NW"),
    )
    scribe = PalaceScribe()
    _, shown = scribe.everything(game, 1)
    for move, told in (
        ("wall build N SER9-", b'"reserve":[{"tile":"SER9-","walls":"N"'),
        ("wall build E GAR11-", b'"pending":[{"tile":"GAR11-","walls":"E"'),
        ("wall build S PAV8-", b'"tile":"PAV8-","cell":[1,0],"walls":"S"'),
        ("wall build NW F", b'"tile":"F","cell":[0,0],"walls":"NW"'),
    ):
        trial = game.copy()
        # The move alone, so that the tile bought is not placed yet.
        trial.state.decision = None
        trial.parse(move).apply(trial.state, 0)
        patch = scribe.patch(trial.view(1), shown, scribe.fields(trial.view(1)))
        assert told in patch, patch
        assert (b'"reserve"' in patch) == (move == "wall build N SER9-"), "what did not change is not told again"


# ---------------------------------------------------------------------- the action


@rule("WALL-06", "WALL-12", "WALL-R4")
def test_building_walls_is_the_action_and_free() -> None:
    game = given(KEY, hands=["florin 3"], prepare=cards("N"))
    play(game, "wall build N F")
    assert hand_of(game, 0) == ["florin 3"]
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("action", 1), "no extra action"
    assert events(game, "wall build") == [{"sides": "N", "tile": "F", "cell": [0, 0]}]


@rule("WALL-06")
def test_walls_as_the_extra_action() -> None:
    game = given(KEY, hands=["florin 8"], market="PAV8- - - -", prepare=cards("N"))
    play(game, "buy PAV8- florin 8")
    assert texts(game, "wall") == {"wall build N F", "wall build N PAV8-"}
    play(game, "wall build N PAV8-")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("placement", 0)


@rule("WALL-06")
def test_no_walls_while_tiles_are_placed() -> None:
    game = given(KEY, deciding="placement of 0", pending=["SER9-"], prepare=cards("N"))
    assert not texts(game, "wall")
    assert refusal(game, "wall build N SER9-") == "WALL-06"


@rule("WALL-06", "WALL-11", "WALL-R3")
def test_only_cards_that_lie_there_and_can_be_used() -> None:
    game = given(KEY, alhambras=["PAV2-NEW 0,1, PAV3-SW 1,0"], prepare=cards("NE"))
    assert texts(game, "wall") == {"wall build NE PAV3-SW"}
    assert refusal(game, "wall build N F") == "WALL-06"
    game = given(KEY, alhambras=["SER9- 0,-1, SER7-W 1,0, SER8-S 0,1, PAV8- -1,0"], prepare=cards("NE"))
    assert not offered(game, "wall build NE F")
    game = given(KEY, reserves=["ARC4-NES"], alhambras=["TOW8-NES 0,-1, PAV2-NEW 0,1"], prepare=cards("NE"))
    assert texts(game, "wall") == set(), "the north side of the fountain is taken, and no other tile has room"


@rule("WALL-06")
def test_a_seat_that_can_only_build_walls_is_not_passed_over() -> None:
    game = given(KEY, display="", deck="", prepare=cards("N"))
    assert texts(game) == {"wall build N F"}


@rule("WALL-07")
def test_any_own_square_tile_wherever_it_lies() -> None:
    game = given(
        KEY,
        deciding="extra of 0",
        alhambras=["PAV8- 1,0", "ARC9- 1,0"],
        reserves=["SER9-", "ARC10-"],
        pending=["GAR11-", "TOW12-"],
        market="CHA10- - - -",
        prepare=cards("S"),
    )
    assert texts(game, "wall") == {"wall build S F", "wall build S PAV8-", "wall build S SER9-", "wall build S GAR11-"}
    for foreign in ("ARC9-", "ARC10-", "TOW12-", "CHA10-", "CHA11-"):
        assert refusal(game, f"wall build S {foreign}") == "WALL-07"
    check_listed(game)


@rule("WALL-07")
def test_each_player_has_a_fountain() -> None:
    game = given(KEY, prepare=cards("N", "W"))
    play(game, "wall build N F", "wall build W F")
    assert [walls_at(game, 0, 0, seat) for seat in range(3)] == [sides_of("N"), sides_of("W"), 0]


@rule("WALL-08")
def test_no_stick_on_a_printed_wall() -> None:
    game = given(KEY, alhambras=["PAV6-N 1,0"], reserves=["SER7-W"], prepare=cards("N", "E", "W", "NE", "NW"))
    assert refusal(game, "wall build N PAV6-N") == "WALL-08"
    assert refusal(game, "wall build NE PAV6-N") == "WALL-08"
    assert refusal(game, "wall build NW SER7-W") == "WALL-08"
    assert offered(game, "wall build E PAV6-N"), "walls on other sides do not matter"
    assert offered(game, "wall build N SER7-W")


@rule("WALL-09", "WALL-R1")
def test_no_stick_on_a_stick() -> None:
    game = given(
        KEY,
        alhambras=["PAV8- 1,0"],
        reserves=["SER9-"],
        prepare=cards("N", "NE", "NW", sticks="PAV8- N, SER9- N, F N"),
    )
    for tile in ("PAV8-", "SER9-", "F"):
        assert refusal(game, f"wall build N {tile}") == "WALL-09"
    assert refusal(game, "wall build NE SER9-") == "WALL-09"
    assert not texts(game, "wall")


@rule("WALL-10", "WALL-18")
def test_only_sides_that_face_nothing_in_the_alhambra() -> None:
    game = given(KEY, alhambras=["PAV8- 1,0"], prepare=cards("W", "E", "S", "N"))
    assert refusal(game, "wall build W PAV8-") == "WALL-10"
    assert refusal(game, "wall build E F") == "WALL-10"
    assert texts(game, "wall") == {
        "wall build W F", "wall build S F", "wall build N F",
        "wall build E PAV8-", "wall build S PAV8-", "wall build N PAV8-",
    }  # fmt: skip
    violation = game.why_not("wall build E F")
    assert violation is not None
    assert violation.where is not None
    assert (violation.where.cell, violation.where.side) == ((0, 0), "E")


@rule("WALL-10", "WALL-08")
def test_a_double_wall_gets_no_stick() -> None:
    game = given(KEY, alhambras=["PAV8- 1,0, SER8-S 1,-1, PAV6-N 2,0"], prepare=cards("S"))
    assert refusal(game, "wall build S SER8-S") == "WALL-08"


@rule("WALL-13", "WALL-R2", "WALL-TV-05")
def test_a_used_card_leaves_the_game_with_its_sticks() -> None:
    game = given(KEY, display="florin 9", deck="", discard="dinar 1, dinar 2, dinar 3", prepare=cards("N", "NE"))
    play(game, "wall build N F")
    assert part(game) == {"open": ["NE"], "left": 11}
    assert "wall-N" not in display_of(game) + deck_of(game) + discard_of(game)
    assert "reshuffle" in verbs(game)
    assert not game.state.discarded
    assert refusal(game, "wall build N F") == "WALL-06"
    assert [card.name for card in game.state.part(WALLS).cards()] == ["wall-NE", "wall-N"]
    play(game, "wall build NE F")
    assert part(game) == {"open": [], "left": 9}


@rule("WALL-14")
def test_sticks_travel_with_their_tile() -> None:
    game = given(KEY, alhambras=["PAV8- 1,0"], prepare=cards("E"))
    play(game, "wall build E PAV8-", "take florin 9", "take dirham 9", "remove PAV8-", "take dinar 9", "take ducat 9")
    assert reserve_of(game, 0) == {"PAV8-"}
    assert not offered(game, "add PAV8- -1,0"), "its stick would face the fountain"
    play(game, "add PAV8- 0,1")
    assert walls_at(game, 0, 1) == sides_of("E")
    assert part(game)["left"] == 11


@rule("WALL-16")
def test_sticks_join_printed_walls() -> None:
    game = given(KEY, alhambras=["PAV6-N 1,0"], prepare=cards("N"))
    before = game.standings(3)[0]
    play(game, "wall build N F")
    assert game.standings(3)[0] == before + 1, "a wall of 2 instead of 1"


@rule("WALL-17")
def test_at_the_end_cards_are_worth_nothing_and_no_stick_is_placed() -> None:
    game = given(KEY, deciding="end of 0", hands=["florin 9"], market="PAV8- - - -", supply="", prepare=cards("N", "E"))
    assert game.decision is not None
    assert game.decision.kind == "distribution"
    assert not texts(game, "wall")
    assert refusal(game, "wall build N PAV8-") == "BASE-EOG-07"
    play(game, "keep PAV8-")
    assert game.over
    assert game.scores == [0, 0, 0]


@rule("WALL-18", "WALL-R5")
def test_a_tile_and_the_lone_fountain_may_get_four_walls() -> None:
    game = given(KEY, reserves=["SER9-"], prepare=cards("NE", "SW", "N", "E", "S", "W"))
    play(game, "wall build NE F", "take florin 9", "take dirham 9", "wall build SW F", "take dinar 9", "take ducat 9")
    assert walls_at(game, 0, 0) == 15
    assert wall(game) == 4
    assert not texts(game, "add")
    for move in ("wall build N SER9-", "wall build E SER9-", "wall build S SER9-", "wall build W SER9-"):
        game.state.agenda.clear()
        game.parse(move).apply(game.state, 0)
    assert game.state.walls_of(game.rules.tile_names["SER9-"]) == 15


@rule("WALL-19", "WALL-43")
def test_a_tile_with_sticks_is_given_to_dirk_who_gains_nothing() -> None:
    game = given(KEY, seats=2, hands=["florin 8"], market="PAV8- - - -", dirk="SER9-", prepare=cards("N", "W"))
    play(game, "buy PAV8- florin 8", "wall build N PAV8-", "dirk PAV8-")
    assert "PAV8-" in [tile.name for tile in game.rivals[0].tiles]
    assert part(game)["left"] == 11, "the stick is lost"
    for tile in ("PAV8-", "SER9-"):
        assert refusal(game, f"wall build W {tile}") == "WALL-43"
    assert list(game.standings(3)) == [0, 0]


# ---------------------------------------------------------------------- notation and words


@rule("WALL-07")
def test_sides_may_be_written_in_any_order_and_case() -> None:
    game = given(KEY, prepare=cards("NE"))
    assert str(game.parse("wall build en f")) == "wall build NE F"
    for word in ("NN", "X", "NS", "NESW"):
        with pytest.raises(UnknownMove) as error:
            game.parse(f"wall build {word} F")
        for language in LANGUAGES:
            assert word in error.value.text(language)
    with pytest.raises(UnknownMove):
        game.parse("wall build N")


@rule("WALL-01", "WALL-04")
def test_two_cards_alike_are_two_cards() -> None:
    """No box has them, a correction may."""
    sides = [["N"], ["N"], ["E"], ["W"], ["N", "E"], ["E", "S"], ["S", "W"], ["N", "W"]]
    rules = corrected({"cards": {"sides": sides}})
    assert [card.letters for card in wall_cards(rules.components)].count("N") == 2
    game = given(KEY, prepare=cards("N", "N"))
    assert texts(game, "wall") == {"wall build N F"}
    check_listed(game)
    play(game, "wall build N F")
    assert part(game)["open"] == ["N"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "Joueur 1 construit deux murs au nord et à l’est de sa fontaine."),
        ("en", "Seat 1 builds two walls on the fountain, north and east."),
        ("de", "Spieler 1 baut zwei Mauern im Norden und im Osten des Brunnens."),
    ],
)
@rule("WALL-07")
def test_building_walls_is_told(language: str, told: str) -> None:
    game = given(KEY, prepare=cards("NE"))
    play(game, "wall build NE F")
    (event,) = [event for event in game.events if event.verb == "wall build"]
    assert narrate(language, event) == told


@rule("WALL-05")
def test_the_terminal_lays_out_the_cards() -> None:
    game = given(KEY, prepare=cards("NE", "W"))
    assert game.state.part(WALLS).laid_out(0) == [("label-walls", ["NE", "W"])]
    assert [Voice(language)("label-walls") for language in LANGUAGES] == ["Murs", "Walls", "Mauern"]
    order = in_order(game.rules.verbs)
    assert order.index("wall build") == order.index("take") + 1


# ---------------------------------------------------------------------- with other modules


def gated(sticks: str, alhambra: str, pending: str = "GAR10-N", reserve: str = "") -> Game:
    def prepare(s: State) -> None:
        cards(sticks=sticks)(s)
        s.part(GATES).held[0] = 1

    modules = (KEY, "city_gates", "camps")
    deciding = "placement of 0" if pending else "action of 0"
    return given(
        *modules, deciding=deciding, alhambras=[alhambra], pending=[pending], reserves=[reserve], prepare=prepare
    )


@rule("WALL-32", "WALL-10")
def test_beside_gates_too_sticks_are_offered_where_they_may_be_and_not_on_camps() -> None:
    """What may be built is worked out otherwise once there is a gate: listing and judgement agree about every tile."""
    game = gated("", "PAV8- -1,0, SER8-S 1,0, TOW7-NEW 0,-1, CAMP6-W 1,-1")
    play(game, "gate place GAR10-N 1,1 N")
    fresh = given(KEY, "city_gates", "camps")
    fresh.state.players[0] = game.state.players[0]
    cards("N", "E", "SW")(fresh.state)
    assert texts(fresh, "wall build")
    for letters in ("N", "E", "SW"):
        for tile in ("F", "PAV8-", "SER8-S", "TOW7-NEW", "CAMP6-W", "GAR10-N"):
            offered(fresh, f"wall build {letters} {tile}")
    assert refusal(fresh, "wall build N CAMP6-W") == "WALL-32"


@rule("WALL-30", "GATE-25", "WALL-TV-06")
def test_a_gate_stands_on_printed_walls_only() -> None:
    assert offered(gated("", "SER8-S 1,0"), "gate place GAR10-N 1,1 N")
    game = gated("SER9- N", "SER8-S 1,0", "SER9-")
    assert refusal(game, "gate place SER9- 1,1 N") == "GATE-25", "the half of the new tile is a stick"
    assert not texts(game, "gate place SER9- 1,1")
    game = gated("PAV8- S", "PAV8- 1,0")
    assert refusal(game, "gate place GAR10-N 1,1 N") == "GATE-25", "the half of the old tile is a stick"
    assert not texts(game, "gate place GAR10-N 1,1")
    game = gated("F N", "PAV8- 1,0", "SER8-S")
    assert refusal(game, "gate place SER8-S 0,-1 S") == "GATE-25", "and the fountain has no printed wall at all"
    check_listed(game)


@rule("WALL-30", "GATE-25")
def test_of_two_double_walls_the_printed_one_takes_the_gate() -> None:
    game = gated("PAV8- S", "SER8-S 1,0, PAV8- 2,0, ARC8-E 1,2, GAR9-E 1,1", "TOW9-NW")
    assert texts(game, "gate place TOW9-NW 2,1") == {"gate place TOW9-NW 2,1 W"}
    assert refusal(game, "gate place TOW9-NW 2,1 N") == "GATE-25"


@rule("WALL-30", "GATE-25")
def test_redesigns_with_a_gate_ask_for_printed_walls_too() -> None:
    game = gated("SER9- N", "SER8-S 1,0", "", "SER9- GAR10-N")
    assert texts(game, "gate add") >= {"gate add GAR10-N 1,1 N"}
    assert refusal(game, "gate add SER9- 1,1 N") == "GATE-25"
    game = gated("SER9- N", "SER8-S 1,0, CAMP3-N 1,1", "", "SER9- GAR10-N")
    assert texts(game, "gate swap") == {"gate swap CAMP3-N GAR10-N N"}
    assert refusal(game, "gate swap CAMP3-N SER9- N") == "GATE-25"
    for language in LANGUAGES:
        violation = game.why_not("gate swap CAMP3-N SER9- N")
        assert violation is not None
        assert "SER9-" in violation.text(language)


@rule("WALL-30")
def test_a_gate_frees_no_side_for_sticks() -> None:
    game = gated("", "SER8-S 1,0")
    game.state.part(WALLS).shown = [card for card in wall_cards(game.rules.components) if card.letters in "NS"]
    play(game, "gate place GAR10-N 1,1 N", "take florin 9", "take dirham 9")
    assert refusal(game, "wall build N GAR10-N") == "WALL-08"
    assert refusal(game, "wall build S SER8-S") == "WALL-08"
    assert offered(game, "wall build S GAR10-N"), "tiles beside a gate may get sticks elsewhere"


@rule("WALL-32", "WALL-R6", "CAMP-25")
def test_no_stick_on_a_camp_but_a_camp_leans_on_sticks() -> None:
    game = given(
        KEY,
        "camps",
        alhambras=["PAV6-N 1,0, CAMP5-S 1,-1"],
        reserves=["CAMP3-N"],
        pending=["CAMP4-E"],
        deciding="extra of 0",
        prepare=cards("N", "E", "S", "W"),
    )
    for camp in ("CAMP5-S", "CAMP3-N", "CAMP4-E"):
        assert refusal(game, f"wall build W {camp}") == "WALL-32"
    assert not [text for text in texts(game, "wall") if "CAMP" in text]
    assert not offered(game, "add CAMP3-N 1,1")
    play(game, "wall build S PAV6-N", "keep CAMP4-E", "take florin 9", "take dirham 9")
    assert offered(game, "add CAMP3-N 1,1")
    play(game, "add CAMP3-N 1,1", "take dinar 9", "take ducat 9")
    assert refusal(game, "remove PAV6-N") in ("CAMP-11", "BASE-PLACE-06")
    assert game.standings(3)[0] == 16 + 1 + 1 + 1, "the pavilion, a wall of 1, and two camps that see one tile each"


@rule("WALL-33", "HUT-25")
def test_huts_may_get_sticks() -> None:
    game = given(KEY, "worker_huts", reserves=["HPAV1-N"], prepare=cards("N", "SW"))
    assert refusal(game, "wall build N HPAV1-N") == "WALL-08"
    play(game, "wall build SW HPAV1-N", "take florin 9", "take dirham 9")
    assert refusal(game, "add HPAV1-N 1,0") == "BASE-PLACE-05", "its stick would face the fountain"
    assert offered(game, "add HPAV1-N -1,0")


@rule("WALL-36", "HUT-25")
@pytest.mark.parametrize(("sticks", "pavilions"), [("", 2), ("HPAV1-N E, PAV8- W", 1), ("PAV8- E", 2)])
def test_no_hut_counts_a_building_behind_a_stick(sticks: str, pavilions: int) -> None:
    laid = "HPAV1-N 1,0, SER9- 0,1, GAR10- 1,1, GAR11- 2,1, PAV8- 2,0"
    game = given(KEY, "worker_huts", alhambras=[laid], prepare=cards(sticks=sticks))
    assert contenders(game.state)[0].halves[BUILDINGS.index("pavilion")] == 2 * pavilions


@rule("WALL-37", "BONUS-21")
def test_a_bonus_card_still_matches_a_tile_with_sticks() -> None:
    def prepare(s: State) -> None:
        holding("PAV8-")(s)
        cards("E")(s)

    game = given(KEY, "bonus_cards", alhambras=["PAV8- 1,0"], prepare=prepare)
    play(game, "wall build E PAV8-", "take florin 9", "take dirham 9")
    assert offered(game, "bonus show PAV8-")


@rule("WALL-38", "VIZ-26")
def test_the_vizier_builds_no_walls() -> None:
    game = given(
        KEY,
        "vizier",
        deciding="interlude of 1",
        hands=["", "florin 8"],
        market="PAV8- - - -",
        awake=[True, True, True],
        prepare=cards("N"),
    )
    assert texts(game) == {"vizier buy PAV8- florin 8", "pass"}
    assert refusal(game, "wall build N F") == "WALL-06"


@rule("WALL-41", "CHAR-R9")
def test_yammerad_lays_out_a_wall_card_and_draws_again() -> None:
    def prepare(s: State) -> None:
        owned = s.part(CHARACTERS)
        (card,) = [one for one in owned.aside if one.person == YAMMERAD]
        owned.aside = [one for one in owned.aside if one is not card]
        owned.left -= 1
        owned.give(0, card)

    game = given(KEY, "characters", prepare=prepare, deck="wall-NE, ducat 6, florin 1, florin 2")
    play(game, "yammerad")
    assert part(game)["open"] == ["NE"]
    assert offered(game, "wall build NE F")
    assert hand_of(game, 0) == []
    play(game, "yammerad")
    assert hand_of(game, 0) == ["ducat 6"]


@rule("WALL-04", "FLOW-TV-03")
def test_one_refill_with_cards_of_every_kind() -> None:
    def prepare(s: State) -> None:
        s.part(GATES).is_open = True
        laila = next(one for one in s.part(CHARACTERS).aside if one.name == "laila")
        s.part(CHARACTERS).aside = [one for one in s.part(CHARACTERS).aside if one is not laila]
        s.part(CHARACTERS).left -= 1

    game = given(
        KEY,
        "characters",
        "city_gates",
        "currency_exchange",
        deciding="upkeep of 0",
        display="florin 9, dirham 9, dinar 9",
        deck="wall-NE, laila, gate, scoring 1, exchange florin dinar, ducat 1",
        prepare=prepare,
    )
    assert part(game)["open"] == ["NE"]
    while game.decision is not None and game.decision.kind == "auction":
        play(game, "pass")
    assert [one.name for one in game.state.discarded] == ["gate"]
    assert game.state.scorings_done == 1
    assert display_of(game) == ["florin 9", "dirham 9", "dinar 9", "exchange florin dinar"]
    assert deck_of(game) == ["ducat 1"]


# ---------------------------------------------------------------------- test vectors


@rule("WALL-TV-01")
def test_vector_1_a_lone_fountain() -> None:
    game = given(KEY, prepare=cards("N"))
    assert wall(game) == 0
    play(game, "wall build N F")
    assert wall(game) == 1


@rule("WALL-TV-02", "WALL-11")
def test_vector_2_all_sticks_or_none() -> None:
    game = given(KEY, alhambras=["PAV8- 1,0"], prepare=cards("E", "NE", "NW"))
    assert refusal(game, "wall build E F") == "WALL-10"
    assert refusal(game, "wall build NE F") == "WALL-10"
    assert offered(game, "wall build E PAV8-")
    before = game.standings(3)[0]
    play(game, "wall build NW F")
    assert game.standings(3)[0] == before + 2


@rule("WALL-TV-03")
def test_vector_3_four_walls_and_a_gate() -> None:
    def prepare(s: State) -> None:
        cards("ES", "SW")(s)
        s.part(GATES).held[0] = 1

    game = given(KEY, "city_gates", alhambras=["SER8-S 1,0"], reserves=["SER4-NE"], prepare=prepare)
    assert refusal(game, "wall build ES SER4-NE") == "WALL-08"
    play(game, "wall build SW SER4-NE", "take florin 9", "take dirham 9")
    assert game.state.walls_of(game.rules.tile_names["SER4-NE"]) == 15
    assert not texts(game, "add SER4-NE")
    assert texts(game, "gate add SER4-NE") == {"gate add SER4-NE 1,1 N"}


@rule("WALL-TV-04", "WALL-19")
def test_vector_4_a_tile_bought_in_this_turn() -> None:
    game = given(KEY, hands=["florin 8"], alhambras=["PAV6-N 1,0"], market="PAV8- - - -", supply="", prepare=cards("S"))
    play(game, "buy PAV8- florin 8", "wall build S PAV8-")
    assert game.state.walls_of(game.rules.tile_names["PAV8-"]) == sides_of("S")
    assert not offered(game, "place PAV8- 0,-1"), "above the open fountain"
    assert refusal(game, "place PAV8- 0,-1") == "BASE-PLACE-05"
    assert refusal(game, "place PAV8- 1,-1") == "BASE-PLACE-06", "the walls match, but nothing leads there"
    assert offered(game, "place PAV8- 0,1"), "above an empty cell"
    play(game, "place PAV8- 0,1")
    assert walls_at(game, 0, 1) == sides_of("S")


@rule("WALL-TV-06")
def test_vector_6_a_double_wall_of_both_kinds_is_interior() -> None:
    game = given(KEY, alhambras=["SER8-S 1,0, PAV8- 0,1"], reserves=["SER9-"], prepare=cards("W", sticks="SER9- N"))
    assert game.standings(3)[0] == 16 + 17 + 1
    play(game, "add SER9- 1,1")
    assert game.standings(3)[0] == 16 + 17 + 0, "the double wall is worth nothing"


@rule("WALL-TV-07", "WALL-18")
def test_vector_7_a_notch() -> None:
    game = given(
        KEY,
        alhambras=["PAV8- 0,-1, SER9- 1,-1, GAR10- 2,-1, GAR11- 2,0"],
        reserves=["ARC9- SER7-W"],
        prepare=cards("E"),
    )
    assert offered(game, "add ARC9- 1,0")
    assert not offered(game, "add SER7-W 1,0")
    play(game, "wall build E F", "take florin 9", "take dirham 9")
    assert not offered(game, "add ARC9- 1,0")
    assert offered(game, "add SER7-W 1,0")


# ---------------------------------------------------------------------- whole games, bots, views


@rule("WALL-05", "WALL-14")
def test_views_and_copies_with_cards_and_sticks() -> None:
    for seed in range(3):
        game = alhambra.new_game(3, modules=(KEY,), seed=seed)
        rng = random.Random(seed)
        built = 0
        while not game.over and built < 3:
            moves = [move for move in game.legal_moves if move.verb == "wall build"] or list(game.legal_moves)
            move = rng.choice(moves)
            game.play(move)
            if move.verb == "wall build":
                built += 1
                check_conserved(game.state)
                check_views(game, rng)
                check_listed(game)
        assert built == 3


@rule("WALL-06")
def test_what_is_remembered_is_forgotten_with_every_change() -> None:
    game = given(
        KEY, deciding="extra of 0", alhambras=["PAV8- 1,0"], pending=["SER9-"], reserves=["GAR10-"], prepare=cards("N")
    )
    first = texts(game, "wall")
    assert first == {"wall build N F", "wall build N PAV8-", "wall build N GAR10-", "wall build N SER9-"}
    play(game, "take florin 9", "place SER9- 0,-1", "take dirham 9", "take dinar 9")
    assert texts(game, "wall") == {"wall build N PAV8-", "wall build N GAR10-", "wall build N SER9-"}


@rule("WALL-16")
def nothing_to_come(*lying: str) -> list[str]:
    """Reserves for `given`: the last seat has every tile but these, so that none is left in the supply."""
    used = [word.strip(",") for text in lying for word in text.split()]
    rest = [name for name in ruleset(alhambra.MODULES, 3).tile_names if name not in used]
    return ["", "", " ".join(rest)]


def test_the_easy_bot_builds_walls_that_are_worth_points() -> None:
    own = "PAV5-NW 0,-1, PAV6-N 1,-1, PAV7-E 1,0"
    reserves = nothing_to_come(own)
    game = given(KEY, alhambras=[own], scorings_done=2, supply="", reserves=reserves, prepare=cards("W"))
    decision = game.decision
    assert decision is not None
    assert str(EasyBot(1).choose(game.view(0), decision, game.legal_moves)) == "wall build W F"


def test_the_easy_bot_does_not_spend_an_early_action_on_a_short_wall() -> None:
    """Money that buys tiles is worth more than two points as long as there is much to buy, but not in the end."""
    own, market = "PAV8- 1,0", "PAV4-ES SER7-W CHA9-W TOW12-"

    def choice(**rest: Any) -> str:
        game = given(
            KEY,
            hands=["dinar 3, ducat 4"],
            alhambras=[own],
            market=market,
            display="florin 3, dirham 4, dinar 4, ducat 3",
            prepare=cards("NW"),
            **rest,
        )
        decision = game.decision
        assert decision is not None
        return str(EasyBot(1).choose(game.view(0), decision, game.legal_moves))

    assert choice().startswith("take")
    late = choice(scorings_done=2, supply="", reserves=nothing_to_come(own, market))
    assert late.startswith("wall build NW")


def test_an_opinion_of_sticks_is_about_the_actions_that_they_took() -> None:
    game = given(KEY, seats=3, prepare=cards("N", "NE"))
    play(game, "wall build N F", "wall build NE F")
    thrift = alhambra.MODULES[KEY].opinion
    assert thrift is not None
    assert [thrift.worth(game.state, seat) for seat in range(3)] == [-STICK, -2 * STICK, 0]
    market = "PAV4-ES SER7-W CHA9-W GAR11-"
    few = given(KEY, seats=3, market=market, supply="TOW12- TOW11- GAR10-", prepare=cards("N"))
    play(few, "wall build N F")
    assert thrift.worth(few.state, 0) == -STICK * 3 // 18, "three of eighteen tiles, or more, are still to come"


# ---------------------------------------------------------------------- what is said, and what is remembered


REFUSED = (
    ("wall build S F", "WALL-06", "wall-not-shown", ("au sud", "south", "im Süden")),
    ("wall build N ARC9-", "WALL-07", "wall-not-own", ("ARC9-",) * 3),
    ("wall build N CAMP3-N", "WALL-32", "wall-outwork", ("CAMP3-N",) * 3),
    ("wall build W SER7-W", "WALL-08", "wall-printed", ("SER7-W",) * 3),
    ("wall build W SER7-W", "WALL-08", "wall-printed", ("à l’ouest", "west", "im Westen")),
    ("wall build W SER9-", "WALL-09", "wall-stick", ("SER9-",) * 3),
    ("wall build E GAR10-", "WALL-09", "wall-stick", ("à l’est", "east", "im Osten")),
    ("wall build E F", "WALL-10", "wall-neighbour", ("la fontaine", "the fountain", "der Brunnen")),
    ("wall build W PAV8-", "WALL-10", "wall-neighbour", ("PAV8-",) * 3),
)


@rule("WALL-06", "WALL-07", "WALL-08", "WALL-09", "WALL-10")
@pytest.mark.parametrize(("move", "cited", "reason", "words"), REFUSED)
def test_every_refusal_says_what_is_wrong(move: str, cited: str, reason: str, words: tuple[str, ...]) -> None:
    game = given(
        KEY,
        "camps",
        alhambras=["PAV8- 1,0"],
        reserves=["SER7-W SER9- GAR10- CAMP3-N"],
        prepare=cards("N", "E", "W", sticks="SER9- W, GAR10- E"),
    )
    before = game.view(0).to_json()
    violation = game.why_not(move)
    assert violation is not None
    assert (violation.rule, violation.reason) == (cited, reason)
    for language, word in zip(LANGUAGES, words, strict=True):
        assert word in violation.text(language)
    assert game.view(0).to_json() == before


@rule("WALL-43", "WALL-07")
def test_only_what_dirk_owns_is_his() -> None:
    game = given(KEY, seats=2, dirk="SER9-", prepare=cards("N"))
    found = {name: game.why_not(f"wall build N {name}") for name in ("SER9-", "ARC9-")}
    assert {name: one and one.reason for name, one in found.items()} == {"SER9-": "wall-rival", "ARC9-": "wall-not-own"}
    for language in LANGUAGES:
        assert found["SER9-"] is not None
        assert "SER9-" in found["SER9-"].text(language)
        assert "Dirk" in found["SER9-"].text(language)


@rule("WALL-07")
def test_what_is_no_side_or_no_card_is_not_understood() -> None:
    game = given(KEY, prepare=cards("NE"))
    for word, reason in (("EE", "unknown-move-word"), ("WW", "unknown-move-word"), ("EW", "unknown-move-wall")):
        with pytest.raises(UnknownMove) as error:
            game.parse(f"wall build {word} F")
        assert error.value.reason == reason
        for language in LANGUAGES:
            told = error.value.text(language)
            assert f"wall build {word} F" in told
            assert "{" not in told


@rule("WALL-07")
def test_events_tell_the_cell_of_a_built_tile_only() -> None:
    game = given(KEY, alhambras=["PAV8- 1,0"], reserves=["", "SER9-"], prepare=cards("N", "E"))
    play(game, "wall build E PAV8-", "wall build N SER9-")
    assert events(game, "wall build") == [
        {"sides": "E", "tile": "PAV8-", "cell": [1, 0]},
        {"sides": "N", "tile": "SER9-"},
    ]


def listed(game: Game) -> list[object]:
    """The very list that the module gives for seat 0."""
    found: list[object] = game.rules.turn_moves.turn_moves(game.state, 0)  # type: ignore[assignment] # only compared
    return found


@rule("WALL-06")
def test_what_can_be_built_is_remembered_as_long_as_nothing_changes() -> None:
    game = given(KEY, alhambras=["PAV8- 1,0"], reserves=["GAR10-"], prepare=cards("N", "E"))
    first = listed(game)
    assert first
    assert listed(game) is first
    assert listed(game.copy()) is first, "copies share it"
    play(game, "take florin 9", "take dirham 9", "take dinar 9")
    assert listed(game) is first, "money changes nothing"


@rule("WALL-06")
def test_another_palace_another_card_another_tile() -> None:
    game = given(KEY, alhambras=["PAV8- 1,0"], prepare=cards("N", "W"))
    assert offered(game, "wall build N PAV8-")
    assert not offered(game, "wall build W PAV8-"), "beside the fountain"
    play(game, "remove PAV8-", "wall build N F", "take dirham 9")
    assert texts(game, "wall") == {"wall build W F", "wall build W PAV8-"}, "now it is stored, and one card is used"
    game = given(KEY, hands=["florin 8"], market="PAV8- - - -", prepare=cards("N"))
    assert texts(game, "wall") == {"wall build N F"}
    play(game, "buy PAV8- florin 8")
    assert texts(game, "wall") == {"wall build N F", "wall build N PAV8-"}


@rule("WALL-03")
def test_a_correction_may_spread_the_cards_in_another_way() -> None:
    rules = corrected({"setup": {"cards_per_pile": {"2": 0, "3": 4}}})
    assert cards_per_pile(rules.components) == [0, 0, 4, 2, 2]
    assert (alhambra.MODULES[KEY].box, alhambra.MODULES[KEY].page) == (3, "09-walls.md")


@rule("WALL-03")
def test_people_are_told_how_to_set_it_up() -> None:
    steps = [step for step in guide(ruleset(alhambra.MODULES, 3, "2024", (KEY,))) if step.module == KEY]
    assert [(step.key, step.facts, step.rules, len(step.parts)) for step in steps] == [
        ("guide-wall-cards", {"count": 8}, ["WALL-01", "WALL-03"], 4),
        ("guide-walls", {"count": 12}, ["WALL-01", "WALL-03"], 0),
    ]


@rule("WALL-07")
def test_the_moves_of_a_card_are_made_once() -> None:
    rules = corrected(
        {"cards": {"sides": [["E"], ["N"], ["S"], ["W"], ["N", "E"], ["E", "S"], ["S", "W"], ["N", "W"]]}}
    )
    card, tiles = wall_cards(rules.components)[0], rules.supply
    for tile in tiles:  # one after the other
        assert card.on(tile) is card.on(tile)
        assert str(card.on(tile)) == f"wall build E {tile}"
    assert len(card.moves) == tiles[-1].number + 1


@rule("WALL-07")
def test_a_missing_or_wrong_side_is_called_a_side() -> None:
    game = given(KEY, prepare=cards("NE"))
    for text in ("wall build", "wall build X F"):
        with pytest.raises(UnknownMove) as error:
            game.parse(text)
        assert "a side such as N" in error.value.text("en")
