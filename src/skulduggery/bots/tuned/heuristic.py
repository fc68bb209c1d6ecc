"""A heuristic whose value is corrected by the weighted traits of all seats."""

from typing import Any, NamedTuple

from ...core.game import AnyState, Decision
from ...core.messages import Move
from ..chances.model import weighted
from ..chances.traits import Traits
from ..heuristics.heuristic import Heuristic
from ..heuristics.search_plan import SearchPlan


class Correction(NamedTuple):
    """The weights of the traits, in the unit of the heuristic's value: of the seat and its partners, and of rivals."""

    own: list[float]
    rivals: list[float]


class TunedHeuristic(Heuristic):
    """Looks ahead as its base does, and values what it sees a little differently."""

    def __init__(self, base: Heuristic, traits: Traits, corrections: dict[str, Correction]) -> None:
        self.base = base
        self.traits = traits
        self.corrections = corrections
        self.worlds = base.worlds
        self.even_luck = base.even_luck
        self.states = base.states
        self.follow_ups = base.follow_ups

    def value(self, state: AnyState, seat: int) -> float:
        """Rivals count by their mean. The value of a match that is over stays as it is."""
        value = self.base.value(state, seat)
        correction = self.corrections.get(self.traits.table(state)) if state.pending else None
        if correction is None:
            return value
        rows = self.traits.rows(state)
        team, rivals, against = state.team_of(seat), 0, 0.0
        for other, row in enumerate(rows):
            if state.team_of(other) == team:
                value += weighted(row, correction.own)
            else:
                against += weighted(row, correction.rivals)
                rivals += 1
        return value + against / max(1, rivals)

    def reply(self, state: Any, asked: Decision) -> Move | None:
        return self.base.reply(state, asked)

    def promising(self, state: Any, asked: Decision, moves: list[Move]) -> list[Move]:
        return self.base.promising(state, asked, moves)

    def shortlist(self, state: Any, asked: Decision, moves: list[Move]) -> list[Move]:
        return self.base.shortlist(state, asked, moves)

    def plan(self) -> SearchPlan:
        return self.base.plan()
