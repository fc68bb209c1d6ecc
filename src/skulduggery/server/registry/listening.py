"""What a node does when something has happened at another one: read it, and take over tables that nobody drives."""

import asyncio
import logging

from ...core.refusals import Refused
from ..nodes.nodes import Listener
from ..store.base import StoreFailed
from ..table.state import LIVE
from .registry import Registry
from .running import RunningTable

log = logging.getLogger("skulduggery.nodes")

POLL_BEATS = 10  # between two looks at the database while the bus is up; without it every beat is one
ORPHAN_BEATS = 2  # between two searches for tables that nobody drives


class NodeListener(Listener):
    """`stale`: tables that are to be read again. For each at most one task does that."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.nodes = registry.services.nodes
        self.stale: set[str] = set()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.beats = 0
        self.chore: asyncio.Task[None] | None = None
        self.seen: dict[str, tuple[int, int]] = {}  # by table: the newest state that a poll has found

    def wake(self, table: str, number: int) -> None:
        running = self.registry.tables.get(table)
        if running is not None and (number == 0 or number > running.table.version):
            self.read_soon(table)

    def look_at_all(self) -> None:
        for table in self.registry.tables:
            self.read_soon(table)

    def beat(self) -> None:
        if self.chore is None or self.chore.done():
            self.chore = asyncio.create_task(self.look_around())

    def close(self) -> None:
        for task in [*self.tasks.values(), *([self.chore] if self.chore else [])]:
            task.cancel()

    # --- reading

    def read_soon(self, table: str) -> None:
        self.stale.add(table)
        if table not in self.tasks:
            self.tasks[table] = asyncio.create_task(self.read(table))

    async def read(self, table: str) -> None:
        """Until nothing is stale. The task is forgotten in the same moment: who comes later starts a new one."""
        try:
            while table in self.stale:
                self.stale.discard(table)
                running = self.registry.tables.get(table)
                if running is not None:
                    await self.read_once(table, running)
        finally:
            self.tasks.pop(table, None)

    async def read_once(self, table: str, running: RunningTable) -> None:
        try:
            await self.registry.freshen(running)
        except (Refused, StoreFailed) as error:  # the table is gone, or the database; then a later look finds it
            log.info("not read again: %s", error, extra={"table": table})
        except Exception:
            log.exception("a table could not be brought up to date", extra={"table": table})

    # --- looking around

    async def look_around(self) -> None:
        self.beats += 1
        try:
            await self.take_over()
            if not self.nodes.bus_is_up() or self.beats % POLL_BEATS == 0:
                await self.poll()
        except StoreFailed as error:
            log.warning("cannot look around: %s", error)
        except Exception:
            log.exception("cannot look around")

    async def take_over(self) -> None:
        """Tables that are open here or under way, and that no living node drives. Of many a few at a time: several
        nodes share them.
        """
        wanted = await self.driverless()
        while wanted:
            await self.nodes.take(wanted)
            for table in [table for table in wanted if self.nodes.drives(table)]:
                await self.drive(table)
            wanted = await self.nodes.orphans()

    async def driverless(self) -> list[str]:
        found = [table for table, running in self.registry.tables.items() if self.lacks_driver(running)]
        return found or (await self.nodes.orphans() if self.beats % ORPHAN_BEATS == 0 else [])

    def lacks_driver(self, running: RunningTable) -> bool:
        """A node whose rules cannot play a match back must not drive it: perhaps another version can."""
        table = running.table
        is_live = table.status in LIVE and not table.is_broken
        return is_live and not table.drives and table.others.driver not in self.nodes.living()

    async def drive(self, table: str) -> None:
        try:
            if table in self.registry.tables:
                self.read_soon(table)
            else:
                running = await self.registry.table(table)
                if running.table.status not in LIVE:  # frozen here
                    await self.nodes.rest([table])
        except Exception:
            log.exception("a table could not be resumed", extra={"table": table})

    async def poll(self) -> None:
        found = await self.nodes.versions(list(self.registry.tables))
        for table in list(self.registry.tables):
            if table not in found or found[table] != self.seen.get(table):
                self.wake_by_poll(table, found.get(table))
        self.seen = found

    def wake_by_poll(self, table: str, found: tuple[int, int] | None) -> None:
        running = self.registry.tables[table]
        is_known = (
            found is not None and found[0] <= running.table.version and self.seen.get(table, found)[1] == found[1]
        )
        if not is_known:
            self.read_soon(table)
