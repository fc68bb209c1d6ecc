"""Bots choose their moves in workers. They get a resampled state, never the real one."""

import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeVar, cast

from ...bots import DEFAULT_LEVEL, LEVELS, make_bot
from ...bots.own import LIVE_PATIENCE, OwnBot
from ...bots.review.mistakes import Flaw, Sources, flaw_of
from ...bots.search.advice import Advice, advise
from ...bots.search.budget import ADVICE, BUDGETS, COACHING, FINAL, budget_for_advice, budget_within
from ...bots.search.captain import Captain
from ...bots.search.tree import Branch
from ...core.chance import FastChance
from ...core.game import AnyState, Game
from ...core.messages import Move
from ...core.refusals import BadOption, BadOptions
from ...games import game_called
from .fair import FairWorkers, Share
from .pool import Inline, Workers

T = TypeVar("T")

log = logging.getLogger("skulduggery.bots")
log.addHandler(logging.NullHandler())  # a worker tells the server what it found, and prints nothing itself

MOST_WARNINGS = 200
MOST_KEPT = 64  # bots of the owner's own that a worker keeps, and trees of searches
SEEDS = 0xFFFFFFFF
SERIOUS = 0.05  # of the chance to win: what costs less is no serious mistake, and the coach is silent
NOTHING: Mapping[str, str] = {}


class Thinkers:
    """Tables take turns (`fair.py`), and if many questions wait, each bot gets less time to think.

    `own`: bots that the owner of the server has added, by the names under which they are offered. They have workers of
    their own, so that a slow one delays nobody who does not play with such bots.
    """

    def __init__(
        self,
        workers: Workers,
        processes: int = 1,
        own: Mapping[str, str] = NOTHING,
        own_workers: Workers | None = None,
        share: Share | None = None,
    ) -> None:
        self.queue = FairWorkers(workers, processes, share)
        self.own_queue = FairWorkers(own_workers or Inline(), 1)
        self.own = own
        self.warned: set[tuple[str, str]] = set()

    def levels(self) -> tuple[str, ...]:
        """The levels that people are offered here, weakest first, then the owner's own."""
        return (*LEVELS, *self.own)

    def checked_level(self, level: str) -> str:
        if level not in self.levels():
            raise BadOptions(BadOption("", "bot", level, ", ".join(self.levels())))
        return level

    async def choose(
        self, game: Game[Any], level: str, seat: int, imagined: AnyState, seed: int, table: str = ""
    ) -> Move:
        """The bot's move for `seat`."""
        if level in self.own:
            return await self.choose_own(game, level, seat, imagined, table)
        known = level if level in LEVELS else self.instead_of(level)
        return await self.queue.hurry(table, think, Hired(known, game.key, table, seat), imagined, seed)

    async def advise(
        self, game: Game[Any], seat: int, imagined: AnyState, seed: int, asker: str
    ) -> AsyncGenerator[tuple[bool, list[Advice]], None]:
        """The best choices of a person on `seat`: a quick answer, then a better one, with which it is final.

        Each search waits like a bot. Together they have a part of the asker's share.
        """
        with self.queue.part(asker):
            for depth in ADVICE:
                found = await self.queue.hurry(asker, advise_on, game.key, seat, imagined, depth, seed)
                yield depth == FINAL, found

    async def weigh(
        self, game: Game[Any], seat: int, imagined: AnyState, move: Move, seed: int, asker: str
    ) -> Flaw | None:
        """What makes this choice of a person a serious mistake, if it is one."""
        with self.queue.part(asker):
            return await self.queue.hurry(asker, weigh_on, game.key, seat, imagined, move, seed)

    async def choose_own(self, game: Game[Any], level: str, seat: int, imagined: AnyState, table: str) -> Move:
        bot = Hired(self.own[level], game.key, table, seat)
        thought = await self.own_queue.hurry(table, think_own, bot, imagined)
        if thought.fault:
            self.warn(level, f"{thought.fault}. A random move is played for it.")
        return thought.move

    def instead_of(self, level: str) -> str:
        """The server was started again without a bot that plays at one of its tables."""
        self.warn(level, f"there is no such bot any more. A {DEFAULT_LEVEL} plays instead.")
        return DEFAULT_LEVEL

    def warn(self, level: str, what: str) -> None:
        """The log tells each fault of a bot when it happens for the first time."""
        if (level, what) not in self.warned and len(self.warned) < MOST_WARNINGS:
            self.warned.add((level, what))
            log.warning("%s: %s", level, what)

    def close(self) -> None:
        self.queue.close()
        self.own_queue.close()


