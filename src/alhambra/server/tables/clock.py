"""How long everybody may think. Times are milliseconds since 1970, and always given: nothing here reads a clock."""

from __future__ import annotations

from collections.abc import Sequence

from ..store.entries import Correspondence, Live, Pace

Outage = tuple[int, int]  # from, to: while no server ran, no clock did
DAY = 86_400_000


def elapsed(start: int, end: int, outages: Sequence[Outage]) -> int:
    """How much of this time a server was there to play on."""
    lost, seen = 0, start
    for since, to in sorted(outages):  # several workers may have noticed the same one
        if min(to, end) > max(since, seen):
            lost += min(to, end) - max(since, seen)
            seen = min(to, end)
    return max(0, end - start - lost)


class Clock:
    """The time of one table. It runs for the seat that has to decide."""

    def __init__(self, pace: Pace, seats: int, outages: Sequence[Outage]) -> None:
        self.pace = pace
        self.left = [pace.reserve * 1000 if isinstance(pace, Live) else 0] * seats
        self.running: int | None = None  # a person's seat; None: it stands still
        self.since = 0
        self._outages = outages

    def stop(self, at: int) -> None:
        """Whoever is thinking stops."""
        if self.running is not None and isinstance(self.pace, Live):
            self.left[self.running] = max(0, self.left[self.running] - elapsed(self.since, at, self._outages))
        self.running = None

    def reward(self, seat: int) -> None:
        """A decision was made."""
        if isinstance(self.pace, Live):
            self.left[seat] += self.pace.increment * 1000

    def take_back(self, seat: int) -> None:
        """A decision was unmade: what it earned goes, what it took does not come back."""
        if isinstance(self.pace, Live):
            self.left[seat] = max(0, self.left[seat] - self.pace.increment * 1000)

    def can_take_back(self, seats: Sequence[int], since: int, at: int) -> bool:
        """Is what these seats' decisions earned still there, and time for the first of them, which began then?"""
        if isinstance(self.pace, Live):
            earned = self.pace.increment * 1000
            return all(self._left(seat, at) >= earned * seats.count(seat) for seat in seats)
        return not isinstance(self.pace, Correspondence) or elapsed(since, at, self._outages) < self.pace.days * DAY

    def _left(self, seat: int, at: int) -> int:
        used = elapsed(self.since, at, self._outages) if seat == self.running else 0
        return self.left[seat] - used

    def start(self, seat: int, since: int) -> None:
        """This seat has to decide, and has known so since then."""
        self.running = seat
        self.since = since

    def remaining(self, at: int) -> int | None:
        """How long the running seat may still think; None: as long as it likes."""
        if self.running is None:
            return None
        if isinstance(self.pace, Live):
            return self._left(self.running, at)
        if isinstance(self.pace, Correspondence):
            return round(self.pace.days * DAY) - elapsed(self.since, at, self._outages)
        return None

    def deadline(self, at: int) -> int | None:
        """When the time of the running seat is up, seen from now."""
        remaining = self.remaining(at)
        return None if remaining is None else at + remaining
