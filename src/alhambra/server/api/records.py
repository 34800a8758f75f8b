"""Games that can be looked at again: records of finished tables, uploaded records, and every position in them.

The record of a running game tells everything that is hidden in it, so nothing here gives one out; what somebody may
know of a running game is their view.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import re
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar
from weakref import WeakKeyDictionary

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from ...core.game import Game
from ...core.record import InvalidRecord, Record, parse_record
from ...core.setup import InvalidComponents, InvalidSetup
from ...core.violations import IllegalMove, NotYourDecision, UnknownMove
from ...titles import TITLES, Title, reopened, title_of
from ...titles.face import Overlay
from ...titles.library import AnyPosition, corrected, plain, quoted
from ...titles.messages import MOST_SEATS
from ...titles.wire import Eye
from ..access.limits import HOUR, Buckets
from ..access.security import clean_name
from ..protocol import SetupInfo, YouInfo
from ..refusals import Refused
from ..settings import Limits
from ..store.entries import Origin, OriginSource
from ..tables.hub import Hub, storage_errors
from ..tables.rooms import Room
from ..tables.table import Table
from . import WITH_BODY, AnyRequest, Asker, Key, OurHub, answers
from .library import UNCHANGED, Page, either, page_of, sent
from .shapes import KEY, OriginWish

MOST_MOVES = 5_000  # of an uploaded record; the longest games of people have a tenth of that
AT_ONCE = 2  # games that are replayed at the same time
REMEMBERED = 32  # games that are kept ready
PLAYERS = "Players"  # the header with the names of the players, a list in JSON
FOR_GOOD = "public, max-age=86400, immutable"
FOR_GOOD_HERE = "private, max-age=86400, immutable"
UNREADABLE = (
    InvalidRecord,
    InvalidSetup,
    InvalidComponents,
    IllegalMove,
    UnknownMove,
    NotYourDecision,
    RecursionError,
)
T = TypeVar("T")


# ------------------------------------------------------------------------------------------------------------- answers

if TYPE_CHECKING:
    SomePosition = AnyPosition
else:
    SomePosition = either(title.face().positions for title in TITLES.values())


class Upload(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record: the text of an .alh file."""

    record: Annotated[str, Meta(max_length=1_000_000)]


class Result(Struct, frozen=True):
    """How a game ended. A winner behind the last seat is one whom nobody plays."""

    scores: list[int]
    winners: list[int]


class ReplaySummary(Struct, frozen=True, kw_only=True):
    """A record that was uploaded."""

    key: str
    game: str
    seats: int
    edition: str
    modules: list[str]
    plies: int
    result: Result | None  # None: the record ends before the game does
    names: list[str] | None


class MoveInfo(Struct, frozen=True):
    """A move; `ply` is the position that it leads to."""

    ply: int
    seat: int
    turn: int
    move: str


class ScoringInfo(Struct, frozen=True):
    """The scores after a scoring."""

    ply: int
    scoring: int
    scores: list[int]


class ReplayInfo(Struct, frozen=True, kw_only=True):
    """A whole game: every move, and everything that happened, as nobody at the table knew it."""

    setup: SetupInfo
    names: list[str] | None
    seats: int
    plies: int
    moves: list[MoveInfo]
    events: list[dict[str, object]]
    scorings: list[ScoringInfo]
    result: Result | None


class ViewInfo(Struct, frozen=True, kw_only=True):
    """What the asker may know of a game: a view as the socket gives it."""

    seq: int
    you: YouInfo
    view: dict[str, object]


# -------------------------------------------------------------------------------------------------------- opened games


class Opened:
    """A game that can be looked at in every position."""

    def __init__(self, title: Title[Any], game: Game[Any], names: list[str] | None, result: Result | None) -> None:
        self.title = title
        self.game = game
        self.names = names
        self.result = result
        self.page: Page | None = None  # the whole game, once somebody has asked for it

    def text(self) -> str:
        """Its record, with the names of the players. Reading gives the same text again, whatever was read first."""
        record = self.game.copy().record
        if self.names is not None:
            record.headers[PLAYERS] = json.dumps(self.names)
        return str(record)


class Archive:
    """Replays games aside, few at a time, and keeps those ready that were asked for last."""

    def __init__(self, limits: Limits) -> None:
        self.uploads = Buckets(limits.tables_per_hour / HOUR, limits.tables_per_hour)  # a record is kept like a table
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._known: OrderedDict[str, Opened] = OrderedDict()
        for title in TITLES.values():
            title.face().prepare()

    async def aside(self, work: Callable[[], T]) -> T:
        """Do this beside everything else."""
        async with self._turns:
            return await asyncio.to_thread(work)

    def known(self, key: str) -> Opened | None:
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    def keep(self, key: str, opened: Opened) -> Opened:
        self._known[key] = opened
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return opened


