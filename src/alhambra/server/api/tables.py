"""Tables over HTTP: opening, finding, joining, starting, and what else happens beside the moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody
from msgspec import Struct

from ...titles import DEFAULT
from ..access.limits import Limiter
from ..access.secret import digest, new_token
from ..access.security import clean_name, identity_cookies
from ..access.visitor import Visitor
from ..names import free_title
from ..protocol import OriginInfo
from ..refusals import Refused, Stale
from ..store import Row
from ..tables.hub import Hub, Tokens
from ..tables.rooms import Room
from ..tables.table import Table, corrections_of
from . import WITH_BODY, Asker, Key, Limit, Offset, OurHub, OurLimiter, Seat, answers, player_at, you_at
from .plans import bot_names, new_seed, plan_of, rematch_of
from .shapes import (
    Corrections,
    Invitation,
    Join,
    Link,
    Listing,
    NewLink,
    NewTable,
    Opened,
    Start,
    Substitute,
    TableAndYou,
    TableSummary,
    WhichSeat,
)

MANY = 500  # tables of one person that are looked at, to count the unfinished ones or to find a new title
Do = Callable[[Room, int, int], None]  # what a person does to a table, and when


# ------------------------------------------------------------------------------------------------------------- finding


class Facts(Struct, frozen=True):
    """What a row knows beside its own columns; the hub writes it."""

    edition: str
    modules: list[str]
    names: list[str]
    pace: dict[str, str | int | float]
    spectators: bool
    game: str = DEFAULT  # rows of former versions do not tell this, nor what follows
    options: dict[str, str | int | bool | list[int]] = {}
    components: list[str] = []
    origin: OriginInfo | None = None
    lesson: str = ""


def listing(rows: list[Row], limit: int) -> Listing:
    """The tables of these rows, of which one more than the limit was asked for."""
    return Listing(tables=[_summary(row) for row in rows[:limit]], more=len(rows) > limit)


def _summary(row: Row) -> TableSummary:
    facts = msgspec.json.decode(row.facts, type=Facts)
    return TableSummary(
        key=row.key,
        title=row.title,
        status=row.status,
        listed=row.listed,
        seats=row.seats,
        free=row.free,
        game=facts.game,
        edition=facts.edition,
        modules=facts.modules,
        options=facts.options,
        components=facts.components,
        origin=facts.origin,
        names=facts.names,
        pace=facts.pace,
        spectators=facts.spectators,
        lesson=facts.lesson,
        created=row.created,
        changed=row.changed,
    )


def seen(room: Room, visitor: Visitor) -> TableAndYou:
    return TableAndYou(table=room.info(), you=you_at(room, visitor))


@get("/tables", operation_id="listTables", summary="Tables that are open to everybody", responses=answers())
async def list_tables(hub: OurHub, limit: Limit = 50, offset: Offset = 0) -> Listing:
    """Listed tables that wait for players or are being played, the newest first."""
    return listing(await hub.store.listed(limit + 1, offset), limit)


@get("/me/tables", operation_id="listMyTables", summary="My tables", responses=answers())
async def list_my_tables(hub: OurHub, visitor: Asker, limit: Limit = 50, offset: Offset = 0) -> Listing:
    """Every table at which the asker is, the newest first; the cookie tells who asks."""
    if visitor.secret is None:
        return Listing(tables=[], more=False)
    return listing(await hub.store.of_member(visitor.secret, limit + 1, offset), limit)


@get("/tables/{key:str}", operation_id="getTable", summary="One table", responses=answers(404))
async def get_table(key: Key, hub: OurHub, visitor: Asker) -> TableAndYou:
    """A table as everybody may see it who knows its key, and what the asker is at it."""
    async with hub.reading(key) as room:
        return seen(room, visitor)


@get(
    "/tables/{key:str}/components",
    operation_id="getComponents",
    summary="What is not as printed at a table",
    responses=answers(404),
)
async def get_components(key: Key, hub: OurHub) -> Corrections:
    """The printed facts that are changed, for everybody to see before they sit down."""
    async with hub.reading(key) as room:
        return Corrections(components=corrections_of(room.table.plan))


# ------------------------------------------------------------------------------------------------------------- opening


@post(
    "/tables",
    operation_id="createTable",
    summary="Open a table",
    status_code=201,
    responses=answers(*WITH_BODY, 404, 409),
)
async def create_table(data: JSONBody[NewTable], hub: OurHub, visitor: Asker, limiter: OurLimiter) -> Response[Opened]:
    """Open a table and get the links for those who are invited. The asker is its host, known by the cookie."""
    name = clean_name(data.name)
    plan = await plan_of(data, name, visitor.language, hub)
    if not data.title:
        plan = msgspec.structs.replace(plan, title=await _free_title(hub, visitor, plan.title))
    free = [number + 1 for number, place in enumerate(plan.places) if place.kind == "link"]
    if data.start and free:
        raise Refused("seats-free", seats=free)
    await _check_quota(hub, visitor, limiter)
    secret, token = await identity(hub, visitor)
    room, tokens = await hub.create(plan, secret, name)
    key = room.table.key
    if data.start:
        await hub.act(key, lambda table, now: table.start(0, new_seed(), "", now))
    return with_cookie(await _opened(hub, key, tokens, replace(visitor, secret=secret)), token, visitor)


@post(
    "/tables/{key:str}/rematch",
    operation_id="rematch",
    summary="The same people once more",
    status_code=201,
    responses=answers(403, 404, 409),
)
async def rematch(key: Key, hub: OurHub, visitor: Asker, limiter: OurLimiter) -> Opened:
    """After a game: a new table with the same rules, at which everybody has their seat already."""
    async with hub.reading(key) as room:
        old = room.table
        person = player_at(old, visitor)
        if old.status != "over":
            raise Refused("not-over")
        if old.rematch:
            raise Refused("rematched", table=old.rematch)
        await _check_quota(hub, visitor, limiter)
        asker = old.persons[person]
        fresh, _ = await hub.create(rematch_of(old, person), asker.secret, asker.name, before=key)
        new = fresh.table.key
        await hub.act(new, lambda table, now: _seat_everybody(old, person, table, now))
        try:
            await hub.act_in(room, lambda table, now: table.continue_at(new, now))
        except Refused:  # somebody else was quicker, on another worker
            await hub.act(new, lambda table, now: table.close(None, now))
            raise
    return await _opened(hub, new, Tokens({}, ""), visitor)


def _seat_everybody(old: Table, person: int, table: Table, now: int) -> None:
    for number, seat in enumerate(old.seats):
        if seat.owner is not None and seat.owner != person:
            table.join(number, old.persons[seat.owner].secret, seat.name, now)


async def _free_title(hub: Hub, visitor: Visitor, title: str) -> str:
    """A title that no other table of the asker has."""
    rows = [] if visitor.secret is None else await hub.store.of_member(visitor.secret, MANY, 0)
    return free_title(title, {row.title for row in rows})


async def _check_quota(hub: Hub, visitor: Visitor, limiter: Limiter) -> None:
    """May this visitor open one more table?"""
    limiter.table(visitor.client)
    most = limiter.limits.open_tables
    if not most or visitor.secret is None:
        return
    rows = await hub.store.of_member(visitor.secret, MANY, 0)
    if sum(row.status in ("open", "playing") for row in rows) >= most:
        raise Refused("too-many-open-tables", 429, most=most)


async def _opened(hub: Hub, key: str, tokens: Tokens, visitor: Visitor) -> Opened:
    """A new table as its host sees it."""
    links = [link_to(key, seat, token, visitor) for seat, token in sorted(tokens.seats.items())]
    invitation = url_to(key, tokens.invitation, visitor) if tokens.invitation else None
    async with hub.reading(key) as room:
        return Opened(table=room.info(), you=you_at(room, visitor), links=links, invitation=invitation)


def link_to(key: str, seat: int, token: str, visitor: Visitor) -> Link:
    return Link(seat=seat, url=url_to(key, token, visitor))


def url_to(key: str, token: str, visitor: Visitor) -> str:
    """Browsers keep what follows the # to themselves, so that the token is in no log."""
    return f"{visitor.base}/t/{key}#{token}"


