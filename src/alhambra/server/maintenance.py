"""Copies of a database, and what leaves it: records and entries of tables."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterable
from contextlib import closing
from pathlib import Path

from msgspec.structs import replace

from .store import Store
from .store.entries import (
    AnyEntry,
    Claimed,
    Created,
    HandedOver,
    Invited,
    Offered,
    Relinked,
    Vacated,
    Written,
    encode,
)
from .store.sqlite import PATIENCE, cannot_open, check_size, inspected, uri_of
from .store.writes import CannotOpen, Row
from .tables.table import Table

FINISHED = ("over", "closed")
PAGE = 100  # tables


class Unfaithful(Exception):
    """A copy that is not like the original: one of the two is damaged."""


class Unreadable(Exception):
    """A game that does not replay."""


# ------------------------------------------------------------------------------------------------------------- backup


def back_up(path: str, target: Path) -> dict[str, int]:
    """Copy a database while servers go on writing; how many rows its tables have.

    The copy is of one moment, a single file, and checked. It appears when it is complete, in the place of any other.
    CannotOpen, OSError and Unfaithful: there is no copy, and what was there before is still there.
    """
    if not Path(path).is_file():
        raise CannotOpen("missing", path)
    check_size(Path(path))
    handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    os.close(handle)
    try:
        try:
            rows = _copied(path, temporary)
        except sqlite3.Error as error:
            raise cannot_open(error, path) from None
        _sync(Path(temporary))
        os.replace(temporary, target)
        _sync(target.parent)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    return rows


def _copied(path: str, temporary: str) -> dict[str, int]:
    with (
        closing(sqlite3.connect(uri_of(path), uri=True, isolation_level=None, timeout=PATIENCE)) as original,
        closing(sqlite3.connect(temporary, isolation_level=None)) as copy,
    ):
        names, version = inspected(original)
        if version is None:
            raise CannotOpen("foreign", path)
        original.execute("BEGIN")  # from here on it stands still for us
        rows = _counted(original, names)
        original.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, without companions
        checked = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if checked != "ok" or _counted(copy, names) != rows:
            raise Unfaithful(checked)
    return rows


def _counted(connection: sqlite3.Connection, names: Iterable[str]) -> dict[str, int]:
    return {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}


def _sync(path: Path) -> None:
    """Wait until the disk has it."""
    if os.name == "nt" and path.is_dir():  # where folders are no files
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# ------------------------------------------------------------------------------------------------------------- export


async def every_table(store: Store) -> AsyncIterator[Row]:
    """All tables, by key."""
    after = ""
    while True:
        page = await store.every(after, PAGE)
        for row in page:
            yield row
        if len(page) < PAGE:
            return
        after = page[-1].key


def record_text(key: str, entries: Iterable[Written]) -> str | None:
    """The game of a table as an .alh file; None if there was none. Whoever reads it knows everything."""
    try:
        game = Table(key, entries).game
        return None if game is None else str(game.record)
    except Exception as error:  # of the engine, which has many, and none of them ends an export
        raise Unreadable(key) from error


def entry_lines(entries: Iterable[Written]) -> str:
    """Entries as lines of JSON. Persons have numbers in place of their secrets, and links nothing."""
    persons: dict[str, str] = {}
    return "".join([encode(replace(one, entry=_harmless(one.entry, persons))).decode() + "\n" for one in entries])


def _harmless(entry: AnyEntry, persons: dict[str, str]) -> AnyEntry:
    if isinstance(entry, Created):
        host, links = _number(entry.host, persons), dict.fromkeys(entry.links, "")
        return replace(entry, host=host, links=links, invitation="")
    if isinstance(entry, (Claimed, HandedOver)):
        return replace(entry, secret=_number(entry.secret, persons))
    if isinstance(entry, (Vacated, Relinked, Invited, Offered)):
        return replace(entry, link="")
    return entry


def _number(secret: str, persons: dict[str, str]) -> str:
    return persons.setdefault(secret, f"person {len(persons)}")
