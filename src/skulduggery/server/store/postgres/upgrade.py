"""Brings a PostgreSQL database to the newest schema, by the same steps as a file."""

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from ..upgrade import run_steps

ONE_AT_A_TIME = 0x534B_554D  # any number: servers that start together wait for each other


async def upgrade(connect: Callable[[], Awaitable[Any]], name: str, revision: str = "head") -> None:
    """`connect` opens a connection of asyncpg."""
    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect)
    try:
        async with engine.begin() as connection:
            await connection.execute(text(f"select pg_advisory_xact_lock({ONE_AT_A_TIME})"))
            await connection.run_sync(run_steps, name, revision)
    finally:
        await engine.dispose()
