"""Bring a database to the newest schema, step by step, with Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(file: Path, revision: str = "head") -> None:
    engine = create_engine(URL.create("sqlite", database=str(file)))
    event.listen(engine, "connect", write_ahead)
    try:
        with engine.begin() as connection:
            config = settings()
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    finally:
        engine.dispose()


def settings() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def newest() -> str | None:
    """The revision that the last step leads to."""
    return ScriptDirectory.from_config(settings()).get_current_head()


def write_ahead(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """The mode stays with the file, so it is set where the file is made."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.close()