async def identity(hub: Hub, visitor: Visitor) -> tuple[str, str]:
    """Who the asker is, and the token for a cookie if they have none yet; it is stored before anything is theirs."""
    if visitor.secret is not None:
        return visitor.secret, ""
    return await hub.devices.welcome(visitor.agent)


def with_cookie(content: Any, token: str, visitor: Visitor) -> Response[Any]:
    cookies = identity_cookies(token, visitor.https) if token else []
    return Response(content, cookies=cookies)


# ----------------------------------------------------------------------------------------- before the game, and in it


async def change(hub: Hub, key: str, visitor: Visitor, do: Do) -> TableAndYou:
    """A person at a table does something; the table afterwards."""
    async with hub.reading(key) as room:

        def checked(table: Table, now: int) -> None:
            do(room, player_at(table, visitor), now)

        try:
            await hub.act_in(room, checked)
        except Stale:  # another worker was quicker: now the table as it is since then is asked
            await hub.act_in(room, checked)
        return seen(room, visitor)


@post(
    "/tables/{key:str}/join",
    operation_id="joinTable",
    summary="Take a seat",
    status_code=200,
    responses=answers(*WITH_BODY, 404, 409),
)
async def join_table(key: Key, data: JSONBody[Join], hub: OurHub, visitor: Asker) -> Response[TableAndYou]:
    """Take the seat of a link for good; at a listed table also without one. The cookie is the proof from then on.

    In the game, a link hands over the seat of somebody who is gone.
    """
    name = clean_name(data.name)
    async with hub.reading(key) as room:
        _seat_for(room, data, visitor.secret)  # nobody becomes somebody by a link that is worth nothing
        secret, token = await identity(hub, visitor)

        def take(table: Table, now: int) -> None:
            seat = _seat_for(room, data, secret)
            if table.status == "playing":
                table.take_over(seat, secret, name, now)
            else:
                table.join(seat, secret, name, now)

        try:
            await hub.act_in(room, take)
        except Stale:
            await hub.act_in(room, take)
        found = seen(room, replace(visitor, secret=secret))
    hub.audit.note("seat-handed-over" if found.table.status == "playing" else "seat-taken", visitor.client, key)
    return with_cookie(found, token, visitor)


