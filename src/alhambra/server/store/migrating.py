"""Bringing a database up to date. SQLAlchemy and Alembic are imported only where there is something to do."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .writes import CannotOpen

if TYPE_CHECKING:
    from sqlalchemy import Connection

REVISIONS: Final = ("0001", "0002", "0003", "0004")  # of the schema, oldest first; this program needs the last
HEAD: Final = REVISIONS[-1]
TABLES: Final = (
    *("entries", "tables", "members", "turns", "destinations", "replays", "beats", "outages"),
    *("devices", "pairings", "pushes", "secrets", "mailboxes", "consents"),
)
SCRIPTS = Path(__file__).with_name("migrations")
VERSION_TABLE = "alembic_version"
VERSION = f"SELECT version_num FROM {VERSION_TABLE}"


def is_current(names: Collection[str], version: str | None, where: str) -> bool:
    """Is a database with these tables and this version what we need? CannotOpen: it is not ours to change."""
    if version == HEAD:
        return True
    if version in REVISIONS or (version is None and not names):
        return False
    if version is not None and re.fullmatch(r"\d{4}", version):
        raise CannotOpen("newer", where, version)
    raise CannotOpen("foreign", where)


def upgrade(connection: Connection) -> None:
    """Run the migrations that are due. The caller has begun a transaction, and holds a lock against other workers."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
