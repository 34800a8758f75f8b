"""Devices: each has a secret of its own, which can be replaced and ended; all devices of a person have one identity.

A secret is replaced when it is some days old. The old one stays good until the new one has come back, and for a short
time after that: whoever does not hear the answer with the new one, or asks twice at once, is not locked out.
"""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from ..store import Device, StorageFailed, Store
from .audit import Audit
from .secret import digest, new_key, new_token

DAY: Final = 86_400_000  # milliseconds, as all times here
RENEWAL: Final = 7 * DAY  # the age at which a secret is replaced
AGAIN: Final = DAY  # after which a replacement that nobody has used is made anew
GRACE: Final = 60_000  # for requests under way with the old secret
IDLE: Final = 180 * DAY  # without a visit, after which a device is signed out
LONGEST: Final = 400 * DAY  # the life of a secret that is never replaced
FORGET: Final = 30 * DAY  # how long what has ended is kept
REMEMBERED: Final = 10_000  # secrets; who was not seen for longest is forgotten first
FRESH_ALONE: Final = 60_000  # how long a look at the database counts
FRESH_AMONG_WORKERS: Final = 2_000  # the same where others may end a device
SWEEP: Final = 15_000  # how far back ended devices are looked for: longer than anybody takes to come in


@dataclass(frozen=True)
class _Look:
    """What the database said of a secret, and until when that counts."""

    device: Device | None
    until: int


class Devices:
    """Who is known by which secret."""

    def __init__(self, store: Store, audit: Audit, now: Callable[[], int]) -> None:
        self._store = store
        self._audit = audit
        self._now = now
        self._looks: OrderedDict[str, _Look] = OrderedDict()
        self._endings = 0
        self._renewing: dict[str, int] = {}  # by hash: when a replacement was made here

    # ------------------------------------------------------------------ who is it

    async def recognise(self, token: str, agent: str, client: str) -> Device | None:
        """The device with this secret; None: nobody that we know, or not any more."""
        key = digest(token)
        look = self._looks.get(key)
        while look is None or look.until <= self._now():
            endings = self._endings
            found = await self._look_up(key, agent, client)
            if endings == self._endings:  # else it may have been ended while we looked
                look = self._remember(key, found)
        return look.device

    async def _look_up(self, key: str, agent: str, client: str) -> Device | None:
        device = await self._store.device(key)
        if device is None:
            return await self._adopt(key, agent)
        if not self._is_good(device):
            self._audit.note("ended-device", client)
            return None
        with contextlib.suppress(StorageFailed):  # a full disk signs nobody out
            if device.replaces is not None:
                await self._store.accept_secret(device, self._now() + GRACE)
            if device.seen < self._day():
                await self._store.see_device(key, self._day())
        return device

    def _is_good(self, device: Device) -> bool:
        now = self._now()
        if device.ended is not None or (device.until is not None and device.until <= now):
            return False
        return now - device.seen < IDLE and (not device.renewed or now - device.renewed < LONGEST)

    async def _adopt(self, key: str, agent: str) -> Device | None:
        """Somebody from the time before devices were written down: the hash of their cookie is their identity.

        A secret that has never been at a table is nobody's: whoever made it up gets one of ours.
        """
        if not await self._store.is_member(key):
            return None
        day = self._day()
        device = Device(
            hash=key, device=new_key(), identity=key, label=label_of(agent), created=day, renewed=0, seen=day
        )
        with contextlib.suppress(StorageFailed):
            await self._store.add_device(device)
        return await self._store.device(key) or device  # another worker may have been first

    def _remember(self, key: str, device: Device | None) -> _Look:
        fresh = FRESH_AMONG_WORKERS if self._store.shared else FRESH_ALONE
        look = self._looks[key] = _Look(device, self._now() + fresh)
        self._looks.move_to_end(key)
        if len(self._looks) > REMEMBERED:
            self._looks.popitem(last=False)
        return look

    # ------------------------------------------------------------------ new secrets

    async def welcome(self, agent: str) -> tuple[str, str]:
        """A device for somebody new: their identity, and the secret for their cookie. It is stored."""
        identity = digest(new_token())
        return identity, await self.add(identity, agent)

    async def add(self, identity: str, agent: str) -> str:
        """One more device of a person: the secret for its cookie. It is stored."""
        token, day = new_token(), self._day()
        device = Device(
            hash=digest(token),
            device=new_key(),
            identity=identity,
            label=label_of(agent),
            created=day,
            renewed=self._now(),
            seen=day,
        )
        await self._store.add_device(device)
        self._remember(device.hash, device)
        return token

    def is_due(self, device: Device) -> bool:
        """Is it time for a new secret?"""
        return device.until is None and self._now() - device.renewed >= RENEWAL

    async def renew(self, device: Device) -> str:
        """A new secret for a device; "" if one is on its way. The old one stays good until the new one is used."""
        now = self._now()
        if now - self._renewing.get(device.hash, -AGAIN) < AGAIN:
            return ""
        self._renewing[device.hash] = now
        if len(self._renewing) > REMEMBERED:
            self._renewing.pop(next(iter(self._renewing)))
        made = await self._store.newest_heir(device.hash)
        if made is not None and now - made < AGAIN:
            return ""
        token = new_token()
        heir = replace(device, hash=digest(token), renewed=now, seen=self._day(), replaces=device.hash)
        await self._store.add_device(heir)
        return token

    # ------------------------------------------------------------------ ending

    async def of(self, identity: str) -> list[Device]:
        """The devices of a person that are not signed out, one row for each; the last seen first."""
        found: dict[str, Device] = {}
        for one in sorted(await self._store.devices_of(identity), key=lambda one: (one.seen, one.renewed)):
            if self._is_good(one):
                found[one.device] = one
        return sorted(found.values(), key=lambda one: (-one.seen, -one.created, one.device))

    async def end(self, identity: str, device: str) -> bool:
        """Sign out one device of a person; False: there is none with this name."""
        ended = await self._store.end_device(identity, device, self._now())
        self.forget([device])
        return ended

    async def end_others(self, identity: str, device: str) -> list[str]:
        """Sign out all devices of a person but this one; their names."""
        others = sorted({one.device for one in await self._store.devices_of(identity)} - {device})
        await self._store.end_others(identity, device, self._now())
        self.forget(others)
        return others

    async def ended_lately(self) -> list[str]:
        """Devices that were signed out just now, by any worker."""
        ended = await self._store.ended_devices(self._now() - SWEEP)
        self.forget(ended)
        return ended

    def forget(self, ended: list[str]) -> None:
        """Ask the database again for the secrets of these devices."""
        gone = frozenset(ended)
        self._endings += bool(gone)
        for key in [key for key, look in self._looks.items() if look.device and look.device.device in gone]:
            del self._looks[key]

    async def tidy(self) -> None:
        """Forget what ended long ago."""
        now = self._now()
        await self._store.forget_devices(now - FORGET, now - IDLE - FORGET)

    def _day(self) -> int:
        return self._now() // DAY * DAY


# ------------------------------------------------------------------------------------------------------------ labels

# The first that is found counts: most browsers also give the names of others.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)


def label_of(agent: str) -> str:
    """Browser and system, as people know their devices; no version, nothing else. "" for programs."""
    words = agent[:500]
    browser = next((name for mark, name in _BROWSERS if mark in words), "")
    system = next((name for mark, name in _SYSTEMS if mark in words), "")
    return " · ".join(part for part in (browser, system) if part)
