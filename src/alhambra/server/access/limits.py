"""How much one client may ask of the server. What is remembered of clients is bounded, however many there are."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple
from weakref import WeakValueDictionary

from ..refusals import Refused
from ..settings import Limits
from .turns import Turns

REMEMBERED = 20_000  # clients whose recent requests are counted; who was not seen for longest is forgotten first
TOO_MANY = 429
HOUR = 3600.0
EVERYBODY = 30  # times as many wrong codes as one client may try
FRAMES = 2  # for each message that a socket may send


class Bucket:
    """Lets a burst through, and then so much a second. A burst of 0 lets everything through.

    What passes here has to pass the bucket above too, if there is one: several may have the same.
    """

    __slots__ = ("_above", "_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, above: Bucket | None = None) -> None:
        self._above = above
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = -math.inf

    def take(self, cost: float, now: float) -> bool:
        """May this pass? Times are seconds of any clock, always the same one."""
        if not self._burst:
            return True
        self._left = min(self._burst, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._left < cost or (self._above is not None and not self._above.take(cost, now)):
            return False
        self._left -= cost
        return True

    def spend(self, cost: float, now: float) -> float:
        """Take this even if there is not as much, above too; how many seconds it takes to make up for that."""
        if not self._burst:
            return 0.0
        self._left = min(self._burst, self._left + max(0.0, now - self._at) * self._rate) - cost
        self._at = now
        above = 0.0 if self._above is None else self._above.spend(cost, now)
        return max(above, self.wait(0.0))

    def wait(self, cost: float) -> float:
        """After a refusal: how many seconds until it could pass."""
        return (cost - self._left) / self._rate if self._rate else HOUR


class Buckets:
    """A bucket for each client."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._found)

    def take(self, client: str, reason: str, now: float) -> None:
        """Let this client pass, or refuse it for this reason."""
        bucket = self.of(client)
        if not bucket.take(1.0, now):
            raise Refused(reason, TOO_MANY, seconds=math.ceil(bucket.wait(1.0)))

    def of(self, client: str) -> Bucket:
        bucket = self._found.get(client)
        if bucket is None:
            bucket = self._found[client] = Bucket(self._rate, self._burst)
            if len(self._found) > REMEMBERED:
                self._found.popitem(last=False)
        self._found.move_to_end(client)
        return bucket


class Visit(NamedTuple):
    """A socket that is open."""

    bucket: Bucket  # for its messages; above it is that of its client
    turn: asyncio.Lock  # whose holder may ask for something dear: a client gets one such answer after the other


class Limiter:
    """What every client has asked for lately, and how many sockets it has. A limit of 0 is none."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self._now = now
        self._requests = Buckets(limits.requests_per_minute / 60, limits.requests_per_minute)
        self._tables = Buckets(limits.tables_per_hour / HOUR, limits.tables_per_hour)
        self._handshakes = Buckets(limits.connects_per_minute / 60, limits.connects_per_minute)
        tries = limits.pairing_tries_per_hour
        self._guesses = Buckets(tries / HOUR, tries)
        self._all_guesses = Bucket(EVERYBODY * tries / HOUR, EVERYBODY * tries)
        factor = limits.messages_factor
        self._messages = Buckets(factor * limits.messages_per_second, factor * limits.message_burst)
        self._frames = Buckets(FRAMES * factor * limits.messages_per_second, FRAMES * factor * limits.message_burst)
        self._sockets: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}
        self._connections: Counter[str] = Counter()
        self._working: WeakValueDictionary[str, Turns] = WeakValueDictionary()

    def request(self, client: str) -> None:
        """A request over HTTP."""
        self._requests.take(client, "too-many-requests", self._now())

    def table(self, client: str) -> None:
        """A new table."""
        self._tables.take(client, "too-many-tables", self._now())

    def guess(self, client: str) -> Callable[[], None]:
        """A code that somebody types. Call the result if it is right: only wrong ones count."""
        now = self._now()
        self._guesses.take(client, "too-many-tries", now)
        if not self._all_guesses.take(1.0, now):
            raise Refused("too-many-tries", TOO_MANY, seconds=math.ceil(self._all_guesses.wait(1.0)))
        bucket = self._guesses.of(client)

        def give_back() -> None:
            for one in (bucket, self._all_guesses):
                one.spend(-1.0, now)

        return give_back

    def handshake(self, client: str) -> None:
        """A socket that somebody would like to open."""
        self._handshakes.take(client, "too-many-requests", self._now())

    def connect(self, peer: str) -> bool:
        """May there be one more connection of this address that is not a socket? Then call `disconnect` at its end."""
        if self.limits.connections and self._connections[peer] >= self.limits.connections:
            return False
        self._connections[peer] += 1
        return True

    def disconnect(self, peer: str) -> None:
        self._connections[peer] -= 1
        if not self._connections[peer]:
            del self._connections[peer]

    def turns(self, client: str) -> Turns:
        """Those that all connections of a client share, as long as there are any."""
        found = self._working.get(client)
        if found is None:
            found = self._working[client] = Turns()
        return found

    @contextmanager
    def socket(self, client: str) -> Iterator[Visit]:
        """A socket, for as long as it is open."""
        if self.limits.sockets and self._sockets[client] >= self.limits.sockets:
            raise Refused("too-many-sockets", TOO_MANY, most=self.limits.sockets)
        self._sockets[client] += 1
        turn = self._turns.setdefault(client, asyncio.Lock())
        try:
            yield Visit(self.message_bucket(client), turn)
        finally:
            self._sockets[client] -= 1
            if not self._sockets[client]:
                del self._sockets[client], self._turns[client]

    def message_bucket(self, client: str) -> Bucket:
        """For the messages of one socket of a client, who keeps what is above it when the socket is gone."""
        above = self._messages.of(client)
        return Bucket(self.limits.messages_per_second, self.limits.message_burst, above)

    def frame_bucket(self, client: str | None = None) -> Bucket:
        """For the frames of one socket that are no short message by themselves: some messages come in several.

        As with messages, all sockets of a client share what is above it. Before a client is known there is nothing.
        """
        above = None if client is None else self._frames.of(client)
        return Bucket(FRAMES * self.limits.messages_per_second, FRAMES * self.limits.message_burst, above)
