"""What clients say and hear over the socket: what all messages have in common, and questions about a position.

A game may add questions of its own. They change nothing, so the server needs to know only who may ask them.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from ..core.violations import Violation
from . import TITLES

MOST_SEATS = max(title.seats[-1] for title in TITLES.values())

Id = Annotated[str, Meta(max_length=40, description="Chosen by the client; the answer repeats it as `re`.")]
Seq = Annotated[int, Meta(ge=0, le=2**31, description="How many entries the table has.")]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1, description="Seats are counted from 0.")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200, description="A move in the notation of the game.")]


class FromClient(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What a client may say."""

    id: Id = ""

    @property
    def cost(self) -> float:
        """How much of what a client may say it takes: 1 for a move, more for what makes more work."""
        return 1.0


class Question(FromClient, frozen=True, kw_only=True):
    """Something that everybody at a table may ask about the position."""


class SeatQuestion(Question, frozen=True, kw_only=True):
    """Something that a player may ask for one of their seats; without one, for the seat that has to decide."""

    seat: SeatNumber | None = None


class FromServer(Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """What a client hears. `re` repeats the id of the message that is answered."""

    re: str = ""


class Spot(Struct, frozen=True):
    """The cell, and the side of it, that a refusal is about."""

    cell: tuple[int, int]
    side: str = ""


class Reasons(NamedTuple):
    """Why a rule forbids a move: the reason for programs, the text for people, the id of the rule."""

    reason: str
    text: str
    rule: str = ""
    where: Spot | None = None


def reasons(violation: Violation, language: str) -> Reasons:
    where = violation.where
    spot = None if where is None else Spot(where.cell, where.side)
    return Reasons(violation.reason, violation.text(language), str(violation.rule), spot)
