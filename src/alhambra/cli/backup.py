"""`alhambra backup`: a copy of the server's database."""

from __future__ import annotations

import argparse
from pathlib import Path

from .arguments import Subparsers, add_language
from .database import add_database, database_of, storage_errors
from .files import Refusal, reason

DESCRIPTION = """\
Copy the database of the server to a file, also while the server is running.
The copy is complete, checked, and a database itself: to go back to it, stop the server and put it in place of the
other (without the files *-wal and *-shm beside that). Whoever can read it knows the hidden cards of all games.
"""


def add(command: Subparsers) -> None:
    parser = command("backup", "copy the database of the server", DESCRIPTION)
    add_database(parser)
    parser.add_argument("file", metavar="FILE", help="the copy")
    parser.add_argument("--force", action="store_true", help="replace FILE if it exists")
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from ..printing.voice import Voice
    from ..server.maintenance import Unfaithful, back_up
    from ..server.store import POSTGRES, path_of

    voice = Voice(options.language)
    url, target = database_of(options), Path(options.file)
    if url.startswith(POSTGRES):
        raise Refusal(voice("cli-backup-postgres"))
    with storage_errors(voice):
        path = path_of(url)
        if target.exists():
            if Path(path).exists() and target.samefile(path):
                raise Refusal(voice("cli-backup-itself", file=options.file))
            if not options.force:
                raise Refusal(voice("cli-backup-exists", file=options.file))
        try:
            rows = back_up(path, target)
        except Unfaithful:
            raise Refusal(voice("cli-backup-unfaithful", file=options.file)) from None
        except OSError as error:
            raise Refusal(voice("cli-backup-unwritten", file=options.file, problem=reason(error))) from None
    print(voice("cli-backup-done", tables=rows["tables"], entries=rows["entries"], file=options.file))
    return 0
