"""The stories of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stories",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("part", sa.String, primary_key=True),
        sa.Column("story", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("stories")
