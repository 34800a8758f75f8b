"""How a game advances: steps, decisions, moves.

The type parameter S is the game's own state, so that steps and moves of a game are checked, and called, with it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from .events import Log
from .notation import Words
from .rng import ROLL, SHUFFLE, Chance, Outcome
from .violations import Violation

S = TypeVar("S", bound="Situation[Any]")
T = TypeVar("T")
ALWAYS: Final = "*"  # among the moments of a move: any


class Situation(Generic[S]):
    """What the state of every game has: an agenda and, while it waits, the decision it waits for; and chance."""

    def __init__(self, agenda: list[Step[S]], chance: Chance, outcomes: list[Outcome]) -> None:
        self.agenda = agenda  # the next step is the last element
        self.chance = chance
        self.outcomes = outcomes  # everything that chance has given; never changed in place
        self.turn = 0  # turns begun
        self.decision: Decision[S] | None = None
        self.log: Log | None = None  # None: nobody listens
        self.revelations = 0  # how often hidden information has come to light

    def then(self, *steps: Step[S]) -> None:
        """Schedule these steps, in this order, before everything already scheduled."""
        for index in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[index])

    def shuffled(self, items: list[T]) -> list[T]:
        """The items in the order that chance gives them."""
        found, self.chance = self.chance.shuffled(items)
        self.outcomes = [*self.outcomes, Outcome(SHUFFLE, cast("list[object]", found))]
        return found

    def rolled(self, dice: int, faces: int) -> list[int]:
        """So many dice, as chance lets them fall."""
        found, self.chance = self.chance.rolled(dice, faces)
        self.outcomes = [*self.outcomes, Outcome(ROLL, cast("list[object]", found))]
        self.revelations += 1
        return found

    def copy(self) -> S:
        raise NotImplementedError

    def parse(self, text: str) -> Move:
        """The move that the text notes; UnknownMove if it notes none."""
        raise NotImplementedError

    def asides(self, seat: int) -> list[Move]:
        """Free moves that a seat may make whatever it has to decide."""
        return []


class Step(Generic[S]):
    """Something that happens by itself. Immutable, hence shared by all copies of a state."""

    def run(self, s: S) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Move:
    """One answer to a decision; carries its effect. Immutable; equal by value.

    Moves are many and live in many lists, so the garbage collector shall not look at them, and compiled classes that
    it does not see cannot be generic: the state is Any here. The moves of each game say what it is.
    """

    verb: ClassVar[str] = ""
    moments: ClassVar[tuple[str, ...]] = ()  # the kinds of decision it can answer
    timing: ClassVar[str] = ""  # the rule that says when
    secret: ClassVar[bool] = False  # may nobody else know its operands? Then no step, event or view tells them
    beside: ClassVar[str] = ""  # the verb behind which people look for it in a list; none: behind all that have one
    echoes: ClassVar[tuple[str, ...] | None] = None  # events that only repeat it; None: the one called like its verb
    free: bool = False  # is the decision still to be made afterwards? Asked of every move, so compiled as a field
    text: str = ""  # the notation, once somebody has asked for it: many games and turns share a move

    def apply(self, s: Any, seat: int) -> None:
        raise NotImplementedError

    def violation(self, s: Any, seat: int) -> Violation | None:
        """The rule that forbids this move to the seat that has to decide, at a moment when such moves are made."""
        raise NotImplementedError

    def operands(self) -> tuple[object, ...]:
        """The typed fields, in the order of the notation."""
        return ()

    @classmethod
    def read(cls, s: Any, words: Words) -> Move:
        """The move whose verb has just been read."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Move) and self.verb == other.verb and self.operands() == other.operands()
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.operands()))

    def __str__(self) -> str:
        text = self.text
        if not text:
            text = self.text = " ".join([self.verb, *[str(operand) for operand in self.operands()]])
        return text

    def public(self) -> str:
        """The notation as everybody may read it."""
        return self.verb if self.secret else str(self)

    def __repr__(self) -> str:
        return f"<{self.public()}>"


class Decision(Step[S]):
    """A step that waits until its seat has picked one of its moves."""

    kind: ClassVar[str] = ""
    declinable: ClassVar[bool] = False  # may it be answered by doing nothing?
    duty: ClassVar[str] = ""  # if not: the rule that says that it must be answered

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: S) -> None:
        """Wait. A decision that nobody could use overrides this and lets the game go on."""
        s.decision = self

    def moves(self, s: S) -> list[Move]:
        """Every answer, in a list of the caller's own."""
        raise NotImplementedError

    def violation(self, s: S, move: Move) -> Violation | None:
        """Why the move cannot answer this decision; judges every move, listed or not."""
        if self.kind not in move.moments and ALWAYS not in move.moments:
            return self.untimely(move)
        return move.violation(s, self.seat)

    def untimely(self, move: Move) -> Violation:
        """A move of another moment."""
        return Violation(move.timing, "not-now", {"verb": move.verb, "moment": self.kind})

    def resolve(self, s: S, move: Move) -> None:
        move.apply(s, self.seat)

    def __repr__(self) -> str:
        return f"<{self.kind} of seat {self.seat}>"


def advance(s: S) -> None:
    """Run automatic steps until someone must decide or the game is over."""
    while s.decision is None and s.agenda:
        s.agenda.pop().run(s)


def answer(s: S, decision: Decision[S], move: Move) -> None:
    """Let the decision be answered by this move, unjudged, and go on to the next one.

    In a function of its own, so that type checkers expect the state's decision to have changed afterwards.
    """
    settle(s, decision, move)
    advance(s)


def settle(s: S, decision: Decision[S], move: Move) -> None:
    """What the move does, without anything that then happens by itself: for trials and previews."""
    s.decision = None
    if s.log is not None:
        s.log.moment = decision.kind
        s.log.cause = move.verb
    if move.free:
        s.agenda.append(decision)
        move.apply(s, decision.seat)
    else:
        decision.resolve(s, move)


def choices(s: S, decision: Decision[S]) -> list[Move]:
    """Every move that may be made now: the answers, and what may be done besides."""
    found = decision.moves(s)
    asides = s.asides(decision.seat)
    if asides:
        found += asides
    return found
