"""What the API takes and gives. Whatever does not have one of these shapes is refused before anybody looks at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ...titles import DEFAULT, TITLES
from ...titles.messages import MOST_SEATS, SeatNumber
from ..protocol import OriginInfo, TableInfo, YouInfo
from ..store.entries import SeatKind, TimeOut

KEY = r"^[A-Za-z0-9_-]{22}$"
TOKEN = r"^[A-Za-z0-9_-]{43}$"
FEWEST_SEATS = min(title.seats[0] for title in TITLES.values())

Text = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=120, description="1 to 30 visible characters, at least one letter or digit.")]
Title = Annotated[str, Meta(max_length=240, description="Up to 60 visible characters.")]
Word = Annotated[str, Meta(max_length=60)]
GameKey = Annotated[str, Meta(max_length=60, description="A game by its key.")]
Level = Annotated[str, Meta(max_length=40, description="The name of a bot; `/api/library` lists them.")]
Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Ages = Annotated[list[Number], Meta(max_length=MOST_SEATS)]
OptionValue = Text | Number | bool | Ages
Options = Annotated[dict[Word, OptionValue], Meta(max_length=60)]
Components = Annotated[
    dict[Word, Any],
    Meta(max_length=40, description="Corrections of printed facts, as a file has them that `--components` takes."),
]
Ply = Annotated[int, Meta(ge=0, le=100_000, description="After how many moves.")]
KeyText = Annotated[str, Meta(min_length=22, max_length=22, pattern=KEY)]
TokenText = Annotated[str, Meta(min_length=43, max_length=43, pattern=TOKEN)]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was refused: the reason for programs, the text for people; a rule of the game has its id."""

    reason: str
    text: str
    rule: str = ""


# ----------------------------------------------------------------------------------------------------------- questions


class Ask(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request."""


class SeatWish(Ask, frozen=True, kw_only=True):
    """A seat: for somebody at the host's own device, for whoever gets its link, or for a bot."""

    kind: SeatKind
    name: Name = ""
    level: Level = ""


class UntimedWish(Ask, frozen=True, kw_only=True, tag_field="kind", tag="untimed"):
    """Nobody is in a hurry."""


class LiveWish(Ask, frozen=True, kw_only=True, tag_field="kind", tag="live"):
    """A reserve per player, and an increment for every decision made; in seconds."""

    reserve: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class CorrespondenceWish(Ask, frozen=True, kw_only=True, tag_field="kind", tag="correspondence"):
    """So many days for each move."""

    days: Annotated[float, Meta(ge=0.01, le=60)]


class OriginWish(Ask, frozen=True, kw_only=True):
    """Play from here: a record, or an uploaded replay or a finished table; and after how many of its moves."""

    ply: Ply
    record: Annotated[str, Meta(max_length=200_000)] | None = None
    replay: KeyText | None = None
    table: KeyText | None = None


class NewTable(Ask, frozen=True, kw_only=True):
    """What the host wishes. A title, an edition and everything else that is left out have sensible defaults."""

    name: Name
    seats: Annotated[list[SeatWish], Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)]
    title: Title = ""
    game: GameKey = DEFAULT
    edition: Word = ""
    modules: Annotated[list[Word], Meta(max_length=40)] = []
    options: Options = {}
    components: Components = {}
    pace: UntimedWish | LiveWish | CorrespondenceWish = UntimedWish()
    time_out: TimeOut = "bot"
    spectators: bool = True
    listed: bool = False
    start: bool = False
    origin: OriginWish | None = None
    lesson: Word = ""


class Join(Ask, frozen=True, kw_only=True):
    """Somebody takes a seat: that of their link, or at a listed table any that is free."""

    name: Name
    token: TokenText | None = None
    seat: SeatNumber | None = None


class WhichSeat(Ask, frozen=True, kw_only=True):
    """The seat that is meant."""

    seat: SeatNumber


class NewLink(WhichSeat, frozen=True, kw_only=True):
    """A new link for this seat; `vacate`: whoever sits there has to leave it."""

    vacate: bool = False


class Start(Ask, frozen=True, kw_only=True):
    """The game begins; bots of the level `fill` take the seats that are free, with these names from the first on."""

    fill: Level = ""
    bots: Annotated[list[Name], Meta(max_length=MOST_SEATS)] = []


class Substitute(Ask, frozen=True, kw_only=True):
    """Which bot takes over; without a level, the one that the host planned."""

    level: Level = ""


class PairingCode(Ask, frozen=True, kw_only=True):
    """What another device was shown: the token of the link, or the code as somebody typed it."""

    token: TokenText | None = None
    code: Annotated[str, Meta(max_length=40)] | None = None


