"""Playouts: an imagined match is played on for some turns, and then its win chances are read.

The first decisions of a playout follow the tree (`tree.py`), and the first one that is not in it is added. From there
on each seat takes the move that the heuristic likes best.
"""

from typing import Any, Final

from ...core.chance import Chance, FastChance
from ...core.game import AnyState, Decision, Game
from ...core.messages import Event, Move
from ..chances.model import UNKNOWN, WinChances
from ..greedy import SAME, Bosun
from ..heuristics.heuristic import Heuristic
from ..heuristics.search_plan import SearchPlan
from .tree import Branch, Node, Step

LONGEST: Final = 500  # decisions: a playout to the end of a match stops here at the latest


class Playouts:
    """Plays on for all seats."""

    def __init__(self, game: Game[Any], plan: SearchPlan, bosun: Bosun, chances: WinChances) -> None:
        self.game = game
        self.plan = plan
        self.bosun = bosun
        self.heuristic: Heuristic = bosun.heuristic
        self.chances = chances

    def after(self, world: AnyState, move: Move, seat: int, luck: int, branch: Branch | None = None) -> float:
        """The chance of `seat` to win after `move`. Equal `luck` gives equal draws, so that moves can be compared.

        `branch` is what is known about the decisions after the move. It learns from this playout.
        """
        state, chance = world.copy(), FastChance(luck)
        self.game.apply(state, move, chance)
        steps = self.play_on(state, chance, branch)
        chances = self.chances.of(state)
        if not chances:
            return UNKNOWN
        for step in steps:
            step.node.add(step.at, chances[step.node.seat])
        return chances[seat]

    def leaf(self, world: AnyState, move: Move, luck: int, events: list[Event]) -> AnyState:
        """The position at the end of a playout that begins with `move` and follows no tree. Adds what happened."""
        state, chance = world.copy(), FastChance(luck)
        events += self.game.apply(state, move, chance)
        self.play_on(state, chance, events=events)
        return state

    def play_on(
        self, state: AnyState, chance: Chance, branch: Branch | None = None, events: list[Event] | None = None
    ) -> list[Step]:
        """Changes `state`, and adds what happened. Returns the steps in the tree, if there is one."""
        turns, mark = 0, state.turn_mark()
        steps: list[Step] = []
        for _ in range(LONGEST):
            asked = state.asked()
            if asked is None:
                return steps
            legal = asked.moves(state)
            if len(legal) == 1:
                move = legal[0]
            elif branch is None:
                move = self.best(state, asked, legal, chance)
            else:
                step = self.step(state, asked, legal, chance, branch)
                steps.append(step)
                move, branch = step.move(), step.next()
            happened = self.game.apply(state, move, chance)
            if events is not None:
                events += happened
            if state.turn_mark() != mark:
                mark = state.turn_mark()
                turns += 1
                if turns == self.plan.turns:
                    return steps
        return steps

    def step(self, state: AnyState, asked: Decision, legal: list[Move], chance: Chance, branch: Branch) -> Step:
        """The move of the asked seat by what is known from earlier playouts. A new decision is added to the tree."""
        key = (asked.seat, tuple(legal))
        known = branch.get(key)
        if known is not None:
            return Step(known, known.pick(self.plan.curiosity))
        node = Node(asked.seat, self.ranked(state, asked, legal, chance))
        branch[key] = node
        return Step(node, 0)

    def ranked(self, state: AnyState, asked: Decision, legal: list[Move], chance: Chance) -> list[Move]:
        """The most promising moves, best first."""
        promising = self.heuristic.shortlist(state, asked, legal)
        judged = [(-self.judge(state, move, asked.seat, chance), at) for at, move in enumerate(promising)]
        judged.sort()
        return [promising[at] for _, at in judged[: self.plan.width]]

    def best(self, state: AnyState, asked: Decision, legal: list[Move], chance: Chance) -> Move:
        """The move of the asked seat. In a playout nothing is hidden from it."""
        best, top, equals = legal[0], 0.0, 0
        for move in self.heuristic.shortlist(state, asked, legal):
            value = self.judge(state, move, asked.seat, chance)
            if not equals or value > top + SAME:
                best, top, equals = move, value, 1
            elif value > top - SAME:
                equals += 1
                if not chance.below(equals):  # each of the equals with the same odds
                    best = move
        return best

    def judge(self, state: AnyState, move: Move, seat: int, chance: Chance) -> float:
        """What the bosun thinks of a move, or just the value of the next position. Then luck is tried once."""
        if self.plan.careful:
            return self.bosun.values([state], [move], seat)[0]
        ahead = state.copy()
        self.game.apply(ahead, move, chance)
        return self.heuristic.value(ahead, seat)
