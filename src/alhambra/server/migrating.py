"""Bringing a database up to date. Alembic is imported only where there is something to do."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

from . import schema
from .writes import CannotOpen

if TYPE_CHECKING:
    from sqlalchemy import Connection

SCRIPTS = Path(__file__).with_name("migrations")
VERSION_TABLE = "alembic_version"
VERSION = f"SELECT version_num FROM {VERSION_TABLE}"


def is_current(names: Collection[str], version: str | None, where: str) -> bool:
    """Is a database with these tables and this version what we need? CannotOpen: it is not ours to change."""
    if version == schema.HEAD:
        return True
    if version in schema.REVISIONS or (version is None and not names):
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
