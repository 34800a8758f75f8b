"""Where players want to be told of their turns."""

from __future__ import annotations

import msgspec
from litestar import Router, delete, get, put
from litestar.params import JSONBody

from .. import notices
from ..access.secret import new_token
from ..access.visitor import Visitor
from ..notices import Destination, Mail, Webhook, Wish
from ..push import Subscription
from ..refusals import Refused
from ..store import Push
from ..tables.hub import Hub
from . import WITH_BODY, Asker, Key, OurHub, answers, player_at
from .devices import Id
from .shapes import Notices, NoticeWish, PushDevice, PushKey, PushPlace, PushWish

PATH = "/tables/{key:str}/notices"
NOBODY = Wish([], "en")


@get(PATH, operation_id="getNotices", summary="My turn notices", responses=answers(403, 404))
async def get_notices(key: Key, hub: OurHub, visitor: Asker) -> Notices:
    """Where the asker is told of turns at this table; nobody else can ask."""
    return await _shown(hub, key, visitor)


@put(PATH, operation_id="setNotices", summary="Be told of my turns", responses=answers(*WITH_BODY, 404, 409))
async def set_notices(key: Key, data: JSONBody[NoticeWish], hub: OurHub, visitor: Asker) -> Notices:
    """A webhook, a mail address, or both. A new webhook gets a key that signs what is sent; it is told only now.

    An address that the asker has not used before is sent a mail with a link: before its owner has confirmed that, it
    gets no notices. Asking again sends that mail again.
    """
    secret = await _secret_of_player(hub, key, visitor)
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
    return msgspec.structs.replace(await _shown(hub, key, visitor), key=fresh)


@delete(PATH, operation_id="dropNotices", summary="Be told no more", responses=answers(403, 404))
async def drop_notices(key: Key, hub: OurHub, visitor: Asker) -> None:
    """Forget where the asker was told of turns at this table; also for those who have left it."""
    async with hub.reading(key) as room:
        if room.table.met(visitor.secret) is None or visitor.secret is None:
            raise Refused("not-a-player", 403)
    await hub.store.drop_pushes(key, visitor.secret)
    await hub.keep_destinations(key, visitor.secret, None)


@get("/push", operation_id="getPushKey", summary="The key for web push", responses=answers(409))
async def get_push_key(hub: OurHub) -> PushKey:
    """What a browser needs to be told of turns. It is always the same, and no secret."""
    return PushKey(key=(await hub.subscriptions.keys()).public)


@put(f"{PATH}/push", operation_id="setPush", summary="Tell this device", responses=answers(*WITH_BODY, 404, 409))
async def set_push(key: Key, data: JSONBody[PushWish], hub: OurHub, visitor: Asker) -> Notices:
    """Tell the device that asks of the asker's turns at this table, by way of its browser."""
    secret = await _secret_of_player(hub, key, visitor)
    found = Push(
        key=key,
        device=visitor.device,
        identity=secret,
        endpoint=data.endpoint,
        point=data.p256dh,
        auth=data.auth,
        language=data.language,
    )
    await hub.subscriptions.keep(found, visitor.client)
    await hub.heed_wishes(key)
    return await _shown(hub, key, visitor)


@delete(
    f"{PATH}/push/{{device:str}}",
    operation_id="dropPush",
    summary="Tell a device no more",
    status_code=200,
    responses=answers(403, 404),
)
async def drop_push(key: Key, device: Id, hub: OurHub, visitor: Asker) -> Notices:
    """One of the asker's own devices is told of no more turns at this table."""
    secret = await _secret(hub, key, visitor)
    if not await hub.store.drop_push(key, secret, device):
        raise Refused("no-such-device", 404)
    await hub.heed_wishes(key)
    return await _shown(hub, key, visitor)


@put(
    "/me/push",
    operation_id="movePush",
    summary="My browser is elsewhere",
    status_code=204,
    responses=answers(*WITH_BODY, 409),
)
async def move_push(data: JSONBody[PushPlace], hub: OurHub, visitor: Asker) -> None:
    """The browser of the device that asks is reached like this from now on, at all tables where it is told of turns."""
    if visitor.secret is None:
        raise Refused("nobody-yet")
    place = Subscription(data.endpoint, data.p256dh, data.auth)
    await hub.subscriptions.move(visitor.secret, visitor.device, place, visitor.client)


async def _secret(hub: Hub, key: str, visitor: Visitor) -> str:
    """The hash by which the asker is known at the table."""
    async with hub.reading(key) as room:
        return room.table.persons[player_at(room.table, visitor)].secret


async def _secret_of_player(hub: Hub, key: str, visitor: Visitor) -> str:
    """The same, where there is something to be told of."""
    secret = await _secret(hub, key, visitor)
    table = (await hub.room(key)).table
    if table.status in ("over", "closed"):
        raise Refused(table.status)
    return secret


async def _kept(hub: Hub, key: str, secret: str) -> Wish:
    body = await hub.store.destinations(key, secret)
    return NOBODY if body is None else msgspec.json.decode(body, type=Wish)


def _webhook(wish: Wish) -> Webhook | None:
    return next((one for one in wish.destinations if isinstance(one, Webhook)), None)


async def _shown(hub: Hub, key: str, visitor: Visitor) -> Notices:
    """Everything about the notices of the asker at this table."""
    secret = await _secret(hub, key, visitor)
    wish = await _kept(hub, key, secret)
    settings = hub.settings.notices()
    told = {one.device for one in await hub.store.pushes(key, secret)}
    devices = [one for one in await hub.devices.of(secret) if one.device in told] if told else []
    webhook = _webhook(wish)
    email = next((one.address for one in wish.destinations if isinstance(one, Mail)), None)
    return Notices(
        webhook=None if webhook is None else webhook.url,
        email=email,
        email_confirmed=email is not None and await hub.consents.is_given(email, secret),
        language=wish.language,
        mails=settings.smtp is not None and settings.public,
        push=hub.subscriptions.offered,
        devices=[PushDevice(id=one.device, label=one.label, here=one.device == visitor.device) for one in devices],
    )


router = Router(
    path="/api",
    tags=["notices"],
    route_handlers=[get_notices, set_notices, drop_notices, get_push_key, set_push, drop_push, move_push],
)
