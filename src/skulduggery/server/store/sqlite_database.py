"""The database in a file, for a server on one machine."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

from .base import Store
from .database import Database
from .files import check_sound, hold, make_private, replacing
from .migrate import migrate
from .rows import CHUNK, Row, Rows, Shape
from .sqlite import SqliteStore

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


class SqliteRows(Rows):
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def read(self, shape: Shape) -> Iterator[Sequence[Row]]:
        columns, keys = ", ".join(shape.columns), ", ".join(shape.keys)
        found = self.connection.execute(f"select {columns} from {shape.table} order by {keys}")
        while chunk := found.fetchmany(CHUNK):
            yield chunk

    def write(self, shape: Shape, rows: Sequence[Row]) -> None:
        columns, marks = ", ".join(shape.columns), ", ".join("?" * len(shape.columns))
        self.connection.executemany(f"insert into {shape.table} ({columns}) values ({marks})", rows)


@contextmanager
def file_rows(file: Path) -> Iterator[SqliteRows]:
    """The rows of a file in one transaction: they do not change meanwhile, and what is written is whole."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("begin")
        yield SqliteRows(connection)
        connection.execute("commit")
