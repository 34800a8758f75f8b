"""Where players want to be told of their turns."""

from __future__ import annotations

import msgspec
from litestar import Router, delete, get, put
from litestar.params import JSONBody

from .. import notices
from ..access.secret import new_token
from ..access.visitor import Visitor
from ..notices import Destination, Mail, Webhook, Wish
from ..refusals import Refused
from ..tables.hub import Hub
from . import WITH_BODY, Asker, Key, OurHub, answers, player_at
from .shapes import Notices, NoticeWish

PATH = "/tables/{key:str}/notices"
NOBODY = Wish([], "en")


@get(PATH, operation_id="getNotices", summary="My turn notices", responses=answers(403, 404))
async def get_notices(key: Key, hub: OurHub, visitor: Asker) -> Notices:
    """Where the asker is told of turns at this table; nobody else can ask."""
    secret = await _secret(hub, key, visitor)
    return await _shown(hub, secret, await _kept(hub, key, secret))


@put(PATH, operation_id="setNotices", summary="Be told of my turns", responses=answers(*WITH_BODY, 404))
async def set_notices(key: Key, data: JSONBody[NoticeWish], hub: OurHub, visitor: Asker) -> Notices:
    """A webhook, a mail address, or both. A new webhook gets a key that signs what is sent; it is told only now.

    An address that the asker has not used before is sent a mail with a link: before its owner has confirmed that, it
    gets no notices. Asking again sends that mail again.
    """
    secret = await _secret(hub, key, visitor)
    known = _webhook(await _kept(hub, key, secret))
    destinations: list[Destination] = []
    fresh = None
    if data.webhook is not None:
        if known is None or known.url != data.webhook:
            fresh = new_token()
            known = Webhook(data.webhook, fresh)
        destinations.append(known)
    if data.email is not None:
        destinations.append(Mail(data.email))
    for destination in destinations:
        notices.check_destination(destination, hub.settings.notices())
    if data.email is not None:
        await hub.consents.ask(data.email, secret, visitor.client, data.language)
    wish = Wish(destinations, data.language)
    await hub.keep_destinations(key, secret, msgspec.json.encode(wish) if destinations else None)
    return msgspec.structs.replace(await _shown(hub, secret, wish), key=fresh)


@delete(PATH, operation_id="dropNotices", summary="Be told no more", responses=answers(403, 404))
async def drop_notices(key: Key, hub: OurHub, visitor: Asker) -> None:
    """Forget where the asker was told of turns at this table; also for those who have left it."""
    async with hub.reading(key) as room:
        if room.table.met(visitor.secret) is None or visitor.secret is None:
            raise Refused("not-a-player", 403)
    await hub.keep_destinations(key, visitor.secret, None)


async def _secret(hub: Hub, key: str, visitor: Visitor) -> str:
    """The hash by which the asker is known at the table."""
    async with hub.reading(key) as room:
        return room.table.persons[player_at(room.table, visitor)].secret


async def _kept(hub: Hub, key: str, secret: str) -> Wish:
    body = await hub.store.destinations(key, secret)
    return NOBODY if body is None else msgspec.json.decode(body, type=Wish)


def _webhook(wish: Wish) -> Webhook | None:
    return next((one for one in wish.destinations if isinstance(one, Webhook)), None)


async def _shown(hub: Hub, secret: str, wish: Wish) -> Notices:
    webhook = _webhook(wish)
    email = next((one.address for one in wish.destinations if isinstance(one, Mail)), None)
    return Notices(
        webhook=None if webhook is None else webhook.url,
        email=email,
        email_confirmed=email is not None and await hub.consents.is_given(email, secret),
        language=wish.language,
    )


router = Router(path="/api", tags=["notices"], route_handlers=[get_notices, set_notices, drop_notices])
