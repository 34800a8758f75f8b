"""Devices that are told of turns by web push: each for each table, and no longer than the device is signed in."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from typing import Final

import msgspec

from .. import notices, push
from ..refusals import Refused
from ..settings import Settings
from ..store import Push, Store
from .devices import Devices
from .limits import HOUR, Buckets
from .secret import digest

KEYS: Final = "push"  # the name under which the store has them
FIRST: Final = 1 << 20  # of the channels that are devices; what is below is the number of another destination
DAY: Final = 24 * HOUR


def channel_of(device: str) -> int:
    """The channel of a turn notice to this device: a number that stays the same whatever else somebody wishes."""
    return FIRST + int.from_bytes(hashlib.sha256(device.encode()).digest()[:4], "big") % (1 << 30)


def is_device(channel: int) -> bool:
    return channel >= FIRST


class Subscriptions:
    """Who is told where, and what that is signed with."""

    def __init__(
        self, store: Store, devices: Devices, settings: Settings, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._devices = devices
        self._settings = settings
        self._seconds = seconds
        self._keys: push.Keys | None = None
        wishes, sent = settings.limits.push_wishes_per_hour, settings.limits.pushes_per_day
        self._wishes = Buckets(wishes / HOUR, wishes)  # by client
        self._sent = Buckets(sent / DAY, sent)  # by where they go

    @property
    def offered(self) -> bool:
        return self._settings.push

    async def keys(self) -> push.Keys:
        """What this server signs with: as its owner wishes, or made once and kept."""
        self._check_offered()
        if self._keys is None:
            given = self._settings.push_key
            self._keys = await (asyncio.to_thread(push.keys_of, given) if given else self._kept())
        return self._keys

    async def _kept(self) -> push.Keys:
        kept = await self._store.secret(KEYS)
        if kept is None:
            made = await asyncio.to_thread(push.new_keys)
            kept = await self._store.keep_secret(KEYS, msgspec.json.encode(made).decode())
        return msgspec.json.decode(kept, type=push.Keys)

    # ------------------------------------------------------------------ what people wish

    async def keep(self, found: Push, client: str) -> None:
        """Tell this device of turns; also where it is told already its browser is reached like this from now on."""
        await self.move(found.identity, found.device, subscription_in(found), client)
        await self._store.keep_push(found)

    async def move(self, identity: str, device: str, where: push.Subscription, client: str) -> None:
        """The browser of this device is reached elsewhere than before."""
        self._check_offered()
        self._wishes.take(client, "too-many-requests", self._seconds())
        push.check_subscription(where, self._settings.notices())
        await asyncio.to_thread(push.check_point, where)
        await self._store.move_pushes(identity, device, where.endpoint, where.p256dh, where.auth)

    def _check_offered(self) -> None:
        if not self.offered:
            raise Refused("push-off", 409)

    # ------------------------------------------------------------------ what is sent

    async def reachable(self, key: str, identity: str, channel: int) -> Push | None:
        """Where a notice of this channel goes, if it may be sent now: then it counts as sent.

        A device that has been signed out, or has not been used for too long, is told nothing.
        """
        found = [one for one in await self._store.pushes(key, identity) if channel_of(one.device) == channel]
        if not found or not self.offered:
            return None
        if found[0].device not in {one.device for one in await self._devices.of(identity)}:
            await self._store.drop_pushes_of_device(identity, found[0].device)
            return None
        return found[0] if self._sent.of(digest(found[0].endpoint)).take(1.0, self._seconds()) else None

    async def deliver(self, notice: notices.Notice, found: Push, life: int) -> None:
        """One attempt; DeliveryFailed if it did not arrive. A browser that is not there any more is forgotten."""
        settings = self._settings
        contact = push.contact_of(settings.smtp_sender, settings.public_url)
        try:
            await push.deliver(notice, subscription_in(found), await self.keys(), contact, settings.notices(), life)
        except notices.DeliveryFailed as error:
            if error.gone:
                await self._store.drop_pushes_of_device(found.identity, found.device)
            raise

    async def tidy(self) -> None:
        await self._store.forget_pushes()


def subscription_in(found: Push) -> push.Subscription:
    return push.Subscription(found.endpoint, found.point, found.auth)