def _seat_for(room: Room, data: Join, secret: str | None) -> int:
    """The seat that somebody may take. Those who know no link may choose at listed tables only, and once."""
    table = room.table
    if data.token is not None:
        found = table.seat_behind(digest(data.token), secret)
        owner = table.owner_of(found)
        if data.seat not in (None, found) or (owner is not None and room.is_here(owner)):
            raise Refused("bad-link", 403)
        return found
    if not table.plan.listed:
        raise Refused("link-needed", 403)
    if table.seats_of(table.person(secret)):
        raise Refused("already-seated")
    if table.was_sent_away(secret):
        raise Refused("sent-away", 403)
    free = [number for number, seat in enumerate(table.seats) if seat.free]
    if data.seat is None and not free:
        raise Refused("no-free-seat")
    return free[0] if data.seat is None else data.seat


@post(
    "/tables/{key:str}/leave",
    operation_id="leaveTable",
    summary="Give a seat back",
    status_code=200,
    responses=answers(*WITH_BODY, 404, 409),
)
async def leave_table(key: Key, data: JSONBody[WhichSeat], hub: OurHub, visitor: Asker) -> TableAndYou:
    """Before the game: give one's seat back, or as the host somebody else's. Its old link stays worthless."""
    link = digest(new_token())  # that of nobody, until the host asks for a new one
    found = await change(hub, key, visitor, lambda room, person, now: room.table.leave(person, data.seat, link, now))
    hub.audit.note("seat-left", visitor.client, key)
    return found


@post(
    "/tables/{key:str}/links",
    operation_id="newLink",
    summary="A new link for a seat",
    status_code=200,
    responses=answers(*WITH_BODY, 404, 409),
)
async def new_link(key: Key, data: JSONBody[NewLink], hub: OurHub, visitor: Asker) -> Link:
    """For the host, before the game: a new link for a seat; the old one is worth nothing any more.

    A seat that is taken needs `vacate`: its player has to leave it.
    """
    token = new_token()
    link = digest(token)

    def renew(room: Room, person: int, now: int) -> None:
        give = room.table.reassign if data.vacate else room.table.relink
        give(person, data.seat, link, now)

    await change(hub, key, visitor, renew)
    hub.audit.note("link-replaced", visitor.client, key)
    return link_to(key, data.seat, token, visitor)


@post(
    "/tables/{key:str}/invitation",
    operation_id="newInvitation",
    summary="A new link for all free seats",
    status_code=200,
    responses=answers(403, 404, 409),
)
async def new_invitation(key: Key, hub: OurHub, visitor: Asker) -> Invitation:
    """For the host, before the game: one link for all free seats, which are taken one after the other.

    The one before is worth nothing any more, and this one neither when the game has begun.
    """
    token = new_token()
    link = digest(token)
    await change(hub, key, visitor, lambda room, person, now: room.table.invite(person, link, now))
    hub.audit.note("link-replaced", visitor.client, key)
    return Invitation(url=url_to(key, token, visitor))


