"""What is written down about a table: entries, appended and never changed. A table is nothing but its entries.

The names of classes and fields are a format: finished games stay readable. A field may be added with a default; none
may be renamed or given another meaning.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from ...titles import DEFAULT
from ...titles.library import OptionValue


class Untimed(Struct, frozen=True, tag_field="kind", tag="untimed"):
    """Nobody is in a hurry."""


class Live(Struct, frozen=True, tag_field="kind", tag="live"):
    """A reserve per player, and an increment for every decision made; in seconds."""

    reserve: int
    increment: int = 0


class Correspondence(Struct, frozen=True, tag_field="kind", tag="correspondence"):
    """So many days for each move."""

    days: float


Pace = Untimed | Live | Correspondence
SeatKind = Literal["here", "link", "bot"]
OriginSource = Literal["record", "replay", "table"]
TimeOut = Literal["bot", "pass", "resign"]


class Place(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat as the host planned it."""

    kind: SeatKind
    name: str = ""  # of a player here, or of a bot
    level: str = "easy"  # of a bot; of the substitute if a player goes


class Origin(Struct, frozen=True, omit_defaults=True):
    """A record, and after how many of its moves to go on from there."""

    record: str
    ply: int
    source: OriginSource = "record"  # where the host found it
    key: str = ""  # of the replay, or of the table if that was listed: what everybody may look at


class Plan(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the host chose."""

    title: str
    places: tuple[Place, ...]
    edition: str
    modules: tuple[str, ...] = ()
    options: dict[str, OptionValue] = {}
    pace: Pace = Untimed()
    time_out: TimeOut = "bot"
    spectators: bool = True
    listed: bool = False
    origin: Origin | None = None
    game: str = DEFAULT
    components: dict[str, Any] = {}  # corrections of printed facts, where no origin has them
    lesson: str = ""  # the name of the lesson that this table gives; "": none


# ------------------------------------------------------------------------------------------------------------- entries


class Entry(Struct, frozen=True, tag_field="entry", tag=str.lower, omit_defaults=True):
    """Something that happened at a table. `by` is the person who did it; None: the server itself."""


class Created(Entry, frozen=True):
    """The first entry. Secrets are kept as hashes only."""

    plan: Plan
    host: str  # hash of the host's secret
    name: str
    links: dict[str, str]  # seat -> hash of the token in its link
    before: str = ""  # the table of which this one is the rematch
    invitation: str = ""  # hash of the token in the link for all free seats; "": there is none


class Claimed(Entry, frozen=True):
    """A person took a seat for good."""

    seat: int
    secret: str  # hash
    name: str


class Vacated(Entry, frozen=True):
    """A seat is free again, before the game; its old link is worth nothing any more."""

    seat: int
    by: int
    link: str = ""  # hash of the token in its new link


class Relinked(Entry, frozen=True):
    """A free seat has a new link; the old one is worth nothing any more."""

    seat: int
    link: str


class Invited(Entry, frozen=True):
    """There is a new link for all free seats; the old one is worth nothing any more."""

    link: str


class Offered(Entry, frozen=True):
    """In the game: whoever has this link may play on for somebody who is gone. An older link is worth nothing."""

    seat: int
    link: str


class Withdrawn(Entry, frozen=True):
    """The owner of a seat came back before anybody used the link to it."""

    seat: int


class HandedOver(Entry, frozen=True):
    """In the game: somebody else has the seat from now on."""

    seat: int
    secret: str  # hash
    name: str


class Started(Entry, frozen=True):
    """The game begins. The seed tells everything to come: it leaves the server with the finished record only."""

    seed: int  # a key of core/rng.py; below SEEDS at tables of older servers
    fill: str = ""  # the level of the bots in seats that nobody had taken
    names: dict[str, str] = {}  # seat -> the name of such a bot; those of older tables keep the name of their seat


class Played(Entry, frozen=True):
    """A move, as text."""

    seat: int
    move: str
    by: int | None = None


class Undone(Entry, frozen=True):
    """Back to the position after so many moves."""

    ply: int
    by: int | None = None


class UndoAsked(Entry, frozen=True):
    """Somebody would like to go back further than the rules let them alone."""

    ply: int
    by: int


class UndoAnswered(Entry, frozen=True):
    """Somebody agreed, or did not."""

    by: int
    yes: bool


class Substituted(Entry, frozen=True):
    """A bot plays in a person's place until they return."""

    seat: int
    level: str
    reason: Literal["asked", "late", "absent"] = "asked"


class Returned(Entry, frozen=True):
    """The owner of a seat plays again."""

    seat: int


class Resigned(Entry, frozen=True):
    """The owner of a seat gives up; a bot plays on."""

    seat: int
    reason: Literal["asked", "late"] = "asked"


class Rematched(Entry, frozen=True):
    """The same people go on at another table."""

    table: str


class Closed(Entry, frozen=True):
    """Nothing more will happen here."""

    by: int | None = None


AnyEntry = (
    Created
    | Claimed
    | Vacated
    | Relinked
    | Invited
    | Offered
    | Withdrawn
    | HandedOver
    | Started
    | Played
    | Undone
    | UndoAsked
    | UndoAnswered
    | Substituted
    | Returned
    | Resigned
    | Rematched
    | Closed
)


class Written(Struct, frozen=True):
    """An entry in its place: the how manieth of its table, and when, in milliseconds since 1970."""

    seq: int
    at: int
    entry: AnyEntry


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
