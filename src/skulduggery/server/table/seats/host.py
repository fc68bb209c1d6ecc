"""Who is the host. The rights pass on from a host who has left or is gone, and only to somebody who is present.

Callers hold the table's lock.
"""

from collections.abc import Sequence

from ...store.meta import TableMeta
from ..audience.audience import MINUTE
from ..live import LiveTable


def pass_host_on(table: LiveTable, arriving: Sequence[int] = ()) -> bool:
    """If the host is lost, the next person who is here becomes host. A founder who is back is host again.

    `arriving`: seats whose page comes just now. While nobody is here nothing changes: whoever comes next becomes host.
    """
    meta = table.meta
    here = [number for number in {*table.people_here(), *arriving} if not meta.seats[number].left]
    found = meta.founder if is_back(meta, here) else next_host(table, here)
    if found is None:
        return False
    if meta.founder is None and meta.seats[meta.host].is_person:
        meta.founder = meta.host
    meta.host = found
    meta.founder = None if found == meta.founder else meta.founder
    table.tell_crew("host", meta.seats[found].name)
    return True


def is_back(meta: TableMeta, here: Sequence[int]) -> bool:
    """Whether the founder is here, and not somebody who has opened that seat by a link of the crew."""
    return meta.founder is not None and meta.founder in here and meta.seats[meta.founder].owner is None


def next_host(table: LiveTable, here: Sequence[int]) -> int | None:
    """The seat that becomes host. None: the host stays so, or nobody is here."""
    meta = table.meta
    if meta.host in here or not is_lost(table):
        return None
    order = [(meta.host + step) % len(meta.seats) for step in range(1, len(meta.seats))]
    return next((number for number in order if number in here), None)


def is_lost(table: LiveTable) -> bool:
    seat, time = table.meta.seats[table.meta.host], lost_at(table)
    return not seat.is_person or seat.left or (time is not None and time <= table.services.clock.elapsed())


def lost_at(table: LiveTable) -> float | None:
    """When a host without a connection loses the rights."""
    since = table.audience.missing_since(table.meta.host)
    return None if since is None else since + max(table.services.settings.host_seconds, table.meta.turn_seconds)


def next_look(table: LiveTable) -> float | None:
    """When time alone changes who is host, or who is only away. It may be now: a bot's move came in between."""
    away = [since for presence, since in table.audience.presence if presence == "away" and not table.meta.is_daily]
    times = [since + table.meta.patience * MINUTE for since in away]
    if table.people_here() and (lost := lost_at(table)) is not None:
        times.append(lost)
    return min(times, default=None)


async def look_again(table: LiveTable) -> None:
    """Called at the time of `next_look`: pass the host's rights on, or show who is gone by now."""
    if is_lost(table) and table.people_here() and not table.is_broken:
        async with table.change() as change:
            if pass_host_on(table):
                change.meta_changed()
    else:
        table.review()
