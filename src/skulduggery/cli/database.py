"""The database that a command is about: the one that is named, else the usual one of this user."""

import os
from pathlib import Path

from ..server.store.database import Database
from ..server.store.location import database_at
from ..server.store.sqlite_database import PREFIX, SqliteDatabase
from .archive import match_folder
from .complaints import Complaint
from .settings.sources import chosen


def default_database() -> str:
    return SqliteDatabase(match_folder(os.environ).parent / "tables.sqlite").address


def chosen_database(given: str | None) -> Database:
    """The database that `serve` would use: also the environment and the settings file may name it."""
    flags = {} if given is None else {"database": ("--database", [given])}
    return database_at(chosen(flags, None, os.environ).text("database") or default_database())


def database_path(given: str | None) -> Path:
    """For what can only be done to a file."""
    database = chosen_database(given)
    if not isinstance(database, SqliteDatabase):
        raise Complaint("cli-only-a-file", expected=f"{PREFIX}FILE")
    return database.file
