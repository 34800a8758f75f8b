"""Hints: the two best plans of the good bot, and what makes the difference between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ....bots.advice import ONLY, Advice, Sentence
from ....core.agenda import Decision, Move
from ....rollwrite.game import View
from ....rollwrite.layout import CELLS, FACES, TYPES
from ....rollwrite.plans import NO_CELL, Plan, Planner
from ....rollwrite.prospects import Traits
from ....rollwrite.scoring import COLUMNS, ROWS
from ....rollwrite.turn import BUILDS, Build, Change, GainCoins, Retain, Second

FAMILY: Final = "family"
ROW: Final = "row"
COLUMN: Final = "column"
COINS: Final = "coins"
PASSING: Final = "passing"
COMING: Final = "coming"
SIMILAR: Final = 2  # a second reason is told if it counts at least so many times less than the first


class Term(NamedTuple):
    """A part of what a plan is worth."""

    what: str
    number: int = 0  # of the type or line


class Case:
    """Why one plan is better than another."""

    def __init__(self, view: View, planner: Planner, best: Plan, other: Plan | None) -> None:
        self.view = view
        self.planner = planner
        self.best = best
        self.other = other
        self.layout = view.rules.layout
        self.terms = self._differences()

    def _differences(self) -> list[Term]:
        """The terms in which the best plan is ahead, the largest first."""
        if self.other is None:
            return []
        mine, theirs = self._worths(self.best), self._worths(self.other)
        ahead = {term: worth - theirs[term] for term, worth in mine.items() if worth > theirs[term]}
        found = sorted(ahead, key=lambda term: -ahead[term])
        return [term for term in found if SIMILAR * ahead[term] >= ahead[found[0]]]

    def _worths(self, plan: Plan) -> dict[Term, int]:
        """The terms of a plan; together they are its value."""
        leaf, player = self.planner.leaf, plan.player
        found = {Term(FAMILY, kind): leaf.families[kind][count] for kind, count in enumerate(player.counts)}
        for what, lines in ((ROW, ROWS), (COLUMN, COLUMNS)):
            for number, line in enumerate(lines):
                found[Term(what, number)] = leaf.lines[(player.built & line).bit_count()]
        found[Term(COINS)] = leaf.coins[player.coins]
        if self._rolling():
            found[Term(COMING)] = plan.coming - plan.handed_on
        else:
            found[Term(PASSING)] = -plan.handed_on
            found[Term(COMING)] = plan.coming
        return found

    def _rolling(self) -> bool:
        """Are all dice rolled in one of the plans? Then what is handed on there is among the dice to come."""
        return self.best.rolls_all or (self.other is not None and self.other.rolls_all)

    # ------------------------------------------------------------------ where to look

    def spots(self) -> list[str]:
        """Where the difference is; what it takes besides."""
        found = self._places(self.terms[0]) if self.terms else []
        if self.best.changed is not None:
            found.append("change")
        if self.best.second != NO_CELL:
            found.append("second")
        return found or [self.best.move.verb]

    def _places(self, term: Term) -> list[str]:
        player = self.view.players[self.planner.seat]
        if term.what == FAMILY:
            cells = [cell for cell in range(CELLS) if self.layout.grid[cell] == term.number]
        elif term.what == ROW:
            cells = [cell for cell in range(CELLS) if cell // FACES == term.number]
        elif term.what == COLUMN:
            cells = [cell for cell in range(CELLS) if cell % FACES == term.number]
        elif term.what == COINS or isinstance(self.best.move, GainCoins):
            return ["coins"]
        else:
            return [*[f"y{die}" for die in player.yellow], *[f"b{die}" for die in player.blue]]
        return [named(cell) for cell in cells if not player.has(cell)]

    def look(self) -> list[Sentence]:
        found = [self._look(self.terms[0])] if self.terms else []
        if self.best.changed is not None:
            found.append(Sentence("rw-look-change"))
        if self.best.second != NO_CELL:
            found.append(Sentence("rw-look-second"))
        return found or [Sentence("rw-look-anywhere")]

    def _look(self, term: Term) -> Sentence:
        if term.what == FAMILY:
            return Sentence("rw-look-family", {"family": TYPES[term.number]})
        if term.what in (ROW, COLUMN):
            return Sentence(f"rw-look-{term.what}", {"line": term.number + 1})
        if term.what == COINS or isinstance(self.best.move, GainCoins):
            return Sentence("rw-look-coins")
        return Sentence(f"rw-look-{term.what}")

    # ------------------------------------------------------------------ the move, and why

    def reasons(self) -> list[Sentence]:
        """What to do, and the one or two things that speak most for it."""
        if self.other is None:
            return [self._deed(), Sentence(ONLY)]
        why = [self._why(term) for term in self.terms[:2]]
        return [self._deed(), *(why or [Sentence("rw-why-equal")])]

    def _deed(self) -> Sentence:
        plan = self.best
        move = plan.move
        facts: dict[str, object] = {}
        for name, cell in (("", plan.cell), ("second_", plan.second)):
            if cell != NO_CELL:
                facts[f"{name}cell"] = named(cell)
        if isinstance(move, Change):
            cost = move.steps * self.layout.change_cost
            return Sentence("rw-do-change", {**facts, "dice": [*move.operands()], "coins": cost})
        if isinstance(move, Build):
            facts["coins"] = self.layout.second_cost
            return Sentence("rw-do-build" if plan.second == NO_CELL else "rw-do-build-two", facts)
        if isinstance(move, Second):
            return Sentence("rw-do-second", {**facts, "coins": self.layout.second_cost})
        if isinstance(move, GainCoins):
            return Sentence("rw-do-coins", {"coins": plan.earned})
        if isinstance(move, Retain):
            return Sentence("rw-do-retain", {"yellow": plan.player.yellow, "blue": plan.player.blue})
        return Sentence("rw-do-pass")

    def _why(self, term: Term) -> Sentence:
        if term.what == FAMILY:
            return self._why_family(term.number)
        if term.what in (ROW, COLUMN):
            lines = ROWS if term.what == ROW else COLUMNS
            count = (self.best.player.built & lines[term.number]).bit_count()
            facts = {"line": term.number + 1, "count": count, "points": self.layout.lines[count]}
            return Sentence(f"rw-why-{term.what}", facts)
        if term.what == COINS:
            return self._why_coins()
        if term.what == PASSING:
            yellow, blue = self.best.rest
            return Sentence("rw-why-passing", {"yellow": yellow, "blue": blue})
        return self._why_coming()

    def _why_family(self, kind: int) -> Sentence:
        """How the type stands afterwards among all who have no place of it yet."""
        count, family = self.best.player.counts[kind], TYPES[kind]
        if count == self.layout.boxes[kind]:
            return Sentence("rw-why-completed", {"family": family})
        rows = [player.counts for player in self.view.players] + [rival.counts for rival in self.view.rivals]
        others = [
            counts[kind]
            for contender, counts in enumerate(rows)
            if contender != self.planner.seat and not self.planner.table.is_rewarded(contender, kind)
        ]
        most = max(others, default=0)
        state = "ahead" if count > most else "level" if count == most else "behind"
        return Sentence(f"rw-why-{state}", {"family": family, "count": count, "most": most})

    def _why_coins(self) -> Sentence:
        assert self.other is not None
        if self.best.earned:
            return Sentence("rw-why-earned", {"coins": self.best.player.coins})
        return Sentence("rw-why-saved", {"coins": self.best.player.coins - self.other.player.coins})

    def _why_coming(self) -> Sentence:
        assert self.other is not None
        if isinstance(self.best.move, Retain):
            return Sentence("rw-why-kept")
        if self.best.rolls_all and not self.other.rolls_all:
            return Sentence("rw-why-rolled")
        return Sentence("rw-why-coming")


def named(cell: int) -> str:
    """A crossing as moves write it."""
    return " ".join([str(operand) for operand in BUILDS[cell].operands()])


class DiceAdviser:
    """Gives hints as the good bot would play."""

    def advise(self, view: View, decision: Decision[Any], moves: Sequence[Move]) -> Advice:
        planner = Planner(view, Traits())
        plans = planner.best_two(moves)
        best = plans[0]
        case = Case(view, planner, best, plans[1] if len(plans) > 1 else None)
        chosen = [plan.move for plan in plans]
        candidates = [str(move) for move in moves if move in chosen]
        return Advice(
            spots=tuple(case.spots()),
            look=tuple(case.look()),
            candidates=tuple(candidates),
            move=str(best.move),
            reasons=tuple(case.reasons()),
        )


ADVISER: Final = DiceAdviser()
