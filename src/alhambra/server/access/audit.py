"""The log of security events: one line for each. It names networks, not addresses, and no person, table or secret."""

from __future__ import annotations

import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from ..settings import Settings
from .limits import Bucket
from .secret import digest

LOG = logging.getLogger("alhambra.security")
BURST: Final = 30.0  # lines of one kind of event at once
PER_SECOND: Final = 0.5  # and then so many: nobody fills the disk with them
SHORTEST: Final = 8  # digits that tell one table from another, and do not lead to it
NOTED: Final = frozenset(  # refusals that are worth a line
    (
        *("unknown-host", "foreign-origin", "not-admin", "bad-link", "bad-mail-link"),
        *("too-many-requests", "too-many-tables", "too-many-open-tables", "too-many-sockets", "too-many-mails"),
        *("too-many-uploads", "too-fast", "link-needed", "bad-pairing", "too-many-tries"),
    )
)


class Audit:
    """Who writes the lines. What comes too fast is counted: the next line of its kind tells how many were left out."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self._on = settings.security_log
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        self._left_out: Counter[str] = Counter()

    def refused(self, reason: str, client: str) -> None:
        """Something was refused; most refusals are everyday life."""
        if reason in NOTED:
            self.note(reason, client)

    def note(self, event: str, client: str, table: str = "") -> None:
        """One event. Kinds of events are words of the program, so there are few."""
        if not self._on:
            return
        bucket = self._buckets.setdefault(event, Bucket(PER_SECOND, BURST))
        if not bucket.take(1.0, self._now()):
            self._left_out[event] += 1
            return
        facts = [f"client={network_of(client)}"]
        if table:
            facts.append(f"table={digest(table)[:SHORTEST]}")
        if left_out := self._left_out.pop(event, 0):
            facts.append(f"left-out={left_out}")
        LOG.info("security: %s %s", event, " ".join(facts))


def network_of(client: str) -> str:
    """Where a client is, roughly: enough to see who knocks again and again, too little to know a person by."""
    try:
        network = ipaddress.ip_network(client, strict=False)
    except ValueError:
        return "local"
    width = 24 if network.version == 4 else 48
    return str(network.supernet(new_prefix=width)) if network.prefixlen > width else str(network)
