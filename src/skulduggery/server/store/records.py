"""The record of a match, put together from what is stored of it."""

from collections.abc import Sequence

from ...core.record import Header, Record, load_entry, save
from .base import NewEntry, Stored
from .meta import TableMeta


def stored_record(header: Header, entries: Sequence[NewEntry]) -> Record:
    read = [load_entry(stored.entry, line) for line, stored in enumerate(entries, start=2)]
    return Record(header, tuple(read))


def record_file(stored: Stored, meta: TableMeta) -> bytes:
    """The record as a file, with its seed: not for anybody's eyes while the match runs.

    Entries are stored as the lines of this file, so that a long one costs the event loop nothing.
    """
    assert meta.header is not None, "only matches that have begun have a record"
    return save(Record(meta.header, ())) + b"".join(entry.entry for entry in stored.entries)
