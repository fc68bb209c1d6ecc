"""What is said about a choice beside its sentence. A game whose choices need more than their effects has its own."""

from ...core.messages import Choice, Event, Move, View
from ...text import Wording


class Remarks:
    """For any game: the effects that do not only say the move again."""

    def __init__(self, view: View, wording: Wording) -> None:
        self.wording = wording

    def repeats(self, event: Event, move: Move) -> bool:
        """It shows the way of the piece that was chosen, or says nothing but who made the move."""
        known = {field: getattr(move, field) for field in move.__struct_fields__}
        fields = [field for field in event.__struct_fields__ if field != "seat"]
        return bool(event.trail()) or all(field in known and known[field] == getattr(event, field) for field in fields)

    def note(self, choice: Choice) -> str:
        """What the effects do not tell: a price, or what is there."""
        return ""
