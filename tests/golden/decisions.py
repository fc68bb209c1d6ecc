"""What captains decide in matches whose luck is seeded: the same on every interpreter and in both builds.

`python tests/golden/decisions.py` prints the moves of each game by their action ids, and a digest of all digits of its
win chances. `python tests/golden/decisions.py moves >tests/golden/decisions.json` stores the moves.
"""

import hashlib
import json
import sys
from functools import partial
from typing import Any

from skulduggery.bots import make_bot
from skulduggery.bots.chances import chances_for
from skulduggery.bots.search.budget import Budget
from skulduggery.bots.search.captain import Captain
from skulduggery.core.chance import FastChance
from skulduggery.core.game import AnyState, Game
from skulduggery.core.messages import Move
from skulduggery.core.options import make_options
from skulduggery.games import game_called

GAMES = ("blackwood", "bounty", "kings", "prowl")
EVERY = 4  # a captain decides at every fourth choice; a bosun, which is quicker, takes the others
DECISIONS = 15
PLAYOUTS = 24


def decisions_in(key: str) -> dict[str, Any]:
    """The moves of a captain in all seats of one match, and the digest of the win chances at every choice."""
    game: Game[Any] = game_called(key)
    options = make_options(game.options_type, game.seats, {"players": 3})
    dice, dreams = FastChance(1), FastChance(2)
    state: AnyState = game.start(options, dice, [])
    captain, bosun = Captain(game, 3, Budget(PLAYOUTS)), make_bot("bosun", game, 4)
    moves: list[Move] = []
    chances: list[list[float]] = []
    while len(moves) < DECISIONS:
        asked = state.asked()
        assert asked is not None, "the match is long enough"
        move, *others = legal = asked.moves(state)
        if others:
            chances.append(chances_for(game).of(state))
            bot = bosun if len(chances) % EVERY else captain
            move = bot.choose(asked.seat, legal, partial(game.resample, state, asked.seat, dreams))
            moves += [move] if bot is captain else []
        game.apply(state, move, dice)
    ids = list(game.all_moves(options))
    digest = hashlib.sha256(json.dumps(chances).encode()).hexdigest()
    return {"moves": [ids.index(move) for move in moves], "chances": digest}


if __name__ == "__main__":
    shown = sys.argv[1:] or ["moves", "chances"]
    found = {key: decisions_in(key) for key in GAMES}
    sys.stdout.write(json.dumps({key: {part: each[part] for part in shown} for key, each in found.items()}) + "\n")
