"""Hints: what somebody who knows the game would tell a player, a little more each time they ask.

An adviser sees what a bot sees, the view of a seat, and leaves nothing to chance: the same view, the same advice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from ..core.agenda import Decision, Move
from .protocol import V_contra

WHERE_TO_LOOK: Final = 1
TWO_CANDIDATES: Final = 2
THE_MOVE: Final = 3
TWO: Final = "hint-two"
ONLY: Final = "hint-only"


class Sentence(NamedTuple):
    """A key of the catalogues, with its facts."""

    key: str
    facts: Mapping[str, object] = {}


class Advice(NamedTuple):
    """Everything that an adviser has to say about one decision. Plain data, sent from one process to another."""

    spots: tuple[str, ...]  # where to look: parts of the table, as the moves of the game name them
    look: tuple[Sentence, ...]  # the same for people
    candidates: tuple[str, ...]  # the two best moves, in the order of the list of moves; one, if there is no other
    move: str  # the better one
    reasons: tuple[Sentence, ...]  # why; told one after the other


class Adviser(Protocol[V_contra]):
    """Who gives advice on one game."""

    def advise(self, view: V_contra, decision: Decision[Any], moves: Sequence[Move]) -> Advice:
        """About this decision of the view's seat; the moves are all the legal ones."""
        ...


class Hint(NamedTuple):
    """As much of an advice as its level tells."""

    spots: tuple[str, ...]
    moves: tuple[str, ...]
    sentences: tuple[Sentence, ...]


def hint_of(advice: Advice, level: int) -> Hint:
    """Level 1 tells where to look, level 2 two candidates, level 3 the move and why."""
    if level == WHERE_TO_LOOK:
        return Hint(advice.spots, (), advice.look)
    if level == TWO_CANDIDATES:
        key = TWO if len(advice.candidates) > 1 else ONLY
        return Hint(advice.spots, advice.candidates, (Sentence(key),))
    return Hint(advice.spots, (advice.move,), advice.reasons)
