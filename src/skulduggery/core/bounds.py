"""What can occur in the views and questions of a match: ids, numbers, lengths. Numeric observations need it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Span = tuple[int, int]  # the least and the most


class Bounds(NamedTuple):
    """A game that says nothing gets wider bounds, which its views and moves tell (`adapters/encoding`).

    Each key is a field: its path in the view (`ships.coins`), or its name (`coins`). A field of a question has the
    path `question.<kind>.<name>`. The ids of a family (`place`, `ship`, `card`) may be listed under its name.
    """

    ids: Mapping[str, Sequence[str]]  # every id that can occur
    numbers: Mapping[str, Span]
    lists: Mapping[str, int]  # the most items; their order counts
    keyed: Sequence[str] = ()  # lists whose items differ in their first field: at most one item for each id
    left_out: Sequence[str] = ()  # fields that follow from other fields


UNKNOWN = Bounds({}, {}, {})