class Hired(NamedTuple):
    """A bot on one seat of one table: its level, or how the owner's own one is found."""

    name: str
    game: str
    table: str
    seat: int


class Thought(NamedTuple):
    """What a bot of the operator chose, and what went wrong."""

    move: Move
    fault: str


# --- in a worker


trees: OrderedDict[Hired, Branch] = OrderedDict()


def think(hired: Hired, imagined: AnyState, seed: int, haste: float) -> Move:
    """Each state the bot imagines is resampled from `imagined`.

    A search goes on where this seat's last one ended. If that one ran in another worker, it begins anew.
    """
    game: Game[Any] = game_called(hired.game)
    luck, seat = FastChance(seed), hired.seat
    bot = make_bot(hired.name, game, seed, haste)
    searching = cast(Captain, bot) if hired.name in BUDGETS else None  # `isinstance` may err in the compiled build
    if searching is not None:
        searching.search.tree = trees.pop(hired, {})
    move = bot.choose(seat, game.legal_moves(imagined), lambda: game.resample(imagined, seat, luck))
    if searching is not None:
        keep(trees, hired, searching.search.tree)
    return move


def keep(where: OrderedDict[Hired, T], hired: Hired, what: T) -> None:
    """Keeps something for the next decision of a bot. What was kept longest ago is forgotten."""
    where[hired] = what
    if len(where) > MOST_KEPT:
        where.popitem(last=False)


def advise_on(game_key: str, seat: int, imagined: AnyState, depth: str, seed: int, haste: float) -> list[Advice]:
    game: Game[Any] = game_called(game_key)
    luck = FastChance(seed)
    legal = game.legal_moves(imagined)
    return advise(game, seat, legal, lambda: game.resample(imagined, seat, luck), seed, budget_for_advice(depth, haste))


def weigh_on(game_key: str, seat: int, imagined: AnyState, move: Move, seed: int, haste: float) -> Flaw | None:
    """By the measure of reviews (`bots/review/mistakes.py`), but quickly, and only what costs much."""
    game: Game[Any] = game_called(game_key)
    luck = FastChance(seed)
    imagine = partial(game.resample, imagined, seat, luck)
    sources = Sources(imagine, imagine, luck.below(SEEDS), luck.below(SEEDS))
    return flaw_of(game, imagined, seat, move, sources, budget_within(COACHING, haste), SERIOUS)


kept: OrderedDict[Hired, OwnBot] = OrderedDict()


def think_own(hired: Hired, imagined: AnyState, haste: float) -> Thought:
    """The bot is kept until its next decision, because it may remember something. It sees resampled states only."""
    bot, seat = kept_bot(hired), hired.seat
    before = len(bot.faults)
    move = bot.choose(seat, bot.game.legal_moves(imagined), lambda: bot.game.resample(imagined, seat, bot.luck))
    return Thought(move, bot.faults[-1] if len(bot.faults) > before else "")


def kept_bot(hired: Hired) -> OwnBot:
    bot = kept.pop(hired, None) or OwnBot(hired.name, game_called(hired.game), hash(hired) & SEEDS, LIVE_PATIENCE)
    keep(kept, hired, bot)
    return bot
