"""The rows of a SQLite file."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from .rows import CHUNK, Row, Rows, Shape


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
