"""One decision of a bot: what it may know, and how it chooses. It thinks in a worker, on an imagined state."""

import logging
from math import ceil
from typing import NamedTuple

from ...bots import DEFAULT_LEVEL
from ...core.chance import FastChance
from ...core.game import AnyState
from ...core.messages import Move
from ..table.live import LiveTable
from ..table.match.match import Match

log = logging.getLogger("skulduggery.bots")

SHORTEST_BEAT = 0.05  # seconds, at a table without pauses


class Task(NamedTuple):
    """A decision a bot is to make. `number`: the entry it follows; `imagined`: without what the bot must not see."""

    match: Match
    number: int
    seat: int
    level: str
    legal: list[Move]
    imagined: AnyState


def task_for(table: LiveTable, match: Match, number: int, seat: int, state: AnyState) -> Task:
    """The decision that `state` asks of a bot on this seat."""
    level = table.meta.seats[seat].level or DEFAULT_LEVEL
    imagined = match.game.resample(state, seat, FastChance(table.services.seeds.for_bot()))
    return Task(match, number, seat, level, match.game.legal_moves(state), imagined)


async def think(table: LiveTable, task: Task) -> Move:
    services, seed = table.services, table.services.seeds.for_bot()
    try:
        return await services.thinkers.choose(task.match.game, task.level, task.seat, task.imagined, seed, table.id)
    except Exception:
        log.exception("a bot failed; any legal move is played instead", extra={"table": table.id})
        return FastChance(seed).pick(task.legal)


def wait(thought: float, pause: float, pace: float, hides: bool) -> float:
    """How many seconds a bot's move takes: its pause.

    Where something is hidden, a longer thought is rounded up to whole beats: its exact time would tell how much the
    bot had to think about.
    """
    if not hides or thought <= pause:
        return max(thought, pause)
    beat = pace or SHORTEST_BEAT
    return pause + beat * ceil((thought - pause) / beat)
