"""Roll & Write: completed types, final scoring, fictitious players and solo (RW-BONUS, RW-END, RW-FICT, RW-SOLO)."""

from __future__ import annotations

import random

import pytest

from alhambra.rollwrite.game import Game
from alhambra.rollwrite.scoring import COLUMNS, ROWS, Tally, if_it_ended_now
from alhambra.rollwrite.turn import COMPLETIONS, RIVALS
from dicekit import dice_of, finish, last_round, lay, layout, listening, of_type, opened, row, set_up
from kit import rule


def plain(seats: int, **options: object) -> Game:
    """A game whose sheets are empty: nobody has lines or coins that count."""
    game = opened(seats, options=options)
    for seat in range(seats):
        lay(game, seat, built=[], coins=0, circled=3)
    for contender in range(game.state.contenders):
        row(game.state, contender, {})
    return game


def ranked(game: Game, kind: str, *counts: int) -> Game:
    """Numbers of buildings of one type, of all contenders."""
    for contender, count in enumerate(counts):
        row(game.state, contender, {kind: count})
    return game


def completing(game: Game, kind: str, *contenders: int) -> None:
    """In the present round these fill the last box of a type; then the round ends."""
    s = game.state
    number = of_type_number(kind)
    for contender in contenders:
        row(s, contender, {kind: s.rules.layout.boxes[number]})
    s.finishing = [*s.finishing, *[(number, contender) for contender in contenders]]
    COMPLETIONS.run(s)


def of_type_number(kind: str) -> int:
    return ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"].index(kind)


# -------------------------------------------------------------------------------------------- during the game


@rule("RW-BONUS-01")
@rule("RW-R4")
def test_who_fills_the_last_box_is_paid_at_the_end_of_the_round() -> None:
    game = set_up(3, [((3, 4), (3, 4)), ((5,), (5,)), ((5,), (5,))])
    towers = of_type("tower")
    lay(game, 0, built=towers[:-1], yellow=(towers[-1][0], 1), blue=(towers[-1][1], 1), coins=0)
    game.play(f"build {towers[-1][0]},{towers[-1][1]}")
    assert game.scores[0] == 0  # not at the end of the turn
    rng = random.Random(2)
    while game.state.round == 1:
        game.play(rng.choice(game.legal_moves))
    assert game.scores == [21, 0, 0]
    assert game.state.used[5] == 1


@rule("RW-BONUS-02")
@rule("RW-BONUS-03")
@rule("RW-TV-05")
def test_two_in_the_same_round_share_and_the_third_gets_what_is_left() -> None:
    game = plain(3)
    completing(game, "seraglio", 2, 0)  # in whichever order
    assert game.scores == [13, 0, 13]
    completing(game, "seraglio", 1)
    assert game.scores == [13, 2, 13]


@rule("RW-BONUS-03")
@rule("RW-TV-11")
def test_three_at_once_leave_nothing() -> None:
    game = plain(4)
    completing(game, "tower", 0, 1, 2)
    assert game.scores == [13, 13, 13, 0]  # (21 + 13 + 6) // 3
    completing(game, "tower", 3)
    assert game.scores == [13, 13, 13, 0]
    assert game.state.used[5] == 4
    finish(game)
    assert game.scores == [13, 13, 13, 0]


@rule("RW-BONUS-04")
def test_the_last_round_too() -> None:
    game = set_up(3, first=1)
    while game.decision is not None and game.decision.seat != 0:
        game.play("coins" if game.decision.kind == "action" else game.legal_moves[-1])
    last_round(game)
    arcades = of_type("arcades")
    lay(game, 0, built=arcades[:-1], yellow=(arcades[-1][0], 1), blue=(arcades[-1][1], 1), coins=0)
    log = listening(game)
    game.play(f"build {arcades[-1][0]},{arcades[-1][1]}")
    assert game.over
    verbs = [event.verb for event in log.events]
    assert verbs[-3:] == ["completed", "final scoring", "end"]
    completed = log.events[-3].facts["lines"]
    assert completed == [
        {"seat": 0, "rule": "RW-BONUS-01", "what": "arcades", "points": 18, "rank": 1, "shared": 1, "count": 6,
         "completed": True}
    ]  # fmt: skip


# ----------------------------------------------------------------------------------------------------- at the end


@rule("RW-END-01")
@rule("RW-END-05")
@rule("RW-TV-06")
def test_a_leader_and_two_tied() -> None:
    game = ranked(plain(4), "arcades", 4, 3, 3, 2)
    finish(game)
    assert game.scores == [18, 6, 6, 0]


@rule("RW-END-01")
@rule("RW-TV-07")
def test_who_was_rewarded_is_left_out() -> None:
    game = plain(3)
    completing(game, "tower", 0)
    row(game.state, 1, {"tower": 6})
    row(game.state, 2, {"tower": 5})
    finish(game)
    assert game.scores == [21, 13, 6]


@rule("RW-END-01")
def test_nobody_without_a_building() -> None:
    game = ranked(plain(3), "garden", 0, 2, 0)
    finish(game)
    assert game.scores == [0, 20, 0]


