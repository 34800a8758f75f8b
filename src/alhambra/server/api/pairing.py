"""Another device for somebody: they ask for a code here, and the other device looks what it is for, and confirms."""

from __future__ import annotations

from litestar import Response, Router, post
from litestar.params import JSONBody

from ..access.visitor import Visitor
from ..refusals import Refused
from ..store import Pairing as Kept
from ..tables.hub import Hub
from . import WITH_BODY, Asker, OurHub, OurLimiter, answers
from .shapes import Pairing, PairingCode, PairingOffer, PairingTable
from .tables import with_cookie

SHOWN = 50  # tables that are told of


@post("/me/pairing", operation_id="newPairing", summary="Open on another device", responses=answers(403, 409))
async def new_pairing(hub: OurHub, visitor: Asker) -> Pairing:
    """A link to scan and a code to type, good once and for five minutes. The ones before are worth nothing any more."""
    if visitor.secret is None:
        raise Refused("nobody-yet", 403)
    token, code, until = await hub.pairings.make(visitor.secret)
    hub.audit.note("pairing-made", visitor.client)
    return Pairing(url=f"{visitor.base}/pair#{token}", code=code, until=until)


@post(
    "/pairing/look",
    operation_id="lookAtPairing",
    summary="What a code is for",
    status_code=200,
    responses=answers(*WITH_BODY, 409),
)
async def look(data: JSONBody[PairingCode], hub: OurHub, visitor: Asker, limiter: OurLimiter) -> PairingOffer:
    """Which seats the device that asks will have if it confirms, and what it will not have any more."""
    found = await _found(data, hub, visitor, limiter)
    gained = await _tables(hub, found.identity)
    lost = [] if visitor.secret is None else await _tables(hub, visitor.secret)
    return PairingOffer(tables=gained, lost=lost)


@post(
    "/pairing/confirm",
    operation_id="confirmPairing",
    summary="Be another device of somebody",
    status_code=204,
    responses=answers(*WITH_BODY, 409),
)
async def confirm(data: JSONBody[PairingCode], hub: OurHub, visitor: Asker, limiter: OurLimiter) -> Response[None]:
    """The device that asks is another device of that person from now on; the cookie is the proof."""
    found = await _found(data, hub, visitor, limiter)
    token = await hub.pairings.use(found, visitor.agent)
    if visitor.secret is not None:  # it is not told any more of turns that are not its person's
        await hub.store.drop_pushes_of_device(visitor.secret, visitor.device)
    hub.audit.note("device-added", visitor.client)
    answer: Response[None] = with_cookie(None, token, visitor)
    return answer


async def _found(data: PairingCode, hub: Hub, visitor: Visitor, limiter: OurLimiter) -> Kept:
    if (data.token is None) == (data.code is None):
        raise Refused("bad-pairing", 403)
    found = await hub.pairings.whose(data.token, data.code, limiter, visitor.client)
    if found.identity == visitor.secret:
        raise Refused("same-person")
    return found


async def _tables(hub: Hub, identity: str) -> list[PairingTable]:
    """The unfinished tables of a person, and the names of their seats."""
    found = []
    for row in await hub.store.of_member(identity, SHOWN, 0):
        if row.status not in ("open", "playing"):
            continue
        async with hub.reading(row.key) as room:
            table = room.table
            names = [table.seats[seat].name for seat in table.seats_of(table.person(identity))]
        found.append(PairingTable(title=row.title, seats=names))
    return found


router = Router(path="/api", tags=["me"], route_handlers=[new_pairing, look, confirm])
