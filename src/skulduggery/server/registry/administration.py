"""What the operator may do with tables: list them, end a match, delete a table. Secrets are in none of it."""

import logging

from ...core.refusals import Refused
from ..protocol.operators import TableLine
from ..protocol.refusals import NoSuchTable, NotRunning
from ..security.keys import is_table_id
from ..store.base import Listed
from ..store.meta import unpack
from .load import STUCK_SECONDS
from .registry import Registry
from .running_table import RunningTable

log = logging.getLogger("skulduggery.registry")


async def list_tables(registry: Registry, most: int, status: str | None) -> list[TableLine]:
    """Lists tables from the store, since most are not in memory. A frozen one is known as such once it was loaded."""
    found = await registry.services.store.listing(most, status)
    elsewhere = await registry.services.nodes.pages_at([listed.table for listed in found])
    return [line_of(each, registry.tables.get(each.table), elsewhere.get(each.table, 0)) for each in found]


def line_of(listed: Listed, running: RunningTable | None, elsewhere: int) -> TableLine:
    """`elsewhere`: how many pages are connected to other nodes."""
    meta = unpack(listed.meta)
    stuck = 0.0 if running is None else running.stuck()
    return TableLine(
        table=listed.table,
        game=meta.game,
        status=meta.status if running is None else running.table.status,
        people=sum(seat.is_person for seat in meta.seats),
        bots=sum(seat.holder == "bot" for seat in meta.seats),
        entries=listed.entries,
        created=listed.created,
        changed=listed.changed,
        here=elsewhere + (0 if running is None else len(running.table.audience.connections)),
        stuck=stuck if stuck >= STUCK_SECONDS else 0.0,
    )


async def end_table(registry: Registry, name: str) -> None:
    """The match is over as it stands, also a frozen one. Pages that are open show that."""
    table = (await found_table(registry, name)).table
    async with table.lock:
        if table.status == "over":
            raise Refused(NotRunning("", table.status))
        async with table.change() as change:
            table.meta.status, table.meta.ending = "over", []
            change.meta_changed()
    log.info("the operator has ended a table", extra={"table": name})


async def delete_table(registry: Registry, name: str) -> None:
    """Deletes a table for ever, with its record and its stories. Pages that are open are told."""
    running = await found_table(registry, name)
    async with running.table.lock:
        await registry.services.store.forget([name])
        running.table.is_broken = True  # whoever waits for the lock finds no table
        running.stop()
        registry.forget(name)
    log.info("the operator has deleted a table", extra={"table": name})


async def found_table(registry: Registry, name: str) -> RunningTable:
    if not is_table_id(name):
        raise Refused(NoSuchTable("", name[:32]))
    return await registry.table(name)
