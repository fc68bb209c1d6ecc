"""Writes a batch of changes where several nodes write: each change only if nobody has changed its table meanwhile.

Every change adds 1 to the version of its table, so of two changes that were made of the same version one is refused.
A change by the driver of a table is refused, too, if another node has taken over its lease.
"""

from collections.abc import Sequence

import asyncpg

from ..base import NEW, Change, NumberTaken, StoreFailed
from .link import Link
from .writing import Outcome, entry_rows, is_written

# Two nodes that lock the same tables in another order would wait for each other.
LOCK_IN_ORDER = "select 1 from tables where id = any($1::varchar[]) order by id for no key update"
HAS_LEASE = "($%d::integer is null or exists (select 1 from leases where table_id = tables.id and number = $%d))"
MOVES = """
    with wanted as (select * from unnest($1::varchar[], $2::integer[], $3::integer[]) as wanted (id, version, lease)),
    moved as (
        update tables set version = tables.version + 1 from wanted
        where tables.id = wanted.id and tables.version = wanted.version and (
            wanted.lease is null
            or exists (select 1 from leases where table_id = tables.id and number = wanted.lease)
        )
        returning tables.id
    )
    insert into entries (table_id, number, entry, request, at)
    select new.* from unnest($4::varchar[], $5::integer[], $6::bytea[], $7::varchar[], $8::float8[])
    as new (table_id, number, entry, request, at) join moved on moved.id = new.table_id
    returning table_id
"""
INSERT_TABLE = """
    insert into tables (id, status, code, meta, created, touched, version, meta_version)
    values ($1, $2, $3, $4, $5, $5, 0, 0) on conflict (id) do nothing returning id
"""
UPDATE_TABLE = f"""
    update tables set status = $2, code = $3, meta = $4, touched = $5, version = version + 1, meta_version = version + 1
    where id = $1 and version = $6 and {HAS_LEASE % (7, 7)} returning id
"""
INSERT_ENTRIES = """
    insert into entries (table_id, number, entry, request, at)
    select * from unnest($1::varchar[], $2::integer[], $3::bytea[], $4::varchar[], $5::float8[])
"""
SAME_META = "select meta = $2 from tables where id = $1"
UNFIT = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, ValueError)


async def write_shared_batch(link: Link, changes: Sequence[Change], again: bool) -> list[Outcome]:
    """Returns after the commit. `again`: the connection was lost, and perhaps the batch is written already."""
    if not again and len({change.table for change in changes}) == len(changes):
        try:
            return await write_together(link, changes)
        except UNFIT:  # nothing was written: one by one, to find the one that does not fit
            pass
    async with link.transaction():
        await lock_in_order(link, changes)
        return [await write_alone(link, change, again) for change in changes]


async def write_together(link: Link, changes: Sequence[Change]) -> list[Outcome]:
    if len(changes) == 1 and changes[0].meta is None:
        return await write_moves(link, changes)  # one statement, which commits by itself
    async with link.transaction():
        await lock_in_order(link, changes)
        moves = [change for change in changes if change.meta is None]
        outcomes = dict(zip([change.table for change in moves], await write_moves(link, moves), strict=True))
        for change in changes:
            if change.meta is not None:
                outcomes[change.table] = await write_table(link, change)
        return [outcomes[change.table] for change in changes]


async def lock_in_order(link: Link, changes: Sequence[Change]) -> None:
    await link.execute(LOCK_IN_ORDER, [change.table for change in changes])


async def write_moves(link: Link, moves: Sequence[Change]) -> list[Outcome]:
    if not moves:
        return []
    wanted = [(change.table, change.version, change.lease) for change in moves]
    columns = [*zip(*wanted, strict=True), *zip(*entry_rows(moves), strict=True)]
    written = {row[0] for row in await link.fetch(MOVES, *columns)}
    return [None if change.table in written else taken(change) for change in moves]


async def write_table(link: Link, change: Change) -> Outcome:
    values = (change.table, change.status, change.code, change.meta, change.at)
    if change.version == NEW:
        found = await link.fetchval(INSERT_TABLE, *values)
    else:
        found = await link.fetchval(UPDATE_TABLE, *values, change.version, change.lease)
    if found is None:
        return taken(change)
    if change.entries:
        await link.execute(INSERT_ENTRIES, *zip(*entry_rows([change]), strict=True))
    return None


async def write_alone(link: Link, change: Change, again: bool) -> Outcome:
    """One change of a transaction: if it fails it is undone alone, and the others go on."""
    try:
        async with link.transaction():  # a savepoint
            write = write_table(link, change) if change.meta is not None else first_of(link, change)
            outcome = await write
    except asyncpg.IntegrityConstraintViolationError as error:
        outcome = NumberTaken(str(error))
    except (asyncpg.DataError, ValueError) as error:
        return StoreFailed(str(error))
    return None if again and outcome is not None and await was_written(link, change) else outcome


async def first_of(link: Link, change: Change) -> Outcome:
    return (await write_moves(link, [change]))[0]


async def was_written(link: Link, change: Change) -> bool:
    """Whether this very change is there: its entries, or what it wrote of the table."""
    if change.entries:
        return await is_written(link, change)
    return bool(await link.fetchval(SAME_META, change.table, change.meta))


def taken(change: Change) -> NumberTaken:
    return NumberTaken(f"table {change.table}")
