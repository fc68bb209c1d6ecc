"""What nodes on one database read and write beside the tables themselves. All times are those of the database."""

from .connection import DbConnection

NOW = "extract(epoch from clock_timestamp())::float8"
BEAT = f"""
    insert into nodes (id, address, until) values ($1, $2, {NOW} + $3)
    on conflict (id) do update set until = excluded.until returning {NOW}
"""
ALIVE = f"select id, address from nodes where until + $1 > {NOW}"
FORGET_DEAD = f"delete from nodes where until < {NOW} - $1"
LIVES = f"exists (select 1 from nodes where nodes.id = leases.node and nodes.until + $3 > {NOW})"
# `$3`: for so many seconds other nodes count as alive beyond their time.
TAKE = f"""
    insert into leases (table_id, node, number, pages)
    select id, $2, 1, 0 from tables where id = any($1::varchar[]) order by id
    on conflict (table_id) do update set node = excluded.node,
        number = leases.number + case when leases.node = excluded.node then 0 else 1 end,
        pages = case when leases.node = excluded.node then leases.pages else 0 end
    where leases.node = excluded.node or not {LIVES}
    returning table_id, number
"""
OWNER = f"""
    select (select address from nodes where nodes.id = leases.node and nodes.until + $2 > {NOW})
    from tables left join leases on leases.table_id = tables.id where tables.id = $1
"""
ANYBODY = ""  # the node of a lease that somebody should take. None: nobody needs to own the table until it is asked for
RELEASE = "update leases set node = $3, pages = 0 where node = $1 and table_id = any($2::varchar[])"
HELD = "select table_id, number from leases where node = $1"
# A node that is only late, since its machine is busy, keeps its tables: nobody has asked for them yet.
LATE_SECONDS = 2.0
ORPHANS = f"""
    select tables.id from tables left join leases on leases.table_id = tables.id
    where tables.status in ('running', 'paused') and (
        (leases.table_id is null and tables.touched < {NOW} - 60)
        or (leases.node is not null and leases.node not in (select id from nodes where until > {NOW} - {LATE_SECONDS}))
    )
    limit $1
"""
LEAVE = (
    f"update leases set node = '{ANYBODY}', pages = 0 where node = $1",
    "delete from nodes where id = $1",
)
TELL_PAGES = """
    update leases set pages = told.pages from unnest($2::varchar[], $3::integer[]) as told (table_id, pages)
    where leases.table_id = told.table_id and leases.node = $1
"""
PAGES = f"""
    select table_id, pages from leases where table_id = any($1::varchar[]) and node <> $2
    and node in (select id from nodes where until > {NOW})
"""
FILLED = f"least($3::float8, limits.level + greatest(0.0, {NOW} - limits.at) * $4::float8)"
# Takes one from a bucket that holds `$3` at most, and gets `$4` a second. A level below 0 is not written.
TAKE_FROM_LIMIT = f"""
    insert into limits (what, client, level, at) values ($1, $2, $3::float8 - 1.0, {NOW})
    on conflict (what, client) do update set level = {FILLED} - 1.0, at = {NOW} where {FILLED} >= 1.0
    returning level
"""
LEVEL = f"select {FILLED} from limits where what = $1 and client = $2"
GIVE_BACK = "update limits set level = least($3::float8, level + 1.0) where what = $1 and client = $2"
FORGET_LIMITS = f"delete from limits where at < {NOW} - $1"


async def leave(connection: DbConnection, node: str) -> None:
    async with connection.transaction():
        for statement in LEAVE:
            await connection.execute(statement, node)
