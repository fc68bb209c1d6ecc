"""Copies or moves all rows from one database to another, and proves that nothing was changed on the way."""

import hashlib
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

import msgspec

from ...core.record import load
from ...core.refusals import BadRecord, Refused
from ..protocol.refusals import CopyDiffers, DatabaseNotEmpty
from .base import NewEntry, Stored
from .database import Database
from .meta import TableMeta, unpack
from .records import record_file
from .rows import SHAPES, Row, Rows, Shape

METAS = Shape("tables", ("id", "meta"), ("id",))
LINES = Shape("entries", ("table_id", "number", "entry"), ("table_id", "number"))


class Copied(NamedTuple):
    """`broken`: the tables whose chains were broken before the copy. They were copied as they are."""

    tables: int
    broken: tuple[str, ...]


def move(source: Database, target: Database, replace: bool) -> Copied:
    """The source is not changed, and no server uses either meanwhile. `replace`: whatever is in the target may go."""
    with source.hold(), target.hold():
        source.prepare()
        target.prepare()
        if not replace and not target.is_empty():
            raise Refused(DatabaseNotEmpty("", target.name))
        with source.reading() as old, target.replacing() as new:
            return copy_all(old, new)


def copy_all(source: Rows, target: Rows) -> Copied:
    for shape in SHAPES:
        for chunk in source.read(shape):
            target.write(shape, chunk)
    return compared(source, target)


def compared(source: Rows, target: Rows) -> Copied:
    """Refuses a copy that differs by a byte of a row."""
    for shape in SHAPES:
        if fingerprint(source, shape) != fingerprint(target, shape):
            raise Refused(CopyDiffers("", shape.table))
    found = list(tables_in(source))
    return Copied(len(found), tuple([table for table, is_whole in found if not is_whole]))


def fingerprint(rows: Rows, shape: Shape) -> str:
    found = hashlib.sha256()
    for chunk in rows.read(shape):
        for row in chunk:
            found.update(msgspec.msgpack.encode(row))
    return found.hexdigest()


def tables_in(rows: Rows) -> Iterator[tuple[str, bool]]:
    """Each table, and whether the chain of its match is whole.

    Tables and entries come in the same order, so they are read side by side.
    """
    groups = groupby(each(rows, LINES), key=itemgetter(0))
    table, lines = next(groups, ("", iter(())))
    for name, meta in each(rows, METAS):
        found: list[Row] = []
        if table == name:
            found = list(lines)
            table, lines = next(groups, ("", iter(())))
        yield name, is_whole(unpack(meta), [NewEntry(row[1], row[2], None) for row in found])


def each(rows: Rows, shape: Shape) -> Iterator[Row]:
    for chunk in rows.read(shape):
        yield from chunk


def is_whole(meta: TableMeta, found: Sequence[NewEntry]) -> bool:
    if meta.header is None:
        return not found
    try:
        load(record_file(Stored(b"", 0.0, tuple(found)), meta))
    except BadRecord:
        return False
    return True
