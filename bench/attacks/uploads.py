"""Somebody uploads long records: as stories, which are much larger than the record, and as forks.

The record is a match of King of the Pirates played at random, as long as the server takes it.
"""

import asyncio
import random
import time
from typing import Any

from attacks.target import Json, Row, Target, honest_play
from skulduggery.core.options import make_options
from skulduggery.core.record import save
from skulduggery.core.table import Table
from skulduggery.games import game_called

GAME = "kings"
LARGEST = 2 * 1024 * 1024  # bytes of a record
BYTES_OF_ENTRY = 190
UPLOADS = 2
MAKE = "import sys; from attacks.uploads import long_record; sys.stdout.buffer.write(long_record())"


def long_record(largest: int = LARGEST) -> bytes:
    """A match that was played at random, with its seed."""
    game, chance = game_called(GAME), random.Random(1)
    options = make_options(game.options_type, game.seats, {"players": game.seats[-1]})
    table: Table[Any] = Table(game, options, bytes(32))
    while (asked := table.state.asked()) is not None and len(table.entries) < largest // BYTES_OF_ENTRY:
        table.play(asked.seat, chance.choice(game.legal_moves(table.state)))
    return save(table.record())


async def upload(target: Target, record: bytes) -> int:
    """The bytes of the story, or 0 if it was refused."""
    answer = await target.web.post("/api/stories", content=record, timeout=300)
    return len(answer.content) if answer.is_success else 0


async def fork(target: Target, record: bytes, number: int) -> str:
    """The id of the table, or nothing if it was refused."""
    wish: Json = {"number": number, "seat": 0, "name": "Eve", "record": record.decode()}
    answer = await target.web.post("/api/forks", json=wish, timeout=300)
    return str(answer.json()["table"]) if answer.is_success else ""


async def attack(target: Target) -> list[Row]:
    record = await target.output_of(MAKE)
    rows = [("record", len(record) / 1e6, "MB")]
    async with honest_play(target) as honest:
        begun = time.perf_counter()
        stories = await asyncio.gather(*[upload(target, record) for _ in range(UPLOADS)])
        rows.append(("largest story", max(stories) / 1e6, "MB"))
        rows.append((f"{UPLOADS} stories", time.perf_counter() - begun, "s"))
    rows += [(f"stories: {name}", value, unit) for name, value, unit in honest.rows()[1:3]]
    last = record.count(b"\n") - 10  # from the end of a match nobody can play on
    async with honest_play(target) as honest:
        forks = [await fork(target, record, last) for _ in range(UPLOADS)]
    rows.append((f"forks of {UPLOADS}", float(sum(map(bool, forks))), ""))
    rows += [(f"forks: {name}", value, unit) for name, value, unit in honest.rows()[1:3]]
    return [*rows, ("memory of server and workers", target.most_memory, "MB")]
