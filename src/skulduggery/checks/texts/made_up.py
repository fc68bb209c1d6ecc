"""Made-up messages: every kind with many figures, so that each of them can be read aloud once."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from math import prod
from types import NoneType
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from ...core.fields import PLAYER, RANKING, SHIP, field_of
from ...text.crew import Crew

S = TypeVar("S", bound=msgspec.Struct)

NAMES = ("Anna", "Ben", "Cato")
READER = 1  # the seat of all made-up messages
NUMBERS = (0, 1, 2, 12_000)
ENOUGH = 5000  # messages of one kind

Ids = Mapping[str, Sequence[str]]  # by family: ship, card ..


def crew_of_ids(ids: Ids) -> Crew:
    """Seat 1 reads. It has one ship, seat 0 has one, and all others belong to seat 2 or, the last one, to nobody."""
    ships: list[str] = [*ids.get(SHIP, ()), "", "", ""]
    first, second, *others = ships
    return Crew(NAMES, READER, {first: READER, second: 0, **dict.fromkeys(others[:-4] or others[:2], 2)})


def made_up(struct: type[S], ids: Ids) -> Iterator[S]:
    """The message with all combinations of a few values for each field, evenly thinned out where they are too many."""
    hints = get_type_hints(struct, include_extras=True)
    choices = [list(values(hints[name], ids)) for name in struct.__struct_fields__]
    step = 1 + prod(len(choice) for choice in choices) // ENOUGH
    for figures in islice(product(*choices), 0, None, step | 1):  # odd, or a field of two values would show one only
        yield struct(*figures)


def values(hint: Any, ids: Ids) -> Iterator[object]:
    if get_origin(hint) is Annotated and get_origin(hint.__origin__) in (None, tuple):
        yield from marked_values(hint, ids)
    elif get_origin(hint) is Annotated:
        yield from values(hint.__origin__, ids)
    elif hint is int:
        yield from NUMBERS
    elif hint is str:
        yield from ("K8", "")
    elif hint is bool:
        yield from (False, True)
    elif hint is NoneType:
        yield None
    elif get_origin(hint) is Literal:
        yield from get_args(hint)
    elif get_origin(hint) is tuple:
        yield from tuples(get_args(hint)[0], ids)
    else:
        for part in get_args(hint):
            yield from values(part, ids)


def marked_values(hint: Any, ids: Ids) -> Iterator[object]:
    """A seat, ids of the family that a type names, or a tuple with an entry for each of something."""
    plain, field = hint.__origin__, field_of(hint)
    if field.each == RANKING:
        yield from ((1, 2, 3), (2, 1, 2), (1, 1, 1))
    elif field.each:
        yield from tuples(get_args(plain)[0], ids)
    elif plain is str:
        yield from ids.get(field.way, ("K8",))
    else:
        yield from (READER,) if field.way == PLAYER else (0, 1, 6)


def tuples(hint: Any, ids: Ids) -> Iterator[tuple[object, ...]]:
    """No item, one, and several."""
    items = list(values(hint, ids))
    yield ()
    yield (items[-1],)
    yield tuple(items[:3]) if len(items) > 1 else (items[0], items[0])