class NoticeWish(Ask, frozen=True, kw_only=True):
    """Where to be told of one's turns."""

    webhook: Annotated[str, Meta(max_length=600)] | None = None
    email: Annotated[str, Meta(max_length=300)] | None = None
    language: Literal["fr", "en", "de"] = "en"


class PushPlace(Ask, frozen=True, kw_only=True):
    """How a browser is reached, as its `PushSubscription` tells."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=90)]
    auth: Annotated[str, Meta(max_length=30)]


class PushWish(PushPlace, frozen=True, kw_only=True):
    """Tell this device of my turns."""

    language: Literal["fr", "en", "de"] = "en"


# ------------------------------------------------------------------------------------------------------------- answers


class Link(Struct, frozen=True, kw_only=True):
    """What claims a seat, once. The server does not keep it: this is the only time it is told."""

    seat: int
    url: str


class Invitation(Struct, frozen=True, kw_only=True):
    """One link for all free seats. As with other links, this is the only time it is told."""

    url: str


class TableAndYou(Struct, frozen=True, kw_only=True):
    """A table, and what the asker is at it."""

    table: TableInfo
    you: YouInfo


class Opened(Struct, frozen=True, kw_only=True):
    """A new table, and the links for those who are invited."""

    table: TableInfo
    you: YouInfo
    links: list[Link]
    invitation: str | None = None  # the link for all free seats, if there are any


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table as lists show it."""

    key: str
    title: str
    status: str
    listed: bool
    seats: int
    free: int
    game: str
    edition: str
    modules: list[str]
    options: dict[str, str | int | bool | list[int]]
    components: list[str]  # which printed facts were changed
    origin: OriginInfo | None  # None: a new game
    names: list[str]
    pace: dict[str, str | int | float]
    spectators: bool
    lesson: str  # "": a game for its own sake
    created: int
    changed: int


class Corrections(Struct, frozen=True, kw_only=True):
    """Printed facts that are changed at a table, as files of `--components` have them; none: all is as printed."""

    components: dict[str, Any]


class Listing(Struct, frozen=True, kw_only=True):
    """Some tables; `more`: there are others behind them."""

    tables: list[TableSummary]
    more: bool


class PushDevice(Struct, frozen=True, kw_only=True):
    """A device that is told of turns at a table."""

    id: str
    label: str  # browser and system; empty if nobody knows
    here: bool  # the one that asks


class PushKey(Struct, frozen=True, kw_only=True):
    """By which browsers know this server: the `applicationServerKey` of a subscription."""

    key: str


class Notices(Struct, frozen=True, kw_only=True):
    """Where somebody is told of their turns. The key that signs webhooks is told only once, when it is made."""

    webhook: str | None
    email: str | None
    email_confirmed: bool  # before its owner has confirmed it, an address gets no notices
    language: str
    mails: bool  # does this server send mails?
    push: bool  # does it tell browsers of turns?
    devices: list[PushDevice]  # of the asker that are told of turns here
    key: str | None = None


class DeviceInfo(Struct, frozen=True, kw_only=True):
    """A device of the asker. Days are told in milliseconds since 1970; the label is short, or empty."""

    id: str
    label: str
    created: int
    seen: int
    here: bool  # the one that asks


class DeviceList(Struct, frozen=True, kw_only=True):
    """The devices of the asker that are not signed out, the last seen first."""

    devices: list[DeviceInfo]


class Pairing(Struct, frozen=True, kw_only=True):
    """How another device becomes the asker's: a link to open, or a code to type, once and until then."""

    url: str
    code: str
    until: int


class PairingTable(Struct, frozen=True, kw_only=True):
    """A table that is not over, and the names of the seats that somebody has there."""

    title: str
    seats: list[str]


class PairingOffer(Struct, frozen=True, kw_only=True):
    """Which tables a device will have; and which it has now, as somebody else, and will not have any more."""

    tables: list[PairingTable]
    lost: list[PairingTable]


class Reach(Struct, frozen=True, kw_only=True):
    """Addresses under which others in the local network reach this server, the most likely one first."""

    urls: list[str]


class Health(Struct, frozen=True, kw_only=True):
    """The server works, and can read its database."""

    status: Literal["ok"]
    version: str
    compiled: bool
    worker: int  # the number of the process that answers


class Overview(Struct, frozen=True, kw_only=True):
    """All tables, a page at a time; how many there are by status, and who is connected to this worker."""

    counts: dict[str, int]
    players: int
    spectators: int
    tables: list[TableSummary]
    more: bool
