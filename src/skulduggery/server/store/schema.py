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
    # Used where several nodes write: the number of the newest change, and of the newest one that wrote `meta`.
    Column("version", Integer, nullable=False, server_default="0"),
    Column("meta_version", Integer, nullable=False, server_default="0"),
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

# The servers that share this database. One whose time is over (by the clock of the database) is dead.
nodes = Table(
    "nodes",
    metadata,
    Column("id", String, primary_key=True),
    Column("until", Float, nullable=False),
)

# Which node drives the bots, clocks and windows of a table. None: nobody needs to. Each new driver adds 1 to `number`.
leases = Table(
    "leases",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("node", String),
    Column("number", Integer, nullable=False),
    Index("leases_by_node", "node"),
)

# What each node tells the others about a table: who is connected, votes, early answers. It counts while the node lives.
node_news = Table(
    "node_news",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("node", String, primary_key=True),
    Column("news", LargeBinary, nullable=False),
    Column("number", Integer, nullable=False),
    Index("node_news_by_node", "node"),
)

# How much is left of a limit for a client, and when that was noted: what one node allows counts on all.
limits = Table(
    "limits",
    metadata,
    Column("what", String, primary_key=True),
    Column("client", String, primary_key=True),
    Column("level", Float, nullable=False),
    Column("at", Float, nullable=False),
)

OF_THE_MOMENT = (nodes, leases, node_news, limits)  # they belong to the servers that run now: no copy holds them
