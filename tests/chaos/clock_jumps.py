"""The clock of the machine jumps: an hour back, 61 days ahead, and back."""

import asyncio
import random
from pathlib import Path

from .scenario import Extent, Figure, Outcome, groups_on, served, suffered, waits_of

JUMPS = (-3_600.0, 61 * 86_400.0, 0.0, 59.0, -59.0, 0.0)  # seconds ahead of the true time
# The server reads the error of its clock from a file. No machine lets anybody set its monotonic clock.
SKEWED = """
import runpy, sys, time
error, real = sys.argv.pop(1), time.time
time.time = lambda: real() + float(open(error).read())
runpy.run_module("skulduggery", run_name="__main__", alter_sys=True)
"""


async def scenario(extent: Extent, part: int) -> Outcome:
    database, error = extent.database(), extent.folder / "error"
    set_clock(error, 0.0)
    async with served(database, program=("-c", SKEWED, str(error))) as server:
        groups = groups_on(server, extent.number(2, 8))
        rounds = extent.number(1, 5)
        verdict = await suffered(groups, jump(error, rounds, extent.of(0.3, 2.0)), database)
        return Outcome(verdict, [Figure("jumps", float(rounds * len(JUMPS))), *waits_of(groups)])


async def jump(error: Path, rounds: int, seconds: float) -> None:
    for number in range(rounds):
        for ahead in JUMPS:
            set_clock(error, ahead)
            await asyncio.sleep(seconds * (0.5 + random.Random(number).random()))


def set_clock(error: Path, ahead: float) -> None:
    """The server must never find half a file."""
    fresh = error.with_suffix(".new")
    fresh.write_text(str(ahead))
    fresh.replace(error)
