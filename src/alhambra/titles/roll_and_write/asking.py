"""What can be asked about a position without changing it: what a move would do, and where points would come from."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ...core.agenda import settle
from ...core.violations import UnknownMove
from ...rollwrite.game import Game
from ...rollwrite.layout import TYPES
from ...rollwrite.scoring import COLUMNS, ROWS, if_it_ended_now
from ...rollwrite.state import Player, State, cell_at, crossing
from ...rollwrite.turn import combinations, second_refused, unused
from ..messages import FromServer, MoveText, Question, SeatQuestion, reasons


class AskProspects(SeatQuestion, tag="prospects", frozen=True, kw_only=True):
    """What would each of these moves give me, and which dice would go to whom?"""

    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=60)]

    @property
    def cost(self) -> float:
        return 1.0 + len(self.moves) / 10


class AskOutlook(Question, tag="outlook", frozen=True, kw_only=True):
    """Where would everybody's points come from if the game ended now?"""

    @property
    def cost(self) -> float:
        return 2.0


class Crossed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A cell where dice of a sheet cross; with stacked dice more than once."""

    cell: str
    family: str
    built: bool = False
    times: int = 1


class Passed(Struct, frozen=True, kw_only=True):
    """The pair that would go to the next player, and where their dice would cross then, the pair itself first."""

    to: int
    yellow: int
    blue: int
    crossings: list[Crossed]


class Line(Struct, frozen=True, kw_only=True):
    """A row or column that would get a building."""

    what: str
    line: int
    count: int  # buildings in it then
    points: int  # that it would be worth then
    gain: int  # more than now


class Why(Struct, frozen=True, kw_only=True, omit_defaults=True):
    reason: str
    text: str
    rule: str = ""


class Prospect(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a move would give, or why it may not be played. Dice that would be rolled are not known to anybody."""

    move: str
    cell: str = ""  # where it would build
    family: str = ""
    count: int = 0  # buildings of this family then
    boxes: int = 0  # that the family has
    lines: list[Line] = []
    coins: int = 0  # gained, or spent if negative
    total: int | None = None  # points if the game ended right after it
    gain: int = 0  # more than if it ended now
    crossings: list[Crossed] = []  # of the mover's dice, where it leaves them or counts them
    passed: Passed | None = None
    second: Crossed | None = None  # what could be built besides, for coins
    no_second: Why | None = None  # why nothing could
    reason: str = ""
    text: str = ""
    rule: str = ""


class Prospects(FromServer, tag="prospects", frozen=True, kw_only=True):
    """To prospects: the moves in the order in which they were asked about."""

    seq: int
    prospects: list[Prospect]


class Outlook(FromServer, tag="outlook", frozen=True, kw_only=True):
    """To outlook: the points that would still be given out, and everybody's total with them."""

    seq: int
    lines: list[dict[str, object]]
    totals: list[int]


# -------------------------------------------------------------------------------------------------------------- outlook


def outlook(game: Game, question: AskOutlook, seq: int) -> Outlook:
    lines = [line.to_json() for line in game.outlook()]
    return Outlook(re=question.id, seq=seq, lines=lines, totals=game.standings())


# ------------------------------------------------------------------------------------------------------------ prospects


def prospects(game: Game, question: AskProspects, seat: int, language: str, seq: int) -> Prospects:
    found = [prospect(game, move, seat, language) for move in question.moves]
    return Prospects(re=question.id, seq=seq, prospects=found)


def prospect(game: Game, text: str, seat: int, language: str) -> Prospect:
    """The move alone is made, on a copy, and nothing that follows it: no die is rolled."""
    try:
        move = game.parse(text)
    except UnknownMove as error:
        return Prospect(move=text, reason=error.reason, text=error.text(language))
    violation = game.why_not(move, seat)
    if violation is not None:
        why = reasons(violation, language)
        return Prospect(move=text, reason=why.reason, text=why.text, rule=why.rule)
    decision, now, then = game.decision, game.state, game.state.copy()
    assert decision is not None
    settle(then, decision, move)
    before, after = now.players[seat], then.players[seat]
    total = if_it_ended_now(then).totals(then)[seat]
    verb = move.verb
    building = _building(then, before, after)
    return Prospect(
        move=text,
        cell=building.cell,
        family=building.family,
        count=building.count,
        boxes=building.boxes,
        lines=_lines(then, before, after),
        coins=after.coins - before.coins,
        total=total,
        gain=total - if_it_ended_now(now).totals(now)[seat],
        crossings=crossings(then, after) if verb in ("change", "coins") else [],
        passed=_passed(then, seat, before, verb),
        second=_second(then, seat) if verb == "build" else None,
        no_second=_no_second(then, seat, language) if verb == "build" else None,
    )


class _Building(Struct, frozen=True):
    cell: str = ""
    family: str = ""
    count: int = 0
    boxes: int = 0


def _building(s: State, before: Player, after: Player) -> _Building:
    new = after.built & ~before.built
    if not new:
        return _Building()
    cell = new.bit_length() - 1
    kind = s.rules.layout.grid[cell]
    return _Building(crossing(cell), TYPES[kind], after.counts[kind], s.rules.layout.boxes[kind])


def _lines(s: State, before: Player, after: Player) -> list[Line]:
    """The lines that a building stands in: row first."""
    points = s.rules.layout.lines
    found: list[Line] = []
    for what, lines in (("row", ROWS), ("column", COLUMNS)):
        for number, line in enumerate(lines):
            old, new = (before.built & line).bit_count(), (after.built & line).bit_count()
            if new > old:
                gain = points[new] - points[old]
                found.append(Line(what=what, line=number + 1, count=new, points=points[new], gain=gain))
    return found


def crossings(s: State, player: Player, first: int = -1) -> list[Crossed]:
    """Where the dice of a sheet cross, each cell once; one of them can be asked for as the first."""
    cells = combinations(player)
    found = sorted(set(cells), key=lambda cell: (cell != first, cell))
    return [_crossed(s, player, cell, cells.count(cell)) for cell in found]


def _crossed(s: State, player: Player, cell: int, times: int) -> Crossed:
    family = TYPES[s.rules.layout.grid[cell]]
    return Crossed(cell=crossing(cell), family=family, built=player.has(cell), times=times)


def _passed(s: State, seat: int, before: Player, verb: str) -> Passed | None:
    """The dice that go on with their numbers. Where all four are rolled, nobody knows them yet (RW-TURN-04)."""
    if s.rules.seats == 1 or s.is_last_turn(seat) or verb not in ("build", "pass", "retain"):
        return None
    following = s.next_seat(seat)
    receiver = s.players[following]
    if verb == "retain":
        kept = s.players[seat]
        yellow, blue = unused(before.yellow, kept.yellow[0]), unused(before.blue, kept.blue[0])
    else:
        yellow, blue = s.rest_yellow, s.rest_blue
        receiver = receiver.receiving(yellow, blue)
    return Passed(to=following, yellow=yellow, blue=blue, crossings=crossings(s, receiver, cell_at(yellow, blue)))


def _second(s: State, seat: int) -> Crossed | None:
    if second_refused(s, seat) is not None:
        return None
    return _crossed(s, s.players[seat], cell_at(s.rest_yellow, s.rest_blue), 1)


def _no_second(s: State, seat: int, language: str) -> Why | None:
    violation = second_refused(s, seat)
    if violation is None:
        return None
    why = reasons(violation, language)
    return Why(reason=why.reason, text=why.text, rule=why.rule)
