"""Another device for somebody: a link to scan, or a short code to type, is good once and for a short time.

A code has 31^8 (8.5 * 10^11) values. A client may be wrong 20 times an hour, and everybody together 600 times an hour
at a worker: with a hundred codes out at once, somebody who tries all day has a chance of less than one in 500,000.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from ..refusals import Refused
from ..store import Pairing, Store
from .devices import Devices
from .limits import Limiter
from .secret import digest, new_token

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # without those that look like others: 0 and O, 1, I and L
LENGTH: Final = 8
LIFE: Final = 5 * 60_000  # milliseconds
MOST_DEVICES: Final = 20  # of one person
_SALT: Final = b"alhambra pairing"


class Pairings:
    """The codes that are out. Each person has one at most: a new one replaces the one before."""

    def __init__(self, store: Store, devices: Devices, now: Callable[[], int]) -> None:
        self._store = store
        self._devices = devices
        self._now = now

    async def make(self, identity: str) -> tuple[str, str, int]:
        """A token for a link, a code to type, and until when they are good."""
        if len(await self._devices.of(identity)) >= MOST_DEVICES:
            raise Refused("too-many-devices", most=MOST_DEVICES)
        token, code, until = new_token(), new_code(), self._now() + LIFE
        await self._store.keep_pairing(Pairing(identity, digest(token), await code_digest(code), until))
        return token, code, until

    async def whose(self, token: str | None, code: str | None, limiter: Limiter, client: str) -> Pairing:
        """What a token or a code is good for, now. Who is wrong too often has to wait."""
        if token is not None:
            found = await self._store.pairing_of_token(digest(token))
        else:
            giving_back = limiter.guess(client)
            found = await self._store.pairing_of_code(await code_digest(cleaned(code or "")))
            if self._is_good(found):
                giving_back()
        if found is None or not self._is_good(found):
            raise Refused("bad-pairing", 403)
        return found

    def _is_good(self, pairing: Pairing | None) -> bool:
        return pairing is not None and pairing.until > self._now()

    async def use(self, pairing: Pairing, agent: str) -> str:
        """The secret of a new device. Of several who come at once, one gets it."""
        if not await self._store.use_pairing(pairing, self._now()):
            raise Refused("bad-pairing", 403)
        return await self._devices.add(pairing.identity, agent)

    async def tidy(self) -> None:
        """Forget what is too old."""
        await self._store.forget_pairings(self._now())


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def cleaned(text: str) -> str:
    """A code as people type it: small letters, with a space or a hyphen in the middle."""
    return "".join(one for one in text.upper() if one not in " -\u2010\u2011\u00a0")


async def code_digest(code: str) -> str:
    """What is kept of a code. It is short, so whoever reads the database must not find it by trying all in minutes."""
    found = await asyncio.to_thread(hashlib.scrypt, code.encode(), salt=_SALT, n=2**12, r=8, p=1, dklen=32)
    return found.hex()
