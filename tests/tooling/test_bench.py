"""The benchmark: bars that can be missed, figures that find their place, a table without modules."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench import report, run
from bench.environment import table_without
from bench.plan import COMPARISONS, ROWS, Comparison, Measure
from bench.report import Measured, judge, unjudged, verdicts

FIGURES = {"games_s": 1.0, "moves_s": 100.0, "moves_per_game": 100.0, "options_per_move": 4.0, "share": 1.0}
COPIES = {"copy_us": 50.0, "branch_us": 100.0}


def measured(*moves: tuple[float, float]) -> Measured:
    """Rounds of two rows, by their moves per second."""
    found = Measured()
    found.slices["alhambra"] = [{**FIGURES, **COPIES, "moves_s": ours} for ours, _ in moves]
    found.slices["catanatron"] = [{**FIGURES, **COPIES, "moves_s": theirs} for _, theirs in moves]
    return found


def test_ratios_are_taken_inside_each_round() -> None:
    verdict = judge(COMPARISONS[0], measured((1000, 100), (300, 20), (100, 10)))
    assert verdict is not None
    assert verdict.values == [10, 15, 10]
    assert verdict.median == 10


@pytest.mark.parametrize(
    ("measure", "ours", "met"),
    [
        (Measure.MOVES, 2000, True),
        (Measure.MOVES, 1999, False),
        (Measure.TIME, 50, True),
        (Measure.TIME, 49, False),
    ],
)
def test_a_bar_is_met_or_missed(measure: Measure, ours: float, met: bool) -> None:
    bar = 20.0 if measure is Measure.MOVES else 2.0
    verdict = judge(Comparison("", "alhambra", "catanatron", measure, bar=bar), measured((ours, 100)))
    assert verdict is not None
    assert verdict.met is met
    assert run.conclude(Measured(), [verdict], everything=False) == (0 if met else 1)


def test_a_row_that_broke_is_a_failure_and_its_bars_are_not_judged(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured((1000, 100))
    found.drop("alhambra", "no compiler")
    assert verdicts(found) == []
    assert COMPARISONS[0].title in unjudged(found)
    assert run.conclude(found, [], everything=True) == 1
    assert "could not measure alhambra: no compiler" in capsys.readouterr().err


def test_memory_has_a_bar() -> None:
    assert report.memory_verdict(199.9, 1000, 4, 200).met
    assert report.memory_verdict(200.0, 1000, 4, 200).met is False


def test_every_comparison_names_rows_that_are_measured() -> None:
    keys = {row.key for row in ROWS}
    assert {key for one in COMPARISONS for key in (one.row, one.against)} <= keys


def test_tables_are_complete() -> None:
    found = measured((1000, 100), (1200, 100))
    cells = report.speed_cells(found)
    assert [line[0] for line in cells] == ["catanatron, 4 players", "Alhambra, 3 seats, driven from Python"]
    assert all(len(line) == len(report.SPEED_HEAD) for line in cells)
    assert report.plain(report.SPEED_HEAD, cells, True).count("\n") == 3
    assert report.markdown(report.BAR_HEAD, report.bar_cells(verdicts(found)), False).startswith("| compared | asked |")


def test_figures_replace_the_old_ones_in_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{run.START}\nold\n{run.END}\nafter\n", encoding="utf-8")
    for _ in range(2):
        run.insert(page, "new")
    assert page.read_text(encoding="utf-8") == f"before\n{run.START}\n\nnew\n\n{run.END}\nafter\n"


def test_a_page_without_marks_has_no_place_for_figures(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"the marks `{run.START}` and `{run.END}` in a sentence\n", encoding="utf-8")
    with pytest.raises(ValueError, match="not in list"):
        run.place_for_figures(page)


def test_the_table_without_modules_neither_imports_nor_lists_them() -> None:
    source = (
        "from .camps.module import Camps as Tents\n"
        "from .dirk import DirkModule\n"
        "from . import dirk, vizier\n"
        "MODULES = {module.key: module for module in (DirkModule(), vizier.Vizier(), Tents())}\n"
        "NAMES = {'dirk': 1, 'camps': 2}\n"
    )
    pruned = table_without(("vizier", "camps"), source)
    assert pruned == (
        "from .dirk import DirkModule\n"
        "from . import dirk\n"
        "MODULES = {module.key: module for module in (DirkModule(),)}\n"
        "NAMES = {'dirk': 1}\n"
    )


def test_the_other_revision_is_measured_only_where_one_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench"])
    assert not run.BEFORE & set(run.arguments().keys)
    monkeypatch.setattr("sys.argv", ["bench", "--against", "HEAD"])
    assert set(run.arguments().keys) >= run.BEFORE
    monkeypatch.setattr("sys.argv", ["bench", "--only", "before"])
    with pytest.raises(SystemExit):
        run.arguments()
    assert "needs --against REVISION" in capsys.readouterr().err


def test_bars_of_a_revision_that_nobody_named_are_not_missing() -> None:
    against_it = {one.title for one in COMPARISONS if one.against in run.BEFORE and one.bar is not None}
    assert against_it <= set(unjudged(Measured()))
    assert not against_it & set(unjudged(Measured(), run.BEFORE))
