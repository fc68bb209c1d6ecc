"""A record as text: one line per event, so that a person can read a diff. With ids only, because texts may change."""

from collections.abc import Iterator
from typing import Any

import msgspec

from ..core.game import Game
from ..core.messages import Event
from ..core.record import AnyEntry, Forked, Played, Record, Seated, TablePlayed, Undone
from ..core.replay import Replay


def story(game: Game[Any], record: Record) -> str:
    return "\n".join(lines(game, record)) + "\n"


def lines(game: Game[Any], record: Record) -> Iterator[str]:
    yield f"{game.key}, rules {game.version}: {told(msgspec.json.decode(record.header.options))}"
    replay = Replay(game, record)
    yield from event_lines(replay.table.opening)
    for entry in record.entries[1:]:
        events = replay.play_next()
        yield headline(entry, replay.table.number)
        yield from event_lines(events)
    result = game.result(replay.table.state)
    yield "not over yet" if result is None else f"over: {told(msgspec.to_builtins(result))}"


def headline(entry: AnyEntry, number: int) -> str:
    if isinstance(entry, Played):
        return f"{number}. seat {entry.seat}: {told(msgspec.json.decode(entry.move))}"
    if isinstance(entry, TablePlayed):
        return f"{number}. table: {told(msgspec.json.decode(entry.move))}"
    if isinstance(entry, Undone):
        return f"seat {entry.seat} goes back to move {entry.to}"
    if isinstance(entry, Forked):
        return f"another match from here on, sealed by {entry.commitment[:12]}"
    assert isinstance(entry, Seated)
    return f"seat {entry.seat} is taken by {entry.name} ({entry.bot or 'a person'})"


def event_lines(events: list[Event]) -> Iterator[str]:
    return (f"    {told(msgspec.to_builtins(event))}" for event in events)


def told(fields: dict[str, Any]) -> str:
    """`ship_moved ship=red from=A1 ..`"""
    kind = [fields["kind"]] if "kind" in fields else []
    return " ".join([*kind, *(f"{key}={plain(value)}" for key, value in fields.items() if key != "kind")])


def plain(value: Any) -> str:
    if isinstance(value, list | tuple):
        return "[" + " ".join(map(plain, value)) + "]"
    return "-" if value is None else str(value)
