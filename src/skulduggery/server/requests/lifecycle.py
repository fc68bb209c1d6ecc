"""Requests about the table as a whole: its start, pause, rematch."""

from ..protocol import from_page, to_page
from ..registry.rematch import next_table
from ..table.agreement import rematch as agreement
from ..table.audience.connection import Connection
from ..table.live import LiveTable
from ..table.lobby import lobby, nonces
from .call import Call


async def start(table: LiveTable, connection: Connection, message: from_page.Start, key: str) -> None:
    await (agreement.agree if table.meta.agreeing else lobby.start)(table, connection, message, key)


async def tell_nonce(call: Call, message: from_page.Nonce) -> to_page.Ack:
    await nonces.tell(call.table, call.connection, message, call.key)
    answer = call.table.acknowledge(call.key)  # as it was kept, before the match begins
    await call.running.open_if_told()
    return answer


async def pause(table: LiveTable, connection: Connection, message: from_page.Pause, key: str) -> None:
    async with table.change(key) as change:
        table.meta.status = "paused" if message.paused else "running"
        change.meta_changed()


async def rematch(call: Call, message: from_page.Rematch) -> None:
    """Whoever asks first opens the lobby of the rematch; the others find it as `next_table`."""
    table, registry, address = call.table, call.registry, call.connection.address
    if table.meta.next_table is None:
        following = next_table(table.services, table, message.game)  # refuses what cannot be
        table.limits.check("rematches", table.limits.rematches)
        await registry.openings.check(address)
        await registry.open_rematch(table, following, call.key)
        registry.openings.note(following.meta.table, address)
