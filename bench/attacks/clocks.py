"""Somebody sets the clock of the machine: an hour back, 61 days ahead, and 61 days ahead before the server starts.

The server is started with a clock that reads its error from a file. Only the time of day is wrong: no machine lets
anybody set its monotonic clock.
"""

import asyncio
import random
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from attacks.target import Client, Json, Row, Target, honest_play, next_update, served

HOUR, DAY = 3_600.0, 86_400.0
LONGEST = 12.0  # seconds that a bot is waited for
BEFORE, AFTER = 3.0, 8.0  # seconds of play before and after a jump
TABLES = 5  # that wait for players
SWEPT = 4.0  # seconds after a start in which old tables are looked for
SKEWED = """
import runpy, sys, time
error, real = sys.argv.pop(1), time.time
time.time = lambda: real() + float(open(error).read())
runpy.run_module("skulduggery", run_name="__main__", alter_sys=True)
"""


class Company:
    """A person at a table with a bot. `longest`: how long nothing came while the bot had to move."""

    def __init__(self, page: Client) -> None:
        self.page = page
        self.chance = random.Random(1)
        self.longest = 0.0

    async def play(self, seconds: float) -> None:
        until = time.perf_counter() + seconds
        update = self.page.snapshot["update"]
        while time.perf_counter() < until and update["asked"] is not None and self.longest < LONGEST:
            if update["asked"]["seat"] == 0:
                move = self.chance.choice(update["choices"])["move"]
                await self.page.say("play", id=f"m{update['number']}", at=update["number"], seat=0, move=move)
            update = self.page.snapshot["update"] = await self.next_update(update)

    async def next_update(self, before: Json) -> Json:
        begun = time.perf_counter()
        try:
            return await asyncio.wait_for(next_update(self.page, before["number"]), LONGEST)
        except TimeoutError:
            return before
        finally:
            self.longest = max(self.longest, time.perf_counter() - begun)


async def silence_after(target: Target, error: Path, jump: float) -> float:
    """Seconds that somebody waits at most for a bot, if the clock jumps meanwhile."""
    ticket = await target.open_table(start=True)
    company = Company(await target.page(ticket))
    await company.play(BEFORE)
    set_clock(error, jump)
    await company.play(AFTER)
    await company.page.close()
    set_clock(error, 0.0)
    return round(company.longest, 1)


async def lost_time(target: Target, error: Path) -> float:
    """Seconds that a match by the clock loses by a jump."""
    ticket = await target.open_table("bounty", options={"mode": "clock", "clock": 60}, start=True)
    page = await target.page(ticket)
    before, begun = await seconds_left(target, ticket), time.perf_counter()
    set_clock(error, 61 * DAY)
    left = await seconds_left(target, ticket)
    set_clock(error, 0.0)
    await page.close()
    return round(before - left - (time.perf_counter() - begun), 0)


async def seconds_left(target: Target, ticket: Json) -> float:
    answer = await target.web.get(f"/api/tables/{ticket['table']}")
    found: float = answer.json()["clock"]["seconds_left"]
    return found


def set_clock(error: Path, ahead: float) -> None:
    """The server must never find half a file."""
    fresh = error.with_suffix(".new")
    fresh.write_text(str(ahead))
    fresh.replace(error)


def count_tables(database: Path) -> int:
    with closing(sqlite3.connect(database, timeout=30.0)) as connection:
        return int(connection.execute("select count(*) from tables").fetchone()[0])


async def attack(target: Target) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        error, database = Path(folder, "error"), Path(folder, "tables.sqlite")
        set_clock(error, 0.0)
        program = ("-c", SKEWED, str(error))
        async with served(target.tree, database, program) as skewed, honest_play(skewed) as honest:
            jumps = ("no jump", 0.0), ("a step back by an hour", -HOUR), ("a step of 61 days ahead", 61 * DAY)
            rows: list[Row] = [
                (f"longest wait for a bot, {name}", await silence_after(skewed, error, jump), "s")
                for name, jump in jumps
            ]
            rows.append(("time that a match by the clock loses in 61 days ahead", await lost_time(skewed, error), "s"))
            for _ in range(TABLES):
                await skewed.open_table()
        rows += [(f"{name}, with all jumps", value, unit) for name, value, unit in honest.rows()[1:3]]
        kept = count_tables(database)
        set_clock(error, 61 * DAY)
        async with served(target.tree, database, program):
            await asyncio.sleep(SWEPT)
        deleted = float(kept - count_tables(database))
        return [*rows, (f"tables that a start 61 days ahead deletes, of {kept}", deleted, "")]
