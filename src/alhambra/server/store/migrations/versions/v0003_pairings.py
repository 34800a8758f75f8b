"""Codes that bring another device to a person."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "pairings",
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("pairings_by_token", "pairings", ["token"], unique=True)
    op.create_index("pairings_by_code", "pairings", ["code"])
