"""Connections to PostgreSQL, and which errors mean that one is gone."""

import asyncio
from typing import Any

import asyncpg

from ....core.refusals import Refused
from ...protocol.refusals import DatabaseInUse, DatabaseUnreachable

DbConnection = Any  # a connection of asyncpg, which has no types

SLOWEST = 30.0  # seconds for one statement
CONNECT_SECONDS = 5.0
SETTINGS: dict[str, Any] = {
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


async def connect(address: str) -> DbConnection:
    return await asyncpg.connect(address, **SETTINGS)


async def connect_or_refuse(address: str, name: str) -> DbConnection:
    """Connects, or says what is wrong to the person who has started a command or a server."""
    try:
        return await connect(address)
    except (*GONE, *NEVER) as error:
        raise Refused(DatabaseUnreachable("", name, str(error) or type(error).__name__)) from None


async def take_lock(connection: DbConnection, together: bool = False) -> bool:
    """Whether nobody else writes to this database; `together`: nobody but nodes. The lock ends with the connection."""
    for _ in range(round(LOCK_SECONDS / PAUSE)):
        if await connection.fetchval(TRY_LOCK_TOGETHER if together else TRY_LOCK):
            return True
        await asyncio.sleep(PAUSE)
    return False


async def locked(address: str, name: str, together: bool = False) -> DbConnection:
    connection = await connect_or_refuse(address, name)
    if await take_lock(connection, together):
        return connection
    await connection.close()
    raise Refused(DatabaseInUse("", name))


async def insist_on_disk(connection: DbConnection) -> None:
    """A commit must be on disk when PostgreSQL reports it. Stricter settings of the database stay as they are."""
    if await connection.fetchval("select current_setting('synchronous_commit')") == "off":
        await connection.execute("set synchronous_commit = on")