@rule("RW-END-02")
@rule("RW-TV-08")
def test_rows_and_columns() -> None:
    """A full row, a column of five and one of four; the other columns have fewer than four."""
    built = [(1, column) for column in range(1, 7)]
    built += [(number, 1) for number in (2, 3, 4, 5)] + [(number, 2) for number in (2, 3, 4)]
    game = opened(3)
    for seat in range(3):
        lay(game, seat, built=built if seat == 0 else [], coins=0)
    tally = Tally(game.state)
    tally.rows_and_columns(game.state)
    assert sorted(line.points for line in tally.lines) == [2, 5, 10]
    assert [(line.what, line.evidence) for line in tally.lines] == [
        ("row", {"line": 1, "count": 6}),
        ("column", {"line": 1, "count": 5}),
        ("column", {"line": 2, "count": 4}),
    ]
    assert sum(line.points for line in tally.lines) == 17


@rule("RW-END-02")
def test_lines_of_the_grid() -> None:
    assert [number.bit_count() for number in [*ROWS, *COLUMNS]] == [6] * 12
    assert ROWS[1] & COLUMNS[4] == 1 << 6 + 4


@rule("RW-END-03")
@rule("RW-TV-09")
@pytest.mark.parametrize(("coins", "points"), [(3, 1), (0, 0), (1, 0), (4, 2)])
def test_coins_that_are_left(coins: int, points: int) -> None:
    game = plain(3)
    lay(game, 1, coins=coins, circled=9)
    finish(game)
    assert game.scores == [0, points, 0]


@rule("RW-END-04")
def test_most_points_win_and_ties_share() -> None:
    game = ranked(plain(3), "garden", 2, 2, 0)
    finish(game)
    assert game.winners == [0, 1]
    game = plain(3)
    lay(game, 2, points=40)  # completions count
    ranked(game, "garden", 2, 0, 0)
    finish(game)
    assert (game.scores, game.winners) == ([20, 0, 40], [2])


def test_totals_are_what_the_lines_say() -> None:
    for seed in range(40):
        seats = 1 + seed % 5
        game = opened(seats, options={"solo_duel": True} if seats == 1 and seed % 2 else {})
        rng = random.Random(seed)
        while not game.over:
            if seed % 4 == 0:
                promised = if_it_ended_now(game.state).totals(game.state)
                assert promised == game.standings()
            game.play(rng.choice(game.legal_moves))
        totals = [0] * game.state.contenders
        for event in game.events:
            lines = event.facts.get("lines", [])
            assert isinstance(lines, list)
            for line in lines:
                totals[line["seat"]] += line["points"]
        assert totals[:seats] == game.scores
        assert totals[seats:] == [rival.points for rival in game.state.rivals]


def test_if_it_ended_now_is_what_the_end_would_give() -> None:
    game = opened(3)
    rng = random.Random(3)
    while not game.over:
        trial = game.copy()
        promised = trial.standings()
        COMPLETIONS.run(trial.state)
        finish(trial)
        assert trial.scores == promised
        game.play(rng.choice(game.legal_moves))
    assert game.outlook() == []


# ---------------------------------------------------------------------------------------------- fictitious players


@rule("RW-FICT-03")
def test_two_players_pass_dice_to_each_other() -> None:
    game = set_up(2, [((2, 5), (3, 6)), ((1,), (1,))], rolls=[(4, 4), (2, 2), (1, 6)])
    lay(game, 0, coins=0)
    lay(game, 1, coins=0)
    game.play("build 2,3")
    assert dice_of(game) == [([4], [4]), ([1, 5], [1, 6])]
    game.play("build 5,6")
    assert dice_of(game) == [([1, 4], [1, 4]), ([2], [2])]  # four dice again, while the third one is rolled for
    assert game.state.rivals[0].counts[5] == 1  # 1,6 is a tower


@rule("RW-FICT-04")
def test_a_full_type_is_rolled_again() -> None:
    game = set_up(2, rolls=[])
    s = game.state
    row(s, 2, {"tower": 7})
    s.chance = opened(2, [[1]]).state.chance
    before = len(s.outcomes)
    for _ in range(29):
        RIVALS.run(s)
    assert s.rivals[0].counts == s.rules.layout.boxes
    assert len(s.outcomes) - before > 29  # some were rolled again


@rule("RW-FICT-07")
def test_a_full_row_does_nothing() -> None:
    game = set_up(2)
    s = game.state
    names = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
    row(s, 2, dict(zip(names, s.rules.layout.boxes, strict=True)))
    before = len(s.outcomes)
    RIVALS.run(s)
    assert len(s.outcomes) == before


@rule("RW-FICT-05")
@rule("RW-TV-16")
def test_a_fictitious_player_uses_up_a_place() -> None:
    game = plain(2)
    log = listening(game)
    completing(game, "pavilion", 0, 2)
    assert game.scores == [12, 0]
    assert log.events[-1].facts["finished"] == [{"family": "pavilion", "seat": 0}, {"family": "pavilion", "seat": 2}]
    assert game.state.rivals[0].points == 0
    row(game.state, 1, {"pavilion": 1})
    finish(game)
    assert game.scores == [12, 1]


