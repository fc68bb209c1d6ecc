"""How a match stands, in two figures: for the list of a person's tables."""

from collections.abc import Sequence

from ...core.game import has_secrets
from ..protocol.bodies import Standing
from .live import LiveTable


def standing(table: LiveTable, tokens: Sequence[str]) -> Standing:
    """As the seat of the token sees it. Of several people on one device none may read what the others hide."""
    if table.match is None:
        return Standing(None, ())
    seats = table.meta.seats_for(tokens)
    viewer = seats[0] if seats and (len(seats) == 1 or not has_secrets(table.game)) else None
    view = table.game.view(table.match.state, viewer)
    return Standing(getattr(view, "round", None), table.game.worth(view))  # games call it `round`, where there is one
