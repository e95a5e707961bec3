"""Devices that are told when their seat is asked, and the server's own keys."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Seats get their devices, none at first; the keys get a table."""
    op.add_column("seats", sa.Column("devices", sa.Text, nullable=False, server_default="[]"))
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
