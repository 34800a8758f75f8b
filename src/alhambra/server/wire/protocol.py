"""The messages of the socket: what a client may say, and what it hears. docs/protocol.md explains them.

A message is a JSON object with a `type`. Whatever else arrives is answered with a refusal that says what is wrong.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

VERSION = 1
SUBPROTOCOL = f"alhambra.{VERSION}"
LARGEST = 4096  # bytes of a message from a client
REACTIONS = ("applause", "laugh", "wow", "think", "hurry", "sorry", "thanks", "hello", "bye")

Id = Annotated[str, Meta(max_length=40, description="Chosen by the client; the answer repeats it as `re`.")]
Seq = Annotated[int, Meta(ge=0, le=2**31, description="How many entries the table has.")]
SeatNumber = Annotated[int, Meta(ge=0, le=5, description="Seats are counted from 0.")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200, description="A move in the notation of the game.")]


class FromClient(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What a client may say."""

    id: Id = ""


class Sync(FromClient, tag="sync", frozen=True, kw_only=True):
    """Show me everything; and what happened since the seq that I know, if I know one."""

    since: Seq | None = None


class Accept(FromClient, tag="accept", frozen=True, kw_only=True):
    """At a table with several players on one device: this player is here now, show their hand."""

    seat: SeatNumber


class Play(FromClient, tag="play", frozen=True, kw_only=True):
    """My move, made knowing everything up to `seq`."""

    move: MoveText
    seq: Seq
    seat: SeatNumber | None = None


class WhyNot(FromClient, tag="why_not", frozen=True, kw_only=True):
    """Why may I not play this?"""

    move: MoveText
    seat: SeatNumber | None = None


class Preview(FromClient, tag="preview", frozen=True, kw_only=True):
    """What would each of these moves make of my Alhambra?"""

    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=100)]
    seat: SeatNumber | None = None


class Walls(FromClient, tag="walls", frozen=True, kw_only=True):
    """Where do the longest walls run?"""


class Undo(FromClient, tag="undo", frozen=True, kw_only=True):
    """Back to the position after `ply` moves; without it, one move back."""

    seq: Seq
    ply: Seq | None = None


class Consent(FromClient, tag="consent", frozen=True, kw_only=True):
    """My answer to somebody who would like to go back."""

    yes: bool


class React(FromClient, tag="react", frozen=True, kw_only=True):
    """A gesture to everybody, forgotten at once."""

    reaction: Annotated[str, Meta(max_length=20, description=f"One of {', '.join(REACTIONS)}.")]
    seat: SeatNumber | None = None


class Ping(FromClient, tag="ping", frozen=True, kw_only=True):
    """Are you there?"""


AnyRequest = Sync | Accept | Play | WhyNot | Preview | Walls | Undo | Consent | React | Ping


# ---------------------------------------------------------------------------------------------------- what clients hear


class FromServer(Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """What a client hears. `re` repeats the id of the message that is answered."""

    re: str = ""


class Synced(FromServer, tag="sync", frozen=True, kw_only=True):
    """Everything the client may know: forget what was known before."""

    version: int
    seq: int
    you: Raw
    table: Raw
    view: Raw | UnsetType = UNSET  # not before the game
    events: Raw | UnsetType = UNSET
    reset: bool = False  # the events are all there are, not only those since the seq that was named


class Update(FromServer, tag="update", frozen=True, kw_only=True):
    """What has changed: JSON merge patches (RFC 7396) of table and view, and what happened."""

    seq: int
    table: Raw | UnsetType = UNSET
    view: Raw | UnsetType = UNSET
    events: Raw | UnsetType = UNSET


class Spot(Struct, frozen=True):
    """The cell, and the side of it, that a refusal is about."""

    cell: tuple[int, int]
    side: str = ""


Counts = dict[str, int | float]  # by building
Segment = tuple[int, int, str]  # the cell, and the side of it that is walled


class Refusal(FromServer, tag="refused", frozen=True, kw_only=True):
    """No. `reason` is for programs, `text` for people; a rule of the game has its id."""

    reason: str
    text: str
    rule: str = ""
    where: Spot | None = None
    seq: int = 0


class Answer(FromServer, tag="answer", frozen=True, kw_only=True):
    """To why_not: nothing forbids it (`legal`), or what does."""

    legal: bool
    reason: str = ""
    text: str = ""
    rule: str = ""
    where: Spot | None = None


class Foreseen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a move would make of the mover's Alhambra, or why it may not be played."""

    move: str
    wall: int | None = None
    counts: Counts | None = None  # as a scoring counts
    lines: list[dict[str, object]] = []  # of a scoring, where cells in a line are counted
    reason: str = ""
    text: str = ""
    rule: str = ""
    where: Spot | None = None


class Previews(FromServer, tag="previews", frozen=True, kw_only=True):
    """To preview: the moves in the order in which they were asked about."""

    seq: int
    previews: list[Foreseen]
    counts: list[Counts] = []  # how everybody stands now, where modules count more than tiles


class Traces(FromServer, tag="walls", frozen=True, kw_only=True):
    """To walls: the segments of everybody's longest wall, by seat, in walking order."""

    seq: int
    walls: dict[str, list[Segment]]


class Reaction(FromServer, tag="reaction", frozen=True, kw_only=True):
    """Somebody's gesture."""

    seat: int
    reaction: str


class Pong(FromServer, tag="pong", frozen=True, kw_only=True):
    """I am."""

    seq: int


class Bye(FromServer, tag="bye", frozen=True, kw_only=True):
    """The last message before the server closes the socket."""

    reason: str
    text: str


AnyMessage = Synced | Update | Refusal | Answer | Previews | Traces | Reaction | Pong | Bye

encode = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(AnyRequest).decode


# ------------------------------------------------------------------------------------------ tables, as clients see them


class SeatInfo(Struct, frozen=True, kw_only=True):
    """One seat."""

    name: str
    kind: str  # "here", "link", "bot": as the host planned it
    free: bool
    person: int | None  # the number of its owner; several seats may have the same
    bot: str  # the level of the bot that plays now, "" if none does
    connected: bool
    resigned: bool


class ClockInfo(Struct, frozen=True, kw_only=True):
    """Who is thinking since when, and how many milliseconds everybody has left."""

    running: int | None
    since: int
    now: int
    left: list[int]
    deadline: int | None


class QuestionInfo(Struct, frozen=True):
    """Somebody would like to go back to this ply; these persons have not answered yet."""

    ply: int
    by: int
    waiting: list[int]


class SetupInfo(Struct, frozen=True, kw_only=True):
    """The rules in force."""

    game: str
    edition: str
    modules: list[str]
    options: dict[str, str | int | bool | list[int]]


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as everybody may see it."""

    key: str
    title: str
    status: str  # "open", "playing", "over", "closed"
    seq: int
    setup: SetupInfo
    seats: list[SeatInfo]
    pace: dict[str, str | int | float]
    time_out: str
    spectators: bool
    listed: bool
    watching: int
    created: int
    changed: int
    clock: ClockInfo | None = None
    question: QuestionInfo | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    before: str | None = None  # the table whose rematch this is
    rematch: str | None = None  # the table where it goes on


class YouInfo(Struct, frozen=True, kw_only=True):
    """What the asker is at this table."""

    person: int | None  # None: a spectator
    host: bool
    seats: list[int]
    eye: int | None = None  # through whose eyes the view is; None: a spectator's