_ARCHIVES: WeakKeyDictionary[Hub, Archive] = WeakKeyDictionary()


def archive_of(hub: Hub) -> Archive:
    """The archive of a worker."""
    if hub not in _ARCHIVES:
        _ARCHIVES[hub] = Archive(hub.settings.limits)
    return _ARCHIVES[hub]


# ------------------------------------------------------------------------------------------------------------- reading


async def read_record(hub: Hub, text: str) -> Opened:
    """The game of a record that anybody may have written; Refused if it is none."""
    if len(text) > hub.settings.limits.record_size:
        raise Refused("record-too-large", 413, most=hub.settings.limits.record_size)
    return await archive_of(hub).aside(lambda: replayed(text))


def replayed(text: str) -> Opened:
    """The game of a record, every move of it checked."""
    try:
        record = parse_record(text)
        if len(record.moves) > MOST_MOVES:
            raise Refused("record-too-long", 400, most=MOST_MOVES)
        title, game = title_of(record), reopened(record)
    except UNREADABLE as error:
        raise Refused("invalid-record", 400, problem=quoted(error)) from None
    result = Result(game.scores, game.winners) if game.over else None
    return Opened(title, game, names_in(record, game.seats), result)


def names_in(record: Record, seats: int) -> list[str] | None:
    """The names of the players; None if the record does not tell them, or not as it should."""
    try:
        names = msgspec.json.decode(record.headers.get(PLAYERS, ""), type=list[str])
        return [clean_name(name) for name in names] if len(names) == seats else None
    except (msgspec.DecodeError, Refused):
        return None


def key_of(text: str) -> str:
    """The key of an uploaded record: the same for the same text, so that it is kept once."""
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest())[:22].decode()


async def uploaded(hub: Hub, key: str) -> Opened:
    """The game of a record that was uploaded."""
    archive = archive_of(hub)
    found = archive.known(key)
    if found is not None:
        return found
    with storage_errors():
        text = await hub.store.replay(key)
    if text is None:
        raise Refused("no-such-replay", 404)
    return archive.keep(key, await archive.aside(lambda: replayed(text)))


async def played_at(hub: Hub, key: str) -> Opened:
    """The game of a table where it is over."""
    async with hub.reading(key) as room:
        return finished(archive_of(hub), room.table)


def finished(archive: Archive, table: Table) -> Opened:
    """The game of a table, if nothing in it needs to stay hidden any more."""
    game = table.game
    if game is None or (table.status != "over" and not game.over):
        raise Refused("not-over")
    found = archive.known(f"table {table.key}")
    if found is not None:
        return found
    result = Result(game.scores, table.winners() or game.winners)
    return archive.keep(f"table {table.key}", Opened(table.title, game.copy(), table.names(), result))


async def origin_of(hub: Hub, wish: OriginWish) -> Origin:
    """Where a new table goes on from: a checked record, and after how many of its moves."""
    if [wish.record, wish.replay, wish.table].count(None) != 2:
        raise Refused("origin-one", 400)
    source: OriginSource = "record"
    key = ""
    if wish.record is not None:
        found = await read_record(hub, wish.record)
    elif wish.replay is not None:
        found = await uploaded(hub, wish.replay)
        source, key = "replay", wish.replay
    else:
        found = await played_at(hub, str(wish.table))
        source, key = "table", await _public_key(hub, str(wish.table))
    if position(found.game, wish.ply).over:
        raise Refused("origin-over", 400)
    return Origin(await archive_of(hub).aside(found.text), wish.ply, source, key)


async def _public_key(hub: Hub, key: str) -> str:
    """The key of a table that everybody could find; that of a private one is for its people only."""
    async with hub.reading(key) as room:
        return key if room.table.plan.listed else ""


# ------------------------------------------------------------------------------------------------------------- telling


def replay_info(opened: Opened) -> ReplayInfo:
    """A whole game as data."""
    game = opened.game.copy()
    moves: list[MoveInfo] = []
    for turn in game.record.turns:
        for seat, texts in turn.groups:
            moves += [MoveInfo(len(moves) + number, seat, turn.number, text) for number, text in enumerate(texts, 1)]
    events = game.events
    return ReplayInfo(
        setup=setup_of(opened),
        names=opened.names,
        seats=game.seats,
        plies=game.ply,
        moves=moves,
        events=[event.to_json() for event in events],
        scorings=[ScoringInfo(event.ply, *held) for event in events if (held := game.scoring_in(event)) is not None],
        result=opened.result,
    )


