"""What can be asked about a position: what moves would do, where walls run, who is ahead; asking changes nothing."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import alhambra
import kit
from alhambra import Game, Violation
from alhambra.core.majority import majority
from alhambra.palace.components import BUILDINGS
from alhambra.palace.outline import longest_wall, wall_trace
from alhambra.server.access.limits import Bucket
from alhambra.titles.alhambra.asking import (
    counts_of_all,
    lines_of,
    open_sides_of,
    standings_of,
    state_after,
    wall_and_counts,
    walls_of,
)
from checks import fingerprint
from lively import Company, Guest, lively_hub, open_table, playing
from quiet import run
from random_games import MIXES, Mix, finished, played

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
CORNERS = {"N": ((0, 0), (1, 0)), "E": ((1, 0), (1, 1)), "S": ((0, 1), (1, 1)), "W": ((0, 0), (0, 1))}


def positions(mix: Mix, seed: int, share: float) -> list[Game]:
    """Some positions of a random game, from the set-up to the end."""
    dice = random.Random(seed)
    return [game.copy() for game in played(mix, seed, eager=True) if game.over or dice.random() < share]


def ends(segment: tuple[int, int, str]) -> set[tuple[int, int]]:
    x, y, side = segment
    return {(x + dx, y + dy) for dx, dy in CORNERS[side]}


async def two_people() -> tuple[Company, Guest, Guest]:
    """A table, who has to decide there, and who has not."""
    company = await playing(lively_hub(), (0, 1))
    await company.play_until(lambda: any(move.verb == "place" for move in company.game.legal_moves), "buy")
    assert company.table.decider is not None
    person = company.table.owner_of(company.table.decider)
    assert person is not None
    return company, await company.enter(person), await company.enter(1 - person)


def is_a_walk(trace: list[tuple[int, int, str]]) -> bool:
    """Can one walk along all segments in this order, leaving each at the end that one did not come from?"""
    ways = ends(trace[0])
    for segment in trace[1:]:
        ways = {next(iter(ends(segment) - {corner})) for corner in ways if corner in ends(segment)}
    return bool(ways)


# ---------------------------------------------------------------------------------------------------------------- walls


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_a_traced_wall_is_the_longest_one_and_can_be_walked_along(mix: Mix) -> None:
    traced = 0
    for game in positions(mix, 3, 0.1):
        for seat, player in enumerate(game.state.players):
            grid, tiles = player.estate.alhambra, game.rules.tiles
            trace = wall_trace(grid, tiles)
            assert walls_of(game)[str(seat)] == trace == wall_trace(grid, tiles)
            assert len(set(trace)) == len(trace) == longest_wall(grid, tiles)
            square = {(cell["cell"][0], cell["cell"][1]): cell["walls"] for cell in squares(game, seat)}
            for x, y, side in trace:
                dx, dy = STEPS[side]
                assert side in square[x, y], "a wall of this tile"
                assert (x + dx, y + dy) not in square, "on the outside"
            assert all(ends(one) & ends(next_one) for one, next_one in pairwise(trace))
            if trace:
                assert is_a_walk(trace)
                traced += 1
    assert traced > 5


def squares(game: Game, seat: int) -> list[dict[str, Any]]:
    view = game.view(None).to_json()["players"]
    assert isinstance(view, list)
    return [cell for cell in view[seat]["alhambra"] if "bastions" not in cell]


def test_a_wall_is_traced_from_one_end_to_the_other() -> None:
    plan = kit.Plan("TOW7-NEW 0,-1")
    trace = wall_trace(plan.alhambra, plan.tiles)
    assert trace in ([(0, -1, side) for side in order] for order in ("WNE", "ENW"))
    assert not is_a_walk([trace[0], trace[2], trace[1]])


def test_a_wall_that_runs_through_a_corner_twice_is_walked_through_it_twice() -> None:
    arm = "ARC8-E 0,-1, PAV7-E 0,-2, PAV8- 0,-3, SER8-S 1,-3, SER9- 2,-3, SER7-W 2,-2, CHA7-SW 2,-1, CHA7-NE 1,0"
    plan = kit.Plan(arm, hole_rule="cell")
    trace = wall_trace(plan.alhambra, plan.tiles)
    assert len(trace) == 8
    assert is_a_walk(trace)


# ------------------------------------------------------------------------------------------------------------- previews


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_a_move_does_what_was_foreseen(mix: Mix) -> None:
    """What is foreseen of every move is what has come of it when it has been played; and looking changes nothing."""
    laid = 0
    dice = random.Random(5)
    for game in positions(mix, 4, 0.08):
        if game.decision is None:
            continue
        seat, before = game.decision.seat, fingerprint(game)
        for move in dice.sample(game.legal_moves, min(12, len(game.legal_moves))):
            after = state_after(game, str(move), seat)
            assert not isinstance(after, Violation)
            there = game.copy()
            there.play(move)
            if there.state.scorings_done == game.state.scorings_done:  # what modules count can end with a scoring
                assert wall_and_counts(after, seat) == wall_and_counts(there.state, seat)
            assert after.players[seat].estate.reserve == there.state.players[seat].estate.reserve
            laid += move.verb in ("place", "add", "swap", "remove")
        assert fingerprint(game) == before
    assert laid


def test_what_is_counted_is_what_views_show() -> None:
    for game in positions(MIXES[-1], 6, 0.05):
        for seat in range(game.seats):
            wall, counts = wall_and_counts(game.state, seat)
            families = Counter(str(one["tile"])[:3] for one in squares(game, seat) if one["tile"] != "F")
            assert {name[:3].upper(): count for name, count in counts.items() if count} == families
            assert tuple(counts) == tuple(BUILDINGS)
            assert wall == len(walls_of(game)[str(seat)])


def test_what_modules_count_is_foreseen_as_it_is_scored() -> None:
    """Huts, and the bonus cards that lie open; those in hand tell nothing, not even by a preview."""
    game = kit.given(
        "bonus_cards",
        "worker_huts",
        deciding="placement of 0",
        alhambras=["GAR10- 1,0", "GAR11- 1,0"],
        pending=["HGAR1-N"],
        prepare=kit.holding("GAR10-", "GAR11-", shown=("", "", "PAV8-")),
    )
    assert [one["garden"] for one in counts_of_all(game.state)] == [1, 1, 0]
    assert counts_of_all(game.state)[2]["pavilion"] == 1
    found = {}
    for move in ("place HGAR1-N 2,0", "keep HGAR1-N", "bonus show GAR10-"):
        after = state_after(game, move, 0)
        assert not isinstance(after, Violation)
        found[move] = wall_and_counts(after, 0)[1]["garden"]
    assert list(found.values()) == [2, 1, 2]
    assert counts_of_all(alhambra.new_game(seats=3, seed=1).state) == []


def test_what_may_not_be_played_is_not_foreseen() -> None:
    game = alhambra.new_game(seats=3, seed=1)
    assert game.decision is not None
    seat = game.decision.seat
    found = state_after(game, "place PAV2-NEW 40,40", seat)
    assert isinstance(found, Violation)
    with pytest.raises(alhambra.UnknownMove):
        state_after(game, "sing", seat)
    with pytest.raises(alhambra.NotYourDecision):
        state_after(game, str(game.legal_moves[0]), (seat + 1) % 3)


# ------------------------------------------------------------------------------------------------------- by the socket


def test_preview_by_the_socket() -> None:
    async def work() -> None:
        company, mover, waiting = await two_people()
        moves = [str(move) for move in company.game.legal_moves]
        far = next(move for move in moves if move.startswith("place")).rpartition(" ")[0] + " 40,40"
        asked = [*moves, far, "sing", moves[0]]
        seq = company.table.seq
        answer = await mover.asks("preview", moves=asked)
        assert (answer["type"], answer["seq"]) == ("previews", seq)
        assert [one["move"] for one in answer["previews"]] == asked
        *legal, forbidden, unknown, again = answer["previews"]
        assert all(set(one) == {"move", "wall", "counts"} for one in legal)
        assert again == legal[0]
        assert any(sum(one["counts"].values()) == 1 for one in legal), "built"
        assert any(sum(one["counts"].values()) == 0 for one in legal), "put into the reserve"
        assert (unknown["reason"], bool(unknown["text"])) == ("unknown-move-verb", True)
        same = await mover.asks("preview", moves=moves, seat=mover.seats[0])
        assert same["previews"] == legal
        answer = await mover.asks("why_not", move=far)
        assert forbidden == {"move": far, **{name: answer[name] for name in ("reason", "text", "rule", "where")}}
        chosen = next(one for one in legal if one["move"].startswith("place"))
        await mover.plays(chosen["move"])
        grid = mover.view["players"][str(mover.seats[0])]["alhambra"]
        assert (grid["wall"], grid["counts"]) == (chosen["wall"], chosen["counts"])
        assert company.table.seq == seq + 1
        assert waiting.seq == company.table.seq

    run(work())


def test_who_may_not_ask_for_a_preview() -> None:
    async def work() -> None:
        company, mover, waiting = await two_people()
        move = company.some_move()
        assert await waiting.refused("preview", moves=[move]) == "not-your-decision"
        assert await waiting.refused("preview", moves=[move], seat=mover.seats[0]) == "not-your-seat"
        spectator = await company.enter(None)
        assert await spectator.refused("preview", moves=[move]) == "not-a-player"

    run(work())


@pytest.mark.parametrize("moves", [None, "pass", [], [""], [3], ["pass"] * 101, ["x" * 201], [["pass"]], {}])
def test_what_is_no_question_for_previews(moves: object) -> None:
    async def work() -> None:
        _, anna, _ = await two_people()
        known = len(anna.heard)
        await anna.hear(json.dumps({"type": "preview", "id": "p", "moves": moves}))
        (answer,) = anna.messages[known:]
        assert (answer["type"], answer["reason"]) == ("refused", "bad-message")

    run(work())


def test_a_hundred_moves_fit_into_a_message() -> None:
    async def work() -> None:
        _, mover, _ = await two_people()
        moves = [f"place PAV11-NEW {x},-10" for x in range(-50, 50)]
        answer = await mover.asks("preview", moves=moves)
        assert [one["move"] for one in answer["previews"]] == moves

    run(work())


def test_walls_by_the_socket_are_for_everybody() -> None:
    async def work() -> None:
        company, *guests = await two_people()
        for _ in range(40):
            await company.play("", "place", "buy")
        watcher = await company.enter(None)
        told = [await guest.asks("walls") for guest in (*guests, watcher)]
        assert told[0] == told[1] == told[2]
        assert (told[0]["type"], told[0]["seq"]) == ("walls", company.table.seq)
        for seat in ("0", "1"):
            shown = guests[0].view["players"][seat]["alhambra"]["wall"]
            assert len(told[0]["walls"][seat]) == shown
        assert any(told[0]["walls"].values())

    run(work())


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_open_sides_have_no_wall_and_nothing_beyond(mix: Mix) -> None:
    told = 0
    for game in positions(mix, 3, 0.1):
        for seat, sides in open_sides_of(game).items():
            square = {(cell["cell"][0], cell["cell"][1]): cell["walls"] for cell in squares(game, int(seat))}
            told += len(sides)
            assert len(set(sides)) == len(sides)
            for x, y, side in sides:
                dx, dy = STEPS[side]
                assert side not in square[x, y]
                assert (x + dx, y + dy) not in square
    assert told > 0


def test_open_sides_by_the_socket_are_for_everybody() -> None:
    async def work() -> None:
        company, *guests = await two_people()
        for _ in range(40):
            await company.play("", "place", "buy")
        watcher = await company.enter(None)
        told = [await guest.asks("open_sides") for guest in (*guests, watcher)]
        assert told[0] == told[1] == told[2]
        assert (told[0]["type"], told[0]["seq"]) == ("open_sides", company.table.seq)
        assert all(told[0]["open_sides"].values())

    run(work())


# ------------------------------------------------------------------------------------------------------------ standings


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_standings_are_what_the_next_scoring_would_give(mix: Mix) -> None:
    for game in positions(mix, 3, 0.1):
        found = standings_of(game)
        assert found.scoring == min(game.state.scorings_done + 1, 3)
        assert [row.points for row in found.rows][: game.seats] == game.standings(found.scoring)
        assert [row.wall for row in found.rows][: game.seats] == [len(wall) for wall in walls_of(game).values()]
        assert len(found.rows) == game.seats + len(game.rivals)


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_standings_tell_nothing_that_a_spectator_may_not_know(mix: Mix) -> None:
    """Whatever lies hidden, in hands or in piles, they are the same."""
    dice = random.Random(5)
    for game in positions(mix, 4, 0.05):
        if not game.over:
            assert standings_of(game.view(None).imagine(dice)) == standings_of(game)


def test_standings_by_the_socket_are_for_everybody() -> None:
    async def work() -> None:
        company, *guests = await two_people()
        for _ in range(40):
            await company.play("", "place", "buy")
        watcher = await company.enter(None)
        told = [await guest.asks("standings") for guest in (*guests, watcher)]
        assert told[0] == told[1] == told[2]
        assert (told[0]["type"], told[0]["seq"]) == ("standings", company.table.seq)
        assert told[0]["standings"]["rows"][0]["counts"] == guests[0].view["players"]["0"]["alhambra"]["counts"]
        assert any(row["points"] for row in told[0]["standings"]["rows"])

    run(work())


def test_questions_cost_more_than_other_messages() -> None:
    async def work() -> None:
        company, mover, _ = await two_people()
        questions: list[dict[str, object]] = [{"type": "preview", "moves": ["pass"] * 10}, {"type": "walls"}]
        questions.append({"type": "standings"})
        for question, cost in zip(questions, (3, 2, 2), strict=True):
            mover._bucket = Bucket(0.0, 10.0)
            known = len(mover.heard)
            for _ in range(10):
                await mover.hear(json.dumps(question))
            answers = [message for message in mover.messages[known:] if message["type"] != "refused"]
            assert len(answers) == 10 // cost
        assert company.table.status == "playing"

    run(work())


def test_before_the_game_there_is_nothing_to_ask_about() -> None:
    async def work() -> None:
        company = await open_table(lively_hub(), (0, 1))
        anna: Guest = await company.enter(0)
        assert await anna.refused("preview", moves=["pass"]) == "not-started"
        assert await anna.refused("walls") == "not-started"

    run(work())


# ------------------------------------------------------------------------------------------------------------- scorings


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_a_scoring_tells_everything_that_a_reveal_needs(mix: Mix) -> None:
    """From the event alone: who has how many of what, what the ranks bring, and where every point comes from."""
    game = finished(mix, 2)
    before = [0] * game.seats
    contenders = max(3, game.seats)  # two play with Dirk
    for event in game.events:
        if event.verb != "scoring":
            continue
        facts: dict[str, Any] = json.loads(json.dumps(event.facts))
        points = [0] * (game.seats + 1)
        for line in facts["lines"]:
            points[line["seat"]] += line["points"]
            if line["what"] == "wall":
                assert len(line["segments"]) == line["points"]
            elif line["what"] in facts["majorities"]:
                assert line["count"] == facts["majorities"][line["what"]]["counts"][line["seat"]]
            else:
                assert len(line["cell"]) == 2
                assert len(line["cells"]) == line["points"]
        assert facts["scores"] == [old + new for old, new in zip(before, points, strict=False)]
        before = facts["scores"]
        for building, told in facts["majorities"].items():
            shares = majority([2 * count for count in told["counts"]], told["points"], game.rules.least_halves)
            lines = {line["seat"]: line["points"] for line in facts["lines"] if line["what"] == building}
            assert {seat: share for seat, share in enumerate(shares) if share} == lines
            assert len(told["counts"]) == contenders
    assert before == game.scores


def test_a_preview_tells_what_a_camp_would_count() -> None:
    told = 0
    mix = next(one for one in MIXES if "camps" in str(one))
    for game in positions(mix, 5, 0.5):
        decision = game.decision
        for move in game.legal_moves if decision is not None else []:
            if decision is None or not str(move).startswith("place CAMP"):
                continue
            found = state_after(game, str(move), decision.seat)
            assert not isinstance(found, Violation)
            _, tile, place = str(move).split()
            for line in lines_of(found, decision.seat):
                cells = line["cells"]
                assert isinstance(cells, list)
                assert line["points"] == len(cells) > 0
                if line["what"] == tile:
                    assert line["cell"] == [int(number) for number in place.split(",")]
                    told += 1
    assert told
