"""What the moves of Port Blackwood may lead to."""

from ...core.messages import Prospect
from .fields import WayEffect


class WaysAhead(Prospect, frozen=True):
    """Several ways lead to the square. The ship's captain chooses one next; these are the effects they can have."""

    effects: tuple[WayEffect, ...]
