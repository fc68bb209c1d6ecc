"""A match that has begun, as the store has it, and its record."""

from collections.abc import Sequence

from ...core.record import Header, Record, load_entry, save
from ...core.refusals import Refused
from ..protocol.refusals import NoSuchTable, NotRunning
from .base import NewEntry, Store, Stored
from .meta import TableMeta, unpack


async def find_match(store: Store, table: str) -> tuple[Stored, TableMeta]:
    stored = await store.load(table)
    if stored is None:
        raise Refused(NoSuchTable("", table[:32]))
    meta = unpack(stored.meta)
    if meta.header is None:
        raise Refused(NotRunning("", meta.status))
    return stored, meta


def stored_record(header: Header, entries: Sequence[NewEntry]) -> Record:
    read = [load_entry(stored.entry, line) for line, stored in enumerate(entries, start=2)]
    return Record(header, tuple(read))


def record_file(stored: Stored, meta: TableMeta) -> bytes:
    """The record as a file, with its seed: not for anybody's eyes while the match runs.

    Entries are stored as the lines of this file, so that a long one costs the event loop nothing.
    """
    assert meta.header is not None, "only matches that have begun have a record"
    return save(Record(meta.header, ())) + b"".join(entry.entry for entry in stored.entries)
