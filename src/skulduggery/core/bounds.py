"""What can occur in the views and questions of a match: ids, numbers, lengths. Numeric observations need it."""

from collections.abc import Mapping, Sequence

Span = tuple[int, int]  # the least and the most


class Bounds:
    """A game that says nothing gets wider bounds, which its views and moves tell (`adapters/encoding`).

    Each key is a field: its path in the view (`ships.coins`), or its name (`coins`). A field of a question has the
    path `question.<kind>.<name>`. The ids of a family (`place`, `ship`, `card`) may be listed under its name.
    """

    def __init__(
        self,
        ids: Mapping[str, Sequence[str]],
        numbers: Mapping[str, Span],
        lists: Mapping[str, int],
        keyed: Sequence[str] = (),
        left_out: Sequence[str] = (),
    ) -> None:
        self.ids = ids  # every id that can occur
        self.numbers = numbers
        self.lists = lists  # the most items; their order counts
        self.keyed = keyed  # lists whose items differ in their first field: at most one item for each id
        self.left_out = left_out  # fields that follow from other fields


UNKNOWN = Bounds({}, {}, {})
