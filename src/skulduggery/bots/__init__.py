"""The bots by their level, weakest first."""

from typing import Any

from ..core.chance import FastChance
from ..core.game import Game
from ..core.refusals import BadOption, BadOptions
from .bot import Bot
from .greedy import Bosun
from .own import SIGN, OwnBot
from .random import Deckhand

LEVELS = ("deckhand", "bosun")
DEFAULT_LEVEL = "bosun"  # used if nobody chose a level


def make_bot(level: str, game: Game[Any], seed: int) -> Bot:
    """A bot of that level, or one of somebody's own: `my_bot.py:Name`. With the same seed it makes the same choices."""
    if SIGN in level:
        return OwnBot(level, game, seed)
    if level == "deckhand":
        return Deckhand(FastChance(seed))
    if level == "bosun":
        return Bosun(game, FastChance(seed))
    raise BadOptions(BadOption("", "bot", level, ", ".join(LEVELS)))
