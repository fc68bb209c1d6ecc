"""Finds a match that has begun in the store."""

from ...core.refusals import Refused
from ..protocol.refusals import NoSuchTable, NotRunning
from ..store.base import Store, Stored
from ..store.meta import TableMeta, unpack


async def find_match(store: Store, table: str) -> tuple[Stored, TableMeta]:
    stored = await store.load(table)
    if stored is None:
        raise Refused(NoSuchTable("", table[:32]))
    meta = unpack(stored.meta)
    if meta.header is None:
        raise Refused(NotRunning("", meta.status))
    return stored, meta
