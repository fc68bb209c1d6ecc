"""Writes a batch of changes in one transaction: each of them whole or not at all.

Usually nothing stands in the way, and one statement or two write the whole batch. If one of its changes cannot be
written, nothing of that has happened, and the changes are written one by one.
"""

from collections.abc import Sequence

import asyncpg

from ..base import Change, NumberTaken, StoreFailed
from .connection import DbConnection

# Where there are several nodes: only the owner of a table changes it. The lock keeps others from taking the lease
# before this transaction ends; whoever takes it then reads what was written here.
IS_OWNED = """
    lease is null or exists (
        select 1 from leases where leases.table_id = new.table_id and leases.number = new.lease for share
    )
"""
# With `do nothing` a number that is taken does not end the statement; what is not returned was not written.
INSERT_ENTRIES = f"""
    insert into entries (table_id, number, entry, request, at)
    select table_id, number, entry, request, at
    from unnest($1::varchar[], $2::integer[], $3::bytea[], $4::varchar[], $5::float8[], $6::integer[])
    as new (table_id, number, entry, request, at, lease) where {IS_OWNED}
    on conflict do nothing returning table_id, number
"""
UPSERT_TABLES = f"""
    insert into tables (id, status, code, meta, created, touched)
    select table_id, status, code, meta, at, at
    from unnest($1::varchar[], $2::varchar[], $3::varchar[], $4::bytea[], $5::float8[], $6::integer[])
    as new (table_id, status, code, meta, at, lease) where {IS_OWNED}
    on conflict (id) do update set status = excluded.status, code = excluded.code, meta = excluded.meta,
        touched = excluded.touched
    returning id
"""
SAME_ENTRIES = """
    select count(*) from entries
    join unnest($1::varchar[], $2::integer[], $3::bytea[]) as wanted (table_id, number, entry)
    using (table_id, number, entry)
"""
SAME_META = "select exists (select 1 from tables where id = $1 and meta = $2)"
UNFIT = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, ValueError)

Outcome = NumberTaken | StoreFailed | None  # None: it is on disk


async def write_batch(connection: DbConnection, changes: Sequence[Change], again: bool) -> list[Outcome]:
    """Returns after the commit. `again`: the connection was lost, and perhaps the batch is written already."""
    if not again:
        try:
            if all(change.meta is None and len(change.entries) == 1 for change in changes):
                return await write_moves(connection, changes)
            if await write_together(connection, changes):
                return [None] * len(changes)
        except UNFIT:
            pass
    async with connection.transaction():
        return [await write_alone(connection, change, again) for change in changes]


async def write_moves(connection: DbConnection, changes: Sequence[Change]) -> list[Outcome]:
    """Each change is one row, so a single statement is all that is needed; it commits by itself."""
    rows = await connection.fetch(INSERT_ENTRIES, *zip(*entry_rows(changes), strict=True))
    written = {(row[0], row[1]) for row in rows}
    outcomes: list[Outcome] = []
    for change in changes:
        key = (change.table, change.entries[0].number)
        outcomes.append(None if key in written else NumberTaken(f"table {change.table}"))
        written.discard(key)  # of two in the same batch the first one was written
    return outcomes


async def write_together(connection: DbConnection, changes: Sequence[Change]) -> bool:
    """False if an entry's number or the lease of a table was taken: then nothing was written."""
    metas = [change for change in changes if change.meta is not None]
    if len({change.table for change in metas}) < len(metas):  # one statement cannot write a row twice
        return False
    transaction = connection.transaction()
    await transaction.start()
    try:
        is_whole = await write_rows(connection, changes, metas)
    except BaseException:
        await transaction.rollback()
        raise
    await (transaction.commit() if is_whole else transaction.rollback())
    return is_whole


async def write_rows(connection: DbConnection, changes: Sequence[Change], metas: Sequence[Change]) -> bool:
    if metas:
        rows = [(change.table, change.status, change.code, change.meta, change.at, change.lease) for change in metas]
        if len(await connection.fetch(UPSERT_TABLES, *zip(*rows, strict=True))) < len(metas):
            return False
    entries = entry_rows(changes)
    if not entries:
        return True
    return len(await connection.fetch(INSERT_ENTRIES, *zip(*entries, strict=True))) == len(entries)


def entry_rows(changes: Sequence[Change]) -> list[tuple[object, ...]]:
    return [
        (change.table, new.number, new.entry, new.request, change.at, change.lease)
        for change in changes
        for new in change.entries
    ]


async def write_alone(connection: DbConnection, change: Change, again: bool) -> Outcome:
    """One change of a transaction: if it fails it is undone alone, and the others go on."""
    try:
        async with connection.transaction():  # a savepoint
            metas = [] if change.meta is None else [change]
            if not await write_rows(connection, [change], metas) and not (
                again and await is_written(connection, change)
            ):
                raise NumberTaken(f"table {change.table}")
    except (NumberTaken, asyncpg.IntegrityConstraintViolationError) as error:
        return NumberTaken(str(error))
    except (asyncpg.DataError, ValueError) as error:
        return StoreFailed(str(error))
    return None


async def is_written(connection: DbConnection, change: Change) -> bool:
    """Whether the entries of a change are there. Each holds the hash of all before, so nobody else wrote the same."""
    if not change.entries:
        return bool(await connection.fetchval(SAME_META, change.table, change.meta))
    wanted = [row[:3] for row in entry_rows([change])]
    return bool(await connection.fetchval(SAME_ENTRIES, *zip(*wanted, strict=True)) == len(wanted))
