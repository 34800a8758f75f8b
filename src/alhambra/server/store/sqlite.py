"""SQLite: one file, one connection that writes, a few that read."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TypeVar

from .holding import Hold, cannot_make
from .migrating import VERSION, VERSION_TABLE, is_current, upgrade
from .statements import Change, Found, Outcome, Parameters, Statements, entry_rows
from .trouble import DAMAGED
from .whereabouts import Displaced, Whereabouts
from .writes import CannotOpen, Write

T = TypeVar("T")
PATIENCE = 5.0  # seconds to wait for another process that writes
READERS = 2
ROWS = 200  # entries in one statement
SMALL_PAGES = "PRAGMA page_size=1024"  # a move touches one page, and a smaller one is written faster
PRAGMAS = ("PRAGMA synchronous=FULL", "PRAGMA wal_autocheckpoint=4000", "PRAGMA journal_size_limit=67108864")
REASONS = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
}


class SqliteDatabase:
    """A database file."""

    shared = False  # between workers

    def __init__(self, path: str) -> None:
        self.path = path
        self.statements = statements()
        # Whole transactions run in a thread of their own: one way there and back for each, and the event loop is free.
        self._thread = ThreadPoolExecutor(1, "alhambra-sqlite")
        self._connection: sqlite3.Connection | None = None
        self._readers = ThreadPoolExecutor(READERS, "alhambra-sqlite-reader")
        self._spare: list[sqlite3.Connection] = []  # connections that nobody reads from just now
        self._whereabouts = Whereabouts(path)
        self._hold: Hold | None = None

    @classmethod
    async def open(cls, path: str) -> SqliteDatabase:
        """The database in this file, made or brought up to date if need be; nobody else can write it until the end."""
        database = cls(path)
        try:
            await database._in_thread(database._prepare)
        except BaseException:
            await database.close()
            raise
        return database

    @classmethod
    async def open_to_read(cls, path: str) -> SqliteDatabase:
        """The same, for who only reads: nothing is made or changed."""
        database = cls(path)
        try:
            await database._in_thread(database._inspect)
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        self._readers.shutdown()
        for connection in self._spare:
            connection.close()
        await self._in_thread(self._leave)
        self._thread.shutdown()

    async def commit(self, writes: Sequence[Write], changes: Sequence[Change]) -> Outcome:
        """Store all of it in one transaction."""
        return await self._in_thread(lambda: self._commit(writes, changes))

    def reason(self, error: BaseException) -> str:
        """Why something failed, as StorageFailed says it."""
        if isinstance(error, Displaced):
            return "moved"
        found = REASONS.get(code_of(error), "failed")
        return {"full": "full", "read-only": "read-only", "corrupt": DAMAGED}.get(found, "failed")

    def check(self) -> None:
        self._whereabouts.check()

    def blames_values(self, error: BaseException) -> bool:
        kinds = (sqlite3.IntegrityError, sqlite3.InterfaceError, sqlite3.DataError, sqlite3.ProgrammingError)
        return isinstance(error, (*kinds, ValueError, OverflowError))

    async def say(self, key: str, word: str) -> None:
        """There are no other workers."""

    async def _in_thread(self, do: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, do)

    # ------------------------------------------------------------------ reading

    async def fetch(self, query: str, parameters: Parameters) -> Sequence[Found]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._fetch, query, parameters)

    def _fetch(self, query: str, parameters: Parameters) -> Sequence[Found]:
        try:
            connection = self._spare.pop()
        except IndexError:
            connection = self._new_reader()
        try:
            found = connection.execute(query, parameters).fetchall()
        except sqlite3.Error:
            connection.close()  # the next one asks afresh
            raise
        self._spare.append(connection)
        return found

    def _new_reader(self) -> sqlite3.Connection:
        self._whereabouts.check_file()
        connection = sqlite3.connect(
            uri_of(self.path), uri=True, isolation_level=None, timeout=PATIENCE, check_same_thread=False
        )
        try:
            connection.execute("PRAGMA query_only=ON")
            inspected(connection)  # now it has the journal open, and finds it wherever that goes
        except BaseException:
            connection.close()
            raise
        return connection

    # ------------------------------------------------------------------ opening, in the thread

    def _prepare(self) -> None:
        self._hold = Hold.take(self.path)
        is_new = create_file(Path(self.path))
        try:
            self._prepare_file()
        except BaseException:
            if is_new:
                remove_empty(Path(self.path))
            raise

    def _prepare_file(self) -> None:
        try:
            connection = self._connect()
            if not is_current(*inspected(connection), self.path):
                self._migrate(connection)
            begin(connection)  # tells at once whether anything can be written
            connection.execute("ROLLBACK")
            while len(self._spare) < READERS:  # those who read go on with these, even if the file is moved
                self._spare.append(self._new_reader())
        except sqlite3.Error as error:
            raise cannot_open(error, self.path) from None

    def _inspect(self) -> None:
        if not Path(self.path).is_file():
            raise CannotOpen("missing", self.path)
        check_size(Path(self.path))
        try:
            connection = sqlite3.connect(uri_of(self.path), uri=True, isolation_level=None, timeout=PATIENCE)
            try:
                names, version = inspected(connection)
            finally:
                connection.close()
        except sqlite3.Error as error:
            raise cannot_open(error, self.path) from None
        if not is_current(names, version, self.path):
            raise CannotOpen("foreign" if version is None else "older", self.path)

    def _connect(self) -> sqlite3.Connection:
        """The connection that writes; made anew after an error that may have damaged it."""
        if self._connection is None:
            self._whereabouts.check_file()
            connection = sqlite3.connect(uri_of(self.path), uri=True, isolation_level=None, timeout=PATIENCE)
            try:
                is_current(*inspected(connection), self.path)  # before anything is changed
                connection.execute(SMALL_PAGES)  # of a new file; one that has pages keeps them
                patiently(lambda: connection.execute("PRAGMA journal_mode=WAL").fetchone())
                for pragma in PRAGMAS:
                    connection.execute(pragma)
                inspected(connection)  # from now on there is a journal
                self._whereabouts.opened()
            except BaseException:
                connection.close()
                raise
            self._connection = connection
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _leave(self) -> None:
        self._disconnect()
        if self._hold is not None:
            self._whereabouts.left()
            self._hold.release()

    def _migrate(self, connection: sqlite3.Connection) -> None:
        from sqlalchemy import create_engine
        from sqlalchemy.exc import DBAPIError
        from sqlalchemy.pool import StaticPool

        engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
        with engine.connect() as wrapped:
            begin(connection)
            try:
                if not is_current(*inspected(connection), self.path):  # another process may have been faster
                    upgrade(wrapped)
                connection.commit()
            except DBAPIError as error:  # wraps that of the driver
                raise error.orig if isinstance(error.orig, sqlite3.Error) else error from None
            finally:
                connection.rollback()

    # ------------------------------------------------------------------ writing, in the thread

    def _commit(self, writes: Sequence[Write], changes: Sequence[Change]) -> Outcome:
        connection = self._connect()
        try:
            begin(connection)
            taken = self._add(connection, writes)
            touched = [connection.execute(change.text, change.parameters).rowcount for change in changes]
            self._whereabouts.check()
            connection.execute("COMMIT")
        except BaseException as error:
            self._roll_back(connection)
            if isinstance(error, Displaced) and error.how == "journal":
                self._rescue(connection)
            raise
        return Outcome(taken, touched)

    def _add(self, connection: sqlite3.Connection, writes: Sequence[Write]) -> set[str]:
        """Insert everything; if that cannot be, find out whose place is taken and insert the rest."""
        try:
            self._insert(connection, writes)
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK")
            begin(connection)
            taken = {write.key for write in writes if is_taken(connection, write)}
            self._insert(connection, [write for write in writes if write.key not in taken])
            return taken
        return set()

    def _insert(self, connection: sqlite3.Connection, writes: Sequence[Write]) -> None:
        rows = entry_rows(writes)
        for start in range(0, len(rows), ROWS):
            some = rows[start : start + ROWS]
            connection.execute(entries_of(len(some)), [value for row in some for value in row])
        for text, others in self.statements.besides_entries(writes):
            connection.executemany(text, others)

    def _roll_back(self, connection: sqlite3.Connection) -> None:
        """Whatever happened, the next batch begins afresh."""
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._disconnect()

    def _rescue(self, connection: sqlite3.Connection) -> None:
        """The journal was deleted, and we can still read it: what it holds goes into the database."""
        with suppress(sqlite3.Error):
            connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()


# ---------------------------------------------------------------------------------------------------------- helpers


@cache
def entries_of(number: int) -> str:
    """An insertion of so many entries at once: the thread need not come back to Python for each."""
    return f"INSERT INTO entries (key, seq, at, body) VALUES {', '.join(['(?, ?, ?, ?)'] * number)}"


@cache
def statements() -> Statements:
    return Statements(lambda number: "?")


def uri_of(path: str) -> str:
    return Path(path).absolute().as_uri() + "?mode=rw"


def create_file(path: Path) -> bool:
    """Make an empty file that only its owner can read, unless there is one; was it made?

    CannotOpen: it cannot be made, or something is missing that should be there.
    """
    journal = Path(f"{os.path.realpath(path)}-wal")
    if not path.exists() and journal.exists() and journal.stat().st_size > 0:
        raise CannotOpen("lost", str(path), str(journal))
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        check_size(path)
        return False
    except OSError as error:
        raise cannot_make(path, error) from None
    return True


def remove_empty(path: Path) -> None:
    """A file that nothing was written to: the next start would wonder who has emptied it."""
    with suppress(OSError):
        if path.stat().st_size == 0:
            path.unlink()


def check_size(path: Path) -> None:
    """CannotOpen: the file is empty. SQLite would take it for a new database, and throw away a journal beside it."""
    if path.is_file() and path.stat().st_size == 0:
        raise CannotOpen("empty", str(path))


def inspected(connection: sqlite3.Connection) -> tuple[list[str], str | None]:
    """The tables in the file, and the version of their schema."""
    names = [str(name) for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    row = connection.execute(VERSION).fetchone() if VERSION_TABLE in names else None
    return names, None if row is None else str(row[0])


def begin(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")


def is_taken(connection: sqlite3.Connection, write: Write) -> bool:
    if not write.entries:
        return False
    span = (write.key, write.entries[0].seq, write.entries[-1].seq)
    found = connection.execute("SELECT 1 FROM entries WHERE key = ? AND seq BETWEEN ? AND ? LIMIT 1", span)
    return found.fetchone() is not None


def code_of(error: BaseException) -> int:
    """SQLite's own code for an error, without its details."""
    code = getattr(error, "sqlite_errorcode", 0)
    return int(code) & 0xFF


def cannot_open(error: sqlite3.Error, path: str) -> CannotOpen:
    code = code_of(error)
    reason = REASONS.get(code, "failed")
    if code == sqlite3.SQLITE_CANTOPEN and Path(path).is_file():
        reason = "read-only"  # its companions -wal and -shm cannot be made
    return CannotOpen(reason, path, str(error))


def patiently(do: Callable[[], T]) -> T:
    """Where SQLite itself does not wait for other processes."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return do()
        except sqlite3.OperationalError as error:
            if REASONS.get(code_of(error)) != "locked" or time.monotonic() > until:
                raise
            time.sleep(0.02)
