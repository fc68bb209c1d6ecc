"""The tables of the database. A change here needs a migration in migrations/versions."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("status", String, nullable=False),
    Column("code", String, unique=True),  # while the table can be joined
    Column("meta", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("tables_by_status", "status"),
)

# What a finished match was for each viewer, packed: told again even when the rules have changed.
stories = Table(
    "stories",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("part", String, primary_key=True),
    Column("story", LargeBinary, nullable=False),
)

# The primary key is the lock: of two writers of the same number one is refused.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
    Column("request", String),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

# Keys of the server itself: all its nodes need the same ones, and they go into the backup.
keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
