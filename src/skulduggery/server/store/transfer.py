"""Copies or moves all rows from one database to another, and proves that nothing was changed on the way."""

import hashlib
from collections.abc import Iterator, Sequence
from itertools import groupby, zip_longest
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
from .rows import Row, Rows, Shape
from .schema import SHAPES

METAS = Shape("tables", ("id", "meta"), ("id",))
LINES = Shape("entries", ("table_id", "number", "entry"), ("table_id", "number"))


class Head(NamedTuple):
    """The end of the chain of a table's match: empty before the start. None: the chain is broken."""

    table: str
    chain: str | None


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
    """Refuses a copy that differs: by a byte of a row, or by the chain of a match."""
    for shape in SHAPES:
        if fingerprint(source, shape) != fingerprint(target, shape):
            raise Refused(CopyDiffers("", shape.table))
    count, broken = 0, []
    for before, after in zip_longest(heads(source), heads(target)):
        if before != after:
            raise Refused(CopyDiffers("", (before or after).table))
        count += 1
        broken += [before.table] if before.chain is None else []
    return Copied(count, tuple(broken))


def fingerprint(rows: Rows, shape: Shape) -> str:
    found = hashlib.sha256()
    for chunk in rows.read(shape):
        for row in chunk:
            found.update(msgspec.msgpack.encode(row))
    return found.hexdigest()


def heads(rows: Rows) -> Iterator[Head]:
    """Tables and entries come in the same order, so they are read side by side."""
    groups = groupby(each(rows, LINES), key=itemgetter(0))
    table, lines = next(groups, ("", iter(())))
    for name, meta in each(rows, METAS):
        found: list[Row] = []
        if table == name:
            found = list(lines)
            table, lines = next(groups, ("", iter(())))
        yield Head(name, chain_of(unpack(meta), [NewEntry(row[1], row[2], None) for row in found]))


def each(rows: Rows, shape: Shape) -> Iterator[Row]:
    for chunk in rows.read(shape):
        yield from chunk


def chain_of(meta: TableMeta, found: Sequence[NewEntry]) -> str | None:
    if meta.header is None:
        return None if found else ""
    try:
        return load(record_file(Stored(b"", 0.0, tuple(found)), meta)).entries[-1].chain
    except BadRecord:
        return None
