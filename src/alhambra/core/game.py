"""One game in progress: its decision, its legal moves, and the way back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, cast

from .agenda import Decision, Move, S, advance, answer, choices
from .events import Event, Log
from .record import FORMAT, Record, Turn
from .rng import Outcome, generator_of
from .violations import IllegalMove, NotYourDecision, Violation

SNAPSHOT_EVERY: Final = 128
COMPONENTS: Final = "Components"  # the header with corrections of printed facts


class Sight(Protocol):
    """What the view of every game has. The rest is the game's own."""

    @property
    def seat(self) -> int | None:
        """Whose view it is; None: a spectator's."""

    @property
    def ply(self) -> int: ...

    @property
    def decision(self) -> Decision[Any] | None: ...

    @property
    def legal_moves(self) -> Sequence[Move]:
        """What this seat can choose from; empty if it is not asked."""

    @property
    def scores(self) -> list[int]:
        """By seat."""

    def to_json(self) -> dict[str, object]:
        """Everything in the view as plain data."""


class Trail(Generic[S]):
    """The moves played, and a snapshot of the state before every 128th. Copies of a game share it until they part."""

    def __init__(self, moves: list[Move], snapshots: list[S], first: int = 0) -> None:
        self.moves = moves
        self.snapshots = snapshots
        self.first = first  # how many moves were played before: more than 0 when a game begins in the middle

    def branch(self, length: int) -> Trail[S]:
        return Trail(self.moves[:length], self.snapshots[: length // SNAPSHOT_EVERY + 1], self.first)


class Game(Generic[S]):
    """A game in progress. Remembers the moves played; going back replays them from the nearest snapshot.

    Each game says of itself what stands under "what every game tells".
    """

    name: ClassVar[str] = ""  # in the first header of its records
    rules_version: ClassVar[str] = ""
    undo_rule: ClassVar[str] = ""
    over_rule: ClassVar[str] = ""

    def __init__(self, state: S, trail: Trail[S], length: int, line: int, seed: int | None = None) -> None:
        self.state = state
        self.seed = seed  # None: chance came from elsewhere
        self._trail = trail
        self._length = length
        self._line = line  # the ply behind which hidden information has come to light
        self._moves: tuple[Move, ...] | None = None

    # ------------------------------------------------------------------ what every game tells

    @property
    def seats(self) -> int:
        raise NotImplementedError

    @property
    def scores(self) -> list[int]:
        """By seat."""
        raise NotImplementedError

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        raise NotImplementedError

    def view(self, seat: int | None = None) -> Sight:
        """What this seat may know; None: what a spectator may."""
        raise NotImplementedError

    def copy(self) -> Game[S]:
        """An independent game in the same position, history included."""
        raise NotImplementedError

    @property
    def verbs(self) -> Mapping[str, type[Move]]:
        """The kinds of its moves, by what their notation begins with."""
        raise NotImplementedError

    def wishes(self) -> dict[str, str]:
        """The headers of a record that say what was chosen before the game, besides the seats."""
        return {}

    def scoring_in(self, event: Event) -> tuple[int, list[int]] | None:
        """The number of the scoring that this event tells, and the scores after it: checkpoints of a record."""
        return None

    # ------------------------------------------------------------------ asking

    @property
    def decision(self) -> Decision[S] | None:
        """What the game waits for: `seat` and `kind`. None when it is over."""
        return self.state.decision

    @property
    def over(self) -> bool:
        return self.state.decision is None

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return self._trail.first + self._length

    @property
    def played(self) -> list[Move]:
        return self._trail.moves[: self._length]

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Every choice, with payments from which no card can be left out. Empty when the game is over."""
        moves = self._moves
        if moves is None:
            decision = self.state.decision
            moves = () if decision is None else tuple(choices(self.state, decision))
            self._moves = moves
        return moves

    def parse(self, text: str) -> Move:
        """The move that the text notes, legal or not; UnknownMove if it notes none."""
        return self.state.parse(text)

    def why_not(self, move: Move | str, seat: int | None = None) -> Violation | None:
        """Why the move may not be played now; None if it may. Knows every legal payment, wasteful ones included."""
        if isinstance(move, str):
            move = self.state.parse(move)
        decision = self.state.decision
        if decision is None:
            return Violation(self.over_rule, "game-over")
        if seat is not None and seat != decision.seat:
            raise NotYourDecision(seat, decision.seat)
        return decision.violation(self.state, move)

    # ------------------------------------------------------------------ playing

    def play(self, move: Move | str, seat: int | None = None) -> None:
        """Play a move, given as such or as text. Whoever says for which seat is told if another one has to decide."""
        decision = self.state.decision
        if decision is None:
            if isinstance(move, str):
                self.state.parse(move)
            raise IllegalMove(Violation(self.over_rule, "game-over"))
        if seat is not None and seat != decision.seat:
            raise NotYourDecision(seat, decision.seat)
        if isinstance(move, str):
            move = self._noted(move)
        if not self._lists(move):
            violation = decision.violation(self.state, move)
            if violation is not None:
                raise IllegalMove(violation)
        self._commit(decision, move)

    def _noted(self, text: str) -> Move:
        """The move of a text, which is nearly always that of a move given out."""
        if self._moves is not None:
            for listed in self._moves:
                if listed.text == text:
                    return listed
        return self.state.parse(text)

    def _lists(self, move: Move) -> bool:
        """Is it one of the very objects that `legal_moves` gave out? Nearly always: no need to judge it then."""
        if self._moves is None:
            return False
        for listed in cast("tuple[object, ...]", self._moves):  # untyped: spares a type check per element
            if listed is move:
                return True
        return False

    def _commit(self, decision: Decision[S], move: Move) -> None:
        s = self.state
        trail = self._trail
        length = self._length
        if len(trail.moves) != length:
            trail = self._trail = trail.branch(length)
        if length % SNAPSHOT_EVERY == 0 and len(trail.snapshots) == length // SNAPSHOT_EVERY:
            trail.snapshots.append(s.copy())
        trail.moves.append(move)
        length += 1
        self._length = length
        self._moves = None
        if s.log is not None:
            s.log.ply = trail.first + length
        before = s.revelations
        answer(s, decision, move)
        if s.revelations != before:
            self._line = length

    # ------------------------------------------------------------------ going back

    @property
    def can_undo(self) -> bool:
        """Has nothing been revealed since the last move?"""
        return self._length > self._line

    @property
    def undo_line(self) -> int:
        """The ply to which moves may be taken back: behind it something hidden has come to light."""
        return self._trail.first + self._line

    def undo(self) -> Move:
        """Take back the last move, unless it revealed hidden information."""
        if not self.can_undo:
            raise IllegalMove(Violation(self.undo_rule, "undo-line" if self._length else "undo-start"))
        undone = self._trail.moves[self._length - 1]
        self.rewind(self.ply - 1)
        return undone

    def rewind(self, ply: int) -> None:
        """Go back to the position after so many moves, whatever has been revealed since: for replays and analysis."""
        trail = self._trail
        length = ply - trail.first
        if not 0 <= length <= self._length:
            raise ValueError(f"no position after {ply} moves: known are those after {trail.first} to {self.ply}")
        nearest = min(length // SNAPSHOT_EVERY, len(trail.snapshots) - 1)
        s = trail.snapshots[nearest].copy()
        advance(s)
        _replay(s, trail, nearest * SNAPSHOT_EVERY, length)
        log = self.state.log
        s.log = None if log is None else log.before(ply)
        self.state = s
        self._length = length
        self._line = min(self._line, length)
        self._moves = None

    # ------------------------------------------------------------------ what is kept

    @property
    def record(self) -> Record:
        """What replays this game; `str(game.record)` is the text of an .alh file."""
        first = self._trail.snapshots[0]
        if not first.agenda or first.turn or first.decision is not None:
            raise ValueError("an imagined game has no record: its beginning is unknown")
        s = first.copy()
        turns: list[Turn] = []
        log = s.log = Log([], 0)
        advance(s)
        for move in self._trail.moves[: self._length]:
            decision = s.decision
            assert decision is not None
            if not turns or turns[-1].number != s.turn:
                turns.append(Turn(s.turn))
            turns[-1].add(decision.seat, str(move))
            log.events.clear()
            answer(s, decision, move)
            for event in log.events:
                scoring = self.scoring_in(event)
                if scoring is not None:
                    turns[-1].scorings.append(scoring)
        outcomes = [Outcome(outcome.kind, [*outcome.names()]) for outcome in s.outcomes]
        return Record(self._headers(), outcomes, turns)

    def _headers(self) -> dict[str, str]:
        wishes = self.wishes()
        components = wishes.pop(COMPONENTS, None)
        headers = {"Game": self.name, "Format": FORMAT, "Rules": self.rules_version, **wishes}
        headers["Seats"] = str(self.seats)
        if self.seed is not None:
            headers["Seed"] = str(self.seed)
            headers["Generator"] = generator_of(self.seed)
        if components is not None:
            headers[COMPONENTS] = components  # long, so it comes last
        headers["Result"] = " ".join([str(score) for score in self.scores]) if self.over else "*"
        return headers

    @property
    def events(self) -> list[Event]:
        """Everything that happened since the set-up. The first call starts listening, and replays the game once."""
        if self.state.log is None:
            s = self._trail.snapshots[0].copy()
            s.log = Log([], self._trail.first)
            advance(s)
            _replay(s, self._trail, 0, self._length)
            self.state = s
        log = self.state.log
        return [] if log is None else log.events


def _replay(s: S, trail: Trail[S], start: int, end: int) -> None:
    for index in range(start, end):
        if s.log is not None:
            s.log.ply = trail.first + index + 1
        decision = s.decision
        assert decision is not None
        answer(s, decision, trail.moves[index])
