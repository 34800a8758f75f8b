"""Roll & Write: where each point comes from, told line by line (RW-BONUS, RW-END, RW-SOLO)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import locales
from alhambra.core.events import Event
from alhambra.rollwrite.game import Game
from alhambra.rollwrite.scoring import if_it_ended_now
from alhambra.rollwrite.turn import COMPLETIONS
from dicekit import finish, last_round, lay, listening, of_type, opened, refusal, row, set_up
from kit import rule

TYPES = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]


def bare(seats: int, **options: object) -> Game:
    """Nobody has built or saved anything."""
    game = opened(seats, options=options)
    for seat in range(seats):
        lay(game, seat, built=[], coins=0, circled=3)
    for contender in range(game.state.contenders):
        row(game.state, contender, {})
    return game


def scored(game: Game) -> tuple[Event, list[dict[str, Any]]]:
    """What the final scoring tells."""
    log = listening(game)
    finish(game)
    event = next(one for one in log.events if one.verb == "final scoring")
    lines = event.facts["lines"]
    assert isinstance(lines, list)
    return event, lines


@rule("RW-END-01")
@rule("RW-END-05")
def test_a_line_of_a_type_tells_rank_number_and_with_how_many_it_is_shared() -> None:
    game = bare(4)
    for contender, count in enumerate((4, 3, 3, 2)):
        row(game.state, contender, {"arcades": count})
    _, lines = scored(game)
    common = {"rule": "RW-END-01", "what": "arcades"}
    assert lines == [
        {"seat": 0, **common, "points": 18, "rank": 1, "shared": 1, "count": 4},
        {"seat": 1, **common, "points": 6, "rank": 2, "shared": 2, "count": 3},
        {"seat": 2, **common, "points": 6, "rank": 2, "shared": 2, "count": 3},
    ]  # who gets nothing has no line


@rule("RW-END-01")
def test_ranks_go_on_where_completions_ended() -> None:
    game = bare(3)
    for contender, count in enumerate((7, 6, 5)):
        row(game.state, contender, {"tower": count})
    game.state.finishing = [(5, 0)]
    log = listening(game)
    COMPLETIONS.run(game.state)
    _, lines = scored(game)
    completed = log.events[-1]
    assert completed.facts == {
        "lines": [{"seat": 0, "rule": "RW-BONUS-01", "what": "tower", "points": 21, "rank": 1, "shared": 1, "count": 7,
                   "completed": True}],
        "scores": [21, 0, 0],
        "finished": [{"family": "tower", "seat": 0}],
    }  # fmt: skip
    assert completed.sentences == ("rw-line-type",)
    told = [(line["seat"], line["points"], line["rank"], line["shared"], line["count"]) for line in lines]
    assert told == [(1, 13, 2, 1, 6), (2, 6, 3, 1, 5)]


@rule("RW-BONUS-03")
def test_the_rank_of_later_finishers() -> None:
    game = bare(3)
    for finishers, ranks in (([0, 1], [1, 1]), ([2], [3])):
        for contender in finishers:
            row(game.state, contender, {"garden": 7})
        game.state.finishing = [(4, contender) for contender in finishers]
        log = listening(game)
        COMPLETIONS.run(game.state)
        lines = log.events[-1].facts["lines"]
        assert isinstance(lines, list)
        assert [line["rank"] for line in lines] == ranks
        assert [line["shared"] for line in lines] == [len(finishers)] * len(finishers)
    assert game.scores == [16, 16, 5]


@rule("RW-END-02")
@rule("RW-END-03")
def test_lines_of_rows_columns_and_coins() -> None:
    game = bare(3)
    lay(game, 1, built=[(2, 1), (2, 2), (2, 4), (2, 6)], coins=5, circled=9)
    row(game.state, 1, {})
    event, lines = scored(game)
    assert lines == [
        {"seat": 1, "rule": "RW-END-02", "what": "row", "points": 2, "line": 2, "count": 4},
        {"seat": 1, "rule": "RW-END-03", "what": "coins", "points": 2, "count": 5},
    ]
    assert event.sentences == ("rw-line-row", "rw-line-coins")
    assert event.facts["scoring"] == 1
    assert event.facts["scores"] == [0, 4, 0]


@rule("RW-SOLO-05")
def test_lines_of_a_duel() -> None:
    game = bare(1, solo_duel=True)
    row(game.state, 2, {"tower": 1})
    event, lines = scored(game)
    assert lines == [
        {"seat": 2, "rule": "RW-END-01", "what": "tower", "points": 21, "rank": 1, "shared": 1, "count": 1},
        {"seat": 1, "rule": "RW-SOLO-05", "what": "bonus", "points": 21},
        {"seat": 2, "rule": "RW-SOLO-05", "what": "bonus", "points": 21},
    ]
    assert event.sentences == ("rw-line-type", "rw-line-bonus", "rw-line-bonus")
    assert game.winners == [2]


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_line_has_a_sentence(language: str) -> None:
    game = bare(1, solo_duel=True)
    lay(game, 0, built=[(1, column) for column in range(1, 7)] + [(number, 1) for number in range(2, 6)], coins=3)
    event, lines = scored(game)
    assert {line["what"] for line in lines} >= {"row", "column", "coins", "bonus", "tower"}
    for line, sentence in zip(lines, event.sentences, strict=True):
        assert str(line["points"]) in locales.score_line(language, sentence, line)


@rule("RW-END-04")
@rule("RW-FICT-08")
def test_nobody_with_a_point_and_still_no_fictitious_winner() -> None:
    for seats, winners in ((1, [0]), (2, [0, 1])):
        game = bare(seats)
        finish(game)
        assert game.winners == winners


def test_nobody_has_won_before_the_end() -> None:
    assert opened(3).winners == []


@rule("RW-BONUS-01")
def test_what_is_completed_in_this_round_counts_if_it_ended_now() -> None:
    game = bare(3)
    row(game.state, 0, {"tower": 7})
    row(game.state, 1, {"tower": 7})
    game.state.finishing = [(5, 0)]
    assert game.standings() == [21, 13, 0]  # seat 1 is only second: seat 0 has completed the type
    told = [(line.seat, line.rule, line.points) for line in game.outlook()]
    assert told == [(0, "RW-BONUS-01", 21), (1, "RW-END-01", 13)]
    assert [(line.seat, line.points) for line in if_it_ended_now(game.state).lines] == [(0, 21), (1, 13)]
    assert game.scores == [0, 0, 0]
    assert game.view(2).standings == [21, 13, 0]


@rule("RW-BONUS-01")
def test_a_round_without_completions_tells_nothing_of_them() -> None:
    game = set_up(3)
    log = listening(game)
    while game.state.round == 1:
        game.play(game.legal_moves[-1] if "coins" not in map(str, game.legal_moves) else "coins")
    assert "completed" not in [event.verb for event in log.events]


def events_of_a_turn(game: Game, *moves: str) -> list[dict[str, object]]:
    log = listening(game)
    for move in moves:
        game.play(move)
    return [{**event.to_json(), "sentences": event.sentences} for event in log.events]


@rule("RW-TURN-02")
def test_what_is_told_of_a_turn() -> None:
    """Every event with all its facts, in order."""
    game = set_up(3, [((2, 5), (3, 6)), ((1,), (1,)), ((4,), (4,))], rolls=[(6, 1), (1, 2, 3, 4)])
    lay(game, 0, coins=4)
    told = events_of_a_turn(game, "change y2:3", "build 3,6")
    assert told == [
        {"ply": 1, "event": "change", "seat": 0, "dice": ["y2:3"], "coins": 1, "sentences": ()},
        {"ply": 2, "event": "build", "seat": 0, "cell": "3,6", "family": "chambers", "count": 1, "sentences": ()},
        {"ply": 2, "event": "hand on", "seat": 0, "yellow": 5, "blue": 3, "to": 1, "sentences": ()},
        {"ply": 2, "event": "dice", "seat": 0, "reveals": True, "yellow": [6], "blue": [1], "sentences": ()},
        {"ply": 2, "event": "turn", "seat": 1, "turn": 2, "sentences": ()},
    ]
    told = events_of_a_turn(game, "coins", "retain 2,3")
    assert told == [
        {"ply": 3, "event": "coins", "seat": 1, "earned": 2, "gained": 2, "sentences": ()},
        {"ply": 3, "event": "dice", "seat": 1, "reveals": True, "yellow": [1, 2], "blue": [3, 4], "sentences": ()},
        {"ply": 4, "event": "hand on", "seat": 1, "yellow": 1, "blue": 4, "to": 2, "sentences": ()},
        {"ply": 4, "event": "turn", "seat": 2, "turn": 3, "sentences": ()},
    ]


@rule("RW-SPEC-03")
def test_what_is_told_of_a_second_building_and_of_none() -> None:
    dice = [((2, 5), (3, 6)), ((1,), (1,)), ((4,), (4,))]
    told = events_of_a_turn(set_up(3, dice, rolls=[(1, 2, 3, 4)]), "build 2,3", "second")
    assert [one["event"] for one in told] == ["build", "second", "dice"]
    assert told[1] == {
        "ply": 2, "event": "second", "seat": 0, "cell": "5,6", "family": "arcades", "count": 2, "sentences": (),
    }  # fmt: skip
    told = events_of_a_turn(set_up(3, dice), "build 2,3", "pass")
    assert told[1] == {"ply": 2, "event": "pass", "seat": 0, "declined": "second", "sentences": ()}


@rule("RW-FICT-04")
def test_what_is_told_of_rounds_and_fictitious_players() -> None:
    game = set_up(1, [((2, 5), (3, 6))], rolls=[(1, 1, 1, 1), (1, 6), (1, 6), (2, 1)])
    row(game.state, 1, {"tower": 7})
    told = events_of_a_turn(game, "coins")
    assert told[2:] == [
        {"ply": 1, "event": "rival", "seat": 1, "reveals": True, "yellow": 1, "blue": 6, "family": "tower",
         "marked": False, "sentences": ()},
        {"ply": 1, "event": "rival", "seat": 1, "reveals": True, "yellow": 1, "blue": 6, "family": "tower",
         "marked": False, "sentences": ()},
        {"ply": 1, "event": "rival", "seat": 1, "reveals": True, "yellow": 2, "blue": 1, "family": "arcades",
         "marked": True, "sentences": ()},
        *told[5:],
    ]  # fmt: skip
    assert [one["event"] for one in told[5:]] == ["rival", "round", "turn"]
    assert told[-2] == {"ply": 1, "event": "round", "seat": None, "round": 2, "rounds": 18, "sentences": ()}


@rule("RW-SETUP-01")
def test_what_is_told_of_the_set_up() -> None:
    game = set_up(2, [((4,), (1,)), ((2, 6), (3, 3))], first=1)
    events = [event.to_json() for event in game.events]
    assert events[0] == {"ply": 0, "event": "first player", "seat": 1, "reveals": True}
    assert events[1] == {
        "ply": 0, "event": "start", "seat": 1, "reveals": True, "cell": "1,1", "family": "pavilion",
    }  # fmt: skip
    dice = [(one["seat"], one["yellow"], one["blue"], one["reveals"]) for one in events if one["event"] == "dice"]
    assert dice == [(1, [2], [3], True), (0, [4], [1], True), (1, [6], [3], True)]
    alone = opened(1)
    assert alone.events[0].seat == 0


# ---------------------------------------------------------------------------------------------- reasons and their facts


def facts(game: Game, move: str) -> tuple[str, str, dict[str, object]]:
    found = game.why_not(move)
    assert found is not None
    return found.rule, found.reason, dict(found.facts)


def test_refusals_tell_what_is_missing() -> None:
    game = set_up(3, [((1, 5), (3, 5)), ((1,), (1,)), ((4,), (4,))])
    lay(game, 0, coins=2, built=[(1, 3)])
    assert facts(game, "change y1:0") == ("RW-SPEC-02", "rw-change-range", {"colour": "y", "die": 1})
    assert facts(game, "change b5:7") == ("RW-SPEC-02", "rw-change-range", {"colour": "b", "die": 5})
    assert facts(game, "change y2:3") == ("RW-SPEC-02", "rw-change-no-die", {"colour": "y", "die": 2})
    assert facts(game, "change b3:3") == ("RW-SPEC-02", "rw-change-nothing", {"colour": "b", "die": 3})
    assert facts(game, "change b3:4 b5:6") == ("RW-SPEC-05", "rw-change-colour", {"colour": "b"})
    assert facts(game, "change y1:3 b3:4") == ("RW-SPEC-07", "rw-too-few-coins", {"coins": 2, "cost": 3})
    assert facts(game, "build 1,3") == ("RW-BUILD-01", "rw-built", {"cell": "1,3"})
    assert facts(game, "build 6,6") == ("RW-TURN-03", "rw-no-crossing", {"cell": "6,6"})
    assert facts(game, "retain 1,1") == ("RW-COIN-03", "not-now", {"verb": "retain", "moment": "action"})
    assert refusal(game, "second") == ("RW-SPEC-03", "not-now")
    assert refusal(game, "pass") == ("RW-TURN-02", "not-now")
    game.play("coins")
    assert facts(game, "retain 2,2")[2] == {"cell": "2,2"}
    assert refusal(game, "change y1:2") == ("RW-SPEC-02", "not-now")
    assert refusal(game, "build 1,5") == ("RW-TURN-02", "not-now")


@rule("RW-SPEC-03")
def test_why_there_is_no_second_building_in_full() -> None:
    game = set_up(3, [((2, 5), (3, 6)), ((1,), (1,)), ((4,), (4,))])
    game.play("build 2,3")
    lay(game, 0, coins=2)
    assert facts(game, "second") == ("RW-SPEC-07", "rw-too-few-coins", {"coins": 2, "cost": 3})
    lay(game, 0, coins=3, built=[(5, 6)])
    assert facts(game, "second") == ("RW-SPEC-03", "rw-built", {"cell": "5,6"})
    game.state.specials = 1
    assert facts(game, "second") == ("RW-SPEC-01", "rw-special-used", {})


@rule("RW-TURN-06")
def test_the_last_turn_of_two_buildings_rolls_nothing_either() -> None:
    game = set_up(3, first=1)
    while game.decision is not None and game.decision.seat != 0:
        game.play("coins" if game.decision.kind == "action" else game.legal_moves[-1])
    last_round(game)
    lay(game, 0, coins=3, yellow=(2, 5), blue=(3, 6))
    before = len(game.state.outcomes)
    game.play("build 2,3")
    game.play("second")
    assert game.over
    assert len(game.state.outcomes) == before
    assert sum(game.state.players[0].counts) == 5


@rule("RW-BONUS-01")
def test_a_second_building_completes_a_type_too() -> None:
    towers = of_type("tower")
    game = set_up(3)
    first, second = (2, 4), (1, 6)
    assert first in towers
    assert second in towers
    lay(game, 0, built=[one for one in towers if one not in (first, second)], coins=3, yellow=(1, 2), blue=(4, 6))
    game.play("build 2,4")
    assert game.state.finishing == []
    game.play("second")
    assert game.state.finishing == [(5, 0)]
