"""The messages of the socket: what a client may say, and what it hears. docs/protocol.md explains them.

A message is a JSON object with a `type`. Whatever else arrives is answered with a refusal that says what is wrong.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ..bots.advice import THE_MOVE, WHERE_TO_LOOK
from ..titles import TITLES
from ..titles.messages import FromClient, FromServer, MoveText, SeatNumber, Seq, Spot

VERSION = 1
SUBPROTOCOL = f"alhambra.{VERSION}"
LARGEST = 4096  # bytes of a message from a client
WHOLE_VIEW = 10.0  # what it costs to be shown everything: milliseconds, where a move takes tenths of them
POLICY, GOING = 1008, 1012  # codes to close a socket with: do not come back like this / come back
REACTIONS = ("applause", "laugh", "wow", "think", "hurry", "sorry", "thanks", "hello", "bye")


class Sync(FromClient, tag="sync", frozen=True, kw_only=True):
    """Show me everything; and what happened since the seq that I know, if I know one."""

    since: Seq | None = None

    @property
    def cost(self) -> float:
        return WHOLE_VIEW


class Accept(FromClient, tag="accept", frozen=True, kw_only=True):
    """At a table with several players on one device: this player is here now, show their hand."""

    seat: SeatNumber

    @property
    def cost(self) -> float:
        return WHOLE_VIEW / 2  # without what happened before


class Play(FromClient, tag="play", frozen=True, kw_only=True):
    """My move, made knowing everything up to `seq`."""

    move: MoveText
    seq: Seq
    seat: SeatNumber | None = None


class WhyNot(FromClient, tag="why_not", frozen=True, kw_only=True):
    """Why may I not play this?"""

    move: MoveText
    seat: SeatNumber | None = None

    @property
    def cost(self) -> float:
        return 2.0


class AskHint(FromClient, tag="hint", frozen=True, kw_only=True):
    """Help me: where to look (1), two good moves (2), the better one and why (3)."""

    level: Annotated[int, Meta(ge=WHERE_TO_LOOK, le=THE_MOVE)]
    seat: SeatNumber | None = None

    @property
    def cost(self) -> float:
        return 2 * WHOLE_VIEW  # a process thinks about it for a while


class Undo(FromClient, tag="undo", frozen=True, kw_only=True):
    """Back to the position after `ply` moves; without it, one move back."""

    seq: Seq
    ply: Seq | None = None

    @property
    def cost(self) -> float:
        return WHOLE_VIEW / 2


class Consent(FromClient, tag="consent", frozen=True, kw_only=True):
    """My answer to somebody who would like to go back."""

    yes: bool


class React(FromClient, tag="react", frozen=True, kw_only=True):
    """A gesture to everybody, forgotten at once."""

    reaction: Annotated[str, Meta(max_length=20, description=f"One of {', '.join(REACTIONS)}.")]
    seat: SeatNumber | None = None


class Look(FromClient, tag="look", frozen=True, kw_only=True):
    """My page is before my eyes, or in the background: then I am told of my turns as if I were away."""

    looking: bool


class Ping(FromClient, tag="ping", frozen=True, kw_only=True):
    """Are you there?"""


OF_EVERY_GAME: tuple[type[FromClient], ...] = (Sync, Accept, Play, WhyNot, AskHint, Undo, Consent, React, Look, Ping)


@cache
def _decoder() -> msgspec.json.Decoder[Any]:
    """Knows what clients may say at tables of every game."""
    questions = {one: None for title in TITLES.values() for one in title.face().questions}
    return msgspec.json.Decoder(reduce(or_, [*OF_EVERY_GAME, *questions]))


def read(text: str | bytes) -> FromClient:
    """What a client says; msgspec.DecodeError if nobody can say that."""
    request: FromClient = _decoder().decode(text)
    return request


# ---------------------------------------------------------------------------------------------------- what clients hear


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


class Hinted(FromServer, tag="hint", frozen=True, kw_only=True):
    """To hint: where to look, some moves, and what there is to say about them."""

    seq: int
    level: int
    spots: tuple[str, ...]
    moves: tuple[str, ...]
    text: str


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


encode = msgspec.json.Encoder().encode


# ------------------------------------------------------------------------------------------ tables, as clients see them


class SeatInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat."""

    name: str
    kind: str  # "here", "link", "bot": as the host planned it
    free: bool
    person: int | None  # the number of its owner; several seats may have the same
    bot: str  # the level of the bot that plays now, "" if none does
    connected: bool
    resigned: bool
    former: str = ""  # the name of who played here before the seat was handed over


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


class SetupInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The rules in force."""

    game: str
    edition: str
    modules: list[str]
    options: dict[str, str | int | bool | list[int]]
    components: list[str] = []  # which printed facts were changed, such as "base.money"


class OriginInfo(Struct, frozen=True, kw_only=True):
    """Where a game goes on from. Whoever chose it may know hidden cards, and those to come until the next shuffle."""

    source: str  # "record", "replay", "table"
    ply: int  # after how many moves
    key: str | None = None  # of a replay, or of a listed table, for everybody to look at


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
    origin: OriginInfo | None = None  # None: a new game
    before: str | None = None  # the table whose rematch this is
    rematch: str | None = None  # the table where it goes on
    lesson: str | None = None  # the name of the lesson that it gives


class YouInfo(Struct, frozen=True, kw_only=True):
    """What the asker is at this table."""

    person: int | None  # None: a spectator
    host: bool
    seats: list[int]
    eye: int | None = None  # through whose eyes the view is; None: a spectator's
