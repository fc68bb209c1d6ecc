"""What the server needs for tables at which nobody plays, and for sockets: `python -m server.capacity` (in bench/).

A match under way is stored ten thousand times. The server is started with it: how long until it answers, and how much
memory each table takes. Then pages connect, each to a table of its own: how much memory a socket takes.
"""

import argparse
import asyncio
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from server.driver import Players
from server.serve import METRICS
from skulduggery.server.protocol.from_page import PROTOCOL

sys.path.append(str(Path(__file__).resolve().parents[2]))  # `tools` is not installed

from tools.cpu import cpu_seconds, memory_megabytes

GAME, MOVES = "tictactoe", 3
AT_ONCE = 50
PATIENCE = 600.0
INSERT_TABLE = "insert into tables (id, status, code, meta, created, touched) values (?, ?, ?, ?, ?, ?)"
INSERT_ENTRY = "insert into entries (table_id, number, entry, request, at) values (?, ?, ?, ?, ?)"


class Capacity(msgspec.Struct):
    """The figures of one run. Memory is that of the server's own process."""

    tables: int
    start_seconds: float
    start_cpu_seconds: float
    table_kb: float
    sockets: int
    socket_kb: float
    empty_mb: float


class Arguments(argparse.Namespace):
    tables: int
    sockets: int


@contextmanager
def serving(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server on the database of this folder, and its port once it listens."""
    command = [sys.executable, str(Path(__file__).with_name("serve.py")), str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        try:
            yield server, int(server.stdout.readline())
        finally:
            server.terminate()


async def play_a_little(port: int) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as web:
        players = Players(GAME, 0.0, MOVES, 1)
        await players.sit_down(web, f"ws://127.0.0.1:{port}/ws/")
        await players.play()
        await players.leave()


def multiply(file: Path, tables: int) -> list[str]:
    """Stores the one table so many times under other ids. Returns these ids."""
    ids = [secrets.token_hex(7) for _ in range(tables)]
    with closing(sqlite3.connect(file)) as database, database:
        [(old, status, meta, created, touched)] = database.execute(
            "select id, status, meta, created, touched from tables"
        ).fetchall()
        entries = database.execute("select number, entry, request, at from entries order by number").fetchall()
        for table in ids:
            fresh = bytes(meta).replace(old.encode(), table.encode())
            row = (table, status, None, fresh, created, touched)
            database.execute(
                "insert into tables (id, status, code, meta, created, touched) values (?, ?, ?, ?, ?, ?)", row
            )
            database.executemany(
                "insert into entries (table_id, number, entry, request, at) values (?, ?, ?, ?, ?)",
                [(table, *entry) for entry in entries],
            )
    return ids


async def all_loaded(port: int, tables: int) -> None:
    """The server is ready, and all matches are in its memory."""
    headers = {"Authorization": f"Bearer {METRICS}"}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, headers=headers) as web:
        (await web.get("/ready")).raise_for_status()
        while f"skulduggery_tables {tables}\n" not in (await web.get("/api/metrics")).text:
            await asyncio.sleep(0.05)


@contextmanager
def started(folder: Path, tables: int) -> Iterator[tuple[int, int, float]]:
    """A server whose tables are all loaded: its process, its port, and the seconds that took."""
    begun = time.perf_counter()
    with serving(folder) as (server, port):
        asyncio.run(all_loaded(port, tables))
        yield server.pid, port, time.perf_counter() - begun


async def watch(port: int, tables: list[str], pid: int) -> float:
    """Kilobytes for each page that watches a table of its own."""
    before = memory_megabytes(pid)
    sockets: list[ClientConnection] = []
    for start in range(0, len(tables), AT_ONCE):
        sockets += await asyncio.gather(*[page(port, table) for table in tables[start : start + AT_ONCE]])
    grown = (memory_megabytes(pid) - before) * 1e3 / len(tables)
    await asyncio.gather(*[socket.close() for socket in sockets])
    return grown


async def page(port: int, table: str) -> ClientConnection:
    url = f"ws://127.0.0.1:{port}/ws/{table}"
    socket = await connect(url, compression=None, ping_interval=None, open_timeout=PATIENCE)
    await socket.send(msgspec.json.encode({"kind": "hello", "protocol": PROTOCOL, "tokens": []}).decode())
    await socket.recv()
    return socket


def measure(wanted: Arguments) -> Capacity:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(folder) as (_, port):
            asyncio.run(play_a_little(port))
        with started(folder, 1) as (pid, _, _):
            empty = memory_megabytes(pid)
        ids = multiply(folder / "tables.sqlite", wanted.tables)
        with started(folder, wanted.tables + 1) as (pid, port, seconds):
            cpu, full = cpu_seconds(pid), memory_megabytes(pid)
            socket_kb = asyncio.run(watch(port, ids[: wanted.sockets], pid))
    table_kb = (full - empty) * 1e3 / wanted.tables
    return Capacity(
        tables=wanted.tables,
        start_seconds=round(seconds, 2),
        start_cpu_seconds=round(cpu, 2),
        table_kb=round(table_kb, 2),
        sockets=wanted.sockets,
        socket_kb=round(socket_kb, 2),
        empty_mb=round(empty, 1),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--sockets", type=int, default=1_000)
    print(msgspec.json.encode(measure(parser.parse_args(namespace=Arguments()))).decode())


if __name__ == "__main__":
    main()
