"""What can be asked about a position of Roll & Write; asking changes nothing, and tells nothing of dice to come."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

import alhambra
from alhambra.bots import RandomBot
from alhambra.bots.referee import let_play
from alhambra.rollwrite.game import Game
from alhambra.rollwrite.layout import TYPES
from alhambra.rollwrite.turn import combinations
from alhambra.titles.roll_and_write.asking import AskOutlook, AskProspects, Prospect, outlook, prospect
from dicekit import set_up
from lively import lively_hub, playing
from quiet import run

KEY = "roll-and-write"


def positions(seats: int, seed: int, share: float = 0.1) -> list[Game]:
    """Some positions of a game of chance."""
    game = alhambra.new_game(seats, game=KEY, seed=seed)
    assert isinstance(game, Game)
    bot, dice, found = RandomBot(seed), random.Random(seed), []
    while game.decision is not None:
        if dice.random() < share:
            found.append(game.copy())
        let_play(game, bot)
    return found


def foreseen(game: Game, move: str, language: str = "en") -> Prospect:
    assert game.decision is not None
    return prospect(game, move, game.decision.seat, language)


# ------------------------------------------------------------------------------------------------------------ prospects


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_a_move_does_what_was_foreseen(seats: int) -> None:
    """Buildings, lines, coins and the dice that go on are those that come of the move; looking changes nothing."""
    passed = 0
    dice = random.Random(seats)
    for game in positions(seats, seats):
        assert game.decision is not None
        seat, before = game.decision.seat, game.view().to_json()
        for move in dice.sample(game.legal_moves, min(6, len(game.legal_moves))):
            found = foreseen(game, str(move))
            assert (found.reason, found.move) == ("", str(move))
            after = game.copy()
            after.play(move)
            old, new = game.state.players[seat], after.state.players[seat]
            if found.cell:
                assert new.counts[TYPES.index(found.family)] == found.count
            assert new.coins - old.coins == found.coins
            if found.passed is not None and not (move.verb == "build" and found.second is not None):
                receiver = after.state.players[found.passed.to]
                cells = sorted({f"{y},{b}" for y in receiver.yellow for b in receiver.blue})
                assert sorted(one.cell for one in found.passed.crossings) == cells
                assert found.passed.crossings[0].cell == f"{found.passed.yellow},{found.passed.blue}"
                passed += 1
        assert game.view().to_json() == before
    assert passed or seats == 1


def test_a_building_tells_its_family_its_lines_and_the_neighbours_dice() -> None:
    game = set_up(dice=(((1, 4), (4, 5)), ((2,), (2,)), ((5,), (5,))))
    found = foreseen(game, "build 1,4")
    assert (found.cell, found.family, found.count, found.boxes) == ("1,4", "chambers", 1, 6)
    assert [(one.what, one.line, one.count, one.points, one.gain) for one in found.lines] == [
        ("row", 1, 4, 2, 2),
        ("column", 4, 1, 0, 0),
    ]
    assert found.passed is not None
    assert (found.passed.to, found.passed.yellow, found.passed.blue) == (1, 4, 5)
    assert [one.cell for one in found.passed.crossings] == ["4,5", "2,2", "2,5", "4,2"]
    assert found.second is not None
    assert (found.second.cell, found.second.family, found.second.built) == ("4,5", "tower", False)


def test_why_there_is_no_second_building() -> None:
    game = set_up(dice=(((3, 4), (3, 4)), ((2,), (2,)), ((5,), (5,))))
    game.play("change y3:5")
    found = foreseen(game, "build 5,3")
    assert found.second is None
    assert found.no_second is not None
    assert (found.no_second.rule, found.no_second.reason) == ("RW-SPEC-01", "rw-special-used")


def test_changed_dice_tell_where_they_would_cross() -> None:
    """Built cells are marked, and stacked dice count more than once."""
    game = set_up(dice=(((2, 2), (1, 5)), ((2,), (2,)), ((5,), (5,))))
    now = foreseen(game, "coins")
    assert [(one.cell, one.built, one.times) for one in now.crossings] == [("2,1", False, 2), ("2,5", False, 2)]
    then = foreseen(game, "change y2:1")
    assert then.coins == -1
    assert [(one.cell, one.built, one.times) for one in then.crossings] == [
        ("1,1", True, 1),
        ("1,5", False, 1),
        ("2,1", False, 1),
        ("2,5", False, 1),
    ]


def test_what_is_forbidden_says_why_in_the_readers_language() -> None:
    game = set_up()
    found = foreseen(game, "build 6,6", "fr")
    assert (found.rule, found.total) == ("RW-TURN-03", None)
    assert found.text.startswith("Aucun de vos dés")
    assert foreseen(game, "sing").reason == "unknown-move-verb"


def test_where_all_dice_are_rolled_nobody_knows_what_goes_on() -> None:
    """The same answer whatever chance has in store (RW-COMP-05)."""
    for game in positions(3, 7):
        assert game.decision is not None
        seat = game.decision.seat
        texts = [str(move) for move in game.legal_moves][:8]
        other = game.view(seat).imagine(random.Random(99))
        answers = [[msgspec.json.encode(foreseen(one, text)) for text in texts] for one in (game, other)]
        assert answers[0] == answers[1]
        for text in texts:
            if text in ("coins", "second"):
                assert foreseen(game, text).passed is None


def test_the_last_turn_and_a_game_alone_pass_nothing_on() -> None:
    alone = set_up(1)
    assert foreseen(alone, str(alone.legal_moves[0])).passed is None
    for game in positions(3, 3, 1.0):
        if game.decision is not None and game.state.is_last_turn(game.decision.seat):
            assert all(foreseen(game, str(move)).passed is None for move in game.legal_moves)


# -------------------------------------------------------------------------------------------------------------- outlook


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_outlook_adds_up(seats: int) -> None:
    for game in positions(seats, seats):
        found = outlook(game, AskOutlook(id="o"), 5)
        points = [*game.scores, *[rival.points for rival in game.state.rivals]]
        for line in found.lines:
            points[int(str(line["seat"]))] += int(str(line["points"]))
        assert found.totals == points == game.standings()


# ------------------------------------------------------------------------------------------------------- by the socket


def test_questions_by_the_socket() -> None:
    async def work() -> None:
        company = await playing(lively_hub(), (0, 1, 2), game=KEY, edition="")
        assert company.table.decider is not None
        mover = await company.enter(company.table.owner_of(company.table.decider))
        moves = [move for move in mover.view["choices"]["moves"] if not move.startswith("change")]
        seq = company.table.seq
        answer = await mover.asks("prospects", moves=[*moves, "build 7,7"])
        assert (answer["type"], answer["seq"]) == ("prospects", seq)
        assert [one["move"] for one in answer["prospects"]] == [*moves, "build 7,7"]
        assert "reason" in answer["prospects"][-1]
        assert company.table.seq == seq, "asking is no entry"
        player = mover.view["players"][str(mover.seats[0])]
        crossings = {f"{yellow},{blue}" for yellow in player["yellow"] for blue in player["blue"]}
        counted = next(one for one in answer["prospects"] if one["move"] == "coins")["crossings"]
        assert {one["cell"] for one in counted} == crossings
        assert all(one.get("built", False) == (one["cell"] in player["built"]) for one in counted)
        spectator = await company.enter(None)
        seen = await spectator.asks("outlook")
        assert (seen["type"], seen["totals"]) == ("outlook", mover.view["standings"])
        assert await spectator.refused("prospects", moves=moves) == "not-a-player"

    run(work())


@pytest.mark.parametrize("moves", [None, "coins", [], [""], [3], ["coins"] * 61, ["x" * 201]])
def test_questions_that_are_none(moves: object) -> None:
    async def work() -> None:
        company = await playing(lively_hub(), (0, 1, 2), game=KEY, edition="")
        guest = await company.enter(0)
        known = len(guest.heard)
        await guest.hear(json.dumps({"type": "prospects", "id": "p", "moves": moves}))
        (answer,) = guest.messages[known:]
        assert (answer["type"], answer["reason"]) == ("refused", "bad-message")

    run(work())


def test_more_moves_cost_more() -> None:
    few, many = (AskProspects(moves=["coins"] * number) for number in (1, 60))
    assert 1 < few.cost < many.cost < 10


def test_crossings_are_those_of_the_dice() -> None:
    for game in positions(3, 11):
        if game.decision is not None and game.decision.kind == "action":
            player = game.state.players[game.decision.seat]
            assert sum(one.times for one in foreseen(game, "coins").crossings) == len(combinations(player))
