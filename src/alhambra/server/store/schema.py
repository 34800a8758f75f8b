"""The tables of the database, for migrations, which make them; a test compares the two.

A running server does not need this file: what it says to the database is in statements.py.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

from .statements import ENDED, HEIRS, ON_SHOW

metadata = MetaData()

# What happened at every table. Rows are added and never changed; the primary key decides who was first.
entries = Table(
    "entries",
    metadata,
    Column("key", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

# Summaries for lists, which follow from the entries.
tables = Table(
    "tables",
    metadata,
    Column("key", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("facts", Text, nullable=False),  # JSON
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    sqlite_with_rowid=False,
)
Index("tables_on_show", tables.c.created, sqlite_where=text(ON_SHOW), postgresql_where=text(ON_SHOW))
Index("tables_by_status", tables.c.status)
Index("tables_due", tables.c.due, sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL"))

# Who belongs to which table, by the hashes of their secrets.
members = Table(
    "members",
    metadata,
    Column("secret", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    sqlite_with_rowid=False,
)

# Notices that have to be sent.
turns = Table(
    "turns",
    metadata,
    Column("key", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("channel", Integer, primary_key=True, autoincrement=False),
    Column("due", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("turns_due", turns.c.due)

# Where somebody wants the notices of a table to be sent.
destinations = Table(
    "destinations",
    metadata,
    Column("key", Text, primary_key=True),
    Column("secret", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# The secrets of devices, by their hashes. A device whose secret was replaced has several rows, with the same name.
devices = Table(
    "devices",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("device", Text, nullable=False),
    Column("identity", Text, nullable=False),  # what members, persons and destinations call a secret
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),  # the day, in milliseconds
    Column("renewed", BigInteger, nullable=False),  # when this secret was made
    Column("seen", BigInteger, nullable=False),  # the day
    Column("until", BigInteger),  # a newer secret is in use: how long this one is still good
    Column("ended", BigInteger),  # when the device was signed out
    Column("replaces", Text),  # the hash of the secret before, until this one has been used
    sqlite_with_rowid=False,
)
Index("devices_by_name", devices.c.device)
Index("devices_by_identity", devices.c.identity)
Index("devices_heirs", devices.c.replaces, sqlite_where=text(HEIRS), postgresql_where=text(HEIRS))
Index("devices_ended", devices.c.ended, sqlite_where=text(ENDED), postgresql_where=text(ENDED))

# Devices that are told of turns at a table by web push.
pushes = Table(
    "pushes",
    metadata,
    Column("key", Text, primary_key=True),
    Column("device", Text, primary_key=True),
    Column("identity", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("point", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("pushes_by_identity", pushes.c.identity)

# What the server made up once and nobody else may know.
secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Codes that bring another device to a person, by their hashes; one for each person.
pairings = Table(
    "pairings",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("token", Text, nullable=False),  # in the link
    Column("code", Text, nullable=False),  # to be typed
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("pairings_by_token", pairings.c.token, unique=True)
Index("pairings_by_code", pairings.c.code)

# Mail addresses, by their hashes: the secret of the link that stops all mails, and how many were sent on the last day.
mailboxes = Table(
    "mailboxes",
    metadata,
    Column("address", Text, primary_key=True),
    Column("stop", Text, nullable=False),
    Column("stopped", BigInteger),
    Column("day", BigInteger, nullable=False),
    Column("sent", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("mailboxes_by_stop", mailboxes.c.stop, unique=True)

# Who may have mails sent to which address.
consents = Table(
    "consents",
    metadata,
    Column("address", Text, primary_key=True),
    Column("identity", Text, primary_key=True),
    Column("token", Text),  # the hash of that in the link, until it was used
    Column("asked", BigInteger, nullable=False),
    Column("confirmed", BigInteger),
    sqlite_with_rowid=False,
)
Index("consents_by_token", consents.c.token, unique=True)

# Records that somebody has uploaded.
replays = Table(
    "replays",
    metadata,
    Column("key", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

# The last sign of life of any server, in one row; and the times without one.
beats = Table(
    "beats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
outages = Table(
    "outages",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)
