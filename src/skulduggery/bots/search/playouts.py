"""Playouts: an imagined match is played on for some turns, and then its win chances are read."""

from typing import Any, Final

from ...core.chance import Chance, FastChance
from ...core.game import Decision, Game, State
from ...core.messages import Move
from ..chances.model import WinChances
from ..greedy import SAME, Bosun
from ..heuristics.heuristic import Heuristic
from .plan import Plan

LONGEST: Final = 500  # decisions: a playout to the end of a match stops here at the latest


class Playouts:
    """Plays on for all seats. Each seat takes the move that the heuristic likes best."""

    def __init__(self, game: Game[Any], plan: Plan, bosun: Bosun, chances: WinChances) -> None:
        self.game = game
        self.plan = plan
        self.bosun = bosun
        self.heuristic: Heuristic = bosun.heuristic
        self.chances = chances

    def after(self, world: State, move: Move, seat: int, luck: int) -> float:
        """The chance of `seat` to win after `move`. Equal `luck` gives equal draws, so that moves can be compared."""
        state, chance = world.copy(), FastChance(luck)
        self.game.apply(state, move, chance)
        self.play_on(state, chance)
        return self.chances.of_seat(state, seat)

    def play_on(self, state: State, chance: Chance) -> None:
        turns, mark = 0, state.turn_mark()
        for _ in range(LONGEST):
            asked = state.asked()
            if asked is None:
                return
            move = self.best(state, asked, chance)
            self.game.apply(state, move, chance)
            if state.turn_mark() != mark:
                mark = state.turn_mark()
                turns += 1
                if turns == self.plan.turns:
                    return

    def best(self, state: State, asked: Decision, chance: Chance) -> Move:
        """The move of the asked seat. In a playout nothing is hidden from it."""
        legal, seat = asked.moves(state), asked.seat
        if len(legal) == 1:
            return legal[0]
        worlds = [state]
        best, top, equals = legal[0], 0.0, 0
        for move in self.heuristic.promising(state, asked, legal):
            if self.plan.careful:
                value = self.bosun.judge(worlds, move, seat)
            else:
                value = self.glance(state, move, seat, chance)
            if not equals or value > top + SAME:
                best, top, equals = move, value, 1
            elif value > top - SAME:
                equals += 1
                if not chance.below(equals):  # each of the equals with the same odds
                    best = move
        return best

    def glance(self, state: State, move: Move, seat: int, chance: Chance) -> float:
        """The value of the next position. A move that needs luck is tried once."""
        ahead = state.copy()
        self.game.apply(ahead, move, chance)
        return self.heuristic.value(ahead, seat)
