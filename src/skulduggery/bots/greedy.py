"""The bosun: tries every move on resampled states and takes the best one. It looks one move ahead."""

from collections.abc import Callable
from typing import Any, Final

from ..core.chance import Chance
from ..core.game import Game, State
from ..core.messages import Move
from .bot import Bot
from .heuristics import heuristic_for
from .heuristics.heuristic import Heuristic

LUCKY_TRIES: Final = 6  # if a move used chance, its value is the mean of this many tries
SAME: Final = 1e-9  # values that differ by less than this are equal


class WatchedChance(Chance):
    """Remembers whether a tried move used chance."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.pulled = False

    def below(self, n: int) -> int:
        self.pulled = True
        return self.source.below(n)


class Bosun(Bot):
    """Takes the move with the highest value of the game's heuristic."""

    def __init__(self, game: Game[Any], chance: Chance, heuristic: Heuristic | None = None) -> None:
        self.game = game
        self.chance = chance
        self.heuristic: Heuristic = heuristic_for(game) if heuristic is None else heuristic
        self.luck = WatchedChance(chance)

    def choose(self, seat: int, legal: list[Move], imagine: Callable[[], State]) -> Move:
        if len(legal) == 1:
            return legal[0]
        worlds = [imagine() for _ in range(self.heuristic.worlds)]
        best: list[Move] = []
        top = 0.0
        for move in legal:
            value = self.judge(worlds, move, seat)
            if not best or value > top + SAME:
                best, top = [move], value
            elif value > top - SAME:
                best.append(move)
        return best[0] if len(best) == 1 else best[self.chance.below(len(best))]

    def judge(self, worlds: list[State], move: Move, seat: int) -> float:
        """The mean value over all resampled states. A move is tried several times only if it used chance."""
        total = 0.0
        tries = 0
        for world in worlds:
            self.luck.pulled = False
            total += self.prospect(world.copy(), move, seat, self.heuristic.follow_ups)
            tries += 1
            if self.luck.pulled:
                for _ in range(LUCKY_TRIES - 1):
                    total += self.prospect(world.copy(), move, seat, self.heuristic.follow_ups)
                tries += LUCKY_TRIES - 1
        return total / tries

    def prospect(self, state: State, move: Move, seat: int, follow_ups: int) -> float:
        """The value after `move` and up to `follow_ups` further decisions of the same seat. Changes `state`."""
        self.game.apply(state, move, self.luck)
        asked = state.asked()
        if asked is None or asked.seat != seat or asked.luck or not follow_ups:
            return self.heuristic.value(state, seat)
        moves = self.game.legal_moves(state)
        top = self.prospect(state.copy(), moves[0], seat, follow_ups - 1)
        for at in range(1, len(moves)):
            top = max(top, self.prospect(state.copy(), moves[at], seat, follow_ups - 1))
        return top
