"""The remarks beside a choice: by default its effects. A game may define its own."""

from ...core.messages import Choice, Event, Move, View
from ...text import Wording


class Remarks:
    """The remarks for any game: the effects that do more than repeat the move."""

    def __init__(self, view: View, wording: Wording) -> None:
        self.wording = wording

    def repeats(self, event: Event, move: Move) -> bool:
        """Whether an event only repeats the move: it shows its path, or only names who moved."""
        known = {field: getattr(move, field) for field in move.__struct_fields__}
        fields = [field for field in event.__struct_fields__ if field != "seat"]
        return bool(event.trail()) or all(field in known and known[field] == getattr(event, field) for field in fields)

    def note(self, choice: Choice) -> str:
        """What the effects do not say, for example a price."""
        return ""
