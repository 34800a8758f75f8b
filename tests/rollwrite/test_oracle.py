"""The second opinion on the dice game: right on the examples of the rules, and sharp enough to notice what is wrong."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import dice_games
from alhambra.core.rng import Chance, jsf32
from alhambra.records.positions import positions
from alhambra.titles.roll_and_write.title import ROLL_AND_WRITE
from alhambra.titles.title import Wishes
from dice_games import FACTS
from dice_oracle import TYPES, DiceTable, Recorded, complaints, merged
from random_moves import moves_of

STARTS = [(1, 1), (1, 2), (1, 3)]


def table(seats: int, *rolls: tuple[int, ...], **options: object) -> DiceTable:
    """Everybody has built 1,1 1,2 and 1,3; then the dice fall like this."""
    rivals = options.get("fictitious_players", 2) if seats == 1 else 1 if seats == 2 else 0
    assert isinstance(rivals, int)
    first = [(1,)] if seats > 1 else []
    set_up = [start for start in STARTS for _ in range(seats)] + STARTS * rivals
    return DiceTable(FACTS, seats, options, Recorded([*first, *set_up, *rolls]))


def empty(seats: int, **options: object) -> DiceTable:
    """Nobody has anything yet."""
    found = table(seats, *[(5, 5)] * (seats + 1), **options)
    for row in found.boxes:
        row.update(dict.fromkeys(TYPES, 0))
    for sheet in found.sheets:
        sheet.built, sheet.spent = set(), sheet.circled
    return found


def finals(found: DiceTable) -> list[int]:
    found.award(found.final(found.used, found.rewarded))
    return found.totals()


# ------------------------------------------------------------------------------------------------------- the examples


def test_seraglios_in_the_same_round() -> None:
    """RW-TV-05: 13 each, and 2 for who finishes later."""
    found = empty(3)
    found.finishing = [("seraglio", 2), ("seraglio", 0)]
    assert found.completed() == [(2, "seraglio", 13), (0, "seraglio", 13)]
    found.used["seraglio"], found.finishing = 2, [("seraglio", 1)]
    assert found.completed() == [(1, "seraglio", 2)]


def test_places_at_the_end() -> None:
    """RW-TV-06, -07, -15."""
    found = empty(4)
    for who, number in enumerate((4, 3, 3, 2)):
        found.boxes[who]["arcades"] = number
    assert finals(found) == [18, 6, 6, 0]
    found = empty(3)
    for who, number in enumerate((7, 6, 5)):
        found.boxes[who]["tower"] = number
    found.used["tower"], found.rewarded["tower"] = 1, {0}
    assert finals(found) == [0, 13, 6]
    found = empty(2)
    for who, number in enumerate((4, 2, 4)):
        found.boxes[who]["garden"] = number
    assert finals(found) == [16, 5, 0]


def test_lines_and_coins() -> None:
    """RW-TV-08, -09."""
    found = empty(3)
    sheet = found.sheets[0]
    sheet.built = {(1, column) for column in range(1, 7)} | {(row, 1) for row in (2, 3, 4, 5)}
    sheet.built |= {(row, 2) for row in (2, 3, 4)}
    sheet.circled += 3
    assert finals(found) == [17 + 1, 0, 0]


def test_a_round_of_three() -> None:
    """RW-TV-13."""
    rolls = [(2, 3), (6, 6), (4, 4), (5, 3), (1, 1), (1, 2, 3, 4), (4, 5, 5, 6)]
    found = table(3, *rolls)
    assert found.legal() >= {"build 2,3", "build 5,3", "coins", "change y5:3 b3:4"}
    dice = []
    for move in ("build 2,3", "pass", "coins", "retain 2,3", "build 1,4", "second", "retain 4,6"):
        assert move in found.legal()
        found.play(move)
        if found.kind == "action":
            dice.append([(sorted(sheet.yellow), sorted(sheet.blue)) for sheet in found.sheets])
    assert dice == [
        [([1], [1]), ([5, 6], [3, 6]), ([4], [4])],
        [([1], [1]), ([2], [3]), ([1, 4], [4, 4])],
        [([1, 5], [1, 5]), ([2], [3]), ([4], [6])],
    ]


# -------------------------------------------------------------------------------------------- two engines, one number


class Generator:
    """Dice from the same source as the engine's."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def rolled(self, dice: int, faces: int) -> list[int]:
        found, self.chance = self.chance.rolled(dice, faces)
        return found

    def __deepcopy__(self, memo: dict[int, object]) -> Generator:
        return Generator(self.chance)


