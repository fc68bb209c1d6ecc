"""Made-up messages: every kind with many figures, so that each of them can be read aloud once."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from math import prod
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from skulduggery.core.messages import Message
from skulduggery.text.wording import NAMED_AS, SEATS

NAMES = ("Anna", "Ben", "Cato")
NUMBERS = (0, 1, 2, 12_000)
ENOUGH = 5000  # messages of one kind

Ids = Mapping[str, Sequence[str]]  # by family: ship, card ..


def made_up(struct: type[Message], ids: Ids) -> Iterator[Message]:
    """The message with all combinations of a few values for each field, evenly thinned out where they are too many."""
    hints = get_type_hints(struct)
    choices = [list(values(name, hints[name], ids)) for name in struct.__struct_fields__]
    step = 1 + prod(len(choice) for choice in choices) // ENOUGH
    for figures in islice(product(*choices), 0, None, step | 1):  # odd, or a field of two values would show one only
        yield struct(*figures)


def values(field: str, hint: Any, ids: Ids) -> Iterator[object]:
    if hint is int and field in SEATS:
        yield 1
    elif hint is int:
        yield from NUMBERS
    elif hint is str:
        yield from ids.get(NAMED_AS.get(field, field), ("K8",))
    elif hint is bool:
        yield from (False, True)
    elif hint is NoneType:
        yield None
    elif get_origin(hint) is Literal:
        yield from get_args(hint)
    elif get_origin(hint) is tuple:
        yield from tuples(field, get_args(hint)[0], ids)
    else:
        for part in get_args(hint):
            yield from values(field, part, ids)


def tuples(field: str, hint: Any, ids: Ids) -> Iterator[tuple[object, ...]]:
    """No item, one, and several."""
    items = list(values(field, hint, ids))
    yield ()
    yield (items[-1],)
    yield tuple(items[:3]) if len(items) > 1 else (items[0], items[0])
