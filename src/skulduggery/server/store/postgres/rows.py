"""The rows of a PostgreSQL database, seen through one transaction."""

import asyncio
from collections.abc import Iterator, Sequence

from ..rows import CHUNK, Row, Rows, Shape
from .connection import DbConnection

TEXTS = "select column_name from information_schema.columns where table_name = $1 and data_type like 'character%'"


class PostgresRows(Rows):
    """`runner` runs the event loop of the connection for as long as each step takes."""

    def __init__(self, runner: asyncio.Runner, connection: DbConnection) -> None:
        self.runner = runner
        self.connection = connection

    def read(self, shape: Shape) -> Iterator[Sequence[Row]]:
        """Names are ordered by their bytes, whatever the language of the database is."""
        texts = {row[0] for row in self.runner.run(self.connection.fetch(TEXTS, shape.table))}
        keys = ", ".join(f'{key} collate "C"' if key in texts else key for key in shape.keys)
        cursor = self.runner.run(self.cursor(f"select {', '.join(shape.columns)} from {shape.table} order by {keys}"))
        while chunk := self.runner.run(cursor.fetch(CHUNK)):
            yield [tuple(row) for row in chunk]

    async def cursor(self, query: str) -> DbConnection:
        return await self.connection.cursor(query)

    def write(self, shape: Shape, rows: Sequence[Row]) -> None:
        self.runner.run(self.connection.copy_records_to_table(shape.table, records=rows, columns=shape.columns))

    async def clear(self) -> None:
        """Deletes all rows. Until the commit everybody else sees the old rows."""
        await self.connection.execute("delete from keys")
        await self.connection.execute("delete from tables")
