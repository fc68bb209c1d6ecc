"""What all decisions and most steps of King of the Pirates share."""

from typing import ClassVar

from ...core.game import Decision, Step
from ...core.messages import Move, Refusal, Target
from . import why
from .components import MOST_PLAYERS
from .pointing import all_targets, pointed_at
from .state import Kings

SEATS = range(MOST_PLAYERS)


class KingsDecision(Decision):
    """Any target on the table may be pointed at; `buttons` are those of this very decision."""

    buttons: ClassVar[list[str]]

    def targets(self, state: Kings) -> list[Target]:
        return all_targets(state, self.seat, self.buttons)

    def targets_of(self, move: Move) -> tuple[Target, ...]:
        return pointed_at(self.seat, move)

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.answer_first(self.rule)


class SeatStep(Step):
    """A step that concerns one seat. Made once for every seat, and shared by all states."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
