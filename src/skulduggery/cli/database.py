"""The default path of the server's database."""

import os
from pathlib import Path

from ..server.store.migrate import database_address, database_file
from .archive import match_folder


def default_database() -> str:
    return database_address(match_folder(os.environ).parent / "tables.sqlite")


def database_path(given: str | None) -> Path:
    return database_file(given or default_database())