def leaves(found: DiceTable, depth: int) -> int:
    if depth == 1:
        return len(found.legal())
    total = 0
    for move in found.legal():
        branch = copy.copy(found)
        for name in ("rolls", "sheets", "boxes", "rival_points", "used", "rewarded", "finishing"):
            setattr(branch, name, copy.deepcopy(getattr(found, name)))
        branch.play(move)
        total += leaves(branch, depth - 1)
    return total


@pytest.mark.parametrize(
    ("seats", "seed", "options", "counts"),
    [
        (1, 1, {}, [54, 287, 2885]),
        (1, 2, {"fictitious_players": 4, "solo_duel": True}, [43, 223, 2102]),
        (2, 3, {}, [39, 196, 5095]),
        (3, 4, {"special_actions_per_turn": 2}, [39, 152, 5726]),
        (5, 5, {}, [29, 158, 3434]),
    ],
)
def test_both_count_the_same_leaves(seats: int, seed: int, options: dict[str, object], counts: list[int]) -> None:
    """The figures of tests/perft, from the second opinion alone."""
    found = DiceTable(FACTS, seats, options, Generator(jsf32(seed)))
    assert [leaves(found, depth) for depth in range(1, 1 + len(counts))] == counts


# ----------------------------------------------------------------------------------------------- what it would notice


@pytest.fixture(scope="module")
def told() -> tuple[list[list[int]], list[dict[str, Any]]]:
    """The rolls and positions of a game for two, which the oracle agrees with."""
    game = ROLL_AND_WRITE.begin(Wishes(2), 3)
    for _ in moves_of(game, 3):
        pass
    rolls = [[int(name) for name in outcome.names()] for outcome in game.record.outcomes]
    found = [json.loads(json.dumps(one)) for one in positions(game.record, ROLL_AND_WRITE)]
    assert complaints(FACTS, 2, {}, rolls, found) == []
    return rolls, found


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (("round",), 17), (("rounds",), 12), (("turn",), 1), (("first",), 5), (("decision", "seat"), 3),
        (("decision", "kind"), "retain"), (("legal",), ["coins"]), (("places", "tower"), 3), (("standings", 0), 500),
        (("over",), True), (("winners",), [0]), (("players", 0, "built"), []), (("players", 0, "counts", "tower"), 9),
        (("players", 1, "coins"), 40), (("players", 1, "circled"), 40), (("players", 0, "yellow"), [6, 6, 6]),
        (("players", 0, "blue"), []), (("players", 1, "score"), 99), (("rivals", 0, "counts", "garden"), 8),
        (("rivals", 0, "score"), 3),
    ],
)  # fmt: skip
def test_a_wrong_position_is_noticed(
    where: tuple[str | int, ...], value: object, told: tuple[list[list[int]], list[dict[str, Any]]]
) -> None:
    rolls, found = told[0], copy.deepcopy(told[1])
    number = next(index for index, one in enumerate(found) if index > 20 and one["decision"]["kind"] == "action")
    place: Any = found[number]
    for name in where[:-1]:
        place = place[name]
    assert place[where[-1]] != value
    place[where[-1]] = value
    assert len(complaints(FACTS, 2, {}, rolls, found)) == 1


def test_wrong_points_wrong_moves_and_wrong_rolls_are_noticed(
    told: tuple[list[list[int]], list[dict[str, Any]]],
) -> None:
    rolls, found = told[0], copy.deepcopy(told[1])
    found[-1]["scoring"][0]["points"] += 1
    assert "scoring" in complaints(FACTS, 2, {}, rolls, found)[0]
    found = copy.deepcopy(told[1])
    found[4]["move"] = "build 6,6" if found[4]["move"] != "build 6,6" else "build 1,1"
    assert "is not legal" in complaints(FACTS, 2, {}, rolls, found)[-1]
    assert complaints(FACTS, 2, {}, [*rolls, [1, 1]], told[1]) == ["more was rolled than the book asks for"]
    assert complaints(merged(FACTS, {"lines": {"points_by_built": [9] * 7}}), 2, {}, rolls, told[1])


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5, 8])
def test_it_agrees_with_whole_games(number: int) -> None:
    dice_games.ask_oracle(number)
