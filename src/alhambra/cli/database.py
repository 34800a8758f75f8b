"""What commands for the owner of a server share: which database is meant, and why it cannot be used."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from .files import Refusal

if TYPE_CHECKING:
    from ..printing.voice import Voice


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://... (default: that of `alhambra serve`)"
    )


def database_of(options: argparse.Namespace) -> str:
    """The URL of the database that is meant."""
    from ..server.places import default_database

    url: str = options.database or default_database()
    return url


@contextmanager
def storage_errors(voice: Voice) -> Iterator[None]:
    """A database that cannot be used, or fails meanwhile, is one line."""
    from ..server.store.writes import CannotOpen, StorageFailed

    try:
        yield
    except CannotOpen as error:
        raise Refusal(error.text(voice.language)) from None
    except StorageFailed as error:
        raise Refusal(voice("cli-database-failed", reason=error.reason)) from None