@post(
    "/tables/{key:str}/seats/{seat:int}/link",
    operation_id="offerSeat",
    summary="A link to the seat of somebody who is gone",
    status_code=200,
    responses=answers(403, 404, 409),
)
async def offer_seat(key: Key, seat: Seat, hub: OurHub, visitor: Asker) -> Link:
    """For the host, in the game: whoever uses this link plays on for somebody who has been away for a minute.

    It is worth nothing any more when they come back before that, or when there is a newer one.
    """
    token = new_token()
    link = digest(token)

    def offer(room: Room, person: int, now: int) -> None:
        owner = room.table.owner_of(seat) if seat < len(room.table.seats) else None
        room.table.offer(person, seat, link, 0 if owner is None else room.absence(owner), now)

    await change(hub, key, visitor, offer)
    hub.audit.note("seat-offered", visitor.client, key)
    return link_to(key, seat, token, visitor)


@post(
    "/tables/{key:str}/start",
    operation_id="startGame",
    summary="Begin the game",
    status_code=200,
    responses=answers(*WITH_BODY, 404, 409),
)
async def start_game(key: Key, data: JSONBody[Start], hub: OurHub, visitor: Asker) -> TableAndYou:
    """For the host: begin. With `fill`, bots of that level take the seats that are free."""
    seed = new_seed()

    def start(room: Room, person: int, now: int) -> None:
        free = [number for number, seat in enumerate(room.table.seats) if seat.free]
        room.table.start(person, seed, data.fill, now, bot_names(data.bots, free, visitor.language))

    return await change(hub, key, visitor, start)


@post(
    "/tables/{key:str}/close",
    operation_id="closeTable",
    summary="Call it off",
    status_code=200,
    responses=answers(403, 404, 409),
)
async def close_table(key: Key, hub: OurHub, visitor: Asker) -> TableAndYou:
    """For the host, before the game: nothing more will happen at this table."""
    return await change(hub, key, visitor, lambda room, person, now: room.table.close(person, now))


@post(
    "/tables/{key:str}/seats/{seat:int}/bot",
    operation_id="substituteBot",
    summary="Let a bot take over",
    status_code=200,
    responses=answers(*WITH_BODY, 404, 409),
)
async def substitute_bot(key: Key, seat: Seat, data: JSONBody[Substitute], hub: OurHub, visitor: Asker) -> TableAndYou:
    """A bot plays on: in one's own seat at any time, in another's when its player has been away for a minute."""

    def substitute(room: Room, person: int, now: int) -> None:
        table = room.table
        owner = table.seats[seat].owner if seat < len(table.seats) else None
        level = data.level or (table.seats[seat].place.level if seat < len(table.seats) else table.title.usual_bot)
        table.substitute(person, seat, level, 0 if owner is None else room.absence(owner), now)

    found = await change(hub, key, visitor, substitute)
    hub.audit.note("seat-to-bot", visitor.client, key)
    return found


@post(
    "/tables/{key:str}/seats/{seat:int}/return",
    operation_id="returnToSeat",
    summary="Play again",
    status_code=200,
    responses=answers(403, 404, 409),
)
async def return_to_seat(key: Key, seat: Seat, hub: OurHub, visitor: Asker) -> TableAndYou:
    """The owner of a seat takes it back from the bot."""
    found = await change(hub, key, visitor, lambda room, person, now: room.table.come_back(person, seat, now))
    hub.audit.note("seat-taken-back", visitor.client, key)
    return found


@post(
    "/tables/{key:str}/seats/{seat:int}/resign",
    operation_id="resign",
    summary="Give up",
    status_code=200,
    responses=answers(403, 404, 409),
)
async def resign(key: Key, seat: Seat, hub: OurHub, visitor: Asker) -> TableAndYou:
    """The owner of a seat gives up for good; a bot plays on."""
    return await change(hub, key, visitor, lambda room, person, now: room.table.resign(person, seat, now))


router = Router(
    path="/api",
    tags=["tables"],
    route_handlers=[
        list_tables,
        list_my_tables,
        get_table,
        get_components,
        create_table,
        rematch,
        join_table,
        leave_table,
        new_link,
        new_invitation,
        offer_seat,
        start_game,
        close_table,
        substitute_bot,
        return_to_seat,
        resign,
    ],
)
