"""What can be asked about a position without changing it: what a move would do, where walls run, who is ahead."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from ...core.agenda import settle
from ...core.events import Log
from ...core.violations import UnknownMove, Violation
from ...palace.components import BUILDINGS
from ...palace.game import Game
from ...palace.laws import position
from ...palace.module import NOTHING
from ...palace.outline import longest_wall, open_sides, wall_trace
from ...palace.printed import SIDES
from ...palace.scoring import LAST_SCORING, Contender, contenders, score_lines, whole
from ...palace.state import State
from ..messages import FromServer, MoveText, Question, SeatQuestion, Spot, reasons

Counts = dict[str, int | float]  # by building
Segment = tuple[int, int, str]  # the cell, and a side of it


class Preview(SeatQuestion, tag="preview", frozen=True, kw_only=True):
    """What would each of these moves make of my Alhambra?"""

    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=100)]

    @property
    def cost(self) -> float:
        return 1.0 + len(self.moves) / 5


class Walls(Question, tag="walls", frozen=True, kw_only=True):
    """Where do the longest walls run?"""

    @property
    def cost(self) -> float:
        return 2.0


class AskOpenSides(Question, tag="open_sides", frozen=True, kw_only=True):
    """Which sides of everybody's tiles have no wall and face the outside?"""

    @property
    def cost(self) -> float:
        return 2.0


class AskStandings(Question, tag="standings", frozen=True, kw_only=True):
    """Who is ahead, and what would everybody get if the next scoring were held now?"""

    @property
    def cost(self) -> float:
        return 2.0


class Foreseen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a move would make of the mover's Alhambra, or why it may not be played."""

    move: str
    wall: int | None = None
    counts: Counts | None = None  # as a scoring counts
    lines: list[dict[str, object]] = []  # of the last scoring, where certain cells are counted
    reason: str = ""
    text: str = ""
    rule: str = ""
    where: Spot | None = None


class Previews(FromServer, tag="previews", frozen=True, kw_only=True):
    """To preview: the moves in the order in which they were asked about."""

    seq: int
    previews: list[Foreseen]
    counts: list[Counts] = field(default_factory=list)  # how everybody stands now, where modules count more than tiles


class Traces(FromServer, tag="walls", frozen=True, kw_only=True):
    """To walls: the segments of everybody's longest wall, by seat, in walking order."""

    seq: int
    walls: dict[str, list[Segment]]


class OpenSides(FromServer, tag="open_sides", frozen=True, kw_only=True):
    """To open_sides: by seat, row by row."""

    seq: int
    open_sides: dict[str, list[Segment]]


class Standing(Struct, frozen=True, kw_only=True):
    """What somebody has, as a scoring counts it."""

    counts: Counts
    wall: int  # 0 for those without an Alhambra
    points: int  # that the scoring would give


class Standings(Struct, frozen=True, kw_only=True):
    """How everybody stands: the seats, then who has none. Only what everybody may know is counted."""

    scoring: int  # the one that comes next; the last one, once all have been held
    rows: list[Standing]


class StandingsNow(FromServer, tag="standings", frozen=True, kw_only=True):
    """To standings."""

    seq: int
    standings: Standings


def previews(game: Game, question: Preview, seat: int, language: str, seq: int) -> Previews:
    found = [foreseen(game, move, seat, language) for move in question.moves]
    return Previews(re=question.id, seq=seq, previews=found, counts=counts_of_all(game.state))


def traces(game: Game, question: Walls, seq: int) -> Traces:
    return Traces(re=question.id, seq=seq, walls=walls_of(game))


def open_sides_now(game: Game, question: AskOpenSides, seq: int) -> OpenSides:
    return OpenSides(re=question.id, seq=seq, open_sides=open_sides_of(game))


def standings_now(game: Game, question: AskStandings, seq: int) -> StandingsNow:
    return StandingsNow(re=question.id, seq=seq, standings=standings_of(game))


def foreseen(game: Game, move: str, seat: int, language: str) -> Foreseen:
    try:
        found = state_after(game, move, seat)
    except UnknownMove as error:
        return Foreseen(move=move, reason=error.reason, text=error.text(language))
    if isinstance(found, Violation):
        return Foreseen(move=move, **reasons(found, language)._asdict())
    wall, counts = wall_and_counts(found, seat)
    return Foreseen(move=move, wall=wall, counts=counts, lines=lines_of(found, seat))


def state_after(game: Game, text: str, seat: int) -> State | Violation:
    """The table as this move of a seat would leave it, or why it may not be played.

    The move alone is made, on a copy, and nothing that follows it: that could bring hidden things to light.
    """
    move = game.parse(text)
    violation = game.why_not(move, seat)
    if violation is not None:
        return violation
    decision, s = game.decision, game.state.copy()
    assert decision is not None
    settle(s, decision, move)
    return s


def wall_and_counts(s: State, seat: int) -> tuple[int, Counts]:
    """What people count on an Alhambra: the length of its longest wall, and its buildings as a scoring would."""
    return longest_wall(s.players[seat].estate.alhambra, s.rules.tiles), _counts(contenders(s)[seat])


def counts_of_all(s: State) -> list[Counts]:
    """How everybody stands in the majorities, where modules count more than tiles; else the views tell it."""
    return [_counts(one) for one in contenders(s)] if s.rules.halves is not NOTHING else []


def lines_of(s: State, seat: int) -> list[dict[str, object]]:
    """What modules would score for this seat in the last scoring, where they count certain cells. The state is changed,
    so give a copy."""
    s.log = Log([], 0)  # lines tell what they count only while somebody listens
    found = [line.to_json() for line in s.rules.score_lines.score_lines(s, LAST_SCORING) if line.seat == seat]
    return [line for line in found if "cells" in line]


def _counts(contender: Contender) -> Counts:
    return {name: whole(contender.halves[building]) for building, name in enumerate(BUILDINGS)}


def walls_of(game: Game) -> dict[str, list[Segment]]:
    """Everybody's longest wall, by seat: segments in walking order."""
    players = enumerate(game.state.players)
    return {str(seat): wall_trace(player.estate.alhambra, game.rules.tiles) for seat, player in players}


def open_sides_of(game: Game) -> dict[str, list[Segment]]:
    """Everybody's sides without a wall that face the outside, by seat."""
    return {
        str(seat): [(*position(cell), SIDES[side]) for cell, side in open_sides(player.estate.alhambra)]
        for seat, player in enumerate(game.state.players)
    }


def standings_of(game: Game) -> Standings:
    """What a scoring would count and give now. Cards that their owners have not shown are no part of one."""
    s = game.state
    scoring = min(s.scorings_done + 1, LAST_SCORING)
    ranked = contenders(s)
    points = [0] * len(ranked)
    for line in score_lines(s, scoring):
        points[line.seat] += line.points
    walls = [longest_wall(player.estate.alhambra, s.rules.tiles) for player in s.players]
    walls += [0] * (len(ranked) - len(walls))
    rows = [Standing(counts=_counts(one), wall=walls[one.seat], points=points[one.seat]) for one in ranked]
    return Standings(scoring=scoring, rows=rows)
