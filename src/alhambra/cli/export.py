"""`alhambra export`: the games of the server as files."""

from __future__ import annotations

import argparse
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

from .arguments import Subparsers, add_language
from .database import add_database, database_of, storage_errors
from .files import PRIVATE, PUBLIC, Refusal, make_folder, reason, write_whole

if TYPE_CHECKING:
    from ..printing.voice import Voice
    from ..server.store import Row, Store

DESCRIPTION = """\
Write the finished games of the server to a folder, one file each, also while the server is running.

  --format alh     records, as `alhambra replay` reads them
  --format jsonl   everything that happened at the tables, a line of JSON each; secrets are left out
"""
INCOMPLETE = 1


def add(command: Subparsers) -> None:
    parser = command("export", "write the games of the server to files", DESCRIPTION)
    add_database(parser)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--table", metavar="KEY", help="only this table; the key is in its address")
    which.add_argument("--all", action="store_true", help="every table (the default)")
    parser.add_argument("--format", choices=("alh", "jsonl"), default="alh", help="of the files (default alh)")
    parser.add_argument("--running", action="store_true", help="also games that are not over: they tell what is hidden")
    parser.add_argument("folder", metavar="FOLDER", help="where to; it is made if need be")
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    import asyncio

    from ..printing.voice import Voice

    voice = Voice(options.language)
    with storage_errors(voice):
        written, unreadable = asyncio.run(export(database_of(options), options, voice))
    print(voice("cli-export-done", files=written, folder=options.folder))
    return INCOMPLETE if unreadable else 0


async def export(url: str, options: argparse.Namespace, voice: Voice) -> tuple[int, int]:
    """How many files were written, and how many games could not be."""
    from ..server.maintenance import FINISHED, Unreadable
    from ..server.store import Store

    store = await Store.open_to_read(url)
    written = unreadable = 0
    try:
        if options.running:
            print(voice("cli-export-running"), file=sys.stderr)
        async for row in chosen(store, options, voice):
            try:
                text = await told(store, row, options.format)
            except Unreadable:
                print(voice("cli-export-unreadable", table=row.key), file=sys.stderr)
                unreadable += 1
                continue
            if text is not None:
                mode = PUBLIC if row.status in FINISHED else PRIVATE
                save(Path(options.folder), f"{row.key}.{options.format}", text, mode)
                written += 1
    finally:
        await store.close()
    return written, unreadable


async def chosen(store: Store, options: argparse.Namespace, voice: Voice) -> AsyncIterator[Row]:
    """The tables to write."""
    from ..server.maintenance import FINISHED, every_table

    if options.table is None:
        async for row in every_table(store):
            if options.running or row.status in FINISHED:
                yield row
        return
    found = await store.row(options.table)
    if found is None:
        raise Refusal(voice("cli-export-unknown", table=options.table))
    if found.status not in FINISHED and not options.running:
        raise Refusal(voice("cli-export-not-over", table=options.table))
    yield found


async def told(store: Store, row: Row, kind: str) -> str | None:
    """What a file about the table holds; None if there is nothing to tell."""
    from ..server.maintenance import entry_lines, record_text

    entries = await store.entries(row.key)
    return record_text(row.key, entries) if kind == "alh" else entry_lines(entries)


def save(folder: Path, name: str, text: str, mode: int) -> None:
    make_folder(str(folder))
    try:
        write_whole(folder / name, text, mode)
    except OSError as error:
        raise Refusal(f"cannot write {folder / name}: {reason(error)}") from None
