"""What a seat hears of a move, event by event, and where the tellings of two matches part."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec

from ..core.chance import SeededChance
from ..core.game import Game
from ..core.messages import Event, Move


class Heard(NamedTuple):
    """An event as a seat gets it. `reveals`: it may tell this seat something new."""

    said: bytes
    reveals: bool


def heard(events: list[Event], seat: int | None) -> list[Heard]:
    return [Heard(msgspec.json.encode(event.seen_by(seat)), event.reveals_to(seat)) for event in events]


def told_to(game: Game[Any], seat: int | None, state: Any, move: Move) -> list[Heard]:
    """What a move sends to a seat: the events, then the question and the new view."""
    trial = state.copy()
    said = heard(game.apply(trial, move, SeededChance(b"the same luck", 1)), seat)
    return [*said, Heard(msgspec.json.encode((game.question(trial), game.view(trial, seat))), False)]


def parting(one: list[Heard], other: list[Heard]) -> tuple[Heard | None, Heard | None] | None:
    """The first event that is told otherwise, in both tellings; None if they are equal."""
    return next((pair for pair in zip_longest(one, other) if pair[0] != pair[1]), None)


def is_possible(told: list[Heard], imagined: Iterable[list[Heard]]) -> bool:
    """Whether what a seat was told could be one of the tellings that it imagines.

    Each event rules out the tellings that differ from it. Only an event that may tell the seat something new may rule
    out the last one that is left.
    """
    left: list[list[Heard]] = []
    for telling in imagined:
        if telling == told:
            return True
        left.append(telling)
    for at, each in enumerate(told if left else []):
        left = [telling for telling in left if telling[at : at + 1] == [each]]
        if not left:
            return each.reveals
    return False


def tells_apart(told: list[list[Event]], seat: int | None) -> bool:
    """Whether the tellings part at an event that may tell the seat something new: then it knows which match it is."""
    apart = parting(*(heard(events, seat) for events in told))
    return apart is not None and any(each is not None and each.reveals for each in apart)


def log_of(events: list[Event], seat: int | None) -> list[Event]:
    """The events that revealed something to a seat, as its log keeps them."""
    return [event.recalled_by(seat) for event in events if event.reveals_to(seat)]


def is_kept_by(views: Iterable[tuple[Any, Any]], logs: tuple[list[Event], list[Event]]) -> bool:
    """Whether one of these pairs of views differs in the very things in which the two logs differ."""
    missing, added = changes(*logs)
    return any(gone & missing and came & added for gone, came in (changes(*pair) for pair in views))


def changes(one: Any, other: Any) -> tuple[Counter[Any], Counter[Any]]:
    """What is only in the one, and what is only in the other: cards, faces of dice, numbers."""
    mine, its = (Counter(leaves(msgspec.to_builtins(each))) for each in (one, other))
    return mine - its, its - mine


def leaves(thing: Any) -> Iterator[Any]:
    if isinstance(thing, dict | list | tuple):
        for part in thing.values() if isinstance(thing, dict) else thing:
            yield from leaves(part)
    else:
        yield thing
