"""The tool that measures bots: seats rotate, ties are shared, intervals are those of Wilson."""

from __future__ import annotations

import sys

import pytest

import measure_bots
from alhambra.titles import TITLES
from measure_bots import Result, at, interval, play, report_alone, report_match

GAME = "roll-and-write"


def test_the_same_number_is_the_same_game() -> None:
    for number in range(3):
        first, second = (play(GAME, ["easy", "random", "random"], 1, number)[:3] for _ in range(2))
        assert first == second


def test_the_first_bot_is_measured_in_every_seat() -> None:
    scores = [play(GAME, ["easy", "random", "random"], 1, number) for number in range(6)]
    assert sum(result.score > result.best_other for result in scores) >= 5
    assert all(result.seconds for result in scores)
    assert play(GAME, ["random"], 1, 0).best_other == 0


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"), [(50, 100, 0.404, 0.596), (100, 100, 0.963, 1.0), (0, 10, 0.0, 0.278)]
)
def test_intervals(wins: int, count: int, low: float, high: float) -> None:
    assert interval(wins, count) == pytest.approx((low, high), abs=0.001)


def test_a_shared_victory_is_a_part_of_one() -> None:
    results = [Result(1.0, 90, 80, [0.001]), Result(0.5, 85, 85, [0.002]), Result(0.0, 70, 75, [0.003])]
    assert report_match(["good", "easy"], results).startswith("| good against easy | 3 | 50.0 % (")
    assert "| 1 | 81.7 : 80.0 | 2.0 / 3.0 / 3.0 ms |" in report_match(["good", "easy"], results)
    assert "| 81.7 ± 11.8 | 70 |" in report_alone("good", results)
    assert at([3, 1, 2], 0.0) == 1


def test_who_asks_for_an_unknown_bot_is_told_which_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["measure_bots.py", "--game", GAME, "--match", "easy,nobody"])
    with pytest.raises(SystemExit):
        measure_bots.main()
    told = capsys.readouterr().err
    assert "no such bot: nobody" in told
    assert all(name in told for name in TITLES[GAME].bots())
