"""Bring a database to the newest schema. Runs at every start; a file that is up to date is left alone."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

from ...core.refusals import BadOption, BadOptions

MIGRATIONS = Path(__file__).parent / "migrations"
EXPECTED = "sqlite:///FILE"


def database_file(address: str) -> Path:
    """The file behind `sqlite:///FILE`; other databases are refused by name."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadOptions(BadOption("", "database", address, EXPECTED)) from None
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadOptions(BadOption("", "database", url.render_as_string(), EXPECTED))
    return Path(url.database).expanduser()


def migrate(file: Path, to: str = "head") -> None:
    engine = create_engine(URL.create("sqlite", database=str(file)))
    event.listen(engine, "connect", write_ahead)
    try:
        with engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    finally:
        engine.dispose()


def write_ahead(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """The mode stays with the file, so it is set where the file is made."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.close()