@rule("RW-FICT-05")
def test_a_fictitious_player_who_marks_the_last_box_has_completed_the_type() -> None:
    game = set_up(2)
    row(game.state, 2, {"pavilion": 4})
    game.state.mark(0, of_type_number("pavilion"))
    assert game.state.finishing == [(of_type_number("pavilion"), 2)]
    COMPLETIONS.run(game.state)
    assert (game.state.used[0], game.scores) == (1, [0, 0])


@rule("RW-FICT-06")
@rule("RW-TV-15")
def test_a_fictitious_player_keeps_its_rank() -> None:
    game = ranked(plain(2), "garden", 4, 2, 4)
    finish(game)
    assert game.scores == [16, 5]
    game = plain(2)
    completing(game, "garden", 2)
    ranked(game, "garden", 4, 2)
    finish(game)
    assert game.scores == [12, 5]  # left out at the end, the first place is gone


@rule("RW-FICT-08")
def test_a_fictitious_player_cannot_win() -> None:
    game = ranked(plain(2), "garden", 0, 1, 4)
    finish(game)
    assert game.winners == [1]
    assert len(game.scores) == 2


@rule("RW-TV-14")
@rule("RW-SOLO-07")
def test_the_boxes_of_fictitious_players_after_all_rounds() -> None:
    for seats, rivals in ((2, 1), (1, 2)):
        game = set_up(seats)
        log = listening(game)
        rng = random.Random(1)
        while not game.over:
            assert game.decision is not None
            if game.decision.kind == "action":
                assert [len(yellow) for yellow, _ in dice_of(game)][game.decision.seat] == 2
            game.play(rng.choice(game.legal_moves))
        assert [sum(rival.counts) for rival in game.state.rivals] == [21] * rivals
        told = [event.seat - seats for event in log.events if event.verb == "rival" and event.seat is not None]
        assert told == sorted_in_rounds(told, rivals)


def sorted_in_rounds(told: list[int], rivals: int) -> list[int]:
    """In the order of their rows; one that is rolled again follows itself."""
    found: list[int] = []
    expected = 0
    for one in told:
        if one != expected and found and found[-1] == one:
            found.append(one)
            continue
        found.append(expected)
        expected = (expected + 1) % rivals
    return found


# --------------------------------------------------------------------------------------------------------------- solo


@rule("RW-SOLO-02")
@rule("RW-TV-17")
def test_alone_the_unused_pair_stays() -> None:
    game = set_up(1, [((2, 5), (1, 6))], rolls=[(3, 3)])
    lay(game, 0, coins=0, built=[])
    game.play("build 2,1")
    assert dice_of(game) == [([3, 5], [3, 6])]


@rule("RW-SOLO-03")
def test_alone_all_four_stay_after_coins_and_after_two_buildings() -> None:
    game = set_up(1, [((2, 5), (1, 6))], rolls=[(3, 1, 6, 2)])
    game.play("coins")
    assert dice_of(game) == [([1, 3], [2, 6])]
    assert game.decision is not None
    assert game.decision.kind == "action"
    game = set_up(1, [((2, 5), (1, 6))], rolls=[(3, 1, 6, 2)])
    game.play("build 2,1")
    game.play("second")
    assert dice_of(game) == [([1, 3], [2, 6])]


@rule("RW-SOLO-05")
@pytest.mark.parametrize(("rivals", "bonus"), [(2, 21), (3, 18), (4, 15)])
def test_in_a_duel_fictitious_players_score(rivals: int, bonus: int) -> None:
    game = plain(1, solo_duel=True, fictitious_players=rivals)
    completing(game, "tower", 1)
    ranked(game, "garden", 2, 5)
    finish(game)
    assert game.scores == [12]
    assert [rival.points for rival in game.state.rivals] == [21 + 20 + bonus] + [bonus] * (rivals - 1)


@rule("RW-SOLO-05")
def test_without_a_duel_they_score_nothing() -> None:
    game = ranked(plain(1), "garden", 2, 5)
    finish(game)
    assert (game.scores, game.winners) == ([12], [0])
    assert [rival.points for rival in game.state.rivals] == [0, 0]


@rule("RW-SOLO-06")
@pytest.mark.parametrize(("points", "winners"), [(22, [0]), (21, [0, 1, 2]), (20, [1, 2])])
def test_who_wins_a_duel(points: int, winners: list[int]) -> None:
    game = plain(1, solo_duel=True)
    lay(game, 0, points=points)
    finish(game)
    assert game.winners == winners


def test_alone_there_can_be_four_fictitious_players() -> None:
    game = opened(1, options={"fictitious_players": 4})
    assert len(game.state.rivals) == 4


def test_a_sheet_with_another_table_of_points() -> None:
    game = opened(3, sheet=layout(lines={"points_by_built": [1, 1, 1, 1, 1, 1, 1]}))
    tally = Tally(game.state)
    tally.rows_and_columns(game.state)
    assert sum(line.points for line in tally.lines) == 3 * 12
