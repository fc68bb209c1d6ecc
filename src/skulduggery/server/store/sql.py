"""The statements that both databases share, with `$1`, `$2` for their values."""

TABLE = "select meta, touched from tables where id = $1"
ENTRIES = "select number, entry, request, at from entries where table_id = $1 order by number"
FIND = "select id from tables where code = $1"
UNFINISHED = "select id from tables where status in ('running', 'paused') order by touched desc"
UNUSED = """
    select id from tables where touched < $1
    and not exists (select 1 from entries where table_id = tables.id and at >= $1)
"""
FORGET = "delete from tables where id = $1"
STORY = "select story from stories where table_id = $1 and part = $2"
KEEP_STORY = """
    insert into stories (table_id, part, story) values ($1, $2, $3)
    on conflict (table_id, part) do update set story = excluded.story
"""
SCHEMA = "select version_num from alembic_version"
# Only the tables that are shown are read in full. Entries are numbered from 0, so they need not be counted.
LISTING = """
    select id, meta, created, changed,
        coalesce((select number + 1 from entries where table_id = id order by number desc limit 1), 0)
    from tables join (
        select id, {greatest}(touched, coalesce(
            (select at from entries where table_id = id order by number desc limit 1), touched
        )) as changed
        from tables where cast($2 as varchar) is null or status = $2
        order by changed desc limit $1
    ) as newest using (id)
    order by changed desc
"""
