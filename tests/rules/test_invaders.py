"""The Invaders: rules ATT-*, what others say about them, and the open sides of an Alhambra."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import alhambra
from alhambra import Game
from alhambra.core.agenda import advance, settle
from alhambra.core.setup import InvalidComponents
from alhambra.core.violations import IllegalMove, UnknownMove
from alhambra.modules.characters.auction import CHARACTERS, Character
from alhambra.modules.city_gates.gates import GATES
from alhambra.modules.currency_exchange.module import EXCHANGES, ExchangeCard
from alhambra.modules.invaders.attack import INVASIONS, UNKNOWN, Raid, open_counts
from alhambra.modules.invaders.module import ATTACKS
from alhambra.modules.invaders.opinion import KNOWING, LAST, LATER, NEXT, SCOUT, Dread
from alhambra.palace.choice import ruleset
from alhambra.palace.components import BUILDINGS
from alhambra.palace.guide import guide
from alhambra.palace.kernel import OUTWORK
from alhambra.palace.laws import cell_at, position
from alhambra.palace.outline import open_sides
from alhambra.palace.state import State
from alhambra.titles.alhambra.bots import EasyBot
from checks import check_conserved, check_undo, check_views
from kit import Plan, check_limits, events, given, play, refusal, rule, texts, verbs
from random_games import Mix, finished, played

KEY = "invaders"
ROUND = "NESW"
# Without walls: three cells wide and two high; a U whose bay opens to the south.
BLOCK = "PAV8- 1,0, SER9- 2,0, ARC9- 0,1, CHA10- 1,1, GAR10- 2,1"
BAY = "PAV8- 1,0, SER9- 2,0, ARC9- 0,1, CHA10- 2,1"
RING = "TOW7-NEW 0,-1, ARC4-NES 1,0, SER3-ESW 0,1, CHA5-NSW -1,0"
MARKET = "GAR10- TOW11- PAV8- CHA10-"  # the spaces want florin, dirham, dinar and ducat


def foe(
    top: str = "", scouts: str = "garden tower", knowing: int = 0, also: Callable[[State], None] | None = None
) -> Callable[[State], None]:
    """For `given`: the next attack comes from there, these scouts are on display."""

    def prepare(s: State) -> None:
        part = s.part(INVASIONS)
        if top:
            part.top = ROUND.index(top)
        part.knowing = knowing
        if not part.is_open:
            part.scouts = [BUILDINGS.index(name) for name in scouts.split()]
            part.hidden = [building for building in range(len(BUILDINGS)) if building not in part.scouts]
        if also is not None:
            also(s)

    return prepare


def attacked(scoring: int, direction: str, *alhambras: str, **rest: Any) -> Game:
    """Right after this scoring, attacked from there. The third one ends the game."""
    rest.setdefault("scores", [50, 50, 50])
    modules = (KEY, *rest.pop("modules", ()))
    waiting: dict[str, Any] = (
        {"deciding": "end of 0"} if scoring == 3 else {"deciding": "upkeep of 0", "due": [scoring]}
    )
    also = rest.pop("also", None)
    return given(
        *modules, **waiting, scorings_done=scoring - 1, alhambras=alhambras, prepare=foe(direction, also=also), **rest
    )


def lines(game: Game, attack: int = 0) -> dict[int, dict[str, Any]]:
    found = events(game, "attack")[attack]["lines"]
    assert isinstance(found, list)
    return {line["seat"]: line for line in found}


def lost(game: Game, seat: int = 0) -> int:
    """What the attack cost this seat."""
    mine = lines(game).get(seat)
    return 0 if mine is None else -mine["points"]


def part(game: Game, seat: int | None = None) -> dict[str, Any]:
    parts = game.view(seat).to_json()["parts"]
    assert isinstance(parts, dict)
    found = parts[KEY]
    assert isinstance(found, dict)
    return found


def asked(game: Game) -> tuple[int, str] | None:
    return None if game.decision is None else (game.decision.seat, game.decision.kind)


def shop(hand: str = "florin 9, florin 1", prepare: Callable[[State], None] | None = None, **rest: Any) -> Game:
    """Seat 0 may buy the garden for 10 florins exactly; the next attack comes from the south."""
    rest.setdefault("market", MARKET)
    modules = (KEY, *rest.pop("modules", ()))
    hands = rest.pop("hands", [hand])
    return given(*modules, hands=hands, prepare=foe("S") if prepare is None else prepare, **rest)


# ---------------------------------------------------------------------- components and set-up


@rule("ATT-01")
def test_four_directions_and_a_scout_for_each_kind_of_building() -> None:
    raid = Raid(ruleset(alhambra.MODULES, 3, modules=[KEY]).components)
    assert [ROUND[direction] for direction in raid.directions] == list(ROUND)
    assert [BUILDINGS[building] for building in raid.scouts] == list(BUILDINGS)
    game = alhambra.new_game(3, modules=[KEY], seed=1)
    assert game.state.part(INVASIONS).tokens() == 4 + 6
    check_conserved(game.state)


@rule("ATT-02")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_stack_is_covered_and_two_scouts_are_turned_up(seats: int) -> None:
    shown = set()
    for seed in range(12):
        game = alhambra.new_game(seats, modules=[KEY], seed=seed)
        found = part(game)
        assert found["next"] is None
        assert found["left"] == list(ROUND)
        assert found["attacks"] == found["looked"] == []
        assert len(set(found["scouts"])) == 2
        assert sorted([*found["scouts"], *found["scouts_left"]]) == sorted(BUILDINGS)
        assert events(game, "scouts") == [{"buildings": found["scouts"]}]
        shown.add(tuple(found["scouts"]))
    assert len(shown) > 5, "never shuffled"


@rule("ATT-02")
def test_any_card_may_lie_on_top() -> None:
    first = set()
    for seed in range(40):
        game = attacked(1, "", seed=seed)
        first.add(events(game, "attack")[0]["direction"])
    assert first == set(ROUND)


@rule("ATT-R4", "ATT-01")
def test_what_the_cards_print() -> None:
    """0/-1/0/0 · 0/-2/0/0 · 0/-3/-1/-1 (back, front, flanks), for every direction."""
    raid = Raid(ruleset(alhambra.MODULES, 3, modules=[KEY]).components)
    for direction in range(4):
        for scoring, front, flank in ((1, 1, 0), (2, 2, 0), (3, 3, 1)):
            costs = [raid.cost(scoring, direction, (direction + turn) % 4) for turn in range(4)]
            assert costs == [front, flank, 0, flank]


@pytest.mark.parametrize(
    ("table", "correction", "where"),
    [
        ("attack_cards", {"directions": ["N", "N", "S", "W"]}, "directions"),
        ("attack_cards", {"directions": ["N", "X", "S", "W"]}, "directions"),
        ("attack_cards", {"directions": ["N", "E"]}, "directions"),
        ("attack_cards", {"front": [1, 2]}, "front"),
        ("attack_cards", {"flank": [0, 0, -1]}, "flank"),
        ("attack_cards", {"back": [0, 0, 0, 0]}, "back"),
        ("attack_cards", {"score_floor": -1}, "score_floor"),
        ("scout_cards", {"types": ["garden", "garden"]}, "types"),
        ("scout_cards", {"types": ["palace"]}, "types"),
        ("scout_cards", {"face_up": 7}, "face_up"),
    ],
)
def test_a_wrong_correction_is_refused(table: str, correction: dict[str, object], where: str) -> None:
    with pytest.raises(InvalidComponents, match=rf"invaders\.{table}\.{where}"):
        alhambra.new_game(3, modules=[KEY], seed=1, components={KEY: {table: correction}})


@pytest.mark.parametrize(
    ("where", "least", "most", "row"),
    [
        ("attack_cards.front", 0, 100, 3),
        ("attack_cards.score_floor", 0, 100, 0),
        ("scout_cards.face_up", 0, 6, 0),
    ],
)
def test_corrections_have_limits(where: str, least: int, most: int, row: int) -> None:
    check_limits(KEY, where, least, most, row)


def test_the_printed_facts_can_be_complained_of() -> None:
    def said(table: str, correction: dict[str, object]) -> str:
        with pytest.raises(InvalidComponents) as caught:
            alhambra.new_game(3, modules=[KEY], seed=1, components={KEY: {table: correction}})
        return str(caught.value).partition(": ")[2]

    assert said("attack_cards", {"front": [1, 2]}).endswith(
        "must hold a number for each of the 3 scorings, found [1, 2]"
    )
    assert said("attack_cards", {"directions": ["N", "N"]}).endswith("N, E, S, W at most once, found 'N'")
    assert said("attack_cards", {"directions": ["N", "E"]}).endswith("must hold at least 3 of N, E, S, W")


@rule("ATT-07")
@pytest.mark.parametrize(("score", "after"), [(20, 18), (8, 7), (7, 7), (3, 3)])
def test_another_floor_is_kept_by_who_stands_above_it(score: int, after: int) -> None:
    """A correction: who stands below it already loses nothing, and gains nothing."""

    def floor(s: State) -> None:
        s.part(INVASIONS).raid.floor = 7

    assert attacked(2, "E", scores=[score], also=floor).scores[0] == after


@rule("ATT-10", "ATT-04")
def test_what_the_last_attack_showed_is_not_played_again() -> None:
    """The last tile is placed, and the third attack is known: nobody steps back to place it otherwise."""

    def over(*modules: str) -> Game:
        game = given(*modules, deciding="end of 0", pending=["GAR10-"], supply="", scorings_done=2)
        play(game, "place GAR10- 1,0")
        assert game.over
        return game

    assert over().can_undo, "nothing hidden has been seen"
    assert not over(KEY).can_undo


def test_corrected_cards_are_played() -> None:
    cards = {"attack_cards": {"front": [4, 2, 3], "directions": ["N", "E", "W"], "score_floor": 7}}
    rest: dict[str, object] = {"scout_cards": {"types": ["garden", "tower", "arcades"], "face_up": 1}}
    game = alhambra.new_game(3, modules=[KEY], seed=1, components={KEY: {**cards, **rest}})
    found = part(game)
    assert found["left"] == ["N", "E", "W"]
    assert len(found["scouts"]) == 1
    assert len(found["scouts_left"]) == 2
    raid = game.state.part(INVASIONS).raid
    assert raid.cost(1, 0, 0) == 4
    assert raid.floor == 7


@rule("ATT-03", "ATT-05")
def test_north_is_up_in_every_alhambra() -> None:
    """A tile below the fountain: one side looks north, one south, two to each of the others."""
    for direction, count in zip(ROUND, (1, 2, 1, 2), strict=True):
        assert lost(attacked(1, direction, "GAR10- 0,1")) == count
    upper = attacked(1, "N", "GAR10- 0,-1")
    assert lines(upper)[0]["segments"] == [[0, -1, "N"]]
    assert lines(upper)[1]["segments"] == [[0, 0, "N"]]


# ---------------------------------------------------------------------- what is counted


def counted_by_hand(plan: Plan) -> list[int]:
    """Open outer sides by direction: a flood over a frame around the palace, nothing but dictionaries."""
    tiles = {position(cell): number for cell, number in plan.alhambra.contents()}
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    frame = {
        (x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2) if (x, y) not in tiles
    }
    outside, reached = set(), [(min(xs) - 1, min(ys) - 1)]
    while reached:
        x, y = reached.pop()
        if (x, y) in frame and (x, y) not in outside:
            outside.add((x, y))
            reached += [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    found = [0, 0, 0, 0]
    for (x, y), number in tiles.items():
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            walled = plan.alhambra.walls_at(cell_at(x, y)) >> side & 1
            if not number & OUTWORK and not walled and (x + dx, y + dy) in outside:
                found[side] += 1
    return found


def sides(text: str, hole_rule: str = "region") -> list[int]:
    plan = Plan(text, hole_rule)
    found = open_counts(plan.alhambra)
    assert found == counted_by_hand(plan)
    return found


@rule("ATT-05", "ATT-08")
@pytest.mark.parametrize("hole_rule", ["region", "cell"])
def test_open_sides_of_drawn_palaces(hole_rule: str) -> None:
    assert sides("", hole_rule) == [1, 1, 1, 1]
    assert sides(BLOCK, hole_rule) == [3, 2, 3, 2]
    assert sides(RING, hole_rule) == [0, 0, 0, 0]
    assert sides("TOW7-NEW 0,-1", hole_rule) == [0, 1, 1, 1]


@rule("ATT-05")
def test_the_side_is_the_unit_and_the_reserve_does_not_count() -> None:
    alone = attacked(3, "E", "", reserves=["GAR10- TOW11-"])
    assert lost(alone) == 3 + 1 + 1, "one tile, three sides"
    assert lines(alone)[0]["sides"] == [["N", 1, 1], ["E", 1, 3], ["S", 1, 1]]


@rule("ATT-06")
@pytest.mark.parametrize(("scoring", "loss"), [(1, 2), (2, 4), (3, 6 + 3 + 3)])
def test_points_lost_by_scoring(scoring: int, loss: int) -> None:
    game = attacked(scoring, "W", BLOCK, scores=[90, 90, 90])
    assert lost(game) == loss
    line = lines(game)[0]
    assert (line["rule"], line["what"], line["round"], line["due"]) == ("ATT-06", "attack", scoring, loss)


@rule("ATT-06")
@pytest.mark.parametrize("direction", ROUND)
def test_each_direction_has_its_flanks_and_its_back(direction: str) -> None:
    """One palace whose four sides differ: 3 north, 1 east, 2 south, 2 west."""
    drawn = "PAV8- 1,0, CHA7-NE 1,-1"
    counts = sides(drawn)
    index = ROUND.index(direction)
    game = attacked(3, direction, drawn)
    assert lost(game) == 3 * counts[index] + counts[(index + 1) % 4] + counts[(index + 3) % 4]
    assert {side for side, _, _ in lines(game)[0]["sides"]} <= set(ROUND) - {ROUND[(index + 2) % 4]}
    assert len(set(counts)) > 1


@rule("ATT-08", "ATT-R1", "ATT-TV-05")
def test_vector_bays_count() -> None:
    assert sides(BAY)[3] == 3
    game = attacked(1, "W", BAY)
    assert lost(game) == 3
    assert sorted(lines(game)[0]["segments"]) == [[0, 0, "W"], [0, 1, "W"], [2, 1, "W"]]


@rule("ATT-08")
def test_a_hole_inside_is_not_outside() -> None:
    """Only the loose rule of holes lets two cells be enclosed; what looks at them is safe."""
    ring = "PAV8- 1,0, SER9- 2,0, ARC9- 3,0, CHA10- 3,1, GAR10- 3,2, TOW11- 2,2, ARC10- 1,2, CHA11- 0,2, GAR11- 0,1"
    assert sides(ring, "cell") == [4, 3, 4, 3]
    opened = ring.replace(", TOW11- 2,2", "")
    assert sides(opened, "cell") == [5, 5, 5, 5], "the bay is open to the south"
    assert sides(opened, "region") == [5, 5, 5, 5]
    game = attacked(2, "N", ring, options={"hole_rule": "cell"})
    assert lost(game) == 2 * 4


@rule("ATT-08")
def test_a_gap_at_a_corner_does_not_let_anybody_in() -> None:
    ring = "PAV8- 1,0, SER9- 2,0, ARC9- 3,0, CHA10- 0,1, GAR10- 0,2, TOW11- 1,2, ARC10- 2,2, CHA11- 3,1"
    assert sides(ring, "cell")[2] == 4, "the cells inside are closed but for a corner"


@rule("ATT-TV-01", "ATT-04")
def test_vector_three_open_west_sides() -> None:
    game = attacked(1, "W", "PAV8- 0,1, SER9- 0,-1, CHA5-NSW -1,1")
    assert lost(game) == 2
    game = attacked(1, "W", "PAV8- 0,1, SER9- 0,-1")
    assert lost(game) == 3


@rule("ATT-TV-02")
def test_vector_the_third_attack() -> None:
    game = attacked(3, "E", BLOCK, scores=[90, 90, 90])
    assert lost(game) == 12
    assert lines(game)[0]["sides"] == [["N", 3, 1], ["E", 2, 3], ["S", 3, 1]]


@rule("ATT-TV-03", "ATT-07")
@pytest.mark.parametrize("direction", ROUND)
def test_vector_a_lone_fountain(direction: str) -> None:
    game = attacked(2, direction, scores=[30, 1, 0])
    assert [lost(game, seat) for seat in range(3)] == [2, 1, 0]
    assert game.scores == [28, 0, 0]
    assert [line["due"] for line in lines(game).values()] == [2, 2, 2], "the evidence is the full count"


@rule("ATT-TV-04")
def test_vector_a_tile_beside_the_fountain() -> None:
    assert lost(attacked(1, "W", "PAV8- -1,0")) == 1
    assert lines(attacked(1, "W", "PAV8- -1,0"))[0]["segments"] == [[-1, 0, "W"]]
    assert lost(attacked(1, "N", "PAV8- -1,0")) == 2


@rule("ATT-TV-06")
def test_vector_a_closed_ring_is_safe() -> None:
    for scoring in (1, 2, 3):
        for direction in ROUND:
            game = attacked(scoring, direction, RING)
            assert 0 not in lines(game)
            assert 1 in lines(game)


def raided(score: int, drawn: str) -> Game:
    """The last attack, from the east, alone: seat 0 has this score before it."""
    game = given(KEY, alhambras=[drawn], scores=[score, 50, 50], scorings_done=3, prepare=foe("E"))
    game.events  # noqa: B018 - from here on events are heard
    game.state.decision = None
    game.state.agenda[:] = [ATTACKS[2]]
    advance(game.state)
    return game


@rule("ATT-TV-07", "ATT-R2", "ATT-07")
@pytest.mark.parametrize(("before", "after"), [(10, 0), (11, 0), (12, 0), (13, 1), (0, 0)])
def test_vector_nobody_falls_below_zero(before: int, after: int) -> None:
    game = raided(before, BLOCK)
    assert game.scores[0] == after
    assert lines(game)[0]["due"] == 12
    assert lost(game) == before - after, "the line tells what was really lost"


@rule("ATT-TV-07", "ATT-07", "FLOW-TV-09")
def test_vector_gains_come_before_the_loss() -> None:
    """Nobody else has a tower: 21 points for it, and only then 3 · 2 + 1 + 1 are lost."""
    game = attacked(3, "N", "TOW11- 1,0", scores=[0, 0, 0])
    gains = sum(line["points"] for line in scored(game) if line["seat"] == 0)
    assert gains == 21
    assert lost(game) == 8
    assert game.scores[0] == 13
    assert game.scores[1] == 0


def scored(game: Game) -> list[dict[str, Any]]:
    found = events(game, "scoring")[-1]["lines"]
    assert isinstance(found, list)
    return found


# ---------------------------------------------------------------------- when attacks come


@rule("ATT-04", "ATT-13", "FLOW-05")
def test_the_order_after_a_scoring() -> None:
    for scoring in (1, 2):
        game = attacked(scoring, "N", seats=2, scores=[9, 9], dirk="TOW12-")
        told = [verb for verb in verbs(game) if verb in ("scoring", "attack", "scouts", "dirk draws", "turn")]
        assert told == ["scoring", "attack", "scouts", "dirk draws", "turn"]
        assert game.scores == [9 - scoring, 9 - scoring]


@rule("ATT-04")
def test_an_attack_hits_everybody_at_once() -> None:
    game = attacked(1, "S", "", "PAV8- 1,0", "SER9- 1,0, ARC9- 2,0", scores=[10, 10, 10])
    assert [lost(game, seat) for seat in range(3)] == [1, 2, 3]
    attack = events(game, "attack")[0]
    assert attack["scores"] == game.scores
    assert attack["lost"] == 6
    assert attack["direction"] == "S"
    assert attack["scoring"] == 1
    assert next(event for event in game.events if event.verb == "attack").reveals


@rule("ATT-04", "FLOW-05")
def test_two_pending_scorings_are_each_followed_by_their_attack() -> None:
    game = given(KEY, deciding="upkeep of 0", due=[1, 2], scores=[20, 20, 20], prepare=foe("N"))
    told = [verb for verb in verbs(game) if verb in ("scoring", "attack", "scouts")]
    assert told == ["scoring", "attack", "scouts"] * 2
    assert [attack["scoring"] for attack in events(game, "attack")] == [1, 2]
    assert game.scores == [17, 17, 17]


@rule("ATT-09")
def test_cards_turned_over_stay_out_and_the_fourth_is_never_seen() -> None:
    for seed in range(3):
        for game in played(Mix(3, "2024", (KEY,), {}), seed, eager=True):
            found = game.state.part(INVASIONS)
            assert not set(found.attacks) & set(found.left)
            assert sorted([*found.attacks, *found.left]) == [0, 1, 2, 3]
        attacks = [attack["direction"] for attack in events(game, "attack")]
        assert part(game)["attacks"] == attacks
        assert len(attacks) == len(set(attacks)) == len(events(game, "scoring"))
        assert len(part(game)["left"]) == 4 - len(attacks) >= 1
        assert part(game)["next"] is None


@rule("ATT-10")
def test_the_third_attack_decides_who_wins() -> None:
    """Seat 1 leads after the scoring, and has a palace that is wide open."""
    game = attacked(3, "E", RING, BLOCK, scores=[0, 0, 0])
    before = events(game, "scoring")[0]["scores"]
    assert isinstance(before, list)
    assert before.index(max(before)) == 1
    assert game.over
    assert game.winners == [0]
    assert verbs(game)[-2:] == ["attack", "end"]
    assert events(game, "end")[0]["scores"] == game.scores


@rule("ATT-16")
def test_a_skipped_second_scoring_has_no_attack() -> None:
    game = given(KEY, deciding="end of 0", scorings_done=1, scores=[30, 30, 30], prepare=foe("W"))
    assert [attack["scoring"] for attack in events(game, "attack")] == [3]
    assert lost(game) == 3 + 1 + 1
    assert len(part(game)["attacks"]) == 1
    assert events(game, "scouts") == []


@rule("ATT-12")
def test_new_scouts_after_the_first_two_scorings() -> None:
    game = given(KEY, deciding="upkeep of 0", due=[1, 2], prepare=foe("N", "garden"))
    shown = [one["buildings"] for one in events(game, "scouts")]
    assert [len(one) for one in shown if isinstance(one, list)] == [2, 2]
    assert not {"garden"} & {name for one in shown if isinstance(one, list) for name in one}
    found = part(game)
    assert found["scouts"] == shown[1]
    assert len(found["scouts_left"]) == 1, "one was on display alone"
    check_conserved(game.state)
    last = attacked(3, "N")
    assert events(last, "scouts") == []
    assert part(last)["scouts"] == ["garden", "tower"], "after the last scoring nobody comes any more"


@rule("ATT-12")
def test_six_scouts_are_two_and_two_and_two() -> None:
    for seed in range(2):
        game = finished(Mix(3, "second", (KEY,), {}), seed)
        shown = [one["buildings"] for one in events(game, "scouts")]
        names = [name for one in shown if isinstance(one, list) for name in one]
        assert len(names) == len(set(names)) == 2 * len(shown)


# ---------------------------------------------------------------------- scouts


@rule("ATT-11", "ATT-14")
def test_who_pays_a_building_of_a_scout_exactly_may_look() -> None:
    game = play(shop(), "buy GAR10- florin 9 florin 1")
    assert asked(game) == (0, "scout")
    assert texts(game) == {"scout garden", "pass"}
    play(game, "scout garden")
    assert part(game, 0)["next"] == "S"
    assert part(game, 0)["scouts"] == ["tower"], "not replaced at once"
    assert part(game, 0)["left"] == list(ROUND), "the card is put back"
    assert asked(game) == (0, "extra")
    check_conserved(game.state)


@rule("ATT-11")
@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("florin 9, florin 2", "buy GAR10- florin 9 florin 2"),  # too much
        ("dinar 8", "buy PAV8- dinar 8"),  # no scout of this kind
    ],
)
def test_no_other_purchase_lets_one_look(hand: str, move: str) -> None:
    game = play(shop(hand), move)
    assert asked(game) != (0, "scout")
    assert part(game)["scouts"] == ["garden", "tower"]


@rule("ATT-14")
def test_looking_is_optional_and_the_scout_stays() -> None:
    game = play(shop(), "buy GAR10- florin 9 florin 1", "pass")
    assert asked(game) == (0, "extra")
    assert part(game)["scouts"] == ["garden", "tower"]
    assert part(game)["looked"] == []
    assert events(game, "pass") == [{"declined": "scout"}]
    assert part(game, 0)["next"] is None


@rule("ATT-14", "ATT-18")
def test_only_the_buyer_knows_and_the_others_know_that_he_knows() -> None:
    game = play(shop(), "buy GAR10- florin 9 florin 1", "scout garden")
    for seat in (1, 2, None):
        assert part(game, seat)["next"] is None
        assert part(game, seat)["looked"] == [0]
    looks = [event for event in game.events if event.verb == "scout"]
    assert len(looks) == 1
    mine, theirs = looks[0].seen_by(0), looks[0].seen_by(1)
    assert mine is not None
    assert theirs is not None
    assert mine.facts == {"building": "garden", "direction": "S"}
    assert theirs.facts == {"building": "garden", "direction": None}
    assert looks[0].seen_by(None) is theirs
    rng = random.Random(3)
    check_views(game, rng)
    guessed = {game.view(1).imagine(rng).state.part(INVASIONS).top for _ in range(40)}
    assert guessed == {0, 1, 2, 3}
    assert {game.view(0).imagine(rng).state.part(INVASIONS).top for _ in range(5)} == {2}


@rule("ATT-14")
def test_what_was_seen_is_known_until_the_attack() -> None:
    game = shop(deciding="upkeep of 0", due=[1], scores=[9, 9, 9], prepare=foe("S", knowing=0b101))
    assert events(game, "attack")[0]["direction"] == "S"
    assert part(game, 0)["next"] is None
    assert part(game, 0)["looked"] == []


@rule("ATT-14", "ATT-18")
def test_each_of_two_who_looked_knows_the_same_card() -> None:
    prepare = foe("", "garden tower")
    hands = ["florin 9, florin 1", "dirham 9, dirham 2"]
    game = shop(hands=hands, prepare=prepare, supply="ARC9- ARC10- SER9-")
    play(game, "buy GAR10- florin 9 florin 1", "scout garden", "take dinar 9", "place GAR10- 1,0")
    first = part(game, 0)["next"]
    assert first in ROUND
    play(game, "buy TOW11- dirham 9 dirham 2", "scout tower")
    assert part(game, 1)["next"] == first, "the stack is not reordered"
    assert part(game, 2)["next"] is None
    assert part(game, 2)["looked"] == [0, 1]


@rule("ATT-18", "ATT-14")
def test_nobody_looks_and_steps_back() -> None:
    bought = play(shop(), "buy GAR10- florin 9 florin 1")
    assert bought.can_undo
    game = play(shop(), "buy GAR10- florin 9 florin 1", "scout garden")
    assert not game.can_undo
    with pytest.raises(IllegalMove):
        game.undo()
    declined = play(shop(), "buy GAR10- florin 9 florin 1", "pass")
    assert declined.can_undo
    check_undo(shop(), random.Random(1))


@rule("ATT-18")
def test_trying_a_move_shows_nothing() -> None:
    """What a move would do can be asked before; the card is turned only when it is played."""
    game = play(shop(prepare=foe("")), "buy GAR10- florin 9 florin 1")
    trial = game.state.copy()
    assert game.decision is not None
    settle(trial, game.decision, game.parse("scout garden"))
    assert trial.part(INVASIONS).top == UNKNOWN
    assert trial.part(INVASIONS).knowing == 0


@rule("ATT-17")
def test_one_look_for_a_purchase_and_one_scout_for_each() -> None:
    hand = "florin 9, florin 1, dirham 9, dirham 2"
    game = play(shop(hand), "buy GAR10- florin 9 florin 1", "scout garden", "buy TOW11- dirham 9 dirham 2")
    assert asked(game) == (0, "scout")
    play(game, "scout tower")
    assert part(game)["scouts"] == []
    assert part(game)["looked"] == [0]
    assert asked(game) == (0, "extra")


@rule("ATT-17")
def test_a_scout_used_gives_nothing_more() -> None:
    hand = "florin 9, florin 1, dinar 9, dinar 2"
    game = shop(hand, market="GAR10- TOW11- GAR11- CHA10-")
    play(game, "buy GAR10- florin 9 florin 1", "scout garden", "buy GAR11- dinar 9 dinar 2")
    assert asked(game) == (0, "extra")
    again = shop(hand, market="GAR10- TOW11- GAR11- CHA10-")
    play(again, "buy GAR10- florin 9 florin 1", "pass", "buy GAR11- dinar 9 dinar 2")
    assert asked(again) == (0, "scout"), "one that was declined is still there"


@rule("ATT-11", "ATT-14")
def test_refusals() -> None:
    game = shop()
    assert refusal(game, "scout garden") == "ATT-14"
    play(game, "buy GAR10- florin 9 florin 1")
    assert refusal(game, "scout tower") == "ATT-11"
    assert refusal(game, "scout pavilion") == "ATT-11"
    assert refusal(game, "take dinar 9") == "BASE-TURN-02"
    with pytest.raises(UnknownMove):
        game.why_not("scout castle")
    with pytest.raises(UnknownMove):
        game.why_not("scout")
    assert str(game.parse("scout Garden")) == "scout garden"
    for language in ("fr", "en", "de"):
        found = game.why_not("scout tower")
        assert found is not None
        assert "{" not in found.text(language)


# ---------------------------------------------------------------------- the open variant


@rule("ATT-15")
def test_the_next_card_lies_open_and_there_are_no_scouts() -> None:
    game = alhambra.new_game(3, modules=[KEY], seed=5, options={"attack_open": True})
    found = part(game)
    assert found["open"] is True
    assert found["next"] in ROUND
    assert found["scouts"] == found["scouts_left"] == found["looked"] == []
    assert events(game, "attack card") == [{"direction": found["next"]}]
    assert game.view(2).imagine(random.Random(1)).state.part(INVASIONS).top == ROUND.index(found["next"])
    check_views(game, random.Random(2))


@rule("ATT-15")
def test_a_new_card_is_opened_after_the_first_two_attacks() -> None:
    options = {"attack_open": True}
    game = attacked(1, "E", options=options)
    told = [verb for verb in verbs(game) if verb in ("scoring", "attack", "attack card", "scouts")]
    assert told == ["scoring", "attack", "attack card"]
    assert events(game, "attack")[0]["direction"] == "E"
    assert part(game)["next"] in set(ROUND) - {"E"}
    assert part(game)["next"] == events(game, "attack card")[0]["direction"]
    last = attacked(3, "E", options=options)
    assert events(last, "attack card") == []
    assert part(last)["next"] is None


@rule("ATT-15", "ATT-06", "ATT-16")
@pytest.mark.parametrize(("scoring", "loss"), [(1, 1), (2, 2), (3, 5)])
def test_an_open_attack_costs_what_a_covered_one_does(scoring: int, loss: int) -> None:
    """A lone fountain: one side, in the end with its flanks."""
    assert lost(attacked(scoring, "E", options={"attack_open": True})) == loss
    assert lost(attacked(scoring, "E")) == loss


@rule("ATT-15")
def test_in_the_open_variant_nobody_is_asked_to_look() -> None:
    game = given(KEY, hands=["florin 9, florin 1"], market=MARKET, options={"attack_open": True})
    play(game, "buy GAR10- florin 9 florin 1")
    assert asked(game) == (0, "extra")


# ---------------------------------------------------------------------- with other modules


@rule("ATT-30", "VIZ-32", "FLOW-02")
def test_the_vizier_pays_exactly_and_looks_before_he_builds() -> None:
    game = shop(hands=["", "florin 9, florin 1"], modules=("vizier",), deciding="interlude of 1")
    play(game, "vizier buy GAR10- florin 9 florin 1")
    assert asked(game) == (1, "scout")
    play(game, "scout garden")
    assert part(game, 1)["next"] == "S"
    assert part(game, 0)["next"] is None
    assert asked(game) == (1, "placement")


def hire(name: str, seat: int = 0) -> Callable[[State], None]:
    def prepare(s: State) -> None:
        characters = s.part(CHARACTERS)
        cast = [card for card in characters.aside if isinstance(card, Character)]
        (card,) = [one for one in cast if one.name == name]
        characters.aside = [one for one in cast if one is not card]
        characters.left -= 1
        characters.give(seat, card)

    return prepare


@rule("ATT-31", "CHAR-50")
def test_karim_pays_exactly() -> None:
    game = shop("", modules=("characters",), prepare=foe("S", also=hire("karim")))
    play(game, "buy GAR10- karim")
    assert asked(game) == (0, "scout")
    play(game, "scout garden")
    assert part(game, 0)["next"] == "S"
    assert asked(game) == (0, "extra")


@rule("ATT-18")
def test_the_look_comes_before_knihstig() -> None:
    game = shop(modules=("characters",), prepare=foe("S", also=hire("knihstig")))
    play(game, "buy GAR10- florin 9 florin 1")
    assert asked(game) == (0, "scout")
    play(game, "scout garden")
    assert asked(game) == (0, "knihstig")


@rule("ATT-42", "CHAR-50")
def test_yusuf_counts_as_if_nobody_had_come() -> None:
    wall = "PAV5-NW 0,-1, PAV6-N 1,-1, ARC6-NE 2,-1"
    modules = ("characters",)
    game = attacked(1, "S", wall, modules=modules, also=hire("yusuf"))
    (line,) = [line for line in scored(game) if line["what"] == "yusuf"]
    assert line["points"] == 5 // 3
    assert lost(game) == sides(wall)[2]


@rule("ATT-33", "HUT-29")
def test_huts_are_attacked_like_buildings() -> None:
    game = given("worker_huts", KEY)
    hut = next(tile for tile in game.rules.tiles if tile.module == "worker_huts" and tile.walls == 1)
    attack = attacked(1, "S", f"{hut.name} 0,-1, GAR10- 1,0", modules=("worker_huts",))
    assert lines(attack)[0]["segments"] == [[0, 0, "S"], [1, 0, "S"]]
    attack = attacked(1, "W", f"{hut.name} 0,-1, GAR10- 1,0", modules=("worker_huts",))
    assert lines(attack)[0]["segments"] == [[0, -1, "W"], [0, 0, "W"]]
    assert 0 not in lines(attacked(1, "N", f"{hut.name} 0,-1", modules=("worker_huts",))), "its wall protects"


@rule("ATT-33", "ATT-11", "HUT-29")
def test_a_hut_is_not_bought() -> None:
    game = shop("", modules=("worker_huts",))
    play(game, "hut garden")
    assert asked(game) == (0, "placement")


@rule("ATT-34", "CAMP-29")
def test_camps_cost_nothing_and_lean_on_walls() -> None:
    game = given("camps", KEY)
    camp = next(tile for tile in game.rules.supply if tile.name.startswith("CAMP") and tile.name.endswith("-W"))
    drawn = f"PAV7-E 1,0, {camp.name} 2,0"
    for direction, count in zip(ROUND, (2, 0, 2, 1), strict=True):
        assert lost(attacked(1, direction, drawn, modules=("camps",))) == count
    assert sides(drawn) == [2, 0, 2, 1]


@rule("ATT-34", "ATT-39")
def test_a_camp_bought_exactly_tells_nothing() -> None:
    game = given("camps", KEY)
    camp = next(tile for tile in game.rules.supply if tile.name.startswith("CAMP"))
    hand = [f"florin {camp.cost}"]
    game = given("camps", KEY, hands=hand, market=f"{camp.name} - - -", prepare=foe("S", " ".join(BUILDINGS)))
    play(game, f"buy {camp.name} florin {camp.cost}")
    assert asked(game) == (0, "extra")


@rule("ATT-36", "GATE-28")
def test_a_gate_protects_nothing_and_costs_nothing() -> None:
    def gate(s: State) -> None:
        estate = s.players[0].estate
        estate.alhambra = estate.alhambra.with_door(cell_at(1, 1), 0)
        s.part(GATES).built = [[cell_at(1, 1) << 2], [], []]
        s.part(GATES).left = 2

    drawn = "SER8-S 1,0, GAR10-N 1,1"
    for direction in ROUND:
        with_gate = attacked(1, direction, drawn, modules=("city_gates",), also=gate)
        without = attacked(1, direction, drawn)
        assert lost(with_gate) == lost(without) == sides(drawn)[ROUND.index(direction)]


@rule("ATT-40", "DIAM-27")
def test_diamonds_pay_exactly() -> None:
    game = shop("diamond 7, diamond 3", modules=("diamonds",))
    play(game, "buy GAR10- diamond 7 diamond 3")
    assert asked(game) == (0, "scout")


@rule("ATT-40", "EXCH-29")
def test_two_currencies_pay_exactly() -> None:
    def exchange(s: State) -> None:
        held = [card for card in s.rules.special_cards if card.name == "exchange florin dinar"]
        s.part(EXCHANGES).lay(0, [card for card in held if isinstance(card, ExchangeCard)])

    for extra, kind in (("3", "scout"), ("4", "placement")):
        hand = f"florin 7, dinar {extra}"
        game = shop(hand, modules=("currency_exchange",), prepare=foe("S", also=exchange))
        (buy,) = [text for text in texts(game, "buy GAR10-") if "exchange" in text]
        play(game, buy)
        assert asked(game) == (0, kind)


@rule("ATT-41")
def test_dirk_loses_nothing() -> None:
    game = attacked(1, "N", seats=2, scores=[9, 9], dirk="TOW12- TOW11-", dirk_score=7)
    assert set(lines(game)) == {0, 1}
    gained = sum(line["points"] for line in scored(game) if line["seat"] == 2)
    assert [rival.score for rival in game.rivals] == [7 + gained]


@rule("ATT-41")
def test_a_building_for_dirk_lets_one_look_too() -> None:
    game = shop(seats=2)
    play(game, "buy GAR10- florin 9 florin 1", "scout garden", "take dinar 9", "dirk GAR10-")
    assert part(game, 0)["next"] == "S"
    assert part(game, 1)["next"] is None


# ---------------------------------------------------------------------- whole games, bots, words


@pytest.mark.parametrize(
    "mix",
    [
        Mix(3, "2024", (KEY,), {}),
        Mix(2, "second", (KEY, "camps"), {"hole_rule": "cell"}),
        Mix(4, "2003", (KEY, "worker_huts", "city_gates"), {"attack_open": True}),
    ],
    ids=str,
)
def test_open_sides_in_whole_games(mix: Mix) -> None:
    """The count agrees with one that floods the surroundings; what an attack takes agrees with the count before it."""
    plan = Plan()
    for game in played(mix, 4, eager=True):
        for player in game.state.players:
            plan.alhambra = player.estate.alhambra
            assert open_counts(player.estate.alhambra) == counted_by_hand(plan)
    scores = [0] * mix.seats
    for event in game.events:
        if event.verb in ("scoring", "attack"):
            told = event.facts["lines"]
            assert isinstance(told, list)
            for line in told:
                if line["seat"] < mix.seats:
                    scores[line["seat"]] += line["points"]
            assert scores == event.facts["scores"]
            assert min(scores) >= 0
    assert scores == game.scores


def test_open_sides_come_row_by_row() -> None:
    found = [(position(cell), ROUND[side]) for cell, side in open_sides(Plan("CHA7-NE 1,0").alhambra)]
    assert found == [((0, 0), "N"), ((0, 0), "S"), ((0, 0), "W"), ((1, 0), "S")]


def chosen_by_bot(game: Game, seed: int = 1) -> str:
    decision = game.decision
    assert decision is not None
    return str(EasyBot(seed).choose(game.view(decision.seat), decision, game.legal_moves))


def test_the_bot_looks() -> None:
    for seed in range(6):
        game = play(shop(seed=seed, prepare=foe("")), "buy GAR10- florin 9 florin 1")
        assert chosen_by_bot(game, seed) == "scout garden"


def test_the_bot_turns_walls_to_where_the_attack_comes_from() -> None:
    """A tile with a wall in the north or one in the south: open to the other side, it costs a point."""
    for direction, wanted in (("N", "0,-1"), ("S", "0,1")):
        game = given(
            KEY,
            deciding="placement of 0",
            pending=["TOW7-NEW" if direction == "N" else "SER3-ESW"],
            scorings_done=2,
            prepare=foe(direction, knowing=1),
        )
        assert chosen_by_bot(game).endswith(f" {wanted}")


def test_the_opinion_is_about_what_the_seat_knows() -> None:
    dread = alhambra.MODULES[KEY].opinion
    assert dread is not None
    drawn = "TOW7-NEW 0,-1"  # open: 0 north, 1 east, 1 south, 1 west
    known = [
        given(KEY, alhambras=[drawn], scorings_done=2, prepare=foe(direction, knowing=1)).state for direction in ROUND
    ]
    worths = [dread.worth(s, 0) for s in known]
    assert worths[0] > worths[1] == worths[3] < worths[0]
    assert len({dread.worth(s, 1) for s in known}) == 1, "seat 1 knows nothing of it"
    assert dread.worth(given(KEY, scorings_done=3, alhambras=[drawn]).state, 0) == 0
    walled = given(KEY, alhambras=[RING], prepare=foe("N")).state
    assert dread.worth(walled, 0) > dread.worth(walled, 1)
    fewer = given(KEY, alhambras=[RING], prepare=foe("N", "garden")).state
    assert dread.worth(fewer, 0) > dread.worth(walled, 0), "a scout on display serves the others"


def test_an_opinion_of_open_sides_in_numbers() -> None:
    """Open: none to the north, one to each other side. In the last attack N costs 2, E 4, S 5 and W 4."""
    drawn, scouts = "TOW7-NEW 0,-1", SCOUT * 2

    def worth(done: int, top: str = "", knowing: int = 0, **rest: Any) -> int:
        return Dread().worth(
            given(KEY, alhambras=[drawn], scorings_done=done, prepare=foe(top, knowing=knowing), **rest).state, 0
        )

    later = LATER * 15 // 4
    assert worth(0) == -NEXT * 3 // 4 - later - scouts
    assert worth(0, "N") == worth(0), "somebody else knows"
    assert worth(0, "N", 1) == KNOWING - later - scouts
    assert worth(0, "S", 1) == KNOWING - NEXT * 1 - later - scouts
    assert worth(1, "S", 1) == KNOWING - NEXT * 2 - later - scouts
    assert worth(2) == -LAST * 15 // 4 - scouts
    assert worth(2, "E", 1) == KNOWING - LAST * 4 - scouts
    assert worth(3, "E", 1) == 0
    assert worth(0, "S", options={"attack_open": True}) == -NEXT - later, "no scouts, and no advantage in knowing"


def test_an_exact_purchase_with_a_scout_is_still_worth_an_action() -> None:
    """Between equal tiles the bot takes the one that it can pay exactly, whoever stands beside it."""
    hand = "florin 9, florin 1, dinar 9, dinar 2"
    game = given(KEY, hands=[hand], market="GAR10- - GAR10-N -", prepare=foe("S"))
    assert chosen_by_bot(game) == "buy GAR10- florin 9 florin 1"


def test_how_a_table_is_set_up() -> None:
    for options, key in (({}, "guide-invaders"), ({"attack_open": True}, "guide-invaders-open")):
        steps = guide(ruleset(alhambra.MODULES, 3, "2024", [KEY], options))
        (step,) = [step for step in steps if step.key.startswith("guide-invaders")]
        assert step.key == key
        assert step.facts["cards"] == 4
        assert ("scouts" in step.facts) == (not options)


def test_what_lies_on_the_table_in_letters() -> None:
    game = play(shop(), "buy GAR10- florin 9 florin 1", "scout garden")
    mine, theirs = game.view(0).part(INVASIONS), game.view(1).part(INVASIONS)
    assert mine.laid_out(0) == [("label-attack", ["> S"]), ("label-scouts", ["TOW"])]
    assert theirs.laid_out(1) == [("label-attack", ["?"]), ("label-scouts", ["TOW"])]
    assert mine.lines(0) == theirs.lines(0) == [("seat-scouted", {})]
    assert theirs.lines(1) == []
    second = given(KEY, prepare=foe("S", knowing=0b100))
    assert [second.view(0).part(INVASIONS).lines(seat) for seat in range(3)] == [[], [], [("seat-scouted", {})]]
    assert part(second)["looked"] == [2]
    assert part(second)["costs"] == [[1, 2, 3], [0, 0, 1], [0, 0, 0]], "ahead, on either side, behind"
    last = given(KEY, deciding="end of 0", due=[1, 2], prepare=foe("E")).view(None)
    attacks = [ROUND[direction] for direction in last.part(INVASIONS).attacks]
    assert len(attacks) == 3
    assert last.part(INVASIONS).laid_out(None)[0] == ("label-attack", attacks)
