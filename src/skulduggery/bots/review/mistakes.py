"""Mistakes: choices that were worse than another, given what the seat could know.

The search looks for a better move. Whether it really is one is decided by fresh samples: those that found the move are
the ones that flatter it.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

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


class Flaw(NamedTuple):
    """A better move, and the chances to win after the move that was chosen and after this one."""

    better: Move
    chance: float
    best: float


class Sources(NamedTuple):
    """Worlds and luck for the search of a better move, and fresh ones to confirm it."""

    searched: Callable[[], AnyState]
    confirmed: Callable[[], AnyState]
    search: int
    fresh: int


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
        flaw = flaw_of(self.game, act.state(), act.seat, act.move, self.sources(act), Budget(PLAYOUTS))
        return [] if flaw is None else [self.mistake(act, flaw)]

    def sources(self, act: Act) -> Sources:
        """Each purpose has worlds and luck of its own."""
        return Sources(
            self.imagine(act, "searched"),
            self.imagine(act, "confirmed"),
            self.match.seed("search", act.after.number),
            self.match.seed("fresh", act.after.number),
        )

    def imagine(self, act: Act, purpose: str) -> Callable[[], AnyState]:
        """States that the seat could not tell from the real one."""
        luck = FastChance(self.match.seed(purpose, act.after.number))
        return partial(self.game.resample, act.state(), act.seat, luck)

    def mistake(self, act: Act, flaw: Flaw) -> Mistake:
        question = self.game.question(act.state())
        assert question is not None, "somebody was asked"
        return Mistake(
            number=act.after.number,
            before=act.before.number,
            seat=act.seat,
            question=question,
            played=self.choice(act, act.move),
            better=self.choice(act, flaw.better),
            chance=round(flaw.chance, 4),
            best=round(flaw.best, 4),
        )

    def choice(self, act: Act, move: Move) -> Choice:
        """The move as the seat was offered it."""
        state = act.state()
        asked = state.asked()
        assert asked is not None, "somebody was asked"
        return Choice(move, asked.targets_of(move), self.game.preview(state, move), asked.prospects(state, move))


def flaw_of(
    game: Game[Any], state: AnyState, seat: int, move: Move, sources: Sources, budget: Budget, least: float = LEAST
) -> Flaw | None:
    """What makes a choice a mistake. It costs the seat at least this much of its chance to win, beyond doubt."""
    search = Search(game, sources.search, budget)
    better = search.candidates(seat, game.legal_moves(state), sources.searched)[0].move
    if better == move:
        return None
    fresh = compared(game, seat, (better, move), sources, budget)
    leads = [best - played for best, played in fresh]
    if certainty(leads) < CERTAIN or mean(leads) < least:
        return None
    return Flaw(better, mean([played for _, played in fresh]), mean([best for best, _ in fresh]))


def compared(
    game: Game[Any], seat: int, moves: tuple[Move, Move], sources: Sources, budget: Budget
) -> list[tuple[float, float]]:
    """The chances after both moves, in fresh worlds, each with the same luck. A time limit counts once more."""
    playouts = Search(game, sources.fresh, Budget(0)).playouts
    budget.begin()
    found: list[tuple[float, float]] = []
    for at in range(PAIRS):
        world = sources.confirmed()
        best, played = [playouts.after(world, move, seat, sources.fresh + at) for move in moves]
        found.append((best, played))
        if at + 1 == GLANCE and certainty([one - other for one, other in found]) < HOPELESS:
            break
        if at + 1 >= GLANCE and budget.is_over():
            break
    return found
