"""A lock that can also be taken without waiting, which asyncio's cannot."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType


class Lock:
    """One holder at a time, in the order of asking. Whoever gives it back hands it to the next."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._held

    def seize(self) -> bool:
        """Take it if nobody has it."""
        if self._held:
            return False
        self._held = True
        return True

    async def acquire(self) -> None:
        """Wait for it."""
        if self.seize():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting.remove(turn)
            else:  # it was handed over in the very moment in which nobody wanted it any more
                self.release()
            raise

    def release(self) -> None:
        """Hand it to whoever has waited longest."""
        assert self._held
        for turn in self._waiting:
            if not turn.cancelled():
                self._waiting.remove(turn)
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
