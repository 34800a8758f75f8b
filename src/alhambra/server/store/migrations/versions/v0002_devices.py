"""Devices with secrets of their own, and consent to mails."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("renewed", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("replaces", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_index("devices_by_name", "devices", ["device"])
    op.create_index("devices_by_identity", "devices", ["identity"])
    heirs = sa.text("replaces IS NOT NULL")
    op.create_index("devices_heirs", "devices", ["replaces"], sqlite_where=heirs, postgresql_where=heirs)
    ended = sa.text("ended IS NOT NULL")
    op.create_index("devices_ended", "devices", ["ended"], sqlite_where=ended, postgresql_where=ended)
    op.create_table(
        "mailboxes",
        sa.Column("address", sa.Text, primary_key=True),
        sa.Column("stop", sa.Text, nullable=False),
        sa.Column("stopped", sa.BigInteger),
        sa.Column("day", sa.BigInteger, nullable=False),
        sa.Column("sent", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("mailboxes_by_stop", "mailboxes", ["stop"], unique=True)
    op.create_table(
        "consents",
        sa.Column("address", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("token", sa.Text),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_index("consents_by_token", "consents", ["token"], unique=True)
