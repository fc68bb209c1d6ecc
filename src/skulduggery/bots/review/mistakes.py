"""Mistakes: choices that were worse than another, given what the seat could know.

The search looks for a better move. Whether it really is one is decided by fresh samples: those that found the move are
the ones that flatter it.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from ...core.chance import FastChance
from ...core.game import AnyState, Game
from ...core.messages import Choice, Move
from ..search.budget import Budget
from ..search.search import Search
from .acts import Act, Replayed
from .messages import Mistake
from .samples import CERTAIN, certainty, mean

PLAYOUTS: Final = 40  # to find a better move
GLANCE, PAIRS = 12, 40  # fresh samples of both moves: so many first, and so many in all
HOPELESS: Final = 0.5  # standard errors after the first samples: below this no more are taken
LEAST: Final = 0.01  # a smaller loss is no mistake worth telling; in percent both would look the same


class Mistakes:
    def __init__(self, match: Replayed) -> None:
        self.match = match
        self.game: Game[Any] = match.game

    def suspicion(self, act: Act) -> float | None:
        """How much better another move is by its value alone. It is cheap, and only decides what is looked at.

        None: there was nothing to choose.
        """
        state = act.state()
        asked = state.asked()
        legal = self.game.legal_moves(state)
        if asked is None or len(legal) == 1:
            return None
        bosun = Search(self.game, self.match.seed("suspicion", act.after.number), Budget(0)).bosun
        imagine = self.imagine(act, "imagined")
        worlds = [imagine() for _ in range(bosun.heuristic.worlds)]
        promising = bosun.heuristic.promising(worlds[0], asked, legal)
        *values, played = bosun.values(worlds, [*promising, act.move], act.seat)
        return max(values) - played

    def look_at(self, act: Act) -> list[Mistake]:
        """The act as a mistake, if it was one."""
        seed = self.match.seed("search", act.after.number)
        search = Search(self.game, seed, Budget(PLAYOUTS))
        legal = self.game.legal_moves(act.state())
        better = search.candidates(act.seat, legal, self.imagine(act, "searched"))[0].move
        if better == act.move:
            return []
        fresh = self.compared(act, better)
        leads = [best - played for best, played in fresh]
        if certainty(leads) < CERTAIN or mean(leads) < LEAST:
            return []
        return [self.mistake(act, better, mean([played for _, played in fresh]), mean([best for best, _ in fresh]))]

    def compared(self, act: Act, better: Move) -> list[tuple[float, float]]:
        """The chances after the better move and after the played one, in fresh worlds, each with the same luck."""
        seed = self.match.seed("fresh", act.after.number)
        playouts = Search(self.game, seed, Budget(0)).playouts
        imagine = self.imagine(act, "confirmed")
        found: list[tuple[float, float]] = []
        for at in range(PAIRS):
            world = imagine()
            best = playouts.after(world, better, act.seat, seed + at)
            found.append((best, playouts.after(world, act.move, act.seat, seed + at)))
            if at + 1 == GLANCE and certainty([one - other for one, other in found]) < HOPELESS:
                break
        return found

    def imagine(self, act: Act, purpose: str) -> Callable[[], AnyState]:
        """States that the seat could not tell from the real one. Each purpose has worlds of its own."""
        luck = FastChance(self.match.seed(purpose, act.after.number))
        return partial(self.game.resample, act.state(), act.seat, luck)

    def mistake(self, act: Act, better: Move, chance: float, best: float) -> Mistake:
        question = self.game.question(act.state())
        assert question is not None, "somebody was asked"
        return Mistake(
            number=act.after.number,
            before=act.before.number,
            seat=act.seat,
            question=question,
            played=self.choice(act, act.move),
            better=self.choice(act, better),
            chance=round(chance, 4),
            best=round(best, 4),
        )

    def choice(self, act: Act, move: Move) -> Choice:
        """The move as the seat was offered it."""
        state = act.state()
        asked = state.asked()
        assert asked is not None, "somebody was asked"
        return Choice(move, asked.targets_of(move), self.game.preview(state, move), asked.prospects(state, move))