def setup_of(opened: Opened) -> SetupInfo:
    """The rules in force."""
    wishes = opened.title.wishes(opened.game)
    return SetupInfo(
        game=opened.title.key,
        edition=wishes.edition or "",
        modules=list(wishes.modules),
        options={name: plain(value) for name, value in (wishes.options or {}).items()},
        components=corrected(wishes.components),
    )


def position(game: Game[Any], ply: int) -> Game[Any]:
    """The game after so many moves."""
    if not 0 <= ply <= game.ply:
        raise Refused("no-such-position", 404, ply=ply, plies=game.ply)
    found = game.copy()
    if ply < game.ply:
        found.rewind(ply)
    return found


def position_info(title: Title[Any], game: Game[Any]) -> AnyPosition:
    """The view of somebody to whom everything hidden is shown."""
    face = title.face()
    found: AnyPosition = face.position(game, msgspec.json.decode(face.scribe().laid_open(game)))
    return found


async def send_replay(request: AnyRequest, hub: Hub, opened: Opened, keep: str) -> Response[ReplayInfo]:
    if opened.page is None:
        opened.page = await archive_of(hub).aside(lambda: page_of(replay_info(opened)))
    return sent(request, opened.page, keep, ReplayInfo)


def send_position(request: AnyRequest, opened: Opened, ply: int, keep: str) -> Response[AnyPosition]:
    page = page_of(position_info(opened.title, position(opened.game, ply)))
    return sent(request, page, keep, AnyPosition)


# -------------------------------------------------------------------------------------------------------------- tables


def file_name(title: str, changed: int, game: str) -> str:
    """A name for a record that every system can write."""
    plain_title = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    words = re.sub(r"[^A-Za-z0-9]+", "-", plain_title).strip("-")[:60].strip("-")
    day = datetime.fromtimestamp(changed / 1000, UTC).date().isoformat()
    return f"{words or game}-{day}.alh"


@get(
    "/tables/{key:str}/record",
    operation_id="getRecord",
    summary="The record of a finished game",
    media_type=MediaType.TEXT,
    responses=answers(404, 409),
)
async def get_record(key: Key, hub: OurHub) -> Response[str]:
    """What replays the game: an .alh file. There is none before the game is over, as it tells everything hidden."""
    archive = archive_of(hub)
    async with hub.reading(key) as room:
        opened = finished(archive, room.table)
        name = file_name(room.table.plan.title, room.table.changed, room.table.plan.game)
    text = await archive.aside(opened.text)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content=text, media_type=MediaType.TEXT, headers=headers)


SeatAsked = Annotated[
    int | None,
    QueryParameter(description="Through whose eyes; for those who play several seats.", ge=0, le=MOST_SEATS - 1),
]


def eye_of(table: Table, person: int | None, seat: int | None) -> Eye:
    """Through whose eyes somebody may look. Who plays several seats sees a hand while its seat has to decide."""
    mine = table.seats_of(person)
    if seat is None:
        return mine[0] if len(mine) == 1 else None
    if not seat < len(table.seats):
        raise Refused("no-such-seat", 404, seat=seat + 1)
    if seat not in mine:
        raise Refused("not-your-seat", 403, seat=seat + 1)
    if len(mine) > 1 and table.decider != seat:
        raise Refused("not-accepted", seat=seat + 1)
    return seat


def check_spectator(room: Room, person: int | None) -> None:
    """May somebody watch? The host and the players always may, others if the host has nothing against it."""
    if person == 0 or room.table.seats_of(person) or room.may_watch:
        return
    raise Refused("spectators-not-allowed", 403)


def game_to_look_at(room: Room, person: int | None) -> Game[Any]:
    """The game of a table, for somebody who may see what is public in it."""
    check_spectator(room, person)
    if room.table.game is None:
        raise Refused("closed" if room.table.status == "closed" else "not-started")
    return room.table.game


@get("/tables/{key:str}/view", operation_id="getView", summary="My view of a game", responses=answers(403, 404, 409))
async def get_view(key: Key, hub: OurHub, visitor: Asker, seat: SeatAsked = None) -> ViewInfo:
    """What the asker may know of the game now. Several players on one device see a hand only when it has to decide."""
    async with hub.reading(key) as room:
        table = room.table
        person = table.person(visitor.secret)
        game = game_to_look_at(room, person)
        eye = eye_of(table, person, seat)
        body, _ = table.title.face().scribe().everything(game, eye)
        you = YouInfo(person=person, host=person == 0, seats=table.seats_of(person), eye=eye)
        return ViewInfo(seq=table.seq, you=you, view=msgspec.json.decode(body))


