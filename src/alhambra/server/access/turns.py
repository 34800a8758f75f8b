"""One piece of work for each client in each turn of the loop: nobody waits longer for one with many connections."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """What the connections of one client have to do, in the order in which they came."""

    __slots__ = ("__weakref__", "_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False  # was something done in this turn of the loop?
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, work: Callable[[], None]) -> bool:
        """Do this now, if it is the first thing in this turn of the loop; False: it will be done in another."""
        if self._taken:
            self._waiting.append(work)
            return False
        self._taken = True
        asyncio.get_running_loop().call_soon(self._next)
        work()
        return True

    def _next(self) -> None:
        if not self._waiting:
            self._taken = False
            return
        asyncio.get_running_loop().call_soon(self._next)
        self._waiting.popleft()()
