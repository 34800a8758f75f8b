"""Group commit: whatever was asked for while one transaction was written goes into the next."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Protocol

from .statements import Change, Found, Outcome, Parameters, Statements
from .trouble import Trouble
from .writes import Conflict, StorageFailed, Write

LOG = logging.getLogger("alhambra.server")
LARGEST = 500  # writes in one transaction: nobody waits for ever


class Database(Protocol):
    """What SQLite and PostgreSQL have in common."""

    shared: bool  # between several workers
    statements: Statements

    async def commit(self, writes: Sequence[Write], changes: Sequence[Change]) -> Outcome:
        """Store all of it, at most one write for each table. An error: nothing was stored."""

    async def fetch(self, query: str, parameters: Parameters) -> Sequence[Found]:
        """What the query finds."""

    def reason(self, error: BaseException) -> str:
        """Why something failed, as StorageFailed says it."""

    def check(self) -> None:
        """Is it still where it was? An error: nothing can be stored any more."""

    def blames_values(self, error: BaseException) -> bool:
        """Did something fail because of what was to be stored?"""

    async def say(self, key: str, word: str) -> None:
        """Tell other workers."""

    async def close(self) -> None: ...


Settled = Callable[[Exception | None], None]  # told once: None, or why nothing was stored
Touched = asyncio.Future[int]
Writes = dict[str, tuple[Write, Settled]]  # by table
Changes = list[tuple[Change, Touched]]


class Committer:
    """The only one who changes the database."""

    def __init__(self, database: Database) -> None:
        self.trouble = Trouble("could not store: %s (%s)", "changes are stored again")
        self._database = database
        self._writes: list[tuple[Write, Settled]] = []
        self._changes: Changes = []
        self._wanted = asyncio.Event()
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run())

    def submit(self, write: Write, settled: Settled) -> None:
        """Store this, and say so; without waiting for it, and without a task that does."""
        if len(write.entries) > 1 and any(after.seq != before.seq + 1 for before, after in pairwise(write.entries)):
            raise ValueError("entries of one write follow each other")
        self._check()
        self._writes.append((write, settled))
        self._wanted.set()

    async def write(self, write: Write) -> None:
        done: asyncio.Future[None] = self._loop.create_future()

        def settled(error: Exception | None) -> None:
            if done.done():  # whoever asked has left
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.submit(write, settled)
        await done

    async def change(self, change: Change) -> int:
        """How many rows the change touched."""
        touched: Touched = self._loop.create_future()
        self._check()
        self._changes.append((change, touched))
        self._wanted.set()
        return await touched

    async def close(self) -> None:
        """Finish what was asked for."""
        self._closing = True
        self._wanted.set()
        await self._task

    def _check(self) -> None:
        if self._closing:
            raise StorageFailed("failed")

    async def _run(self) -> None:
        while True:
            await self._wanted.wait()
            writes, changes = self._taken()
            if writes or changes:
                await self._commit(writes, changes)
                await asyncio.sleep(0)  # who waited for this goes on, and may want something at once
            elif self._closing:
                return
            else:
                self._wanted.clear()

    def _taken(self) -> tuple[Writes, Changes]:
        """What goes into the next transaction: of each table the first write, since a second one builds upon it.

        Also what was asked for by somebody who has left: others may build upon it.
        """
        batch: Writes = {}
        later: list[tuple[Write, Settled]] = []
        for one in self._writes:
            if one[0].key in batch or len(batch) >= LARGEST:
                later.append(one)
            else:
                batch[one[0].key] = one
        self._writes = later
        changes, self._changes = self._changes, []
        return batch, changes

    async def _commit(self, writes: Writes, changes: Changes) -> None:
        try:
            outcome = await self._database.commit([write for write, _ in writes.values()], [one for one, _ in changes])
        except Exception as error:
            reason = self._database.reason(error)
            if self._database.blames_values(error) and len(writes) + len(changes) > 1:  # not everybody's fault
                await self._commit_each(writes, changes)
            else:
                self.trouble.begins(reason, error)
                self._fail(reason, writes, changes)
            return
        self.trouble.ends()
        self._report(outcome, writes, changes)

    async def _commit_each(self, writes: Writes, changes: Changes) -> None:
        for key, one in writes.items():
            await self._commit({key: one}, [])
        for change in changes:
            await self._commit({}, [change])

    def _report(self, outcome: Outcome, writes: Writes, changes: Changes) -> None:
        for key, (_, settled) in writes.items():
            tell(settled, Conflict() if key in outcome.taken else None)
        for (_, touched), count in zip(changes, outcome.touched, strict=True):
            if touched.done():
                continue
            if isinstance(count, Exception):
                touched.set_exception(count)
            else:
                touched.set_result(count)
        if outcome.taken:
            self._refuse_followers(outcome.taken, Conflict)

    def _fail(self, reason: str, writes: Writes, changes: Changes) -> None:
        for _, settled in writes.values():
            tell(settled, StorageFailed(reason))
        for _, touched in changes:
            if not touched.done():
                touched.set_exception(StorageFailed(reason))
        self._refuse_followers(set(writes), lambda: StorageFailed(reason))

    def _refuse_followers(self, keys: set[str], error: Callable[[], Exception]) -> None:
        """A write that builds upon one that was not stored must not be stored either."""
        followers = [settled for write, settled in self._writes if write.key in keys]
        self._writes = [one for one in self._writes if one[0].key not in keys]
        for settled in followers:
            tell(settled, error())


def tell(settled: Settled, error: Exception | None) -> None:
    """Who cannot live with the news must not keep it from the others."""
    try:
        settled(error)
    except Exception:
        LOG.exception("something went wrong after storing")
