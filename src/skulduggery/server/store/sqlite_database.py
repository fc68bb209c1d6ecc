"""The database in a file, for a server on one machine."""

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

from .base import Store
from .database import Database
from .files import check_sound, hold, make_private, replacing
from .migrate import migrate
from .rows import Rows
from .sqlite import SqliteStore
from .sqlite_rows import file_rows

PREFIX = "sqlite:///"


class SqliteDatabase(Database):
    def __init__(self, file: Path) -> None:
        self.file = file
        self.address = f"{PREFIX}{file}"
        self.name = str(file)

    def hold(self) -> AbstractContextManager[object]:
        return hold(self.file)

    def hold_for_server(self, shared: bool = False) -> AbstractContextManager[object]:
        return hold(self.file)

    def prepare(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        check_sound(self.file)
        make_private(self.file)
        migrate(self.file)

    def kept_key(self, name: str, fresh: bytes) -> bytes:
        with closing(sqlite3.connect(self.file)) as connection, connection:
            connection.execute("insert or ignore into keys (name, value) values (?, ?)", (name, fresh))
            row = connection.execute("select value from keys where name = ?", (name,)).fetchone()
        return bytes(row[0])

    def open(self, shared: bool = False) -> Store:
        assert not shared
        return SqliteStore(self.file)

    def reading(self) -> AbstractContextManager[Rows]:
        return file_rows(self.file)

    @contextmanager
    def replacing(self) -> Iterator[Rows]:
        with replacing(self.file) as fresh:
            migrate(fresh)
            with file_rows(fresh) as rows:
                yield rows

    def is_empty(self) -> bool:
        with closing(sqlite3.connect(self.file)) as connection:
            return connection.execute("select 1 from tables limit 1").fetchone() is None
