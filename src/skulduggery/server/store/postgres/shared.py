"""What nodes on one database read and write beside the tables themselves. All times are those of the database."""

from collections.abc import Mapping, Sequence

from ..base import NewEntry, Newer
from .link import Link

NOW = "extract(epoch from clock_timestamp())::float8"
BEAT = f"""
    insert into nodes (id, until) values ($1, {NOW} + $2)
    on conflict (id) do update set until = excluded.until returning {NOW}
"""
ALIVE = f"select id from nodes where until > {NOW}"
FORGET_DEAD = f"""
    with dead as (delete from nodes where until < {NOW} - $1 returning id)
    delete from node_news where node in (select id from dead)
"""
LIVES = f"exists (select 1 from nodes where nodes.id = leases.node and nodes.until > {NOW})"
TAKE = f"""
    insert into leases (table_id, node, number)
    select id, $2, 1 from tables where id = any($1::varchar[]) order by id
    on conflict (table_id) do update set node = excluded.node, number = leases.number + 1
    where leases.node = excluded.node or not {LIVES}
    returning table_id, number
"""
# None as the node: nobody needs to drive this table until somebody connects.
RELEASE = "update leases set node = null where node = $1 and table_id = any($2::varchar[])"
HELD = "select table_id, number from leases where node = $1"
ORPHANS = f"""
    select tables.id from tables left join leases on leases.table_id = tables.id
    where tables.status in ('running', 'paused')
    and (leases.table_id is null or (leases.node is not null and not {LIVES}))
    limit $1
"""
NOBODY = ""  # the node of a lease that somebody should take
LEAVE = (
    f"update leases set node = '{NOBODY}' where node = $1",
    "delete from node_news where node = $1",
    "delete from nodes where id = $1",
)
# One statement sees one moment. Part 0 is the table, 1 its entries, 2 what living nodes tell of it.
NEWER = f"""
    select 0 as part, version as number, coalesce(leases.number, 0) as lease,
        case when meta_version > $2 then meta end as data, case when {LIVES} then leases.node end as text,
        0.0::float8 as at
    from tables left join leases on leases.table_id = tables.id where tables.id = $1
    union all
    select 1, number, 0, entry, request, at from entries where table_id = $1 and number >= $3
    union all
    select 2, 0, 0, news, node, 0.0 from node_news
    where table_id = $1 and node <> $4 and node in (select id from nodes where until > {NOW})
    order by part, number
"""
VERSIONS = """
    select id, version, coalesce((select sum(number) from node_news where table_id = id and node <> $2), 0)::integer
    from tables where id = any($1::varchar[])
"""
PAGES = f"""
    select table_id, sum(jsonb_array_length(coalesce(convert_from(news, 'UTF8')::jsonb -> 'pages', '[]')))::integer
    from node_news where table_id = any($1::varchar[]) and node <> $2
    and node in (select id from nodes where until > {NOW}) group by table_id
"""
NEVER = 2**31 - 1  # a version and an entry that no table has
SAY = """
    insert into node_news (table_id, node, news, number)
    select new.table_id, $1, new.news, 1 from unnest($2::varchar[], $3::bytea[]) as new (table_id, news)
    where exists (select 1 from tables where id = new.table_id)
    on conflict (table_id, node) do update set news = excluded.news, number = node_news.number + 1
"""
UNSAY = "delete from node_news where node = $1 and table_id = any($2::varchar[])"
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


async def read_newer(link: Link, table: str, version: int, entries: int, node: str) -> Newer | None:
    """None: the table is gone. `version` and `entries` are what this node has."""
    rows = await link.fetch(NEWER, table, version, entries, node)
    if not rows or rows[0]["part"]:
        return None
    first, new = rows[0], [row for row in rows if row["part"] == 1]
    return Newer(
        first["number"],
        first["data"],
        first["text"],
        first["lease"],
        tuple([NewEntry(row["number"], row["data"], row["text"]) for row in new]),
        new[-1]["at"] if new else 0.0,
        {row["text"]: row["data"] for row in rows if row["part"] not in (0, 1)},
    )


async def take_leases(link: Link, node: str, tables: Sequence[str]) -> dict[str, int]:
    """The leases that were free, or whose node is dead. They are this node's from now on."""
    return {row[0]: row[1] for row in await link.fetch(TAKE, list(tables), node)}


async def say(link: Link, node: str, news: Mapping[str, bytes | None]) -> None:
    """Replaces what this node tells of these tables. None: nothing any more."""
    told = {table: data for table, data in news.items() if data is not None}
    silent = [table for table in news if table not in told]
    if told:
        await link.execute(SAY, node, list(told), list(told.values()))
    if silent:
        await link.execute(UNSAY, node, silent)


async def leave(link: Link, node: str) -> None:
    async with link.transaction():
        for statement in LEAVE:
            await link.execute(statement, node)
