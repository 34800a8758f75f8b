"""From measured rounds to medians, paired ratios, verdicts and tables."""

from __future__ import annotations

import statistics
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bench.plan import COMPARISONS, ROWS, Comparison, Measure

REFERENCE = "catanatron"  # the row that the last column of the table of speeds refers to

QUIET_SHARE = 0.9  # of its core, at least, for a measuring process
QUIET_SPREAD = 0.25  # at most, of the moves/s of a row

Slice = Mapping[str, float]


@dataclass
class Measured:
    """What a run found out. All rows have the same number of rounds."""

    slices: dict[str, list[Slice]] = field(default_factory=dict)  # by key of the row
    duels: dict[Comparison, list[float]] = field(default_factory=dict)  # the ratio in each round
    broken: dict[str, str] = field(default_factory=dict)  # by key of the row: why it is missing

    def drop(self, key: str, reason: str) -> None:
        self.broken[key] = reason
        self.slices.pop(key, None)
        for comparison in [duel for duel in self.duels if key in (duel.row, duel.against)]:
            del self.duels[comparison]


@dataclass(frozen=True)
class Verdict:
    """A comparison and its value in each round."""

    title: str
    asked: str
    values: Sequence[float]
    met: bool | None  # None: there is no bar
    aim_reached: bool | None = None
    unit: str = "×"

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def words(self) -> str:
        if self.met is None:
            return "for information"
        if not self.met:
            return "MISSED"
        return "met, aim not reached" if self.aim_reached is False else "met"

    @property
    def measured(self) -> str:
        text = f"{number(self.median)}{self.unit}"
        if len(self.values) > 1:
            text += f" ({number(min(self.values))}–{number(max(self.values))})"
        return text


def number(value: float) -> str:
    """Three digits are what such a measure is worth."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def ratio(measure: Measure, row: Slice, against: Slice) -> float:
    """How the row compares in one round: a slow moment of the machine concerns both sides."""
    if measure is Measure.MOVES:
        return row["moves_s"] / against["moves_s"]
    if measure is Measure.GAMES:
        return row["games_s"] / against["games_s"]
    if measure is Measure.COPY:
        return against["copy_us"] / row["copy_us"]
    if measure is Measure.BRANCH:
        return against["branch_us"] / row["branch_us"]
    return against["moves_s"] / row["moves_s"]


def judge(comparison: Comparison, measured: Measured) -> Verdict | None:
    """The verdict, or None if one of the two rows was not measured."""
    values = measured.duels.get(comparison) if comparison.duel else paired(comparison, measured)
    if not values:
        return None
    if comparison.bar is None:
        return Verdict(comparison.title, "", values, None)
    median = statistics.median(values)
    sign, good = ("≤", median.__le__) if comparison.measure is Measure.TIME else ("≥", median.__ge__)
    aim = comparison.aim
    asked = f"{sign} {comparison.bar:g}" + (f" (aim {aim:g})" if aim is not None else "")
    return Verdict(comparison.title, asked, values, good(comparison.bar), aim is None or good(aim))


def paired(comparison: Comparison, measured: Measured) -> list[float]:
    """The ratio in each round."""
    row, against = measured.slices.get(comparison.row), measured.slices.get(comparison.against)
    if row is None or against is None:
        return []
    return [ratio(comparison.measure, a, b) for a, b in zip(row, against, strict=True)]


def verdicts(measured: Measured) -> list[Verdict]:
    found = (judge(comparison, measured) for comparison in COMPARISONS)
    return [verdict for verdict in found if verdict is not None]


def unjudged(measured: Measured, without: Collection[str] = ()) -> list[str]:
    """The bars that could not be judged because a row is missing that nobody left out."""
    wanted = [one for one in COMPARISONS if one.bar is not None and one.against not in without]
    return [one.title for one in wanted if judge(one, measured) is None]


def memory_verdict(mib: float, games: int, seats: int, bar: float) -> Verdict:
    title = f"memory: {games:,} live {seats}-player games in mid-game"
    return Verdict(title, f"< {bar:g} MiB", [mib], mib < bar, unit=" MiB")


# -------------------------------------------------------------------------------------------------------- figures


def summary(measured: Measured) -> list[dict[str, Any]]:
    """One entry for each measured row: medians, spread, ratio to the reference."""
    reference = measured.slices.get(REFERENCE)
    found = []
    for row in ROWS:
        slices = measured.slices.get(row.key)
        if not slices:
            continue
        entry: dict[str, Any] = {"key": row.key, "title": row.title}
        for figure in ("games_s", "moves_s", "moves_per_game", "options_per_move", "copy_us", "branch_us"):
            values = [piece[figure] for piece in slices if figure in piece]
            entry[figure] = statistics.median(values) if values else None
        entry["spread"] = spread(slices)
        entry["ratio"] = None
        if reference:
            pairs = zip(slices, reference, strict=True)
            entry["ratio"] = statistics.median(ratio(Measure.MOVES, a, b) for a, b in pairs)
        found.append(entry)
    return found


def spread(slices: Sequence[Slice]) -> float:
    """How far apart the fastest and the slowest round are, as a part of the median."""
    speeds = [piece["moves_s"] for piece in slices]
    return (max(speeds) - min(speeds)) / statistics.median(speeds)


def share(measured: Measured) -> float:
    """The part of its core that a measuring process had, at the median."""
    return statistics.median(piece["share"] for slices in measured.slices.values() for piece in slices)


def quiet(measured: Measured) -> bool:
    """Did nothing else disturb the run?"""
    spreads = [spread(slices) for slices in measured.slices.values()]
    return share(measured) >= QUIET_SHARE and statistics.median(spreads) <= QUIET_SPREAD


# --------------------------------------------------------------------------------------------------------- tables

SPEED_HEAD = ("", "games/s", "moves/s", "moves/game", "options/move", "copy µs", f"× {REFERENCE}", "spread")
BAR_HEAD = ("compared", "asked", "measured (lowest–highest round)", "verdict")


def speed_cells(measured: Measured) -> list[tuple[str, ...]]:
    return [
        (
            entry["title"],
            number(entry["games_s"]),
            number(entry["moves_s"]),
            f"{entry['moves_per_game']:.0f}",
            f"{entry['options_per_move']:.1f}",
            "–" if entry["copy_us"] is None else number(entry["copy_us"]),
            "–" if entry["ratio"] is None else number(entry["ratio"]),
            f"{entry['spread']:.0%}",
        )
        for entry in summary(measured)
    ]


def bar_cells(judged: Sequence[Verdict]) -> list[tuple[str, ...]]:
    return [(verdict.title, verdict.asked, verdict.measured, verdict.words) for verdict in judged]


def plain(head: Sequence[str], cells: Sequence[Sequence[str]], right: bool) -> str:
    """A table for the terminal; columns but the first are set to the right or to the left."""
    lines = [list(head), *map(list, cells)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    texts = []
    for line in lines:
        first, *others = zip(line, widths, strict=True)
        padded = [text.rjust(width) if right else text.ljust(width) for text, width in others]
        texts.append("  ".join([first[0].ljust(first[1]), *padded]).rstrip())
    texts.insert(1, "─" * max(map(len, texts)))
    return "\n".join(texts)


def markdown(head: Sequence[str], cells: Sequence[Sequence[str]], right: bool) -> str:
    rule = ["---", *(["--:" if right else "---"] * (len(head) - 1))]
    return "\n".join("| " + " | ".join(line) + " |" for line in (head, rule, *cells))
