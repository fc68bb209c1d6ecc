"""Somebody opens old tables with long matches, one after the other: each is read from the disk and replayed.

The first is the fork of a long record. The others are copies of it that are written into the database: on a real
server they have been played long ago, and have left the memory since.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from websockets.exceptions import WebSocketException

from attacks.target import Row, Target, honest_play
from attacks.uploads import MAKE, fork

TABLES = 3
HELLOS = 20
COPY_TABLE = """
    insert into tables (id, status, code, meta, created, touched)
    select ?, status, null, cast(replace(meta, ?, ?) as blob), created, touched from tables where id = ?
"""
COPY_ENTRIES = "insert into entries (table_id, number, entry, request, at) select ?, number, entry, null, at"


def copies(database: Path, table: str) -> list[str]:
    """Tables with the same match. Each id is a little different from that of the first."""
    names = [f"{table[:-1]}{letter}" for letter in "abcdefgh" if letter != table[-1]][:TABLES]
    with closing(sqlite3.connect(database, timeout=30.0)) as connection, connection:
        for name in names:
            connection.execute(COPY_TABLE, (name, table, name, table))
            connection.execute(f"{COPY_ENTRIES} from entries where table_id = ?", (name, table))
    return names


async def look_at(target: Target, table: str, seen: int = -1) -> int:
    """Watch a table. Returns how many events the page is shown that it has missed since entry `seen`."""
    page = await target.page({"table": table, "token": None}, seen)
    try:
        return len(page.snapshot["update"]["events"])
    finally:
        await page.close()


async def come_back(target: Target, table: str) -> int:
    """Say hello again and again, as if nothing had been seen since the start."""
    most = 0
    for _ in range(HELLOS):
        try:
            most = max(most, await look_at(target, table, 0))
        except (WebSocketException, OSError):
            continue
    return most


async def attack(target: Target) -> list[Row]:
    record = await target.output_of(MAKE)
    made = await fork(target, record, record.count(b"\n") - 10)  # from the end of a match nobody can play on
    tables = copies(target.database, made)
    async with honest_play(target) as honest:
        for table in tables:
            await look_at(target, table)
    rows: list[Row] = [("entries of each match", float(record.count(b"\n") - 9), "")]
    rows += [(f"{TABLES} tables are loaded: {name}", value, unit) for name, value, unit in honest.rows()[1:3]]
    async with honest_play(target) as honest:
        most = await come_back(target, tables[0])
    rows.append((f"events that each of {HELLOS} hellos is answered with", float(most), ""))
    return [*rows, *[(f"{HELLOS} hellos: {name}", value, unit) for name, value, unit in honest.rows()[1:3]]]
