"""The choices of a match: how many legal moves there are, and whether it matters which one is taken."""

from collections import Counter
from functools import partial
from typing import Any

import msgspec

from ...bots.chances import chances_for
from ...bots.chances.model import WinChances
from ...bots.greedy import Bosun
from ...bots.heuristics import heuristic_for
from ...bots.heuristics.heuristic import Heuristic
from ...core.chance import Chance, FastChance
from ...core.game import AnyState, Decision, Game
from ...core.messages import Move

NOTED = 0.02  # the part of the choices whose moves are compared
MOST = 16  # moves that are compared: of more, so many are picked at random
DIGITS = 4


class Choices(msgspec.Struct, frozen=True):
    """`legal`: how many decisions had so many legal moves. `kinds`: the same by kind: decisions, moves, most moves.

    `spreads`: of some choices, how far apart the best and the worst move are, in chances to win.
    """

    legal: dict[int, int]
    kinds: dict[str, tuple[int, int, int]]
    spreads: list[float]


class ByChance(Heuristic):
    """Values a state by the chance to win, and is otherwise like the heuristic of the game."""

    def __init__(self, usual: Heuristic, chances: WinChances) -> None:
        self.usual = usual
        self.chances = chances
        self.worlds = usual.worlds
        self.even_luck = usual.even_luck
        self.follow_ups = usual.follow_ups
        self.states = usual.states

    def value(self, state: Any, seat: int) -> float:
        return self.chances.of_seat(state, seat)

    def reply(self, state: Any, asked: Decision) -> Move | None:
        return self.usual.reply(state, asked)

    def promising(self, state: Any, asked: Decision, moves: list[Move]) -> list[Move]:
        return self.usual.promising(state, asked, moves)


class ChoiceWatcher:
    """Looks at every decision of one match before it is made. Its luck is its own, so it changes nothing."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.noise = FastChance(seed)
        self.imagination: Chance = FastChance(seed + 1)
        self.judge = Bosun(game, FastChance(seed + 2), ByChance(heuristic_for(game), chances_for(game)))
        self.asked: Counter[tuple[str, int]] = Counter()  # how often, by kind and number of legal moves
        self.spreads: list[float] = []

    def note(self, state: AnyState, asked: Decision, legal: list[Move], compare: bool) -> None:
        """`compare`: the chances of this match are known."""
        moves = len(legal)
        self.asked[asked.kind, moves] += 1
        if compare and moves > 1 and self.noise.random() < NOTED:
            self.spreads.append(round(self.spread(state, asked.seat, legal), DIGITS))

    def spread(self, state: AnyState, seat: int, legal: list[Move]) -> float:
        """The seat knows what a seat knows: the moves are tried in resampled states."""
        left = list(legal)
        moves = legal if len(legal) <= MOST else [self.noise.draw(left) for _ in range(MOST)]
        imagine = partial(self.game.resample, state, seat, self.imagination)
        worlds = [imagine() for _ in range(self.judge.heuristic.worlds)]
        values = self.judge.values(worlds, moves, seat)
        return max(values) - min(values)

    def result(self) -> Choices:
        legal: Counter[int] = Counter()
        kinds: dict[str, tuple[int, int, int]] = {}
        for (kind, moves), count in self.asked.items():
            legal[moves] += count
            asked, together, most = kinds.get(kind, (0, 0, 0))
            kinds[kind] = asked + count, together + moves * count, max(most, moves)
        return Choices(dict(sorted(legal.items())), dict(sorted(kinds.items())), self.spreads)
