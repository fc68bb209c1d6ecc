"""The schema of the first release."""

import sqlalchemy as sa
from alembic import op

revision = "1.0"  # development versions had numbers such as 0001: their databases are refused
down_revision = None
branch_labels = None
depends_on = None


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("code", sa.String, unique=True),  # while the table can be joined
        sa.Column("meta", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status"])
    # The primary key is the lock: of two writers of the same number one is refused.
    op.create_table(
        "entries",
        of_table(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("request", sa.String),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    # What a finished match was for each viewer, packed: told again even when the rules have changed.
    op.create_table(
        "stories",
        of_table(),
        sa.Column("part", sa.String, primary_key=True),
        sa.Column("story", sa.LargeBinary, nullable=False),
    )
    # Keys of the server itself: all its nodes need the same ones, and they go into the backup.
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    create_what_nodes_need()


def create_what_nodes_need() -> None:
    # The servers that share this database. One whose time is over (by the clock of the database) is dead.
    op.create_table(
        "nodes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("address", sa.String, nullable=False),  # where it listens for other nodes
        sa.Column("until", sa.Float, nullable=False),
    )
    # Which node owns a table. None: nobody needs to. Each new owner adds 1 to `number`. `pages` is for the operator.
    op.create_table(
        "leases",
        of_table(),
        sa.Column("node", sa.String),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("pages", sa.Integer, nullable=False),
    )
    op.create_index("leases_by_node", "leases", ["node"])
    # How much is left of a limit for a client, and when that was noted: what one node allows counts on all.
    op.create_table(
        "limits",
        sa.Column("what", sa.String, primary_key=True),
        sa.Column("client", sa.String, primary_key=True),
        sa.Column("level", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
