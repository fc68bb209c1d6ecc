"""A step from today's schema to one that a later version may have. `test_schema.py` puts it beside the real ones."""

import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "1.0"  # the newest of the real ones
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("colour", sa.String, nullable=False, server_default="red"))
