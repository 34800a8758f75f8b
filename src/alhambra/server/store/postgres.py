"""PostgreSQL: several workers share it, and tell each other what they have written."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Any, TypeAlias
from urllib.parse import parse_qs, urlsplit

import asyncpg

from .migrating import TABLES, VERSION, VERSION_TABLE, is_current, upgrade
from .statements import Change, Found, Outcome, Parameters, Statements, entry_rows
from .writes import CannotOpen, StorageFailed, Write

CONNECTING = 5.0  # seconds that a connection may take
ANSWERING = 15.0  # seconds that an answer may take
PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 2.0)  # seconds between attempts to reach a database that was lost
SILENCE = 15.0  # seconds after which somebody who hears nothing asks whether the database is still there
READERS = 4  # connections that read
LOCK = 0x416C68616D627261  # "Alhambra": the lock of migrations
ENTRIES, WORDS = "alhambra_entries", "alhambra_words"  # channels

# One round trip: insert, tell the other workers, and answer what was inserted. A place that is taken is left out. If
# another worker is just writing there, PostgreSQL waits until it has committed or not, so the answer is final. Rows
# come sorted, in all workers alike: so two of them never wait for each other.
INSERT = f"""
WITH new AS (
    INSERT INTO entries (key, seq, at, body)
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[])
    ON CONFLICT DO NOTHING RETURNING key, seq
)
SELECT key, seq, pg_notify('{ENTRIES}', key || ' ' || seq || ' ' || $5::text) FROM new
"""
STORED = """
SELECT key, seq, at, body FROM entries WHERE (key, seq) IN (SELECT * FROM unnest($1::text[], $2::int[]))
"""
SAY = f"SELECT pg_notify('{WORDS}', $1::text)"
NAMES = """
SELECT tablename FROM pg_tables WHERE schemaname = ANY (current_schemas(false)) AND tablename = ANY ($1::text[])
"""

Heard = Callable[[str, int], None]
HeardWord = Callable[[str, str], None]
Driver: TypeAlias = Any  # a connection of asyncpg, which is published without types
RETRIED = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
REFUSED = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,  # there is no such database
    asyncpg.InsufficientPrivilegeError,
    asyncpg.InvalidSchemaNameError,  # there is none that we may use
)
LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that has been told to end, and has not yet
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
)


class PostgresDatabase:
    """A database on a server, which other workers use too."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.where = where_is(url)
        self.worker = secrets.token_hex(4)
        self.statements = statements()
        self._readers: list[Driver] = []  # connections that nobody reads from just now
        self._reading = asyncio.Semaphore(READERS)
        self._connection: Driver = None
        self._listener: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, heard: Heard | None, heard_word: HeardWord | None) -> PostgresDatabase:
        """The database with this URL, brought up to date if need be; what other workers do is told from now on."""
        database = cls(url)
        async with database._opening():
            if not await database._is_current():
                await database._migrate()
            if heard is not None or heard_word is not None:
                await database._listen(heard or _ignored, heard_word or _ignored)
        return database

    @classmethod
    async def open_to_read(cls, url: str) -> PostgresDatabase:
        """The same, for who only reads: nothing is changed."""
        database = cls(url)
        async with database._opening():
            if not await database._is_current():
                raise CannotOpen("older" if await database._inspected() else "foreign", database.where)
        return database

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.wait([self._listener])
        await self._drop()
        while self._readers:
            await end(self._readers.pop())

    def reason(self, error: BaseException) -> str:
        """Why something failed, as StorageFailed says it."""
        if isinstance(error, StorageFailed):
            return error.reason
        error = unwrapped(error)
        if is_lost(error):
            return "unreachable"
        if isinstance(error, asyncpg.DiskFullError):
            return "full"
        if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
            return "read-only"
        return "failed"

    def check(self) -> None:
        """A server stays where it is; whether it answers, a question tells."""

    def blames_values(self, error: BaseException) -> bool:
        return isinstance(error, (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, ValueError))

    # ------------------------------------------------------------------ connecting

    async def _connect(self, answering: float | None = ANSWERING) -> Driver:
        return await asyncpg.connect(
            self.url,
            timeout=CONNECTING,
            command_timeout=answering,
            server_settings={
                "application_name": "alhambra",
                "jit": "off",
                "idle_in_transaction_session_timeout": "20000",  # whoever is gone holds no lock for long
            },
        )

    async def fetch(self, query: str, parameters: Parameters) -> Sequence[Found]:
        """What the query finds. Connections that were lost meanwhile are replaced, however many there are."""
        async with self._reading:
            for _ in range(READERS + 1):
                reader = self._readers.pop() if self._readers else await self._connect()
                try:
                    found: list[Found] = await reader.fetch(query, *parameters)
                except BaseException as error:
                    if not is_lost(error) and isinstance(error, Exception):
                        self._readers.append(reader)
                        raise
                    await end(reader)
                    if not is_lost(error):  # cancelled
                        raise
                    if isinstance(error, TimeoutError):
                        break
                else:
                    self._readers.append(reader)
                    return found
        raise StorageFailed("unreachable")

    async def _writing(self) -> Driver:
        """The connection that writes."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        return self._connection

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await end(connection)

    # ------------------------------------------------------------------ opening

    @asynccontextmanager
    async def _opening(self) -> AsyncIterator[None]:
        try:
            yield
        except BaseException as error:
            await self.close()
            cause = unwrapped(error)
            if isinstance(cause, (*LOST, ValueError, asyncpg.PostgresError)):
                raise self._cannot_open(cause) from None
            raise

    async def _is_current(self) -> bool:
        connection = await self._writing()
        names = await self._inspected()
        version = await connection.fetchval(VERSION) if VERSION_TABLE in names else None
        return is_current(names, version, self.where)

    async def _inspected(self) -> list[str]:
        """Which of our tables there are."""
        connection = await self._writing()
        return [str(row[0]) for row in await connection.fetch(NAMES, [VERSION_TABLE, *TABLES])]

    async def _migrate(self) -> None:
        """All of it or nothing, in however long it takes."""
        from sqlalchemy.ext.asyncio import create_async_engine
        from sqlalchemy.pool import NullPool

        engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=lambda: self._connect(None), poolclass=NullPool
        )
        async with engine.connect() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            if not await self._is_current():  # another worker may have been faster
                await connection.run_sync(upgrade)
            await connection.commit()

    def _cannot_open(self, error: BaseException) -> CannotOpen:
        if isinstance(error, REFUSED):
            return CannotOpen("refused", self.where, str(error))
        if isinstance(error, ValueError):  # what cannot be read may hold a password: it is not repeated
            return CannotOpen("url", self.where)
        if isinstance(error, OSError):
            return CannotOpen("unreachable", self.where, error.strerror or type(error).__name__)
        return CannotOpen(self.reason(error), self.where, str(error))

    # ------------------------------------------------------------------ writing

    async def commit(self, writes: Sequence[Write], changes: Sequence[Change]) -> Outcome:
        """Store the writes in one transaction, and each of the changes in its own.

        If the connection is lost in the middle, nobody knows whether the transaction was committed. So it is tried
        again: whoever then finds their place taken by the very same entries was there before.
        """
        unsure = False
        for pause in (0.0, *PAUSES):
            if pause:
                await asyncio.sleep(pause)
            try:
                connection = await self._writing()
                taken = await self._store(connection, writes)
                if unsure and taken:
                    taken -= await self._own(connection, [write for write in writes if write.key in taken])
                return Outcome(taken, [await self._change(connection, change) for change in changes])
            except Exception as error:
                if not isinstance(error, RETRIED) and not is_lost(error):
                    raise
                if is_lost(error):
                    await self._drop()
                unsure = True
        raise StorageFailed("unreachable")

    async def _store(self, connection: Driver, writes: Sequence[Write]) -> set[str]:
        """Store what can be stored; the keys of the writes whose places are taken."""
        writes = sorted(writes, key=lambda write: write.key)
        if all(is_plain(write) for write in writes):  # one statement is a transaction by itself
            return await self._insert(connection, writes)
        taken: set[str] = set()
        while True:
            transaction = connection.transaction()
            await transaction.start()
            try:
                late = await self._insert(connection, writes)
                if not late:
                    for text, rows in self.statements.besides_entries(writes):
                        await connection.executemany(text, rows)
                    await transaction.commit()
                    return taken
                await transaction.rollback()  # a write may have been stored in part
            except BaseException:
                with suppress(Exception):
                    await transaction.rollback()
                raise
            taken |= late
            writes = [write for write in writes if write.key not in late]

    async def _insert(self, connection: Driver, writes: Sequence[Write]) -> set[str]:
        rows = entry_rows(writes)
        if not rows:
            return set()
        columns = [list(column) for column in zip(*rows, strict=True)]
        stored = await connection.fetch(INSERT, *columns, self.worker)
        if len(stored) == len(rows):
            return set()
        places = {(row[0], row[1]) for row in stored}
        return {key for key, seq, _, _ in rows if (key, seq) not in places}

    async def _own(self, connection: Driver, writes: Sequence[Write]) -> set[str]:
        """The keys of those writes that are stored as they are: we have done that ourselves."""
        rows = entry_rows(writes)
        stored = await connection.fetch(STORED, [row[0] for row in rows], [row[1] for row in rows])
        others = set(rows) - {tuple(row) for row in stored}
        return {write.key for write in writes} - {key for key, _, _, _ in others}

    async def _change(self, connection: Driver, change: Change) -> int | Exception:
        try:
            done: str = await connection.execute(change.text, *change.parameters)
        except Exception as error:
            if is_lost(error):
                raise
            return StorageFailed(self.reason(error))
        return int(done.rpartition(" ")[2])  # "UPDATE 1", "INSERT 0 1"

    # ------------------------------------------------------------------ other workers

    async def say(self, key: str, word: str) -> None:
        """Tell the other workers something that is not worth storing; if that fails, nobody hears it."""
        with suppress(Exception):
            await self.fetch(SAY, (f"{self.worker} {key} {word}",))

    async def _listen(self, heard: Heard, heard_word: HeardWord) -> None:
        connection = await self._listening(heard, heard_word)
        self._listener = asyncio.create_task(self._keep_listening(connection, heard, heard_word))

    async def _listening(self, heard: Heard, heard_word: HeardWord) -> Driver:
        def entry(connection: Driver, process: int, channel: str, told: str) -> None:
            key, seq, worker = told.split(" ")
            if worker != self.worker:
                heard(key, int(seq))

        def word(connection: Driver, process: int, channel: str, told: str) -> None:
            worker, key, said = told.split(" ", 2)
            if worker != self.worker:
                heard_word(key, said)

        connection = await self._connect()
        try:
            await connection.add_listener(ENTRIES, entry)
            await connection.add_listener(WORDS, word)
        except BaseException:
            await end(connection)
            raise
        return connection

    async def _keep_listening(self, connection: Driver, heard: Heard, heard_word: HeardWord) -> None:
        while True:
            try:
                await until_lost(connection)
            finally:
                await end(connection)
            connection = await self._listening_again(heard, heard_word)
            heard("", 0)  # anything may have been missed

    async def _listening_again(self, heard: Heard, heard_word: HeardWord) -> Driver:
        attempt = 0
        while True:
            try:
                return await self._listening(heard, heard_word)
            except Exception:
                await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
                attempt += 1


# ---------------------------------------------------------------------------------------------------------- helpers


@cache
def statements() -> Statements:
    return Statements(lambda number: f"${number}")


def where_is(url: str) -> str:
    """What a URL points to, without the user and the password."""
    try:
        parts = urlsplit(url)
        given = parse_qs(parts.query)
        host = parts.hostname or (given.get("host") or [""])[0] or "localhost"
        port = parts.port or (given.get("port") or ["5432"])[0]
    except ValueError:
        raise CannotOpen("url", "postgresql://…") from None
    return f"{host}:{port}{parts.path}"


def unwrapped(error: BaseException) -> BaseException:
    """The driver's error; SQLAlchemy wraps it twice."""
    original = getattr(error, "orig", None)
    return getattr(original, "__cause__", None) or original or error


def is_plain(write: Write) -> bool:
    """Only one entry, as nearly always?"""
    return len(write.entries) == 1 and write.row is None and not write.members and not write.outbox


def is_lost(error: BaseException) -> bool:
    """Is the connection gone, or the database? Values that the driver cannot send are interface errors as well."""
    return isinstance(error, LOST) and not isinstance(error, ValueError)


async def until_lost(connection: Driver) -> None:
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    while not lost.is_set():
        try:
            await asyncio.wait_for(lost.wait(), SILENCE)
        except TimeoutError:
            try:
                await connection.execute("SELECT 1")
            except Exception:
                return


def _ignored(*_: object) -> None:
    """Whoever did not ask need not hear it."""


async def end(connection: Driver) -> None:
    """Close a connection, however ill it is."""
    try:
        await connection.close(timeout=1)
    except Exception:
        connection.terminate()
