"""Connections to PostgreSQL, and which errors mean that one is gone."""

import asyncio
from typing import Any

import asyncpg

from ....core.refusals import Refused
from ...protocol.refusals import DatabaseInUse, DatabaseUnreachable

Link = Any  # a connection of asyncpg, which has no types

SLOWEST = 30.0  # seconds for one statement
CONNECT_SECONDS = 5.0
LINK: dict[str, Any] = {
    "timeout": CONNECT_SECONDS,
    "command_timeout": SLOWEST,
    "server_settings": {"application_name": "skulduggery"},
}
SERVER = 0x534B_554C  # any number: the lock that whoever writes holds as long as its connection lives
TRY_LOCK = f"select pg_try_advisory_lock({SERVER})"
TRY_LOCK_TOGETHER = f"select pg_try_advisory_lock_shared({SERVER})"
LOCK_SECONDS = 3.0  # a server that was killed holds its lock until PostgreSQL has noticed
PAUSE = 0.1

# The server is stopped, restarts, is out of reach, or has become a read-only copy. Another attempt may succeed.
GONE = (
    OSError,  # TimeoutError is one
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the server closed the connection just when a statement was to be sent
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresConnectionError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TooManyConnectionsError,
)
NEVER = (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError, ValueError)


class Reader(asyncpg.Connection):  # type: ignore[misc]  # asyncpg has no types
    """A connection of the pool. Nobody changes the settings of its session or takes a lock that outlives a transaction.

    So it need not be reset after each use, which asyncpg does by a statement of its own.
    """

    def get_reset_query(self) -> str:
        return ""


async def connect(address: str) -> Link:
    return await asyncpg.connect(address, **LINK)


async def connect_or_refuse(address: str, name: str) -> Link:
    """For commands and the start of a server, where a person reads what is wrong."""
    try:
        return await connect(address)
    except (*GONE, *NEVER) as error:
        raise Refused(DatabaseUnreachable("", name, str(error) or type(error).__name__)) from None


async def take_lock(link: Link, together: bool = False) -> bool:
    """Whether nobody else writes to this database; `together`: nobody but other nodes. It ends with the connection."""
    for _ in range(round(LOCK_SECONDS / PAUSE)):
        if await link.fetchval(TRY_LOCK_TOGETHER if together else TRY_LOCK):
            return True
        await asyncio.sleep(PAUSE)
    return False


async def locked(address: str, name: str, together: bool = False) -> Link:
    link = await connect_or_refuse(address, name)
    if await take_lock(link, together):
        return link
    await link.close()
    raise Refused(DatabaseInUse("", name))


async def insist_on_disk(link: Link) -> None:
    """A commit must be on disk when PostgreSQL reports it. Stricter settings of the database stay as they are."""
    if await link.fetchval("select current_setting('synchronous_commit')") == "off":
        await link.execute("set synchronous_commit = on")
