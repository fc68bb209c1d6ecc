"""What several nodes on one database need: versions, leases, and what they tell each other."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("meta_version", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "nodes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("node", sa.String),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_index("leases_by_node", "leases", ["node"])
    op.create_table(
        "node_news",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("node", sa.String, primary_key=True),
        sa.Column("news", sa.LargeBinary, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_index("node_news_by_node", "node_news", ["node"])
    op.create_table(
        "limits",
        sa.Column("what", sa.String, primary_key=True),
        sa.Column("client", sa.String, primary_key=True),
        sa.Column("level", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("limits", "node_news", "leases", "nodes"):
        op.drop_table(table)
    for column in ("meta_version", "version"):
        op.drop_column("tables", column)
