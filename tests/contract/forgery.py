"""Edits records: a single line, or a line and then the whole chain after it."""

from typing import Any

import msgspec
from hypothesis import strategies as st

from skulduggery.core.record import AnyEntry, Header, Record, first_link, next_link, save, save_entry

from ..strategies import json_values

HEADER_LINE = 1
Fields = dict[str, Any]


def fields_of(thing: AnyEntry | Header) -> Fields:
    fields: Fields = msgspec.json.decode(msgspec.json.encode(thing))
    return fields


def lines_of(record: Record) -> list[Fields]:
    return [msgspec.json.decode(line) for line in save(record).splitlines()]


def other_value(data: st.DataObject, value: Any) -> Any:
    """Another value; half of the time of the same type."""
    if isinstance(value, int):
        likely: st.SearchStrategy[Any] = st.integers(-2, 100)
    elif isinstance(value, str):
        likely = st.sampled_from([value[:-1], value + "0", value[::-1], "start", "undone", "seated"])
    else:
        likely = st.sampled_from([None, [], {}, [[6, 1]]])
    return data.draw((likely | json_values).filter(lambda found: found != value or type(found) is not type(value)))


def edited(lines: list[Fields], line: int, key: str, value: Any) -> bytes:
    changed = [{**fields, key: value} if at == line else fields for at, fields in enumerate(lines)]
    return b"".join(msgspec.json.encode(fields) + b"\n" for fields in changed)


def chained(lines: list[Fields], line: int, changes: Fields) -> bytes:
    """The record with one line edited and the chain computed again."""
    changed = [{**fields, **changes} if at == line else fields for at, fields in enumerate(lines)]
    header = msgspec.json.decode(encoded(changed[0]), type=Header)
    link, data = first_link(header), encoded(changed[0])
    for fields in changed[1:]:
        entry = msgspec.json.decode(encoded({**fields, "chain": ""}), type=AnyEntry)
        link = next_link(link, entry)
        data += save_entry(msgspec.structs.replace(entry, chain=link))
    return data


def encoded(fields: Fields) -> bytes:
    return msgspec.json.encode(fields) + b"\n"
