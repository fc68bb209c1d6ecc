"""How long the bosun needs for a choice, in CPU time of the running build."""

from functools import partial
from itertools import count
from time import process_time
from typing import Any, NamedTuple

from ..bots import make_bot
from ..core.chance import Chance
from ..core.game import Game
from ..core.options import Options


class Thinking(NamedTuple):
    """Milliseconds per choice. A decision with a single legal move does not count."""

    mean: float
    slowest: float


def think(game: Game[Any], options: Options, chance: Chance, seconds: float) -> Thinking:
    """Play matches with a bosun in every seat, until the bosuns have thought for this many seconds."""
    spent: list[float] = []
    for seed in count():
        state = game.start(options, chance, [])
        bosun = make_bot("bosun", game, seed)
        while (asked := state.asked()) is not None and (not spent or sum(spent) < seconds):
            seat, legal = asked.seat, asked.moves(state)
            began = process_time()
            move = bosun.choose(seat, legal, partial(game.resample, state, seat, chance))
            if len(legal) > 1:
                spent.append(process_time() - began)
            game.apply(state, move, chance)
        if asked is not None:
            break
    return Thinking(1000 * sum(spent) / len(spent), 1000 * max(spent))
