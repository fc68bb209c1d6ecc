"""Requests about the table as a whole: pause, end, rematch."""

from ...core.refusals import Refused
from ..protocol import from_page
from ..protocol.info import Status
from ..protocol.refusals import NotOver, NotRunning
from ..registry.registry import Registry
from ..registry.rematch import next_table
from ..registry.running import RunningTable
from ..table.connection import Connection
from ..table.live import LiveTable
from ..table.seating import check_host
from ..table.sharing import fix


async def pause(table: LiveTable, connection: Connection, message: from_page.Pause, key: str) -> None:
    await set_status(table, connection, "paused" if message.paused else "running", ("running", "paused"), key)


async def end(table: LiveTable, connection: Connection, key: str) -> None:
    await set_status(table, connection, "over", ("lobby", "running", "paused", "frozen"), key)


async def set_status(
    table: LiveTable, connection: Connection, status: Status, allowed: tuple[Status, ...], key: str
) -> None:
    check_host(table, connection)
    if table.status not in allowed:
        raise Refused(NotRunning("", table.status))
    async with table.change(key) as change:
        table.meta.status = status
        change.meta_changed()


async def rematch(
    registry: Registry, running: RunningTable, connection: Connection, message: from_page.Rematch, key: str
) -> None:
    """Whoever asks first opens it; the others find it as `next_table`, when the nonces for it are told."""
    table = running.table
    if table.status not in ("over", "frozen") or not connection.seats:
        raise Refused(NotOver(""))
    if table.meta.next_table is None and table.meta.opening is None:
        following = next_table(table.services, table, message.game)  # refuses what cannot be
        table.limits.check_rematch()
        registry.openings.check(connection.address)
        async with table.change(key) as change:
            fix(table, message.game)
            change.meta_changed()
        registry.openings.note(following.meta.table, connection.address)
        await running.open_if_told()
