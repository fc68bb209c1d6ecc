"""What all decisions of King of the Pirates share.

A decision carries out its move and leaves notes on the agenda; `go_on` then asks the next question.
"""

from typing import Any, ClassVar

from ...core.chance import Chance
from ...core.game import Decision
from ...core.messages import Event, Move, Refusal, Target
from . import why
from .components import MOST_PLAYERS
from .flow import go_on
from .pointing import all_targets, pointed_at
from .state import Kings

SEATS = range(MOST_PLAYERS)


class KingsDecision(Decision):
    """What all questions share."""

    buttons: ClassVar[list[str]]

    def resolve(self, state: Kings, move: Move, chance: Chance, log: list[Event]) -> None:
        self.carry_out(state, move, chance, log)
        go_on(state, chance, log)

    def carry_out(self, state: Kings, move: Any, chance: Chance, log: list[Event]) -> None:
        raise NotImplementedError

    def targets(self, state: Kings) -> list[Target]:
        return all_targets(state, self.seat, self.buttons)

    def targets_of(self, move: Move) -> tuple[Target, ...]:
        return pointed_at(self.seat, move)

    def refusal(self, state: Kings, target: Target) -> Refusal:
        return why.answer_first(self.rule)
