"""Finds the database behind an address: `sqlite:///FILE`, or `postgresql://...`."""

import re
from importlib import import_module
from pathlib import Path

from ...core.refusals import BadOption, BadOptions, Refused
from ..protocol.refusals import NeedsExtra
from .database import Database
from .sqlite_database import PREFIX as SQLITE
from .sqlite_database import SqliteDatabase

POSTGRES = ("postgresql://", "postgres://")
EXPECTED = f"{SQLITE}FILE, {POSTGRES[0]}USER@HOST/NAME"
EXTRA = "postgres"  # of our package: it brings asyncpg
IN_NAME = re.compile(r"^(postgres(?:ql)?://[^:/?@]*):.*@")
IN_QUERY = re.compile(r"(?<=[?&]password=)[^&]*")
HIDDEN = "***"


def database_at(address: str) -> Database:
    if address.startswith(SQLITE) and address != SQLITE:
        return SqliteDatabase(Path(address.removeprefix(SQLITE)).expanduser())
    if address.startswith(POSTGRES):
        return postgres_database(address)
    raise BadOptions(BadOption("", "database", address.partition("://")[0], EXPECTED))


def postgres_database(address: str) -> Database:
    """The package that speaks with PostgreSQL is not part of the base install, so it is loaded when it is wanted."""
    try:
        module = import_module(".postgres.database", __package__)
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise Refused(NeedsExtra("", EXTRA)) from None
    found: Database = module.PostgresDatabase(address, without_password(address))
    return found


def without_password(address: str) -> str:
    """Hides too much rather than too little, if the password holds signs that should have been quoted."""
    return IN_QUERY.sub(HIDDEN, IN_NAME.sub(rf"\1:{HIDDEN}@", address))
