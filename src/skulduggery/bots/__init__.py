"""The bots by their level, weakest first.

A bot gets its legal moves, and a function that makes resampled states. `greedy.py` is the bosun, and `search/` what
captain and admiral do besides. `heuristics/` values a position, `tuned/` values it better, and `chances/` tells how
likely each seat is to win. `review/` looks at finished matches. `own.py` runs bots that somebody else wrote.

The same seed gives the same moves on every machine. So numbers are added with `math.fsum`: since Python 3.12 the
builtin `sum` has other last digits.

May import `core`, `games`. Start with `bot.py`, then `greedy.py`, then `search/search.py`.
"""

from typing import Any

from ..core.chance import FastChance
from ..core.game import Game
from ..core.refusals import BadOption, BadOptions
from .bot import Bot
from .greedy import Bosun
from .own import SIGN, OwnBot
from .random import Deckhand
from .search.budget import BUDGETS, budget_of
from .search.captain import Captain

LEVELS = ("deckhand", "bosun", "captain", "admiral")
DEFAULT_LEVEL = "bosun"  # used if nobody chose a level


def make_bot(level: str, game: Game[Any], seed: int, haste: float = 0.0) -> Bot:
    """A bot of that level, or one of somebody's own: `my_bot.py:Name`. With the same seed it makes the same choices.

    `haste` is for live play, where people wait: bots that search then think for a time instead of a number of playouts.
    With 1 they have their usual time, with 2 half of it.
    """
    if SIGN in level:
        return OwnBot(level, game, seed)
    if level == "deckhand":
        return Deckhand(FastChance(seed))
    if level == "bosun":
        return Bosun(game, FastChance(seed))
    if level in BUDGETS:
        return Captain(game, seed, budget_of(level, haste))
    raise BadOptions(BadOption("", "bot", level, ", ".join(LEVELS)))
