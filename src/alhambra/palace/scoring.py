"""The three scorings, and where every point came from."""

from __future__ import annotations

from typing import Final

from ..core.agenda import Step
from ..core.majority import majority
from .components import BUILDINGS, Tile
from .outline import longest_wall, wall_trace
from .state import State

LAST_SCORING: Final = 3
NO_SCORING: Final = 0  # the round of a line whose points are given between two scorings


class ScoreLine:
    """Points of one contender for one thing. `evidence` is filled in only while somebody listens."""

    def __init__(
        self,
        seat: int,
        scoring: int,
        rule: str,
        what: str,
        points: int,
        sentence: str,
        evidence: dict[str, object] | None = None,
    ) -> None:
        self.seat = seat
        self.scoring = scoring
        self.rule = rule
        self.what = what
        self.points = points
        self.sentence = sentence  # the key of the one that tells it
        self.evidence: dict[str, object] = {} if evidence is None else evidence

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "round": self.scoring,
            "rule": self.rule,
            "what": self.what,
            "points": self.points,
            **self.evidence,
        }

    def __repr__(self) -> str:
        return f"<seat {self.seat} {self.what} {self.points} {self.rule}>"


class Contender:
    """Somebody who is ranked in the majorities: what counts for each building, in halves of a tile."""

    def __init__(self, seat: int, halves: list[int], tiles: list[Tile]) -> None:
        self.seat = seat
        self.halves = halves
        self.tiles = tiles
        self.extras: dict[str, list[int]] = {}  # by module: which part of the halves came from it


class Halves:
    """What a module counts for a player besides tiles: in half tiles, for each of the six buildings."""

    def __init__(self, module: str, counts: list[int]) -> None:
        self.module = module
        self.counts = counts


def contender_with(seat: int, tiles: list[Tile]) -> Contender:
    halves = [0] * len(BUILDINGS)
    for tile in tiles:
        if tile.building >= 0:
            halves[tile.building] += 2
    return Contender(seat, halves, tiles)


def contenders(s: State) -> list[Contender]:
    """All who are ranked: the players, then whom modules add (BASE-SCORE-03)."""
    found: list[Contender] = []
    for seat in range(s.seats):
        contender = contender_with(seat, s.built(seat))
        for extra in s.rules.halves.halves(s, seat):
            contender.extras[extra.module] = extra.counts
            for building, halves in enumerate(extra.counts):
                contender.halves[building] += halves
        found.append(contender)
    found += s.rules.contenders.contenders(s)
    return found


def majority_lines(s: State, scoring: int) -> list[ScoreLine]:
    table = s.rules.components.points[scoring - 1]
    ranked = contenders(s)
    found: list[ScoreLine] = []
    for building in range(len(BUILDINGS)):
        counts = [contender.halves[building] for contender in ranked]
        shares = majority(counts, table[building], s.rules.least_halves)
        for contender, points in zip(ranked, shares, strict=True):
            if points:
                line = ScoreLine(contender.seat, scoring, "BASE-SCORE-02", BUILDINGS[building], points, "line-building")
                if s.log is not None:
                    line.evidence = _rank_evidence(contender, building, counts)
                    if _tied(contender.halves[building], counts):
                        line.rule = "BASE-SCORE-05"
                found.append(line)
    return found


def _tied(count: int, counts: list[int]) -> bool:
    return counts.count(count) > 1


def _rank_evidence(contender: Contender, building: int, counts: list[int]) -> dict[str, object]:
    mine = contender.halves[building]
    found: dict[str, object] = {
        "rank": 1 + sum([count > mine for count in counts]),
        "shared": counts.count(mine),
        "count": whole(mine),
        "tiles": [tile.name for tile in contender.tiles if tile.building == building],
    }
    also = {key: whole(halves[building]) for key, halves in contender.extras.items() if halves[building]}
    if also:
        found["also"] = also
    return found


def whole(halves: int) -> int | float:
    """As people count: a whole number wherever it is one."""
    if halves % 2:
        return halves / 2
    return halves // 2


def majorities(s: State, scoring: int) -> dict[str, object]:
    """What each building brings by rank, and how many of it everybody has, those without points too.

    In the order of the seats, then of those whom modules add.
    """
    table = s.rules.components.points[scoring - 1]
    ranked = contenders(s)
    return {
        name: {"points": table[building], "counts": [whole(contender.halves[building]) for contender in ranked]}
        for building, name in enumerate(BUILDINGS)
    }


def wall_lines(s: State, scoring: int) -> list[ScoreLine]:
    """The longest outer wall of each player (BASE-SCORE-07)."""
    found: list[ScoreLine] = []
    for seat, player in enumerate(s.players):
        alhambra = player.estate.alhambra
        length = longest_wall(alhambra, s.rules.tiles)
        if length:
            line = ScoreLine(seat, scoring, "BASE-SCORE-07", "wall", length, "line-wall")
            if s.log is not None:
                line.evidence = {"segments": [list(one) for one in wall_trace(alhambra, s.rules.tiles)]}
            found.append(line)
    return found


def score_lines(s: State, scoring: int) -> list[ScoreLine]:
    """All points of a scoring, counted on one common state (BASE-SCORE-08), in the order of FLOW-05."""
    wall = wall_lines(s, scoring) + s.rules.wall_lines.wall_lines(s, scoring)
    majorities = majority_lines(s, scoring)
    found = wall + majorities if s.rules.wall_first else majorities + wall
    found += s.rules.score_lines.score_lines(s, scoring)
    return found


def give_points(s: State, lines: list[ScoreLine]) -> None:
    """The points of these lines to the players; who has no seat counts his own."""
    for line in lines:
        if line.seat < len(s.players):
            s.players[line.seat] = s.players[line.seat].with_points(line.points)


class Score(Step[State]):
    """Count and give the points."""

    def __init__(self, scoring: int) -> None:
        self.scoring = scoring

    def run(self, s: State) -> None:
        lines = score_lines(s, self.scoring)
        s.scorings_done = self.scoring
        give_points(s, lines)
        if s.log is not None:
            facts: dict[str, object] = {"scoring": self.scoring, "lines": [line.to_json() for line in lines]}
            facts["scores"] = [player.score for player in s.players]
            facts["majorities"] = majorities(s, self.scoring)
            s.log.add("scoring", None, facts, tuple([line.sentence for line in lines]))
        s.rules.after_scoring.after_scoring(s, self.scoring, lines)


def scoring_steps(s: State, scoring: int) -> list[Step[State]]:
    declarations = s.rules.declarations.declarations(s, scoring)
    return [*declarations, *s.rules.before_scoring.before_scoring(s, scoring), Score(scoring)]


class PendingScorings(Step[State]):
    """The scorings whose cards have been turned up, in numeric order, each completely (BASE-EOT-06, BASE-RUL-12)."""

    def run(self, s: State) -> None:
        if s.due:
            scoring = s.due[0]
            s.due = s.due[1:]
            s.then(*scoring_steps(s, scoring), self)


class FinalScoring(Step[State]):
    """The third scoring; one whose card never appeared is skipped (BASE-EOG-08, BASE-RUL-15)."""

    def run(self, s: State) -> None:
        s.then(*scoring_steps(s, LAST_SCORING))
