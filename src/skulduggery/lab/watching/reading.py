"""Finds the events of a kind."""

from typing import TypeVar

from ...core.messages import Event

E = TypeVar("E", bound=Event)


def every(kind: type[E], events: list[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def the(kind: type[E], events: list[Event]) -> E:
    """The one event of this kind."""
    found = every(kind, events)
    assert len(found) == 1, f"one {kind.__name__} was expected, not {found}"
    return found[0]