def drawn(title: Title[Any], overlay: Overlay[Any]) -> HTTPRouteHandler:
    """The address of something that can be drawn over the positions of a game."""

    async def draw(key: Key, hub: OurHub, visitor: Asker) -> Struct:
        async with hub.reading(key) as room:
            game = game_to_look_at(room, room.table.person(visitor.secret))
            if room.table.title is not title:
                raise Refused("no-such-question", 404)
            return overlay.show(game, room.table.seq)

    draw.__doc__ = overlay.text
    draw.__annotations__["return"] = overlay.shape
    path = f"/tables/{{key:str}}/{overlay.key}"
    handler = get(path, operation_id=overlay.operation, summary=overlay.summary, responses=answers(403, 404, 409))
    return handler(draw)


AtPly = Annotated[int, PathParameter(description="After how many moves.", ge=0, le=100_000)]


@get(
    "/tables/{key:str}/replay",
    operation_id="getTableReplay",
    summary="A finished game, move by move",
    responses=answers(404, 409) | UNCHANGED,
)
async def get_table_replay(request: AnyRequest, key: Key, hub: OurHub) -> Response[ReplayInfo]:
    """Every move of a finished game, and everything that happened in it."""
    return await send_replay(request, hub, await played_at(hub, key), FOR_GOOD_HERE)


@get(
    "/tables/{key:str}/positions/{ply:int}",
    operation_id="getTablePosition",
    summary="A position of a finished game",
    responses=answers(404, 409) | UNCHANGED,
)
async def get_table_position(request: AnyRequest, key: Key, ply: AtPly, hub: OurHub) -> Response[SomePosition]:
    """The position after so many moves, with every hand."""
    return send_position(request, await played_at(hub, key), ply, FOR_GOOD_HERE)


# ------------------------------------------------------------------------------------------------------------- replays


@post(
    "/replays",
    operation_id="uploadRecord",
    summary="Upload a record",
    status_code=201,
    responses=answers(*WITH_BODY),
)
async def upload_record(data: JSONBody[Upload], hub: OurHub, visitor: Asker) -> ReplaySummary:
    """Keep a record, so that it can be looked at or played on from. Every move is checked; the same record uploaded
    again has the same key."""
    archive = archive_of(hub)
    archive.uploads.take(visitor.client, "too-many-uploads", hub.now() / 1000)
    opened = await read_record(hub, data.record)
    text = await archive.aside(opened.text)
    key = key_of(text)
    with storage_errors():
        await hub.store.keep_replay(key, text, hub.now())
    archive.keep(key, opened)
    setup = setup_of(opened)
    return ReplaySummary(
        key=key,
        game=setup.game,
        seats=opened.game.seats,
        edition=setup.edition,
        modules=setup.modules,
        plies=opened.game.ply,
        result=opened.result,
        names=opened.names,
    )


ReplayKey = Annotated[
    str, PathParameter(description="The key of the replay.", min_length=22, max_length=22, pattern=KEY)
]


@get(
    "/replays/{key:str}",
    operation_id="getReplay",
    summary="An uploaded game, move by move",
    responses=answers(404) | UNCHANGED,
)
async def get_replay(request: AnyRequest, key: ReplayKey, hub: OurHub) -> Response[ReplayInfo]:
    """Every move of an uploaded game, and everything that happened in it."""
    return await send_replay(request, hub, await uploaded(hub, key), FOR_GOOD)


@get(
    "/replays/{key:str}/positions/{ply:int}",
    operation_id="getReplayPosition",
    summary="A position of an uploaded game",
    responses=answers(404) | UNCHANGED,
)
async def get_replay_position(request: AnyRequest, key: ReplayKey, ply: AtPly, hub: OurHub) -> Response[SomePosition]:
    """The position after so many moves, with every hand."""
    return send_position(request, await uploaded(hub, key), ply, FOR_GOOD)


overlays = [drawn(title, overlay) for title in TITLES.values() for overlay in title.face().overlays]
router = Router(
    path="/api",
    route_handlers=[
        get_record,
        get_view,
        *overlays,
        get_table_replay,
        get_table_position,
        upload_record,
        get_replay,
        get_replay_position,
    ],
    tags=["records"],
)
