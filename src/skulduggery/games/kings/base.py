"""What all decisions and most steps of King of the Pirates share."""

from ...core.game import Decision, Step
from ...core.messages import Move, Target
from .components import MOST_PLAYERS
from .pointing import pointed_at

SEATS = range(MOST_PLAYERS)


class KingsDecision(Decision):
    """Ships are pointed at by their seats."""

    def targets_of(self, move: Move) -> tuple[Target, ...]:
        return pointed_at(self.seat, move)


class SeatStep(Step):
    """A step that concerns one seat. Made once for every seat, and shared by all states."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
