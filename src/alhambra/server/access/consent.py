"""Consent to mails: nothing is sent to an address but one question, until its owner has said yes.

A yes is for one address and one person: it serves all tables of that person, and nobody else. A no is for the address,
whoever wants to write to it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from .. import notices
from ..refusals import Refused
from ..settings import Settings
from ..store import Mailbox, Store
from .devices import DAY
from .limits import HOUR, Buckets
from .secret import digest, is_token, new_token

VALID: Final = 2 * DAY  # of a link that confirms, in milliseconds


class Consents:
    """Which addresses may be written to, and who may have that done."""

    def __init__(
        self, store: Store, settings: Settings, now: Callable[[], int], seconds: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._settings = settings
        self._now = now
        self._seconds = seconds
        most = settings.limits.confirmations_per_hour
        self._asked = Buckets(most / HOUR, most)  # by address, and by client

    # ------------------------------------------------------------------ before a mail is sent

    async def is_given(self, address: str, identity: str) -> bool:
        """Has the owner of this address agreed to what this person has sent there?"""
        found = await self._store.consent(_hash(address), identity)
        return found is not None and found.confirmed is not None

    async def ask(self, address: str, identity: str, client: str, language: str) -> None:
        """Send the question, unless there is a yes. Who asks is not told of a no: that is the owner's business."""
        if await self.is_given(address, identity):
            return
        settings = self._settings.notices()
        self._check_rate(address, client)
        box = await self._mailbox(address)
        if not await self._count(box):
            return
        token = new_token()
        links = notices.Links(
            confirm=self._link("confirm", token, language), stop=self._link("stop", box.stop, language)
        )
        await self._store.ask_consent(box.address, identity, digest(token), self._now())
        try:
            await notices.ask_for_consent(notices.Mail(address), links, language, settings)
        except notices.DeliveryFailed:
            raise Refused("mail-not-sent", 503) from None

    def _check_rate(self, address: str, client: str) -> None:
        for one in (f"client {client}", f"address {_hash(address)}"):
            self._asked.take(one, "too-many-mails", self._seconds())

    async def way_to(self, address: str, identity: str, language: str) -> str | None:
        """The link that stops mails, for a notice that may be sent there now; None: it may not. It counts as sent."""
        if not await self.is_given(address, identity):
            return None
        box = await self._mailbox(address)
        return self._link("stop", box.stop, language) if await self._count(box) else None

    async def _mailbox(self, address: str) -> Mailbox:
        return await self._store.mailbox(_hash(address), new_token())

    async def _count(self, box: Mailbox) -> bool:
        most = self._settings.limits.mails_per_day
        return await self._store.count_mail(box.address, self._now() // DAY, most or 1_000_000)

    def _link(self, what: str, token: str, language: str) -> str:
        return f"{self._settings.public_url.rstrip('/')}/mail/{what}/{token}?language={language}"

    # ------------------------------------------------------------------ what the owner of an address says

    async def can_confirm(self, token: str) -> bool:
        """Is this the link of a question that waits for its answer?"""
        found = await self._store.consent_of(digest(token)) if is_token(token) else None
        return found is not None and found.asked > self._now() - VALID

    async def confirm(self, token: str) -> bool:
        """Yes, once; False: this link is worth nothing, or not any more."""
        now = self._now()
        return is_token(token) and await self._store.give_consent(digest(token), now, now - VALID)

    async def mailbox(self, token: str) -> Mailbox | None:
        """The address whose mails this link stops."""
        return await self._store.mailbox_of(token) if is_token(token) else None

    async def stop(self, box: Mailbox) -> None:
        await self._store.stop_mails(box.address, self._now())

    async def allow(self, box: Mailbox) -> None:
        await self._store.allow_mails(box.address)

    async def tidy(self) -> None:
        """Forget questions that nobody can answer any more."""
        await self._store.forget_asked(self._now() - VALID)


def _hash(address: str) -> str:
    """One owner, one hash: nearly every mail server takes large and small letters for the same."""
    return digest(address.lower())
