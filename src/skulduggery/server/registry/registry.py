"""All tables of this server: found by link or code, loaded from the store, closed when nobody uses them, deleted."""

import asyncio
import logging
from collections.abc import Sequence

from ...core.refusals import Refused
from ..nodes.nodes import Elsewhere
from ..protocol.info import IN_MATCH
from ..protocol.refusals import NoSuchTable
from ..security.keys import new_code, spoken
from ..services import Services
from ..store.base import StoreFailed
from ..store.meta import TableMeta, unpack
from ..table.audience.connection import RESTARTING
from ..table.live import LiveTable
from ..table.lobby.lobby import begin_match
from ..table.match.loader import LoadedTable, load_table
from .openings import Openings
from .retention import Retention
from .running_table import RunningTable

log = logging.getLogger("skulduggery.registry")

MOST_ATTEMPTS = 64  # to find a code that nobody uses


class Registry:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, RunningTable] = {}
        self.codes: set[str] = set()  # being given out just now
        self.openings = Openings(services, self.tables)
        self.loading: dict[str, asyncio.Task[RunningTable]] = {}
        self.retention = Retention(services.store, services.clock, services.settings)
        self.unplayable: set[str] = set()  # offered to other nodes: this one cannot play their matches
        self.chores: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.chores = [asyncio.create_task(self.resume_all()), asyncio.create_task(self.sweep_for_ever())]

    async def close(self) -> None:
        for chore in [*self.chores, *self.loading.values()]:
            chore.cancel()
        for running in [*self.tables.values()]:
            async with running.table.lock:  # whoever holds it is writing
                running.close(RESTARTING)

    # --- finding tables

    async def table(self, table: str) -> RunningTable:
        """A table by its id, loaded if it is not in memory. `Elsewhere`: another node owns it."""
        await self.services.nodes.confirm()
        running = self.tables.get(table)
        if running is not None and not running.table.is_broken:
            return running
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self.load(table))
            self.loading[table].add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def load(self, table: str) -> RunningTable:
        lease = await self.services.nodes.own(table)
        loaded = await load_table(self.services.store, table)
        if not self.services.nodes.holds(table, lease):
            raise StoreFailed("another node has taken the table meanwhile")
        if loaded.why_frozen:
            log.warning("frozen: %s", loaded.why_frozen, extra={"table": table, "game": loaded.game.key})
            await self.offer_to_others(table, loaded)
        running = RunningTable(self.services, loaded)
        running.table.lease = lease
        if (broken := self.tables.get(table)) is not None:
            broken.stop()
        self.tables[table] = running
        running.table.review()
        return running

    async def offer_to_others(self, table: str, loaded: LoadedTable) -> None:
        """Our rules cannot play this match. Perhaps those of another node can: it gets one chance to own the table."""
        has_others = self.services.nodes.living() > 1
        if has_others and loaded.meta.status in IN_MATCH and table not in self.unplayable:
            self.unplayable.add(table)
            await self.services.nodes.release([table], wanted=True)
            raise StoreFailed("another node may try to own the table")

    async def exists(self, table: str) -> bool:
        try:
            await self.table(table)
        except Elsewhere:
            return True
        except Refused:
            return False
        return True

    async def id_of(self, code: str) -> str:
        """The id of the table whose spoken code somebody said."""
        found = await self.services.store.find(spoken(code))
        if found is None:
            raise Refused(NoSuchTable("", code[:32]))
        return found

    async def newest(self, table: str) -> str:
        """The last table of this crew, by rematches. A table that was deleted ends the search."""
        stored = await self.stored_meta(table)
        if stored is None:
            raise Refused(NoSuchTable("", table[:32]))
        while stored.next_table is not None and (following := await self.stored_meta(stored.next_table)) is not None:
            stored = following
        return stored.table

    async def stored_meta(self, table: str) -> TableMeta | None:
        """What is stored about a table, without loading its match."""
        found = await self.services.store.load(table)
        return None if found is None else unpack(found.meta)

    # --- opening tables

    async def open(self, loaded: LoadedTable, address: str, start: bool = False) -> None:
        """A new table; `start`: its match begins at once. `address` is that of whoever wants it."""
        await self.openings.check(address)
        await self.add(loaded, start, is_owned=not self.services.nodes.is_shared)
        self.openings.note(loaded.meta.table, address)

    async def add(self, loaded: LoadedTable, start: bool, is_owned: bool = True) -> None:
        """The table gets its spoken code here. Whether it may be opened was asked before.

        `is_owned`: this node owns it. Otherwise the node does that which is asked for it first, as the proxy decides.
        """
        running = RunningTable(self.services, loaded)
        table = running.table
        table.meta.code = await self.free_code()
        try:
            async with table.lock:
                async with table.change() as change:
                    if start:
                        begin_match(table)
                    change.meta_changed(tell=False)
                if is_owned:
                    table.lease = await self.services.nodes.own(table.id)
                    self.tables[table.id] = running
                else:
                    table.is_broken = True
                    running.close(RESTARTING)
        finally:
            self.codes.discard(table.meta.code)
        self.services.metrics.count("tables_created")
        log.info("table opened", extra={"table": table.id, "game": table.game.key})

    async def open_rematch(self, old: LiveTable, following: LoadedTable, request: str) -> None:
        """Opens the lobby of the rematch, and tells everybody at the old table. Called under the old table's lock."""
        if not await self.exists(following.meta.table):  # it does if the server was killed before the next lines
            await self.add(following, start=False)
            self.tables[following.meta.table].table.limits.rematches = old.limits.rematches
        async with old.change(request) as change:
            old.meta.next_table = following.meta.table
            change.meta_changed()

    async def free_code(self) -> str:
        for _ in range(MOST_ATTEMPTS):
            code = new_code()
            if code in self.codes:
                continue
            self.codes.add(code)
            if await self.services.store.find(code) is None:
                return code
            self.codes.discard(code)
        raise StoreFailed("no spoken code is left")

    # --- housekeeping

    async def resume_all(self) -> None:
        """After a restart every running match goes on, bots included. Several nodes share them (`adopt`)."""
        if self.services.nodes.is_shared:
            return
        await self.adopt(await self.services.store.unfinished())

    async def adopt(self, tables: Sequence[str]) -> None:
        found = [table for table in tables if table not in self.unplayable]
        for table in found:
            try:
                await self.table(table)
            except Elsewhere:
                continue  # another node was first
            except Exception:
                log.exception("a table could not be resumed", extra={"table": table})
        if found:
            log.info("tables resumed", extra={"count": len(found)})

    def lose(self, table: str) -> None:
        """Another node owns this table now, or it is deleted. Pages that are open come again."""
        running = self.tables.pop(table, None)
        if running is not None:
            running.stop()
            running.table.break_off()

    def page_counts(self) -> dict[str, int]:
        return {table: len(running.table.audience.connections) for table, running in self.tables.items()}

    async def sweep_for_ever(self) -> None:
        while True:
            await self.sweep()
            await self.services.clock.sleep(self.services.settings.sweep_seconds)

    async def sweep(self) -> None:
        """Delete what is too old, and close what nobody has looked at for a while."""
        try:
            deleted = await self.retention.due()
            await self.services.store.forget(deleted)
        except StoreFailed as error:
            log.error("cannot delete old tables: %s", error)
            return
        for table in deleted:
            self.forget(table)
        if deleted:
            log.info("old tables deleted", extra={"count": len(deleted)})
        idle = [table for table, running in self.tables.items() if self.is_idle(running)]
        for table in idle:
            self.tables.pop(table).close(RESTARTING)
        try:
            if idle:
                await self.services.nodes.release(idle)
        except StoreFailed as error:
            log.error("cannot give up idle tables: %s", error)

    def forget(self, table: str) -> None:
        running = self.tables.pop(table, None)
        for connection in [] if running is None else running.table.audience.connections:
            connection.say_bye("deleted")

    def is_idle(self, running: RunningTable) -> bool:
        table, services = running.table, self.services
        goes_on = table.meta.is_daily and table.status == "running"  # its clock runs, and notices are sent
        is_used = table.audience.connections or table.lock.locked() or goes_on
        return not is_used and services.clock.elapsed() - table.active > services.settings.idle_seconds
