"""The disk is full, and after a while it is not.

The database is on a small disk in memory (tmpfs), which another file fills. Only root may mount one. For others the
largest size of a file of the server is limited instead: writes fail in the same place, with another error.
"""

import asyncio
import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from skulduggery.server.store.location import database_at
from tests.server.process import Process

from .players import Players
from .scenario import Extent, Figure, Outcome, groups_on, served, suffered

SIZE = 24 * 1024 * 1024  # bytes of the small disk
TIMES = 5
FULL = 3.0  # seconds without room


async def scenario(extent: Extent, part: int) -> Outcome:
    with small_disk(extent.folder) as disk:
        database = database_at(f"sqlite:///{(disk or extent.folder) / 'tables.sqlite'}")
        database.prepare()
        async with served(database) as server:
            groups = groups_on(server, extent.number(2, 8))
            trouble = Full(server, groups, disk, extent.number(1, TIMES), extent.of(0.5, FULL))
            verdict = await suffered(groups, trouble.run(), database)
    means = "tmpfs" if disk else "a limit for files"
    figures = [Figure(f"times that the disk was full ({means})", float(trouble.times))]
    figures.append(Figure("moves acknowledged meanwhile", float(trouble.meanwhile)))
    return Outcome(verdict, figures)


class Full:
    """`meanwhile`: moves that were acknowledged although the disk was full; SQLite may have room left in its files."""

    def __init__(self, server: Process, groups: list[Players], disk: Path | None, times: int, seconds: float) -> None:
        self.server = server
        self.groups = groups
        self.disk = disk
        self.times = times
        self.seconds = seconds
        self.meanwhile = 0

    async def run(self) -> None:
        for _ in range(self.times):
            before = await self.more_moves(0)
            with self.no_room():
                await asyncio.sleep(self.seconds)
                self.meanwhile += self.moves() - before
            await self.more_moves(self.moves())

    def moves(self) -> int:
        return sum(len(players.acknowledged) for players in self.groups)

    async def more_moves(self, than: int) -> int:
        while self.moves() <= than + len(self.groups):
            await asyncio.sleep(0.02)
        return self.moves()

    @contextmanager
    def no_room(self) -> Iterator[None]:
        if self.disk is None:
            with limited(self.server):
                yield
            return
        filler = self.disk / "filler"
        fill(filler)
        try:
            yield
        finally:
            filler.unlink()


def fill(file: Path) -> None:
    """Writes until nothing fits any more."""
    with file.open("wb", buffering=0) as out:
        for size in (1 << 20, 1 << 12):
            try:
                while out.write(bytes(size)) == size:
                    pass
            except OSError:
                pass


@contextmanager
def limited(server: Process) -> Iterator[None]:
    """Files of the server cannot grow."""
    assert server.process is not None
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """None where it cannot be mounted."""
    place = folder / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(place)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
        yield None
        return
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)
