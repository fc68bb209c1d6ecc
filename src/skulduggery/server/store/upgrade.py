"""Bring a database to the newest schema, step by step, with Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from ...core.refusals import Refused
from ..protocol.refusals import DatabaseOtherVersion

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(file: Path, revision: str = "head") -> None:
    engine = create_engine(URL.create("sqlite", database=str(file)))
    event.listen(engine, "connect", write_ahead)
    try:
        with engine.begin() as connection:
            run_steps(connection, str(file), revision)
    finally:
        engine.dispose()


def run_steps(connection: Connection, name: str, revision: str) -> None:
    config = settings()
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known_revisions():
        raise Refused(DatabaseOtherVersion("", name))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def settings() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def known_revisions() -> list[str]:
    """The revisions of the schema, from the newest to the oldest."""
    return [script.revision for script in ScriptDirectory.from_config(settings()).walk_revisions()]


def write_ahead(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """The mode stays with the file, so it is set where the file is made."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.close()
