"""Pig: a game of a few lines, which records, bots, server, terminal and browser must play without knowing it.

Two players. Who is on turn rolls a die as often as they like, and the numbers add up in the pot. A one loses the pot
and ends the turn; who holds keeps the pot. Who first has 20 points wins.

    python tests/stub_game.py play --game pig        the command line with this game beside the others; serve works too
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from alhambra.bots import Blind, RandomBot
from alhambra.core.agenda import Decision, Move, Situation, Step, advance, choices
from alhambra.core.events import Event
from alhambra.core.game import Game, Trail
from alhambra.core.notation import Words
from alhambra.core.record import InvalidRecord
from alhambra.core.rng import Chance, Outcome, seeded
from alhambra.core.violations import Violation
from alhambra.titles import FURTHER, include
from alhambra.titles.title import Bots, Title, Wishes

if TYPE_CHECKING:
    from alhambra.titles.face import Face

SEATS: Final = 2
FACES: Final = 6
GOAL: Final = 20
LOSING: Final = 1

# --------------------------------------------------------------------------------------------------------------- rules


class Table(Situation["Table"]):
    """The state: plain data that can be copied."""

    def __init__(self, agenda: list[Step[Table]], chance: Chance, outcomes: list[Outcome]) -> None:
        super().__init__(agenda, chance, outcomes)
        self.scores = [0] * SEATS
        self.pot = 0

    def copy(self) -> Table:
        found = Table(self.agenda.copy(), self.chance, self.outcomes)
        found.scores = self.scores.copy()
        found.pot = self.pot
        found.turn = self.turn
        found.decision = self.decision
        found.revelations = self.revelations
        return found

    def parse(self, text: str) -> Move:
        words = Words(text)
        kind = MOVES[words.verb(MOVES)]
        words.end()
        return kind()


class Turn(Step[Table]):
    """A player's turn begins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Table) -> None:
        s.turn += 1
        s.pot = 0
        s.then(Choice(self.seat))


class Choice(Decision[Table]):
    """To go on, or to keep what there is."""

    kind = "choice"

    def moves(self, s: Table) -> list[Move]:
        return [kind() for kind in MOVES.values() if kind().violation(s, self.seat) is None]


class Roll(Move):
    verb = "roll"
    moments = ("choice",)
    timing = "PIG-01"

    def violation(self, s: Table, seat: int) -> Violation | None:
        return None

    def apply(self, s: Table, seat: int) -> None:
        (die,) = s.rolled(1, FACES)
        if s.log is not None:
            s.log.reveal("roll", seat, {"die": die})
        if die == LOSING:
            s.then(Turn(1 - seat))
        else:
            s.pot += die
            s.then(Choice(seat))


class Hold(Move):
    verb = "hold"
    moments = ("choice",)
    timing = "PIG-02"

    def violation(self, s: Table, seat: int) -> Violation | None:
        return None if s.pot else Violation("PIG-02", "pig-empty-pot")

    def apply(self, s: Table, seat: int) -> None:
        s.scores[seat] += s.pot
        if s.log is not None:
            s.log.add("hold", seat, {"points": s.pot})
        if s.scores[seat] < GOAL:
            s.then(Turn(1 - seat))
        elif s.log is not None:
            s.log.end(s.scores.copy(), [seat])


MOVES: Final[dict[str, type[Move]]] = {"roll": Roll, "hold": Hold}


class PigView:
    """What a seat, or a spectator, may know: everything but the dice to come."""

    def __init__(self, s: Table, seat: int | None, ply: int) -> None:
        self.seat = seat
        self.ply = ply
        self.scores = s.scores.copy()
        self.pot = s.pot
        self.decision = s.decision
        asked = s.decision is not None and s.decision.seat == seat
        self.legal_moves = choices(s, s.decision) if s.decision is not None and asked else []

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "ply": self.ply,
            "scores": self.scores,
            "pot": self.pot,
            "decision": None if self.decision is None else {"seat": self.decision.seat, "kind": self.decision.kind},
            "legal_moves": [str(move) for move in self.legal_moves],
        }


class Pig(Game[Table]):
    """A game in progress."""

    name = "Pig"
    rules_version = "1"
    undo_rule = "PIG-03"
    over_rule = "PIG-04"

    @property
    def seats(self) -> int:
        return SEATS

    @property
    def scores(self) -> list[int]:
        return self.state.scores.copy()

    @property
    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.state.scores) if score >= GOAL]

    @property
    def verbs(self) -> Mapping[str, type[Move]]:
        return MOVES

    def view(self, seat: int | None = None) -> PigView:
        return PigView(self.state, seat, self.ply)

    def copy(self) -> Pig:
        return Pig(self.state.copy(), self._trail, self._length, self._line, self.seed)


def start(chance: Chance, seed: int | None) -> Pig:
    s = Table([Turn(0)], chance, [])
    trail = Trail([], [s.copy()])
    advance(s)
    return Pig(s, trail, 0, 0, seed)


# --------------------------------------------------------------------------------------------------------------- title


class Holder(Blind):
    """Holds as soon as it may, for somebody who is absent."""

    def __init__(self, seed: int) -> None:
        """Nothing here is left to chance."""

    def pick(self, moves: Sequence[Move]) -> Move:
        return moves[-1]


class PigTitle(Title[Pig]):
    key = "pig"
    name = Pig.name
    rules_version = Pig.rules_version
    seats = range(SEATS, SEATS + 1)
    words = Path(__file__).parent / "stub_words"

    def maker(self, wishes: Wishes) -> Callable[[int], Pig]:
        self.check(wishes)
        return lambda seed: start(seeded(seed), seed)

    def opened(self, headers: Mapping[str, str], chance: Chance, seed: int | None) -> Pig:
        if headers.get("Seats") != str(SEATS):
            raise InvalidRecord(f"header Seats is not {SEATS}")
        return start(chance, seed)

    def wishes(self, game: Pig) -> Wishes:
        return Wishes(SEATS)

    def bots(self) -> Bots:
        return {"random": RandomBot, "idle": Holder}

    def position(self, game: Pig, events: Sequence[Event]) -> dict[str, object]:
        legal = [str(move) for move in game.legal_moves]
        return {"scores": game.scores, "pot": game.state.pot, "legal": legal, "winners": game.winners}

    def face(self) -> Face[Pig]:
        from stub_face import FACE

        return FACE


PIG: Final = PigTitle()


def register() -> None:
    """Put it into the table of games, here and in the processes that this one starts."""
    include(PIG)
    os.environ[FURTHER] = "stub_game:PIG"


def main(arguments: list[str]) -> int:
    """The command line with this game in it."""
    from alhambra.cli.main import main as run

    register()
    return run(arguments)


if __name__ == "__main__":
    import stub_game  # by its name: other processes must find what this one sends them

    sys.exit(stub_game.main(sys.argv[1:]))
