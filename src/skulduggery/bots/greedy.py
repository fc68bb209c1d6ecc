"""The bosun: tries every move on resampled states and takes the best one. It looks one move ahead.

Questions that stand between a move and its effect are answered by the heuristic before the state is valued.
"""

from collections.abc import Callable
from typing import Any, Final

from ..core.chance import Chance
from ..core.game import AnyState, Game
from ..core.messages import Move
from .bot import Bot
from .heuristics import heuristic_for
from .heuristics.heuristic import Heuristic, heeded

LUCKY_TRIES: Final = 6  # if a move used chance, its value is the mean of this many tries
SHARED_DRAWS: Final = 4  # the first draws of a move matter most
NO_LIMIT: Final = 1 << 60
SAME: Final = 1e-9  # values that differ by less than this are equal


class TooMany(Exception):
    """A choice would need more states than its heuristic allows."""


class SpreadChance(Chance):
    """Luck for a move that is tried several times.

    If it is `even`, the tries share the outcomes: six throws of a die show six different faces. So the mean needs fewer
    tries. `pulled` says whether a move used luck at all.
    """

    def __init__(self, source: Chance, even: bool) -> None:
        self.source = source
        self.even = even  # otherwise each try has luck of its own
        self.pulled = False
        self.at = 0  # the number of this try
        self.drawn = 0  # draws of this try so far
        self.shares: list[list[int]] = []  # for each of the first draws: which part of the outcomes belongs to a try

    def begin(self) -> None:
        """Begin the series of tries of another move."""
        self.pulled = False
        self.shares = []

    def begin_try(self, at: int) -> None:
        self.at = at
        self.drawn = 0

    def below(self, n: int) -> int:
        self.pulled = True
        if not self.even:
            return self.source.below(n)
        draw = self.drawn
        self.drawn += 1
        if draw >= SHARED_DRAWS:
            return self.source.below(n)
        if draw == len(self.shares):
            self.shares.append(self.shuffled())
        return (self.shares[draw][self.at] * n + self.source.below(n)) // LUCKY_TRIES

    def shuffled(self) -> list[int]:
        left = list(range(LUCKY_TRIES))
        return [self.source.draw(left) for _ in range(LUCKY_TRIES)]


class Bosun(Bot):
    """Takes the move with the highest value of the game's heuristic."""

    def __init__(self, game: Game[Any], chance: Chance, heuristic: Heuristic | None = None) -> None:
        self.game = game
        self.chance = chance
        self.heuristic: Heuristic = heeded(heuristic_for(game) if heuristic is None else heuristic)
        self.luck = SpreadChance(chance, self.heuristic.even_luck)
        self.left = NO_LIMIT  # states that may still be judged for this choice
        self.share = NO_LIMIT  # of them, for one move in one world
        self.floor = 0  # what must be left after this move in this world
        self.cut = False  # whether some choice needed too many states

    def choose(self, seat: int, legal: list[Move], imagine: Callable[[], AnyState]) -> Move:
        if len(legal) == 1:
            return legal[0]
        worlds = [imagine() for _ in range(self.heuristic.worlds)]
        asked = worlds[0].asked()
        moves = legal if asked is None else self.heuristic.promising(worlds[0], asked, legal)
        best: list[Move] = []
        top = 0.0
        for at, value in enumerate(self.values(worlds, moves, seat)):
            if not best or value > top + SAME:
                best, top = [moves[at]], value
            elif value > top - SAME:
                best.append(moves[at])
        return best[0] if len(best) == 1 else best[self.chance.below(len(best))]

    def values(self, worlds: list[AnyState], moves: list[Move], seat: int) -> list[float]:
        """The value of each move. If that needs too many states: with fewer follow-ups, then in fewer worlds."""
        follow_ups, count = self.heuristic.follow_ups, len(worlds)
        while follow_ups or count > 1:
            self.left = self.heuristic.states
            self.share = self.left // self.heuristic.worlds if follow_ups else NO_LIMIT
            try:
                return [self.judge(worlds[:count], move, seat, follow_ups) for move in moves]
            except TooMany:
                self.cut = True
                if follow_ups:
                    follow_ups //= 2
                else:
                    count //= 2
        self.left = self.share = NO_LIMIT
        return [self.judge(worlds[:1], move, seat, 0) for move in moves]

    def judge(self, worlds: list[AnyState], move: Move, seat: int, follow_ups: int) -> float:
        """The mean value over all worlds. If one of them needs more than its share, so do the others: better soon."""
        total = 0.0
        for world in worlds:
            self.floor = max(0, self.left - self.share)
            total += self.prospect(world, move, seat, follow_ups)
        return total / len(worlds)

    def prospect(self, state: AnyState, move: Move, seat: int, follow_ups: int) -> float:
        """The mean value after `move` and up to `follow_ups` further decisions of the same seat.

        A move is tried several times only if it used luck itself. The luck of a follow-up is not known before it is
        chosen: so each follow-up counts by a mean of its own.
        """
        outer = self.luck.shares
        self.luck.begin()
        total = self.tried(state, move, seat, follow_ups, 0)
        tries = 1
        if self.luck.pulled:
            tries = LUCKY_TRIES
            for at in range(1, LUCKY_TRIES):
                total += self.tried(state, move, seat, follow_ups, at)
        self.luck.shares = outer
        return total / tries

    def tried(self, state: AnyState, move: Move, seat: int, follow_ups: int, at: int) -> float:
        """The value of one try, which has its own luck. `luck.pulled` then tells about this move alone."""
        self.left -= 1
        if self.left < self.floor:
            raise TooMany
        self.luck.begin_try(at)
        after = state.copy()
        self.game.apply(after, move, self.luck)
        asked = after.asked()
        if asked is None or asked.seat != seat or asked.luck or not follow_ups:
            self.settle(after)
            return self.heuristic.value(after, seat)
        pulled = self.luck.pulled
        moves = self.heuristic.promising(after, asked, self.game.legal_moves(after))
        top = self.prospect(after, moves[0], seat, follow_ups - 1)
        for other in range(1, len(moves)):
            top = max(top, self.prospect(after, moves[other], seat, follow_ups - 1))
        self.luck.pulled = pulled
        return top

    def settle(self, state: AnyState) -> None:
        """Answer the questions that stand between a move and its effect, whoever is asked. Changes `state`."""
        asked = state.asked()
        while asked is not None:
            reply = self.heuristic.reply(state, asked)
            if reply is None:
                return
            self.game.apply(state, reply, self.luck)
            asked = state.asked()
