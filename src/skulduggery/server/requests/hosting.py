"""Requests about the table as a whole: pause, rematch."""

from ...core.refusals import Refused
from ..protocol import from_page
from ..protocol.refusals import NotOver, NotRunning
from ..registry.registry import Registry
from ..registry.rematch import next_table
from ..table.connection import Connection
from ..table.live import LiveTable
from ..table.seating import check_host


async def pause(table: LiveTable, connection: Connection, message: from_page.Pause, key: str) -> None:
    check_host(table, connection)
    if table.status not in ("running", "paused"):
        raise Refused(NotRunning("", table.status))
    async with table.change(key) as change:
        table.meta.status = "paused" if message.paused else "running"
        change.meta_changed()


async def rematch(
    registry: Registry, table: LiveTable, connection: Connection, message: from_page.Rematch, key: str
) -> None:
    """Whoever asks first opens its lobby; the others find it as `next_table`."""
    if table.status not in ("over", "frozen") or not connection.seats:
        raise Refused(NotOver(""))
    if table.meta.next_table is None:
        following = next_table(table.services, table, message.game)  # refuses what cannot be
        table.limits.check_rematch()
        await registry.openings.check(connection.address)
        await registry.open_rematch(table, following, key)
        registry.openings.note(following.meta.table, connection.address)
